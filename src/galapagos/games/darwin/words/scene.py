"""The past of a game of Darwin as one reader has seen it: events, and species at their moments."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.rules import RULE_IDS
from galapagos.games.darwin.rules.state import Species, State
from galapagos.games.darwin.rules.terms import EVALUATION
from galapagos.games.darwin.words import what_if as change
from galapagos.games.darwin.words.names import Fauna, Names
from galapagos.games.darwin.words.story import catch_up, tell
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.records.timeline import Timeline
from galapagos.text.explain import Account
from galapagos.text.people import People
from galapagos.text.story import Line


@dataclass(frozen=True)
class SpeciesScene:
    """A species at the moment that decides over it, as the reader sees it."""

    event: int
    state: State
    species: Species
    fauna: Fauna

    @property
    def uid(self) -> int:
        return int(self.species.uid)

    @property
    def slot(self) -> int:
        return int(self.species.slot)


class Past(Account):
    """What happened, and how things stood when it did."""

    chapter = ev.ERA_BEGAN
    scored = ev.SCORED
    rule_ids = RULE_IDS

    def __init__(self, history: Timeline, names: People) -> None:
        super().__init__(history, names)
        assert isinstance(names, Names)
        self.names: Names = names
        self._faunas: dict[int, Fauna] = {}

    # --- scenes ------------------------------------------------------------------------------

    def judgement(self, event: int, uid: int) -> SpeciesScene:
        """Return a species as it stood when the evaluation began."""
        state = self.before_evaluation(event)
        return SpeciesScene(event, state, state.species(uid), self.fauna_at(event))

    def now(self) -> State:
        """Return the game as it stands now."""
        return state_of(self.history.game.view(self.names.viewer))

    def before_evaluation(self, event: int) -> State:
        began = self._evaluation(event)
        return state_of(self.history.before(self.history.step_of(began)).view(self.names.viewer))

    def _evaluation(self, event: int) -> int:
        for number in range(event, -1, -1):
            past = self.events[number]
            if past.kind == ev.PHASE_BEGAN and past.a == EVALUATION:
                return number
        raise AssertionError("nothing is judged before an evaluation")

    def aftermath(self, event: int, uid: int, *, rewarded: bool = True) -> SpeciesScene | None:
        """Return a species as it stood after the hunts, and after the points if need be."""
        began = self._evaluation(event)
        moments = self.history.steps
        steps = range(self.history.step_of(began), self.history.step_of(event) + 1)
        dice = [die for step in steps for die in moments[step].dice]
        past = self.events[began:event]
        state = change.judged(self.before_evaluation(event), past, dice, rewarded=rewarded)
        species = None if state is None else state.find(uid)
        if state is None or species is None:
            return None
        return SpeciesScene(event, state, species, self.fauna_at(event))

    def table_after(self, event: int, uid: int) -> SpeciesScene | None:
        """Return a species as it stands after the step of an event."""
        state = state_of(self.history.after(self.history.step_of(event)).view(self.names.viewer))
        species = state.find(uid)
        return (
            None if species is None else SpeciesScene(event, state, species, self.fauna_at(event))
        )

    # --- events ------------------------------------------------------------------------------

    def first_fauna(self) -> Fauna:
        """Return who lived where before the first event."""
        return Fauna.first(self.names.catalog.card_set, self.history.beginning)

    def fauna_at(self, event: int) -> Fauna:
        """Return who lived where before an event."""
        fauna = self._faunas.get(event)
        if fauna is None:
            fauna = self._faunas[event] = self.first_fauna()
            catch_up(self.events[:event], fauna)
        return fauna

    def run(self, number: int) -> list[Event]:
        """Return an event with those that are told with it: all who lead a biome together."""
        end = number + 1
        while end < len(self.events) and _is_same_lead(self.events[number : end + 1]):
            end += 1
        return self.events[number:end]

    def lines(self, numbers: Iterable[int]) -> list[Line]:
        fauna = self.first_fauna()
        found: list[Line] = []
        place = 0
        for number in numbers:
            catch_up(self.events[place:number], fauna)
            if self.events[number].kind == ev.LEADER:
                # Told even if it is no news.
                fauna.leaders.pop(int(self.events[number].a), None)
            run = self.run(number)
            found += tell(run, self.names, fauna, details=True, first=number)
            place = number + len(run)
        return found

    def lost_leads(self) -> set[int]:
        """Return where somebody leads who did not, in place of others."""
        leaders = dict(self.first_fauna().leaders)
        found: set[int] = set()
        for number, event in enumerate(self.events):
            slot = int(event.a)
            if event.kind == ev.LEADERLESS:
                leaders[slot] = frozenset()
            elif event.kind == ev.LEADER:
                if number and _is_same_lead(self.events[number - 1 : number + 1]):
                    continue
                now = frozenset(int(one.b) for one in self.run(number))
                if leaders.get(slot, frozenset()) - now:
                    found.add(number)
                leaders[slot] = now
        return found


def _is_same_lead(run: Sequence[Event]) -> bool:
    """Whether the events tell together who leads a biome."""
    return all(event.kind == ev.LEADER and event.a == run[0].a for event in run)


def state_of(view: Game) -> State:
    assert isinstance(view, Darwin)
    return view.state
