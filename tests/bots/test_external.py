"""Bots that are other programs: the example in sh, and programs that crash, cheat or sleep."""

import shutil
import sys
import textwrap
from pathlib import Path

import pytest

from galapagos.bots.base import Bot, Choice
from galapagos.bots.external import ExternalBot
from galapagos.bots.guard import BotFailed, Guarded
from galapagos.games.own_cards import USUAL_CARDS
from galapagos.kernel.chance import Chance
from galapagos.kernel.game import Game
from tests.amounts import PATIENCE
from tests.bots.tables import new_game, positions

EXAMPLE = Path(__file__).parents[2] / "examples" / "greedy-bot.sh"


def program(tmp_path: Path, body: str, seconds: float = PATIENCE) -> ExternalBot:
    """Return a bot written in Python: ``body`` runs for every question, ``ask`` being it."""
    file = tmp_path / "bot.py"
    start = "import json, sys, time\nfor line in sys.stdin:\n    ask = json.loads(line)\n"
    start += "    if ask['type'] != 'choose': continue\n"
    answer = "def answer(**fields): print(json.dumps({'id': ask['id'], **fields}), flush=True)\n"
    file.write_text(answer + start + textwrap.indent(body, "    "), encoding="utf-8")
    return ExternalBot("cmd:bot", [sys.executable, str(file)], seconds)


@pytest.mark.parametrize("kind", ["origin", "darwin"])
def test_a_bot_in_another_language_plays(kind: str) -> None:
    if shutil.which("sh") is None or shutil.which("awk") is None:
        pytest.skip("the example bot needs sh and awk")
    bot = ExternalBot("example", ["sh", str(EXAMPLE)], 10.0)
    try:
        for game, seat in positions(new_game(kind, 2, {}), seed=1, every=5, most=8):
            choice = bot.choose(game.view(seat), seat, Chance(1))
            assert not game.why(seat, choice.action)
    finally:
        bot.close()


def test_a_question_holds_the_view_the_actions_and_the_time(tmp_path: Path) -> None:
    bot = program(tmp_path, "open(sys.argv[0] + '.asked', 'w').write(line)\nanswer(choice='pass')")
    game = new_game("origin", 2, {})
    seat = int(game.actor())
    choice = bot.choose(game.view(seat), seat, Chance(1))
    bot.close()
    assert not game.why(seat, choice.action)
    asked = (tmp_path / "bot.py.asked").read_text(encoding="utf-8")
    for part in ('"game":"origin"', f'"seat":{seat}', f'"seconds":{PATIENCE}', '"pass"', "viewer"):
        assert part in asked, part


@pytest.mark.parametrize(
    ("body", "trouble"),
    [
        ("sys.exit(3)", "has ended"),
        ("print('hello', flush=True)", "JSON object"),
        ("answer(move='pass')", "without a choice"),
        ("answer(choice='fly away')", "fly away"),
        ("answer(choice='hunt P2a with P1a')", "P2a"),
        ("time.sleep(60)", "no answer within"),
    ],
)
def test_a_failing_bot_loses_its_move_to_a_default(tmp_path: Path, body: str, trouble: str) -> None:
    bot = program(tmp_path, body, seconds=0.2 if "sleep" in body else PATIENCE)
    game = new_game("origin", 2, {})
    seat = int(game.actor())
    with pytest.raises(BotFailed, match=trouble):
        bot.choose(game.view(seat), seat, Chance(1))
    guarded = Guarded(bot)
    choice = guarded.choose(game.view(seat), seat, Chance(1))
    guarded.close()
    assert not game.why(seat, choice.action)
    assert [found.bot for found in guarded.troubles] == ["cmd:bot"]


class Wrong(Bot):
    """Always chooses the same action."""

    def __init__(self, action: int) -> None:
        self.name, self.action = "wrong", action

    def choose(self, view: Game, seat: int, chance: Chance) -> Choice:
        return Choice(self.action)


@pytest.mark.parametrize(
    ("game", "text", "told"),
    [
        ("origin", "hunt P1a P2a", "'hunt P1a P2a': wrong_phase (EV-ROUND-01), no_such_animal"),
        ("darwin", "confirm", "'confirm': "),
    ],
)
def test_an_illegal_choice_is_told_as_the_game_writes_it(game: str, text: str, told: str) -> None:
    table = new_game(game, 2, {})
    codec = USUAL_CARDS.codec(game)
    guarded = Guarded(Wrong(codec.parse_action(table, text)))
    seat = int(table.actor())
    guarded.choose(table.view(seat), seat, Chance(1))
    assert guarded.troubles[0].what.startswith(f"chose the illegal action {told}")


def test_an_illegal_choice_that_is_no_action_is_told_by_its_number() -> None:
    table = new_game("origin", 2, {})
    guarded = Guarded(Wrong(31))
    seat = int(table.actor())
    guarded.choose(table.view(seat), seat, Chance(1))
    assert guarded.troubles[0].what.startswith("chose the illegal action 31: malformed (EV-")


def test_a_bot_that_died_is_started_again(tmp_path: Path) -> None:
    body = """
    flag = sys.argv[0] + ".once"
    try:
        open(flag, "x").close()
    except FileExistsError:
        answer(choice="pass")
    else:
        sys.exit(1)
    """
    guarded = Guarded(program(tmp_path, textwrap.dedent(body)))
    game = new_game("origin", 2, {})
    seat = int(game.actor())
    for _ in range(2):
        guarded.choose(game.view(seat), seat, Chance(1))
    guarded.close()
    assert len(guarded.troubles) == 1


def test_a_program_that_is_not_there() -> None:
    game = new_game("origin", 2, {})
    seat = int(game.actor())
    with pytest.raises(BotFailed, match="cannot be started"):
        ExternalBot("x", ["./no-such-program"], 1.0).choose(game.view(seat), seat, Chance(1))
