"""What a tile of Darwin says, and that nobody reads it as its neighbour's."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.web.boxes import box_of, overlap
from tests.web.conftest import LAPTOP, PHONE, Visitor, shoot
from tests.web.darwin_tables import card, rest, sit_down, take_position, verb

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
pytestmark = pytest.mark.slow


def _box(what: Locator) -> FloatRect:
    box = what.bounding_box()
    assert box is not None
    return box


def _right(box: FloatRect) -> float:
    return box["x"] + box["width"]


@SIZES
def test_the_owner_is_the_end_of_the_own_pill_and_far_from_the_next(
    visit: Visit, viewport: object
) -> None:
    """At the right end of a tile a seal was read as the next one's: "W 2, B 3, W 4"."""
    page = visit("/", viewport=viewport).page
    take_position(page, "crowd")
    tiles = page.locator('[data-biome="savanna"] [data-species]')
    expect(tiles).to_have_count(4)
    shoot(page, "darwin-crowd")
    marks = [
        (_box(tile), _box(tile.locator(".pill")), _box(tile.locator(".seal")))
        for tile in tiles.all()
    ]
    marks.sort(key=lambda one: one[0]["x"])
    for tile, pill, seal in marks:
        assert abs(seal["x"] - pill["x"]) < 4
        assert tile["x"] <= pill["x"] < _right(seal) < _right(pill) <= _right(tile)
    for (_, pill, _), (_, after, _) in pairwise(marks):
        assert after["x"] - _right(pill) >= 2


@pytest.mark.parametrize("size", [(390, 844), (390, 664), (844, 390), (1366, 650)])
def test_every_tile_is_whole_and_says_two_numbers(visit: Visit, size: tuple[int, int]) -> None:
    """On a low phone the last of a crowd was cut at the edge, and pills held one number."""
    page = visit("/", viewport={"width": size[0], "height": size[1]}).page
    take_position(page, "six")
    for land in page.locator(".world .land").all():
        edge = _box(land)
        for tile in land.locator("[data-species]").all():
            assert _right(_box(tile)) <= _right(edge) + 1
            pill = _box(tile.locator(".pill"))
            for number in tile.locator(".number:not(.roomy)").all():
                box = _box(number)
                assert _right(box) <= _right(pill)
                assert box["y"] < pill["y"] + pill["height"] - 4


_WITHOUT_A_NUMBER = """() => {
  const lands = [...document.querySelectorAll(".land")];
  for (const land of lands) land.style.flexWrap = "nowrap";
  const found = [];
  for (let wide = 46; wide <= 150; wide++) {
    for (const tile of lands.flatMap((land) => [...land.children]))
      tile.style.flex = `0 0 ${wide}px`;
    for (const pill of document.querySelectorAll(".land .pill")) {
      const top = pill.getBoundingClientRect().top;
      const numbers = [...pill.querySelectorAll(".number:not(.points)")];
      if (numbers.some((one) => one.getBoundingClientRect().top > top + 6))
        found.push(`${pill.textContent.trim()} at ${wide}`);
    }
  }
  return found;
}"""


def test_adaptation_and_strength_are_on_a_tile_however_wide_it_is(visit: Visit) -> None:
    """On one of 81 to 84 pixels, as of seven species on a laptop, the strength was left out."""
    page = visit("/", viewport=LAPTOP).page
    take_position(page, "six")
    expect(page.locator("[data-species]").first).to_be_visible()
    assert page.evaluate(_WITHOUT_A_NUMBER) == []


def test_a_crowd_in_a_high_biome_stands_in_two_rows(visit: Visit) -> None:
    """Eight of a large screen were 65 px small below a sky of 180."""
    page = visit("/", viewport={"width": 1440, "height": 1200}).page
    take_position(page, "six")
    land = page.locator('[data-biome="ocean"] .land')
    tiles = land.locator("[data-species]")
    expect(tiles.nth(7)).to_be_visible()
    edge = _box(land)
    boxes = [_box(tile) for tile in tiles.all()]
    assert len({box["y"] for box in boxes}) == 2
    for box in boxes:
        assert _right(box) <= _right(edge) + 1
        assert box["y"] + box["height"] <= edge["y"] + edge["height"] + 1
    ranks = [int(tile.locator(".rank").inner_text()) for tile in tiles.all()]
    in_order = sorted(zip(boxes, ranks, strict=True), key=lambda one: (one[0]["y"], one[0]["x"]))
    assert [rank for _, rank in in_order] == sorted(ranks)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1366, 650)])
def test_an_active_volcano_says_what_becomes_of_those_who_stay(
    visit: Visit, size: tuple[int, int]
) -> None:
    """On a phone the warning was left out, and on its side it was cut in the middle."""
    page = visit("/", viewport={"width": size[0], "height": size[1]}).page
    event = {"event: intruders": "event: volcano", "points=10": "points=3", "points=9": "points=3"}
    ground = {"mountains plants=7 meat=5": "volcano_active plants=0 meat=0"}
    take_position(page, "turn", instead=event | ground)
    words = page.locator("[data-zone=world] .leave")
    expect(words).to_be_visible()
    said = _box(words)
    plate = _box(page.locator("[data-zone=world] .says:has(.leave)"))
    assert _right(said) <= _right(plate) + 1
    assert said["y"] + said["height"] <= plate["y"] + plate["height"] + 1


@SIZES
def test_nothing_is_drawn_above_the_feet(visit: Visit, viewport: object) -> None:
    """Rank, seal, flag and skull lay on the animals, which were 25 px small in a crowd."""
    page = visit("/", viewport=viewport).page
    take_position(page, "crowd")
    least = 64 if viewport == LAPTOP else 44
    for tile in page.locator("[data-species]").all():
        figure = _box(tile.locator(".picture"))
        ground = _box(tile.locator(".ground"))
        for mark in tile.locator(".rank, .skull, .pill, .places").all():
            if mark.is_visible():
                assert _box(mark)["y"] > ground["y"] - 1
        assert figure["y"] + figure["height"] < ground["y"] + ground["height"]
        assert max(figure["width"], figure["height"]) >= least


@pytest.mark.parametrize(
    ("width", "height", "least"), [(390, 844, 44), (390, 664, 44), (1366, 650, 64)]
)
def test_five_biomes_of_six_players_are_seen_at_once(
    visit: Visit, width: int, height: int, least: int
) -> None:
    """On a phone the fifth had to be scrolled for; on a low one the fourth too."""
    page = visit("/", viewport={"width": width, "height": height}).page
    take_position(page, "last")
    world = _box(page.locator("[data-zone=world]"))
    biomes = page.locator("[data-zone=world] [data-biome]")
    expect(biomes).to_have_count(5)
    for biome in map(_box, biomes.all()):
        assert biome["y"] >= world["y"] - 1
        assert biome["y"] + biome["height"] <= world["y"] + world["height"] + 1
    for figure in map(_box, page.locator("[data-species] .picture").all()):
        assert max(figure["width"], figure["height"]) >= least
    for pill in page.locator("[data-species] .pill").all():
        assert pill.evaluate("node => node.scrollWidth <= node.clientWidth + 1")
    for one in page.locator(".prompt .verbs button").all():
        assert one.evaluate(
            "node => node.getBoundingClientRect().right"
            " <= node.parentElement.getBoundingClientRect().right + 1"
        ), "a verb is cut"


@SIZES
def test_a_tile_says_what_it_eats_and_wears_no_tick_where_it_starves(
    visit: Visit, viewport: object
) -> None:
    page = visit("/", viewport=viewport).page
    take_position(page, "crowd")
    for tag, diet in (("S4", "herbivore"), ("S7", "carnivore")):
        signs = page.locator(f'[data-tag="{tag}"] .diet').get_by_title(diet)
        assert sum(sign.is_visible() for sign in signs.all()) == 1
    # S7 has acted, does not fit the savanna, and would die.
    dying = page.locator('[data-tag="S7"]')
    expect(dying.locator(".skull")).to_be_visible()
    expect(dying.locator(".acted")).to_have_count(0)
    # What stands in a pill stays in it.
    for pill in page.locator("[data-species] .pill").all():
        assert pill.evaluate("node => node.scrollWidth <= node.clientWidth + 1")


@SIZES
@pytest.mark.parametrize("position", ["turn", "crowd"])
def test_a_tip_covers_neither_points_nor_pills(
    visit: Visit, viewport: object, position: str
) -> None:
    """On a phone it lay over the points of all players."""
    page = visit("/", viewport=viewport).page
    take_position(page, position)
    tip = _box(page.get_by_role("note", name="Tip"))
    shown = page.locator(".players b, .pill, .plate .food").all()
    assert shown
    for mark in map(_box, shown):
        apart = (
            _right(mark) <= tip["x"]
            or _right(tip) <= mark["x"]
            or mark["y"] + mark["height"] <= tip["y"]
            or tip["y"] + tip["height"] <= mark["y"]
        )
        assert apart, mark


_HANGS_OUT = """(pill) => {
  const edge = pill.getBoundingClientRect();
  const isInLine = (box) => box.width > 0 && box.top < edge.bottom;
  return [...pill.children]
    .map((one) => one.getBoundingClientRect())
    .some((box) => isInLine(box) && box.right > edge.right + 1);
}"""


@pytest.mark.parametrize("wide", [390, 1366, 1440])
def test_no_number_hangs_over_the_end_of_its_pill(visit: Visit, wide: int) -> None:
    """On tiles of some widths what a species eats lay on the mark of the next one."""
    page = visit("/", viewport={"width": wide, "height": 844}).page
    take_position(page, "six")
    pills = page.locator("[data-zone=world] .pill")
    expect(pills.first).to_be_visible()
    assert pills.count() > 20
    assert [one.evaluate(_HANGS_OUT) for one in pills.all()] == [False] * pills.count()
    for tile in page.locator("[data-zone=world] [data-species]").all():
        diets = [one for one in tile.locator(".diet, .skull").all() if one.is_visible()]
        assert diets, "what it eats stands in the pill or on the ground"


@SIZES
def test_pills_have_the_team_of_their_owner(visit: Visit, viewport: object) -> None:
    page = visit("/", viewport=viewport).page
    take_position(page, "teams")
    for tile in page.locator("[data-zone=world] [data-species]").all():
        expect(tile.locator(".seal .letter")).to_have_text(["A"] if _is_a(tile) else ["B"])


def _is_a(tile: Locator) -> bool:
    """Seats 1 and 3 play together; grounds carry the pattern of their owner."""
    return "pattern-1" in _ground(tile) or "pattern-3" in _ground(tile)


def _ground(tile: Locator) -> str:
    return tile.locator(".ground").get_attribute("class") or ""


_POKE = """(selector) => {
  const poked = document.querySelector(selector);
  document.body.getBoundingClientRect();
  const fresh = document.createElement("div");
  fresh.className = "poke";
  fresh.textContent = "?";
  Object.assign(fresh.style, { position: "absolute", inset: "0" });
  poked.append(fresh);
  document.body.getBoundingClientRect();
  fresh.remove();
}"""


@pytest.mark.parametrize("size", [(390, 844), (1366, 650)])
def test_a_small_change_lays_out_no_species(visit: Visit, size: tuple[int, int]) -> None:
    """How a species is drawn depends on its room: wherever that was measured again, for whatever
    reason, styles were worked out once for each of them, a third of a second on a slow machine."""
    page = visit("/", viewport={"width": size[0], "height": size[1]}).page
    take_position(page, "six")
    tiles = page.locator(".world [data-species]")
    tiles.nth(19).wait_for()
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")

    def passes() -> float:
        told = line.send("Performance.getMetrics")["metrics"]
        return next(float(one["value"]) for one in told if one["name"] == "RecalcStyleCount")

    for selector in ("header", ".prompt", ".board", ".world", ".world section"):
        rounds = []
        for _ in range(6):
            before = passes()
            page.evaluate(_POKE, selector)
            rounds.append(passes() - before)
        assert min(rounds) < 10, f"{selector}: {rounds}"


_CUT = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"


@pytest.mark.parametrize("width", [1280, 1366])
def test_the_names_of_six_players_are_whole(visit: Visit, width: int) -> None:
    """Whoever began the Era was called "Pe…", to make room for a flag; beside faces all were."""
    page = visit("/", viewport={"width": width, "height": 650}).page
    take_position(page, "six")
    names = page.locator(".players .name")
    expect(names).to_have_count(6)
    assert names.evaluate_all(_CUT) == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
@pytest.mark.parametrize("is_dealt", [True, False], ids=["drawing", "acting"])
def test_the_points_of_four_players_are_whole_on_a_phone(
    visit: Visit, width: int, height: int, is_dealt: bool
) -> None:
    """Of 21 points 2 and a half 1 was seen beside mark, letter and face."""
    page = visit("/", viewport={"width": width, "height": height}).page
    if is_dealt:
        sit_down(page, "base", 4)
    else:
        take_position(page, "teams")
    seats = page.locator(".players button")
    seats.first.wait_for()
    for seat in seats.all():
        seat.locator("b").last.evaluate("one => (one.lastChild.data = '28')")
        cut = seat.evaluate(
            """one => [...one.querySelectorAll('.mark, .face, .cards, b')]
              .map((part) => part.getBoundingClientRect())
              .filter(({width, left, right}) => width && (left < one.getBoundingClientRect().left
                || right > one.getBoundingClientRect().right)).length"""
        )
        assert cut == 0


@pytest.mark.parametrize(("width", "height"), [(390, 664), (844, 390)])
def test_what_is_drawn_is_seen_on_a_low_phone(visit: Visit, width: int, height: int) -> None:
    """Beside the decks only the upper edges of the cards were left."""
    page = visit("/", viewport={"width": width, "height": height}).page
    sit_down(page, "base", 3)
    page.locator(".dock .deck").first.click()
    band = _box(page.locator(".dock .cards"))
    drawn = _box(page.locator(".dock .hand [data-card]").first)
    assert drawn["height"] >= 40
    assert band["y"] <= drawn["y"]
    assert drawn["y"] + drawn["height"] <= band["y"] + band["height"]
    assert _right(drawn) <= width
    assert page.locator(".dock .hand [data-card] img").first.is_visible()


def test_five_biomes_of_a_phone_on_its_side_say_what_they_ask_for(visit: Visit) -> None:
    """Names and food left no room for it: nobody saw what to build."""
    page = visit("/", viewport={"width": 844, "height": 390}).page
    sit_down(page, "base", 5)
    plates = page.locator(".world .plate")
    expect(plates).to_have_count(5)
    asked = 0
    for plate in plates.all():
        for signs in plate.locator(".signs:not(.counts)").all():
            expect(signs).to_be_visible()
            assert _right(_box(signs)) <= _right(_box(plate.locator(".says").first))
            asked += 1
    assert asked >= 4


def test_the_builder_of_a_phone_names_each_biome(visit: Visit) -> None:
    """Three of five were cut short, "Old volc…" and the like, with room below each."""
    page = visit("/", viewport=PHONE).page
    take_position(page, "six")
    page.locator(".prompt .verbs button").first.click()
    page.locator(".builder .chips button").nth(4).wait_for()
    assert page.locator(".builder .chips b").evaluate_all(_CUT) == []
    button = _box(page.locator(".builder .chips button").first)
    for name in page.locator(".builder .chips b").all():
        assert _right(_box(name)) <= _right(_box(name.locator(".."))) <= PHONE["width"]
    assert button["height"] >= 44


def test_a_verdict_is_no_wider_than_what_it_says(visit: Visit) -> None:
    """On a low biome it lay over the heads of all who live there, most of it empty."""
    page = visit("/", viewport={"width": 1366, "height": 650}).page
    take_position(page, "six")
    page.locator(".prompt .verbs button").first.click()
    verdicts = page.locator(".world .verdict")
    expect(verdicts).to_have_count(5)
    for verdict in verdicts.all():
        land = _box(verdict.locator(".."))
        assert _box(verdict)["width"] < 0.7 * land["width"], verdict.inner_text()


_SIDEWAYS = {"width": 844, "height": 390}
_LINES = """(node) => {
  const words = document.createRange();
  words.selectNodeContents(node);
  return new Set([...words.getClientRects()].map((line) => Math.round(line.top))).size;
}"""


@pytest.mark.parametrize("language", ["en-US", "pt", "sv"])
def test_the_phase_is_whole_on_a_phone_on_its_side(visit: Visit, language: str) -> None:
    """ "Drawing ca…" """
    page = visit("/", viewport=_SIDEWAYS, locale=language).page
    sit_down(page, "base", 3)
    words = page.locator(".phase-name")
    assert words.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert box_of(words)["y"] + box_of(words)["height"] <= box_of(page.locator("header"))["height"]


def test_a_tip_on_a_phone_on_its_side_is_whole(visit: Visit) -> None:
    """In the lower row its end lay under the prompt."""
    page = visit("/", viewport=_SIDEWAYS).page
    take_position(page, "teams")
    tip = page.get_by_role("note", name="Tip")
    expect(tip).to_be_visible()
    bottom = box_of(page.locator(".prompt"))["y"]
    for part in tip.locator("button, p").all():
        assert box_of(part)["y"] + box_of(part)["height"] <= bottom


def test_a_loss_on_a_full_phone_leaves_players_and_biomes_free(visit: Visit) -> None:
    """It lay on the points of all players until it was ticked."""
    page = visit("/", viewport=PHONE).page
    take_position(page, "teams")
    page.evaluate(
        """() => {
          const strip = document.createElement("div");
          strip.className = "blows strip";
          strip.textContent = "Your Common raven leopard gets no food. ".repeat(9);
          document.querySelector(".floats").prepend(strip);
        }"""
    )
    loss = page.locator(".blows")
    expect(loss).to_be_visible()
    for part in page.locator("[data-zone=rivals], .plate, header .menu").all():
        if part.is_visible():
            assert not overlap(box_of(loss), box_of(part))


def test_where_it_is_placed_is_read_in_two_lines_of_a_phone(visit: Visit) -> None:
    page = visit("/", viewport=PHONE).page
    take_position(page, "turn")
    verb(page, "Create").click()
    # Before there is a card it is drawn what a species is put together from.
    expect(page.locator(".builder .ghost")).to_be_visible()
    for one in ("lion-body", "bongo-head"):
        card(page, one).click()
        rest(page)
    expect(page.locator(".builder .ghost")).to_have_count(0)
    assert verb(page, "Place here: Savanna").evaluate(_LINES) == 2
