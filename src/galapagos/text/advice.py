"""Why a bot would choose as it does, in words; without naming what else it could have done."""

from collections.abc import Sequence

from galapagos.text.catalogue import Words


def reason_text(words: Words, values: Sequence[float], guesses: int, *, next_tried: bool) -> str:
    """Return the reason in one sentence.

    ``values`` are those of the ways it looked at, best first: chances of victory for bots that
    search, which say after how many ``guesses``, and points for others."""
    if not values:
        return words.say("reason-chance")
    if len(values) == 1:
        return words.say("reason-only")
    best, second = (value_text(words, value, is_chance=bool(guesses)) for value in values[:2])
    if not guesses:
        return words.say("reason-points", value=best, next=second)
    if not next_tried:
        return words.say("reason-untried", value=best, n=guesses)
    return words.say("reason-search", value=best, next=second, n=guesses)


_CLEAR = 0.1
_BETTER = 0.03
"""Chances of victory by which one way must look better than another to be called so."""


def is_better(values: Sequence[float]) -> bool:
    """Whether the best of the ways looked at, best first, is ahead of the second."""
    return len(values) > 1 and values[0] - values[1] >= _BETTER


def compared_text(words: Words, values: Sequence[float], other: str, harm: str) -> str:
    """Return in one sentence why a bot that searches prefers its way, without a number.

    ``values`` are those of the ways it tried, best first; ``other`` is the second of them in
    words, and ``harm`` what only that one would do to the player; both empty if there is none."""
    if not other or len(values) < 2:
        return words.say("hint-only")
    if not is_better(values):
        return words.say("hint-close", other=other)
    if harm:
        return words.say("hint-avoids", other=other, harm=harm)
    key = "hint-clear" if values[0] - values[1] >= _CLEAR else "hint-better"
    return words.say(key, other=other)


def value_text(words: Words, value: float, *, is_chance: bool) -> str:
    return words.say("percent", n=f"{100 * value:.0f}") if is_chance else f"{value:+.1f}"
