"""Cards alike but for the animal: the lowest that can be used is named, and it can be used."""

from galapagos.games.darwin.cards.catalog import load_catalog
from galapagos.games.darwin.notation.position import parse_position
from galapagos.games.darwin.notation.printing import format_position
from galapagos.games.darwin.notation.words import Words
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import card_at, create_cards, pack
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.mutation import listed_double
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.reach import first_twins, reach_of
from galapagos.games.darwin.rules.refusals import REFUSAL_KEYS
from galapagos.games.darwin.rules.table import lay_species, take_from_hand
from galapagos.games.darwin.rules.terms import (
    BODY,
    DEGENERATION,
    EVENT,
    HEAD,
    LEGS1,
    NOBODY,
    TAIL,
    TEAM,
    WINGS,
)
from galapagos.games.darwin.rules.world_events import begin_event
from tests.games.darwin.rules.games import (
    cards,
    cards_of,
    create_action,
    creator,
    give_hand,
    of_kind,
    refused,
    refusing_rules,
    started,
    table,
    trade,
)

PLAIN = {"biomes": [{"id": "B", "pl": 9, "me": 9, "ad": ["run"]}], "species": []}
ALIKE = {"d": "H", "h": 1, "ab": {"run": 1}}


def twins(part: int) -> list[int]:
    """Two cards of a part that differ only in the animal."""
    found = cards_of(part, len(cards().animals))
    low = next(card for card in found if cards().twin[card] != card)
    return [int(cards().twin[low]), low]


def planned() -> tuple[Darwin, list[int], int]:
    """A player with two species alike in hand who has planned the first; hand and zone card."""
    laid = table(PLAIN, {"id": "N", **ALIKE}, {"id": "M", **ALIKE})
    state = laid.state
    state.zone = type(state.zone)([laid.spare_tail])
    game = Darwin(state)
    hand = [int(card) for card in state.players[0].hand]
    game.play(0, create_action(laid, 0))
    return game, hand, laid.spare_tail


def test_dc_act_trade_01_the_other_twin_can_be_given_while_one_is_in_use() -> None:
    game, hand, zone = planned()
    listed = [int(act.c1_of(action)) for action in of_kind(game, 0, act.TRADE)]
    assert listed == hand[2:]
    for card in hand[:2]:
        assert refused(game, 0, trade(card, zone)) == {"traded_card_in_use"}
        advice = game.canonical(0, trade(card, zone))
        assert refused(game, 0, advice) == set()
    for card in hand[2:]:
        assert game.canonical(0, trade(card, zone)) == trade(card, zone)


def test_a_plan_that_gives_the_other_twin_can_be_written_down() -> None:
    words = Words(load_catalog())
    low, high = twins(HEAD)
    for seed in range(60):
        game = started(Options(3), seed)
        seat = int(game.state.turn)
        hand = [card for card in game.state.players[seat].hand if cards().part[card] != HEAD]
        if low in game.state.zone or high in game.state.zone or len(hand) < 8:
            continue
        give_hand(game.state, seat, [low, high, *hand[:8]])
        creations = of_kind(game, seat, act.CREATE)
        if creations:
            game.play(seat, creations[0])
            game.play(seat, trade(high, game.state.zone[0]))
            text = format_position(game, words)
            assert format_position(parse_position(text, words), words) == text
            return
    raise AssertionError("no hand could create")


def test_dc_team_08_the_other_twin_can_pay_while_one_is_in_use() -> None:
    low, high = twins(HEAD)
    for seed in range(1, 90):
        game = creator(seed, options=Options(4, mode=TEAM))
        state = game.state
        seat = int(state.turn)
        hand = [int(card) for card in state.players[seat].hand]
        bodies = [card for card in hand if cards().part[card] == BODY][:1]
        wings = [card for card in hand if cards().part[card] == WINGS][:1]
        if low in state.zone or high in state.zone or not bodies or not wings:
            continue
        give_hand(state, seat, [low, high, *bodies, *wings])
        creations = [
            action
            for action in of_kind(game, seat, act.CREATE)
            if create_cards(action) & 255 == low and card_at(create_cards(action), 4) == 0
        ]
        if not creations:
            continue
        price = sorted((high, *wings))
        partner = int(state.partner_of(seat))
        head = next(c for c in cards_of(HEAD, 60, but=(low, high)) if state.decks[0].cards[c])
        body = next(c for c in cards_of(BODY, 68) if state.decks[1].cards[c])
        uid = lay_species(state, partner, 0, act.pack_cards(head, body, 0, 0, 0, 0)).uid
        game.play(seat, creations[0])
        paid = pack(act.TAKE_OVER, uid, *price)
        assert refused(game, seat, paid) == set()
        assert paid in of_kind(game, seat, act.TAKE_OVER)
        in_use = pack(act.TAKE_OVER, uid, *sorted((low, *wings)))
        assert "traded_card_in_use" in refused(game, seat, in_use)
        assert game.canonical(seat, in_use) == paid
        return
    raise AssertionError("no hand could create")


def test_dc_act_mutate_08_a_card_that_comes_and_leaves_is_named_by_its_lowest_twin() -> None:
    low, high = twins(WINGS)
    third = next(card for card in cards_of(WINGS, 20) if cards().twin[card] != low)
    body = next(card for card in cards_of(BODY, 68) if cards().animals[card].wing_sites)
    head = cards_of(HEAD, 1)[0]
    game = started(Options(3), 1)
    state = game.state
    seat = int(state.turn)
    state.zone = type(state.zone)()
    give_hand(state, seat, [head, body, low, high, third])
    for card in (head, body):
        take_from_hand(state, state.players[seat], card)
    uid = lay_species(state, seat, 0, act.pack_cards(head, body, 0, 0, 0, 0)).uid

    def through(card: int) -> int:
        """The card comes and is replaced by the third one at once."""
        return int(pack(act.MUTATE_TWICE, uid, card, 0, *sorted((third, card))))

    assert "twin_comes_first" in refused(game, seat, through(high))
    assert game.canonical(seat, through(high)) == through(low)
    assert "twin_comes_first" not in refused(game, seat, through(low))
    assert game.canonical(seat, through(low)) == through(low)


def test_dc_act_mutate_02_of_leg_twins_the_lower_one_leaves_first() -> None:
    low, high = twins(LEGS1)
    game = started(Options(3), 4)
    state = game.state
    seat = int(state.turn)
    body = next(card for card in cards_of(BODY, 68) if cards().animals[card].leg_sites == 2)
    head, wings, tail = (cards_of(part, 1)[0] for part in (HEAD, WINGS, TAIL))
    state.zone = type(state.zone)()
    laid = [head, body, low, high, wings, tail]
    give_hand(state, seat, laid)
    for card in laid:
        take_from_hand(state, state.players[seat], card)
    species = lay_species(state, seat, 0, act.pack_cards(head, body, low, high, wings, tail))

    def leaving(*leaves: int) -> set[str]:
        kind = act.MUTATE if len(leaves) == 1 else act.MUTATE_TWICE
        return refused(game, seat, int(pack(kind, species.uid, *sorted(leaves))))

    def is_listed(one: int, other: int) -> bool:
        reach = first_twins(state, reach_of(state, seat))
        ways = [(one, other), (other, one)]
        return any(listed_double(state, species, reach, a << 8, b << 8) for a, b in ways)

    assert "twin_comes_first" in leaving(high)
    assert "twin_comes_first" not in leaving(low)
    for other in (wings, tail):
        assert "twin_comes_first" in leaving(high, other)
        assert "twin_comes_first" not in leaving(low, other)
        assert not is_listed(high, other)
        assert is_listed(low, other)
    assert "twin_comes_first" not in leaving(low, high)
    assert is_listed(low, high)


def test_dc_evt_degen_02_of_leg_twins_the_lower_one_is_lost() -> None:
    """DC-EVT-DEGEN-01: the higher one is refused for the lower, the head for being one."""
    low, high = twins(LEGS1)
    game = started(Options(3), 4)
    state = game.state
    seat = int(state.turn)
    body = next(card for card in cards_of(BODY, 68) if cards().animals[card].leg_sites == 2)
    head = cards_of(HEAD, 1)[0]
    state.zone = type(state.zone)()
    give_hand(state, seat, [head, body, low, high])
    for card in (head, body, low, high):
        take_from_hand(state, state.players[seat], card)
    species = lay_species(state, seat, 0, act.pack_cards(head, body, low, high, 0, 0))
    species.points = 1
    state.phase, state.turn, state.event = EVENT, NOBODY, DEGENERATION
    begin_event(state)
    wrong = pack(act.DEGENERATE, species.uid, high)
    reasons = game.why(seat, wrong)
    assert [REFUSAL_KEYS[reason.code] for reason in reasons] == ["twin_comes_first"]
    assert reasons[0].a == pack(act.DEGENERATE, species.uid, low)
    assert refused(game, seat, reasons[0].a) == set()
    headless = pack(act.DEGENERATE, species.uid, head)
    assert refused(game, seat, headless) == {"head_or_body"}
    assert refusing_rules(game, seat, headless) == {"DC-EVT-DEGEN-02"}
