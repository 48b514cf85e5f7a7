"""What a hunt of Origin would meet, worked out before it is announced."""

from msgspec import Struct

from galapagos.games.origin.rules.actions import HUNT, MIMIC, SHED, kind_of, x_of, y_of
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.terms import DEFENCE, HAS_POISONOUS
from galapagos.games.origin.show.threats import defences_left, odds_of
from galapagos.kernel.names import animal_name
from galapagos.wire.own import Hunt

_PREY_TOKENS = 2


class DefenceView(Struct, frozen=True):
    """One way in which prey could answer a hunt."""

    trait: str
    odds: float
    """Chance that it saves this animal."""
    choices: int
    """In how many ways: cards to shed, animals to point at."""


class HuntForecast(Hunt, frozen=True):
    """What a hunt would meet."""

    hunter: str
    prey: str
    defences: list[DefenceView]
    catch: float
    """Chance that this animal is eaten, its owner defending it as well as can be."""
    poison: bool
    food: int
    """Tokens the hunter could take in."""


def hunt_forecast(view: Origin, seat: int, action: int) -> HuntForecast | None:
    """Return what a legal hunt would meet; None for any other action.

    Tried out on a guess of what is hidden: no hunt depends on that."""
    if kind_of(action) != HUNT:
        return None
    hunter, prey = view.state.animal(x_of(action)), view.state.animal(y_of(action))
    trial = view.determinise(0)
    trial.apply(seat, action)
    defences: list[DefenceView] = []
    if trial.state.decision == DEFENCE:
        answers = [int(kind_of(answer)) for answer in trial.legal_list(int(trial.state.decider))]
        attacked = trial.state.animal(trial.state.prey)
        defences = [_defence(key, answers) for key in defences_left(trial.state, attacked)]
    best = max((defence.odds for defence in defences), default=0.0)
    return HuntForecast(
        animal_name(x_of(action)),
        animal_name(y_of(action)),
        defences,
        1.0 - best,
        bool(prey.traits & HAS_POISONOUS),
        min(_PREY_TOKENS, int(hunter.hunger() + hunter.fat_room())),
    )


def _defence(trait: str, answers: list[int]) -> DefenceView:
    """How sure a defence is, and in how many ways it can be used."""
    ways = 1 if trait == "running" else answers.count(MIMIC if trait == "mimicry" else SHED)
    return DefenceView(trait, odds_of(trait), ways)
