"""The rulebook's worked examples, played with the cards of the set (SC-EX-01 … 06)."""

from galapagos.games.darwin.cards.catalog import Catalog, load_catalog
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules import events
from galapagos.games.darwin.rules.actions import pack, pack_cards
from galapagos.games.darwin.rules.anatomy import place_of
from galapagos.games.darwin.rules.food import feed, supply
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.state import Biome, Species, State, empty_state
from galapagos.games.darwin.rules.table import lay_species, put_in_hand
from galapagos.games.darwin.rules.terms import ACTION, BIOME, DESERTIFICATION, OVER
from galapagos.kernel.bits import bit
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.events import EventLog
from tests.games.darwin.rules.games import refused, started

BONGO = ["bongo-head", "bongo-body", "chimpanzee-legs2", "golden-eagle-wings"]
BOOBY, PELICAN = "blue-footed-booby-legs1", "great-white-pelican-legs1"
WINGED_BONGO = ["bongo-head", "bongo-body", BOOBY, PELICAN, "golden-eagle-wings"]
PUFFIN_TUNA = ["atlantic-puffin-head", "atlantic-bluefin-tuna-body", "northern-gannet-wings"]
PUFFIN_TUNA += ["humpback-whale-tail"]
TAMARIN = ["american-bison-head", "golden-lion-tamarin-body", "south-american-coati-tail"]
MARMOT = ["green-winged-macaw-head", "alpine-marmot-body"]
TORTOISE = ["orca-head", "aldabra-giant-tortoise-body", "snow-leopard-legs2", "andean-condor-wings"]


class Table:
    """Biomes by name, and the cards of the set by their ids."""

    def __init__(self, *biomes: str) -> None:
        self.catalog: Catalog = load_catalog()
        self.state: State = empty_state(Options(3), self.catalog.card_set, Chance(mix(1)))
        self.state.phase = ACTION
        self.state.era = 4
        self.state.turn = 0
        self.log = EventLog()
        self.state.log = self.log
        for slot, name in enumerate(biomes):
            number = self.catalog.biome_number(name)
            reward = self.catalog.card_set.biomes[number].reward
            self.state.biomes.append(Biome(BIOME, number, slot, 0, 0, 0, reward, []))
            supply(self.state, slot)

    def number(self, name: str) -> int:
        return self.catalog.card_number(name)

    def pack(self, names: list[str]) -> int:
        places = [0] * 6
        for card in sorted(self.number(name) for name in names):
            place = place_of(self.catalog.card_set, card)
            places[place + 1 if places[place] else place] = card
        return int(pack_cards(*places))

    def lay(self, seat: int, slot: int, names: list[str]) -> Species:
        species = lay_species(self.state, seat, slot, self.pack(names))
        species.acted = False
        feed(self.state, slot, 0)
        return species

    def hold(self, seat: int, names: list[str]) -> None:
        for name in names:
            put_in_hand(self.state, self.state.players[seat], self.number(name), 0)


def test_creation_in_the_rainforest() -> None:
    """DC-ACT-CREATE-04, DC-TERM-06, DC-LEAD-01: 4 climb, 2 run, 2 fly make 8; 3 plants."""
    table = Table("tropical-rainforest")
    table.hold(0, BONGO)
    game = Darwin(table.state)
    game.play(0, act.pack_create(0, table.pack(BONGO)))
    game.play(0, act.CONFIRM)
    (species,) = table.state.biomes[0].species
    assert (species.adaptation, species.plants, species.meat) == (8, 3, 0)
    assert [int(e.b) for e in table.log.events if e.kind == events.LEADER] == [species.uid]


def test_double_mutation_on_the_coast() -> None:
    """DC-ACT-MUTATE-04, DC-ACT-MUTATE-08, DC-ACT-MUTATE-09: legs for legs, and a second pair."""
    table = Table("coast")
    species = table.lay(0, 0, BONGO)
    species.points = 3
    table.hold(0, [BOOBY, PELICAN])
    game = Darwin(table.state)
    old = table.number("chimpanzee-legs2")
    low, high = sorted((table.number(BOOBY), table.number(PELICAN)))
    action = pack(act.MUTATE_TWICE, species.uid, old, 0, low, high)
    assert refused(game, 0, action) <= {"twin_comes_first"}
    game.play(0, action)
    game.play(0, act.CONFIRM)
    assert species.cards == table.pack(WINGED_BONGO)
    assert (species.points, species.plants, species.hearts()) == (0, 2, 2)


def test_food_hunt_and_points() -> None:
    """DC-FOOD-07, DC-EVAL-PRED-04, DC-EVAL-PRED-08, DC-EVAL-ADAPT-01, DC-EVAL-COMP-01.

    Three meat and a bison lion tamarin for the orca tortoise; totals 1, 3, 4 and 7."""
    table = Table("coast", "high-mountains")
    tuna = table.lay(0, 0, PUFFIN_TUNA)
    bongo = table.lay(1, 0, WINGED_BONGO)
    tamarin = table.lay(2, 1, TAMARIN)
    marmot = table.lay(0, 1, MARMOT)
    tortoise = table.lay(1, 1, TORTOISE)
    assert [int(one.adaptation) for one in (tuna, bongo, tamarin, marmot, tortoise)] == [
        *(9, 6, 4, 3, 6)
    ]
    assert (tuna.meat, bongo.plants, tamarin.plants, marmot.plants) == (2, 2, 2, 1)
    assert tortoise.meat == 3
    game = Darwin(table.state)
    for seat in range(3):
        game.play(seat, act.PASS)
    assert table.state.phase == OVER
    died = [int(event.a) for event in table.log.events if event.kind == events.DIED]
    assert died == [tamarin.uid]
    assert [int(one.points) for one in (marmot, bongo, tuna, tortoise)] == [1, 3, 4, 7]


def test_desertification_takes_one_of_three_changes() -> None:
    """DC-EVT-SPECIAL-02, DC-EVT-SPECIAL-03: one desert and two random biomes."""
    for seed in range(6):
        game = started(Options(4), seed)
        log = EventLog()
        game.attach(log)
        game.state.era = 2
        game.state.event_deck = bit(DESERTIFICATION)
        while game.state.era == 2 and game.state.phase == ACTION:
            game.play(int(game.state.turn), act.PASS)
        changed = [event for event in log.events if event.kind == events.BIOME_REPLACED]
        fetched = [event for event in log.events if event.kind == events.BIOME_FETCHED]
        assert len(changed) == 3
        assert len(fetched) == 1
        assert int(fetched[0].a) in [int(event.b) for event in changed]
