"""Tables of Origin that begin in the middle: the one thing to be looked at is one tap away."""

import re
from collections import Counter
from typing import TYPE_CHECKING

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.notation.actions import parse_animal
from galapagos.games.origin.notation.position import format_deck
from galapagos.games.origin.words.names import Names
from galapagos.records.position import FIRST_LINE
from tests.web.tables import BOT, ME, Seat, begin, open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page


# P1a is hunted and has three ways out.
HUNTED = """
    P1 hand: swimming
    P1 laid: 3
    P1a: card=swimming tail_loss:tail_loss running:running mimicry:mimicry fat=1 \
fat_tissue:grazing/fat_tissue
    P1b: card=swimming
    P1c: card=scavenger
    P1a+P1c cooperation: cooperation/carnivorous
    P2 hand: tail_loss*2
    P2 laid: 2
    P2a: card=piracy carnivorous:parasite/carnivorous hunted
    P2b: card=running
"""
ATTACK = {
    "turn": "P2",
    "decision": "defence P1",
    "attack": "P2a P1a",
    "done": "acted main",
}


def position(text: str, players: int = 2, **values: str) -> str:
    """Return a whole position: the lines that matter here, and the rest of the deck as the pile."""
    deck = base_deck()
    copies = 2 if players > 4 else 1
    faces = {deck.key(face): int(deck.copies[face]) * copies for face in range(deck.faces)}
    lines = [line.strip() for line in text.strip().splitlines()]
    used: Counter[str] = Counter()
    for line in lines:
        for face, times in _cards_of(line):
            used[face] += times
    left = {face: count - used[face] for face, count in faces.items()}
    assert set(used) <= set(faces), set(used) - set(faces)
    assert min(left.values()) >= 0, left
    pile = " ".join(f"{face}*{count}" for face, count in left.items() if count)
    head = {
        "game": "origin",
        "deck": format_deck(deck),
        "players": str(players),
        "round": "3",
        "phase": "feeding",
        "start": "P1",
        "turn": "P1",
        "decision": "turn",
        "centre": "6",
        "pile": pile,
    } | values
    return "\n".join([FIRST_LINE, *(f"{key}: {value}" for key, value in head.items()), *lines])


def _cards_of(line: str) -> list[tuple[str, int]]:
    """Return the cards that a line of a position names."""
    key, _, value = line.partition(":")
    words = value.split()
    if key.endswith((" hand", " discard")):
        found = [word.partition("*") for word in words]
        return [(face, int(times or 1)) for face, _, times in found]
    if "+" in key:
        return [(words[0], 1)]
    if re.fullmatch(r"P\d[a-z]+", key):
        named = [re.split("[:=]", word, maxsplit=1) for word in words if re.search("[:=]", word)]
        return [(value, 1) for _, value in named if not value.isdigit()]
    return []


def short_deal() -> str:
    """Return a game for two that has just been dealt, with a short pile: one card of each face, all
    others lie on the first discard pile."""
    hands = (
        ["swimming", "running", "mimicry", "piracy", "symbiosis", "burrowing/fat_tissue"],
        [
            *("tail_loss", "scavenger", "cooperation/carnivorous", "parasite/carnivorous"),
            *("grazing/fat_tissue", "camouflage/fat_tissue"),
        ],
    )
    deck = base_deck()
    faces = {deck.key(face): int(deck.copies[face]) for face in range(deck.faces)}
    gone = " ".join(
        f"{face}*{count - 1 - sum(face in hand for hand in hands)}" for face, count in faces.items()
    )
    lines = [f"P{seat} hand: {' '.join(hand)}" for seat, hand in enumerate(hands, 1)]
    text = "\n".join([*lines, f"P1 discard: {gone}"])
    return position(text, round="1", phase="evolution", centre="0")


def called(text: str, language: str = "en") -> str:
    """Return a text with the names of animals in place of their tags, as a page tells it."""
    names = Names(-1, ["P1", "P2"], language, base_deck()).aloud()
    return re.sub(r"P[1-8][a-z]+\b", lambda tag: names.tag(parse_animal(tag[0])), text)


def take_position(page: "Page", text: str, *rivals: Seat, **settings: object) -> None:
    """Open a table from a position, sit on the first seat and begin."""
    seats = [ME, *(rivals or (BOT,))]
    begin(page, open_table(page, "origin", seats, position=text, **settings))
