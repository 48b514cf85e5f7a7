"""Small wilful damage to texts, the same in every run."""

import random
import re
from collections.abc import Callable

Mutation = Callable[[list[str], random.Random], None]


def mutated(text: str, seed: int, mutations: list[Mutation]) -> str:
    """Return a text with one to four random changes."""
    rng = random.Random(seed)
    lines = text.split("\n")
    for _ in range(rng.randint(1, 4)):
        rng.choice(mutations)(lines, rng)
    return "\n".join(lines)


def _line(lines: list[str], rng: random.Random) -> int:
    return rng.randrange(len(lines))


def drop_line(lines: list[str], rng: random.Random) -> None:
    if len(lines) > 1:
        del lines[_line(lines, rng)]


def copy_line(lines: list[str], rng: random.Random) -> None:
    lines.insert(_line(lines, rng), rng.choice(lines))


def swap_lines(lines: list[str], rng: random.Random) -> None:
    one, other = _line(lines, rng), _line(lines, rng)
    lines[one], lines[other] = lines[other], lines[one]


def drop_word(lines: list[str], rng: random.Random) -> None:
    index = _line(lines, rng)
    words = lines[index].split(" ")
    del words[rng.randrange(len(words))]
    lines[index] = " ".join(words)


def copy_word(lines: list[str], rng: random.Random) -> None:
    index = _line(lines, rng)
    words = lines[index].split(" ")
    words.insert(rng.randrange(len(words) + 1), rng.choice(rng.choice(lines).split(" ")))
    lines[index] = " ".join(words)


def change_number(lines: list[str], rng: random.Random) -> None:
    index = _line(lines, rng)
    found = list(re.finditer(r"\d+", lines[index]))
    if found:
        place = rng.choice(found)
        number = rng.choice([0, 1, 2, 3, 4, 6, 9, 28, 255, 300, 9999, 10**6, 10**30])
        lines[index] = f"{lines[index][: place.start()]}{number}{lines[index][place.end() :]}"


def change_character(lines: list[str], rng: random.Random) -> None:
    index = _line(lines, rng)
    place = rng.randrange(len(lines[index]) + 1)
    strange = rng.choice(
        ["", "*", ":", "=", "|", "#", " ", "\t", "\r", "\0", "P", "é", "٣", "\u2028"]
    )
    lines[index] = lines[index][:place] + strange + lines[index][place + 1 :]


def cut(lines: list[str], rng: random.Random) -> None:
    index = _line(lines, rng)
    lines[index] = lines[index][: rng.randrange(len(lines[index]) + 1)]


ANY_TEXT: list[Mutation] = [
    drop_line,
    copy_line,
    swap_lines,
    drop_word,
    copy_word,
    change_number,
    change_character,
    cut,
]


# --- positions: changes that often make sense ------------------------------------------------

_MARKS = ["ran", "mimicked", "grazed", "hunted", "robbed", "asleep", "poisoned", "slept_last"]
_PAIR_MARKS = ["used", "first_fed", "second_fed"]
_CARD_ZONE = re.compile(r"(pile|P\d hand|P\d discard): ")


def _matching(lines: list[str], pattern: str) -> list[int]:
    return [index for index, line in enumerate(lines) if re.match(pattern, line)]


def _seats(lines: list[str]) -> list[str]:
    numbers = [line.split(": ")[1] for line in lines if line.startswith("players: ")]
    count = int(numbers[0]) if numbers and numbers[0].isdigit() else 2
    return [f"P{seat}" for seat in range(1, min(count, 8) + 1)]


def move_card(lines: list[str], rng: random.Random) -> None:
    """Take a card from one place and lay it into another: nothing is lost."""
    zones = [index for index, line in enumerate(lines) if _CARD_ZONE.match(line)]
    if len(zones) < 2:
        return
    source, target = rng.sample(zones, 2)
    key, cards = lines[source].split(": ", 1)
    words = cards.split(" ")
    index = rng.randrange(len(words))
    name, star, number = words[index].partition("*")
    if star and number.isdigit() and int(number) > 1:
        words[index] = f"{name}*{int(number) - 1}"
    else:
        del words[index]
    lines[source] = f"{key}: {' '.join(words)}"
    lines[target] += f" {name}"


def lay_card(lines: list[str], rng: random.Random) -> None:
    """Lay a trait card from the pile under an animal."""
    piles, animals = _matching(lines, "pile: "), _matching(lines, r"P\d[a-z]+: ")
    if not piles or not animals:
        return
    words = lines[piles[0]].removeprefix("pile: ").split(" ")
    index = rng.randrange(len(words))
    name, _, number = words[index].partition("*")
    if number.isdigit() and int(number) > 1:
        words[index] = f"{name}*{int(number) - 1}"
        lines[piles[0]] = "pile: " + " ".join(words)
        lines[rng.choice(animals)] += f" {rng.choice(name.split('/'))}:{name}"


def change_marks(lines: list[str], rng: random.Random) -> None:
    if animals := _matching(lines, r"P\d[a-z]+: "):
        index = rng.choice(animals)
        lines[index] += rng.choice([f" {mark}" for mark in _MARKS] + [" food=1", " fat=1"])


def change_pair(lines: list[str], rng: random.Random) -> None:
    if pairs := _matching(lines, r"P\d[a-z]+\+"):
        lines[rng.choice(pairs)] += f" {rng.choice(_PAIR_MARKS)}"


def change_moment(lines: list[str], rng: random.Random) -> None:
    """Another player, another phase, another decision."""
    seats = _seats(lines)
    key, values = rng.choice(
        [
            ("turn", seats),
            ("start", seats),
            ("passed", [*seats, ""]),
            ("waived", seats),
            ("phase", ["evolution", "feeding", "extinction", "over"]),
            ("done", ["acted", "acted main", "acted main took", ""]),
            ("centre", ["0", "1", "2", "5"]),
            ("last", ["yes", "no"]),
            ("decision", ["turn", "nothing", f"scavenge {rng.choice(seats)}"]),
            ("decision", [f"{word} {rng.choice(seats)}" for word in ("declaration", "defence")]),
            ("options", ["variant=on", "out_of_turn_pairs=on", "must_feed=on", ""]),
        ]
    )
    lines[:] = [line for line in lines if not line.startswith(f"{key}:")]
    lines.insert(min(3, len(lines)), f"{key}: {rng.choice(values)}")


def change_attack(lines: list[str], rng: random.Random) -> None:
    """One animal attacks another, and its owner owes a defence."""
    animals = [lines[index].split(":")[0] for index in _matching(lines, r"P\d[a-z]+: ")]
    if not animals:
        return
    hunter, prey = rng.choice(animals), rng.choice(animals)
    new = {
        "turn": hunter[:2],
        "phase": "feeding",
        "done": "acted main",
        "decision": f"defence {prey[:2]}",
        "attack": f"{hunter} {prey}",
    }
    lines[:] = [line for line in lines if line.split(":")[0] not in new]
    lines[3:3] = [f"{key}: {value}" for key, value in new.items()]
    for index in _matching(lines, f"{hunter}: "):
        lines[index] += " hunted"


POSITION: list[Mutation] = [
    move_card,
    move_card,
    lay_card,
    lay_card,
    change_marks,
    change_pair,
    change_moment,
    change_moment,
    change_attack,
    change_number,
]
