"""Wallace: what it learned is read and used where it fits, and nothing else is."""

from collections.abc import Mapping, Sequence

import pytest
from librt.vecs import vec

from galapagos.bots.base import Budget
from galapagos.bots.ladder import LADDER, SEARCHING, make_bot
from galapagos.bots.simple import INSTINCT
from galapagos.bots.specs import parse_bot
from galapagos.games import kit_for, kit_of
from galapagos.games.weights import (
    FILE,
    FORMAT,
    Head,
    NetHead,
    read_head,
    read_weights,
    write_weights,
)
from galapagos.kernel.chance import Chance
from galapagos.kernel.errors import BadData
from galapagos.kernel.moves import Moves
from galapagos.lab.games import game_kind
from galapagos.search.sense import Scores
from tests.bots.tables import every_table, new_game, positions

GAMES = ["origin", "darwin"]
LEARNED = {"origin": {2: ["value", "policy"], 4: ["policy"]}, "darwin": {2: ["value", "policy"]}}
"""With how many players, which nets."""
MOST_BYTES = 2_000_000
LAYOUTS: Mapping[str, Sequence[str]] = {"value": ["a", "b"], "policy": ["c"]}


def small(**other: object) -> bytes:
    """A file of one net with two inputs and one unit: three weights."""
    net = {"players": 2, "kind": "value", "inputs": ("a", "b"), "sizes": (2, 1), "made": "here"}
    head = Head("origin", 9, (NetHead(**(net | other)),))  # type: ignore[arg-type]
    return write_weights(head, b"\0\0\x80\x3f" * 3)


def read(data: bytes, game: str = "origin", rules: int = 9) -> object:
    return read_weights(data, "somewhere", game, rules, LAYOUTS)


def test_weights_come_back_as_they_were_written() -> None:
    learned = read_weights(small(), "somewhere", "origin", 9, LAYOUTS)
    lesson = learned.lesson(2)
    assert lesson is not None
    assert lesson.policy is None
    assert lesson.value is not None
    assert lesson.value.answer(vec[float]([3.0, 4.0]), 0) == 8.0


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "expected the weights"),
        (FORMAT + b"{}\n", "cannot be read"),
        (small()[:-1], "cut short"),
        (small() + b"\0", "behind"),
        (small(inputs=("a", "other")), "other numbers"),
        (small(kind="posture"), "other numbers"),
        (small(sizes=(2, 2)), "layers"),
        (small(sizes=(3, 1)), "layers"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_a_sentence(data: bytes, why: str) -> None:
    with pytest.raises(BadData, match=why) as found:
        read(data)
    assert "somewhere" in str(found.value)


def test_weights_of_another_game_or_of_other_rules_are_refused() -> None:
    with pytest.raises(BadData, match="of origin, not of darwin"):
        read(small(), game="darwin")
    with pytest.raises(BadData, match=r"rules 9.*rules 10.*make train"):
        read(small(), rules=10)


@pytest.mark.parametrize("name", GAMES)
def test_the_package_has_weights_that_fit_and_are_small(name: str) -> None:
    kit = kit_for(name)
    data = (kit.folder / FILE).read_bytes()
    assert len(data) <= MOST_BYTES
    learned = kit.learned
    assert learned is not None
    found = {
        int(lesson.players): [
            kind for kind in ("value", "policy") if getattr(lesson, kind) is not None
        ]
        for lesson in learned.lessons
    }
    assert found == LEARNED[name]
    head, _ = read_head(data, FILE)
    assert all(net.made for net in head.nets)


UNTAUGHT = {
    "origin": [(4, {"teams": "on"}), (2, {"variant": "on"})],
    "darwin": [(4, {"mode": "team"}), (2, {"mode": "kids"}), (3, {"mode": "beginner"})],
}


@pytest.mark.parametrize("name", GAMES)
def test_where_nothing_was_learned_wallace_judges_as_apex_does(name: str) -> None:
    for players, options in UNTAUGHT[name]:
        game = new_game(name, players, options)
        kit = kit_of(game)
        for here, seat in positions(game, seed=3, every=19, most=4):
            said = [vec[float]([0.0] * players) for _ in range(2)]
            kit.sense("wallace").appraise(here, said[0], kit.style("wallace").foresight)
            kit.sense("apex").appraise(here, said[1], kit.style("apex").foresight)
            assert list(said[0]) == list(said[1])
            assert not kit.sense("wallace").rate(here, seat, Moves(), Scores())
            view = here.view(seat)
            instinct = make_bot(INSTINCT).choose(view, seat, Chance(1))
            assert instinct == make_bot("forager").choose(view, seat, Chance(1))


@every_table
def test_a_learned_judgement_is_a_chance_at_every_table(
    kind: str, players: int, options: dict[str, str]
) -> None:
    sense = kit_for(kind).sense("wallace")
    values = vec[float]([0.0] * players)
    for here, seat in positions(new_game(kind, players, options), seed=5, every=23, most=5):
        sense.appraise(here.view(seat).determinise(3), values, True)
        assert all(0.0 <= value <= 1.0 for value in values)


@pytest.mark.parametrize("name", GAMES)
def test_wallace_judges_otherwise_than_apex_at_a_usual_table(name: str) -> None:
    differing = 0
    for here, _ in positions(new_game(name, 2, {}), seed=5, every=13, most=5):
        said = []
        for bot in ("wallace", "apex"):
            values = vec[float]([0.0] * 2)
            kit_of(here).sense(bot).appraise(here, values, kit_of(here).style(bot).foresight)
            said.append(list(values))
        assert sum(said[0]) == pytest.approx(1.0)
        differing += said[0] != said[1]
    assert differing == 5


def test_wallace_is_the_last_step_and_may_be_asked_without_a_search() -> None:
    assert LADDER[-1] == "wallace"
    assert "wallace" in SEARCHING
    assert parse_bot("wallace@40").budget == Budget(iterations=40)
    spec = parse_bot(INSTINCT)
    assert spec.is_repeatable()
    assert spec.make().name == INSTINCT
    with pytest.raises(BadData):
        parse_bot("apex@0")


@pytest.mark.parametrize("name", GAMES)
def test_without_a_search_the_choice_follows_from_the_view(name: str) -> None:
    bot = make_bot(INSTINCT)
    differing = 0
    for game, seat in positions(new_game(name, 2, {}), seed=9, every=11, most=12):
        other = game.view(seat).determinise(77)
        numbers = game_kind(name).numbers
        differing += numbers(game) != numbers(other)
        choices = [bot.choose(world.view(seat), seat, Chance(5)) for world in (game, other)]
        assert choices[0] == choices[1]
        assert choices[0].iterations == 0
    assert differing > 3


@pytest.mark.parametrize("name", GAMES)
def test_without_a_search_it_beats_hatchlings(name: str) -> None:
    """A few games from both seats; docs/wallace.md has the real measurements."""
    won = 0.0
    for seed in range(5):
        for seat in range(2):
            game = new_game(name, 2, {}, seed)
            bots = [make_bot("hatchling"), make_bot("hatchling")]
            bots[seat] = make_bot(INSTINCT)
            while (asked := int(game.actor())) >= 0:
                choice = bots[asked].choose(game.view(asked), asked, Chance(seed))
                game.apply(asked, choice.action)
            outcome = game.outcome()
            assert outcome is not None
            won += outcome.value(seat)
    assert won >= 6
