"""How each kind of Darwin's scenario lines is played, and what of it is compared."""

from collections.abc import Callable
from dataclasses import dataclass

from galapagos.games.darwin.cards.catalog import load_catalog
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules.anatomy import body_obstacles, mutated
from galapagos.games.darwin.rules.cards import AnimalCard, CardSet
from galapagos.games.darwin.rules.game import Darwin, new_darwin
from galapagos.games.darwin.rules.mutation import mutation_cost
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.refusals import REFUSAL_KEYS
from galapagos.games.darwin.rules.state import Biome, State, empty_state
from galapagos.games.darwin.rules.terms import (
    BEGINNER,
    BIOME,
    BODY,
    DEATH_KEYS,
    EVALUATION,
    LARGE,
    MODE_KEYS,
    NO_CARD,
    OVER,
    PART_KEYS,
    SMALL,
    VOLCANO,
    VOLCANO_ACTIVE,
    VOLCANO_RAINFOREST,
)
from galapagos.games.darwin.rules.transition import (
    change_biomes,
    changes_now,
    places_card,
    protected_slots,
)
from galapagos.games.darwin.rules.viability import forecast
from galapagos.games.darwin.rules.world_events import (
    add_choices,
    begin_event,
    choose,
    choosers,
    go_on_with_event,
    special_candidates,
)
from galapagos.games.darwin.scenarios.blocks import (
    SPECIES_FIELDS,
    Json,
    event_in,
    flag_in,
    list_in,
    number_in,
    object_in,
    objects_in,
    read_species,
    refuse_unknown,
    text_in,
    texts_in,
)
from galapagos.games.darwin.scenarios.layout import Layout
from galapagos.kernel.bits import bit_numbers, count_bits, lowest_bit
from galapagos.kernel.chance import Chance
from galapagos.kernel.errors import BadData
from galapagos.kernel.moves import Moves
from galapagos.records.lines import seat_name

Found = dict[str, object]
"""What a scenario led to, by the names of the fields of ``want``."""

_BODY_FIELDS = ("legs", "wings", "tail")
_VOLCANO_ASH = "Volcano:ash"
_VOLCANO_FOREST = "Volcano:forest"


# --- setup -----------------------------------------------------------------------------------


def play_setup(block: Json) -> Found:
    players = number_in(block, "players")
    mode = text_in(block, "mode", "two" if players == 2 else "base")
    if mode not in MODE_KEYS:
        raise BadData(f"no mode is called {mode!r}; there are {', '.join(MODE_KEYS)}")
    options = Options(players, mode=MODE_KEYS.index(mode))
    cards = load_catalog().card_set
    game = new_darwin(options, cards, 1)
    state = game.state
    sizes = [int(cards.size[card]) for card in state.zone]
    biomes = sum(biome.ground == BIOME for biome in state.biomes)
    found: Found = {
        "biomes": biomes,
        "continents": int(count_bits(state.continents)),
        "trade_small": sizes.count(SMALL),
        "trade_large": sizes.count(LARGE),
        "biome_cards": biomes + int(count_bits(state.biome_deck)),
        "events": int(count_bits(state.event_deck)),
        "changes": [int(options.changes_after(era)) for era in range(1, int(options.eras))],
    }
    while state.era == 0:
        game.play(game.actor(), game.legal_list(game.actor())[0])
    hands = {int(player.hand_size()) for player in state.players}
    found["hand"] = hands.pop() if len(hands) == 1 else sorted(hands)
    return found


# --- food and evaluation ---------------------------------------------------------------------


def play_food(block: Json) -> Found:
    layout = Layout(block)
    layout.distribute()
    return {
        "alloc": layout.allocation(),
        "lead": {name: layout.leaders(name) for name in layout.biome_names},
        "forecast": {
            name: forecast(layout.state, species.slot, species.uid)
            for name, species in layout.living().items()
        },
        "adaptation": {name: int(one.adaptation) for name, one in layout.living().items()},
    }


def play_eval(block: Json) -> Found:
    layout = Layout(block)
    layout.distribute()
    state = layout.state
    state.era = state.options.eras
    for player in state.players[1:]:
        player.passed = True
    state.turn = 0
    picks = object_in(block, "choose") if "choose" in block else {}
    left = {name: texts_in(picks, name) for name in picks}
    game = Darwin(state)
    game.play(0, act.PASS)
    while state.phase == EVALUATION:
        _choose_in_hunt(layout, game, left)
    if state.phase != OVER:
        raise BadData("the evaluation did not come to an end")
    return _evaluation_found(layout)


def _choose_in_hunt(layout: Layout, game: Darwin, left: dict[str, list[str]]) -> None:
    """Tied prey as ``choose`` says; tied hunters in the order of the species list."""
    seat = game.actor()
    actions = game.legal_list(seat)
    wanted = act.x_of(actions[0])
    if act.kind_of(actions[0]) == act.EAT:
        hunter = layout.names[int(layout.state.hunter)]
        if left.get(hunter):
            wanted = layout.numbers[left[hunter].pop(0)]
    else:
        wanted = min(act.x_of(action) for action in actions)
    for action in actions:
        if act.x_of(action) == wanted:
            game.play(seat, action)
            return
    raise BadData(f"{layout.names[int(wanted)]} is not among the tied species")


def _evaluation_found(layout: Layout) -> Found:
    dead: dict[str, str] = {}
    eaten: dict[str, str] = {}
    bank: dict[str, int] = {}
    living = layout.living()
    gain = {name: [0, 0, 0] for name in living}
    for event in layout.log.events:
        if event.kind == ev.DIED:
            dead[layout.names[int(event.a)]] = DEATH_KEYS[event.b]
        elif event.kind == ev.EATEN:
            eaten[layout.names[int(event.b)]] = layout.names[int(event.a)]
        elif event.kind == ev.BANKED:
            seat = seat_name(int(event.seat))
            bank[seat] = bank.get(seat, 0) + int(event.a)
        elif event.kind == ev.POINTS_EARNED:
            gain[layout.names[int(event.a)]][int(event.c) - 3] += int(event.b)
    points = layout.points()
    return {"dead": dead, "eaten": eaten, "bank": bank, "gain": gain, "dp": points}


# --- main actions ----------------------------------------------------------------------------


def play_action(block: Json) -> Found:
    do = object_in(block, "do")
    kind = text_in(do, "type")
    if kind == "create":
        return _play_creation(block, do)
    if kind == "mutate":
        return _play_mutation(block, do)
    if kind == "migrate":
        refuse_unknown(do, ("type", "id", "to"), "a migration")
        layout = Layout(block)
        species = layout.species(text_in(do, "id"))
        slot = layout.slot_of(text_in(do, "to"))
        action = act.pack(act.MIGRATE, species.uid, slot)
        return _play_main(layout, int(species.owner), action, text_in(do, "id"))
    raise BadData(f"an action is create, mutate or migrate, not {kind!r}")


def _play_creation(block: Json, do: Json) -> Found:
    refuse_unknown(do, ("type", "to", "species"), "a creation")
    entry = read_species(object_in(do, "species"), text_in(do, "to"))
    layout = Layout(block, [entry])
    cards = layout.extra_cards[0]
    layout.deal(entry.owner, cards)
    action = act.pack_create(layout.slot_of(text_in(do, "to")), cards)
    return _play_main(layout, entry.owner, action, entry.name)


def _play_mutation(block: Json, do: Json) -> Found:
    refuse_unknown(do, ("type", "id", "steps", "becomes"), "a mutation")
    name = text_in(do, "id")
    steps = number_in(do, "steps", 1, 2)
    changed = object_in(do, "becomes")
    refuse_unknown(changed, SPECIES_FIELDS, "a species")
    for entry in objects_in(block, "species"):
        if entry.get("id") == name:
            layout = Layout(block, [read_species({**entry, **changed}, "")])
            return _mutate(layout, name, steps)
    raise BadData(f"no species is called {name!r}")


def _mutate(layout: Layout, name: str, steps: int) -> Found:
    """The new values come with a new head; a second mutation adds a tail without values."""
    species = layout.species(name)
    seat = int(species.owner)
    head = layout.extra_cards[0] & 255
    old = species.cards & 255
    if steps == 1:
        layout.deal(seat, head)
        return _play_main(layout, seat, act.pack(act.MUTATE, species.uid, old, 0, head), name)
    tail = layout.spare_tail
    layout.deal(seat, head | tail << 8)
    first, second = sorted((head, tail))
    action = act.pack(act.MUTATE_TWICE, species.uid, old, 0, first, second)
    return _play_main(layout, seat, action, name)


def _play_main(layout: Layout, seat: int, action: int, name: str) -> Found:
    layout.distribute()
    state = layout.state
    state.turn = seat
    game = Darwin(state)
    reasons = [REFUSAL_KEYS[reason.code] for reason in game.why(seat, action)]
    if reasons:
        return {"legal": False, "why": reasons}
    before = layout.points().get(name, 0)
    game.play(seat, action)
    layout.confirm(seat)
    if name not in layout.numbers:
        layout.name(state.species(state.next_uid - 1), name)
    points = layout.points()[name]
    return {
        "legal": True,
        "alloc": layout.allocation(),
        "lead": {biome: layout.leaders(biome) for biome in layout.biome_names},
        "cost": before - points,
        "dp": points,
    }


# --- anatomy and cost ------------------------------------------------------------------------


class _Anatomy:
    """Cards of a species under construction, by the names of their parts."""

    def __init__(self, sites: Json) -> None:
        self.animals: list[AnimalCard] = []
        self.body = self._body(sites)

    def _body(self, sites: Json) -> AnimalCard:
        refuse_unknown(sites, _BODY_FIELDS, "a body")
        legs, wings, tail = (number_in(sites, key, 0, 2) for key in _BODY_FIELDS)
        return AnimalCard(BODY, 0, leg_sites=legs, wing_sites=wings, tail_sites=tail)

    def add(self, part: str) -> int:
        if part not in PART_KEYS:
            raise BadData(f"no part is called {part!r}; there are {', '.join(PART_KEYS)}")
        number = PART_KEYS.index(part)
        self.animals.append(self.body if number == BODY else AnimalCard(number, 0))
        return len(self.animals)

    def add_body(self, sites: Json) -> int:
        self.animals.append(self._body(sites))
        return len(self.animals)

    def card_set(self) -> CardSet:
        return CardSet("anatomy", self.animals, [])


_PLACES = {"head": (0,), "body": (1,), "legs1": (2, 3), "legs2": (2,), "wings": (4,), "tail": (5,)}


def play_anatomy(block: Json) -> Found:
    do = object_in(block, "do")
    refuse_unknown(do, ("body", "parts", "seq"), "an anatomy")
    anatomy = _Anatomy(object_in(do, "body"))
    places = [0] * 6
    for part in texts_in(do, "parts"):
        card = anatomy.add(part)
        free = [place for place in _PLACES[part] if places[place] == NO_CARD]
        if not free:
            # There is no room on any species for this card (DC-ANAT-02).
            return {"legal": False}
        places[free[0]] = card
    packed = int(act.pack_cards(*places))
    if body_obstacles(anatomy.card_set(), packed):
        return {"legal": False}
    for step in list_in(do, "seq"):
        packed = _mutate_parts(anatomy, packed, step)
        if packed == 0:
            return {"legal": False}
    cards = anatomy.card_set()
    left = [int(act.card_at(packed, place)) for place in range(6)]
    return {"legal": True, "parts": sorted(PART_KEYS[cards.part[card]] for card in left if card)}


def _mutate_parts(anatomy: _Anatomy, packed: int, step: object) -> int:
    """Return the packed cards after one mutation of the sequence, 0 if it is not allowed."""
    if not isinstance(step, list) or not step:
        raise BadData(f"a mutation is a list, not {step!r}")
    verb, *rest = step
    cards = anatomy.card_set()

    def on_species(part: object) -> int:
        for place in range(6):
            card = int(act.card_at(packed, place))
            if card and PART_KEYS[cards.part[card]] == part:
                return card
        raise BadData(f"the species has no {part!r}")

    out, into = 0, 0
    if verb == "remove" and len(rest) == 1:
        out = on_species(rest[0])
    elif verb == "add" and len(rest) == 1:
        into = anatomy.add(str(rest[0]))
    elif verb == "replace" and len(rest) == 2:
        out, into = on_species(rest[0]), anatomy.add(str(rest[1]))
    elif verb == "replace_body" and len(rest) == 1 and isinstance(rest[0], dict):
        out, into = on_species("body"), anatomy.add_body(rest[0])
    else:
        raise BadData(f"not a mutation: {step!r}")
    return int(mutated(anatomy.card_set(), packed, out, into))


def play_cost(block: Json) -> Found:
    options = Options(4, mode=BEGINNER) if flag_in(block, "beginner") else Options(4)
    state = empty_state(options, CardSet("cost", [], []), Chance(1))
    state.event = event_in(block)
    points = number_in(block, "dp", 0, 999)
    return {"cost": int(mutation_cost(state, points, number_in(block, "steps", 1, 2)))}


# --- instant events --------------------------------------------------------------------------


def play_event(block: Json) -> Found:
    do = object_in(block, "do")
    refuse_unknown(do, ("ev", "choose"), "an event")
    layout = Layout(block)
    layout.distribute()
    state = layout.state
    state.event = event_in(do)
    choices = object_in(do, "choose") if "choose" in do else {}
    begin_event(state)
    must: list[str] = []
    while not go_on_with_event(state):
        seat = lowest_bit(choosers(state))
        moves = Moves()
        add_choices(state, seat, moves)
        action = _event_choice(layout, int(seat), moves.to_list(), choices)
        if act.kind_of(action) == act.DEGENERATE:
            must.append(layout.names[int(act.x_of(action))])
        choose(state, seat, action)
    found = _evaluation_found(layout)
    dead = found["dead"]
    assert isinstance(dead, dict)
    found["dead"] = list(dead)
    found["must"] = must
    return found


def _event_choice(layout: Layout, seat: int, actions: list[int], choices: Json) -> int:
    """Return what ``choose`` says for this seat, or the first possibility."""
    name = seat_name(seat)
    if name not in choices:
        return actions[0]
    own = object_in(choices, name)
    kind = act.kind_of(actions[0])
    for action in actions:
        species = layout.names.get(int(act.x_of(action)), "")
        if kind == act.LOSE and species == text_in(own, "die"):
            return action
        if kind == act.BEQUEATH:
            given = object_in(own, "give")
            if act.c1_of(action) == number_in(given, species, 0, 999):
                return action
    raise BadData(f"the choice of {name} is not possible")


# --- the biome change ------------------------------------------------------------------------


def play_change(block: Json) -> Found:
    catalog = load_catalog()
    numbers = {
        catalog.names("en").biome(biome.id).casefold(): number
        for number, biome in enumerate(catalog.biomes)
    }
    state = _change_state(block, catalog.card_set, numbers)
    names = {number: text for text, number in numbers.items()}
    candidates = special_candidates(state)
    if candidates:
        state.fetched = lowest_bit(candidates)
    closed = protected_slots(state)
    total = int(changes_now(state))
    placed = int(places_card(state) and total > 0)
    special: list[str] | None = [names[number] for number in bit_numbers(candidates)]
    if state.event == VOLCANO:
        special = [_VOLCANO_ASH.casefold()]
    slots = list(object_in(block, "slots"))
    found: Found = {
        "protected": [slots[number] for number in bit_numbers(closed)],
        "special": special or None,
        "random": total - placed,
        "total": total,
    }
    _run_change(state, closed, total)
    return found


def _change_state(block: Json, cards: CardSet, numbers: dict[str, int]) -> State:
    state = empty_state(Options(number_in(block, "players")), cards, Chance(1))
    state.era = number_in(block, "after_era", None, 3)
    state.event = event_in(block)
    state.biome_deck = cards.all_biomes()

    def number_of(name: object) -> int:
        if not isinstance(name, str) or name.casefold() not in numbers:
            raise BadData(f"no biome is called {name!r}")
        return numbers[name.casefold()]

    for name in texts_in(block, "removed"):
        state.biome_deck &= ~(1 << number_of(name))
        state.biome_out |= 1 << number_of(name)
    for place, biome in enumerate(object_in(block, "slots").values()):
        if biome in (_VOLCANO_ASH, _VOLCANO_FOREST):
            ground = VOLCANO_ACTIVE if biome == _VOLCANO_ASH else VOLCANO_RAINFOREST
            card = int(cards.rainforest)
        else:
            ground, card = BIOME, number_of(biome)
            state.biome_deck &= ~(1 << card)
        state.biomes.append(Biome(ground, card, place, 0, 0, 0, 0, []))
    return state


def _run_change(state: State, closed: int, total: int) -> None:
    """Carry the change out: exactly ``total`` slots change, and none that is protected."""
    if state.fetched >= 0:
        state.biome_deck &= ~(1 << int(state.fetched))
    before = [(int(biome.ground), int(biome.card)) for biome in state.biomes]
    change_biomes(state)
    changed = 0
    for place, biome in enumerate(state.biomes):
        now = (int(biome.ground), int(biome.card))
        cooled = before[place][0] == VOLCANO_ACTIVE and biome.ground == VOLCANO_RAINFOREST
        if now != before[place] and not cooled:
            changed += 1
            if closed & (1 << place):
                raise BadData("a protected slot was changed")
    if changed != total:
        raise BadData(f"{changed} slots were changed, not {total}")


@dataclass(frozen=True)
class Kind:
    """A kind of case: how it is played, the fields that it may have, and what it can want."""

    play: Callable[[Json], Found]
    given: tuple[str, ...]
    wanted: tuple[str, ...]


_TABLE = ("biomes", "species", "ev", "first")
_SUPPLY = ("biomes", "continents", "trade_small", "trade_large", "hand", "biome_cards")

KINDS: dict[str, Kind] = {
    "setup": Kind(play_setup, ("players", "mode"), (*_SUPPLY, "events", "changes")),
    "food": Kind(play_food, _TABLE, ("alloc", "lead", "forecast", "adaptation")),
    "eval": Kind(play_eval, (*_TABLE, "choose"), ("dead", "eaten", "gain", "dp", "bank")),
    "action": Kind(play_action, (*_TABLE, "do"), ("legal", "why", "alloc", "lead", "cost", "dp")),
    "anatomy": Kind(play_anatomy, ("do",), ("legal", "parts")),
    "cost": Kind(play_cost, ("dp", "steps", "ev", "beginner"), ("cost",)),
    "event": Kind(play_event, (*_TABLE, "do"), ("dead", "bank", "dp", "must")),
    "change": Kind(
        play_change,
        ("players", "after_era", "ev", "slots", "removed"),
        ("protected", "special", "random", "total"),
    ),
}
