"""A state of Darwin as a list of numbers: equal lists, equal states, compiled or not.

Left out is only what is not state: the card set, which never changes, the event log, the tape,
the working space of food and hunts, and whether a program simulates with drafts.
"""

from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import SWITCH_KEYS, Options
from galapagos.games.darwin.rules.state import Biome, Pile, Player, Species, State
from galapagos.kernel.game import Game


def game_numbers(game: Game) -> list[int]:
    """Return everything a game of Darwin, or a view of one, consists of."""
    assert isinstance(game, Darwin)
    return state_numbers(game.state)


def state_numbers(state: State) -> list[int]:
    numbers = _option_numbers(state.options)
    numbers += [state.chance.rng, state.viewer]
    numbers += [state.biome_deck, state.biome_discard, state.biome_out, state.biome_seen]
    numbers += [state.event_deck, state.event_discard, state.event, state.tokens]
    numbers += [state.continents, state.era, state.phase, state.first, state.turn, state.next_uid]
    numbers += [state.give, state.take, state.main, state.main_done, state.trade_done]
    numbers += [state.takeovers, state.refused, state.redrawing, state.redraws_all]
    numbers += [state.deal, state.deal_draws, state.declined]
    numbers += [state.slot, state.hunter, state.failed, state.picks, state.fetched]
    numbers += [len(state.zone), *state.zone]
    for pile in [*state.decks, *state.discards]:
        numbers += _pile_numbers(pile)
    for player in state.players:
        numbers += _player_numbers(player)
    # The lengths keep lists of different shapes from running into the same numbers.
    numbers.append(len(state.biomes))
    for biome in state.biomes:
        numbers += _biome_numbers(biome)
    return [int(number) for number in numbers]


def _pile_numbers(pile: Pile) -> list[int]:
    return [pile.size, *pile.cards]


def _player_numbers(player: Player) -> list[int]:
    numbers: list[int] = [len(player.hand), *player.hand, *player.seen]
    numbers += [player.small, player.large, player.draws, player.bank]
    numbers += [player.passed, player.redrawn, player.touched, player.full_redraws]
    numbers += [player.discarding, player.shown, player.showing]
    numbers += [player.owes, player.lost, player.legacy, player.heir]
    numbers += [len(player.choices), *player.choices]
    return numbers


def _biome_numbers(biome: Biome) -> list[int]:
    numbers: list[int] = [biome.ground, biome.card, biome.continent, biome.side]
    numbers += [biome.plants, biome.meat, biome.reward, len(biome.species)]
    for species in biome.species:
        numbers += _species_numbers(species)
    return numbers


def _species_numbers(species: Species) -> list[int]:
    numbers: list[int] = [species.uid, species.owner, species.slot, species.cards, species.stats]
    numbers += [species.diet, species.points, species.acted, species.adaptation]
    numbers += [species.satisfied, species.plants, species.meat, species.hunted, species.judged]
    numbers.append(species.count)
    return numbers


def _option_numbers(options: Options) -> list[int]:
    flags = [int(options.value(key) == "on") for key in SWITCH_KEYS]
    return [int(options.players), int(options.mode), int(options.eras), *flags]
