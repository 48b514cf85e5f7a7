"""Are animals known by their parts? Sheets of parts without names, and a count of the answers.

    python tools/blind_sheets.py make DIR [--seed N] [--only FILE]
    python tools/blind_sheets.py score DIR ANSWERS

``make`` writes sheets of heads, bodies, wings and tails at 64, 120 and 400 px, each part with a
number only and in an order of its own for each size, and ``key.json``, which nobody who guesses
may open. ``--only`` names the parts that are asked again, a line each, as ``wings golden-eagle``.

An answer is a line ``120 wings 7: vulture, eagle``: size, part and number, then at most two
guesses. It is right if a guess holds the kind of the animal: the last word of its name ("bear" for
the polar bear), or one of `ALSO`. ``score`` counts the numbers that were answered and lists what
was taken for what.
"""

import argparse
import json
import random
import re
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from galapagos.art.paint import NORMAL, SMALL
from galapagos.art.raster import png
from galapagos.art.svg import document, group, prefix
from galapagos.games.darwin.art.part_art import SIZE, part_drawing
from galapagos.games.darwin.cards.catalog import load_catalog

PARTS: Final = ("head", "body", "wings", "tail")
SHEETS: Final = {64: (10, 7), 120: (8, 5), 400: (4, 3)}
"""Columns and rows of a sheet, by the pixels of a part."""
LABEL: Final = 20
SEED: Final = 1831
ALSO: Final[dict[str, tuple[str, ...]]] = {
    "alpine-marmot": ("groundhog",),
    "blue-wildebeest": ("gnu",),
    "deathstalker": ("scorpion",),
    "desert-locust": ("grasshopper",),
    "dromedary": ("camel",),
    "egyptian-spiny-tailed-lizard": ("uromastyx",),
    "indian-flying-fox": ("bat",),
    "mallard": ("duck",),
    "mandrill": ("baboon",),
    "monarch": ("butterfly",),
    "orca": ("killer whale",),
    "sidewinder": ("rattlesnake",),
    "vicuna": ("llama",),
    "western-honey-bee": ("honeybee",),
}
"""Words that name an animal as well as the last one of its name."""

_ANSWER: Final = re.compile(r"(\d+) (\w+) (\d+): *(.*)")

Key = dict[str, list[str]]
"""The animals in the order of their numbers, by size and part, as in ``120 wings``."""


def key_of(seed: int, only: frozenset[str] = frozenset()) -> Key:
    """Shuffle the animals of each part anew for each size."""
    cards = load_catalog().cards
    key: Key = {}
    for part in PARTS:
        animals = sorted({card.animal for card in cards if card.part == part})
        asked = [one for one in animals if not only or f"{part} {one}" in only]
        for size in SHEETS if asked else ():
            order = list(asked)
            random.Random(f"{seed} {size} {part}").shuffle(order)
            key[f"{size} {part}"] = order
    return key


def sheets(key: Key) -> Iterator[tuple[str, str, int]]:
    """Name, picture and width in pixels of each sheet."""
    for asked, animals in key.items():
        size, part = int(asked.partition(" ")[0]), asked.partition(" ")[2]
        columns, rows = SHEETS[size]
        for first in range(0, len(animals), columns * rows):
            some = animals[first : first + columns * rows]
            width = columns * size
            height = -(-len(some) // columns) * (size + LABEL)
            cells = "".join(
                group(
                    _cell(part, animal, size, first + i + 1),
                    i % columns * size,
                    i // columns * (size + LABEL),
                )
                for i, animal in enumerate(some)
            )
            paper = f'<rect width="{width}" height="{height}" fill="#f4efe4"/>'
            name = f"{part}-{size}-{first // (columns * rows) + 1}"
            yield name, document(paper + cells, width, height, name), width


def _cell(part: str, animal: str, size: int, at: int) -> str:
    ids, style = prefix(f"blind {part} {animal} {size}"), SMALL if size <= 96 else NORMAL
    drawn = part_drawing(part, animal, SIZE, SIZE, 22, ids, style=style)
    number = (
        f'<text x="{size / 2}" y="{LABEL - 5}" font-family="sans-serif" font-size="14"'
        f' text-anchor="middle">{at}</text>'
    )
    window = f'y="{LABEL}" width="{size}" height="{size}" viewBox="0 0 {SIZE} {SIZE}"'
    return f"{number}<svg {window}>{drawn}</svg>"  # clips what a ghost has beyond its window


def is_right(animal: str, guess: str) -> bool:
    plain = unicodedata.normalize("NFD", guess.lower()).encode("ascii", "ignore").decode()
    words = f" {' '.join(re.findall(r'[a-z]+', plain))} "
    kinds = (animal.rpartition("-")[2], *ALSO.get(animal, ()))
    return any(f" {kind} " in words for kind in kinds)


def score(key: Key, answers: str) -> Iterator[str]:
    """Count for each size and part, and list what nobody named at once."""
    counts: dict[str, list[int]] = {}
    misses: list[str] = []
    for line in filter(None, map(str.strip, answers.splitlines())):
        found = _ANSWER.fullmatch(line)
        asked = f"{found[1]} {found[2]}" if found else ""
        if not found or not 0 < int(found[3]) <= len(key.get(asked, [])):
            raise ValueError(f"no answer to anything that was asked: {line}")
        animal, guesses = key[asked][int(found[3]) - 1], found[4].split(",")[:2]
        right = [is_right(animal, guess) for guess in guesses]
        count = counts.setdefault(asked, [0, 0, 0])
        count[0] += right[0]
        count[1] += any(right)
        count[2] += 1
        if not right[0]:
            told = "second guess" if any(right) else "missed"
            misses.append(f"{asked} {animal}: {', '.join(map(str.strip, guesses))} ({told})")
    for asked, (first, second, among) in counts.items():
        yield f"{asked}: {first} at once, {second} within two, of {among} ({second / among:.0%})"
    yield from sorted(misses)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make")
    making.add_argument("directory", type=Path)
    making.add_argument("--seed", type=int, default=SEED)
    making.add_argument("--only", type=Path)
    scoring = commands.add_parser("score")
    scoring.add_argument("directory", type=Path)
    scoring.add_argument("answers", type=Path)
    args = parser.parse_args(arguments)
    if args.command == "score":
        key = json.loads((args.directory / "key.json").read_text(encoding="utf-8"))
        print("\n".join(score(key, args.answers.read_text(encoding="utf-8"))))
        return 0
    only = args.only.read_text(encoding="utf-8").splitlines() if args.only else ()
    key = key_of(args.seed, frozenset(only))
    args.directory.mkdir(parents=True, exist_ok=True)
    for name, svg, width in sheets(key):
        (args.directory / f"{name}.png").write_bytes(png(svg, width))
    (args.directory / "key.json").write_text(json.dumps(key, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
