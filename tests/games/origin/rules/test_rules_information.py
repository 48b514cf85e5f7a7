"""Rules about what is public and what is not, beyond what the scenarios show."""

from collections.abc import Iterator

import pytest

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules import events
from galapagos.games.origin.rules.game import Origin, new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.terms import HIDDEN, NOBODY
from galapagos.kernel.events import EventLog

FACE_FIELDS = {
    kind: ["abcd"[index] for index, field in enumerate(fields) if field == "face"]
    for kind, fields in enumerate(events.EVENT_FIELDS)
}


def moments(seed: int = 3) -> Iterator[Origin]:
    """Every moment of one game, played by a fixed spread of choices."""
    game = new_origin(Options(3, variant=True), base_deck(), seed, log=EventLog())
    turn = 0
    while not game.is_over():
        yield game
        seat = game.actor()
        legal = game.legal_list(seat)
        game.apply(seat, legal[(turn * 7919) % len(legal)])
        turn += 1
    yield game


@pytest.fixture(scope="module")
def views() -> list[tuple[Origin, Origin, int]]:
    """A game's copy, a view of it, and whose view it is, at many moments."""
    found = []
    for number, game in enumerate(moments()):
        if number % 5 == 0:
            copy = game.clone()
            found += [(copy, copy.view(viewer), viewer) for viewer in range(-1, 3)]
    assert len(found) > 100
    return found


def test_ev_info_01_hands_and_pile_have_a_size_and_no_faces(
    views: list[tuple[Origin, Origin, int]],
) -> None:
    for game, view, viewer in views:
        assert sum(view.state.pile) == 0
        assert view.state.pile_size == game.state.pile_size
        for seat, player in enumerate(view.state.players):
            true = game.state.players[seat]
            assert player.hand_size == true.hand_size
            assert list(player.hand) == (list(true.hand) if seat == viewer else [0] * 20)


def test_ev_info_02_what_lies_open_is_the_same_for_everybody(
    views: list[tuple[Origin, Origin, int]],
) -> None:
    """EV-INFO-02, ruling B-55: a card laid as a trait is public as a whole, both halves."""
    for game, view, _ in views:
        for shown, true in zip(view.state.players, game.state.players, strict=True):
            assert shown.points == true.points
            assert [pair.face for pair in shown.pairs] == [pair.face for pair in true.pairs]
            for seen, animal in zip(shown.animals, true.animals, strict=True):
                assert list(seen.cards) == list(animal.cards)
                open_numbers = (animal.food, animal.fat, animal.stored, animal.marks)
                assert (seen.food, seen.fat, seen.stored, seen.marks) == open_numbers


def test_ev_info_03_a_discard_pile_is_its_owners_to_read(
    views: list[tuple[Origin, Origin, int]],
) -> None:
    """EV-INFO-03, EV-EXT-04"""
    for game, view, viewer in views:
        for seat, player in enumerate(view.state.players):
            true = game.state.players[seat]
            assert player.discard_size == true.discard_size
            assert list(player.discard) == (list(true.discard) if seat == viewer else [0] * 20)
    assert any(sum(view.state.players[viewer].discard) for _, view, viewer in views if viewer >= 0)


def test_ev_info_04_the_face_of_an_animal_card_is_its_owners_to_know(
    views: list[tuple[Origin, Origin, int]],
) -> None:
    for game, view, viewer in views:
        for shown, true in zip(view.state.players, game.state.players, strict=True):
            for seen, animal in zip(shown.animals, true.animals, strict=True):
                assert seen.card == (animal.card if animal.seat == viewer else HIDDEN)


def test_ev_end_04_everybody_sees_the_last_round_begin(
    views: list[tuple[Origin, Origin, int]],
) -> None:
    assert any(game.state.last for game, _, _ in views)
    for game, view, _ in views:
        assert view.state.last == game.state.last


def test_events_show_a_face_to_its_owner_or_when_it_was_laid_open() -> None:
    """EV-INFO-01, EV-INFO-04, rulings B-56 and B-58: not even when the animal has died."""
    *_, game = moments()
    log = game.log()
    assert log is not None
    laid_open = {events.TRAIT_LAID, events.PAIR_LAID}
    shown_faces = 0
    for event in log.events:
        for viewer in range(NOBODY, 3):
            shown = game.event_for(viewer, event)
            for field in FACE_FIELDS[int(event.kind)]:
                may_know = viewer == event.seat or event.kind in laid_open
                assert getattr(shown, field) == (getattr(event, field) if may_know else HIDDEN)
                shown_faces += 1
    assert shown_faces > 100
