"""Tempers: part of a bot's text, seen in its play, and only among what it finds about as good."""

import pytest

from galapagos.bots.base import Bot, Budget, Choice, Line
from galapagos.bots.ladder import LADDER, make_bot
from galapagos.bots.specs import parse_bot
from galapagos.bots.temper import (
    CHANCE_GIVEN,
    LEAST_TRIED,
    POINTS_GIVEN,
    SHOWN,
    TEMPERS,
    Temper,
    Tempered,
    leaning,
    level_of,
    temper_of,
)
from galapagos.games.darwin.rules.actions import is_main, kind_of
from galapagos.games.darwin.rules.main_actions import settle_draft
from galapagos.games.darwin.rules.terms import CARNIVORE, HERBIVORE
from galapagos.games.origin.rules import actions as act
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from tests.bots.tables import new_game, positions


@pytest.mark.parametrize("temper", TEMPERS)
def test_a_temper_stands_behind_the_name(temper: Temper) -> None:
    spec = parse_bot(f"hunter+{temper}@40")
    assert (spec.name, spec.temper, spec.text) == ("hunter", temper, f"hunter+{temper}@40")
    assert spec.budget == Budget(iterations=40)
    assert spec.make().name == f"hunter+{temper}"
    assert parse_bot(f"hatchling+{temper}").make().name == f"hatchling+{temper}"
    assert (level_of(spec.text), temper_of(spec.text)) == ("hunter", temper)
    assert (level_of("forager"), temper_of("forager")) == ("forager", "")


@pytest.mark.parametrize("text", ["hunter+hungry", "hunter+", "random+fierce", "forager+fierce@9"])
def test_a_temper_that_a_bot_cannot_have_is_refused(text: str) -> None:
    with pytest.raises(BadData, match=r"temper|does not search"):
        parse_bot(text)


class _Told(Bot):
    """Finds what it is told to find."""

    name = "told"

    def __init__(self, lines: list[Line], iterations: int) -> None:
        self._choice = Choice(lines[0].actions[0][1], lines, iterations)

    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        return self._choice


def _hunting() -> tuple[Game, int, int, int]:
    """Return a view, its seat, and two actions: a hunt, and what a fierce player likes less."""
    for game, seat in positions(new_game("origin", 2, {}), seed=3, every=1, most=900):
        view = game.view(seat)
        moves = view.legal_list(seat)
        hunts = [move for move in moves if act.kind_of(move) == act.HUNT]
        takes = [move for move in moves if act.kind_of(move) == act.TAKE]
        if hunts and takes:
            return view, seat, hunts[0], takes[0]
    pytest.fail("nobody could hunt or feed")


def test_a_temper_gives_no_more_than_it_says() -> None:
    view, seat, hunt, take = _hunting()

    def chosen(gap: float, iterations: int, tried: float = 1.0) -> int:
        lines = [Line([(seat, take)], 0.6, 100), Line([(seat, hunt)], 0.6 - gap, int(100 * tried))]
        bot = Tempered(_Told(lines, iterations), "fierce")
        choice = bot.choose(view, seat, Chance(1))
        assert choice.lines[0].actions[0][1] == choice.action
        return choice.action

    assert chosen(0.9 * POINTS_GIVEN, 0) == hunt
    assert chosen(1.1 * POINTS_GIVEN, 0) == take
    assert chosen(0.9 * CHANCE_GIVEN, 200) == hunt
    assert chosen(1.1 * CHANCE_GIVEN, 200) == take
    assert chosen(0.0, 200, tried=0.9 * LEAST_TRIED) == take, "hardly tried, so hardly known"


@pytest.mark.parametrize("kind", ["origin", "darwin"])
@pytest.mark.parametrize("name", LADDER[1:])
@pytest.mark.parametrize("temper", TEMPERS)
def test_a_choice_is_legal_repeatable_and_honest(kind: str, name: str, temper: Temper) -> None:
    for game, seat in positions(new_game(kind, 2, {}), seed=5, every=23, most=4):
        other = game.view(seat).determinise(77)
        choices = [
            make_bot(name, Budget(iterations=12), temper).choose(world.view(seat), seat, Chance(5))
            for world in (game, other, game)
        ]
        assert choices[0] == choices[1] == choices[2]
        assert not game.why(seat, choices[0].action)
        assert len(choices[0].lines) <= SHOWN


def _hunts(temper: Temper, games: int) -> int:
    """Return how often Hatchling hunts with a temper, against one without; of equal deals."""
    count = 0
    for number in range(games):
        game = new_game("origin", 2, {}, seed=number)
        bots = [make_bot("hatchling", None, temper), make_bot("hatchling")]
        chance = Chance(mix(number))
        while (seat := int(game.actor())) >= 0:
            action = bots[seat].choose(game.view(seat), seat, chance).action
            count += seat == 0 and act.kind_of(action) == act.HUNT
            game.apply(seat, action)
    return count


def test_a_temper_shows_in_play() -> None:
    careful, even, fierce = (_hunts(temper, 30) for temper in ("careful", "", "fierce"))
    assert 1.15 * careful < even < fierce / 1.15


def test_leanings_of_darwin_follow_what_a_species_eats() -> None:
    seen = 0
    for game, seat in positions(new_game("darwin", 2, {}), seed=4, every=1, most=60):
        view = game.view(seat)
        for action in view.legal_list(seat)[::29][:80]:
            tastes = {key: leaning(view, seat, action, temper) for key, temper in TEMPERS.items()}
            assert all(0.0 <= taste <= 1.0 for taste in tastes.values())
            if not is_main(kind_of(action)):
                assert set(tastes.values()) == {0.0}
                continue
            after = view.clone()
            before = _diets(after, seat)
            after.apply(seat, action)
            gained = [now - then for now, then in zip(_diets(after, seat), before, strict=True)]
            if gained == [1, 0]:
                assert tastes["fierce"] == 1.0
                seen |= 1
            if gained == [0, 1]:
                assert tastes["careful"] > tastes["fierce"]
                seen |= 2
    assert seen == 3, "both kinds of species could be created"


def _diets(game: Game, seat: int) -> tuple[int, int]:
    """Return how many hunters and how many plant eaters a seat has, its draft included."""
    state = game.state.clone()  # type: ignore[attr-defined]
    settle_draft(state, seat)
    own = [one.diet for biome in state.biomes for one in biome.species if one.owner == seat]
    return own.count(CARNIVORE), own.count(HERBIVORE)
