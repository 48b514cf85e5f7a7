"""Puzzles mined from games of bots.

Bots play; every decision that leaves a choice is looked at from what its seat could know. It is a
puzzle if one action is clearly best, a player who looks one step ahead misses it, and searches with
other guesses all find the same. A game depends on the plan and its number only.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from galapagos.analysis.analysis import sides_of
from galapagos.analysis.judge import Judge, Judgement
from galapagos.analysis.verdicts import ACCEPTED
from galapagos.bots.searching import lines_of
from galapagos.bots.simple import weighed
from galapagos.games import kit_for
from galapagos.games.puzzles import Puzzle
from galapagos.games.scenarios import parse_scenarios
from galapagos.kernel.chance import Tape, mix
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.lab.batches import decided
from galapagos.lab.games import game_kind
from galapagos.lab.judged import JudgedPlan
from galapagos.lab.tallies import Counting, GameTally
from galapagos.records.codec import Codec
from galapagos.records.record import step_line
from galapagos.records.timeline import Timeline

CLEAR = 0.06
"""How far the best action is ahead of every other, as a share of the chance to win."""
KEPT = ACCEPTED
"""How far it must still be ahead whenever it is looked at again: everything else is an inaccuracy
at the least."""
_HOPELESS = 0.05
"""Who wins so seldom whatever they do is asked nothing."""
_FEWEST = 3
"""Actions worth a thought."""
_GLANCE = 6
"""The first looks are so many times as short as an analysis."""
_GLANCES = 2
"""How many of them there are: one guess alone sees more than is there."""
_DEEPER = 3
"""The last looks are so many times as deep as an analysis."""
_SEEDS = 3
"""How many of them there are."""
_SEATS = 16
_UNTOLD = ("deck", "cards", "chance", "pile")
"""Lines of a position that follow from the others, or are of no account here."""


class Find(NamedTuple):
    """A puzzle that was found, as it is written."""

    theme: str
    level: int
    given: list[str]
    """The lines of its position."""
    ways: list[str]


@dataclass
class Tally(GameTally):
    """The puzzles that were found."""

    games: int = 0
    found: list[Find] = field(default_factory=list, metadata={"of": Find})


def counting(plan: JudgedPlan, path: Path | None = None) -> Counting[JudgedPlan, Tally]:
    """Return the games of a plan, those in a file counted already."""
    return Counting(plan, play_batch, Tally, path)


def play_batch(plan: JudgedPlan, numbers: Sequence[int]) -> Tally:
    """Play a few games in a row."""
    tally = Tally()
    for number in numbers:
        tally.games += 1
        tally.found += _play(plan, number)
    return tally


def _play(plan: JudgedPlan, number: int) -> Iterator[Find]:
    seed = plan.seed + number
    kind = game_kind(plan.game)
    game = kind.table(plan.players, plan.switches)(seed)
    bots = [plan.bots[bot].make() for bot in plan.seating(number)]
    seen = [game.clone()]
    seen += [now.clone() for now in decided(game, bots, seed, kind.longest)]
    miner = Miner(plan.codec(), game, plan.depth, seed)
    for place, before in enumerate(seen[:-1]):  # nobody decides anything at the end
        found = miner.look(before, int(before.actor()), place)
        if found is not None:
            yield found


class Miner:
    """Looks for puzzles in games of one table."""

    def __init__(self, codec: Codec, table: Game, depth: int, seed: int) -> None:
        self._codec = codec
        self._sides, self._depth, self._seed = len(sides_of(table)), depth, seed
        self._kit = kit_for(codec.key)
        self._judge = Judge(self._sides, depth, seed)

    def look(self, game: Game, seat: int, place: int) -> Find | None:
        """Return the puzzle of a position, if it is one."""
        view = game.view(seat)
        order = self.simple_order(view, seat)
        if len(order) < _FEWEST or not self._is_promising(view, seat, order, place):
            return None
        judged = self._judge.judge(view, seat, order[0], place)
        if judged is None or not _is_clear(judged, CLEAR):
            return None
        kept: list[Judgement] = []
        for judge in self._deep():  # most fall at the first of them: the others need not look
            again = judge.judge(view, seat, order[0], place)
            if again is None or not _is_same(judged, again):
                return None
            kept.append(again)
        return self._told(game, seat, kept, order)

    def simple_order(self, view: Game, seat: int) -> list[int]:
        """Return what is worth a thought, as somebody orders it who looks one step ahead."""
        moves, scores = weighed(view, seat)
        order = sorted(range(len(moves)), key=lambda index: -scores.at(index))
        canonical = (self._kit.canonical(view, seat, moves[index]) for index in order)
        return list(dict.fromkeys(canonical))

    def _is_promising(self, view: Game, seat: int, order: list[int], place: int) -> bool:
        """Whether glances see that something else may be far better than what looks best."""
        return all(
            self._has_lead(view, seat, order[0], int(mix(mix(self._seed * _SEATS + n) + place)))
            for n in range(_GLANCES)
        )

    def _has_lead(self, view: Game, seat: int, simple: int, seed: int) -> bool:
        search = self._judge.search(view, seat, seed)
        search.run(max(2, self._depth // _GLANCE))
        lines = lines_of(search.root)
        values = {
            self._kit.canonical(view, seat, line.actions[0][1]): line.value
            for line in reversed(lines)
        }
        best = self._kit.canonical(view, seat, lines[0].actions[0][1])
        rest = [value for action, value in values.items() if action != best]
        return best != simple and lines[0].value - max(rest, default=lines[0].value) >= KEPT

    def _deep(self) -> list[Judge]:
        return [
            Judge(self._sides, self._depth * _DEEPER, int(mix(self._seed * _SEATS + n) >> 32))
            for n in range(_SEEDS)
        ]

    def _told(self, game: Game, seat: int, kept: list[Judgement], order: list[int]) -> Find | None:
        best = kept[0].best.action
        ways = [
            f"? {self._way(game, seat, best, [one.best.chance for one in kept])}",
            f"x {self._way(game, seat, order[0], [one.taken.chance for one in kept])}",
        ]
        theme = self._kit.theme(game.view(seat), best)
        level = level_of(order.index(best) if best in order else len(order))
        find = Find(theme, level, given_of(self._codec, game), ways)
        # What the position does not say is filled in: it must come out as it was.
        puzzle = Puzzle(parse_scenarios(scenario_of("mined", find), "mined")[0], "mined")
        return find if puzzle.position(self._codec).view(seat) == game.view(seat) else None

    def _way(self, game: Game, seat: int, action: int, chances: list[float]) -> str:
        """Return a way with the chance that it meets at once."""
        past = Timeline(self._codec, self._codec.header(game), game.clone())
        past.add(past.try_setup(Tape()))
        past.play(seat, action)
        wins = round(100 * sum(chances) / len(chances))
        return f"{step_line(past.steps[-1])} | wins {wins}"


def _is_clear(judged: Judgement, lead: float) -> bool:
    """Whether one action is far better than all others, and than the one that was taken."""
    return (
        not judged.is_best
        and judged.best.chance > _HOPELESS
        and judged.lead >= lead
        and judged.sure_loss >= lead
    )


def _is_same(judged: Judgement, again: Judgement) -> bool:
    return again.best.action == judged.best.action and _is_clear(again, KEPT)


def level_of(rank: int) -> int:
    """Return how hard it is to find what comes so late to the mind of a simple player (from 0)."""
    return 1 if rank <= 1 else 2 if rank <= 3 else 3


def given_of(codec: Codec, game: Game) -> list[str]:
    """Return the lines of a position that a puzzle tells."""
    lines = codec.position_text(game).splitlines()[1:]
    return [line for line in lines if line.partition(":")[0] not in _UNTOLD]


def scenario_of(key: str, find: Find) -> str:
    """Return a puzzle as a case of a scenario file."""
    head = [f"scenario {key}: {find.theme}", f"puzzle: {find.theme} {find.level}"]
    return "\n".join([*head, *(f"> {line}" for line in find.given), *find.ways]) + "\n"


def chosen(finds: Sequence[Find], most: int) -> list[Find]:
    """Return so many at the most: every theme as often as the others, as far as there are any, and
    of each theme those in which most is at stake; the easy ones first."""
    themes: dict[str, list[Find]] = {}
    for find in sorted(finds, key=lambda find: -stake(find)):
        themes.setdefault(find.theme, []).append(find)
    picked: list[Find] = []
    while len(picked) < most and any(themes.values()):
        for theme in sorted(themes):
            if themes[theme] and len(picked) < most:
                picked.append(themes[theme].pop(0))
    return sorted(picked, key=lambda find: (find.level, -stake(find), find.given))


def stake(find: Find) -> int:
    """Return by how many percent the answer wins more often than what tempts."""
    best, tempting = (int(way.rpartition(" ")[2]) for way in find.ways)
    return best - tempting


# --- looked at again -------------------------------------------------------------------------


def keeps_solution(puzzle: Puzzle, codec: Codec, *, depth: int, seed: int) -> bool:
    """Whether a search with other guesses takes one of the answers for the best action."""
    game = puzzle.position(codec)
    view, kit = game.view(puzzle.seat), kit_for(codec.key)
    answers = [
        kit.canonical(view, puzzle.seat, codec.parse_action(view, way.action))
        for way in puzzle.answers
    ]
    tempting = puzzle.tempting
    other = answers[0] if tempting is None else codec.parse_action(view, tempting.action)
    judged = Judge(len(sides_of(game)), depth * _DEEPER, seed).judge(view, puzzle.seat, other, 0)
    if judged is None:
        raise BadData(f"{puzzle.key}: there is nothing to choose", source=puzzle.source)
    return judged.best.action in answers
