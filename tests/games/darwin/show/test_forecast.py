"""What a page is told of the evaluation to come."""

from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.scenarios.blocks import Json
from galapagos.games.darwin.show.view import PlaceView, forecast_view
from tests.games.darwin.rules.games import table


def animal(name: str, strength: int, owner: str = "P1", run: int = 3) -> Json:
    return {"id": name, "o": owner, "d": "H", "h": 1, "c": strength, "ab": {"run": run}}


def test_dc_eval_comp_01_the_strongest_are_told_with_their_places() -> None:
    """Exactly tied species share a place; who would starve and who has no strength have none."""
    laid = table(
        {
            "biomes": [{"id": "B", "pl": 6, "ad": ["run"]}],
            "species": [
                animal("none", 0),
                animal("third", 2),
                animal("second", 4, "P2"),
                animal("tied", 4, "P3"),
                animal("first", 5),
                animal("fourth", 1),
                animal("starving", 9, run=1),
            ],
        }
    )
    told = forecast_view(Darwin(laid.state).forecast())
    places = {"first": 1, "second": 2, "tied": 2, "third": 3}
    assert told.strongest == [PlaceView(laid.numbers[name], n) for name, n in places.items()]
    assert [one.species for one in told.deaths] == [laid.numbers["starving"]]
