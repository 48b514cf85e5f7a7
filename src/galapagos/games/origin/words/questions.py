"""What a player of Origin is asked, in one sentence."""

from galapagos.games.origin.rules.state import State
from galapagos.games.origin.rules.terms import DECLARATION, DEFENCE, EVOLUTION, SCAVENGE
from galapagos.games.origin.words.names import Names
from galapagos.games.origin.words.offers import offers
from galapagos.text.story import Question


def question(state: State, legal: list[int], names: Names) -> Question:
    """Return what the player whose view this is has to decide now, among legal actions."""
    seat = names.viewer
    if state.decision == DEFENCE:
        hunter, prey = names.animal(int(state.hunter)), names.animal(int(state.prey))
        return _asked(names, "defence", hunter=hunter, prey=prey)
    if state.decision == SCAVENGE:
        return _asked(names, "scavenge")
    player = state.players[seat]
    if state.decision == DECLARATION:
        return _asked(names, "declaration", n=len(player.animals))
    if seat != state.turn:
        answers = names.words.fold("list-plan", offers(legal, names))
        return _asked(names, "out_of_turn", seat=names.seat(int(state.turn)), offers=answers)
    if state.phase == EVOLUTION:
        return _asked(names, "evolution" if player.animals else "evolution_first")
    if state.main_done:
        free = offers(legal, names)
        if not free:
            return _asked(names, "feeding_done")
        key = "feeding_after" if len(free) == 1 else "feeding_several"
        return _asked(names, key, offers=names.words.fold("list-plan", free))
    hungry = sum(1 for animal in player.animals if not animal.is_fed())
    return _asked(names, "feeding" if hungry else "feeding_fed", n=hungry)


def _asked(names: Names, key: str, **values: object) -> Question:
    return Question(key, names.words.tell(f"question-{key}", **values))
