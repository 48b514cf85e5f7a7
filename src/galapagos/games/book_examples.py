"""The worked examples of the rule book: positions that are played by the rules while it is made.

An example is a file in the folder ``book`` of a game: a position text, a line of dashes, then a
line an action with its dice, as in a record. What happens is told by the same sentences as in the
log of a game.
"""

from functools import cache
from pathlib import Path

from galapagos.games import kit_for
from galapagos.kernel.chance import Tape
from galapagos.kernel.viewers import SPECTATOR
from galapagos.records.codec import Codec
from galapagos.records.record import parse_step
from galapagos.records.timeline import Timeline
from galapagos.text.catalogue import book_words_for
from galapagos.wire.book import BookExample

_PLAYERS = ["Ana", "Bo", "Chen"]
_CUT = "---\n"
_CARDS = "{cards}"
"""Stands for the card set of the program, whatever it is today."""


def example_keys(game: str) -> list[str]:
    """Return the examples of a game in their order."""
    return [_key(path) for path in _files(game)]


def _files(game: str) -> list[Path]:
    return sorted((kit_for(game).folder / "book").glob("*.txt"))


def _key(path: Path) -> str:
    """``2-hunt.txt`` is the example ``hunt``."""
    return path.stem.partition("-")[2]


def examples(game: str, language: str) -> list[BookExample]:
    """Return the worked examples of a game in a language."""
    words = book_words_for(language, game)
    found = []
    for path in _files(game):
        key = _key(path)
        text = path.read_text(encoding="utf-8").replace(_CARDS, _codec(game).cards_title())
        position, _, actions = text.partition(_CUT)
        found.append(
            BookExample(
                key,
                words.say(f"example-{game}-{key}"),
                words.say(f"example-{game}-{key}-asks"),
                position,
                actions.splitlines(),
                _told(game, position, actions.splitlines(), path.name, language),
            )
        )
    return found


def _told(game: str, position: str, actions: list[str], source: str, language: str) -> list[str]:
    """Play the actions and tell what has happened, as a spectator would see it."""
    codec = _codec(game)
    begun = codec.parse_position(position, source)
    table = Timeline(codec, codec.header(begun), begun)
    table.add(table.try_setup(Tape()))
    for step in map(parse_step, actions):
        action = codec.parse_action(table.game, step.action)
        table.add(table.try_action(step.seat, action, Tape(step.dice, closed_dice=True)))
    seen = [table.game.event_for(SPECTATOR, event) for event in table.events]
    show = kit_for(game).show(codec, begun)
    people = show.people(SPECTATOR, _PLAYERS[: int(begun.seats())], language)
    return [line.text for line in show.lines(table.events, seen, people)]


@cache
def _codec(game: str) -> Codec:
    return kit_for(game).codec()
