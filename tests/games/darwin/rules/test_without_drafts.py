"""Simulation without drafts: turns go one way, end, and lead to the same games as drafts do.

Cards that differ only in the animal, *twins*, stand for each other here: which of them is named
depends on what else was drafted when it was, and no rule tells them apart. So of two twins, one of
which others have seen, either may be the one that is still in hand."""

import pickle
from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import (
    NO_ACTION,
    c1_of,
    c2_of,
    card_at,
    kind_of,
    pack_cards,
)
from galapagos.games.darwin.rules.canonical import canonical
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.state import NO_DEAL, State
from galapagos.games.darwin.rules.terms import BEGINNER, KIDS, NO_CARD, TEAM
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.moves import Moves
from galapagos.search.playout import play_out
from tests.amounts import amount
from tests.games.darwin.rules.games import dump, new_game, started, trade

NOTHING = (NO_CARD, NO_CARD, NO_ACTION)
_FEW = 60
"""Actions on offer, of a turn whose drafts are all gone through."""
DRAFTING = (act.TAKE_BACK, act.UNTRADE, act.TRADE)
TABLES = {
    "two": Options(2),
    "three": Options(3),
    "team": Options(4, mode=TEAM),
    "kids": Options(3, mode=KIDS),
    "beginner": Options(3, mode=BEGINNER),
    "final": Options(3, main_action_final=True),
    "standing": Options(3, trade_stands_on_pass=True),
}
every_table = pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())


def is_draft(action: int) -> bool:
    kind = int(kind_of(action))
    return kind in DRAFTING or bool(act.is_main(kind))


def likeness(game: Darwin) -> list[object]:
    """Everything about a game, twins taken for each other."""
    state = game.state.clone()
    state.own_all()
    twin = [int(card) for card in state.cards.twin]
    draft_lowest_twins(state)
    for player in state.players:
        held = zip(player.hand, player.seen, strict=True)
        both = sorted(
            (twin[card], 0 if twin.count(twin[card]) > 1 else int(seen)) for card, seen in held
        )
        player.hand = vec[i64]([card for card, _seen in both])
        player.seen = vec[i64]([seen for _card, seen in both])
    state.zone = vec[i64](sorted(twin[card] for card in state.zone))
    for pile in state.decks + state.discards:
        counts = [0] * len(pile.cards)
        for card in range(len(counts)):
            counts[twin[card]] += int(pile.cards[card])
        pile.cards = vec[i64](counts)
    for species in state.all_species():
        parts = [twin[card_at(species.cards, place)] for place in range(6)]
        legs = sorted(parts[2:4], key=lambda card: (card == NO_CARD, card))
        species.cards = pack_cards(parts[0], parts[1], *legs, *parts[4:])
    return dump(state)


def draft_lowest_twins(state: State) -> None:
    """Spell a draft as if it had been made in the one order there is: the trade first."""
    give, take, main = _draft(state)
    state.give, state.take, state.main = NOTHING
    if give != NO_CARD:
        lowest = canonical(state, state.turn, trade(give, take))
        state.give, state.take = c1_of(lowest), c2_of(lowest)
    if main != NO_ACTION:
        state.main = canonical(state, state.turn, main)


def turn_ends(game: Darwin) -> dict[str, Darwin]:
    """Return the games after every turn that the player on turn can make of this draft."""
    seat, ends = int(game.state.turn), {}
    waiting, known = [game], {_draft(game.state)}
    while waiting:
        here = waiting.pop()
        for action in here.legal_list(seat):
            if not is_draft(action) and kind_of(action) not in (act.CONFIRM, act.PASS):
                continue
            after = here.clone()
            after.apply(seat, action)
            if not is_draft(action):
                ends[repr(likeness(after))] = after
            elif _draft(after.state) not in known:
                known.add(_draft(after.state))
                waiting.append(after)
    return ends


def _draft(state: State) -> tuple[int, int, int]:
    return int(state.give), int(state.take), int(state.main)


def small_turns(options: Options) -> Iterator[Darwin]:
    """Yield games of random play at the beginning of turns that do not offer much."""
    for seed in count(1):
        game, choices, moves = new_game(options, seed), Chance(mix(seed)), Moves()
        while not game.is_over():
            seat, legal = game.actor(), game.legal_list(game.actor())
            kinds = {int(kind_of(action)) for action in legal}
            if {act.TRADE, act.PASS} <= kinds and len(legal) <= _FEW:
                if _draft(game.state) == NOTHING:
                    yield game.clone()
            game.apply(seat, game.random_action(seat, choices, moves))


@every_table
def test_every_turn_that_drafts_can_make_is_made_without_them(options: Options) -> None:
    """All drafts of a turn, whatever is taken back on the way, against the one way."""
    seen, trades = 0, 0
    for game in islice(small_turns(options), amount(2, 100)):
        with_drafts, without = turn_ends(game), turn_ends(game.without_drafts())
        assert with_drafts.keys() == without.keys()
        seen += len(without)
        trades += any(kind_of(action) == act.TRADE for action in game.legal_list(game.actor()))
    assert seen > 20
    assert trades > 0


@every_table
def test_games_that_are_drafted_at_random_are_played_without_drafts_too(options: Options) -> None:
    """A fidgety game beside one that never takes anything back: after every step that is no draft
    both are alike."""
    games, drafted = amount(1, 60), 0
    for seed in range(1, 1 + games):
        game, choices = new_game(options, seed), Random(seed)
        one_way = game.without_drafts()
        for _step in range(4_000):
            if game.is_over():
                break
            seat = choices.choice(game.seats_to_act())
            action = fidgety(game, seat, choices)
            if is_draft(action):
                game.apply(seat, action)
                drafted += 1
                continue
            lay_draft(one_way, game.state)
            game.play(seat, action)
            one_way.play(seat, one_way.canonical(seat, action))
            assert likeness(game) == likeness(one_way)
            one_way = bare(game)
    assert drafted > 20 * games


def fidgety(game: Darwin, seat: int, choices: Random) -> int:
    """Return a legal action of a player who likes to draft and to take back."""
    by_kind: dict[int, list[int]] = {}
    for action in game.legal_list(seat):
        by_kind.setdefault(int(kind_of(action)), []).append(action)
    drafts = [kind for kind in by_kind if is_draft(kind)]
    kinds = drafts if drafts and choices.random() < 0.7 else list(by_kind)
    return choices.choice(by_kind[choices.choice(kinds)])


def lay_draft(one_way: Darwin, drafted: State) -> None:
    """Play what a draft holds, if it is not there yet, in the one order there is."""
    seat = int(drafted.turn)
    if _draft(one_way.state) == _draft(drafted):
        return
    if drafted.give != NO_CARD:
        one_way.play(seat, one_way.canonical(seat, trade(drafted.give, drafted.take)))
    if drafted.main != NO_ACTION:
        one_way.play(seat, one_way.canonical(seat, drafted.main))


def bare(game: Darwin) -> Darwin:
    """Return a copy without drafts, in which nothing is drafted yet that could still be changed."""
    copy = game.without_drafts()
    if copy.state.deal == NO_DEAL:
        copy.state.give, copy.state.take, copy.state.main = NOTHING
    return copy


@every_table
def test_what_is_played_without_drafts_is_a_game_like_any_other(options: Options) -> None:
    """Every step is legal by the rules and does the same; nothing is taken back, and turns end."""
    for seed in range(1, 1 + amount(1, 60)):
        one_way, choices, moves = (
            new_game(options, seed).without_drafts(),
            Chance(mix(seed)),
            Moves(),
        )
        game = new_game(options, seed)
        while not one_way.is_over():
            seat = one_way.actor()
            action = one_way.random_action(seat, choices, moves)
            assert kind_of(action) not in (act.TAKE_BACK, act.UNTRADE)
            assert action in one_way.legal_list(seat)
            game.play(seat, action)
            one_way.play(seat, action)
            assert game == drafts_again(one_way)


def drafts_again(game: Darwin) -> Darwin:
    copy = game.clone()
    copy.state.drafts = True
    return copy


def test_it_goes_with_copies_views_and_guesses() -> None:
    game = started(Options(3), 3).without_drafts()
    seat = game.actor()
    game.play(seat, next(action for action in game.legal_list(seat) if is_draft(action)))
    again = pickle.loads(pickle.dumps(game))
    assert again == game != drafts_again(game)
    for copy in (game, again, game.clone(), game.view(seat), game.view(seat).determinise(1)):
        kinds = {int(kind_of(action)) for action in copy.legal_list(seat)}
        assert kinds
        assert not kinds & {act.TAKE_BACK, act.UNTRADE}
    assert {act.TAKE_BACK, act.UNTRADE} & {
        int(kind_of(action)) for action in drafts_again(game).legal_list(seat)
    }


def test_who_only_drafts_cannot_play_for_ever() -> None:
    """Issue: trade, cancel, trade … went on for 20,000 steps with one actor."""
    game = started(Options(3), 1).without_drafts()
    seat, steps = game.actor(), 0
    while game.actor() == seat and steps < 100:
        drafts = [action for action in game.legal_list(seat) if is_draft(action)]
        game.play(seat, drafts[0] if drafts else act.CONFIRM)
        steps += 1
    assert steps <= 3


def test_a_playout_is_shorter_and_ends() -> None:
    lengths = []
    for game in (new_game(Options(3), 5), new_game(Options(3), 5).without_drafts()):
        lengths.append(int(play_out(game, Chance(mix(5)), Moves(), 20_000)))
        assert game.is_over()
    assert lengths[1] < lengths[0]
