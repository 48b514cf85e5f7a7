"""Darwin as a `Game`: the one class that other rooms use to play by these rules."""

from typing import Final, final

from mypy_extensions import i64

from galapagos.games.darwin.rules.actions import ACTION_KEYS, NO_ACTION, kind_of
from galapagos.games.darwin.rules.apply import apply_action
from galapagos.games.darwin.rules.candidates import add_candidates
from galapagos.games.darwin.rules.canonical import canonical
from galapagos.games.darwin.rules.cards import CardSet, shared_cards
from galapagos.games.darwin.rules.forecast import Forecast, foresee
from galapagos.games.darwin.rules.invariants import problems_of
from galapagos.games.darwin.rules.kept import kept_state, restored_state
from galapagos.games.darwin.rules.legal import add_legal, first_to_act, seats_to_act
from galapagos.games.darwin.rules.main_actions import settle_draft
from galapagos.games.darwin.rules.options import Options, shared_options
from galapagos.games.darwin.rules.phases import go_on
from galapagos.games.darwin.rules.refusals import REFUSAL_KEYS
from galapagos.games.darwin.rules.rules import RULE_IDS
from galapagos.games.darwin.rules.sample import random_action
from galapagos.games.darwin.rules.scoring import outcome_of
from galapagos.games.darwin.rules.setup import events_of, set_up
from galapagos.games.darwin.rules.state import State, empty_state
from galapagos.games.darwin.rules.terms import OVER, VOLCANO
from galapagos.games.darwin.rules.views import event_view, filled, view_of
from galapagos.games.darwin.rules.why import why_not
from galapagos.kernel.chance import Chance, Tape, mix
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game
from galapagos.kernel.kept import FORM, check_version, kept_parts
from galapagos.kernel.moves import Moves
from galapagos.kernel.outcome import Outcome
from galapagos.kernel.refusals import Refusal, told_reasons, told_refusal
from galapagos.kernel.viewers import COMPLETE

RULES_VERSION: Final = 2
"""Changes only when play changes; see the version history in docs/rules/darwin.md."""


@final
class Darwin(Game):
    """A game of *Darwin's Choice*, or a viewer's view of one."""

    def __init__(self, state: State) -> None:
        self.state = state

    def key(self) -> str:
        return "darwin"

    def viewer(self) -> i64:
        return self.state.viewer

    def seats(self) -> i64:
        return self.state.options.players

    def to_act(self) -> i64:
        return seats_to_act(self.state)

    def actor(self) -> i64:
        return first_to_act(self.state)

    def legal(self, seat: i64, moves: Moves) -> None:
        moves.clear()
        add_legal(self.state, seat, moves)

    def random_action(self, seat: i64, choices: Chance, moves: Moves) -> i64:
        """Return a uniformly random legal action without listing all; ``moves`` is scratch."""
        return random_action(self.state, seat, choices, moves)

    def candidates(self, seat: i64, moves: Moves) -> None:
        """Write promising legal main actions into the cleared buffer, without listing all."""
        moves.clear()
        add_candidates(self.state, seat, moves)

    def canonical(self, seat: i64, action: i64) -> i64:
        """Return an action in its one spelling: of cards alike but for the animal, the lowest."""
        return canonical(self.state, seat, action)

    def preview(self) -> "Darwin":
        """Return a copy in which what is drafted so far has been carried out; for builders."""
        copy = self.clone()
        settle_draft(copy.state, copy.state.turn)
        return copy

    def forecast(self, proposed: i64 = NO_ACTION) -> Forecast:
        """Return what the evaluation would bring, if it came once the draft of the running turn,
        or a proposed legal main action in its place, is carried out."""
        return foresee(self.state, proposed)

    def why(self, seat: i64, action: i64) -> list[Refusal]:
        return why_not(self.state, seat, action)

    def refusal_text(self, action: i64, reasons: list[Refusal]) -> str:
        told = told_reasons(reasons, REFUSAL_KEYS, RULE_IDS)
        return told_refusal(ACTION_KEYS, kind_of(action), told)

    def outcome(self) -> Outcome | None:
        if self.state.phase != OVER:
            return None
        return outcome_of(self.state)

    def problems(self) -> list[str]:
        if self.state.viewer != COMPLETE:
            # A view is sound if what it hides can be filled in soundly.
            return problems_of(filled(self.state, 0))
        return problems_of(self.state)

    def apply(self, seat: i64, action: i64) -> None:
        apply_action(self.state, seat, action)

    def clone(self) -> "Darwin":
        return Darwin(self.state.clone())

    def without_drafts(self) -> "Darwin":
        copy = self.clone()
        copy.state.drafts = False
        return copy

    def view(self, viewer: i64) -> "Darwin":
        return Darwin(view_of(self.state, viewer))

    def determinise(self, rng: i64) -> "Darwin":
        return Darwin(filled(self.state, rng))

    def event_for(self, viewer: i64, event: Event) -> Event:
        return event_view(self.state, viewer, event)

    def log(self) -> EventLog | None:
        return self.state.log

    def attach(self, log: EventLog | None) -> None:
        self.state.log = log

    def chance(self) -> Chance:
        return self.state.chance

    def rules_version(self) -> i64:
        return RULES_VERSION

    def __reduce__(self) -> tuple[object, ...]:
        state = self.state
        shared = state.options.content, state.cards.content()
        return kept_game, (RULES_VERSION, FORM, *shared, kept_state(state))


def kept_game(version: int, *parts: object) -> Darwin:
    """Return a game as `Darwin.__reduce__` has told it; raise `BadData` if other rules did."""
    check_version("darwin", version, RULES_VERSION)
    options, cards, state = kept_parts("darwin", parts)
    return Darwin(restored_state(shared_options(options), shared_cards(cards), state))


def new_darwin(
    options: Options,
    cards: CardSet,
    seed: i64,
    *,
    log: EventLog | None = None,
    tape: Tape | None = None,
) -> Darwin:
    """Set a game up: the same options, cards and seed always give the same game."""
    _check(options, cards)
    state = empty_state(options, cards, Chance(mix(seed), tape))
    state.log = log
    set_up(state)
    go_on(state)
    return Darwin(state)


def _check(options: Options, cards: CardSet) -> None:
    """Raise `BadData` if a card set cannot be played with these options."""
    if events_of(options, cards) & (1 << VOLCANO) and cards.rainforest < 0:
        raise BadData(f"the card set {cards.name} has a volcano but no tropical rainforest")
    beginners = 0
    for biome in cards.biomes:
        if biome.beginner:
            beginners += 1
    if options.is_beginner() and beginners != options.slots():
        raise BadData(f"the card set {cards.name} has {beginners} beginner biomes, not 4")
