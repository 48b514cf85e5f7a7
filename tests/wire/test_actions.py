"""Actions in parts: what a gesture names, and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galapagos.games.darwin.notation import parts as darwin
from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.terms import EVALUATION, EVENT
from galapagos.games.origin.notation import parts as origin
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.rules.actions import ACTION_KEYS
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.records.forms import Parts
from tests.wire.tables import DARWIN, ORIGIN, SEATINGS, Seating, moves_of


def parts_of(action: int, codec: object) -> Parts:
    if isinstance(codec, OriginCodec):
        return origin.FORMS.parts(action, codec.deck)
    assert isinstance(codec, DarwinCodec)
    return darwin.FORMS.parts(action, codec.words.catalog)


def action_of(parts: Parts, codec: object) -> int:
    if isinstance(codec, OriginCodec):
        return origin.action_of(parts, codec.deck)
    assert isinstance(codec, DarwinCodec)
    return darwin.action_of(parts, codec.words.catalog)


@pytest.mark.parametrize("seating", SEATINGS, ids=lambda one: one.name)
def test_parts_give_back_every_action(seating: Seating) -> None:
    game = seating.new(21)
    for seat, action in moves_of(game, 22):
        for one in _some_legal(game, seat, action):
            parts = parts_of(one, seating.codec)
            assert action_of(parts, seating.codec) == one
            types = (darwin if isinstance(game, Darwin) else origin).FORMS.types()[parts["kind"]]
            assert parts.keys() <= {"game", "kind", *(name.removesuffix("?") for name in types)}
            assert parts.keys() >= {name for name in types if not name.endswith("?")}


def _some_legal(game: Game, seat: int, action: int) -> list[int]:
    """All legal actions where these are few."""
    if isinstance(game, Darwin) and game.state.phase not in (EVENT, EVALUATION):
        return [action]
    return game.legal_list(seat)


def test_parts_name_only_what_an_action_is_about() -> None:
    game = SEATINGS[2].new(5)
    kinds = set()
    for seat, _action in moves_of(game, 6):
        for one in game.legal_list(seat):
            parts = parts_of(one, ORIGIN)
            kinds.add(parts["kind"])
            assert ("face" in parts) == parts["kind"].startswith("play_")
            assert ("n" in parts) == (parts["kind"] in ("burn", "declare"))
            if parts["kind"] == "shed":
                assert ("holding" in parts) == (parts["trait"] == "fat_tissue")
                assert ("target" in parts) == (parts["trait"] in PAIRS)
    assert len(kinds) > 10
    assert kinds <= set(ACTION_KEYS)


PAIRS = ("communication", "cooperation", "symbiosis")
BAD: list[Parts] = [
    {},
    {"game": "chess", "kind": "pass"},
    {"game": "origin"},
    {"game": "origin", "kind": "fly"},
    {"game": "origin", "kind": "none"},
    {"game": "origin", "kind": "take"},
    {"game": "origin", "kind": "take", "animal": "P9a"},
    {"game": "origin", "kind": "take", "animal": "Pa"},
    {"game": "origin", "kind": "take", "animal": 3},
    {"game": "origin", "kind": "play_animal", "face": "horns"},
    {"game": "origin", "kind": "play_trait", "face": "swimming", "trait": "horns"},
    {"game": "origin", "kind": "burn", "animal": "P1a", "n": 256},
    {"game": "origin", "kind": "burn", "animal": "P1a", "n": "2"},
    {"game": "origin", "kind": "shed", "trait": "fat_tissue", "holding": "gold"},
    {"game": "darwin", "kind": "fly"},
    {"game": "darwin", "kind": "create", "slot": 9},
    {"game": "darwin", "kind": "create", "slot": 0, "cards": ["nothing"]},
    {"game": "darwin", "kind": "migrate", "species": -1, "slot": 1},
    {"game": "darwin", "kind": "trade", "out": [], "into": "nothing"},
    {"game": "darwin", "kind": "draw", "size": "huge"},
    {"game": "darwin", "kind": "pick_biome", "biome": "moon"},
    {"game": "darwin", "kind": "bequeath", "species": 1, "n": -2},
    {"game": "darwin", "kind": "redraw", "cards": []},
    {"game": "darwin", "kind": "redraw"},
    {"game": "darwin", "kind": "show", "cards": ["bongo-head"] * 5},
]


@pytest.mark.parametrize("parts", BAD, ids=str)
def test_bad_parts_are_refused(parts: Parts) -> None:
    with pytest.raises(BadData):
        action_of(parts, DARWIN if parts.get("game") == "darwin" else ORIGIN)


def test_parts_of_another_game_are_refused() -> None:
    for codec, other in ((ORIGIN, "darwin"), (DARWIN, "origin")):
        with pytest.raises(BadData, match="has no action with these parts"):
            action_of({"game": other, "kind": "pass"}, codec)


words = st.one_of(st.sampled_from(["P1a", "P8zz", "swimming", "bongo"]), st.text(max_size=6))


@given(
    st.fixed_dictionaries(
        {"game": st.just("origin"), "kind": st.one_of(st.sampled_from(ACTION_KEYS), words)},
        optional={
            "face": words,
            "trait": words,
            "animal": words,
            "target": words,
            "n": st.integers(-300, 300) | words,
            "holding": words,
        },
    )
)
def test_any_parts_are_an_action_or_bad_data(parts: Parts) -> None:
    try:
        action = action_of(parts, ORIGIN)
    except BadData:
        return
    assert action > 0
