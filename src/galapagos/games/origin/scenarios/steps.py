"""The steps of an Origin scenario: each is an action as it is written in a record, or a deed of the
table itself."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import animal_ref, pack
from galapagos.games.origin.rules.legal import seats_to_answer
from galapagos.games.origin.rules.phases import end_turn, set_up, supply_food
from galapagos.games.origin.rules.state import Animal
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    COOPERATION,
    EVOLUTION,
    FAT,
    FAT_TISSUE,
    FEEDING,
    HOLDING_KEYS,
    SYMBIOSIS,
    TRAIT_KEYS,
    TURN,
)
from galapagos.games.origin.rules.traits.fat_tissue import cards_holding
from galapagos.games.origin.scenarios.layout import Layout
from galapagos.games.origin.scenarios.words import read_seat, read_two
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.errors import BadData
from galapagos.kernel.names import animal_name
from galapagos.records.lines import seat_name
from galapagos.records.scenarios import CaseStep, Unfit, refusals
from galapagos.records.yaml_nodes import Place

Told = dict[str, str]
"""The fields of a step, in the words of the file."""

# The fields of a seat's step besides `p`, `do` and `illegal`; those that may be missing with ?.
_FIELDS: Final = {
    "play_animal": "card as",
    "play_trait": "card side at",
    "play_pair": "card side at as?",
    "pass": "",
    "take": "animal",
    "hunt": "with target",
    "defend": "use to? drop? holds?",
    "scavenge": "animal",
    "burn": "animal n",
    "hibernate": "animal",
    "graze": "animal",
    "pirate": "with target",
    "pair_use": "pair to",
    "waive": "",
    "end": "",
    "choose_extra": "cards",
}
# What the answer to an attack has to say.
_DEFENCE_NEEDS: Final = {"mimicry": "to", "tail_loss": "drop"}
_PAIR_VERBS: Final = {COMMUNICATION: "communicate", COOPERATION: "cooperate"}


# --- reading ---------------------------------------------------------------------------------


def read_step(
    place: Place, number: int, players: int, taken: Mapping[str, set[str]]
) -> CaseStep[Layout]:
    """Read a step; ``taken`` are the names that are given already, and gets those given here."""
    kind = place.entries("a step").get("do")
    if kind is None:
        raise place.bad("a step has no do")
    do = kind.choice("a kind of step", (*_DEEDS, *_FIELDS))
    words = _FIELDS.get(do, "").split()
    required = ["do", *(["p"] if do in _FIELDS else []), *(one for one in words if one[-1] != "?")]
    optional = [*(one[:-1] for one in words if one[-1] == "?"), "illegal"]
    fields = place.fields(f"the step {do}", required, optional)
    is_refused = "illegal" in fields and fields["illegal"].flag("illegal")
    told = _told(do, fields)
    needed = _DEFENCE_NEEDS.get(told.get("use", ""))
    if needed is not None and needed not in told:
        raise place.bad(f"a defence by {told['use']} has no {needed}")
    if "as" in told and not is_refused:
        if told["as"] in taken[do]:
            raise place.bad(f"the name {told['as']} is taken")
        taken[do].add(told["as"])
    details = ", ".join(f"{key} {value}" for key, value in told.items() if key != "and")
    if do in _DEEDS:
        obstacles, deed = _DEEDS[do]
        return CaseStep(f"step {number} (line {place.line}), {do}", obstacles, deed, is_refused)
    seat = read_seat(fields["p"], players)
    said = f"step {number} (line {place.line}), {seat_name(seat)} {do} {details}".rstrip()
    obstacles, act_out = partial(_obstacles, do, seat, told), partial(_carry_out, do, seat, told)
    return CaseStep(said, obstacles, act_out, is_refused)


def _told(do: str, fields: Mapping[str, Place]) -> Told:
    told: Told = {}
    for key, place in fields.items():
        if key == "holds":
            told[key] = place.choice("what a fat card holds", HOLDING_KEYS)
        elif key in ("n", "cards"):
            told[key] = str(place.integer("a number"))
        elif (do, key) == ("play_pair", "at"):
            told[key], told["and"] = read_two(place)
        elif key not in ("do", "p", "illegal"):
            told[key] = place.text("a name")
    return told


# --- actions of a seat -----------------------------------------------------------------------


def _action(do: str, told: Told, layout: Layout) -> int:
    """Return the action that a step is; what cannot be written as one is unfit."""
    try:
        return layout.codec.parse_action(layout.game, _WORDS[do](layout, told))
    except BadData as error:
        raise Unfit(error.what) from None


def _obstacles(do: str, seat: int, told: Told, layout: Layout) -> list[str]:
    found = refusals(layout, seat, _action(do, told, layout))
    # B-10: a scenario that ends a turn need not say that the others waive what is left.
    return [one for one in found if do != "end" or not one.startswith("others_may_answer ")]


def _carry_out(do: str, seat: int, told: Told, layout: Layout) -> None:
    player = layout.state.players[seat]
    action = _action(do, told, layout)
    if do == "end":
        for other in bit_numbers(seats_to_answer(layout.state)):
            layout.game.apply(other, pack(act.WAIVE))
    layout.game.apply(seat, action)
    if "as" in told and do == "play_animal":
        layout.animals[told["as"]] = int(player.animals[-1].ref())
    elif "as" in told:
        layout.pairs[told["as"]] = (seat, player.pairs[-1])


def _plain(verb: str, *keys: str) -> Callable[[Layout, Told], str]:
    """Return how an action about animals is written."""
    return lambda layout, told: " ".join([verb, *(_name(layout, told[key]) for key in keys)])


def _name(layout: Layout, name: str) -> str:
    return animal_name(layout.animal(name))


def _play_pair(layout: Layout, told: Told) -> str:
    joint = "shielding" if told["side"] == TRAIT_KEYS[SYMBIOSIS] else "and"
    animals = f"{_name(layout, told['at'])} {joint} {_name(layout, told['and'])}"
    return f"play {told['card']} as {told['side']} on {animals}"


def _use_pair(layout: Layout, told: Told) -> str:
    seat, pair = layout.pair(told["pair"])
    to = layout.animal(told["to"])
    for fed, partner in ((pair.first, pair.second), (pair.second, pair.first)):
        if animal_ref(seat, partner) == to:
            verb = _PAIR_VERBS.get(int(pair.trait), "use")
            return f"{verb} {animal_name(animal_ref(seat, fed))} {animal_name(to)}"
    raise Unfit(f"{told['to']} is not joined by {told['pair']}")


def _defend(layout: Layout, told: Told) -> str:
    if told["use"] == "running":
        return "run"
    if told["use"] == "mimicry":
        return f"mimic {_name(layout, told['to'])}"
    prey = layout.state.find(layout.state.prey)
    if told["use"] != "tail_loss":
        raise Unfit(f"an attack cannot be answered with {told['use']}")
    if prey is None:
        raise Unfit("no animal is attacked")
    drop = told["drop"]
    if drop in layout.pairs:
        seat, pair = layout.pair(drop)
        if seat != prey.seat or not pair.joins(prey.serial):
            raise Unfit(f"the pair card {drop} does not lie at the animal attacked")
        partner = animal_ref(seat, pair.partner(prey.serial))
        return f"shed {TRAIT_KEYS[pair.trait]} {animal_name(partner)}"
    if drop == TRAIT_KEYS[FAT_TISSUE]:
        return f"shed {drop} {told.get('holds') or _holding(prey)}"
    return f"shed {drop} {told.get('holds', '')}"


def _holding(prey: Animal) -> str:
    """EV-TRAIT-TAIL_LOSS-04: which fat card goes need not be said if all are alike."""
    kinds = [holding for holding in range(FAT + 1) if cards_holding(prey, holding) > 0]
    if len(kinds) > 1:
        raise Unfit("the fat cards differ, and the step does not say what the one to shed holds")
    return HOLDING_KEYS[kinds[0] if kinds else 0]


_WORDS: Final[dict[str, Callable[[Layout, Told], str]]] = {
    "play_animal": lambda layout, told: f"play {told['card']} as animal",
    "play_trait": lambda layout, told: (
        f"play {told['card']} as {told['side']} on {_name(layout, told['at'])}"
    ),
    "play_pair": _play_pair,
    "pass": _plain("pass"),
    "take": _plain("take", "animal"),
    "hunt": _plain("hunt", "with", "target"),
    "defend": _defend,
    "scavenge": _plain("scavenge", "animal"),
    "burn": lambda layout, told: f"burn {_name(layout, told['animal'])} {told['n']}",
    "hibernate": _plain("hibernate", "animal"),
    "graze": _plain("graze", "animal"),
    "pirate": _plain("pirate", "with", "target"),
    "pair_use": _use_pair,
    "waive": _plain("waive"),
    "end": _plain("end"),
    "choose_extra": lambda layout, told: f"extra {told['cards']}",
}


# --- deeds of the table itself ---------------------------------------------------------------


def _no_setup(layout: Layout) -> list[str]:
    return ["the game is set up already"] if layout.is_set_up else []


def _set_up(layout: Layout) -> None:
    set_up(layout.state)
    layout.is_set_up = True


def _no_roll(layout: Layout) -> list[str]:
    before_roll = layout.phase == "food" and layout.state.phase == EVOLUTION
    return [] if before_roll else ["this is not the food supply phase"]


def _roll(layout: Layout) -> None:
    layout.state.passed = 0
    supply_food(layout.state)


def _not_in(phase: int, layout: Layout) -> list[str]:
    if layout.state.phase == phase and layout.state.decision == TURN:
        return []
    return ["this is another phase, or a decision is open"]


def _everybody_passes(layout: Layout) -> None:
    """All who are still in the phase pass; what must_feed says does not matter here."""
    layout.state.passed = (1 << layout.state.options.players) - 1
    end_turn(layout.state)


_DEEDS: Final[dict[str, tuple[Callable[[Layout], list[str]], Callable[[Layout], None]]]] = {
    "setup": (_no_setup, _set_up),
    "roll_food": (_no_roll, _roll),
    "finish_feeding": (partial(_not_in, FEEDING), _everybody_passes),
    "skip_evolution": (partial(_not_in, EVOLUTION), _everybody_passes),
}
