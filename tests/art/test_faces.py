"""Portraits of characters: small, whole, different from one another, the same every time."""

import pytest

from galapagos.art.faces import FACES, face_svg
from galapagos.art.svg import prefix
from tests.art.documents import check_document


@pytest.mark.parametrize("face", FACES)
def test_a_face_is_a_small_document_of_its_own(face: str) -> None:
    drawn = face_svg(face)
    check_document(drawn, 6_000)
    assert drawn == face_svg(face)
    assert f'id="{prefix(f"face {face}")}0"' in drawn, "many drawings share a page"
    assert 'aria-label="Flint"' in face_svg(face, "Flint")


def test_no_two_faces_are_alike() -> None:
    grounds = [ground for ground, _ in FACES.values()]
    assert len({face_svg(face) for face in FACES}) == len(FACES)
    assert len(set(grounds)) > len(FACES) - 3
