"""Origin's points by their sources, as the rules count them."""

from galapagos.games.origin.rules.scoring import score
from galapagos.games.origin.rules.state import State
from galapagos.wire.summary import SourceView


def sources(state: State) -> list[SourceView]:
    """Return the account of every seat; the variant's only where it is played."""
    accounts = [score(state, seat) for seat in range(len(state.players))]
    found = [
        SourceView("animals", [int(account.animals) for account in accounts]),
        SourceView("traits", [int(account.traits) for account in accounts]),
        SourceView("bonus", [int(account.bonus) for account in accounts]),
    ]
    if state.options.variant:
        found.append(SourceView("variant", [int(account.variant) for account in accounts]))
    return found
