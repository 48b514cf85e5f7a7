"""What a player of Darwin is asked in the second Era of a beginner's game."""

import re
from pathlib import Path

import pytest

from galapagos.games import kit_for
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.show import named

_BEGUN = Path(__file__).parents[3] / "web" / "positions" / "darwin-beginner.txt"
_SPECIES = "created: 1\n", "S1: P1 africa koala-head addax-body plants=1\n"


@pytest.mark.parametrize("has_species", [True, False])
def test_dc_beg_06_who_has_no_species_is_not_asked_to_change_one(has_species: bool) -> None:
    codec = kit_for("darwin").codec()
    text = _BEGUN.read_text(encoding="utf-8").replace("era: 1", "era: 2")
    cards = codec.header_of(2, {}, "beginner")["cards"]
    text = re.sub("^cards: .*$", f"cards: {cards}", text, flags=re.MULTILINE)
    if has_species:
        created, species = _SPECIES
        text = text.replace("zone: ", f"{created}zone: ").replace("koala-head ", "")
        text = text.replace("addax-body ", "") + species
    game = codec.parse_position(text, "a position")
    assert isinstance(game, Darwin)
    show = kit_for("darwin").show(codec)
    asked = show.question(game.view(0), show.people(0, named(["", ""]), "en"))
    assert asked.key == ("beginner_2" if has_species else "beginner_none")
    assert asked.text.startswith("Mutate" if has_species else "You have no species")
