"""The ladder: every bot by its name."""

from galapagos.bots.base import Bot, Budget
from galapagos.bots.searching import SearchBot
from galapagos.bots.simple import INSTINCT, Forager, Hatchling, Instinct, RandomBot
from galapagos.bots.temper import SHOWN, TEMPERS, WAYS, Temper, Tempered
from galapagos.kernel.errors import BadData

LADDER = ("random", "hatchling", "forager", "hunter", "apex", "wallace")
"""From weakest to strongest; the last two are about as strong."""

SEARCHING = {
    # Short: plays on at random to the next appraisal.
    "hunter": Budget(seconds=0.2),
    # Looks first at what looks good, and plays on sensibly.
    "apex": Budget(seconds=1.0),
    # The same, but knows from games what a position is worth.
    "wallace": Budget(seconds=1.0),
}
"""The bots that search a tree, and for how long they think unless told otherwise."""


def search_bot(name: str, budget: Budget | None = None, shown: int = SHOWN) -> SearchBot:
    """Return the searching bot of this name."""
    if name not in SEARCHING:
        raise BadData(f"no searching bot is called {name!r}; there are {', '.join(SEARCHING)}")
    return SearchBot(name, budget or SEARCHING[name], shown)


def make_bot(name: str, budget: Budget | None = None, temper: Temper = "") -> Bot:
    """Return the bot of this name; the budget is for those that search."""
    if name not in LADDER and name != INSTINCT:
        raise BadData(f"no bot is called {name!r}; there are {', '.join(LADDER)}")
    if temper:
        check_temper(name, temper)
    if name == INSTINCT:
        return Instinct()
    if name == "random":
        return RandomBot()
    if name == "hatchling":
        return Hatchling(temper)
    shown = WAYS if temper else SHOWN
    bot = Forager(shown) if name == "forager" else search_bot(name, budget, shown)
    return Tempered(bot, temper) if temper else bot


def tempers_of(name: str) -> tuple[Temper, ...]:
    """Return the tempers that a bot can have: none where every action is equally likely."""
    return () if name in ("random", INSTINCT) else tuple(TEMPERS)


def check_temper(name: str, text: str) -> Temper:
    """Return the temper of this name; raise `BadData` if a bot cannot have it."""
    tempers = tempers_of(name)
    for temper in tempers:
        if temper == text:
            return temper
    raise BadData(f"{name} has no temper {text!r}; there are {', '.join(tempers) or 'none'}")
