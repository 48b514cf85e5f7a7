"""The ladder: every bot by its name."""

from galapagos.bots.base import Bot, Budget
from galapagos.bots.searching import SearchBot
from galapagos.bots.simple import Forager, Hatchling, RandomBot
from galapagos.kernel.errors import BadData

LADDER = ("random", "hatchling", "forager", "hunter", "apex")
"""From weakest to strongest."""

HUNTER_BUDGET = Budget(seconds=0.2)
APEX_BUDGET = Budget(seconds=1.0)
SEARCHING = {"hunter": HUNTER_BUDGET, "apex": APEX_BUDGET}
"""The bots that think, and for how long unless told otherwise."""


def hunter(budget: Budget = HUNTER_BUDGET) -> SearchBot:
    """Tree search, short: plays on at random to the next appraisal."""
    return SearchBot("hunter", budget)


def apex(budget: Budget = APEX_BUDGET) -> SearchBot:
    """Tree search that looks first at what looks good, and plays on sensibly."""
    return SearchBot("apex", budget)


def search_bot(name: str, budget: Budget | None = None) -> SearchBot:
    """Return the searching bot of this name."""
    if name == "hunter":
        return hunter(budget or HUNTER_BUDGET)
    if name == "apex":
        return apex(budget or APEX_BUDGET)
    raise BadData(f"no searching bot is called {name!r}; there are {', '.join(SEARCHING)}")


def make_bot(name: str, budget: Budget | None = None) -> Bot:
    """Return the bot of this name; the budget is for those that search."""
    if name == "random":
        return RandomBot()
    if name == "hatchling":
        return Hatchling()
    if name == "forager":
        return Forager()
    if name in SEARCHING:
        return search_bot(name, budget)
    raise BadData(f"no bot is called {name!r}; there are {', '.join(LADDER)}")
