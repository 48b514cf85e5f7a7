"""A position of Origin of which anything may be missing, filled in with any cards."""

from galapagos.games.origin.notation.actions import is_animal, parse_animal, parse_face, parse_trait
from galapagos.games.origin.notation.position import format_deck
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.terms import TRAIT_KEYS
from galapagos.games.origin.scenarios.layout import Supply
from galapagos.records.lines import parse_count, seat_name


def scene(given: dict[str, str], deck: Deck) -> dict[str, str]:
    """Return the lines of a whole position.

    A trait need not name its card, nor an animal; ``pile`` may be a number of cards. What is left
    of the deck lies in the pile, or, where the pile is told, in the discard pile of P1."""
    players = parse_count(given.get("players", "2"))
    supply = Supply(deck, int(Options(players).decks()))
    filled = {"game": "origin", "deck": format_deck(deck), "players": str(players)}
    filled |= {"phase": "feeding", "start": "P1", "turn": given.get("start", "P1")}
    filled |= {"decision": "turn"} | given
    tables = [key for key in filled if is_animal(key.partition("+")[0].partition(" ")[0])]
    for key, value in given.items():
        for word in _cards_named(key, value, deck):
            name, _, count = word.partition("*")
            for _ in range(parse_count(count or "1")):
                supply.take(parse_face(name, deck))
    for key in tables:
        filled[key] = _laid(supply, deck, key, filled[key])
    for seat in range(players):
        serials = [parse_animal(key) & 255 for key in tables if _is_of(key, seat)]
        if serials:
            filled.setdefault(f"{seat_name(seat)} laid", str(max(serials) + 1))
    if given.get("pile", "").isdigit():
        size = parse_count(given["pile"])
        filled["pile"] = " ".join(deck.key(supply.take_any()) for _ in range(size))
    rest = "P1 discard" if "pile" in given else "pile"
    left = [f"{deck.key(face)}*{count}" for face, count in supply.left() if count > 0]
    filled[rest] = " ".join([*filled.get(rest, "").split(), *left])
    return {key: value for key, value in filled.items() if value}


def _is_of(key: str, seat: int) -> bool:
    return "+" not in key and parse_animal(key) >> 8 == seat


def _cards_named(key: str, value: str, deck: Deck) -> list[str]:
    """Return the cards that a line names, each perhaps with its number."""
    words = value.split()
    if key.endswith((" hand", " discard")) or (key == "pile" and not value.isdigit()):
        return words
    if "+" in key:
        return [word for word in words[:1] if deck.face(word) >= 0]
    laid = [word.partition(":")[2] for word in words if ":" in word]
    return laid + [word.removeprefix("card=") for word in words if word.startswith("card=")]


def _laid(supply: Supply, deck: Deck, key: str, value: str) -> str:
    """Return an animal or a pair card with a card under each trait that names none."""
    words = value.split()
    if "+" in key:
        trait = parse_trait(key.partition(" ")[2])
        is_told = bool(words) and deck.face(words[0]) >= 0
        return " ".join(words if is_told else [deck.key(supply.take_with(trait)), *words])
    told = [
        f"{word}:{deck.key(supply.take_with(parse_trait(word)))}" if word in TRAIT_KEYS else word
        for word in words
    ]
    if not any(word.startswith("card=") for word in words):
        told.insert(0, f"card={deck.key(supply.take_any())}")
    return " ".join(told)
