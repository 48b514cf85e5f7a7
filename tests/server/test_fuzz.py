"""Nothing that anybody sends makes the server fail: no 500, no crash, no hang, no trace shown."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.json import schema_components
from websockets.exceptions import ConnectionClosed

from galapagos.server.http.openapi import openapi
from galapagos.server.people import limits
from galapagos.server.people.quotas import Limits, Quotas
from galapagos.wire.messages import ClientMessage
from tests.amounts import amount
from tests.served import Server, free_port
from tests.server.apps import Browser, visiting
from tests.server.clients import Client, send_home

if TYPE_CHECKING:
    from schemathesis.schemas import BaseSchema

QUICK = settings(
    max_examples=amount(6, 15),
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)
DOCUMENT = openapi()


@cache
def _schema() -> "BaseSchema":
    # Only whoever asks imports it: it takes longer than all that is asked of many a route.
    from schemathesis.openapi import from_dict

    return from_dict(DOCUMENT)


def _questions() -> Iterator[tuple[str, str, str]]:
    """Return every route with right questions, and with wrong ones where any can be wrong."""
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            yield path, method, "positive"
            if "requestBody" in operation or "enum" in str(operation.get("parameters")):
                yield path, method, "negative"


# --- HTTP ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    unlimited = limits.Rate(1e9, 1e9)
    with pytest.MonkeyPatch.context() as patch:
        for name in ("REQUESTS", "OPENINGS"):
            patch.setattr(limits, name, unlimited)
        quotas = Quotas(Limits(person_tables=10_000, guesses=1_000_000))
        with visiting(tmp_path_factory.mktemp("fuzzed"), quotas=quotas) as browser:
            yield browser


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("path", "method", "mode"), list(_questions()))
def test_no_request_breaks_the_server(browser: Browser, path: str, method: str, mode: str) -> None:
    from schemathesis import GenerationMode
    from schemathesis.core import NOT_SET

    operation = _schema()[path][method.upper()]

    @QUICK
    @given(st.data())
    def ask(data: st.DataObject) -> None:
        case = data.draw(operation.as_strategy(GenerationMode(mode)))
        body: dict[str, Any] = {}
        if isinstance(case.body, bytes):
            body["content"] = case.body
        elif case.body is not NOT_SET:
            body["content"] = json.dumps(case.body)
        query = {key: str(value) for key, value in (case.query or {}).items()}
        answer = browser.ask(method, case.formatted_path, params=query, **body)
        assert answer.status_code < 500, (case.formatted_path, body, answer.text)
        assert "Traceback" not in answer.text
        assert answer.headers["content-security-policy"]
        if answer.status_code >= 400 and path.startswith("/api"):
            trouble = answer.json()
            assert trouble["error"]

    ask()


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[" * 50_000,
        b'{"game":' * 20_000,
        b'{"game":"origin","seats":1e400}',
        b'{"game":"origin","bots":99999999999999999999999}',
        b"x" * (Limits().body_bytes + 1),
    ],
    ids=lambda body: body[:12].decode("latin-1"),
)
@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/play"])
def test_a_broken_body_is_refused(browser: Browser, path: str, body: bytes) -> None:
    answer = browser.post(path, content=body)
    assert answer.status_code == 400
    assert answer.json()["error"] in ("bad_message", "too_long")


# --- the socket ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("fuzzed")
    server = Server(folder, free_port(), log=folder / "log")
    server.start()
    yield server
    send_home()
    server.stop()


def _messages() -> dict[str, list[str]]:
    """Return the types of messages with the names of their fields."""
    _, found = schema_components([ClientMessage])
    return {
        one["properties"]["type"]["enum"][0]: sorted(set(one["properties"]) - {"type"})
        for one in found.values()
        if "type" in one["properties"]
    }


KINDS = _messages()
WORDS = ("", "pass", "end", "take P1a", "en", "sv", "undo", "pause", "resume", "table", "create")
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 9)
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(WORDS)
    | st.text(max_size=30),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["cards", "kind", "species"]) | st.text(), inner, max_size=4
        )
    ),
    max_leaves=12,
)
LIKELY: dict[str, st.SearchStrategy[Any]] = {
    "id": st.sampled_from(["a", "b", "c"]),
    "seat": st.integers(-1, 4),
    "serial": st.integers(0, 12),
    "action": st.sampled_from(WORDS),
    "what": st.sampled_from(["undo", "pause", "resume"]),
    "yes": st.booleans(),
    "on": st.booleans(),
    "text": st.text(max_size=400),
    "name": st.text(max_size=40),
    "level": st.sampled_from(["hatchling", "forager", "cmd:sh", "apex@depth=9"]),
    "draft": st.fixed_dictionaries({"cards": st.lists(st.text(max_size=20), max_size=8)}),
    "kinds": st.lists(st.sampled_from(WORDS), max_size=3),
    "limit": st.integers(-1, 100),
    "event": st.integers(-1, 60),
    "language": st.sampled_from(["en", "sv", "xx"]),
}


@st.composite
def wishes(draw: st.DrawFn) -> str:
    """Return a message: a sensible one, one with fields gone wrong, or anything."""
    if draw(st.integers(0, 9)) == 0:
        return draw(st.text(max_size=60) | VALUES.map(json.dumps))
    kind = draw(st.sampled_from(sorted(KINDS)))
    message: dict[str, Any] = {"type": kind}
    for name in KINDS[kind]:
        fate = draw(st.integers(0, 11))
        if fate < 9:
            message[name] = draw(LIKELY.get(name, VALUES))
        elif fate < 11:
            message[name] = draw(VALUES)
    return json.dumps(message)


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_no_message_breaks_a_table(server: Server, game: str) -> None:
    guest = Client(server, "Fay")
    code = guest.post("/api/play", {"game": game, "bots": 1, "level": "hatchling"})["code"]

    endings: list[int] = []

    @settings(QUICK, max_examples=amount(20, 40))
    @given(st.lists(wishes(), max_size=12), st.booleans())
    def talk(messages: list[str], says_hello: bool) -> None:
        guest.dial(code)
        try:
            if says_hello:
                guest.send({"type": "hello"})
            for message in messages:
                guest.send_raw(message)
            guest.catch_up()  # the socket lives, and nothing hangs
        except ConnectionClosed as closed:
            endings.append(closed.rcvd.code if closed.rcvd else 0)
        finally:
            guest.close()

    talk()
    assert set(endings) <= {4001, 4002}, "the server says why it closes"
    looker = Client(server)
    looker.open(code)
    assert looker.until("welcome", "refused")
    assert server.log is not None
    assert _troubles(server.log) == []


def test_a_message_that_is_too_long_ends_the_visit(server: Server) -> None:
    guest = Client(server, "Gil")
    code = guest.post("/api/play", {"game": "origin", "bots": 1})["code"]
    guest.open(code)
    guest.until("welcome")
    guest.send_raw("x" * (limits.MAX_MESSAGE + 1))
    with pytest.raises(ConnectionClosed):
        guest.until("never")


@pytest.mark.parametrize(
    "message",
    [
        "[" * 8000,
        '{"type":' * 1000,
        '{"type":"ping","at":1,"more":' + "[" * 4000 + "]" * 4000 + "}",
        '{"type":"legal","id":"x","seat":0,"kinds":' + "[" * 3900 + "]" * 3900 + "}",
    ],
    ids=["lists", "objects", "unknown field", "known field"],
)
def test_a_message_of_great_depth_is_refused(server: Server, message: str) -> None:
    guest = Client(server, "Gil")
    code = guest.post("/api/play", {"game": "origin", "bots": 1})["code"]
    guest.open(code)
    guest.until("welcome")
    assert len(message) < limits.MAX_MESSAGE
    guest.send_raw(message)
    assert guest.until("refused")["code"] == "bad_message"
    guest.catch_up()


def test_the_sockets_of_one_person_share_one_rate(server: Server) -> None:
    first = Client(server, "Gil")
    code = first.post("/api/play", {"game": "origin", "bots": 1})["code"]
    second = Client(server)
    second.http.cookies = first.http.cookies
    for tab in (first, second):
        tab.open(code)
        tab.until("welcome")
    burst = int(limits.INTENTS.burst)
    for number in range(burst):
        first.send({"type": "legal", "id": f"a{number}", "seat": 0})
    first.answer_to(f"a{burst - 1}")
    second.send({"type": "legal", "id": "b", "seat": 0})
    assert second.answer_to("b")["code"] == "rate"
    stranger = Client(server)
    stranger.open(code)
    assert stranger.until("welcome", "refused")["type"] == "welcome", "others are not slowed down"
    second.catch_up()


def _troubles(log: Path) -> list[str]:
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    return [str(line) for line in lines if line["level"] == "error" or "trace" in line]
