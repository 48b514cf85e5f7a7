"""Why did it happen? Asked of whichever game it was."""

from galapagos.games import kit_for
from galapagos.records.timeline import Timeline
from galapagos.text.explain import Explanation
from galapagos.text.people import People
from galapagos.text.story import Line


def explain(history: Timeline, event: int, people: People) -> Explanation:
    """Explain any event of a game to a reader; ``people`` must be those of the game's words."""
    return kit_for(people.game).account(history, people).explain(event)


def worth_explaining(history: Timeline, people: People) -> list[Line]:
    """Return the deaths, hunger, losses and points of a game, each as the log tells it."""
    return kit_for(people.game).account(history, people).worth_explaining()
