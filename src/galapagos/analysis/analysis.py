"""The analysis of a game: a verdict on every decision, and an account of skill and luck for every
seat. It depends on the game, the depth and the seed alone."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from galapagos.analysis.judge import Judge, Judgement
from galapagos.analysis.luck import Turn, luck_of
from galapagos.analysis.verdicts import ERRORS, Verdict, verdict_of
from galapagos.games import kit_of
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.records.timeline import Moment, Timeline
from galapagos.search.playout import play_out

_LONGEST = 100_000


@dataclass(frozen=True)
class Decision:
    """A step that somebody decided, and what is said of it."""

    step: int
    """Its place among the steps of the game; the setup is 0."""
    seat: int
    action: int
    verdict: Verdict
    judgement: Judgement | None
    """None where there was nothing to choose."""
    luck: float = 0.0
    """What the dice and draws of this very step did to the seat that took it."""


@dataclass(frozen=True)
class Account:
    """A seat's way from the beginning to the end: the shares of the victory that it got and lost.

    start + luck + skill + others = end."""

    start: float
    """An even share: as much as every side has before the cards are dealt."""
    luck: float
    """What dice and draws gave."""
    skill: float
    """What its inaccuracies, mistakes and blunders gave away, as far as that is beyond doubt: 0 or
    less."""
    others: float
    """Everything else: what the others did well or badly, and what came to light."""
    end: float
    verdicts: Counter[Verdict]


@dataclass(frozen=True)
class Analysis:
    """All that was found out about a game."""

    depth: int
    seed: int
    decisions: list[Decision]
    luck: dict[int, list[float]]
    """By step: what its dice and draws did to each seat; only where they did anything."""
    accounts: list[Account] = field(default_factory=list)
    """By seat; empty for a game that is not over."""


@dataclass(frozen=True)
class Finding:
    """What was found out about one step."""

    decision: Decision
    luck: list[float] | None
    """What its dice and draws did to each seat; None where there were none."""


def analyse(
    past: Timeline,
    *,
    depth: int | None = None,
    seed: int = 1,
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> Analysis:
    """Analyse a game from its beginning to where it stands.

    ``depth`` is a number of iterations, without it that of the game's kit. ``tell`` is told how
    many of all steps are done."""
    work = Work(past, depth, seed)
    found: list[Finding] = []
    for place in work.places:
        found.append(work.look(place))
        tell(len(found), len(work.places))
    return work.analysis(found)


class Work:
    """An analysis step by step: each can be looked at by somebody else, in any order."""

    def __init__(self, past: Timeline, depth: int | None = None, seed: int = 1) -> None:
        self.past = past
        self.places = settled_steps(past)
        self.judge = Judge(len(sides_of(past.game)), depth or kit_of(past.game).depth, seed)
        self._turns = {turn.number: turn for turn in _chance_turns(past, self.places)}

    def look(self, place: int) -> Finding:
        """Look at one of the places."""
        step, turn = self.past.steps[place], self._turns.get(place)
        shares = None
        if turn is not None:
            seats = range(int(turn.after.seats()))
            shares = [luck_of(self.judge, turn, seat) for seat in seats]
        view = self.past.before(place).view(step.seat)
        judgement = self.judge.judge(view, step.seat, step.code, place)
        luck = 0.0 if shares is None else shares[step.seat]
        verdict = verdict_of(judgement, luck)
        return Finding(Decision(place, step.seat, step.code, verdict, judgement, luck), shares)

    def analysis(self, found: Sequence[Finding]) -> Analysis:
        """Return what was found out, in the order of the steps."""
        decisions = [one.decision for one in found]
        luck = {one.decision.step: one.luck for one in found if one.luck is not None}
        joined = Analysis(self.judge.depth, self.judge.seed, decisions, luck)
        outcome = self.past.game.outcome()
        if outcome is None:
            return joined
        ends = [float(outcome.value(seat)) for seat in range(len(outcome.scores))]
        accounts = [_account(joined, seat, end, self.judge.sides) for seat, end in enumerate(ends)]
        return replace(joined, accounts=accounts)


def _account(found: Analysis, seat: int, end: float, sides: int) -> Account:
    own = [one for one in found.decisions if one.seat == seat]
    luck = sum(shares[seat] for shares in found.luck.values())
    skill = -sum(one.judgement.sure_loss for one in own if one.judgement and one.verdict in ERRORS)
    start = 1.0 / sides
    others = end - start - luck - skill
    return Account(start, luck, skill, others, end, Counter(one.verdict for one in own))


def settled_steps(past: Timeline) -> list[int]:
    """Return the places of the decisions that counted: what somebody drafted and took back, so that
    everything was for him as before, is left out."""
    kept: list[int] = []
    run: list[tuple[int, Game]] = []
    """Steps of one seat in a row that met no chance, each with that seat's view before it."""
    views: Iterator[Game] = past.games()
    game = next(views).clone()
    for place, after in enumerate(views, start=1):
        step = past.steps[place]
        if run and past.steps[run[-1][0]].seat != step.seat:
            run = []
        run.append((place, game.view(step.seat)))
        kept.append(place)
        now = after.view(step.seat)
        same = next((n for n, (_, before) in enumerate(run) if before == now), None)
        if same is not None:
            first = run[same][0]
            kept = [one for one in kept if one < first]
            del run[same:]
        if step.dice or step.draws:
            run = []
        game = after.clone()
    return kept


def _chance_turns(past: Timeline, places: Sequence[int]) -> Iterator[Turn]:
    """Yield what was rolled and drawn: steps of a seat in a row, as when a hand is drawn card by
    card."""
    groups: list[list[int]] = []
    for place in places:
        step = past.steps[place]
        if not step.dice and not step.draws:
            continue
        last = groups[-1] if groups else []
        if last and last[-1] == place - 1 and past.steps[place - 1].seat == step.seat:
            last.append(place)
        else:
            groups.append([place])
    for group in groups:
        steps: list[Moment] = [past.steps[place] for place in group]
        yield Turn(steps, past.before(group[0]), past.after(group[-1]), group[0])


def sides_of(game: Game) -> list[int]:
    """Return the sides that win together: only the end of a game tells them, so one is played."""
    end = game.clone()
    play_out(end, Chance(mix(1)), Moves(), _LONGEST)
    outcome = end.outcome()
    assert outcome is not None
    return outcome.sides
