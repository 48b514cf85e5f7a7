"""The rules behind an action: those by which it does what it does.

Nobody lists them: the action is taken in a guess of what cannot be seen, and what happens says by
which rule it did.
"""

from galapagos.games import kit_of
from galapagos.kernel.chance import mix
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game

_MOST = 3


def rules_behind(view: Game, seat: int, action: int) -> dict[str, str]:
    """Return the rules by which a legal action does what it does, one of each section, by section:
    the most telling first. A section may stand for all of its rules."""
    kit = kit_of(view)
    found: dict[str, str] = {}
    for event in kit.deed(view.determinise(mix(1)), seat, action):
        rule = kit.rule_of(event)
        if rule:
            found.setdefault(kit.rulebook().section_of(rule), rule)
    return dict(list(found.items())[:_MOST])


def own_events(game: Game, seat: int, action: int) -> list[Event]:
    """Carry out an action; return what it does itself, without what follows when the turn or the
    phase goes on."""
    log = EventLog()
    game.attach(log)
    game.apply(seat, action)
    return [event for n, event in enumerate(log.events) if n == 0 or event.cause == 0]
