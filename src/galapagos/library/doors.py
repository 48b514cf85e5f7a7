"""How one comes to a game, a bot or a picture: by name, or from a text."""

from collections.abc import Mapping
from pathlib import Path
from secrets import randbits

from galapagos.art.picture import Picture
from galapagos.art.themes import THEMES
from galapagos.bots.base import Bot
from galapagos.bots.specs import parse_bot
from galapagos.games import kit_for
from galapagos.games.own_cards import OwnCards
from galapagos.kernel.errors import BadData, Misuse
from galapagos.library.checks import instance, language_named, number
from galapagos.library.match import Match
from galapagos.records.codec import Codec
from galapagos.records.files import read_text
from galapagos.records.record import FIRST_LINE, parse_record
from galapagos.records.timeline import Timeline
from galapagos.text.catalogue import ENGLISH

_SEED_BITS = 62
_LONGEST_PATH = 1000
GAME_NAMED = "a game is named by a text such as 'origin'"


def new(
    game: str,
    players: int = 0,
    *,
    seed: int | None = None,
    mode: str = "",
    cards: str | Path | None = None,
    draft: bool = True,
    **switches: bool | int | str,
) -> Match:
    """Set a game up: ``new("origin", players=4, seed=1, must_feed=True)``.

    The same seed gives the same game; without one every game is another. ``cards`` is where cards
    of one's own lie. ``draft=False`` is for simulation: turns that people may change until they
    confirm them, as in Darwin, go one way and are never taken back; they lead to the same games.
    Raises `BadData` for what cannot be played."""
    codec, chosen = _codec(game, cards), said(switches)
    players = number(players, "the number of players") or kit_for(game).usual_players
    mode = instance(mode, str, "a mode is named")
    seed = randbits(_SEED_BITS) if seed is None else number(seed, "a seed")
    header = codec.header_of(players, chosen, mode)
    return Match(Timeline.begin(codec, header, seed), draft=draft)


def load(text: str | Path, *, cards: str | Path | None = None, draft: bool = True) -> Match:
    """Take up a game from the text of a record or a position, or from the file that holds one.

    A record is verified step by step; raises `BadData` with the line where it is wrong. ``draft``
    as in `new`."""
    source = "text"
    if isinstance(text, Path) or _is_path(text):
        source = str(text)
        text = read_text(Path(text))
    codec = _codec(_named(text, source), cards)
    if text.startswith(FIRST_LINE):
        past = Timeline.of_record(parse_record(text, source=source), codec)
        return Match(past, draft=draft)
    beginning = codec.parse_position(text, source)
    if codec.is_view(beginning):
        what = "a view can be looked at but not played: what is hidden in it is not known"
        raise BadData(what, source=source)
    return Match.of_game(beginning, codec, draft=draft)


def bot(text: str, *, cards: str | Path | None = None) -> Bot:
    """Return a bot by its name: ``hunter``, ``apex@5000``, ``cmd:./mybot``; see docs/bots.md.

    `Match.ask` asks it for a move."""
    text = instance(text, str, "a bot is asked for by its name, such as 'hunter'")
    return parse_bot(text).make(lambda game: _codec(game, cards))


def draw(game: str, what: str, *, language: str = ENGLISH, theme: str = "light") -> Picture:
    """Return a picture by the id that ``galapagos draw`` knows: ``animal:swimming+piracy``,
    ``bongo-head`` for a card. ``theme`` is light or dark."""
    codec, what = _codec(game), instance(what, str, "a picture is asked for by its id")
    if instance(theme, str, "a theme is named") not in THEMES:
        raise Misuse(f"a theme is one of {', '.join(THEMES)}, not {theme!r:.40}")
    drawings = kit_for(game).drawings(codec)
    found = drawings.find(what, language_named(language), theme)
    if found is None:
        kinds = drawings.kinds()
        there = f"there are {kinds}" if kinds else "it has none"
        raise BadData(f"{game} has no picture of {what!r:.60}: {there}")
    return Picture(found)


def _codec(game: str, cards: str | Path | None = None) -> Codec:
    """Return the texts of a game, read once for the same cards."""
    instance(game, str, GAME_NAMED)
    instance(cards, str | Path | None, "cards of one's own lie in a file or a folder")
    return OwnCards({} if cards is None else {game: Path(cards)}).codec(game)


def said(switches: Mapping[str, bool | int | str]) -> dict[str, str]:
    """Return switches as they are written."""
    return {key: _said(key, value) for key, value in switches.items()}


def _said(key: str, value: bool | int | str) -> str:
    if isinstance(value, bool):
        return ("off", "on")[value]
    if isinstance(value, int):
        return str(value)
    return instance(value, str, f"{key} is True, False, a number or the name of a choice")


def _is_path(text: str) -> bool:
    text = instance(text, str, "a game is loaded from a text or from the path of a file")
    return 0 < len(text) < _LONGEST_PATH and "\n" not in text and "\0" not in text


def _named(text: str, source: str) -> str:
    """Return which game a record or position is of."""
    for line in text.splitlines():
        key, _, value = line.partition(":")
        if key == "game":
            return value.strip()
    raise BadData("expected a record or a position, found no line 'game: …'", source=source)
