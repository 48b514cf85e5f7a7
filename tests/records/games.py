"""Games for the tests of texts: every number of players and every switch, played at random."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules.actions import HUNT, kind_of
from galapagos.games.origin.rules.game import Origin, new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import COMPLETE

AnyGame = TypeVar("AnyGame", bound=Game)
DECK = base_deck()

TABLES = [
    Options(2),
    Options(3, must_feed=True, out_of_turn_pairs=True),
    Options(4, variant=True, mimicry_once_a_round=True),
    Options(4, teams=True, sleepers_store_fat=True, out_of_turn_pairs=True),
    Options(5, full_scavenger_blocks=True, graze_requires_take=True),
    Options(6, teams=True, variant=True, pirate_into_fat=False, out_of_turn_pairs=True),
    Options(7, must_feed=True, mimicry_once_a_round=True),
    Options(8, out_of_turn_pairs=True, variant=True, teams=True),
]
"""Together: every number of players, and every switch both ways."""

UNDER_ATTACK = """\
galapagos position 1
game: origin
deck: base 4f5e3c84befb8c95
players: 2
chance: 00000000000000ff
round: 3
phase: feeding
start: P2
turn: P1
passed: P2
centre: 4
done: acted main
decision: defence P2
attack: P1a P2b
pile: mimicry*3 scavenger*3 symbiosis*3 piracy*3 tail_loss*3 communication/carnivorous*4 \
hibernation/carnivorous*3 poisonous/carnivorous*4 high_body_weight/carnivorous*4 \
high_body_weight/fat_tissue*4 parasite/fat_tissue*4 cooperation/fat_tissue*4 \
burrowing/fat_tissue*4 camouflage/fat_tissue*4 sharp_vision/fat_tissue*4 grazing/fat_tissue*4
P1 hand: swimming*4 running*3
P1 discard: swimming*2
P1 laid: 3
P1a: card=swimming carnivorous:parasite/carnivorous hunted
P1c: card=scavenger food=1
P2 hand: parasite/carnivorous*3 cooperation/carnivorous*3
P2 laid: 2
P2a: card=swimming mimicry:mimicry hibernation:hibernation/carnivorous slept_last
P2b: card=piracy tail_loss:tail_loss running:running ran
P2b+P2a symbiosis: symbiosis
P2a+P2b cooperation: cooperation/carnivorous
"""
"""A position: P1a has hunted P2b, which ran and failed, and must lose its tail now."""

MOST_DECISIONS = 5_000
"""Far above the longest game ever seen, so that a game that never ends fails and does not hang."""


def decisions(options: Options, seed: int) -> Iterator[Origin]:
    """Yield a game before each of its random decisions, and once more when it is over."""
    return played_on(new_origin(options, DECK, seed), seed)


def played_on(game: Origin, seed: int) -> Iterator[Origin]:
    """Yield a game before each further decision until it is over; always the same object."""
    return played_by(choice, game, seed)


def played_by(
    choose: Callable[[AnyGame, Chance], tuple[int, int]], game: AnyGame, seed: int
) -> Iterator[AnyGame]:
    """Like `played_on`, for any game and any way to choose seat and action."""
    chooser = Chance(mix(seed + 1))
    for _ in range(MOST_DECISIONS):
        yield game
        if game.is_over():
            return
        game.apply(*choose(game, chooser))
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions")


def choice(game: Game, chooser: Chance) -> tuple[int, int]:
    """Choose a seat and its action, hunts more often and passes more rarely than by chance."""
    # The actor comes first by the rules, but where several may act, any of them may.
    seats = game.seats_to_act()
    seat = seats[chooser.below(len(seats))]
    legal = game.legal_list(seat)
    hunts = [action for action in legal if kind_of(action) == HUNT]
    if hunts and chooser.below(2):
        return seat, hunts[chooser.below(len(hunts))]
    # Passing and ending come last.
    often = len(legal) - 1 if len(legal) > 1 and chooser.below(4) else len(legal)
    return seat, legal[chooser.below(often)]


def viewers(game: Origin) -> list[int]:
    """Return all viewers of a game: nobody (a spectator), then the seats."""
    return list(range(-1, int(game.seats())))


def complete(game: Origin) -> Origin:
    """Return a game that can be played on: the game itself, or a guess at what a view hides."""
    return game if game.state.viewer == COMPLETE else game.determinise(1)


def fingerprint(value: object) -> object:
    """Return all data inside a state, found by looking, so that no field can be forgotten.

    The log and the tape are what a game carries, not what it is; nor is which rows clones share,
    and what was worked out already."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list) or type(value).__name__.startswith("vec"):
        return [fingerprint(item) for item in value]  # type: ignore[attr-defined]
    return {
        name: fingerprint(getattr(value, name))
        for name in _fields(value)
        if name not in ("log", "tape", "shared", "shares_cards", "shares_pile", "unseen")
    }


def _fields(value: object) -> list[str]:
    if hasattr(value, "__dict__"):
        return sorted(vars(value))
    # Compiled classes keep their fields as descriptors of the class.
    members = vars(type(value)).items()
    return sorted(name for name, kind in members if type(kind).__name__ == "getset_descriptor")
