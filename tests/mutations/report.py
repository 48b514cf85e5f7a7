"""The report of a run: a table of the files, and every survivor as a diff."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.mutations.ledger import Result
from tests.mutations.mutants import Mutant
from tests.mutations.plan import Plan
from tests.mutations.workers import SURVIVED


@dataclass
class Tally:
    """What became of a group's sample."""

    name: str
    drawn: int
    judged: list[tuple[Mutant, Result]] = field(default_factory=list)
    equivalent: list[tuple[Mutant, str]] = field(default_factory=list)

    def survivors(self) -> list[tuple[Mutant, Result]]:
        return [pair for pair in self.judged if pair[1].status == SURVIVED]

    def rate(self) -> float:
        """Per cent of the judged mutants that were found out."""
        return rate(len(self.judged) - len(self.survivors()), len(self.judged))

    def best_rate(self) -> float:
        """What the rate will be at most, when those that are not tried yet are."""
        total = self.drawn - len(self.equivalent)
        return rate(total - len(self.survivors()), total)

    def open(self) -> int:
        """How many have not been tried."""
        return self.drawn - len(self.judged) - len(self.equivalent)


def rate(killed: int, total: int) -> float:
    return 100.0 * killed / total if total else 100.0


def summary(tallies: list[Tally], goal: float) -> str:
    return "\n".join(_summary(tallies, goal))


def _summary(tallies: list[Tally], goal: float) -> Iterator[str]:
    for tally in tallies:
        if not tally.drawn:
            continue
        judged = len(tally.judged)
        found = judged - len(tally.survivors())
        mark = "" if tally.rate() >= goal else f": below the goal of {goal:g} %"
        rated = f"{found} of them found out, {tally.rate():.1f} %{mark}" if judged else "no rate"
        yield (
            f"{tally.name}: {tally.drawn} drawn, {len(tally.equivalent)} equivalent, "
            f"{judged} of the other {judged + tally.open()} judged; {rated}"
        )
    if left := sum(tally.open() for tally in tallies):
        yield f"PARTIAL: {left} were not tried, the time was over. The same command goes on there."


def full_report(plan: Plan, tallies: list[Tally], head: str) -> str:
    lines = ["# Mutations", "", head, "", *_summary(tallies, plan.goal), "", *_files(tallies), ""]
    lines += ["## Survivors", ""]
    for tally in tallies:
        for mutant, result in sorted(tally.survivors(), key=_place):
            lines += _survivor(plan, mutant, result)
    lines += ["## Equivalent", ""]
    for tally in tallies:
        for mutant, reason in tally.equivalent:
            lines += [f"- `{mutant.file}` {mutant.change.function}: `{mutant.after}`: {reason}"]
    return "\n".join(lines) + "\n"


def _place(pair: tuple[Mutant, Result]) -> tuple[str, int]:
    return pair[0].file, pair[0].change.line


def _files(tallies: list[Tally]) -> Iterator[str]:
    yield "| file | tried | found out | % |"
    yield "| --- | ---: | ---: | ---: |"
    for tally in tallies:
        for file in sorted({mutant.file for mutant, _ in tally.judged}):
            results = [result for mutant, result in tally.judged if mutant.file == file]
            killed = sum(result.status != SURVIVED for result in results)
            share = f"{rate(killed, len(results)):.0f}"
            yield f"| {file} | {len(results)} | {killed} | {share} |"


def _survivor(plan: Plan, mutant: Mutant, result: Result) -> list[str]:
    where = f"`{mutant.file}:{mutant.change.line}` {mutant.change.function} ({mutant.change.kind})"
    count = sum(result.ran.values())
    files = ", ".join(f"{file} ({number})" for file, number in sorted(result.ran.items()))
    ran = f"{count} tests ran of {result.reaching} that reach it: {files or 'none'}."
    return [f"### {where}, {mutant.key}", "", ran, "", "```diff", mutant.diff(plan.root), "```", ""]
