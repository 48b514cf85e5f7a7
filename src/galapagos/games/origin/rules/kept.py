"""A state of Origin as bytes and back, for pickling and comparing; without log and tape."""

from librt.vecs import append, vec
from mypy_extensions import i64

from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.state import Animal, Pair, Player, State
from galapagos.kernel.chance import Chance
from galapagos.kernel.kept import Numbers, Packer, company


def kept_state(state: State) -> bytes:
    """Return everything about a state but its options and its deck, which it names."""
    packer = Packer()
    packer.add(company(state.options.content, state.deck.content()))
    packer.add(state.chance.rng)
    packer.add(state.viewer)
    packer.add(state.pile_size)
    packer.add(state.round)
    packer.add_flag(state.last)
    packer.add(state.phase)
    packer.add(state.start)
    packer.add(state.turn)
    packer.add(state.passed)
    packer.add(state.centre)
    packer.add_flag(state.acted)
    packer.add_flag(state.main_done)
    packer.add_flag(state.took)
    packer.add(state.decision)
    packer.add(state.decider)
    packer.add(state.hunter)
    packer.add(state.prey)
    packer.add(state.waived)
    packer.add_row(state.pile)
    for player in state.players:
        _add_player(packer, player)
    return packer.sealed()


def _add_player(packer: Packer, player: Player) -> None:
    packer.add_row(player.hand)
    packer.add_row(player.discard)
    packer.add(player.hand_size)
    packer.add(player.discard_size)
    packer.add(player.serials)
    packer.add(player.points)
    packer.add(player.extra)
    packer.add(len(player.animals))
    packer.add(len(player.pairs))
    for animal in player.animals:
        packer.add(animal.seat)
        packer.add(animal.serial)
        packer.add(animal.card)
        packer.add(animal.traits)
        packer.add(animal.plus)
        packer.add(animal.fat_cards)
        packer.add(animal.food)
        packer.add(animal.fat)
        packer.add(animal.stored)
        packer.add(animal.marks)
        packer.add_row(animal.cards)
    for pair in player.pairs:
        packer.add(pair.trait)
        packer.add(pair.face)
        packer.add(pair.first)
        packer.add(pair.second)
        packer.add(pair.marks)


def restored_state(options: Options, deck: Deck, kept: bytes) -> State:
    """Return the state that `kept_state` has written."""
    numbers = Numbers(kept)
    numbers.check_company(options.content, deck.content())
    state = State(options, deck, Chance(numbers.next()), vec[i64](), vec[Player]())
    state.viewer = numbers.next()
    state.pile_size = numbers.next()
    state.round = numbers.next()
    state.last = numbers.flag()
    state.phase = numbers.next()
    state.start = numbers.next()
    state.turn = numbers.next()
    state.passed = numbers.next()
    state.centre = numbers.next()
    state.acted = numbers.flag()
    state.main_done = numbers.flag()
    state.took = numbers.flag()
    state.decision = numbers.next()
    state.decider = numbers.next()
    state.hunter = numbers.next()
    state.prey = numbers.next()
    state.waived = numbers.next()
    state.pile = numbers.row()
    for _seat in range(options.players):
        state.players = append(state.players, _player(numbers))
    numbers.finish()
    return state


def _player(numbers: Numbers) -> Player:
    hand = numbers.row()
    player = Player(hand, numbers.row(), vec[Animal](), vec[Pair]())
    player.hand_size = numbers.next()
    player.discard_size = numbers.next()
    player.serials = numbers.next()
    player.points = numbers.next()
    player.extra = numbers.next()
    animals = numbers.next()
    pairs = numbers.next()
    for _place in range(animals):
        player.add_animal(_animal(numbers))
    for _place in range(pairs):
        player.add_pair(_pair(numbers))
    return player


def _animal(numbers: Numbers) -> Animal:
    seat = numbers.next()
    serial = numbers.next()
    animal = Animal(seat, serial, numbers.next(), vec[i64]())
    animal.traits = numbers.next()
    animal.plus = numbers.next()
    animal.fat_cards = numbers.next()
    animal.food = numbers.next()
    animal.fat = numbers.next()
    animal.stored = numbers.next()
    animal.marks = numbers.next()
    animal.cards = numbers.row()
    return animal


def _pair(numbers: Numbers) -> Pair:
    trait = numbers.next()
    face = numbers.next()
    first = numbers.next()
    second = numbers.next()
    return Pair(trait, face, first, second, numbers.next())
