"""An analysis in words, for the terminal, for programs and for the page."""

from collections.abc import Sequence

from galapagos.analysis.analysis import Account, Analysis, Decision
from galapagos.analysis.follows import Way
from galapagos.analysis.lines import along
from galapagos.games import kit_of
from galapagos.games.behind import rules_behind
from galapagos.games.show import Show, show_for
from galapagos.kernel.game import Game
from galapagos.records.timeline import Timeline
from galapagos.text.catalogue import book_words_for, capital
from galapagos.text.people import People
from galapagos.wire.analysis import (
    AccountView,
    ActionTold,
    AnalysisView,
    DecisionView,
    LuckView,
    OptionTold,
    RuleTold,
    WayView,
    WhatIf,
)

_DIGITS = 4


def told(past: Timeline, found: Analysis, people: People) -> AnalysisView:
    """Return an analysis for somebody who may know everything of the game."""
    show = show_for(past.codec, past.beginning)
    return AnalysisView(
        found.depth,
        found.seed,
        [_decision(past, show, people, one) for one in found.decisions],
        [LuckView(step, list(map(_rounded, found.luck[step]))) for step in sorted(found.luck)],
        [_account(one) for one in found.accounts],
    )


def _decision(past: Timeline, show: Show, people: People, one: Decision) -> DecisionView:
    view = past.before(one.step).view(one.seat)
    taken = action_told(past, show, people, view, (one.seat, one.action))
    judgement = one.judgement
    if judgement is None:
        rules = _rules_told(people, view, one.seat, [one.action])
        luck = _rounded(one.luck)
        return DecisionView(one.step, taken, one.verdict, None, None, 0.0, luck, [], [], rules)
    better: list[ActionTold] = []
    if not judgement.is_best:
        better = line_told(past, show, people, view, judgement.best.line)
    return DecisionView(
        one.step,
        taken,
        one.verdict,
        _rounded(judgement.best.chance),
        _rounded(judgement.taken.chance),
        _rounded(judgement.doubt),
        _rounded(one.luck),
        better,
        [
            OptionTold(
                action_told(past, show, people, view, (one.seat, option.action)),
                _rounded(option.chance),
            )
            for option in judgement.options
        ],
        _rules_told(people, view, one.seat, [one.action, judgement.best.action]),
    )


def judged(people: People, verdict: str) -> str:
    """Return a verdict in a word or two."""
    return people.words.say(f"judged-{verdict}")


def line_told(
    past: Timeline, show: Show, people: People, view: Game, line: Sequence[tuple[int, int]]
) -> list[ActionTold]:
    """Return a line in words, as far as it can be followed."""
    # The last table has nothing after it.
    *tables, _ = along(view, line)
    return [
        action_told(past, show, people, table.view(seat), (seat, action))
        for table, (seat, action) in zip(tables, line, strict=False)
    ]


def action_told(
    past: Timeline, show: Show, people: People, view: Game, done: tuple[int, int]
) -> ActionTold:
    seat, action = done
    said = capital(show.phrase(view, action, people))
    return ActionTold(seat, past.codec.action_text(view, action), said)


def _rules_told(people: People, view: Game, seat: int, actions: Sequence[int]) -> list[RuleTold]:
    """Return the rules behind actions, one of a section."""
    words = book_words_for(people.language, people.game)
    found: dict[str, str] = {}
    for one in actions:
        for section, rule in rules_behind(view, seat, one).items():
            found.setdefault(section, rule)
    return [RuleTold(found[section], words.say(f"section-{section}")) for section in found]


def what_if_told(
    past: Timeline, people: People, view: Game, done: tuple[int, int | None], found: Sequence[Way]
) -> WhatIf:
    """Return what may follow each action of a decision; ``done``: whose it is, and what was done if
    anything was."""
    seat, taken = done
    show = show_for(past.codec, past.beginning)
    own = None if taken is None else kit_of(view).canonical(view, seat, taken)
    told_ways = [
        WayView(
            action_told(past, show, people, view, (seat, way.action)),
            way.action == own,
            way.leads,
            _rules_told(people, view, seat, [way.action]),
        )
        for way in found
    ]
    return WhatIf(seat, told_ways)


def _account(one: Account) -> AccountView:
    return AccountView(
        _rounded(one.start),
        _rounded(one.luck),
        _rounded(one.skill),
        _rounded(one.others),
        _rounded(one.end),
        {verdict.value: one.verdicts[verdict] for verdict in sorted(one.verdicts)},
    )


def _rounded(share: float) -> float:
    return round(share, _DIGITS)
