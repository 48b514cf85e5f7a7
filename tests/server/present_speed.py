"""How long a view, a whole message and a preview take, in microseconds of processor time.

    python -m tests.server.present_speed

plays whole games at random and prints one JSON line for each table."""

import json
from collections.abc import Callable
from time import process_time
from typing import TypeVar

import msgspec

from galapagos.build_info import is_compiled
from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.notation.parts import FORMS
from galapagos.games.darwin.rules.options import Options as DarwinOptions
from galapagos.games.origin.rules.options import Options as OriginOptions
from galapagos.games.show import Show, present, show_for
from galapagos.kernel.events import EventLog
from galapagos.kernel.game import Game
from galapagos.server.show.preview import preview
from galapagos.wire.messages import Preview
from galapagos.wire.play import DraftQuestion
from tests.wire.tables import DARWIN, ORIGIN, Seating, moves_of

TABLES = [
    *(Seating(ORIGIN, OriginOptions(players), f"origin {players}") for players in (2, 4, 8)),
    *(Seating(DARWIN, DarwinOptions(players), f"darwin {players}") for players in (2, 4, 6)),
]
_Result = TypeVar("_Result")


class Watch:
    """Takes times by what was done."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = {}

    def time(self, what: str, work: Callable[[], _Result]) -> _Result:
        begin = process_time()
        result = work()
        self.times.setdefault(what, []).append((process_time() - begin) * 1e6)
        return result

    def report(self) -> dict[str, dict[str, int]]:
        return {what: _summary(sorted(times)) for what, times in sorted(self.times.items())}


def _summary(times: list[float]) -> dict[str, int]:
    return {
        "count": len(times),
        "mean": round(sum(times) / len(times)),
        "p95": round(times[len(times) * 95 // 100]),
    }


def measure(seating: Seating) -> dict[str, dict[str, int]]:
    """Play a game at random, showing every moment of it to everybody."""
    log = EventLog()
    game = seating.new(5, log)
    show = show_for(seating.codec)
    watch = Watch()
    known = 0
    for seat, action in moves_of(game, 6):
        for viewer in seating.viewers():
            _show(watch, show, seating, game, log, viewer, known)
        known = len(log.events)
        _ask(watch, show, seating, game, seat, action)
    return watch.report()


def _show(
    watch: Watch,
    show: Show,
    seating: Seating,
    game: Game,
    log: EventLog,
    viewer: int,
    known: int,
) -> None:
    watch.time("view", lambda: msgspec.json.encode(show.view(game.view(viewer), log.events)))
    kind = "message to who may act" if viewer in game.seats_to_act() else "message to others"
    watch.time(
        kind,
        lambda: msgspec.json.encode(
            present(show, game, log.events, show.people(viewer, seating.players, "en"), known)
        ),
    )


def _ask(watch: Watch, show: Show, seating: Seating, game: Game, seat: int, action: int) -> None:
    question = Preview("q", seat, action=seating.codec.action_text(game, action))
    if isinstance(seating.codec, DarwinCodec):
        parts = FORMS.parts(action, seating.codec.words.catalog)
        if parts["kind"] != "create":
            return
        question = Preview("q", seat, draft=DraftQuestion(parts["cards"]))
    watch.time(
        "preview",
        lambda: msgspec.json.encode(
            preview(show, seating.codec, game, show.people(seat, seating.players, "en"), question)
        ),
    )


if __name__ == "__main__":
    for table in TABLES:
        print(json.dumps({"table": table.name, "compiled": is_compiled(), **measure(table)}))
