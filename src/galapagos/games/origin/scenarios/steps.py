"""The steps of an Origin scenario: read, turned into actions, and carried out."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import animal_ref, pack
from galapagos.games.origin.rules.legal import seats_to_answer
from galapagos.games.origin.rules.phases import end_turn, set_up, supply_food
from galapagos.games.origin.rules.refusals import OTHERS_MAY_ANSWER, REFUSAL_KEYS
from galapagos.games.origin.rules.rules import RULE_IDS
from galapagos.games.origin.rules.state import Animal
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
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
from galapagos.games.origin.scenarios.given import read_seat, read_two
from galapagos.games.origin.scenarios.setup import Table
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.errors import BrokenInvariant
from galapagos.records.lines import seat_name
from galapagos.records.yaml_nodes import Place

# Fields of every step besides `do` and `illegal`: required, then optional.
_FIELDS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "setup": ((), ()),
    "play_animal": (("p", "card", "as"), ()),
    "play_trait": (("p", "card", "side", "at"), ()),
    "play_pair": (("p", "card", "side", "at"), ("as",)),
    "pass": (("p",), ()),
    "roll_food": ((), ()),
    "take": (("p", "animal"), ()),
    "hunt": (("p", "with", "target"), ()),
    "defend": (("p", "use"), ("to", "drop", "holds")),
    "scavenge": (("p", "animal"), ()),
    "burn": (("p", "animal", "n"), ()),
    "hibernate": (("p", "animal"), ()),
    "graze": (("p", "animal"), ()),
    "pirate": (("p", "with", "target"), ()),
    "pair_use": (("p", "pair", "to"), ()),
    "waive": (("p",), ()),
    "end": (("p",), ()),
    "choose_extra": (("p", "cards"), ()),
    "finish_feeding": ((), ()),
    "skip_evolution": ((), ()),
}
# What the answer to an attack has to say.
_DEFENCE_NEEDS: Final = {"mimicry": "to", "tail_loss": "drop"}
_MOST_N: Final = 255
"""No action can carry a larger number."""


@dataclass(frozen=True)
class Step:
    """One step: who does what, in the words of the file."""

    number: int
    line: int
    do: str
    seat: int
    """The acting seat; -1 where the table itself acts."""
    illegal: bool
    texts: dict[str, str]
    numbers: dict[str, int]
    two: tuple[str, str]
    """The two animals a pair card is laid at; otherwise empty."""

    def words(self) -> str:
        """Return the step as one line for people."""
        who = [] if self.seat < 0 else [seat_name(self.seat)]
        details = [f"{name} {value}" for name, value in self.texts.items()]
        details += [f"{name} {value}" for name, value in self.numbers.items()]
        if self.do == "play_pair":
            details.append(f"at {' and '.join(self.two)}")
        said = " ".join([*who, self.do, ", ".join(details)]).rstrip()
        return f"step {self.number} (line {self.line}), {said}"


def read_step(place: Place, number: int, players: int) -> Step:
    do = place.entries("a step").get("do")
    if do is None:
        raise place.bad("a step has no do")
    name = do.choice("a kind of step", _FIELDS)
    required, optional = _FIELDS[name]
    fields = place.fields(f"the step {name}", ("do", *required), (*optional, "illegal"))
    step = Step(
        number=number,
        line=place.line,
        do=name,
        seat=read_seat(fields["p"], players) if "p" in fields else -1,
        illegal="illegal" in fields and fields["illegal"].flag("illegal"),
        texts=_texts(name, fields),
        numbers={key: fields[key].integer("a number") for key in ("n", "cards") if key in fields},
        two=read_two(fields["at"]) if name == "play_pair" else ("", ""),
    )
    needed = _DEFENCE_NEEDS.get(step.texts.get("use", ""))
    if needed is not None and needed not in step.texts:
        raise place.bad(f"a defence by {step.texts['use']} has no {needed}")
    return step


def _texts(do: str, fields: dict[str, Place]) -> dict[str, str]:
    texts: dict[str, str] = {}
    for key, place in fields.items():
        if key == "holds":
            texts[key] = place.choice("what a fat card holds", HOLDING_KEYS)
        elif key not in ("do", "p", "illegal", "n", "cards") and (key, do) != ("at", "play_pair"):
            texts[key] = place.text("a name")
    return texts


# --- carrying out ----------------------------------------------------------------------------


class Unfit(Exception):
    """Raised when a step names something that the table does not have: the step is illegal."""


def take_step(table: Table, step: Step) -> list[str]:
    """Carry a step out, or try to in vain if it must be refused; return what went otherwise."""
    before = snapshot(table.state)
    reasons = _obstacles(table, step)
    differences: list[str] = []
    if snapshot(table.state) != before:
        differences.append(f"{step.words()}: expected asking to change nothing, found a change")
    if step.illegal:
        if not reasons:
            differences.append(f"{step.words()}: expected a refusal, found it accepted")
    elif reasons:
        said = "; ".join(reasons)
        differences.append(f"{step.words()}: expected it accepted, found it refused: {said}")
    else:
        _carry_out(table, step)
    return differences


def _obstacles(table: Table, step: Step) -> list[str]:
    """Return everything that stands in the way of a step, in words."""
    if step.do in _TABLE_STEPS:
        condition, _ = _TABLE_STEPS[step.do]
        return condition(table)
    try:
        action = _ACTIONS[step.do](table, step)
    except Unfit as error:
        return [str(error)]
    refusals = table.game.why(step.seat, action)
    if (action in table.game.legal_list(step.seat)) == bool(refusals):
        raise BrokenInvariant([f"{step.words()}: the legal actions and the reasons disagree"])
    reasons = [
        f"{REFUSAL_KEYS[refusal.code]} ({RULE_IDS[refusal.rule]})"
        for refusal in refusals
        # B-10: a scenario that ends a turn need not say that the others waive what is left.
        if step.do != "end" or 1 << refusal.code != OTHERS_MAY_ANSWER
    ]
    return reasons


def _carry_out(table: Table, step: Step) -> None:
    state = table.state
    if step.do in _TABLE_STEPS:
        _, deed = _TABLE_STEPS[step.do]
        deed(table)
        return
    action = _ACTIONS[step.do](table, step)
    if step.do == "end":
        for seat in bit_numbers(seats_to_answer(state)):
            table.game.apply(seat, pack(act.WAIVE))
    table.game.apply(step.seat, action)
    name = step.texts.get("as")
    if name is not None and step.do == "play_animal":
        table.name_animal(name, state.players[step.seat].animals[-1])
    elif name is not None:
        table.name_pair(name, step.seat, state.players[step.seat].pairs[-1])


def snapshot(part: object) -> object:
    """Return everything a state consists of, for comparing; rules and log are not state."""
    if part is None or isinstance(part, int | str):
        return part
    if isinstance(part, list | tuple):
        return [snapshot(item) for item in part]
    names = [name for name in dir(part) if not name.startswith("_")]
    if not names or hasattr(part, "__len__"):
        return [snapshot(item) for item in part]  # type: ignore[attr-defined]
    return [
        (name, snapshot(getattr(part, name)))
        for name in names
        if name not in ("options", "deck", "log") and not callable(getattr(part, name))
    ]


# --- steps of the table itself ---------------------------------------------------------------


def _no_setup(table: Table) -> list[str]:
    return ["the game is set up already"] if table.is_set_up else []


def _set_up(table: Table) -> None:
    set_up(table.state)
    table.is_set_up = True


def _no_roll(table: Table) -> list[str]:
    before_roll = table.given.phase == "food" and table.state.phase == EVOLUTION
    return [] if before_roll else ["this is not the food supply phase"]


def _roll(table: Table) -> None:
    table.state.passed = 0
    supply_food(table.state)


def _not_in(phase: int, name: str) -> Callable[[Table], list[str]]:
    def condition(table: Table) -> list[str]:
        state = table.state
        if state.phase != phase or state.decision != TURN:
            return [f"this is not {name}, or a decision is open"]
        return []

    return condition


def _everybody_passes(table: Table) -> None:
    """All who are still in the phase pass; what must_feed says does not matter here."""
    state = table.state
    state.passed = (1 << state.options.players) - 1
    end_turn(state)


_TABLE_STEPS: Final[dict[str, tuple[Callable[[Table], list[str]], Callable[[Table], None]]]] = {
    "setup": (_no_setup, _set_up),
    "roll_food": (_no_roll, _roll),
    "finish_feeding": (_not_in(FEEDING, "feeding"), _everybody_passes),
    "skip_evolution": (_not_in(EVOLUTION, "evolution"), _everybody_passes),
}


# --- steps of a seat as actions --------------------------------------------------------------


def _animal(table: Table, name: str) -> int:
    if name not in table.animals:
        raise Unfit(f"no animal is called {name}")
    return table.animals[name]


def _face(table: Table, step: Step) -> int:
    face = int(table.state.deck.face(step.texts["card"]))
    if face < 0:
        raise Unfit(f"no card is called {step.texts['card']}")
    return face


def _trait(key: str) -> int:
    if key not in TRAIT_KEYS:
        raise Unfit(f"no trait is called {key}")
    return TRAIT_KEYS.index(key)


def _count(step: Step, key: str) -> int:
    number = step.numbers[key]
    if not 0 <= number <= _MOST_N:
        raise Unfit(f"{number} is not a number of tokens or cards")
    return number


def _play_animal(table: Table, step: Step) -> int:
    return int(pack(act.PLAY_ANIMAL, face=_face(table, step)))


def _play_trait(table: Table, step: Step) -> int:
    trait = _trait(step.texts["side"])
    at = _animal(table, step.texts["at"])
    return int(pack(act.PLAY_TRAIT, at, face=_face(table, step), trait=trait))


def _play_pair(table: Table, step: Step) -> int:
    trait = _trait(step.texts["side"])
    first, second = _animal(table, step.two[0]), _animal(table, step.two[1])
    if trait != SYMBIOSIS and second < first:
        first, second = second, first
    return int(pack(act.PLAY_PAIR, first, second, face=_face(table, step), trait=trait))


def _plain(kind: int) -> Callable[[Table, Step], int]:
    return lambda table, step: int(pack(kind))


def _with_animal(kind: int) -> Callable[[Table, Step], int]:
    return lambda table, step: int(pack(kind, _animal(table, step.texts["animal"])))


def _against(kind: int) -> Callable[[Table, Step], int]:
    def action(table: Table, step: Step) -> int:
        target = _animal(table, step.texts["target"])
        return int(pack(kind, _animal(table, step.texts["with"]), target))

    return action


def _burn(table: Table, step: Step) -> int:
    return int(pack(act.BURN, _animal(table, step.texts["animal"]), n=_count(step, "n")))


def _declare(table: Table, step: Step) -> int:
    return int(pack(act.DECLARE, n=_count(step, "cards")))


def _use_pair(table: Table, step: Step) -> int:
    name = step.texts["pair"]
    if name not in table.pairs:
        raise Unfit(f"no pair card is called {name}")
    seat, pair = table.pairs[name]
    if pair not in table.state.players[seat].pairs:
        raise Unfit(f"the pair card {name} has left the table")
    to = _animal(table, step.texts["to"])
    for fed, partner in ((pair.first, pair.second), (pair.second, pair.first)):
        if animal_ref(seat, partner) == to:
            return int(pack(act.USE_PAIR, animal_ref(seat, fed), to, trait=pair.trait))
    raise Unfit(f"{step.texts['to']} is not joined by {name}")


def _defend(table: Table, step: Step) -> int:
    use = step.texts["use"]
    if use == "running":
        return int(pack(act.RUN))
    if use == "mimicry":
        return int(pack(act.MIMIC, y=_animal(table, step.texts["to"])))
    if use == "tail_loss":
        return _shed(table, step)
    raise Unfit(f"an attack cannot be answered with {use}")


def _shed(table: Table, step: Step) -> int:
    drop = step.texts["drop"]
    prey = table.state.find(table.state.prey)
    if prey is None:
        raise Unfit("no animal is attacked")
    if drop in table.pairs:
        seat, pair = table.pairs[drop]
        on_table = pair in table.state.players[seat].pairs
        if not on_table or seat != prey.seat or not pair.joins(prey.serial):
            raise Unfit(f"the pair card {drop} does not lie at the animal attacked")
        partner = animal_ref(seat, pair.partner(prey.serial))
        return int(pack(act.SHED, y=partner, trait=pair.trait))
    trait = _trait(drop)
    if trait >= COMMUNICATION:
        raise Unfit(f"a pair card such as {drop} is shed by its name")
    if trait == FAT_TISSUE:
        return int(pack(act.SHED, trait=trait, n=_holding(prey, step)))
    if "holds" in step.texts:
        raise Unfit(f"{drop} holds nothing")
    return int(pack(act.SHED, trait=trait))


def _holding(prey: Animal, step: Step) -> int:
    """EV-TRAIT-TAIL_LOSS-04: which fat card goes, said by what lies on it unless all are alike."""
    if "holds" in step.texts:
        return HOLDING_KEYS.index(step.texts["holds"])
    kinds = [holding for holding in range(FAT + 1) if cards_holding(prey, holding) > 0]
    if len(kinds) > 1:
        raise Unfit("the fat cards differ, and the step does not say what the one to shed holds")
    return kinds[0] if kinds else 0


_ACTIONS: Final[dict[str, Callable[[Table, Step], int]]] = {
    "play_animal": _play_animal,
    "play_trait": _play_trait,
    "play_pair": _play_pair,
    "pass": _plain(act.PASS),
    "take": _with_animal(act.TAKE),
    "hunt": _against(act.HUNT),
    "defend": _defend,
    "scavenge": _with_animal(act.SCAVENGE_WITH),
    "burn": _burn,
    "hibernate": _with_animal(act.HIBERNATE),
    "graze": _with_animal(act.GRAZE),
    "pirate": _against(act.PIRATE),
    "pair_use": _use_pair,
    "waive": _plain(act.WAIVE),
    "end": _plain(act.END),
    "choose_extra": _declare,
}
