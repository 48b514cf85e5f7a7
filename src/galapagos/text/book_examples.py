"""The worked examples of the rule book: positions that are played by the rules while it is made.

An example is a file in ``content/book``: a position text, a line of dashes, then a line an action
with its dice, as in a record. What happens is told by the same sentences as in the log of a game.
"""

from functools import cache
from pathlib import Path

from galapagos import content
from galapagos.content.darwin_cards import load_catalog
from galapagos.content.origin_deck import base_deck
from galapagos.darwin.game import Darwin
from galapagos.kernel.chance import Tape
from galapagos.kernel.events import EventLog
from galapagos.kernel.viewers import SPECTATOR
from galapagos.records.codec import codec_for
from galapagos.records.darwin_codec import DarwinCodec
from galapagos.records.origin_position import format_deck
from galapagos.text.catalogue import words_for
from galapagos.text.darwin_names import DarwinNames, Fauna
from galapagos.text.darwin_story import tell
from galapagos.text.origin_log import story as origin_story
from galapagos.text.origin_names import Names
from galapagos.wire.book import BookExample

_FOLDER = Path(content.__file__).parent / "book"
_PLAYERS = ["Ana", "Bo", "Chen"]
_CUT = "---\n"
_CARDS = "{cards}"
"""Stands for the card set of the program, whatever it is today."""


def example_keys(game: str) -> list[str]:
    """Return the examples of a game in their order."""
    return [_key(path, game) for path in sorted(_FOLDER.glob(f"{game}-*.txt"))]


def _key(path: Path, game: str) -> str:
    """``origin-2-hunt.txt`` is the example ``hunt``."""
    return path.stem.removeprefix(f"{game}-").partition("-")[2]


def examples(game: str, language: str) -> list[BookExample]:
    """Return the worked examples of a game in a language."""
    words = words_for(language, f"book_{game}")
    found = []
    for path in sorted(_FOLDER.glob(f"{game}-*.txt")):
        key = _key(path, game)
        text = path.read_text(encoding="utf-8").replace(_CARDS, _card_set(game))
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
    table = codec.parse_position(position, source)
    fauna = Fauna.of(table.state) if isinstance(table, Darwin) else None
    log = EventLog()
    table.attach(log)
    for line in actions:
        words, _, dice = line.partition(" | dice ")
        seat = int(words[1]) - 1
        faces = [int(die) - 1 for die in dice.split()]
        table.chance().tape = Tape(faces, closed_dice=True)
        table.play(seat, codec.parse_action(table, words[3:]))
    events = [table.event_for(SPECTATOR, event) for event in log.events]
    players = _PLAYERS[: int(table.seats())]
    if fauna is None:
        names = Names(SPECTATOR, players, language, base_deck())
        return [line.text for line in origin_story(events, names)]
    darwin = DarwinNames(SPECTATOR, players, language, load_catalog())
    return [line.text for line in tell(events, darwin, fauna)]


_codec = cache(codec_for)


def _card_set(game: str) -> str:
    if game == "origin":
        return format_deck(base_deck())
    codec = _codec(game)
    assert isinstance(codec, DarwinCodec)
    return codec.words.title
