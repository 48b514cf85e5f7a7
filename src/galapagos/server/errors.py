"""Why the server says no: to a person (`Refused`), or because the store cannot go on."""

from collections.abc import Sequence
from typing import Final

from galapagos.kernel.errors import GalapagosError
from galapagos.kernel.refusals import Refusal
from galapagos.wire.messages import RefusalCode

STALE: Final = "stale"
ILLEGAL: Final = "illegal"
UNKNOWN_ACTION: Final = "unknown_action"
NOT_SAVED: Final = "not_saved"
DAMAGED: Final = "damaged"
READ_ONLY: Final = "read_only"
LIMIT: Final = "limit"


class Refused(GalapagosError):
    """Raised when a wish is not granted. Nothing has changed.

    Codes: ``stale`` (something newer has happened), ``illegal`` (the rules say no to ``action``:
    ``reasons``),
    ``unknown_action`` (not an action at all), ``not_your_seat``, ``shared_screen`` (several play on
    one), ``not_host``, ``not_playing``,
    ``not_in_lobby``, ``paused``, ``seat_taken``, ``seat_open``, ``no_seat``, ``undo`` (``what`` is
    the key of the obstacle, ``seat`` whose doing it is), ``no_hints``, ``no_spectators``,
    ``bad_settings``, ``bad_position`` (``what`` says why), ``no_step``, ``bad_name``, ``bad_text``,
    ``bad_key`` (nobody's link or recovery code), ``dealing`` (the game is about to begin),
    ``no_seeds`` (none is wanted now), ``bad_seed`` (not the one that was bound),
    ``limit`` (too many or too often), ``no_table``, ``no_ask``, ``busy`` (the others are
    asked something already), ``no_answer`` (no bot could answer), ``running`` (the game is not
    over), ``stopping`` (the server stops), ``read_only`` (the table can only be looked at: ``what``
    says why), ``damaged`` (what is kept of the table is not whole: it is not shown),
    ``not_saved`` (the store failed: nothing has happened), ``broken`` (our fault)."""

    def __init__(
        self,
        code: RefusalCode,
        what: str = "",
        *,
        reasons: Sequence[Refusal] = (),
        action: int = 0,
        seat: int = -1,
    ) -> None:
        super().__init__(f"{code}: {what}" if what else code)
        self.code = code
        self.what = what
        self.reasons = list(reasons)
        self.action = action
        self.seat = seat


class Elsewhere(Refused):
    """Raised when another worker has the table in memory; nothing has happened."""

    def __init__(self) -> None:
        super().__init__(NOT_SAVED, "another worker has it")


class StoreError(GalapagosError):
    """Raised when the store cannot keep or give back something: which file, what to do."""


class InUse(StoreError):
    """Raised when another server uses the data."""


class Damaged(StoreError):
    """Raised when something that was kept is not there any more as it was kept."""


class Conflict(StoreError):
    """Raised when an entry's place in the journal is taken: somebody else has written it."""
