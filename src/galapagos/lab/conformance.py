"""Does a game keep the kernel's contract? A suite for any game, also for one of your own.

A game that the lab knows has a `rig_of`. Describe another one in a `Rig` and ask `problems`, or let
`assert_conforms` raise::

    assert_conforms(Rig(new=my_game, numbers=my_numbers, longest=5_000), seeds=range(20))

Every check plays seeded random games and returns what it found, one line a problem; an empty list
means that nothing is wrong.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from galapagos.games.proofs import Proofs
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import IllegalAction
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import SPECTATOR
from galapagos.lab.settings import Setting
from galapagos.lab.walk import walk, walk_on

_ACTION_BITS = 50
"""Mutations flip each of an action's lowest bits, and one draws whole codes below 2 ** 50."""
_FOREIGN = 40
"""How many codes seen earlier in a game are tried again where they may not fit."""
_PROBE_EVERY = 7
"""The thorough checks look at every seventh position: enough for all, and a lot quicker."""


@dataclass(frozen=True)
class Rig:
    """A game to test: how it is set up, how its states are compared, how it is written down."""

    new: Callable[[int], Game]
    """Set a game up from a seed."""
    numbers: Callable[[Game], object]
    """Everything about a game's state, comparable with ``==``."""
    longest: int
    """A bound that no game's number of decisions exceeds."""
    to_text: Callable[[Game, int, int], str] | None = None
    """An action of a seat as text, if the game has texts."""
    from_text: Callable[[Game, int, str], int] | None = None
    """The action that a text stands for."""
    save: Callable[[Game], str] | None = None
    """The game's state as text, if it can be written down."""
    load: Callable[[str], Game] | None = None
    """The game that `save` wrote."""


def rig_of(kind: Proofs, setting: Setting) -> Rig:
    """Return the rig of a game that the lab knows, at a table of these settings."""
    codec = kind.codec
    return Rig(
        new=kind.table(setting.players, setting.switches),
        numbers=kind.numbers,
        longest=kind.longest,
        to_text=lambda game, seat, action: codec.action_text(game, action),
        from_text=lambda game, seat, text: codec.parse_action(game, text),
        save=codec.position_text,
        load=lambda text: codec.parse_position(text, "saved"),
    )


def assert_conforms(rig: Rig, seeds: Iterable[int]) -> None:
    """Raise AssertionError with every problem found."""
    found = problems(rig, seeds)
    if found:
        raise AssertionError("\n".join(found))


def problems(rig: Rig, seeds: Iterable[int]) -> list[str]:
    """Run every check on every seed; return what is wrong, each line naming check and seed."""
    found = []
    for seed in seeds:
        for check in CHECKS:
            found += [f"{check.__name__}, seed {seed}: {problem}" for problem in check(rig, seed)]
    return found


# --- playing ---------------------------------------------------------------------------------


def _walk(rig: Rig, game: Game, seed: int) -> Iterator[tuple[int, int, int]]:
    """Play a random game to its end or its bound, every other one eagerly.

    Yields (ply, seat, action) before each action."""
    steps = walk(game, seed, rig.longest, eager=seed % 2 == 1)
    for ply, (seat, action) in enumerate(steps):
        yield ply, seat, action


def _probes(
    rig: Rig, game: Game, seed: int, every: int = _PROBE_EVERY
) -> Iterator[tuple[int, int, int]]:
    """Play like `_walk`, and yield only what the thorough checks look at."""
    return (step for step in _walk(rig, game, seed) if step[0] % every == 0)


def _viewers(game: Game) -> range:
    return range(SPECTATOR, int(game.seats()))


# --- the checks ------------------------------------------------------------------------------


def the_same_seed_gives_the_same_game(rig: Rig, seed: int) -> list[str]:
    """Determinism: two games from one seed stay equal under equal actions."""
    one, other = rig.new(seed), rig.new(seed)
    for ply, seat, action in _walk(rig, one, seed):
        if rig.numbers(one) != rig.numbers(other):
            return [f"the games differ after {ply} actions"]
        other.apply(seat, action)
    if rig.numbers(one) != rig.numbers(other):
        return ["the games differ at their ends"]
    return []


def every_game_ends(rig: Rig, seed: int) -> list[str]:
    """Within the bound; and an outcome exists exactly when nobody is to act any more."""
    game = rig.new(seed)
    found = []
    for ply, _, _ in _walk(rig, game, seed):
        if game.outcome() is not None:
            found.append(f"ply {ply}: there is an outcome, but the game goes on")
    if game.actor() >= 0:
        return [*found, f"not over after {rig.longest} actions, or nothing legal before"]
    if not game.is_over() or game.to_act() != 0:
        found.append("nobody is the actor, but somebody is to act")
    if game.outcome() is None:
        found.append("the game is over without an outcome")
    for seat in range(game.seats()):
        if game.legal_list(seat):
            found.append(f"the game is over, but seat {seat} has actions")
    return found


def those_to_act_have_actions(rig: Rig, seed: int) -> list[str]:
    """The actor is among them, each has an action, nobody else has, no action is listed twice."""
    game = rig.new(seed)
    found = []
    for ply, _, _ in _walk(rig, game, seed):
        acting = game.seats_to_act()
        if game.actor() not in acting:
            found.append(f"ply {ply}: the actor {game.actor()} is not among {acting} to act")
        # Also a spectator, and a seat that does not exist.
        for seat in range(SPECTATOR, game.seats() + 1):
            legal = game.legal_list(seat)
            if bool(legal) != (seat in acting):
                found.append(f"ply {ply}: seat {seat} has {len(legal)} actions; to act: {acting}")
            if len(set(legal)) != len(legal):
                found.append(f"ply {ply}: an action of seat {seat} is listed twice")
    return found


def states_stay_sound(rig: Rig, seed: int) -> list[str]:
    """The game's own invariants hold after every action."""
    game = rig.new(seed)
    found = []
    for ply, _, _ in _walk(rig, game, seed):
        found += [f"ply {ply}: {problem}" for problem in game.problems()]
    return found + [f"at the end: {problem}" for problem in game.problems()]


def asking_changes_nothing(rig: Rig, seed: int) -> list[str]:
    """Questions, views and guesses leave the game as it was."""
    game = rig.new(seed)
    for ply, seat, action in _probes(rig, game, seed):
        before = rig.numbers(game)
        _ask_everything(game, seat, action)
        if rig.numbers(game) != before:
            return [f"ply {ply}: asking changed the state"]
    return []


def _ask_everything(game: Game, seat: int, action: int) -> None:
    game.to_act()
    game.legal_list(seat)
    game.why(seat, action)
    game.outcome()
    game.problems()
    game.clone()
    for viewer in _viewers(game):
        game.view(viewer).determinise(seat)


def legal_means_accepted(rig: Rig, seed: int) -> list[str]:
    """`play` accepts the listed actions and refuses all others, changing nothing then.

    Tried are every legal action, its mutations, actions of other moments and other seats, and
    random numbers."""
    game = rig.new(seed)
    chance = Chance(mix(~seed))
    seen: list[int] = []
    for ply, actor, action in _walk(rig, game, seed):
        if ply % _PROBE_EVERY == 0:
            for seat in range(game.seats()):
                tried = _candidates(game.legal_list(actor), seen, chance)
                found = _misjudged(rig, game, seat, tried)
                if found:
                    # The game may be spoiled by now.
                    return [f"ply {ply}: {problem}" for problem in found]
        seen.append(action)
    return []


def _candidates(legal: list[int], seen: list[int], chance: Chance) -> list[int]:
    """Return codes to try: legal ones, one bit of one of them flipped, older ones, random ones."""
    tried = set(legal) | set(seen[-_FOREIGN:]) | {0, -1}
    mutated = legal[int(chance.below(len(legal)))]
    for bit in range(_ACTION_BITS):
        tried.add(mutated ^ (1 << bit))
        tried.add(int(chance.below(1 << 30)) << 20 | int(chance.below(1 << 20)))
    return sorted(tried)


def _misjudged(rig: Rig, game: Game, seat: int, tried: list[int]) -> list[str]:
    legal = set(game.legal_list(seat))
    before = rig.numbers(game)
    found = []
    for action in sorted(legal | set(tried)):
        listed = action in legal
        reasons = [reason.fields() for reason in game.why(seat, action)]
        if bool(reasons) == listed:
            found.append(f"seat {seat}, action {action}: listed {listed}, why not {reasons}")
        # What is refused must leave the very same game for the next try.
        refused = _refused(game.clone() if listed else game, seat, action)
        if refused is None and not listed:
            return [*found, f"seat {seat}, action {action}: accepted, but not listed"]
        if refused is not None and listed:
            found.append(f"seat {seat}, action {action}: listed, but refused {refused}")
        elif refused is not None and refused != reasons:
            found.append(f"seat {seat}, action {action}: play says {refused}, why {reasons}")
    if rig.numbers(game) != before:
        found.append(f"seat {seat}: trying actions changed the game")
    return found


def _refused(game: Game, seat: int, action: int) -> list[list[int]] | None:
    """Play an action; return the reasons of a refusal, None if it was accepted."""
    try:
        game.play(seat, action)
    except IllegalAction as error:
        return [reason.fields() for reason in error.reasons]
    return None


def clones_are_equal_and_independent(rig: Rig, seed: int) -> list[str]:
    """A clone equals its game, plays the same on, and never changes with it."""
    game = rig.new(seed)
    kept: list[tuple[int, Game, object]] = []
    for ply, seat, action in _walk(rig, game, seed):
        copy = game.clone()
        if rig.numbers(copy) != rig.numbers(game):
            return [f"ply {ply}: the clone differs"]
        if copy.legal_list(seat) != game.legal_list(seat):
            return [f"ply {ply}: the clone lists other actions"]
        if copy.log() is not None or copy.chance().tape is not None:
            return [f"ply {ply}: the clone took the log or the tape along"]
        if ply % _PROBE_EVERY == 0:
            kept.append((ply, game.clone(), rig.numbers(game)))
        before = rig.numbers(game)
        copy.apply(seat, action)
        if rig.numbers(game) != before:
            return [f"ply {ply}: playing on a clone changed the game"]
    return [
        f"the clone of ply {ply} changed while the game went on"
        for ply, copy, numbers in kept
        if rig.numbers(copy) != numbers
    ]


def views_are_stable(rig: Rig, seed: int) -> list[str]:
    """A view of a view is the same view, and shows its viewer the same choices."""
    game = rig.new(seed)
    found = []
    for ply, seat, action in _probes(rig, game, seed):
        for viewer in _viewers(game):
            view = game.view(viewer)
            found += [f"ply {ply}, view of viewer {viewer}: {one}" for one in view.problems()]
            if rig.numbers(view.view(viewer)) != rig.numbers(view):
                found.append(f"ply {ply}: the view of viewer {viewer}'s view differs")
            if view.to_act() != game.to_act() or view.actor() != game.actor():
                found.append(f"ply {ply}: in viewer {viewer}'s view other seats are to act")
        if game.view(seat).legal_list(seat) != game.legal_list(seat):
            found.append(f"ply {ply}: seat {seat} has other actions in its own view")
        if game.view(seat).why(seat, action):
            found.append(f"ply {ply}: seat {seat}'s view refuses a legal action")
    return found


def guesses_keep_the_view(rig: Rig, seed: int) -> list[str]:
    """A determinised view is sound, looks the same to its viewer, and follows from its seed."""
    game = rig.new(seed)
    found = []
    for ply, _, _ in _probes(rig, game, seed):
        for viewer in _viewers(game):
            view = game.view(viewer)
            guess = view.determinise(ply)
            found += [f"ply {ply}, guess of viewer {viewer}: {one}" for one in guess.problems()]
            if rig.numbers(guess.view(viewer)) != rig.numbers(view):
                found.append(f"ply {ply}: viewer {viewer} can tell the guess from the game")
            if rig.numbers(view.determinise(ply)) != rig.numbers(guess):
                found.append(f"ply {ply}: viewer {viewer}'s guess does not follow from its seed")
    return found


def guesses_can_be_played(rig: Rig, seed: int) -> list[str]:
    """From a guess the game goes on to an end like any other, and touches nothing that it was
    guessed from."""
    game = rig.new(seed)
    found = []
    for ply, seat, _ in _probes(rig, game, seed, _PROBE_EVERY * _PROBE_EVERY):
        view = game.view(seat)
        before = rig.numbers(game), rig.numbers(view)
        guess = view.determinise(seed + ply)
        walk_on(guess, seed + ply, rig.longest)
        if guess.outcome() is None:
            found.append(f"ply {ply}: seat {seat}'s guess does not end")
        if (rig.numbers(game), rig.numbers(view)) != before:
            found.append(f"ply {ply}: playing on seat {seat}'s guess changed what it was made from")
    return found


def texts_are_unique(rig: Rig, seed: int) -> list[str]:
    """Every legal action has a text of one line, its own, and the text gives it back."""
    if rig.to_text is None:
        return []
    game = rig.new(seed)
    found = []
    for ply, seat, _ in _walk(rig, game, seed):
        texts: dict[str, int] = {}
        for action in game.legal_list(seat):
            text = rig.to_text(game, seat, action)
            if text.strip() != text or not text or "\n" in text:
                found.append(f"ply {ply}: {text!r} is not a tidy line")
            if text in texts:
                found.append(f"ply {ply}: {text!r} stands for {texts[text]} and {action}")
            texts[text] = action
            if rig.from_text is not None and rig.from_text(game, seat, text) != action:
                found.append(f"ply {ply}: {text!r} does not give {action} back")
    return found


def saving_loses_nothing(rig: Rig, seed: int) -> list[str]:
    """What was saved and loaded is equal, and is written the same again."""
    if rig.save is None or rig.load is None:
        return []
    game = rig.new(seed)
    found = []
    for ply, _, _ in _probes(rig, game, seed):
        text = rig.save(game)
        loaded = rig.load(text)
        if rig.numbers(loaded) != rig.numbers(game):
            found.append(f"ply {ply}: the loaded game differs")
        if rig.save(loaded) != text:
            found.append(f"ply {ply}: the loaded game is written differently")
    return found


CHECKS: list[Callable[[Rig, int], list[str]]] = [
    the_same_seed_gives_the_same_game,
    every_game_ends,
    those_to_act_have_actions,
    states_stay_sound,
    asking_changes_nothing,
    legal_means_accepted,
    clones_are_equal_and_independent,
    views_are_stable,
    guesses_keep_the_view,
    guesses_can_be_played,
    texts_are_unique,
    saving_loses_nothing,
]
