"""What the parsers of a game's texts are fed with: real texts, words, and ways to damage them.

A game needs nothing of its own here: positions and words come from play. What the two games have
beside that, positions rich in rare decisions and damage that often makes sense, finds more.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path

from galapagos.games.origin.notation.position import format_position
from galapagos.games.origin.rules.terms import TURN
from galapagos.kernel.viewers import SPECTATOR
from galapagos.lab.games import game_kind
from galapagos.lab.walk import walk
from galapagos.records.codec import Codec
from tests.every_game import few_settings, new_game
from tests.records import darwin_games, games
from tests.records.darwin_mutations import POSITION as DARWIN_MUTATIONS
from tests.records.mutations import ANY_TEXT, Mutation
from tests.records.mutations import POSITION as ORIGIN_MUTATIONS

_MOST_POSITIONS = 200
SCENARIOS = Path(__file__).parent.parent / "scenarios"


@dataclass(frozen=True)
class Corpus:
    """The texts of one game for fuzzing."""

    codec: Codec
    positions: list[str]
    """Complete ones and views."""
    sample: str
    """A position whose words make new ones."""
    mutations: list[Mutation]
    """Damage to a position that often makes sense."""
    least: int = 1
    """How many changed positions are accepted at least; without any, fuzzing would be in vain."""

    def words(self) -> list[str]:
        return sorted({word for line in self.sample.splitlines()[1:] for word in line.split()})

    def keys(self) -> list[str]:
        keys = [line.split(":")[0] for line in self.sample.splitlines()[1:]]
        return [*keys, "options", "viewer", "turn"]


def _played(name: str) -> Iterator[str]:
    """Positions of play at a few tables, one in three, by turns complete and as somebody's view."""
    kind = game_kind(name)
    codec = kind.codec
    for seed, setting in enumerate(few_settings(name) * 5):
        game = new_game(name, setting, seed)
        viewers = range(SPECTATOR, setting.players)
        for number, _ in enumerate(walk(game, seed, kind.longest, eager=True)):
            if number % 3 == 0:
                viewer = viewers[number % len(viewers)]
                yield codec.position_text(game.view(viewer) if number % 2 else game)


def _origin_positions() -> list[str]:
    """Positions of every table, rich in open decisions."""
    return [
        format_position(game if number % 3 else game.view(number % (options.players + 1) - 1))
        for seed, options in enumerate(games.TABLES)
        for number, game in enumerate(games.decisions(options, seed))
        if number % 60 == 0 or (game.state.decision != TURN and number % 4 == 0)
    ]


def _origin() -> Corpus:
    codec = game_kind("origin").codec
    return Corpus(codec, _origin_positions(), games.UNDER_ATTACK, ORIGIN_MUTATIONS, 30)


def _darwin() -> Corpus:
    positions = darwin_games.positions()[::3]
    return Corpus(darwin_games.CODEC, positions, darwin_games.HUNT, DARWIN_MUTATIONS, 30)


_RICH: dict[str, Callable[[], Corpus]] = {"origin": _origin, "darwin": _darwin}


@cache
def corpus(name: str) -> Corpus:
    if name in _RICH:
        return _RICH[name]()
    positions = list(islice(_played(name), _MOST_POSITIONS))
    return Corpus(game_kind(name).codec, positions, positions[0], ANY_TEXT)


def scenario_texts(name: str) -> list[tuple[str, str]]:
    """Return the scenario files of a game: name and text."""
    return [
        (path.name, path.read_text(encoding="utf-8")) for path in sorted(SCENARIOS.glob(f"{name}*"))
    ]
