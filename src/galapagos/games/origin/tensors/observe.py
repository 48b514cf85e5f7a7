"""A position of Origin as a row of numbers, as one seat sees it.

Only what `view_of` leaves is read: sizes of others' hands and discard piles, never their faces,
nor the faces of others' animals (EV-INFO-01 … 04). Tests hold it against views, byte for byte."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from galapagos.games.origin.rules.options import SWITCH_KEYS
from galapagos.games.origin.rules.state import Animal, Player, State, card_face
from galapagos.games.origin.rules.terms import COMMUNICATION, TURN
from galapagos.games.origin.tensors.layout import (
    ANIMAL_CELLS,
    ANIMALS,
    MARKS,
    PAIR_CELLS,
    PAIR_MARKS,
    PAIRS,
    SEAT_CELLS,
    SINGLE_TRAITS,
    Cells,
)
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


def observe(state: State, viewer: i64, switches: i64, cells: Cells, out: vec[i16], at: i64) -> None:
    """Write what a seat sees over zeros or over another observation."""
    if out[at + cells.counts] == 0:
        # What never changes at a table, once; rounds count from 1.
        put_bits(out, at + cells.switches, len(SWITCH_KEYS), switches)
    _write_table(state, viewer, cells, out, at)
    _write_cards(state, viewer, cells, out, at)
    players = state.options.players
    seat = viewer
    for place in range(players):
        player = state.players[seat]
        _write_animals(state, player, seat == viewer, place, cells, out, at)
        _write_pairs(player, place, cells, out, at)
        # Last: the former counts say which rows to clear.
        _write_seat(player, out, at + cells.seats + place * SEAT_CELLS)
        seat = state.next_seat(seat)


def _write_table(state: State, viewer: i64, cells: Cells, out: vec[i16], at: i64) -> None:
    players = state.options.players
    put_one(out, at + cells.phase, 4, state.phase)
    put_one(out, at + cells.decision, 5, state.decision)
    counts = at + cells.counts
    out[counts] = small(state.round)
    out[counts + 1] = flag(state.last)
    out[counts + 2] = small(state.centre)
    out[counts + 3] = small(state.pile_size)
    done = at + cells.turn_done
    out[done] = flag(state.acted)
    out[done + 1] = flag(state.main_done)
    out[done + 2] = flag(state.took)
    put_one(out, at + cells.start, players, relative(state.start, viewer, players))
    put_one(out, at + cells.turn, players, relative(state.turn, viewer, players))
    decider: i64 = -1
    if state.decision != TURN:
        decider = relative(state.decider, viewer, players)
    put_one(out, at + cells.decider, players, decider)
    put_seats(out, at + cells.passed, players, state.passed, viewer)
    put_seats(out, at + cells.waived, players, state.waived, viewer)


def _write_cards(state: State, viewer: i64, cells: Cells, out: vec[i16], at: i64) -> None:
    """Own cards by face, and how many of each face are not seen: in piles and other hands."""
    decks = state.options.decks()
    own = state.players[viewer]
    copies = state.deck.copies
    hand = own.hand
    discard = own.discard
    hand_at = at + cells.hand
    discard_at = at + cells.discard
    unseen = at + cells.unseen
    for index in range(len(copies)):
        face: i64 = index
        in_hand = hand[face]
        discarded = discard[face]
        out[hand_at + face] = i16(in_hand)
        out[discard_at + face] = i16(discarded)
        out[unseen + face] = i16(copies[face] * decks - in_hand - discarded)
    for animal in own.animals:
        out[unseen + animal.card] -= 1
    for player in state.players:
        for pair in player.pairs:
            out[unseen + pair.face] -= 1
        for animal in player.animals:
            cards = animal.cards
            for index in range(len(cards)):
                out[unseen + card_face(cards[index])] -= 1


def _write_seat(player: Player, out: vec[i16], at: i64) -> None:
    out[at] = small(player.hand_size)
    out[at + 1] = small(player.discard_size)
    out[at + 2] = small(len(player.animals))
    out[at + 3] = small(len(player.pairs))
    out[at + 4] = small(player.points)
    out[at + 5] = small(player.extra + 1)


def _write_animals(
    state: State, player: Player, is_own: bool, place: i64, cells: Cells, out: vec[i16], at: i64
) -> None:
    start = at + cells.animals + place * (ANIMALS * ANIMAL_CELLS)
    before = least(i64(out[at + cells.seats + place * SEAT_CELLS + 2]), ANIMALS)
    count = least(len(player.animals), ANIMALS)
    for row in range(count):
        animal = player.animals[row]
        cell = start + row * ANIMAL_CELLS
        _write_animal(animal, out, cell)
        ref = animal.ref()
        out[cell + 30] = flag(state.hunter == ref)
        out[cell + 31] = flag(state.prey == ref)
        if is_own:
            out[cell + 32] = small(animal.card + 1)
        else:
            out[cell + 32] = 0
    if count < before:
        clear(out, start + count * ANIMAL_CELLS, start + before * ANIMAL_CELLS)


def _write_animal(animal: Animal, out: vec[i16], cell: i64) -> None:
    out[cell] = 1
    out[cell + 1] = small(animal.food)
    out[cell + 2] = small(animal.appetite())
    out[cell + 3] = small(animal.fat)
    out[cell + 4] = small(animal.stored)
    out[cell + 5] = small(animal.fat_cards)
    put_bits(out, cell + 6, MARKS, animal.marks)
    put_bits(out, cell + 14, SINGLE_TRAITS, animal.traits)


def row_of(player: Player, serial: i64) -> i64:
    """Return the row in which an animal stands; those beyond the last share it."""
    row: i64 = 0
    for animal in player.animals:
        if animal.serial == serial or row == ANIMALS - 1:
            return row
        row += 1
    return row


def _write_pairs(player: Player, place: i64, cells: Cells, out: vec[i16], at: i64) -> None:
    start = at + cells.pairs + place * (PAIRS * PAIR_CELLS)
    before = least(i64(out[at + cells.seats + place * SEAT_CELLS + 3]), PAIRS)
    count = least(len(player.pairs), PAIRS)
    for row in range(count):
        pair = player.pairs[row]
        cell = start + row * PAIR_CELLS
        put_one(out, cell, 3, pair.trait - COMMUNICATION)
        out[cell + 3] = small(row_of(player, pair.first) + 1)
        out[cell + 4] = small(row_of(player, pair.second) + 1)
        put_bits(out, cell + 5, PAIR_MARKS, pair.marks)
    if count < before:
        clear(out, start + count * PAIR_CELLS, start + before * PAIR_CELLS)
