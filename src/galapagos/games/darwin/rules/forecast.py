"""What the evaluation would bring if it came now, or after a proposed main action.

The real evaluation runs on a copy, so a forecast cannot differ from it. It knows no more than the
state it is given: asked of a view, it tells nothing that the viewer cannot see. Decisions that
would come up in the hunt are taken as they are listed first, and dice of ruling Q45 fall on their
first side; `Forecast.is_certain` says whether there were any.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from galapagos.games.darwin.rules import events
from galapagos.games.darwin.rules.actions import EAT, NO_ACTION
from galapagos.games.darwin.rules.evaluation import (
    STEP_ADAPTATION,
    STEP_COMPETITION,
    STEP_SURVIVAL,
    begin_evaluation,
    eat,
    go_on_hunting,
    hunt_choice_kind,
    hunt_choices,
    reward,
)
from galapagos.games.darwin.rules.food import leaders_of
from galapagos.games.darwin.rules.main_actions import settle_draft
from galapagos.games.darwin.rules.scoring import score
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import ACTION, EVALUATION, NO_CARD, NO_SPECIES, NOBODY, OVER
from galapagos.kernel.chance import Chance, Tape
from galapagos.kernel.events import Event, EventLog

LIVES: Final = -1
"""In place of a death: the species survives."""
_ROLLS: Final = 128
"""More dice than carnivores can be tied for."""


@final
@mypyc_attr(acyclic=True)
class Fate:
    """What would become of one species."""

    def __init__(self, uid: i64, owner: i64, slot: i64, hearts: i64) -> None:
        self.uid = uid
        self.owner = owner
        self.slot = slot
        self.hearts = hearts
        self.feeding: i64 = 0
        """FED, HUNGRY or EXCLUDED when all have passed: before any hunt (DC-TERM-14)."""
        self.plants: i64 = 0
        self.meat: i64 = 0
        self.hunted: i64 = 0
        """Meat of the prey it would eat."""
        self.prey = vec[i64]()
        """Those it would eat, in order."""
        self.death: i64 = LIVES
        """Why it would die: BY_REQUIREMENT, BY_HUNGER, BY_BEING_EATEN, BY_LOWER_CARNIVORE."""
        self.rule: i64 = -1
        """The rule by which it would die."""
        self.killer: i64 = NO_SPECIES
        """Who would eat it."""
        self.leads = False
        """DC-LEAD-01: whether it would be the most adapted survivor of its biome, tied or not."""
        self.survival: i64 = 0
        self.adaptation: i64 = 0
        self.competition: i64 = 0
        """Points it would earn in steps 3, 4 and 5."""
        self.place: i64 = 0
        """DC-EVAL-COMP-01: its place in the competition, 1 to 3; 0 without points."""

    def lives(self) -> bool:
        return self.death == LIVES

    def earned(self) -> i64:
        return self.survival + self.adaptation + self.competition


@final
@mypyc_attr(acyclic=True)
class Account:
    """The points of one seat, before the evaluation and after it."""

    def __init__(self, before: i64) -> None:
        self.before = before
        self.survival: i64 = 0
        self.adaptation: i64 = 0
        self.competition: i64 = 0
        self.lost: i64 = 0
        """Points on species that would die, less what would be banked for them (DC-DEATH-02)."""
        self.after: i64 = 0


@final
class Forecast:
    """The whole table after an evaluation that came now."""

    def __init__(self) -> None:
        self.fates: list[Fate] = []
        """Of every species, by slot and order of arrival."""
        self.accounts: list[Account] = []
        """By seat."""
        self.is_certain = True
        """Whether no decision and no die stands between now and all this."""

    def __repr__(self) -> str:
        return f"<Forecast of {len(self.fates)} species>"

    def fate(self, uid: i64) -> Fate:
        """Return what would become of a species, which must be on the table."""
        fate = self.find(uid)
        assert fate is not None
        return fate

    def find(self, uid: i64) -> Fate | None:
        for fate in self.fates:
            if fate.uid == uid:
                return fate
        return None


def foresee(state: State, proposed: i64 = NO_ACTION) -> Forecast:
    """Return what an evaluation of this table would bring, once the draft of the running turn is
    carried out; a proposed legal main action takes the place of the drafted one.

    Of a game that is over nothing more is to be expected."""
    copy = _evaluable(state, proposed)
    forecast = Forecast()
    for seat in range(state.options.players):
        forecast.accounts.append(Account(score(copy, seat).total()))
    for biome in copy.biomes:
        for species in biome.species:
            fate = Fate(species.uid, species.owner, species.slot, species.hearts())
            fate.feeding = species.feeding()
            fate.plants = species.plants
            fate.meat = species.meat
            fate.hunted = species.hunted
            forecast.fates.append(fate)
    log = EventLog()
    copy.log = log
    if state.phase != OVER:
        _evaluate(copy, forecast, state.phase == EVALUATION)
    for event in log.events:
        _note(forecast, event)
    for biome in copy.biomes:
        for species in leaders_of(copy, biome):
            forecast.fate(species.uid).leads = True
    for seat in range(state.options.players):
        account = forecast.accounts[seat]
        account.after = score(copy, seat).total()
        account.lost = account.before - account.after
        account.lost += account.survival + account.adaptation + account.competition
    return forecast


def _evaluable(state: State, proposed: i64) -> State:
    """Return a copy in which the turn is carried out; its chance is none of the game's."""
    copy = state.clone()
    copy.own_all()
    copy.chance = Chance(0, Tape([0] * _ROLLS))
    if proposed != NO_ACTION:
        copy.main = proposed
    if copy.phase == ACTION and (copy.main != NO_ACTION or copy.give != NO_CARD):
        settle_draft(copy, copy.turn)
    if copy.phase != OVER:
        copy.phase = EVALUATION
    copy.turn = NOBODY
    return copy


def _evaluate(state: State, forecast: Forecast, has_begun: bool) -> None:
    if not state.options.is_kids():
        if not has_begun:
            begin_evaluation(state)
        while not go_on_hunting(state):
            forecast.is_certain = False
            choice = hunt_choices(state)[0]
            if hunt_choice_kind(state) == EAT:
                eat(state, choice)
            else:
                state.hunter = choice
        tape = state.chance.tape
        if tape is not None and tape.trace:
            forecast.is_certain = False
    reward(state)


def _note(forecast: Forecast, event: Event) -> None:
    """Take over what an event of the evaluation says of a species."""
    fate = forecast.find(event.a)
    if fate is None:
        return
    if event.kind == events.FOOD_SERVED:
        fate.plants = event.b
        fate.meat = event.c
        fate.feeding = event.d
    elif event.kind == events.EATEN:
        fate.prey = append(fate.prey, event.b)
        fate.hunted += event.c
    elif event.kind == events.DIED:
        fate.death = event.b
        fate.rule = event.rule
        fate.killer = event.d
    elif event.kind == events.POINTS_EARNED:
        _note_points(fate, forecast.accounts[fate.owner], event)


def _note_points(fate: Fate, account: Account, event: Event) -> None:
    points = event.b
    if event.c == STEP_SURVIVAL:
        fate.survival += points
        account.survival += points
    elif event.c == STEP_ADAPTATION:
        fate.adaptation += points
        account.adaptation += points
    elif event.c == STEP_COMPETITION:
        fate.competition += points
        fate.place = event.d
        account.competition += points
