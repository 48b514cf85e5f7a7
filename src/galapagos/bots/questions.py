"""A position text or an unfinished record as a question to a bot, and the answer in words."""

from collections.abc import Callable

from galapagos.bots.base import Choice, Line
from galapagos.games.own_cards import USUAL_CARDS
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import COMPLETE
from galapagos.records.codec import Codec
from galapagos.records.record import FIRST_LINE, parse_record
from galapagos.records.timeline import Timeline


def open_game(
    text: str, source: str, codec_of: Callable[[str], Codec] = USUAL_CARDS.codec
) -> tuple[Codec, Game]:
    """Return the game that a position or a record leads to, and how to write about it.

    ``codec_of`` knows by the game's name the cards that it is played with."""
    if text.startswith(FIRST_LINE):
        record = parse_record(text, source=source)
        codec = codec_of(record.header["game"])
        return codec, Timeline.of_record(record, codec).game
    key = _game_line(text, source)
    codec = codec_of(key)
    return codec, codec.parse_position(text, source)


def _game_line(text: str, source: str) -> str:
    for line in text.splitlines():
        key, colon, value = line.partition(":")
        if colon and key.strip() == "game":
            return value.strip()
    raise BadData("expected a position or a record with a line `game: …`", source=source)


def view_for(game: Game, seat: int | None = None) -> tuple[Game, int]:
    """Return what the asked seat may know; without one, the seat that decides first.

    Raises `BadData` if it has nothing to decide, or the text is another seat's view."""
    if game.is_over():
        raise BadData("the game is over: there is nothing to decide")
    if seat is None:
        seat = int(game.actor())
    if seat not in game.seats_to_act():
        raise BadData(f"P{seat + 1} has nothing to decide now")
    viewer = int(game.viewer())
    if viewer not in (COMPLETE, seat):
        whose = "a spectator's" if viewer < 0 else f"P{viewer + 1}'s"
        raise BadData(f"this is {whose} view, but P{seat + 1} is to decide")
    return game.view(seat), seat


def line_texts(codec: Codec, view: Game, line: Line) -> list[str]:
    """Return the actions of a line in words, the first without its seat."""
    texts = [codec.action_text(view, action) for _, action in line.actions]
    return [
        text if number == 0 else f"P{seat + 1} {text}"
        for number, ((seat, _), text) in enumerate(zip(line.actions, texts, strict=True))
    ]


def told_choice(codec: Codec, view: Game, choice: Choice) -> dict[str, object]:
    """Return why a bot chose as it did, and the ways it looked at, for programs."""
    return {
        "reason": reason(codec, view, choice),
        "iterations": choice.iterations,
        "lines": [
            {"actions": line_texts(codec, view, line), "value": line.value, "visits": line.visits}
            for line in choice.lines
        ],
    }


def reason(codec: Codec, view: Game, choice: Choice) -> str:
    """Say in one line why a bot chose as it did."""
    lines = choice.lines
    if not lines:
        return "any other action would have done as well"
    if len(lines) == 1:
        return "there is nothing else worth a thought"
    best, second = lines[0], lines[1]
    other = codec.action_text(view, second.actions[0][1])
    if not choice.iterations:
        return f"looks best now: {best.value:+.1f} points; next best: {other}, {second.value:+.1f}"
    share = 100 * best.visits / max(1, choice.iterations)
    found = f"expects to win {100 * best.value:.0f}%, tried in {share:.0f}% of "
    found += f"{choice.iterations:,} guesses; next best: {other}"
    if not second.visits:
        return f"{found}, not tried"
    return f"{found}, {100 * second.value:.0f}%"
