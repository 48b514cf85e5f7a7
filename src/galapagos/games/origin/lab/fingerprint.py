"""A game's state as a list of numbers: equal lists, equal states, compiled or not.

Left out is only what is not state: the deck, which never changes, the event log and the tape.
"""

from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.options import SWITCH_KEYS, Options
from galapagos.games.origin.rules.state import Animal, Pair, Player, State
from galapagos.kernel.game import Game


def game_numbers(game: Game) -> list[int]:
    """Return everything a game of Origin, or a view of one, consists of."""
    assert isinstance(game, Origin)
    return state_numbers(game.state)


def state_numbers(state: State) -> list[int]:
    numbers = _option_numbers(state.options)
    numbers += [state.chance.rng, state.viewer, state.pile_size, state.round, state.last]
    numbers += [state.phase, state.start, state.turn, state.passed, state.centre]
    numbers += [state.acted, state.main_done, state.took]
    numbers += [state.decision, state.decider, state.hunter, state.prey, state.waived]
    numbers += list(state.pile)
    for player in state.players:
        numbers += _player_numbers(player)
    return [int(number) for number in numbers]


def _player_numbers(player: Player) -> list[int]:
    numbers: list[int] = [
        player.hand_size,
        player.discard_size,
        player.serials,
        player.points,
        player.extra,
    ]
    numbers += list(player.hand)
    numbers += list(player.discard)
    # The lengths keep lists of different shapes from running into the same numbers.
    numbers += [len(player.animals), len(player.pairs)]
    for animal in player.animals:
        numbers += _animal_numbers(animal)
    for pair in player.pairs:
        numbers += _pair_numbers(pair)
    return numbers


def _animal_numbers(animal: Animal) -> list[int]:
    numbers: list[int] = [animal.seat, animal.serial, animal.card, animal.traits, animal.plus]
    numbers += [animal.fat_cards, animal.food, animal.fat, animal.stored, animal.marks]
    numbers += [len(animal.cards), *animal.cards]
    return numbers


def _pair_numbers(pair: Pair) -> list[int]:
    numbers: list[int] = [pair.trait, pair.face, pair.first, pair.second, pair.marks]
    return numbers


def _option_numbers(options: Options) -> list[int]:
    flags = [options.value(key) in ("on", "round") for key in SWITCH_KEYS]
    return [int(options.players), *(int(flag) for flag in flags)]
