from pathlib import Path

import pytest

from galapagos.games.darwin.cards.catalog import Catalog, load_catalog
from tests.games.darwin.cards.sets import OwnSet


@pytest.fixture(scope="session")
def base() -> Catalog:
    return load_catalog()


@pytest.fixture
def own(tmp_path: Path) -> OwnSet:
    return OwnSet(tmp_path / "mine")
