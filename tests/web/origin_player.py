"""Somebody who plays Origin in a browser by taps alone."""

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as NotThere

from tests.web.patience import Patience

MOST_TAPS = 900
SOON = 1_000
"""Milliseconds. What cannot be tapped now is looked at again."""


_LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const words = (button) => (button.ariaLabel ?? button.textContent).trim();
  const button = (said) =>
    all("button").find((each) => said(words(each)) && each.checkVisibility());
  const saying = (part) => button((text) => text.includes(part));

  const evolve = () => {
    const lit = all(".mine .tile.lit");
    if (!one("[data-picking]")) {
      const card = one(".hand .card:not(.dimmed)");
      return card ? [card, "card"] : [one("[data-seal]"), "seal"];
    }
    if (one(".mine .tile.picked")) return [lit[0], "partner"];
    const born = one(".new.lit");
    const isEnough = lit.length && (all(".mine .tile").length >= 3 || !born);
    return isEnough ? [lit.at(-1), "trait"] : [born, "animal"];
  };
  const feed = () => {
    const hunt = all(".prompt .verb").find((verb) => verb.textContent.includes("Hunt"));
    const prey = one(".others .tile.lit");
    if (prey) return [prey, "prey"];
    if (hunt?.ariaPressed === "false") return [hunt, "hunt"];
    return [one(".mine .tile.lit") ?? one("[data-seal]"), "food"];
  };
  const play = () => {
    if (!one(".prompt.yours")) return [null, ""];
    if (saying("Take back")) return [one("[data-seal]"), "seal"];
    return one(".phases .now")?.textContent.includes("Evolution") ? evolve() : feed();
  };

  for (const marked of all("[data-tapped]")) marked.removeAttribute("data-tapped");
  if (saying("Rematch")) return "over";
  const sheet = one("dialog:modal");
  const asked = one("[role=menuitem]") ?? one("dialog .row") ?? saying("Do it anyway")
    ?? one("dialog .button.primary") ?? button((text) => text === "Continue");
  if (sheet && !asked) return "sheet";
  const [piece, what] = asked ? [asked, "answer"] : play();
  // What has only just come up takes no press yet.
  if (!piece || piece.ariaDisabled === "true") return "";
  piece.setAttribute("data-tapped", "");
  return what;
}"""
"""What to tap for; the piece is marked. Nothing while nothing can be tapped; "sheet" where one only
lies over the table: a tap that comes too late for an action looks at an animal. It is one question:
to ask for each piece by its role reads every picture of the table every time."""


class Tapper:
    """Plays like somebody who taps what is lit: animals and traits, hunts where it can, feeds."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.patience = Patience(page)
        self.traits = 0
        self.is_over = False

    def play_to_the_end(self) -> None:
        taps = 0
        while not self.is_over:
            taps += self.tap()
            assert taps < MOST_TAPS, "the game did not end"

    def tap(self) -> bool:
        """Answer what is asked; return whether anything was."""
        page = self.page
        what = page.evaluate(_LOOK)
        self.is_over = what == "over"
        if self.is_over or not what:
            self.patience.vain("it is somebody else's turn")
            page.wait_for_timeout(50)  # look again soon
            return False
        if what == "sheet":
            page.keyboard.press("Escape")
            return True
        piece = page.locator("[data-tapped]")
        try:
            if what == "card":
                piece.press("Enter", timeout=SOON)
            else:
                piece.click(timeout=SOON)
                self.traits += what == "trait"
            self.patience.done()
        except NotThere as error:  # a seal closes by itself, others move meanwhile
            self.patience.vain(error)
        page.wait_for_timeout(60)
        return True
