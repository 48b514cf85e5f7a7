"""Trains Wallace: reads the games that were kept, the newest of every kind of table, fits both nets
to all of them and writes the weights."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from galapagos.games import kit_for
from galapagos.games.weights import Head, NetHead, read_head, write_weights
from galapagos.kernel.errors import BadData
from galapagos.learn.layers import Layers
from galapagos.learn.wallace.fitting import Fitted, fit_policy, fit_value
from galapagos.learn.wallace.rows import Decisions, Positions, decisions, positions
from galapagos.learn.wallace.selfplay import Source, kept, stored


@dataclass(frozen=True)
class Material:
    """What nets are fitted to."""

    games: dict[str, int]
    """How many games there are of which bot."""
    positions: Positions
    decisions: Decisions


@dataclass(frozen=True)
class Course:
    """What is to be learned, and from what."""

    game: str
    players: int
    kept: Path
    """Where games are kept."""
    newest: int
    """So many games of a kind."""
    most: int
    """So many decisions of a game."""
    seed: int

    def material(self) -> Material:
        """Read every kind of game that was kept for so many players."""
        sources = self._sources()
        values = [positions(source, stored(some)) for source, some in sources.items()]
        choices = [decisions(source, stored(some), self.most) for source, some in sources.items()]
        games = {f"{one.bot}@{one.iterations}": len(some) for one, some in sources.items()}
        found = Material(games, _all_positions(values), _all_decisions(choices))
        for examples in (found.positions, found.decisions):
            if len(set(examples.held())) < 2:  # some are learned from, the others held back
                what = f"{sum(games.values())} games are too few to learn from"
                raise BadData(what, source=str(self.kept))
        return found

    def fitted(self, material: Material, begun: dict[str, Layers]) -> dict[str, Fitted]:
        """Return both nets, from scratch or from others."""
        return {
            "value": fit_value(material.positions, begun.get("value"), self.seed),
            "policy": fit_policy(material.decisions, begun.get("policy"), self.seed),
        }

    def _sources(self) -> dict[Source, list[tuple[Path, int]]]:
        """Return the kinds of games, and the newest of each."""
        folders = sorted((self.kept / self.game).glob("*/"))
        sources = (Source.named(self.game, folder.name) for folder in folders)
        ours = [one for one in sources if one is not None and one.players == self.players]
        found = {source: kept(source, self.kept)[-self.newest :] for source in ours}
        found = {source: games for source, games in found.items() if games}
        if not found:
            raise BadData("holds no games", source=str(self.kept))
        return found


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


# --- the file of weights -------------------------------------------------------------------------


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


def layers_in(file: Path, players: int) -> dict[str, Layers]:
    """Return the nets that were learned with so many players, to go on from."""
    found = {}
    for net, weights in _nets(file):
        if net.players == players:
            found[net.kind] = Layers.read(list(net.sizes), np.frombuffer(weights, "<f4"))
    return found


def write_nets(
    file: Path, course: Course, games: dict[str, int], fitted: dict[str, Fitted]
) -> None:
    """Put the nets in the place of those for so many players; ``games`` taught them."""
    counted = ", ".join(f"{count} games of {bot}" for bot, count in games.items())
    made = f"{course.game} with {course.players} players: {counted}"
    kit = kit_for(course.game)
    layouts = kit.layouts()
    nets = [(net, weights) for net, weights in _nets(file) if net.players != course.players]
    for kind, found in fitted.items():
        sizes = tuple(found.layers.sizes)
        net = NetHead(course.players, kind, tuple(layouts[kind]), sizes, made)
        nets.append((net, found.layers.flat().astype("<f4").tobytes()))
    nets.sort(key=lambda pair: (pair[0].players, pair[0].kind))
    head = Head(course.game, kit.codec().rules_version, tuple(net for net, _ in nets))
    file.write_bytes(write_weights(head, b"".join(weights for _, weights in nets)))
