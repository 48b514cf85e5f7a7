"""Games that are over: a bot plays on for whoever leaves."""

from playwright.sync_api import Page

_PLAY = """async ({game, bots, mode, options}) => {
  const seats = [{kind: 'me'}, ...Array(bots).fill({kind: 'bot', level: 'forager'})];
  const opened = await fetch('/api/tables', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({game, seats, mode, options}),
  });
  const {code} = await opened.json();
  const socket = new WebSocket(`ws://${location.host}/ws/${code}`);
  await new Promise((done, fail) => {
    socket.onopen = () => {
      for (const one of [{type: 'hello'}, {type: 'start', id: 's'}, {type: 'leave', id: 'l'}])
        socket.send(JSON.stringify(one));
    };
    socket.onmessage = ({data}) => {
      const message = JSON.parse(data);
      if (message.type === 'refused') fail(new Error(data));
      if (message.play?.view.outcome) done();
    };
  });
  socket.close();
  return code;
}"""


def play_out(page: Page, game: str, bots: int = 2, mode: str = "", **options: str) -> str:
    """Play a game against bots to its end without looking at it; return the table's code."""
    wish = {"game": game, "bots": bots, "mode": mode, "options": options}
    return str(page.evaluate(_PLAY, wish))
