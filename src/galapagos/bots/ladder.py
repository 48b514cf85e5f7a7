"""The ladder: every bot by its name."""

from galapagos.bots.base import Bot, Budget
from galapagos.bots.searching import SearchBot
from galapagos.bots.simple import Forager, Hatchling, RandomBot
from galapagos.kernel.errors import BadData

LADDER = ("random", "hatchling", "forager", "hunter", "apex")
"""From weakest to strongest."""

SEARCHING = {
    # Short: plays on at random to the next appraisal.
    "hunter": Budget(seconds=0.2),
    # Looks first at what looks good, and plays on sensibly.
    "apex": Budget(seconds=1.0),
}
"""The bots that search a tree, and for how long they think unless told otherwise."""
_SIMPLE: dict[str, type[Bot]] = {"random": RandomBot, "hatchling": Hatchling, "forager": Forager}


def search_bot(name: str, budget: Budget | None = None) -> SearchBot:
    """Return the searching bot of this name."""
    if name not in SEARCHING:
        raise BadData(f"no searching bot is called {name!r}; there are {', '.join(SEARCHING)}")
    return SearchBot(name, budget or SEARCHING[name])


def make_bot(name: str, budget: Budget | None = None) -> Bot:
    """Return the bot of this name; the budget is for those that search."""
    if name not in LADDER:
        raise BadData(f"no bot is called {name!r}; there are {', '.join(LADDER)}")
    return _SIMPLE[name]() if name in _SIMPLE else search_bot(name, budget)
