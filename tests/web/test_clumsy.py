"""A clumsy player breaks nothing: no error, no word missing, no dead end, no pass by a slip.

``GALAPAGOS_CLUMSY_MINUTES`` says how long in each game and on each screen (half a minute without
it), ``GALAPAGOS_CLUMSY_SEED`` how it begins. A failure tells the seed and the last gestures."""

import os
from collections.abc import Callable

import pytest

from tests.web.clumsy import GUARD_MS, Clumsy
from tests.web.conftest import LAPTOP, PHONE, Visitor

Visit = Callable[..., Visitor]
_MINUTES = float(os.environ.get("GALAPAGOS_CLUMSY_MINUTES", "0.5"))
_SEED = int(os.environ.get("GALAPAGOS_CLUMSY_SEED", "1"))


@pytest.mark.slow
@pytest.mark.timeout(int(60 * _MINUTES) + 900)
@pytest.mark.parametrize("game", ["origin", "darwin"])
@pytest.mark.parametrize("screen", ["phone", "laptop"])
def test_a_clumsy_player_breaks_nothing(visit: Visit, game: str, screen: str) -> None:
    is_phone = screen == "phone"
    visitor = visit(
        "/", viewport=PHONE if is_phone else LAPTOP, has_touch=is_phone, is_mobile=is_phone
    )
    player = Clumsy(visitor.page, game, _SEED, visitor.errors)
    player.play(60 * _MINUTES)
    assert player.gestures > 0
    print(f"{player.gestures} gestures, {player.games} games, {player.passes} passes")


_PASSING = """() => {
  const pass = () => {
    const words = JSON.stringify({ type: "act", action: "pass" });
    try { WebSocket.prototype.send.call(null, words); } catch { /* it has no line: only heard */ }
  };
  const button = document.createElement("button");
  button.id = "pass";
  button.textContent = "Pass";
  button.style = "position: fixed; inset: 0; z-index: 9999";
  button.onclick = pass;
  addEventListener("keydown", (event) => event.key === "e" && pass());
  document.body.append(button);
}"""


def test_a_pass_by_a_slip_would_be_noticed(visit: Visit) -> None:
    """The watcher itself: a control that has just come, the key E, and a pass that was meant."""
    visitor = visit("/")
    player = Clumsy(visitor.page, "origin", _SEED, visitor.errors)
    page = visitor.page
    page.reload()
    page.evaluate(_PASSING)
    page.evaluate("document.querySelector('#pass').click()")
    with pytest.raises(AssertionError, match="a pass nobody meant"):
        player._look()
    page.reload()
    page.evaluate(_PASSING)
    page.wait_for_timeout(2 * GUARD_MS)
    page.locator("#pass").click()
    player._look()
    assert player.passes == 2
    page.keyboard.press("e")
    with pytest.raises(AssertionError, match="a pass nobody meant"):
        player._look()
