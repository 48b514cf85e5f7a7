"""``make test-mutations``: writes small faults into the rules and sees which the tests miss.

Needs fork and plain Python: ``PYTHONPATH=src:. python -m tests.mutations --help``.
"""

import argparse
import fnmatch
import os
import sys
import time
from collections import Counter
from pathlib import Path

from tests.mutations.ledger import Ledger, Result, load_equivalent, reason_for
from tests.mutations.mutants import Mutant, drawn, mutants_in
from tests.mutations.plan import HERE, ROOT, Plan, load_plan
from tests.mutations.reached import digest, files_of_tests, find_reach
from tests.mutations.report import Tally, full_report, summary
from tests.mutations.workers import NOT_SWAPPED, SURVIVED, Server, Test, Verdict, run_cold

GOAL_MET, GOAL_MISSED, NOT_RUN, PARTIAL = range(4)
"""How a run ends; partial: neither goal nor miss is certain yet, and another run goes on."""
COLD = 0.3
"""The part of the limit that a run from a fresh import gets: it reaches little more than games."""


def options(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("make test-mutations", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0, help="stop after so long (30)")
    parser.add_argument("--seed", type=int, default=1, help="which sample is drawn (1)")
    parser.add_argument("--times", type=float, default=1.0, help="sample: 2 is twice the plan's")
    parser.add_argument("--only", default="*", help="only files that match this pattern")
    parser.add_argument("--key", default="", help="only the mutant whose key begins so")
    parser.add_argument("--limit", type=float, default=90.0, help="seconds of tests a mutant (90)")
    parser.add_argument("--cold", action="store_true", help="import everything anew each time")
    parser.add_argument("--fresh", action="store_true", help="forget the results of earlier runs")
    parser.add_argument("--root", type=Path, default=ROOT, help="another project than this one")
    parser.add_argument("--plan", type=Path, default=HERE / "plan.toml")
    return parser.parse_args(words)


class Run:
    """One run: the samples of all groups, judged one after another until the time is over."""

    def __init__(self, plan: Plan, chosen: argparse.Namespace) -> None:
        self.plan = plan
        self.chosen = chosen
        self.began = time.monotonic()
        if chosen.fresh:
            (plan.store / "results.jsonl").unlink(missing_ok=True)
        self.ledger = Ledger(plan.store / "results.jsonl")
        self.equivalent = load_equivalent(chosen.plan.with_name("equivalent.toml"))
        self.reach = find_reach(plan, self.tell)
        self.tests = digest(plan.root, files_of_tests(plan))
        self.finds = Counter(self.ledger.kills())
        self.server: Server | None = None

    def tell(self, text: str) -> None:
        minutes, seconds = divmod(int(time.monotonic() - self.began), 60)
        print(f"{minutes:3}:{seconds:02} {text}", flush=True)

    def tallies(self) -> list[Tally]:
        found = []
        for group in self.plan.groups:
            count = int(group.sample * self.chosen.times)
            sample = drawn(mutants_in(group, self.plan.root), self.chosen.seed, count)
            sample = [one for one in sample if self._is_wanted(one)]
            sample.sort(key=self.reach.is_only_early)  # these take longest
            tally = Tally(group.name, len(sample))
            found.append(tally)
            for number, mutant in enumerate(sample, 1):
                self._judge(tally, mutant, f"{group.name} {number}/{len(sample)}")
        return found

    def _is_wanted(self, mutant: Mutant) -> bool:
        return fnmatch.fnmatch(mutant.file, self.chosen.only) and mutant.key.startswith(
            self.chosen.key
        )

    def _judge(self, tally: Tally, mutant: Mutant, place: str) -> None:
        if reason := reason_for(mutant, self.equivalent):
            tally.equivalent.append((mutant, reason))
            return
        sources = digest(self.plan.root, [mutant.file])
        result = self.ledger.known(mutant, sources, self.tests, self.chosen.limit, self._finder)
        if result is None:
            if time.monotonic() - self.began > 60 * self.chosen.minutes:
                return  # it stays open, and the summary says so
            result = self._result(mutant, sources)
            self.ledger.write(result)
            self._tell_result(place, mutant, result)
        tally.judged.append((mutant, result))

    def _tell_result(self, place: str, mutant: Mutant, result: Result) -> None:
        where = f"{mutant.file.removeprefix('src/galapagos/')}:{mutant.change.line}"
        by = (
            f" by {result.by}"
            if result.by
            else f", {sum(result.ran.values())} of {result.reaching} tests"
        )
        self.tell(f"{place} {result.status} {where} {mutant.key} {result.seconds:.1f} s{by}")

    def _result(self, mutant: Mutant, sources: str) -> Result:
        began = time.monotonic()
        reaching = self.reach.tests_for(mutant)
        verdict, tests = self._verdict(mutant, reaching)
        if verdict.is_kill():
            self.finds[verdict.by] += 1
        return Result(
            key=mutant.key,
            file=mutant.file,
            status=verdict.status,
            by=verdict.by,
            ran=dict(Counter(test.file for test in tests[: verdict.ran])),
            reaching=len(reaching),
            seconds=round(time.monotonic() - began, 2),
            sources=sources,
            tests=self.tests,
            finder=self._finder(verdict.by),
            limit=self.chosen.limit,
        )

    def _finder(self, test: str) -> str:
        """Return what the file of a test is now; of what is no test, nothing."""
        file = test.partition("::")[0]
        return digest(self.plan.root, [file]) if (self.plan.root / file).is_file() else ""

    def _verdict(self, mutant: Mutant, reaching: list[Test]) -> tuple[Verdict, list[Test]]:
        if not reaching:
            return Verdict(SURVIVED, 0), []
        limit = self.chosen.limit
        verdict, tests = Verdict(NOT_SWAPPED, 0), self._in_order(reaching, limit)
        if not self.chosen.cold and not self.reach.is_only_early(mutant):
            verdict = self._warm_server().run(mutant, tests)
        early = self.reach.is_early(mutant)
        if verdict.status == NOT_SWAPPED or (verdict.status == SURVIVED and early):
            tests = self._in_order(reaching, limit * COLD)
            verdict = run_cold(self.plan, mutant, tests)
        return verdict, tests

    def _in_order(self, tests: list[Test], limit: float) -> list[Test]:
        """The quickest first, those before them that found much; as many as the limit allows."""

        def cost(test: Test) -> tuple[float, str]:
            return (test.seconds + 0.01) / (1 + self.finds[test.name]), test.name

        kept: list[Test] = []
        spent = 0.0
        for test in sorted(tests, key=cost):
            if spent + test.seconds <= limit or not kept:
                kept.append(test)
                spent += test.seconds
        return kept

    def _warm_server(self) -> Server:
        if self.server is None:
            self.tell("collecting the tests once for all mutants")
            self.server = Server(self.plan)
        return self.server


def main() -> int:
    if any(name == "galapagos" or name.startswith("galapagos.") for name in sys.modules):
        print("The package must not be imported yet.", file=sys.stderr)
        return NOT_RUN
    chosen = options()
    plan = load_plan(chosen.plan, chosen.root.resolve())
    os.chdir(plan.root)
    run = Run(plan, chosen)
    if run.reach.failed:
        print("These fail without any change and are left out:", *run.reach.failed, sep="\n  ")
    try:
        tallies = run.tallies()
    finally:
        if run.server is not None:
            run.server.stop()
    report = plan.store / "report.md"
    head = f"Seed {chosen.seed}, {sum(tally.drawn for tally in tallies)} drawn."
    report.write_text(full_report(plan, tallies, head), encoding="utf-8")
    print(summary(tallies, plan.goal))
    print(f"The survivors as diffs: {report.relative_to(plan.root).as_posix()}")
    return ending(tallies, plan.goal)


def ending(tallies: list[Tally], goal: float) -> int:
    if not any(tally.drawn for tally in tallies):
        return NOT_RUN
    if any(tally.best_rate() < goal for tally in tallies):
        return GOAL_MISSED
    return PARTIAL if any(tally.open() for tally in tallies) else GOAL_MET


if __name__ == "__main__":
    sys.exit(main())
