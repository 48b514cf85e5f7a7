"""Pictures by address: what a page may wish for is drawn once, beside the event loop."""

import asyncio
from threading import Event

import pytest

from galapagos.art.icons import Icon
from galapagos.server.show import pictures as drawing
from galapagos.server.show.pictures import Pictures
from galapagos.server.table.card_sets import Codecs
from tests.amounts import PATIENCE


@pytest.fixture
def pictures() -> Pictures:
    return Pictures(Codecs())


@pytest.mark.parametrize("wish", [{"seat": "0"}, {"individual": "3"}, {"asleep": "1"}])
def test_an_animal_looks_as_the_address_wishes(pictures: Pictures, wish: dict[str, str]) -> None:
    plain = {"traits": "running"}

    async def story() -> None:
        drawn = await pictures.find("origin", "animal", plain | wish)
        assert drawn is not None
        assert drawn != await pictures.find("origin", "animal", plain)

    asyncio.run(story())


def test_what_is_not_looked_at_is_not_drawn_again(pictures: Pictures) -> None:
    wish = {"traits": "swimming", "seat": "2"}
    asyncio.run(pictures.find("origin", "animal", wish))
    assert pictures.is_drawn("origin", "animal", wish | {"v": "1", "coat": "blue"})


def test_tables_go_on_while_a_picture_is_drawn(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, is_free = Event(), Event()

    def draw(icon: Icon) -> str:
        begun.set()
        return "drawn" if is_free.wait(PATIENCE) else "the event loop waited"

    async def story() -> str | None:
        picture = asyncio.create_task(pictures.find("icon", "heart", {}))
        await asyncio.to_thread(begun.wait, PATIENCE)
        is_free.set()
        return await picture

    monkeypatch.setattr(drawing, "icon_svg", draw)
    assert asyncio.run(story()) == "drawn"


def test_many_who_ask_at_once_have_each_picture_drawn_once_and_one_at_a_time(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    at_work = 0

    def draw(icon: Icon) -> str:
        nonlocal at_work
        at_work += 1
        drawn.append(f"{icon.name} {at_work}")
        Event().wait(0.01)
        at_work -= 1
        return icon.name

    async def story() -> list[str | None]:
        names = ["heart", "fly", "heart", "fly", "heart"]
        return await asyncio.gather(*(pictures.find("icon", name, {}) for name in names))

    monkeypatch.setattr(drawing, "icon_svg", draw)
    assert asyncio.run(story()) == ["heart", "fly", "heart", "fly", "heart"]
    assert drawn == ["heart 1", "fly 1"]
