"""How one comes to a game, a bot or a picture: by name, or from a text."""

from pathlib import Path
from secrets import randbits

from galapagos.bots.base import Bot
from galapagos.bots.specs import parse_bot
from galapagos.games import kit_for
from galapagos.games.own_cards import OwnCards
from galapagos.kernel.errors import BadData
from galapagos.library.match import Match
from galapagos.library.picture import Picture
from galapagos.records.codec import Codec
from galapagos.records.record import FIRST_LINE, parse_record
from galapagos.records.timeline import Timeline
from galapagos.text.catalogue import ENGLISH

_SEED_BITS = 62
_LONGEST_PATH = 1000


def new(
    game: str,
    players: int = 0,
    *,
    seed: int | None = None,
    mode: str = "",
    eras: int = 0,
    cards: str | Path | None = None,
    **switches: bool | str,
) -> Match:
    """Set a game up: ``new("origin", players=4, seed=1, must_feed=True)``.

    The same seed gives the same game; without one every game is another. ``cards`` is where cards
    of one's own lie. Raises `BadData` for what cannot be played."""
    codec, said = _codec(game, cards), {key: _said(value) for key, value in switches.items()}
    players = players or kit_for(game).usual_players
    header = codec.header_of(players, said, mode, eras)
    return Match(Timeline.begin(codec, header, randbits(_SEED_BITS) if seed is None else seed))


def load(text: str | Path, *, cards: str | Path | None = None) -> Match:
    """Take up a game from the text of a record or a position, or from the file that holds one.

    A record is verified step by step; raises `BadData` with the line where it is wrong."""
    source = "text"
    if isinstance(text, Path) or _is_path(text):
        source = str(text)
        text = Path(text).read_text(encoding="utf-8")
    codec = _codec(_named(text, source), cards)
    if text.startswith(FIRST_LINE):
        return Match(Timeline.of_record(parse_record(text, source=source), codec))
    beginning = codec.parse_position(text, source)
    if codec.is_view(beginning):
        what = "a view can be looked at but not played: what is hidden in it is not known"
        raise BadData(what, source=source)
    return Match.of_game(beginning, codec)


def bot(text: str, *, cards: str | Path | None = None) -> Bot:
    """Return a bot by its name: ``hunter``, ``apex@5000``, ``cmd:./mybot``; see docs/bots.md.

    `Match.ask` asks it for a move."""
    return parse_bot(text).make(lambda game: _codec(game, cards))


def draw(game: str, what: str, *, language: str = ENGLISH, theme: str = "light") -> Picture:
    """Return a picture by the id that ``galapagos draw`` knows: ``animal:swimming+piracy``."""
    found = kit_for(game).drawings(_codec(game)).find(what, language, theme)
    if found is None:
        raise BadData(f"{game} has no picture of {what!r}")
    return Picture(found)


def _codec(game: str, cards: str | Path | None = None) -> Codec:
    """Return the texts of a game, read once for the same cards."""
    return OwnCards({} if cards is None else {game: Path(cards)}).codec(game)


def _said(value: bool | str) -> str:
    """Return a switch as it is written."""
    return value if isinstance(value, str) else "on" if value else "off"


def _is_path(text: str) -> bool:
    return len(text) < _LONGEST_PATH and "\n" not in text


def _named(text: str, source: str) -> str:
    """Return which game a record or position is of."""
    for line in text.splitlines():
        key, _, value = line.partition(":")
        if key == "game":
            return value.strip()
    raise BadData("expected a record or a position, found no line 'game: …'", source=source)
