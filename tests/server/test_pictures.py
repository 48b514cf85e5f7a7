"""Pictures by address: what a page may wish for is drawn, and nothing else looked at."""

import pytest

from galapagos.server.show.pictures import Pictures
from galapagos.server.table.card_sets import Codecs


@pytest.fixture(scope="module")
def pictures() -> Pictures:
    return Pictures(Codecs())


@pytest.mark.parametrize("wish", [{"seat": "0"}, {"individual": "3"}, {"asleep": "1"}])
def test_an_animal_looks_as_the_address_wishes(pictures: Pictures, wish: dict[str, str]) -> None:
    plain = {"traits": "running"}
    drawn = pictures.find("origin", "animal", plain | wish)
    assert drawn is not None
    assert drawn != pictures.find("origin", "animal", plain)


def test_what_is_not_looked_at_is_not_drawn_again(pictures: Pictures) -> None:
    wish = {"traits": "swimming", "seat": "2"}
    pictures.find("origin", "animal", wish)
    assert pictures.is_drawn("origin", "animal", wish | {"v": "1", "coat": "blue"})
