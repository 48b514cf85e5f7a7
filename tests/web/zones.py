"""Where the zones of a table are, over a game: whatever carries ``data-zone`` on the page."""

from dataclasses import dataclass, field

from playwright.sync_api import Page

Box = tuple[int, int, int, int]
_PAINTED = """() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => {
  // A story shows the world once more, over the one that stays.
  const isOfTable = (one) => one.offsetParent && !one.closest(".story");
  const zones = [...document.querySelectorAll("[data-zone]")].filter(isOfTable);
  done([
    !document.querySelector("#result-title"),
    // A hand without cards is not folded: it leaves its room to the board.
    (document.querySelector("[aria-current=step]")?.textContent.trim() ?? "")
      + (document.querySelector(".hand.empty.folded") ? " without cards" : ""),
    Object.fromEntries(zones.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.dataset.zone, [x, y, width, height].map(Math.round)];
    })),
    [...document.querySelectorAll(".floats")]
      .filter((one) => one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.innerText),
  ]);
})))"""
"""Whether the game goes on, the mode of the table, its zones as they have been painted, not between
two of its steps, and what floats over them and is cut at the side."""
_SLACK = 1
"""Pixels by which rounding may differ."""


@dataclass
class Watch:
    """Remembers the box of each zone in each mode of the table, and finds whatever has moved."""

    page: Page
    seen: dict[tuple[str, str], Box] = field(default_factory=dict)
    moved: list[str] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)
    """Tips and losses that are wider than their place."""

    def look(self) -> bool:
        """Compare the zones with how they were before in the same mode; return whether the game
        goes on."""
        goes_on, mode, zones, cut = self.page.evaluate(_PAINTED)
        self.cut += cut
        for zone, found in zones.items():
            box = (found[0], found[1], found[2], found[3])
            before = self.seen.setdefault((mode, zone), box)
            if any(abs(one - two) > _SLACK for one, two in zip(before, box, strict=True)):
                self.moved.append(f"{zone} in {mode}: {before} became {box}")
        return bool(goes_on)
