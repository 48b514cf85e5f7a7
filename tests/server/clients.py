"""A client of the table server, as simple as can be: HTTP, a cookie, a socket."""

import json
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, ClassVar

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.amounts import PATIENCE
from tests.served import Server

Message = dict[str, Any]


class Client:
    """Somebody with a cookie. Keeps everything that the server ever told."""

    made: ClassVar[list["Client"]] = []
    """All of them, so that a test can send everybody home."""

    def __init__(self, server: Server, name: str = "") -> None:
        Client.made.append(self)
        self.server = server
        # Plain HTTP: reading the system's certificates for each client would take longest of all.
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False)
        self.socket: ClientConnection | None = None
        self.told: list[Message] = []
        self.serial = -1
        self.view: Message | None = None
        self.legal: Message | None = None
        self.info: Message | None = None
        self.you: Message | None = None
        self.events: list[int] = []
        self._next = 0
        self._line = ExitStack()
        self.me = self.http.get("/api/me").json()
        if name:
            self.me = self.post("/api/me", {"name": name})

    def post(self, path: str, body: Message) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    # --- the socket --------------------------------------------------------------------------

    def open(self, code: str, language: str = "en") -> None:
        """Sit down at a table, or come back to it."""
        self.dial(code)
        self.send({"type": "hello", "language": language})

    def dial(self, code: str) -> None:
        """Open a socket and say nothing."""
        url = f"ws://127.0.0.1:{self.server.port}/ws/{code}"
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        with ExitStack() as stack:
            line = connect(
                url, additional_headers={"Cookie": cookie}, max_size=None, max_queue=None
            )
            self.socket = stack.enter_context(line)
            self._line = stack.pop_all()

    def knock(self, code: str) -> Message:
        """Open a table and return the first thing that is said there."""
        self.open(code)
        return self.hear()

    def close(self) -> None:
        self._line.close()
        self.socket = None

    def send(self, message: Message) -> None:
        self.send_raw(json.dumps(message))

    def send_raw(self, message: str) -> None:
        assert self.socket is not None
        self.socket.send(message)

    def hear(self, timeout: float = PATIENCE) -> Message:
        """Return the next message, and keep what it says."""
        assert self.socket is not None
        message: Message = json.loads(self.socket.recv(timeout))
        self.told.append(message)
        kind = message["type"]
        if kind in ("welcome", "update"):
            self.serial = message["serial"]
            self._take(message["play"], whole=kind == "welcome")
        if kind in ("welcome", "table"):
            self.info, self.you = message["table"], message["you"]
        return message

    def _take(self, play: Message | None, *, whole: bool) -> None:
        if play is None:
            return
        self.view, self.legal = play["view"], play["legal"]
        numbers = [event["n"] for event in play["events"]]
        self.events = numbers if whole else [*self.events, *numbers]

    def until(self, *kinds: str) -> Message:
        """Hear until a message of one of these types."""
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def catch_up(self) -> None:
        """Hear everything that is there already: a ping comes back after it."""
        self.send({"type": "ping", "at": 7})
        self.until("pong")

    def ask(self, kind: str, **fields: object) -> Message:
        """Wish for something and return the answer to it."""
        self._next += 1
        wish = str(fields.pop("id", f"wish-{self._next}"))
        while True:
            self.send({"type": kind, "id": wish, **fields})
            answer = self.answer_to(wish)
            if answer.get("code") != "rate":
                return answer
            time.sleep(0.2)

    def answer_to(self, wish: str) -> Message:
        while True:
            message = self.hear()
            if message.get("id") == wish:
                return message

    def act(self, action: str, **fields: object) -> Message:
        assert self.you is not None
        message = {"serial": self.serial, "seat": self.you["viewer"], "action": action}
        return self.ask("act", **(message | fields))

    # --- playing -----------------------------------------------------------------------------

    def owes(self) -> bool:
        """Whether the game waits for this seat."""
        plays = (message["play"] for message in reversed(self.told) if message.get("play"))
        return bool(next(plays)["prompt"]["yours"])

    def is_over(self) -> bool:
        return self.view is not None and self.view["outcome"] is not None

    def choices(self) -> list[str]:
        """Return the texts of all actions this seat may take now."""
        if self.legal is None:
            return []
        if self.legal["complete"]:
            return [action["text"] for action in self.legal["actions"]]
        assert self.you is not None
        found = self.ask("legal", seat=self.you["viewer"], limit=60)
        return [action["text"] for action in found["actions"]]


def send_home() -> None:
    """Close every socket and connection that tests have left open."""
    for client in Client.made:
        client.close()
        client.http.close()
    Client.made.clear()


def play_on(clients: list[Client], rng: random.Random, most: int = 5000) -> Iterator[str]:
    """Let the clients play at random, each action yielded, until the game is over."""
    for _ in range(most):
        for client in clients:
            client.catch_up()
        if clients[0].is_over():
            return
        able = [client for client in clients if client.legal is not None]
        assert able, "nobody may act, and the game is not over"
        owing = [client for client in able if client.owes()] or able
        client = rng.choice(owing)
        action = rng.choice(client.choices())
        answer = client.act(action)
        assert answer["type"] == "accepted", answer
        yield action
    raise AssertionError("the game did not end")
