"""Whatever a person meets at the prompt says what it is, in a line: no address, not all of it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import galapagos
from galapagos.bots.guard import Guarded
from galapagos.bots.ladder import LADDER
from galapagos.bots.specs import parse_bot
from galapagos.games import kit_for
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.scoring import score as darwin_score
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.scoring import score as origin_score
from galapagos.kernel.chance import Tape
from galapagos.lab.games import game_kind
from galapagos.lab.walk import walk_on
from galapagos.search.ismcts import Search
from tests.every_game import every_game

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "origin.scenario"
LONGEST = 250


def parts(value: object) -> Iterator[object]:
    """Yield everything that a game is made of, as far as it has attributes."""
    if isinstance(value, str | bytes | int | None):
        return
    if isinstance(value, list):
        for one in value:
            yield from parts(one)
    elif type(value).__module__.startswith("galapagos"):
        yield value
        for name in dir(value):
            if not name.startswith("_") and not callable(field := getattr(value, name)):
                yield from parts(field)


def readable(value: object) -> str:
    text = repr(value)
    assert " at 0x" not in text, text
    assert "\n" not in text
    assert len(text) < LONGEST, text
    return text


@every_game
def test_every_part_of_a_game_says_what_it_is(name: str) -> None:
    game = game_kind(name).table(3, {})(1)
    walk_on(game, 1, 40)
    for part in [game, *parts(getattr(game, "state", None))]:
        readable(part)


def test_some_parts_by_their_words() -> None:
    origin, darwin = (game_kind(name).table(2, {})(1) for name in ("origin", "darwin"))
    assert isinstance(origin, Origin)
    assert isinstance(darwin, Darwin)
    assert readable(origin.state) == "<State of 2 players: round 1, evolution, 72 cards left>"
    assert readable(origin.state.players[0]) == "<Player: 0 animals, 6 cards in hand>"
    assert readable(origin_score(origin.state, 0)).startswith("<Score 0: 0 animals")
    assert readable(darwin.state).startswith("<State of 2 players: Era 0, drawing")
    assert readable(darwin_score(darwin.state, 0)).startswith("<Score 0: 0 on species")
    assert readable(Tape([1], [2, 3])) == "<Tape with 1 dice, 2 draws, 0 words laid down>"


@pytest.mark.parametrize("name", LADDER)
def test_bots_say_who_they_are(name: str) -> None:
    bot = parse_bot(name).make()
    assert name in readable(bot)
    assert readable(bot) in readable(Guarded(bot))


def test_a_bot_of_the_front_door_says_who_it_is_and_how_long_it_thinks() -> None:
    """Bug: ``<galapagos.bots.searching.SearchBot object at 0x…>``."""
    assert repr(galapagos.bot("hunter@200")) == "<SearchBot hunter: 200 iterations a decision>"


@every_game
def test_texts_kits_and_searches_say_what_they_are(name: str) -> None:
    match = galapagos.new(name, 2, seed=1)
    match.push(match.moves()[0])
    kit = kit_for(name)
    view = match.view(match.turn)
    search = Search(view, match.turn, kit.sense(), kit.style("hunter"), 1)
    search.run(2)
    for value in (match, match.codec, kit, match.moves()[0], search, search.root):
        readable(value)
    assert name in readable(match.codec)
    assert name in readable(kit)


def test_what_is_measured_and_proven_says_so_in_a_line() -> None:
    """Bug: every game of a match in one line, and ``<function … at 0x…>`` in a result."""
    report = galapagos.arena("origin", ["forager", "random"], games=6)
    assert readable(report) == "<Report: origin, 2 players, 6 games of forager, random>"
    found = galapagos.check(SCENARIOS)
    assert readable(found[0]).endswith("passed>")
    assert "case" not in readable(found[0])
    assert " at 0x" not in repr(found[0].case)
