"""What viewers of one table are shown, worked out once for all who see the same."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from galapagos.games.explain import explain
from galapagos.games.show import Scene, line_view
from galapagos.server.errors import Refused
from galapagos.server.show.table_info import people_at, undo_view
from galapagos.server.table.renumber import Numbers, event_numbers
from galapagos.server.table.table import Table
from galapagos.text.explain import Explanation
from galapagos.text.people import People
from galapagos.wire.messages import Explained, Play, UndoView
from galapagos.wire.play import LineView

_MOST_SHOWN = 16
_Seen = tuple[int, str, int]
"""Viewer, language, and how many events are known already."""


class _Shown:
    """What was shown of one table as it is."""

    def __init__(self) -> None:
        self.plays: dict[_Seen, Play] = {}
        self.undos: dict[tuple[int, str], UndoView | None] = {}
        self.updates: dict[_Seen, bytes] = {}
        self._scenes: dict[int, Scene] = {}
        """By how many events are known already."""

    def scene(self, table: Table, since: int) -> Scene:
        found = self._scenes.get(since)
        if found is None:
            play = table.play
            found = self._scenes[since] = Scene(table.show, play.game, play.events, since)
        return found


class Stage:
    """Shows tables. Several tabs, and all spectators of one language, share one picture."""

    def __init__(self) -> None:
        self._shown: dict[Table, _Shown] = {}
        """The tables that were last shown. All who are there are shown a move at once, so that few
        are enough, and what was shown does not fill the memory."""

    def play(self, table: Table, viewer: int, language: str, since: int) -> Play | None:
        """Return the game for a viewer who knows so many of its events; None before it begins."""
        if not table.has_begun:
            return None
        shown, key = self._shown_of(table), (viewer, language, since)
        found = shown.plays.get(key)
        if found is None:
            play, people = table.play, people_at(table, viewer, language)
            found = shown.scene(table, since).play(people)
            found = self._as_wished(table, people, found)
            found = _stood_in(table, found, since)
            found = numbered(found, event_numbers(play, viewer))
            shown.plays[key] = found
        return found

    def _shown_of(self, table: Table) -> "_Shown":
        found = self._shown.get(table)
        if found is None:
            if len(self._shown) >= _MOST_SHOWN:
                del self._shown[next(iter(self._shown))]
            found = self._shown[table] = _Shown()
        return found

    def told_once(self, table: Table, seen: _Seen, update: Callable[[], bytes]) -> bytes:
        """Return what viewers of the same who know as much are sent of a move, made only once."""
        updates = self._shown_of(table).updates
        found = updates.get(seen)
        if found is None:
            found = updates[seen] = update()
        return found

    def undo(self, table: Table, viewer: int, language: str) -> UndoView | None:
        """Return how far a viewer may take back."""
        kept, key = self._shown_of(table).undos, (viewer, language)
        if key not in kept:
            kept[key] = undo_view(table, viewer, language)
        return kept[key]

    def _as_wished(self, table: Table, people: People, play: Play) -> Play:
        """Return the game for one whose standing answers have spoken, or are about to: then there
        is nothing to choose."""
        viewer = people.viewer
        if viewer not in table.standing:
            return play
        play = replace(play, lines=_marked(play.lines, _by_standing(table, viewer)))
        if table.as_wished(viewer) is None:
            return play
        text = people.words.tell("wait-wished")
        prompt = replace(play.prompt, key="wished", text=text, yours=False, right=False)
        return replace(play, prompt=prompt, legal=None)

    def explained(
        self, table: Table, viewer: int, language: str, wish: str, event: int
    ) -> Explained:
        """Return why an event happened and what would have changed it, for one viewer who knows
        it by this number; raise `Refused` if there is none such."""
        numbers = event_numbers(table.play, viewer)
        place = numbers.place(event)
        if not 0 <= place < len(table.play.events):
            raise Refused("no_event")
        explanation = explain(table.play, place, people_at(table, viewer, language))
        return explained_view(wish, event, explanation, numbers)


def _by_standing(table: Table, seat: int) -> list[range]:
    """Return the places of the events of each step that a seat's standing answers made."""
    return [
        range(table.play.events_before(number), step.events)
        for number, step in enumerate(table.play.steps)
        if step.seat == seat and step.by == "standing"
    ]


def _marked(lines: Sequence[LineView], steps: Sequence[range]) -> list[LineView]:
    """Return lines with a mark on the first that tells of each of these steps."""
    firsts = {next((n for n, one in enumerate(lines) if one.n in step), -1) for step in steps}
    return [replace(line, wished=True) if n in firsts else line for n, line in enumerate(lines)]


def _stood_in(table: Table, shown: Play, since: int) -> Play:
    """Return the game with a mark on the first line that tells of each step that a bot made in the
    place of somebody who was away, or whose time was over."""
    play, lines, marks = table.play, shown.lines, dict[int, int]()
    for index in range(len(play.steps) - 1, -1, -1):
        step = play.steps[index]
        if step.events <= since:
            break
        if step.by not in ("bot", "clock") or table.seats[step.seat].kind == "bot":
            continue
        told = range(play.events_before(index), step.events)
        first = next((n for n, line in enumerate(lines) if line.n in told), None)
        if first is not None:
            marks[first] = step.seat
    if not marks:
        return shown
    marked = [replace(line, for_seat=marks.get(n, -1)) for n, line in enumerate(lines)]
    return replace(shown, lines=marked)


def explained_view(wish: str, event: int, explanation: Explanation, numbers: Numbers) -> Explained:
    """Return an explanation for a viewer who counts events like this."""
    return Explained(
        wish,
        event,
        [numbered_line(line_view(line), numbers) for line in explanation.lines],
        [what_if.text for what_if in explanation.what_if],
        explanation.rules,
    )


def numbered(play: Play, numbers: Numbers) -> Play:
    """Return the game with its events numbered as their viewer counts them."""
    if not numbers.has_gaps:
        return play
    events = [
        replace(event, n=numbers.shown(event.n), cause=numbers.shown(event.cause))
        for event in play.events
    ]
    return replace(play, events=events, lines=[numbered_line(one, numbers) for one in play.lines])


def numbered_line(line: LineView, numbers: Numbers) -> LineView:
    return replace(line, n=numbers.shown(line.n), last=numbers.shown(line.last))
