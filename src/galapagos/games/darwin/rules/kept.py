"""A state of Darwin as bytes and back, for pickling and comparing; without log and tape."""

from galapagos.games.darwin.rules.cards import CardSet
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.state import (
    Biome,
    Pile,
    Player,
    Species,
    State,
    bare_biome,
    empty_state,
)
from galapagos.kernel.chance import Chance
from galapagos.kernel.kept import Numbers, add_row, company, packed


def kept_state(state: State) -> bytes:
    """Return everything about a state but its options and its cards, which it names."""
    numbers: list[int] = [
        company(state.options.content, state.cards.content()),
        state.chance.rng,
        state.viewer,
        int(state.drafts),
        state.biome_deck,
        state.biome_discard,
        state.biome_out,
        state.biome_seen,
        state.event_deck,
        state.event_discard,
        state.event,
        state.tokens,
        state.continents,
        state.era,
        state.phase,
        state.first,
        state.turn,
        state.next_uid,
        state.give,
        state.take,
        state.main,
        int(state.main_done),
        int(state.trade_done),
        state.takeovers,
        int(state.refused),
        state.redrawing,
        int(state.redraws_all),
        state.deal,
        state.deal_draws,
        state.declined,
        state.slot,
        state.hunter,
        state.failed,
        state.picks,
        state.fetched,
    ]
    add_row(numbers, state.zone)
    for pile in state.decks + state.discards:
        add_row(numbers, pile.cards)
        numbers.append(pile.size)
    for player in state.players:
        _add_player(numbers, player)
    numbers.append(len(state.biomes))
    for biome in state.biomes:
        _add_biome(numbers, biome)
    return packed(numbers)


def _add_player(numbers: list[int], player: Player) -> None:
    add_row(numbers, player.hand)
    add_row(numbers, player.seen)
    add_row(numbers, player.choices)
    numbers += [
        player.small,
        player.large,
        player.draws,
        player.bank,
        int(player.passed),
        int(player.redrawn),
        int(player.touched),
        player.full_redraws,
        int(player.discarding),
        int(player.shown),
        player.showing,
        int(player.owes),
        player.lost,
        player.legacy,
        player.heir,
    ]


def _add_biome(numbers: list[int], biome: Biome) -> None:
    numbers += [
        biome.ground,
        biome.card,
        biome.continent,
        biome.side,
        biome.plants,
        biome.meat,
        biome.reward,
        len(biome.species),
    ]
    for species in biome.species:
        numbers += [
            species.uid,
            species.owner,
            species.slot,
            species.cards,
            species.stats,
            species.diet,
            species.points,
            int(species.acted),
            species.adaptation,
            int(species.satisfied),
            species.plants,
            species.meat,
            species.hunted,
            int(species.judged),
            species.count,
        ]


def restored_state(options: Options, cards: CardSet, kept: bytes) -> State:
    """Return the state that `kept_state` has written."""
    numbers = Numbers(kept)
    numbers.check_company(options.content, cards.content())
    state = empty_state(options, cards, Chance(numbers.next()))
    state.viewer = numbers.next()
    state.drafts = numbers.flag()
    state.biome_deck = numbers.next()
    state.biome_discard = numbers.next()
    state.biome_out = numbers.next()
    state.biome_seen = numbers.next()
    state.event_deck = numbers.next()
    state.event_discard = numbers.next()
    state.event = numbers.next()
    state.tokens = numbers.next()
    state.continents = numbers.next()
    state.era = numbers.next()
    state.phase = numbers.next()
    state.first = numbers.next()
    state.turn = numbers.next()
    state.next_uid = numbers.next()
    state.give = numbers.next()
    state.take = numbers.next()
    state.main = numbers.next()
    state.main_done = numbers.flag()
    state.trade_done = numbers.flag()
    state.takeovers = numbers.next()
    state.refused = numbers.flag()
    state.redrawing = numbers.next()
    state.redraws_all = numbers.flag()
    state.deal = numbers.next()
    state.deal_draws = numbers.next()
    state.declined = numbers.next()
    state.slot = numbers.next()
    state.hunter = numbers.next()
    state.failed = numbers.next()
    state.picks = numbers.next()
    state.fetched = numbers.next()
    state.zone = numbers.row()
    state.decks = [_pile(numbers) for _size in range(2)]
    state.discards = [_pile(numbers) for _size in range(2)]
    state.players = [_player(numbers) for _seat in range(options.players)]
    biomes = numbers.next()
    state.biomes = [_biome(numbers) for _slot in range(biomes)]
    numbers.finish()
    return state


def _pile(numbers: Numbers) -> Pile:
    cards = numbers.row()
    return Pile(cards, numbers.next())


def _player(numbers: Numbers) -> Player:
    hand = numbers.row()
    seen = numbers.row()
    player = Player(hand, seen, numbers.row())
    player.small = numbers.next()
    player.large = numbers.next()
    player.draws = numbers.next()
    player.bank = numbers.next()
    player.passed = numbers.flag()
    player.redrawn = numbers.flag()
    player.touched = numbers.flag()
    player.full_redraws = numbers.next()
    player.discarding = numbers.flag()
    player.shown = numbers.flag()
    player.showing = numbers.next()
    player.owes = numbers.flag()
    player.lost = numbers.next()
    player.legacy = numbers.next()
    player.heir = numbers.next()
    return player


def _biome(numbers: Numbers) -> Biome:
    biome = bare_biome(numbers.next())
    biome.card = numbers.next()
    biome.continent = numbers.next()
    biome.side = numbers.next()
    biome.plants = numbers.next()
    biome.meat = numbers.next()
    biome.reward = numbers.next()
    count = numbers.next()
    biome.species = [_species(numbers) for _place in range(count)]
    return biome


def _species(numbers: Numbers) -> Species:
    uid = numbers.next()
    owner = numbers.next()
    slot = numbers.next()
    cards = numbers.next()
    stats = numbers.next()
    species = Species(uid, owner, slot, cards, stats, numbers.next())
    species.points = numbers.next()
    species.acted = numbers.flag()
    species.adaptation = numbers.next()
    species.satisfied = numbers.flag()
    species.plants = numbers.next()
    species.meat = numbers.next()
    species.hunted = numbers.next()
    species.judged = numbers.flag()
    species.count = numbers.next()
    return species
