"""Origin as a `Game`: the one class that other rooms use to play by these rules."""

from typing import Final, final

from mypy_extensions import i64

from galapagos.games.origin.rules.actions import ACTION_KEYS, kind_of
from galapagos.games.origin.rules.apply import apply_action
from galapagos.games.origin.rules.cards import Deck, shared_deck
from galapagos.games.origin.rules.invariants import problems_of
from galapagos.games.origin.rules.kept import kept_state, restored_state
from galapagos.games.origin.rules.legal import add_legal, first_to_act, seats_to_act
from galapagos.games.origin.rules.options import Options, shared_options
from galapagos.games.origin.rules.phases import set_up
from galapagos.games.origin.rules.refusals import REFUSAL_KEYS
from galapagos.games.origin.rules.rules import RULE_IDS
from galapagos.games.origin.rules.scoring import outcome_of
from galapagos.games.origin.rules.state import State, empty_state
from galapagos.games.origin.rules.terms import OPENING_HAND, OVER
from galapagos.games.origin.rules.views import event_view, filled, view_of
from galapagos.games.origin.rules.why import why_not
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
"""Changes only when play changes; see the version history in docs/rules/origin.md."""


@final
class Origin(Game):
    """A game of *Evolution: The Origin of Species*, or a viewer's view of one."""

    def __init__(self, state: State) -> None:
        self.state = state

    def key(self) -> str:
        return "origin"

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

    def clone(self) -> "Origin":
        return Origin(self.state.clone())

    def view(self, viewer: i64) -> "Origin":
        return Origin(view_of(self.state, viewer))

    def determinise(self, rng: i64) -> "Origin":
        return Origin(filled(self.state, rng))

    def event_for(self, viewer: i64, event: Event) -> Event:
        return event_view(viewer, event)

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
        shared = state.options.content, state.deck.content()
        return kept_game, (RULES_VERSION, FORM, *shared, kept_state(state))


def kept_game(version: int, *parts: object) -> Origin:
    """Return a game as `Origin.__reduce__` has told it; raise `BadData` if other rules did."""
    check_version("origin", version, RULES_VERSION)
    options, deck, state = kept_parts("origin", parts)
    return Origin(restored_state(shared_options(options), shared_deck(deck), state))


def new_origin(
    options: Options,
    deck: Deck,
    seed: i64,
    *,
    log: EventLog | None = None,
    tape: Tape | None = None,
) -> Origin:
    """Set a game up: the same options, deck and seed always give the same game."""
    if deck.size * options.decks() < OPENING_HAND * options.players:
        needed = OPENING_HAND * options.players
        raise BadData(f"the deck {deck.name} has too few cards to deal {int(needed)}")
    state = empty_state(options, deck, Chance(mix(seed), tape))
    state.log = log
    set_up(state)
    return Origin(state)
