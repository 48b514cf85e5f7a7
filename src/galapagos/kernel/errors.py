"""Errors by whose fault they are.

- `GalapagosError`
    - `IllegalAction`: a player's fault; the refusals say what stands in the way
    - `BadData`: a file's fault; which file and line, what was expected, what came
    - `Misuse`: a program's fault; a question that has no answer here, and what to ask instead
    - `BrokenInvariant`: our fault; the problems found in a state
    - `OutOfChance` (in ``chance.py``): a tape's fault; it holds no outcome that fits

Nothing has changed when one of the first four is raised. All of them can be pickled, so that they
come back from another process as they were raised there.
"""

from mypy_extensions import mypyc_attr

from galapagos.kernel.refusals import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class GalapagosError(Exception):
    """The common parent of all errors raised on purpose."""

    def __reduce__(self) -> tuple[object, ...]:
        # As every exception is reduced. Said here, because what carries tracebacks between machines
        # (tblib, which Dask brings) looks for a ``__dict__`` where nothing is said.
        own = getattr(self, "__dict__", None)
        return (type(self), self.args, own) if own else (type(self), self.args)


@mypyc_attr(allow_interpreted_subclasses=True)
class IllegalAction(GalapagosError):
    """Raised when an action is refused. Nothing has changed."""

    def __init__(self, seat: int, action: int, reasons: list[Refusal], said: str = "") -> None:
        if not said:
            said = f"refused (codes {', '.join([str(int(reason.code)) for reason in reasons])})"
        super().__init__(f"action {action} of seat {seat} {said}")
        self.seat = seat
        self.action = action
        self.reasons = reasons
        self.said = said
        """`Game.refusal_text`."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.seat, self.action, self.reasons, self.said)


@mypyc_attr(allow_interpreted_subclasses=True)
class BadData(GalapagosError):
    """Raised when a text or file cannot be used. ``line`` counts from 1; 0 is the whole file."""

    def __init__(self, what: str, *, source: str = "", line: int = 0) -> None:
        places = [source] if source else []
        if line:
            places.append(f"line {line}")
        super().__init__(f"{', '.join(places)}: {what}" if places else what)
        self.what = what
        self.source = source
        self.line = line

    def __reduce__(self) -> tuple[object, ...]:
        return bad_data, (type(self), self.what, self.source, self.line)


def bad_data(kind: type[BadData], what: str, source: str, line: int) -> BadData:
    """Return a fault of a file as it was told before."""
    return kind(what, source=source, line=line)


class Misuse(GalapagosError):
    """Raised when a program asks or does what makes no sense in a position: what to do instead."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BrokenInvariant(GalapagosError):
    """Raised when a state cannot be: a bug in the rules core. Lists every problem found."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.problems,)
