"""The verdict on a decision, in one word."""

from enum import StrEnum
from typing import Final

from galapagos.analysis.judge import Judgement


class Verdict(StrEnum):
    """What is said of a decision."""

    FORCED = "forced"
    """There was nothing else worth a thought: nobody is praised or blamed."""
    GOOD = "good"
    ONLY = "only"
    """Good, and everything else would have been a mistake; to pass was not the only other thing."""
    LUCK = "luck"
    """Good or forced, and then dice or cards have changed more than a mistake would."""
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


ERRORS: Final = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)
LOSSES: Final = {Verdict.BLUNDER: 0.15, Verdict.MISTAKE: 0.10, Verdict.INACCURACY: 0.05}
"""Each from this share of the chance to win that was given away, the gravest first."""
ACCEPTED: Final = LOSSES[Verdict.INACCURACY]
"""Whatever loses less than this is as good as the best."""


def verdict_of(judgement: Judgement | None, luck: float = 0.0) -> Verdict:
    """Return the verdict on a decision; None stands for one without a choice."""
    if judgement is None:
        return Verdict.LUCK if is_luck(luck) else Verdict.FORCED
    for verdict, loss in LOSSES.items():
        if judgement.sure_loss >= loss:
            return verdict
    if is_luck(luck):
        return Verdict.LUCK
    # Nobody needs to be praised for doing something rather than nothing.
    is_found = judgement.is_best and not judgement.is_obvious
    is_only = is_found and judgement.lead >= LOSSES[Verdict.MISTAKE]
    return Verdict.ONLY if is_only else Verdict.GOOD


def is_luck(luck: float) -> bool:
    """Whether chance has changed as much as a mistake would, for good or ill."""
    return abs(luck) >= LOSSES[Verdict.MISTAKE]
