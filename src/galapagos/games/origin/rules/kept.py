"""A state of Origin as bytes and back, for pickling and comparing; without log and tape."""

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.state import Animal, Pair, Player, State
from galapagos.kernel.chance import Chance
from galapagos.kernel.kept import Numbers, add_row, company, packed


def kept_state(state: State) -> bytes:
    """Return everything about a state but its options and its deck, which it names."""
    numbers: list[int] = [
        company(state.options.content, state.deck.content()),
        state.chance.rng,
        state.viewer,
        state.pile_size,
        state.round,
        int(state.last),
        state.phase,
        state.start,
        state.turn,
        state.passed,
        state.centre,
        int(state.acted),
        int(state.main_done),
        int(state.took),
        state.decision,
        state.decider,
        state.hunter,
        state.prey,
        state.waived,
    ]
    add_row(numbers, state.pile)
    for player in state.players:
        _add_player(numbers, player)
    return packed(numbers)


def _add_player(numbers: list[int], player: Player) -> None:
    add_row(numbers, player.hand)
    add_row(numbers, player.discard)
    numbers += [
        player.hand_size,
        player.discard_size,
        player.serials,
        player.points,
        player.extra,
        len(player.animals),
        len(player.pairs),
    ]
    for animal in player.animals:
        numbers += [
            animal.seat,
            animal.serial,
            animal.card,
            animal.traits,
            animal.plus,
            animal.fat_cards,
            animal.food,
            animal.fat,
            animal.stored,
            animal.marks,
        ]
        add_row(numbers, animal.cards)
    for pair in player.pairs:
        numbers += [pair.trait, pair.face, pair.first, pair.second, pair.marks]


def restored_state(options: Options, deck: Deck, kept: bytes) -> State:
    """Return the state that `kept_state` has written."""
    numbers = Numbers(kept)
    numbers.check_company(options.content, deck.content())
    state = State(options, deck, Chance(numbers.next()), vec[i64](), [])
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
        state.players.append(_player(numbers))
    numbers.finish()
    return state


def _player(numbers: Numbers) -> Player:
    hand = numbers.row()
    player = Player(hand, numbers.row(), [], [])
    player.hand_size = numbers.next()
    player.discard_size = numbers.next()
    player.serials = numbers.next()
    player.points = numbers.next()
    player.extra = numbers.next()
    animals = numbers.next()
    pairs = numbers.next()
    for _place in range(animals):
        player.animals.append(_animal(numbers))
    for _place in range(pairs):
        player.pairs.append(_pair(numbers))
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
