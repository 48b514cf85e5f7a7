"""The short names by which texts, screens and messages know seats, animals and species."""


def seat_name(seat: int) -> str:
    """Return a seat as every text of every game calls it: ``P1`` for the first."""
    return f"P{seat + 1}"


def animal_name(ref: int) -> str:
    """Return an animal's name: its owner and a letter by age, ``P2c``; after z come aa, ab …"""
    letters = ""
    serial = (ref & 255) + 1
    while serial:
        serial, letter = divmod(serial - 1, 26)
        letters = chr(ord("a") + letter) + letters
    return seat_name(ref >> 8) + letters


def species_name(uid: int) -> str:
    """Return a species' name, ``S1`` for the first one of the game.

    It says nothing about the owner, because a species may change hands (DC-TEAM-08)."""
    return f"S{uid + 1}"
