"""`make train`: plays, learns, writes the weights that the package ships, and the curves.

    make train WALLACE='origin --players 2 --games 400'             400 games of Wallace
    make train WALLACE='origin --players 2 --bot apex --games 400'  how it began
    make train WALLACE='origin --players 2 --games 0'               only fit what was played

Games are kept in build/train and are never played twice. The nets are fitted to all of them, the
newest of every kind of table; with ``--on`` they begin as the weights that are there."""

import argparse
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np

from galapagos.games import GAMES, kit_for
from galapagos.games.weights import FILE, Head, NetHead, read_head, write_weights
from galapagos.learn.layers import Layers
from tools.wallace.curves import write_curves
from tools.wallace.fitting import Fitted, fit_policy, fit_value
from tools.wallace.rows import Decisions, Positions, decisions, positions
from tools.wallace.selfplay import Played, Source, Tell, grow, stored

ROOT = Path(__file__).parent.parent.parent
KEPT = ROOT / "build" / "train"


def main(words: list[str]) -> int:
    asked = _parser().parse_args(words)
    tell = Tell()
    source = Source(asked.game, asked.players, asked.bot, asked.iterations)
    grow(source, asked.kept, asked.games, tell)
    sources = _sources(asked)
    tell(f"reading the games of {', '.join(source.name for source in sources)}")
    values = _all_positions([positions(s, _last(s, asked)) for s in sources])
    tell(f"{len(values.seeds)} positions")
    choices = _all_decisions([decisions(s, _last(s, asked), asked.decisions) for s in sources])
    tell(f"{len(choices.seeds)} decisions, {len(choices.rows)} actions")
    file = asked.out or ROOT / "src" / "galapagos" / "games" / asked.game / FILE
    begun = _layers(file, asked.players) if asked.on else {}
    fitted = {
        "value": fit_value(values, begun.get("value"), asked.seed),
        "policy": fit_policy(choices, begun.get("policy"), asked.seed),
    }
    for kind, found in fitted.items():
        said = ", ".join(f"{name} {number:.4f}" for name, number in found.said.items())
        tell(f"{kind}: {found.examples} examples, {said}")
    made = f"{asked.game} with {asked.players} players: " + ", ".join(
        f"{sum(1 for _ in _last(s, asked))} games of {s.bot}@{s.iterations}" for s in sources
    )
    _write(file, asked.game, asked.players, made, fitted)
    if asked.curves:
        write_curves(asked.curves, f"{asked.game}, {asked.players}", fitted)
    tell(f"written: {file}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("make train", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200, help="so many of this kind in all")
    parser.add_argument("--bot", default="wallace", choices=("apex", "wallace"))
    parser.add_argument("--iterations", type=int, default=100, help="of every decision")
    parser.add_argument("--newest", type=int, default=4000, help="games of a kind to learn from")
    parser.add_argument("--decisions", type=int, default=25, help="of a game to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--on", action="store_true", help="begin with the weights that are there")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where games are kept")
    parser.add_argument("--out", type=Path, help="instead of the weights of the package")
    parser.add_argument("--curves", type=Path, help="draw what was learned as SVG")
    return parser


def _sources(asked: argparse.Namespace) -> list[Source]:
    """Return every kind of game that was kept for so many players."""
    found = []
    for folder in sorted((asked.kept / asked.game).glob(f"{asked.players}p-*-*")):
        _, bot, iterations = folder.name.split("-")
        found.append(Source(asked.game, asked.players, bot, int(iterations)))
    if not found:
        sys.exit(
            f"no games of {asked.game} with {asked.players} players were kept: ask for --games"
        )
    return found


def _last(source: Source, asked: argparse.Namespace) -> Iterator[Played]:
    count = sum(1 for _ in stored(source, asked.kept))
    return islice(stored(source, asked.kept), max(0, count - asked.newest), None)


def _all_positions(parts: list[Positions]) -> Positions:
    names = ("seeds", "rows", "results", "worth", "usual")
    return Positions(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def _all_decisions(parts: list[Decisions]) -> Decisions:
    sizes = np.concatenate([np.diff(part.starts) for part in parts])
    return Decisions(
        np.concatenate([part.seeds for part in parts]),
        np.concatenate([[0], np.cumsum(sizes)]),
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.wanted for part in parts]),
        parts[0].behind,
    )


def _nets(file: Path) -> list[tuple[NetHead, bytes]]:
    """Return the nets of a file, with the weights of each; none if there is no file."""
    if not file.is_file():
        return []
    head, weights = read_head(file.read_bytes(), file.name)
    found, at = [], 0
    for net in head.nets:
        size = 4 * net.weights()
        found.append((net, weights[at : at + size]))
        at += size
    return found


def _layers(file: Path, players: int) -> dict[str, Layers]:
    """Return the nets that were learned with so many players, to go on from."""
    found = {}
    for net, weights in _nets(file):
        if net.players == players:
            found[net.kind] = Layers.read(list(net.sizes), np.frombuffer(weights, "<f4"))
    return found


def _write(file: Path, game: str, players: int, made: str, fitted: dict[str, Fitted]) -> None:
    """Put the nets in the place of those for so many players."""
    kit = kit_for(game)
    layouts = kit.layouts()
    nets = [(net, weights) for net, weights in _nets(file) if net.players != players]
    for kind, found in fitted.items():
        sizes = tuple(found.layers.sizes)
        net = NetHead(players, kind, tuple(layouts[kind]), sizes, made)
        nets.append((net, found.layers.flat().astype("<f4").tobytes()))
    nets.sort(key=lambda pair: (pair[0].players, pair[0].kind))
    head = Head(game, kit.codec().rules_version, tuple(net for net, _ in nets))
    file.write_bytes(write_weights(head, b"".join(weights for _, weights in nets)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
