"""What a bot learned of a game, as a file: ``wallace.weights`` beside the game's kit.

A line of ASCII, `FORMAT`; a line of JSON, `Head`; then the weights of all nets as 32-bit floats,
little-endian, in the order of the head: of each layer for each input its weights to every unit,
then what the units begin with. A file that was made for other rules, or for other numbers than the
game gives today, is refused."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from struct import calcsize, error, unpack

from msgspec import MsgspecError, Struct, json

from galapagos.kernel.errors import BadData
from galapagos.search.learned import Learned, Lesson
from galapagos.search.net import Net, weights_count

FILE = "wallace.weights"
FORMAT = b"galapagos weights 1\n"


class NetHead(Struct, frozen=True, forbid_unknown_fields=True):
    """One net of the file."""

    players: int
    kind: str
    """``value`` or ``policy``."""
    inputs: tuple[str, ...]
    """What each number is that it looks at."""
    sizes: tuple[int, ...]
    """Of every layer, the inputs first."""
    made: str
    """What it was learned from."""

    def weights(self) -> int:
        return weights_count(list(self.sizes))


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """What a file of weights says of itself."""

    game: str
    rules: int
    """The version of the rules under which it was trained."""
    nets: tuple[NetHead, ...]


def write_weights(head: Head, weights: bytes) -> bytes:
    """Return a file; ``weights`` are those of all nets."""
    return FORMAT + json.encode(head) + b"\n" + weights


def read_head(data: bytes, source: str) -> tuple[Head, bytes]:
    """Return the head of a file, and the weights behind it."""
    if not data.startswith(FORMAT):
        raise BadData("expected the weights of a bot, `galapagos weights 1`", source=source)
    line, _, weights = data.removeprefix(FORMAT).partition(b"\n")
    try:
        return json.decode(line, type=Head), weights
    except MsgspecError as what:
        raise BadData(f"the head of these weights cannot be read: {what}", source=source) from None


def read_weights(
    data: bytes, source: str, game: str, rules: int, layouts: Mapping[str, Sequence[str]]
) -> Learned:
    """Return what was learned; raise `BadData` if it does not fit the game as it is now.

    ``layouts`` are what the game gives each kind of net to look at."""
    head, weights = read_head(data, source)
    if head.game != game:
        raise BadData(f"these weights are of {head.game}, not of {game}", source=source)
    if head.rules != rules:
        was = f"these weights were trained under rules {head.rules} of {game}"
        raise BadData(f"{was}, now they are rules {rules}: `make train` renews them", source=source)
    lessons: dict[int, Lesson] = {}
    at = 0
    for net in head.nets:
        expected = layouts.get(net.kind)
        if expected is None or tuple(expected) != net.inputs:
            what = f"a net looks at other numbers of {game} than there are now"
            raise BadData(f"{what}: `make train` renews it", source=source)
        if len(net.sizes) < 2 or net.sizes[0] != len(net.inputs) or net.sizes[-1] != 1:
            raise BadData(f"a net has layers of {net.sizes}", source=source)
        try:
            layer = f"<{net.weights()}f"
            row = list(unpack(layer, weights[at : at + calcsize(layer)]))
        except error:
            raise BadData("these weights are cut short", source=source) from None
        at += calcsize(layer)
        lesson = lessons.setdefault(net.players, Lesson(net.players, None, None))
        setattr(lesson, net.kind, Net(list(net.sizes), row))
    if at != len(weights):
        raise BadData("something stands behind these weights", source=source)
    return Learned([lessons[players] for players in sorted(lessons)])


def learned_in(
    folder: Path, game: str, rules: int, layouts: Mapping[str, Sequence[str]]
) -> Learned | None:
    """Return what was learned of the game in a folder; None if nothing was."""
    file = folder / FILE
    if not file.is_file():
        return None
    return read_weights(file.read_bytes(), file.name, game, rules, layouts)
