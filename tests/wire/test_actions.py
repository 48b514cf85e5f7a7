"""Actions in parts: what a gesture names, and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.terms import EVALUATION, EVENT
from galapagos.games.darwin.show.parts import DarwinParts, darwin_action, darwin_parts
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.show.parts import (
    ORIGIN_KINDS,
    OriginParts,
    origin_action,
    origin_parts,
)
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from tests.wire.tables import DARWIN, ORIGIN, SEATINGS, Seating, moves_of


def there_and_back(action: int, codec: object) -> int:
    if isinstance(codec, OriginCodec):
        return origin_action(origin_parts(action, codec.deck), codec.deck)
    assert isinstance(codec, DarwinCodec)
    return darwin_action(darwin_parts(action, codec.words.catalog), codec.words.catalog)


@pytest.mark.parametrize("seating", SEATINGS, ids=lambda one: one.name)
def test_parts_give_back_every_action(seating: Seating) -> None:
    game = seating.new(21)
    for seat, action in moves_of(game, 22):
        for one in _some_legal(game, seat, action):
            assert there_and_back(one, seating.codec) == one


def _some_legal(game: Game, seat: int, action: int) -> list[int]:
    """All legal actions where these are few."""
    if isinstance(game, Darwin) and game.state.phase not in (EVENT, EVALUATION):
        return [action]
    return game.legal_list(seat)


def test_parts_name_only_what_their_kind_uses() -> None:
    game = SEATINGS[2].new(5)
    kinds = set()
    for seat, _action in moves_of(game, 6):
        for one in game.legal_list(seat):
            assert isinstance(ORIGIN, OriginCodec)
            parts = origin_parts(one, ORIGIN.deck)
            kinds.add(parts.kind)
            assert (parts.face != "") == parts.kind.startswith("play_")
            assert (parts.n != 0) <= (parts.kind in ("burn", "declare"))
    assert len(kinds) > 10
    assert kinds <= set(ORIGIN_KINDS)


@pytest.mark.parametrize(
    "parts",
    [
        OriginParts("fly"),
        OriginParts("take", animal="P9a"),
        OriginParts("take", animal="Pa"),
        OriginParts("play_animal", face="horns"),
        OriginParts("play_trait", face="swimming", trait="horns", animal="P1a"),
        OriginParts("burn", animal="P1a", n=256),
        OriginParts("shed", trait="fat_tissue", holding="gold"),
    ],
)
def test_bad_parts_of_origin_are_refused(parts: OriginParts) -> None:
    assert isinstance(ORIGIN, OriginCodec)
    with pytest.raises(BadData):
        origin_action(parts, ORIGIN.deck)


@pytest.mark.parametrize(
    "parts",
    [
        DarwinParts("fly"),
        DarwinParts("create", slot=9),
        DarwinParts("create", slot=0, cards=["nothing"]),
        DarwinParts("migrate", species=-1, slot=1),
        DarwinParts("trade", out=[], into="nothing"),
        DarwinParts("draw", size="huge"),
        DarwinParts("pick_biome", biome="moon"),
        DarwinParts("bequeath", species=1, n=-2),
        DarwinParts("redraw", cards=[]),
    ],
)
def test_bad_parts_of_darwin_are_refused(parts: DarwinParts) -> None:
    assert isinstance(DARWIN, DarwinCodec)
    with pytest.raises(BadData):
        darwin_action(parts, DARWIN.words.catalog)


words = st.one_of(st.sampled_from(["P1a", "P8zz", "swimming", "bongo"]), st.text(max_size=6))


@given(
    st.builds(
        OriginParts,
        kind=st.one_of(st.sampled_from(ORIGIN_KINDS), words),
        face=words,
        trait=words,
        animal=words,
        target=words,
        n=st.integers(-300, 300),
        holding=words,
    )
)
def test_any_parts_are_an_action_or_bad_data(parts: OriginParts) -> None:
    assert isinstance(ORIGIN, OriginCodec)
    try:
        action = origin_action(parts, ORIGIN.deck)
    except BadData:
        return
    assert action >= 0
