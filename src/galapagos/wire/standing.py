"""Standing answers: what the table answers for a seat, as its owner wished, while others play.

Only what the rules allow is ever chosen. Where a wish does not apply, the seat is asked as always.
"""

from msgspec import Struct

from galapagos.wire.own import StandingAnswers as StandingAnswers


class StandingAnswersView(Struct, frozen=True):
    """The standing answers of the receiver's seat. Nobody else is told of them."""

    answers: StandingAnswers
    offered: list[str]
    """The entries that can come up at this table."""
