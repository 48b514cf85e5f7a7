"""Darwin's points by their sources, as the rules count them."""

from galapagos.games.darwin.rules.scoring import score
from galapagos.games.darwin.rules.state import State
from galapagos.wire.summary import SourceView


def sources(state: State) -> list[SourceView]:
    """Return the account of every seat: what lies with its species, and what is banked."""
    accounts = [score(state, seat) for seat in range(len(state.players))]
    return [
        SourceView("species", [int(account.species) for account in accounts]),
        SourceView("bank", [int(account.bank) for account in accounts]),
    ]
