"""``--deck FILE`` and ``--cards DIR``: in every command that starts or reads a game."""

import io
import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from galapagos import cli
from galapagos.bots.engine import serve
from galapagos.bots.specs import parse_bot
from galapagos.games import kit_for
from galapagos.games.own_cards import OwnCards
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec
from galapagos.records.timeline import Timeline
from tests.records.darwin_games import CARD_SET
from tests.records.goldens import FOLDER, SMALL_DECK

DARWIN_RECORD = FOLDER / "darwin-two-players.txt"
ORIGIN_RECORD = FOLDER / "two-players.txt"
FIRST_LEGAL = """\
import json, sys
for line in sys.stdin:
    ask = json.loads(line)
    if ask["type"] == "choose":
        print(json.dumps({"id": ask["id"], "choice": ask["legal"][0]}), flush=True)
"""


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    rows = [f"{SMALL_DECK.key(face)},{SMALL_DECK.copies[face]}" for face in range(SMALL_DECK.faces)]
    file = tmp_path / "small.csv"
    file.write_text("\n".join(["face,copies", *rows]), encoding="utf-8")
    return file


def own_options(game: str, deck: Path) -> list[str]:
    return ["--deck", str(deck)] if game == "origin" else ["--cards", str(CARD_SET)]


def begun(codec: Codec) -> tuple[str, Game]:
    """Return the record of a game with these cards in which somebody has to decide, and it."""
    header = {"players": "2", "options": ""}
    if codec.key == "darwin":
        header |= {"mode": "two", "eras": "4", "cards": codec.cards_title()}
    else:
        header |= {"deck": codec.cards_title()}
    recording = Timeline.begin(codec, header, 3)
    for _ in range(24):
        seat = recording.game.actor()
        recording.play(seat, recording.game.legal_list(seat)[-1])
        if recording.game.is_over():
            break
    return recording.text(), recording.game


def test_a_game_of_darwin_is_replayed_with_its_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(DARWIN_RECORD), "--cards", str(CARD_SET), "--quiet"]) == 0
    assert cli.main(["replay", str(DARWIN_RECORD)]) == 2
    assert ": cards: expected Galapagos" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["replay", "hint"])
def test_cards_of_the_other_game_are_refused(
    capsys: pytest.CaptureFixture[str], deck: Path, command: str
) -> None:
    assert cli.main([command, str(DARWIN_RECORD), "--deck", str(deck)]) == 2
    told = "--deck: is not for darwin; its own cards come with --cards DIR"
    assert capsys.readouterr().err == f"galapagos {command}: {told}\n"
    assert cli.main([command, str(ORIGIN_RECORD), "--cards", str(CARD_SET)]) == 2
    told = "--cards: is not for origin; its own cards come with --deck FILE"
    assert capsys.readouterr().err == f"galapagos {command}: {told}\n"


@pytest.mark.parametrize("words", [["bench"], ["arena", "--bots", "random,hatchling"]])
@pytest.mark.parametrize(("game", "other"), [("origin", "--cards"), ("darwin", "--deck")])
def test_no_game_starts_with_cards_of_the_other(
    capsys: pytest.CaptureFixture[str], words: list[str], game: str, other: str
) -> None:
    command, *rest = words
    assert cli.main([command, game, *rest, other, str(CARD_SET)]) == 2
    assert f"{other}: is not for {game}; its own cards come with" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["origin", "darwin"])
@pytest.mark.parametrize("command", ["replay", "hint", "bench", "arena"])
def test_cards_that_are_not_there_are_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, game: str
) -> None:
    nowhere = str(tmp_path / "nowhere")
    option = {"origin": "--deck", "darwin": "--cards"}[game]
    words = {
        "replay": [str({"origin": ORIGIN_RECORD, "darwin": DARWIN_RECORD}[game])],
        "hint": [str({"origin": ORIGIN_RECORD, "darwin": DARWIN_RECORD}[game])],
        "bench": [game],
        "arena": [game, "--bots", "random,hatchling"],
    }[command]
    assert cli.main([command, *words, option, nowhere]) == 2
    assert nowhere in capsys.readouterr().err


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_a_hint_for_a_game_with_own_cards(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, deck: Path, game: str
) -> None:
    own = {"origin": deck, "darwin": CARD_SET}[game]
    text, _ = begun(kit_for(game).codec(own))
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    words = ["hint", str(file), "--bot", "forager", "--json"]
    assert cli.main([*words, *own_options(game, deck)]) == 0
    assert json.loads(capsys.readouterr().out)["choice"]
    assert cli.main(words) == 2
    assert "expected " in capsys.readouterr().err


def test_an_engine_knows_the_own_cards_of_both_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, deck: Path
) -> None:
    questions = []
    for game, own in {"origin": deck, "darwin": CARD_SET}.items():
        codec = kit_for(game).codec(own)
        _, position = begun(codec)
        questions.append({"type": "choose", "position": codec.position_text(position)})
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(map(json.dumps, questions)) + "\n"))
    words = ["engine", "--bot", "forager", "--deck", str(deck), "--cards", str(CARD_SET)]
    assert cli.main(words) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["type"] for answer in answers] == ["choice", "choice"]


@pytest.mark.parametrize("game", ["origin", "darwin"])
@pytest.mark.parametrize("bot", ["processes", "program"])
def test_every_kind_of_bot_knows_the_own_cards(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, deck: Path, game: str, bot: str
) -> None:
    own = {"origin": deck, "darwin": CARD_SET}[game]
    text, _ = begun(kit_for(game).codec(own))
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    first = tmp_path / "first.py"
    first.write_text(FIRST_LEGAL, encoding="utf-8")
    asked = {
        "processes": ["--bot", "hunter@8", "--processes", "2"],
        "program": ["--bot", f"cmd:{shlex.join([sys.executable, str(first)])}"],
    }[bot]
    assert cli.main(["hint", str(file), "--json", *asked, *own_options(game, deck)]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["choice"]
    assert not told.err, "the bot itself has answered"


def test_an_engine_reads_its_cards_once(deck: Path) -> None:
    codec = kit_for("origin").codec(deck)
    question = json.dumps({"type": "choose", "position": codec.position_text(begun(codec)[1])})

    def questions() -> Iterator[str]:
        yield question
        deck.unlink()
        yield question

    answers = list(serve(questions(), parse_bot("forager"), OwnCards({"origin": deck})))
    assert [json.loads(answer)["type"] for answer in answers] == ["choice", "choice"]


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_a_match_with_own_cards_is_a_match_of_its_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, deck: Path, game: str
) -> None:
    words = ["arena", game, "--bots", "random,hatchling", "--games", "2"]
    folder = tmp_path / "match"
    assert cli.main([*words, "--out", str(folder), *own_options(game, deck)]) == 0
    told = json.loads((folder / "results.jsonl").read_text(encoding="utf-8").split("\n")[0])
    own = {"origin": deck, "darwin": CARD_SET}[game]
    assert told["match"]["cards"] == kit_for(game).codec(own).cards_title()
    capsys.readouterr()
    assert cli.main([*words, "--out", str(folder)]) == 2
    assert "another match" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_the_speed_with_own_cards(
    capsys: pytest.CaptureFixture[str], deck: Path, game: str
) -> None:
    words = ["bench", game, "--players", "2", "--seconds", "0.01", "--json"]
    assert cli.main([*words, *own_options(game, deck)]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == game
    assert cli.main(["bench", "search", "--cards", str(CARD_SET)]) == 2
    assert "with the rules, not with search" in capsys.readouterr().err
