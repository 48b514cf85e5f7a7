"""The contract that every game keeps. One conformance suite runs it on each of them.

*Seats* count from 0, in the order of play. *Actions* are integers that a game's ``actions.py``
packs and unpacks; an action is complete and means something to a person. A *view* is a game of the
same class in which everything the viewer may not know has been blanked; it is the only form in
which a game reaches a screen, a bot or a socket.

A game in a compiled room is fast; one in plain Python may inherit from `Game` too and is played by
everything that plays games.

Asking never changes anything. Doing comes in two strengths: `apply` trusts its caller, `play`
checks first and refuses with every reason at once.

Games are values that change: they can be compared, copied and pickled, and have no hash.
"""

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.chance import Chance
from galapagos.kernel.errors import IllegalAction
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.kept import check_version
from galapagos.kernel.moves import Moves
from galapagos.kernel.outcome import Outcome
from galapagos.kernel.refusals import Refusal
from galapagos.kernel.viewers import COMPLETE, SPECTATOR


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game in progress: a state, its chance, and the rules to ask and to act."""

    # No `ABC`: compiled subclasses of one share a single memory of what is an instance of what, so
    # that after one question `isinstance` takes a game for another kind.

    @abstractmethod
    def key(self) -> str:
        """Return the name by which texts and the registry know this kind of game."""

    @abstractmethod
    def viewer(self) -> i64:
        """Return whose view this is; `COMPLETE` if nothing is blanked."""

    @abstractmethod
    def seats(self) -> i64:
        """Return the number of seats."""

    # --- ask ---------------------------------------------------------------------------------

    @abstractmethod
    def to_act(self) -> i64:
        """Return the mask of seats that may decide something now; 0 when the game is over."""

    @abstractmethod
    def actor(self) -> i64:
        """Return the seat whose decision comes first by the rules; -1 when the game is over.

        Play that asks one seat at a time asks this one and never waits in vain."""

    @abstractmethod
    def legal(self, seat: i64, moves: Moves) -> None:
        """Write the seat's legal actions into the cleared buffer, in a stable documented order.

        A seat in `to_act` has at least one; any other seat has none."""

    @abstractmethod
    def why(self, seat: i64, action: i64) -> list[Refusal]:
        """Return everything that stands in the way of an action; empty if it is legal."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return the result, or None while the game runs."""

    @abstractmethod
    def problems(self) -> list[str]:
        """Return every invariant of the rules that the state breaks; empty if it is sound."""

    # --- do ----------------------------------------------------------------------------------

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal. Does not check."""

    # --- copies ------------------------------------------------------------------------------

    @abstractmethod
    def clone(self) -> "Game":
        """Return an independent copy; it has no event log and no tape."""

    @abstractmethod
    def view(self, viewer: i64) -> "Game":
        """Return what a seat may know, everything else blanked; the viewer may be `SPECTATOR`."""

    @abstractmethod
    def determinise(self, rng: i64) -> "Game":
        """Fill the blanks of a view at random with what could be there, using its own generator.

        The result is a complete game that looks the same to the viewer."""

    @abstractmethod
    def event_for(self, viewer: i64, event: Event) -> Event:
        """Return the event as a viewer may see it, with what he may not know set to -1."""

    # --- what the game carries ---------------------------------------------------------------

    @abstractmethod
    def log(self) -> EventLog | None:
        """Return the attached event log, if any."""

    @abstractmethod
    def attach(self, log: EventLog | None) -> None:
        """Attach an event log, or detach it with None."""

    @abstractmethod
    def chance(self) -> Chance:
        """Return the source of this game's dice and draws."""

    # --- shared by all games -----------------------------------------------------------------

    def play(self, seat: i64, action: i64) -> None:
        """Carry out an action if it is legal; otherwise raise `IllegalAction`, nothing changed."""
        reasons = self.why(seat, action)
        if reasons:
            said = self.refusal_text(action, reasons)
            raise IllegalAction(int(seat), int(action), reasons, said)
        self.apply(seat, action)

    def refusal_text(self, action: i64, reasons: list[Refusal]) -> str:
        """Return the kind of an action and why it is refused, by their keys and the rules, for
        people who file bugs; nothing if the game has no keys."""
        return ""

    def random_action(self, seat: i64, choices: Chance, moves: Moves) -> i64:
        """Return a uniformly random legal action of a seat; raise `Misuse` if it has none.

        ``moves`` is scratch. A game whose lists are long draws one without listing them all."""
        self.legal(seat, moves)
        return moves.any(choices)

    def without_drafts(self) -> "Game":
        """Return a copy for simulation, in which nothing that was decided can be taken back.

        A game whose turns are planned and changed until they are confirmed could go on for ever;
        this one offers complete turns only, and they lead to the same games. Its clones, views and
        guesses do so too. A game without such plans is the same as ever."""
        return self.clone()

    def legal_list(self, seat: i64) -> list[int]:
        """Return the seat's legal actions as a new list."""
        moves = Moves()
        self.legal(seat, moves)
        return moves.to_list()

    def seats_to_act(self) -> list[int]:
        """Return the seats that may decide something now, ascending."""
        return bit_numbers(self.to_act())

    def is_over(self) -> bool:
        """Whether nobody has anything to decide any more."""
        return self.to_act() == 0

    # --- as a value --------------------------------------------------------------------------

    def rules_version(self) -> i64:
        """Return the version of the rules; a pickled game is taken up by the same one only."""
        return 1

    def __reduce__(self) -> tuple[object, ...]:
        """Return how to make this game again: without event log and tape, as a clone."""
        return plain_game, (type(self), int(self.rules_version()), vars(self.clone()))

    def __eq__(self, other: object) -> bool:
        """Whether both are the same kind of game in the same state, its chance included."""
        if not isinstance(other, Game) or type(self) is not type(other):
            return False
        return self.__reduce__() == other.__reduce__()

    def __copy__(self) -> "Game":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self.clone()

    def __repr__(self) -> str:
        whose = ""
        if self.viewer() == SPECTATOR:
            whose = ", seen by a spectator"
        elif self.viewer() != COMPLETE:
            whose = f", seen by seat {int(self.viewer())}"
        stands = "over" if self.is_over() else f"seat {int(self.actor())} to act"
        return f"<{type(self).__name__} of {int(self.seats())} players{whose}: {stands}>"


def plain_game(kind: type[Game], version: int, fields: dict[str, object]) -> Game:
    """Return a game in plain Python with these attributes, as `Game.__reduce__` has told them."""
    game = kind.__new__(kind)
    for name in fields:
        setattr(game, name, fields[name])
    check_version(game.key(), version, game.rules_version())
    return game
