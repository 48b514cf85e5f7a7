"""What viewers of one moment share: each gets what would be made for that viewer alone."""

import pytest

from galapagos.games.show import Scene, line_view, prompt, show_for
from galapagos.kernel.events import EventLog
from galapagos.wire.play import LineView
from tests.amounts import few
from tests.wire.tables import SEATINGS, Seating, moves_of

EVERY = 3
"""Moves between two looks at the table."""


@pytest.mark.parametrize("seating", few(SEATINGS, 5), ids=lambda one: one.name)
def test_what_is_shared_is_what_each_would_be_told_alone(seating: Seating) -> None:
    log = EventLog()
    game = seating.new(17, log)
    show, alone = show_for(seating.codec), show_for(seating.codec)
    known = 0
    for count, _ in enumerate(moves_of(game, 18)):
        if count % EVERY:
            continue
        scene = Scene(show, game, log.events, known)
        # Whoever comes first is told what the others may share: not always the same one.
        turn = count // EVERY % len(seating.viewers())
        for viewer in [*seating.viewers()[turn:], *seating.viewers()[:turn]]:
            play = scene.play(show.people_aloud(viewer, tuple(seating.players), "en"))
            view = game.view(viewer)
            people = alone.people(viewer, seating.players, "en").aloud()
            seen = [game.event_for(viewer, event) for event in log.events[known:]]
            told = [alone.event(n, event) for n, event in enumerate(seen, known)]
            assert play.view == alone.view(view, log.events)
            assert play.prompt == prompt(alone, view, people)
            assert play.events == [event for event in told if event is not None]
            assert play.lines == [line_view(line) for line in alone.lines(log.events, seen, people)]
        known = len(log.events)


def test_a_line_is_shared_unless_it_speaks_of_its_reader() -> None:
    """So that the test above can fail: some lines are the same object, some are worded anew."""
    seating = next(one for one in SEATINGS if int(one.options.players) == 4)
    log = EventLog()
    game = seating.new(17, log)
    show = show_for(seating.codec)
    known, shared, own = 0, 0, 0
    for _ in moves_of(game, 18):
        scene = Scene(show, game, log.events, known)
        told: list[list[LineView]] = [
            scene.play(show.people_aloud(viewer, tuple(seating.players), "en")).lines
            for viewer in seating.viewers()
        ]
        known = len(log.events)
        same = len({id(lines) for lines in told}) < len(told)
        shared += same
        own += any(lines != told[0] for lines in told)
    assert shared > 50
    assert own > 50
