"""Short verbs for the tests of Darwin: games in a given moment, and what is refused and why."""

from collections.abc import Iterable, Iterator
from functools import cache

from galapagos.games.darwin.cards.catalog import load_card_set
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import kind_of, pack
from galapagos.games.darwin.rules.cards import CardSet
from galapagos.games.darwin.rules.game import Darwin, new_darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.refusals import REFUSAL_KEYS
from galapagos.games.darwin.rules.rules import RULE_IDS
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.table import put_in_hand, take_from_hand
from galapagos.games.darwin.rules.terms import ACTION, DRAWING, EVALUATION, EVENT, SHOWING
from galapagos.games.darwin.scenarios.blocks import Json, read_species
from galapagos.games.darwin.scenarios.layout import Layout
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.events import EventLog
from galapagos.kernel.moves import Moves


@cache
def cards() -> CardSet:
    return load_card_set()


def new_game(options: Options, seed: int = 1, log: EventLog | None = None) -> Darwin:
    return new_darwin(options, cards(), seed, log=log)


def started(options: Options, seed: int = 1, log: EventLog | None = None) -> Darwin:
    """A game at the first turn of Era 1; hands were drawn from both decks in turn."""
    game = new_game(options, seed, log)
    draw_all(game)
    return game


def draw_all(game: Darwin) -> None:
    """Draw all cards owed, alternating the decks, and show and discard nothing."""
    turn = 0
    while game.state.phase in (DRAWING, SHOWING):
        seat = game.actor()
        legal = game.legal_list(seat)
        kinds = {int(kind_of(action)) for action in legal}
        if act.REFILL in kinds:
            game.play(seat, act.REFILL)
        elif game.state.phase == SHOWING:
            game.play(seat, act.SHOW)
        else:
            game.play(seat, legal[turn % len(legal)])
        turn += 1


def of_kind(game: Darwin, seat: int, kind: int) -> list[int]:
    return [action for action in game.legal_list(seat) if kind_of(action) == kind]


def refused(game: Darwin, seat: int, action: int) -> set[str]:
    """The keys of everything that stands in the way of an action."""
    return {REFUSAL_KEYS[reason.code] for reason in game.why(seat, action)}


def refusing_rules(game: Darwin, seat: int, action: int) -> set[str]:
    return {RULE_IDS[reason.rule] for reason in game.why(seat, action)}


def pass_all(game: Darwin) -> None:
    """Let everybody pass, in turn order, until the action phase is over."""
    era = game.state.era
    while game.state.phase == ACTION and game.state.era == era:
        seat = int(game.state.turn)
        if game.state.players[seat].passed:
            game.play(seat, act.CONFIRM)
        else:
            game.play(seat, act.PASS)


def answer_all(game: Darwin) -> None:
    """Answer what the evaluation and the event ask with the first possibility."""
    while game.state.phase in (EVALUATION, EVENT):
        seat = game.actor()
        game.play(seat, game.legal_list(seat)[0])


def next_era(game: Darwin) -> None:
    """From an action phase to the next one, nobody doing anything."""
    pass_all(game)
    answer_all(game)
    draw_all(game)


def create_something(game: Darwin) -> Species:
    """Let the player on turn create the first species possible and end the turn."""
    seat = int(game.state.turn)
    game.play(seat, of_kind(game, seat, act.CREATE)[0])
    uid = game.state.next_uid
    game.play(seat, act.CONFIRM)
    return game.state.species(uid)


def creator(seed: int = 1, players: int = 4, options: Options | None = None) -> Darwin:
    """A started game whose first player can create a species from his own hand."""
    while True:
        game = started(options or Options(players), seed)
        if of_kind(game, int(game.state.turn), act.CREATE):
            return game
        seed += 1


def give_hand(state: State, seat: int, hand: Iterable[int]) -> None:
    """Make a hand exactly these cards, wherever they lie now."""
    wanted = list(hand)
    player = state.players[seat]
    for card in list(player.hand):
        if card not in wanted:
            take_from_hand(state, player, card)
            pile = state.decks[state.cards.size[card]]
            pile.cards[card] = 1
            pile.size += 1
    for card in wanted:
        if not player.holds(card):
            _take_from_table(state, card)
            put_in_hand(state, player, card, 0)


def _take_from_table(state: State, card: int) -> None:
    for pile in (*state.decks, *state.discards):
        if pile.cards[card]:
            pile.cards[card] = 0
            pile.size -= 1
            return
    for player in state.players:
        if player.holds(card):
            take_from_hand(state, player, card)
            return
    raise AssertionError(f"card {card} is in no pile and no hand")


def cards_of(part: int, count: int, *, but: Iterable[int] = ()) -> list[int]:
    """The first cards of a part in the set."""
    found = [card for card in range(1, len(cards().animals)) if cards().part[card] == part]
    return [card for card in found if card not in but][:count]


def steps_of(game: Darwin, seed: int) -> Iterator[int]:
    """Play to the end at random; yield the number of each decision after it was made."""
    chance = Chance(mix(seed))
    moves = Moves()
    count = 0
    while not game.is_over():
        seat = game.actor()
        game.apply(seat, game.random_action(seat, chance, moves))
        count += 1
        assert count < 20_000
        yield count


def playout(game: Darwin, seed: int) -> int:
    """Play to the end at random; return the number of decisions."""
    return max(steps_of(game, seed))


def table(block: Json, *hands: Json) -> Layout:
    """A table of stat blocks; the cards of further species lie in their owners' hands."""
    first = block["biomes"]
    assert isinstance(first, list)
    extra = [read_species(entry, first[0]["id"]) for entry in hands]
    laid = Layout(block, extra)
    for entry, packed in zip(extra, laid.extra_cards, strict=True):
        laid.deal(entry.owner, packed)
    laid.distribute()
    laid.state.turn = 0
    return laid


def create_action(laid: Layout, number: int, slot: int = 0) -> int:
    """The creation of the species whose cards lie in a hand."""
    return int(act.pack_create(slot, laid.extra_cards[number]))


def trade(give: int, take: int) -> int:
    return int(pack(act.TRADE, 0, give, take))


def dump(state: State) -> list[object]:
    """Everything in a state but its chance, as plain values."""
    players = [
        [list(one.hand), list(one.seen), list(one.choices)]
        + [one.small, one.large, one.draws, one.bank, one.full_redraws]
        + [one.passed, one.redrawn, one.touched, one.discarding, one.shown, one.showing]
        + [one.owes, one.lost, one.legacy, one.heir]
        for one in state.players
    ]
    biomes = [
        [one.ground, one.card, one.continent, one.side, one.plants, one.meat, one.reward]
        + [[dump_species(species) for species in one.species]]
        for one in state.biomes
    ]
    piles = [[list(pile.cards), pile.size] for pile in (*state.decks, *state.discards)]
    masks = [state.biome_deck, state.biome_discard, state.biome_out, state.biome_seen]
    masks += [state.event_deck, state.event_discard, state.event, state.tokens, state.continents]
    time = [state.era, state.phase, state.first, state.turn, state.next_uid, state.viewer]
    draft = [state.give, state.take, state.main, state.main_done, state.trade_done]
    team = [state.takeovers, state.refused, state.redrawing, state.deal, state.deal_draws]
    rest = [state.declined, state.slot, state.hunter, state.failed, state.picks, state.fetched]
    return [players, biomes, piles, list(state.zone), masks, time, draft, team, rest]


def dump_species(one: Species) -> list[object]:
    cards_and_stats = [one.uid, one.owner, one.slot, one.cards, one.stats, one.diet, one.count]
    fate = [one.points, one.acted, one.adaptation, one.satisfied, one.plants, one.meat]
    return [*cards_and_stats, *fate, one.hunted, one.judged]
