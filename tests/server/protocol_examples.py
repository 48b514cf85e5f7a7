"""The examples of docs/protocol.md, taken from real games.

    python -m tests.server.protocol_examples

writes them anew. A test decodes each of them and compares them with what is written there."""

from pathlib import Path

import msgspec
from msgspec.structs import replace

from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.notation.parts import FORMS
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options as DarwinOptions
from galapagos.games.darwin.show.building import BuildView
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.show.view import OriginView
from galapagos.games.show import present, reasons_view, show_for
from galapagos.kernel.events import EventLog
from galapagos.server.show.preview import preview
from galapagos.wire import messages as wire
from galapagos.wire.play import ActionView, DraftQuestion
from tests.wire.tables import DARWIN, ORIGIN, SEATINGS, Seating, moves_of

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
BEGIN = "<!-- generated: examples -->\n"
END = "<!-- end of examples -->\n"
_SHOWN = 2
_MOVES = 60

Examples = list[tuple[str, wire.ClientMessage | wire.ServerMessage]]


def examples() -> Examples:
    """Return messages with what is said about each."""
    return [*_client(), *_origin(), *_darwin()]


def page_with_examples(page: str) -> str:
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "\n" + _markdown(examples()) + "\n" + END + after


def _markdown(found: Examples) -> str:
    blocks = []
    for title, message in found:
        text = msgspec.json.format(msgspec.json.encode(message), indent=1).decode()
        blocks.append(f"{title}\n\n```json\n{text}\n```\n")
    return "\n".join(blocks)


def _client() -> Examples:
    parts = {
        "game": "origin",
        "kind": "play_trait",
        "face": "swimming",
        "trait": "swimming",
        "animal": "P1a",
    }
    return [
        ("A browser comes back after its connection was lost:", wire.Hello("sv")),
        ("A player feeds an animal:", wire.Act("k3f9-17", 57, 0, "take P1a")),
        (
            "A player points at a card and at an animal that is not lit: why not?",
            wire.Preview("k3f9-18", 0, parts=parts),
        ),
        (
            "A builder asks about a body and a head:",
            wire.Preview("k3f9-19", 2, draft=DraftQuestion(_cards()[:2])),
        ),
        (
            "A player lets the table answer hunts in the turns of others:",
            wire.SetStanding("k3f9-22", 0, {"game": "origin", "defence": ["running", "tail_loss"]}),
        ),
        ("A word at the table:", wire.Chat("k3f9-20", "Well hunted.")),
    ]


def _origin() -> Examples:
    seating = SEATINGS[0]
    log = EventLog()
    game = seating.new(1, log)
    moves = moves_of(game, 2)
    before = 0
    for _ in range(_MOVES):
        before = len(log.events)
        seat, _action = next(moves)
    next(moves)
    assert isinstance(game, Origin)
    seat = int(game.actor())
    show = show_for(ORIGIN)
    people = show.people(seat, seating.players, "en")
    play = present(show, game, log.events, people, before)
    action = ORIGIN.parse_action(game, "run")
    why = reasons_view(show, game, people, action, game.why(seat, action))
    return [
        ("The game moves on:", wire.Update(58, _cut(play), _undo(), [])),
        ("An action was done and is durable:", wire.Accepted("k3f9-17", 58)),
        (
            "An action is against the rules:",
            wire.Refused("k3f9-21", "illegal", "Not possible.", why, 58),
        ),
    ]


def _darwin() -> Examples:
    seating = Seating(DARWIN, DarwinOptions(3), "three")
    game, seat, cards = _before_a_creation(seating)
    question = wire.Preview("k3f9-19", seat, draft=DraftQuestion(cards))
    show = show_for(DARWIN)
    people = show.people(seat, seating.players, "en")
    answer = preview(show, DARWIN, game, people, question)
    assert isinstance(answer.build, BuildView)
    legal = [one for one in answer.build.verdicts if one.legal][:1]
    others = [one for one in answer.build.verdicts if not one.legal][:1]
    build = replace(answer.build, fits=answer.build.fits[:_SHOWN], verdicts=legal + others)
    return [("What the biomes say to a species:", replace(answer, build=build))]


def _cards() -> list[str]:
    return _before_a_creation(Seating(DARWIN, DarwinOptions(3), "three"))[2]


def _before_a_creation(seating: Seating) -> tuple[Darwin, int, list[str]]:
    game = seating.new(3)
    assert isinstance(game, Darwin)
    assert isinstance(DARWIN, DarwinCodec)
    created = 0
    for seat, action in moves_of(game, 4):
        parts = FORMS.parts(action, DARWIN.words.catalog)
        if parts["kind"] == "create":
            created += 1
            if created > 3:
                return game, seat, parts["cards"]
    raise AssertionError("nobody has created a species")


def _cut(play: wire.Play) -> wire.Play:
    """Leave a few of everything that repeats itself."""
    legal = play.legal
    if legal is not None:
        legal = replace(legal, actions=_different(legal.actions))
    view = play.view
    assert isinstance(view, OriginView)
    seats = [
        replace(seat, animals=seat.animals[:_SHOWN], cards=seat.cards[:_SHOWN])
        for seat in view.seats
    ]
    return replace(
        play,
        view=replace(view, seats=seats),
        events=play.events[:_SHOWN],
        lines=play.lines[:_SHOWN],
        legal=legal,
    )


def _different(actions: list[ActionView]) -> list[ActionView]:
    """The first action of each kind."""
    return list({action.parts["kind"]: action for action in reversed(actions)}.values())[::-1]


def _undo() -> wire.UndoView:
    return wire.UndoView(False, -1, "", "others", "Bo has acted since.", 1, True)


if __name__ == "__main__":
    PAGE.write_text(page_with_examples(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
