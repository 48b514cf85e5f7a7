"""Players and species of a Darwin position, and the small forms that its lines are made of."""

from galapagos.games.darwin.notation.actions import parse_action, parse_body
from galapagos.games.darwin.notation.printing import (
    CHOICE_JOINT,
    EVERYBODY,
    PLAYER_MARKS,
    SPECIES_MARKS,
    SPECIES_NUMBERS,
)
from galapagos.games.darwin.notation.words import HIDDEN_KEYS, Words, is_species, parse_species
from galapagos.games.darwin.rules.actions import BEQUEATH, DEGENERATE, SHOW, kind_of
from galapagos.games.darwin.rules.state import Player, Species, State
from galapagos.games.darwin.rules.table import put_in_hand, settle
from galapagos.games.darwin.rules.terms import LARGE, NO_SPECIES, SMALL
from galapagos.kernel.bits import bit
from galapagos.kernel.errors import BadData
from galapagos.records.lines import KeyedLines, parse_count, parse_seat, seat_name

# --- forms -----------------------------------------------------------------------------------


def read_numbers(line: list[str], keys: list[str], largest: int) -> dict[str, int]:
    """Read ``plants=8 meat=5``, each at most once."""
    numbers: dict[str, int] = {}
    for word in line:
        key, equals, value = word.partition("=")
        if not equals or key not in keys or key in numbers:
            raise BadData(f"expected one each of {', '.join(keys)} with =, found {word!r}")
        numbers[key] = parse_count(value, largest)
    return numbers


def read_marks(words: list[str], keys: list[str]) -> list[bool]:
    for word in words:
        if word not in keys:
            raise BadData(f"expected some of {', '.join(keys)}, found {word!r}")
        if words.count(word) > 1:
            raise BadData(f"{word} appears here twice")
    return [key in words for key in keys]


def read_hidden(word: str) -> tuple[int, int]:
    """Return size and number of ``hidden-small*3``; number 0 for any other word."""
    name, star, number = word.partition("*")
    if name not in HIDDEN_KEYS:
        return 0, 0
    count = parse_count(number) if star else 1
    if count == 0:
        raise BadData(f"expected at least one card, found {word!r}")
    return HIDDEN_KEYS.index(name), count


# --- players ---------------------------------------------------------------------------------


def read_player(state: State, seat: int, player: Player, lines: KeyedLines, words: Words) -> None:
    name = seat_name(seat)
    with lines.at(f"{name} hand"):
        _read_hand(state, player, lines.words(f"{name} hand"), words)
    player.draws = lines.number(f"{name} draws", 0)
    player.bank = lines.number(f"{name} bank", 0)
    with lines.at(f"{name} marks"):
        marks = read_marks(lines.words(f"{name} marks"), PLAYER_MARKS)
        player.passed, player.redrawn, player.touched = marks[:3]
        player.discarding, player.shown, player.owes = marks[3:]
    player.full_redraws = lines.number(f"{name} full redraws", 0)
    with lines.at(f"{name} showing"):
        if text := lines.text(f"{name} showing", ""):
            player.showing = _read_choice(state, text, [SHOW], words)
    player.lost = _read_own_species(lines, f"{name} lost")
    player.legacy = lines.number(f"{name} legacy", 0)
    player.heir = _read_own_species(lines, f"{name} heir")
    with lines.at(f"{name} choices"):
        if text := lines.text(f"{name} choices", ""):
            for part in text.split(CHOICE_JOINT):
                choice = _read_choice(state, part, [DEGENERATE, BEQUEATH], words)
                player.add_choice(choice)


def _read_own_species(lines: KeyedLines, key: str) -> int:
    with lines.at(key):
        word = lines.text(key, "")
        return parse_species(word) if word else NO_SPECIES


def _read_choice(state: State, text: str, kinds: list[int], words: Words) -> int:
    action = parse_action(text, words, state)
    if kind_of(action) not in kinds:
        raise BadData(f"this cannot be chosen here: {text.strip()!r}")
    return action


def _read_hand(state: State, player: Player, line: list[str], words: Words) -> None:
    known: dict[int, int] = {}
    sizes = [0, 0]
    for word in line:
        size, count = read_hidden(word)
        if count == 0:
            name, colon, seats = word.partition(":")
            card = words.parse_card(name)
            if card in known:
                raise BadData(f"{name} appears here twice")
            known[card] = _read_known_to(state, seats) if colon else 0
            size, count = int(state.cards.size[card]), 1
        sizes[size] += count
    for card, seen in known.items():
        put_in_hand(state, player, card, seen)
    player.small, player.large = sizes[SMALL], sizes[LARGE]


def _read_known_to(state: State, text: str) -> int:
    players = int(state.options.players)
    if text == EVERYBODY:
        return int(bit(players)) - 1
    mask = 0
    for word in text.split("+"):
        mask |= bit(parse_seat(word, players))
    return mask


# --- species ---------------------------------------------------------------------------------


def read_species(state: State, lines: KeyedLines, words: Words) -> None:
    """Read what is left: the species, in the order in which they came to their slots."""
    for key in lines.unread():
        with lines.at(key):
            if not is_species(key):
                raise BadData(f"unknown key {key[:60]!r}")
            line = lines.words(key)
            if len(line) < 3:
                raise BadData("expected a seat, a place on the table and cards")
            owner = parse_seat(line[0], int(state.options.players))
            slot = words.parse_slot(state, line[1])
            cards = [word for word in line[2:] if "=" not in word and word not in SPECIES_MARKS]
            numbers = read_numbers([word for word in line if "=" in word], SPECIES_NUMBERS, 9999)
            marks = read_marks([word for word in line if word in SPECIES_MARKS], SPECIES_MARKS)
            species = Species(parse_species(key), owner, slot, parse_body(cards, words), 0, 0)
            species.points = numbers.get("points", 0)
            species.plants, species.meat = numbers.get("plants", 0), numbers.get("meat", 0)
            species.hunted = numbers.get("hunted", 0)
            species.acted, species.judged = marks
            settle(state, species)
            state.biomes[slot].species.append(species)
