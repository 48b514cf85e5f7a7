"""Two worlds that a viewer cannot tell apart: what he is sent is equal to the byte.

World B is a guess made from a viewer's view of world A. The log of world B is the one of world A
with all that the viewer may not know set to nothing: nothing he is shown may need it."""

import msgspec
import pytest

from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.notation.parts import FORMS
from galapagos.games.show import Show, present, reasons_view, show_for
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game
from galapagos.server.show.preview import preview
from galapagos.wire.messages import Preview
from galapagos.wire.play import DraftQuestion
from tests.amounts import few
from tests.wire.tables import SEATINGS, Seating, moves_of


@pytest.mark.parametrize("seating", few(SEATINGS, 6), ids=lambda one: one.name)
def test_two_worlds_are_shown_alike(seating: Seating) -> None:
    log = EventLog()
    game = seating.new(61, log)
    show, other_show = show_for(seating.codec), show_for(seating.codec)
    since = 0
    for count, (seat, action) in enumerate(moves_of(game, 62)):
        if count % 3 == 0:
            viewer = seat if count % 2 else count // 6 % len(seating.viewers()) - 1
            world = game.view(viewer).determinise(count)
            seen = [game.event_for(viewer, event) for event in log.events]
            assert _sent(show, seating, game, log.events, viewer, since) == _sent(
                other_show, seating, world, seen, viewer, since
            )
            since = len(log.events)
        elif count % 3 == 1:
            _check_previews(seating, game, seat, action, count)


def _sent(
    show: Show, seating: Seating, game: Game, events: list[Event], viewer: int, since: int
) -> bytes:
    play = present(show, game, events, show.people(viewer, seating.players, "en"), since)
    return msgspec.json.encode(play)


def _check_previews(seating: Seating, game: Game, seat: int, action: int, count: int) -> None:
    """Whoever asks about the action of the one who moves gets the same answer in both worlds."""
    viewer = count % len(seating.players)
    world = game.view(viewer).determinise(count)
    show = show_for(seating.codec)
    text = seating.codec.action_text(game, action)
    questions = [Preview("q", viewer, action=text)]
    if isinstance(seating.codec, DarwinCodec):
        parts = FORMS.parts(action, seating.codec.words.catalog)
        questions.append(Preview("q", viewer, parts=parts))
        if parts["kind"] == "create":
            questions.append(Preview("q", viewer, draft=DraftQuestion(parts["cards"])))
        elif "species" in parts:
            questions.append(Preview("q", viewer, draft=DraftQuestion([], parts["species"])))
    people = show.people(viewer, seating.players, "en")
    for question in questions:
        answers = [preview(show, seating.codec, one, people, question) for one in (game, world)]
        assert msgspec.json.encode(answers[0]) == msgspec.json.encode(answers[1])
        assert answers[0].legal or answers[0].reasons or answers[0].build
    reasons = [
        reasons_view(show, one, people, action, one.view(viewer).why(viewer, action))
        for one in (game, world)
    ]
    assert reasons[0] == reasons[1]


def test_the_worlds_do_differ() -> None:
    """Otherwise the test above would compare a game with itself."""
    for seating in (SEATINGS[2], SEATINGS[9]):
        game = seating.new(63)
        moves = moves_of(game, 64)
        for _ in range(45):
            next(moves)
        world = game.view(0).determinise(1)
        show = show_for(seating.codec)
        assert _sent(show, seating, game, [], 1, 0) != _sent(show, seating, world, [], 1, 0)
