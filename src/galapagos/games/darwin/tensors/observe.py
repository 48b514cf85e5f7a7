"""A position of Darwin as a row of numbers, as one seat sees it.

Only what `view_of` leaves is read: of other hands the cards this seat knows, of drafts its own
(DC-INFO-01 … 06), of secret choices nothing but who is awaited. Tests hold it against views, byte
for byte."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from galapagos.games.darwin.rules.actions import kind_of
from galapagos.games.darwin.rules.options import SWITCH_KEYS
from galapagos.games.darwin.rules.state import Player, State
from galapagos.games.darwin.rules.terms import (
    COMPETITION_TOKENS,
    EVALUATION,
    EVENT,
    EVENT_COUNT,
    MODE_KEYS,
    NO_SPECIES,
)
from galapagos.games.darwin.rules.world_events import choosers
from galapagos.games.darwin.tensors.layout import CARD_CELLS, HAND, SEAT_CELLS, Cells, slots_of
from galapagos.games.darwin.tensors.tables import write_slots, write_species
from galapagos.kernel.bits import bit
from galapagos.tensors.encoder import (
    clear,
    flag,
    least,
    put_bits,
    put_one,
    put_seats,
    relative,
    small,
)


def observe(
    state: State,
    viewer: i64,
    switches: i64,
    faces: vec[i16],
    cells: Cells,
    out: vec[i16],
    at: i64,
) -> None:
    """Write what a seat sees over zeros or over another observation; ``faces`` are the cells of
    each animal card."""
    hand = state.players[viewer].hand
    _write_cards(hand, faces, out, at + cells.hand, i64(out[at + cells.counts + 2]))
    _write_cards(state.zone, faces, out, at + cells.zone, i64(out[at + cells.counts + 3]))
    _write_table(state, viewer, cells, out, at)
    _write_events(state, viewer, cells, out, at)
    _write_own(state, viewer, cells, out, at)
    if out[at + cells.mode + state.options.mode] == 0:
        # What never changes at a table, once.
        put_one(out, at + cells.mode, len(MODE_KEYS), state.options.mode)
        put_bits(out, at + cells.switches, len(SWITCH_KEYS), switches)
    write_slots(state, cells, out, at)
    write_species(state, viewer, cells, out, at)
    seat = viewer
    for place in range(state.options.players):
        start = at + cells.seats + place * SEAT_CELLS
        known = at + cells.known + place * HAND
        count = _write_known(state, seat, viewer, out, known, i64(out[start + 10]))
        # Last: the former counts say which rows to clear.
        _write_seat(state.players[seat], out, start)
        out[start + 9] = small(cells.counted[seat])
        out[start + 10] = small(count)
        seat = state.next_seat(seat)


def _write_table(state: State, viewer: i64, cells: Cells, out: vec[i16], at: i64) -> None:
    players = state.options.players
    put_one(out, at + cells.phase, 6, state.phase)
    counts = at + cells.counts
    out[counts] = small(state.era)
    out[counts + 1] = small(state.options.eras - state.era)
    out[counts + 2] = small(least(len(state.players[viewer].hand), HAND))
    out[counts + 3] = small(least(len(state.zone), HAND))
    for index in range(2):
        out[counts + 4 + index] = small(state.decks[index].size)
        out[counts + 6 + index] = small(state.discards[index].size)
    out[counts + 8] = small(state.takeovers)
    out[counts + 9] = small(state.deal_draws)
    out[counts + 10] = small(state.failed + 1)
    done = at + cells.turn_done
    out[done] = flag(state.main_done)
    out[done + 1] = flag(state.trade_done)
    out[done + 2] = flag(state.refused)
    out[done + 3] = flag(state.redraws_all)
    put_one(out, at + cells.deal, 4, state.deal)
    put_one(out, at + cells.first, players, relative(state.first, viewer, players))
    put_one(out, at + cells.turn, players, relative(state.turn, viewer, players))
    put_one(out, at + cells.redrawing, players, relative(state.redrawing, viewer, players))
    put_seats(out, at + cells.declined, players, state.declined, viewer)
    evaluated: i64 = -1
    if state.phase == EVALUATION:
        evaluated = state.slot
    put_one(out, at + cells.evaluated, slots_of(state.options), evaluated)


def _write_events(state: State, viewer: i64, cells: Cells, out: vec[i16], at: i64) -> None:
    put_one(out, at + cells.event, EVENT_COUNT, state.event)
    put_bits(out, at + cells.event_deck, EVENT_COUNT, state.event_deck)
    put_bits(out, at + cells.event_discard, EVENT_COUNT, state.event_discard)
    put_bits(out, at + cells.tokens, COMPETITION_TOKENS, state.tokens)
    biomes: i64 = len(state.cards.biomes)
    put_bits(out, at + cells.seen_biomes, biomes, state.biome_seen)
    put_bits(out, at + cells.discarded_biomes, biomes, state.biome_discard)
    put_bits(out, at + cells.picks, biomes, state.picks)
    put_one(out, at + cells.fetched, biomes, state.fetched)
    awaited: i64 = 0
    if state.phase == EVENT:
        awaited = choosers(state)
    put_seats(out, at + cells.awaited, state.options.players, awaited, viewer)


def _write_own(state: State, viewer: i64, cells: Cells, out: vec[i16], at: i64) -> None:
    """DC-INFO-01: what is drafted or decided is known to its own player only."""
    draft = at + cells.draft
    if state.turn == viewer:
        out[draft] = small(state.give)
        out[draft + 1] = small(state.take)
        out[draft + 2] = small(kind_of(state.main))
    else:
        clear(out, draft, draft + 3)
    player = state.players[viewer]
    out[at + cells.own] = small(player.legacy)
    out[at + cells.own + 1] = flag(player.lost != NO_SPECIES)


def _write_cards(cards: vec[i64], faces: vec[i16], out: vec[i16], at: i64, before: i64) -> None:
    count = least(len(cards), HAND)
    for row in range(count):
        source = cards[row] * CARD_CELLS
        cell = at + row * CARD_CELLS
        # Most cards stay where they were from one observation to the next.
        if out[cell] != faces[source]:
            for index in range(CARD_CELLS):
                out[cell + index] = faces[source + index]
    if count < before:
        clear(out, at + count * CARD_CELLS, at + before * CARD_CELLS)


def _write_known(state: State, seat: i64, viewer: i64, out: vec[i16], at: i64, before: i64) -> i64:
    """Write the cards that the viewer knows in another hand; return how many."""
    count: i64 = 0
    if seat != viewer:
        player = state.players[seat]
        is_open = state.options.is_beginner()
        for index in range(len(player.hand)):
            if (is_open or player.seen[index] & bit(viewer)) and count < HAND:
                out[at + count] = small(player.hand[index])
                count += 1
    if count < before:
        clear(out, at + count, at + before)
    return count


def _write_seat(player: Player, out: vec[i16], at: i64) -> None:
    out[at] = small(player.small)
    out[at + 1] = small(player.large)
    out[at + 2] = small(player.draws)
    out[at + 3] = small(player.bank)
    out[at + 4] = flag(player.passed)
    out[at + 5] = flag(player.redrawn)
    out[at + 6] = flag(player.touched)
    out[at + 7] = small(player.full_redraws)
    out[at + 8] = flag(player.shown)
