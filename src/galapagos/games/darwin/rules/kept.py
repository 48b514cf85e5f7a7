"""A state of Darwin as bytes and back, for pickling and comparing; without log and tape."""

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules.cards import CardSet
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.state import (
    Biome,
    Pile,
    Player,
    Species,
    State,
    bare_biome,
)
from galapagos.kernel.chance import Chance
from galapagos.kernel.kept import Numbers, Packer, company


def kept_state(state: State) -> bytes:
    """Return everything about a state but its options and its cards, which it names."""
    packer = Packer()
    packer.add(company(state.options.content, state.cards.content()))
    packer.add(state.chance.rng)
    packer.add(state.viewer)
    packer.add_flag(state.drafts)
    packer.add(state.biome_deck)
    packer.add(state.biome_discard)
    packer.add(state.biome_out)
    packer.add(state.biome_seen)
    packer.add(state.event_deck)
    packer.add(state.event_discard)
    packer.add(state.event)
    packer.add(state.tokens)
    packer.add(state.continents)
    packer.add(state.era)
    packer.add(state.phase)
    packer.add(state.first)
    packer.add(state.turn)
    packer.add(state.next_uid)
    packer.add(state.give)
    packer.add(state.take)
    packer.add(state.main)
    packer.add_flag(state.main_done)
    packer.add_flag(state.trade_done)
    packer.add(state.takeovers)
    packer.add_flag(state.refused)
    packer.add(state.redrawing)
    packer.add_flag(state.redraws_all)
    packer.add(state.deal)
    packer.add(state.deal_draws)
    packer.add(state.declined)
    packer.add(state.slot)
    packer.add(state.hunter)
    packer.add(state.failed)
    packer.add(state.picks)
    packer.add(state.fetched)
    packer.add_row(state.zone)
    for pile in state.decks + state.discards:
        packer.add_marks(pile.cards)
        packer.add(pile.size)
    for player in state.players:
        _add_player(packer, player)
    packer.add(len(state.biomes))
    for biome in state.biomes:
        _add_biome(packer, biome)
    return packer.sealed()


def _add_player(packer: Packer, player: Player) -> None:
    packer.add_row(player.hand)
    packer.add_row(player.seen)
    packer.add_row(player.choices)
    packer.add(player.small)
    packer.add(player.large)
    packer.add(player.draws)
    packer.add(player.bank)
    packer.add_flag(player.passed)
    packer.add_flag(player.redrawn)
    packer.add_flag(player.touched)
    packer.add(player.full_redraws)
    packer.add_flag(player.discarding)
    packer.add_flag(player.shown)
    packer.add(player.showing)
    packer.add_flag(player.owes)
    packer.add(player.lost)
    packer.add(player.legacy)
    packer.add(player.heir)


def _add_biome(packer: Packer, biome: Biome) -> None:
    packer.add(biome.ground)
    packer.add(biome.card)
    packer.add(biome.continent)
    packer.add(biome.side)
    packer.add(biome.plants)
    packer.add(biome.meat)
    packer.add(biome.reward)
    packer.add(len(biome.species))
    for species in biome.species:
        packer.add(species.uid)
        packer.add(species.owner)
        packer.add(species.slot)
        packer.add(species.cards)
        packer.add(species.stats)
        packer.add(species.diet)
        packer.add(species.points)
        packer.add_flag(species.acted)
        packer.add(species.adaptation)
        packer.add_flag(species.satisfied)
        packer.add(species.plants)
        packer.add(species.meat)
        packer.add(species.hunted)
        packer.add_flag(species.judged)
        packer.add(species.count)


def restored_state(options: Options, cards: CardSet, kept: bytes) -> State:
    """Return the state that `kept_state` has written."""
    numbers = Numbers(kept)
    numbers.check_company(options.content, cards.content())
    state = State(options, cards, Chance(numbers.next()), [], [], [], [], vec[i64]())
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
    cards = numbers.marks()
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
