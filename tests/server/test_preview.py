"""Answers about actions nobody has taken: all reasons, or what they would bring."""

import msgspec
import pytest

from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.notation.parts import FORMS
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options as DarwinOptions
from galapagos.games.darwin.rules.terms import ACTION, LOW_MUTATION
from galapagos.games.darwin.show.building import BuildView
from galapagos.games.darwin.show.species import placed_cards
from galapagos.games.origin.rules.actions import HUNT, kind_of
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.show.hunts import HuntForecast
from galapagos.games.show import show_for
from galapagos.kernel.game import Game
from galapagos.server.show.preview import preview
from galapagos.text.catalogue import words_for
from galapagos.wire.messages import Preview, Previewed
from galapagos.wire.play import DraftQuestion
from tests.records.games import UNDER_ATTACK
from tests.wire.tables import DARWIN, ORIGIN, SEATINGS, Seating, moves_of

_ANSWER = msgspec.json.Decoder(Previewed)
FOUR = Seating(DARWIN, DarwinOptions(4), "four")


def ask(seating: Seating, game: Game, question: Preview) -> Previewed:
    show = show_for(seating.codec)
    viewer = question.seat
    answer = preview(
        show, seating.codec, game, show.people(viewer, seating.players, "en"), question
    )
    sent = msgspec.json.encode(answer)
    plain = msgspec.json.decode(sent)
    own = {
        name: msgspec.convert(plain[name], type(getattr(answer, name)))
        for name in ("hunt", "standing", "build")
    }
    assert msgspec.structs.replace(_ANSWER.decode(sent), **own) == answer
    return answer


def built(game: Game, seat: int, cards: list[str], species: int = -1) -> BuildView:
    answer = ask(FOUR, game, Preview("b", seat, draft=DraftQuestion(cards, species)))
    assert isinstance(answer.build, BuildView)
    assert answer.reasons == answer.build.reasons
    return answer.build


# --- Origin ----------------------------------------------------------------------------------


def test_a_refusal_names_every_reason_with_rule_and_sentence() -> None:
    seating = SEATINGS[2]
    game = seating.new(71)
    assert isinstance(game, Origin)
    other = (int(game.state.turn) + 1) % 4
    answer = ask(seating, game, Preview("q", other, action="take P1a"))
    assert not answer.legal
    codes = {reason.code for reason in answer.reasons}
    assert {"not_your_turn", "wrong_phase"} <= codes
    for reason in answer.reasons:
        assert reason.rule.startswith("EV-")
        assert reason.text.endswith(".")


@pytest.mark.parametrize(
    "question",
    [
        Preview("q", 0, action="fly to the moon"),
        Preview("q", 0),
        Preview("q", 0, parts={"game": "origin", "kind": "take", "animal": "bear"}),
        Preview("q", 0, parts={"game": "darwin", "kind": "pass"}),
        Preview("q", 0, draft=DraftQuestion([])),
    ],
)
def test_what_is_no_action_of_origin_is_said_to_be_none(question: Preview) -> None:
    answer = ask(SEATINGS[2], SEATINGS[2].new(71), question)
    assert not answer.legal
    assert [reason.code for reason in answer.reasons] == ["unknown_action"]


def test_a_hunt_is_told_what_it_would_meet_ev_atk_06() -> None:
    seating = SEATINGS[2]
    met: set[str] = set()
    for seed in range(80, 84):
        game = seating.new(seed)
        assert isinstance(game, Origin)
        for seat, _action in moves_of(game, seed):
            for one in game.legal_list(seat):
                if kind_of(one) != HUNT:
                    continue
                before = game.view(-1).state.centre
                text = seating.codec.action_text(game, one)
                answer = ask(seating, game, Preview("q", seat, action=text))
                assert answer.legal
                assert isinstance(answer.hunt, HuntForecast)
                assert game.view(-1).state.centre == before
                _check_hunt(game, seat, one, answer)
                met.update(defence.trait for defence in answer.hunt.defences)
    assert met == {"running", "mimicry", "tail_loss"}


def _check_hunt(game: Origin, seat: int, action: int, answer: Previewed) -> None:
    """What happens if it is done must be what was foretold."""
    hunt = answer.hunt
    assert isinstance(hunt, HuntForecast)
    trial = game.clone()
    trial.apply(seat, action)
    is_open = trial.state.prey >= 0
    assert is_open == bool(hunt.defences)
    if not is_open:
        assert hunt.catch == 1.0
    elif {defence.trait for defence in hunt.defences} == {"running"}:
        assert hunt.catch == 0.5
    else:
        assert hunt.catch == 0.0
    own = [risk.key for risk in answer.risks]
    assert ("poison" in own) == hunt.poison


def test_a_defender_may_ask_too() -> None:
    seating = Seating(ORIGIN, SEATINGS[0].options, "attack")
    game = ORIGIN.parse_position(UNDER_ATTACK, "test")
    seat = int(game.actor())
    legal = game.legal_list(seat)
    for one in legal:
        text = ORIGIN.action_text(game, one)
        assert ask(seating, game, Preview("q", seat, action=text)).legal
    assert not ask(seating, game, Preview("q", 1 - seat, action="run")).legal


# --- Darwin ----------------------------------------------------------------------------------


def catalog_of() -> DarwinCodec:
    assert isinstance(DARWIN, DarwinCodec)
    return DARWIN


def test_the_builder_agrees_with_the_rules_dc_act_create_01() -> None:
    """A draft is legal in a slot if and only if the creation is; its text is the action."""
    game = FOUR.new(91)
    assert isinstance(game, Darwin)
    catalog = catalog_of().words.catalog
    created = 0
    for seat, action in moves_of(game, 92):
        parts = FORMS.parts(action, catalog)
        if parts["kind"] != "create":
            continue
        build = built(game, seat, parts["cards"])
        assert build.reasons == []
        assert build.name
        assert {card.card for card in build.cards} == set(parts["cards"])
        for verdict in build.verdicts:
            code = act.pack_create(verdict.slot, act.create_cards(action))
            code = game.canonical(seat, code)
            assert verdict.legal == (game.why(seat, code) == [])
            assert verdict.legal == (verdict.standing is not None) == (not verdict.reasons)
            if verdict.legal:
                assert DARWIN.parse_action(game, verdict.action) == code
        chosen = build.verdicts[parts["slot"]]
        assert chosen.legal
        _check_standing(game, seat, action, chosen.slot, build)
        created += 1
    assert created > 20


def _check_standing(game: Darwin, seat: int, action: int, slot: int, build: BuildView) -> None:
    """The species must stand as foretold once it is there."""
    standing = build.verdicts[slot].standing
    assert standing is not None
    assert standing.text
    trial = game.clone()
    uid = int(trial.state.next_uid)
    trial.play(seat, action)
    trial.play(seat, act.CONFIRM)
    species = trial.state.find(uid)
    if species is None or trial.state.phase != ACTION:
        return
    assert (standing.plants, standing.meat) == (species.plants, species.meat)
    assert standing.adaptation == species.adaptation
    assert standing.hearts == species.hearts()
    for other in standing.hungry:
        assert trial.state.species(other).feeding() != 0
        assert game.state.species(other).feeding() == 0


def test_a_partial_creature_shows_sites_stats_and_what_fits_dc_anat_03() -> None:
    game = FOUR.new(93)
    assert isinstance(game, Darwin)
    catalog = catalog_of().words.catalog
    for seat, action in moves_of(game, 94):
        parts = FORMS.parts(action, catalog)
        if parts["kind"] == "create" and len(parts["cards"]) > 2:
            break
    empty = built(game, seat, [])
    assert {reason.code for reason in empty.reasons} == {"no_head", "no_body"}
    assert all(fit.places for fit in empty.fits)
    assert not any(verdict.legal for verdict in empty.verdicts)
    assert len(empty.verdicts) == len(game.state.biomes)
    body = next(card for card in parts["cards"] if _part(card) == "body")
    half = built(game, seat, [body])
    assert {reason.code for reason in half.reasons} == {"no_head"}
    assert half.free == half.sites
    assert half.name == ""
    for fit in half.fits:
        part = _part(fit.card)
        if part == "wings":
            assert bool(fit.places) == (half.sites.wings > 0)
        if part == "tail":
            assert bool(fit.places) == (half.sites.tail > 0)
        if part == "body":
            assert fit.replaces == [body]
        assert bool(fit.places) != bool(fit.reasons)
        assert len(fit.places) == len(fit.replaces)
    for verdict in half.verdicts:
        assert not {"no_head", "unfed"} & {reason.code for reason in verdict.reasons}


def _part(card: str) -> str:
    catalog = catalog_of().words.catalog
    return catalog.cards[catalog.card_number(card) - 1].part


def test_every_fit_is_accepted_when_it_is_put_on() -> None:
    game = FOUR.new(95)
    assert isinstance(game, Darwin)
    catalog = catalog_of().words.catalog
    tried = 0
    for seat, action in moves_of(game, 96):
        parts = FORMS.parts(action, catalog)
        if parts["kind"] != "create":
            continue
        build = built(game, seat, parts["cards"])
        for fit in build.fits:
            for replaced in fit.replaces:
                cards = [card for card in parts["cards"] if card != replaced] + [fit.card]
                assert built(game, seat, cards).reasons == []
                tried += 1
        if tried > 60:
            break
    assert tried > 60


def test_a_species_is_changed_and_moved_by_the_same_question_dc_act_mutate_08() -> None:
    catalog = catalog_of().words.catalog
    kinds: dict[str, int] = {}
    for seed in range(97, 103):
        game = FOUR.new(seed)
        assert isinstance(game, Darwin)
        for seat, action in moves_of(game, seed):
            parts = FORMS.parts(action, catalog)
            if parts["kind"] not in ("mutate", "mutate_twice", "migrate"):
                continue
            came, left = parts.get("cards", []), parts.get("out", [])
            species = game.state.species(parts["species"])
            cards = [one.card for one in placed_cards(int(species.cards), catalog)]
            came_and_left = set(came) & set(left)
            if came_and_left:
                continue
            wanted = [card for card in cards if card not in left] + came
            build = built(game, seat, wanted, parts["species"])
            assert build.before is not None
            slot = parts["slot"] if parts["kind"] == "migrate" else int(species.slot)
            verdict = next(one for one in build.verdicts if one.slot == slot)
            assert verdict.legal
            assert verdict.standing is not None
            steps = {"mutate": 1, "mutate_twice": 2, "migrate": 0}[parts["kind"]]
            # One card for another of its kind can be spelled as two mutations, but one will do.
            is_one_for_one = len(left) == len(came) == 1
            assert build.steps == steps or (is_one_for_one and build.steps == 1)
            assert verdict.standing.cost == build.price
            if build.steps == 2 and game.state.event != LOW_MUTATION:
                assert build.price == min(3, int(species.points))
            kinds[parts["kind"]] = kinds.get(parts["kind"], 0) + 1
    assert set(kinds) == {"mutate", "mutate_twice", "migrate"}


@pytest.mark.parametrize(
    "draft",
    [
        DraftQuestion(["nothing"]),
        DraftQuestion(["x"] * 7),
        DraftQuestion([], 4000),
    ],
)
def test_what_is_no_species_is_said_to_be_none(draft: DraftQuestion) -> None:
    game = FOUR.new(98)
    answer = ask(FOUR, game, Preview("q", 0, draft=draft))
    assert answer.build is None
    assert [reason.code for reason in answer.reasons] == ["unknown_action"]


def test_two_heads_find_no_place() -> None:
    heads = [card.id for card in catalog_of().words.catalog.cards if card.part == "head"][:2]
    answer = ask(FOUR, FOUR.new(98), Preview("q", 0, draft=DraftQuestion(heads)))
    assert answer.reasons[0].text == words_for("en").tell("refused-no_species")


def test_cards_of_others_are_refused_without_telling_whether_they_have_them() -> None:
    """DC-INFO-02: a card that is not in the own hand is just that."""
    game = FOUR.new(99)
    assert isinstance(game, Darwin)
    for seat, _action in moves_of(game, 99):
        if game.state.phase == ACTION and seat == game.state.turn:
            break
    catalog = catalog_of().words.catalog
    own = [int(card) for card in list(game.state.players[seat].hand)]
    theirs = [int(card) for card in list(game.state.players[(seat + 1) % 4].hand)]
    unknown = [number for number in range(1, 200) if number not in own + theirs]
    told = set()
    for number in (theirs[0], unknown[0]):
        build = built(game, seat, [catalog.cards[number - 1].id])
        for verdict in build.verdicts:
            told.add("card_not_in_hand" in {reason.code for reason in verdict.reasons})
    assert told == {True}
