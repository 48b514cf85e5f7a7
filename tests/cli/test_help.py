"""Help and complaints of the command line in every language."""

import argparse
import re
from collections.abc import Iterator
from importlib import import_module

import pytest

from galapagos import cli
from galapagos.cli.help import Told, parser_for
from galapagos.games import GAMES
from galapagos.text.catalogue import help_words_for
from galapagos.text.languages import LANGUAGES

MODULES = {name: module for name, _, module in cli.commands_for(None)}
FOREIGN = [language for language in LANGUAGES if language != "en"]
every_language = pytest.mark.parametrize("language", FOREIGN)
ENGLISH = re.compile(
    r"\b(the|of|and|with|which|this|that|only|print|write|show|usage|options|positional|default)\b"
)


def parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for one in action.choices.values():
                yield from parsers(one)


def configured(command: str, language: str) -> argparse.ArgumentParser:
    parser = parser_for(["--lang", language])(
        prog=f"galapagos {command}", description=f"help-{command}"
    )
    import_module(MODULES[command]).configure(parser)
    return parser


def english_words(text: str, parser: argparse.ArgumentParser) -> list[str]:
    """Return English words of a help, but for what is typed: options, their values, places."""
    typed = [parser.prog, *(word for a in parser._actions for word in map(str, a.choices or ()))]
    for word in sorted(typed, key=len, reverse=True):
        text = text.replace(word, "")
    return ENGLISH.findall(re.sub(r"--?[a-z-]+|[A-Z][A-Z=:,.…]+", "", text))


@every_language
@pytest.mark.parametrize("command", MODULES)
def test_every_help_is_in_the_language_asked_for(command: str, language: str) -> None:
    for parser in parsers(configured(command, language)):
        text = parser.format_help()
        assert "help-" not in text.replace("--help", ""), parser.prog
        assert not english_words(text, parser), parser.prog


@pytest.mark.parametrize("command", MODULES)
def test_games_are_named_in_the_order_of_the_registry_and_explained(command: str) -> None:
    for parser in parsers(configured(command, "en")):
        for action in parser._actions:
            games = [name for name in action.choices or () if name in GAMES]
            assert games == [name for name in GAMES if name in games], parser.prog
            assert action.help or action.dest != "game", parser.prog


def test_a_machine_that_only_thinks_is_not_said_to_keep_games() -> None:
    text = " ".join(configured("bots", "en").format_help().split())
    for said in ("keep games", "created", "offered to tables"):
        assert said in " ".join(configured("serve", "en").format_help().split())
        assert said not in text


@pytest.mark.parametrize("command", MODULES)
def test_every_help_is_a_key_that_exists(command: str) -> None:
    """A sentence in the source would be said in English to everybody."""
    words = help_words_for("en")
    for parser in parsers(configured(command, "en")):
        told = [parser.description, parser.epilog]
        told += [action.help for action in parser._actions if action.dest != "help"]
        for key in filter(None, told):
            if key.startswith("galapagos "):
                continue  # what is typed, as an example
            assert key in words, f"{parser.prog}: {key}"
            assert all(row in words for _, row in getattr(key, "rows", ()))


def test_a_help_that_was_left_in_english_would_be_noticed() -> None:
    parser = parser_for(["--lang", "sv"])(prog="galapagos feast")
    parser.add_argument("--table", help="the name of this table")
    assert english_words(parser.format_help(), parser) == ["the", "of", "this"]


@every_language
def test_the_first_help_lists_all_commands_in_words(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whether the language is named before or after, or by the locale."""
    shown = []
    for words in (["--lang", language, "--help"], ["--help", f"--lang={language}"]):
        with pytest.raises(SystemExit):
            cli.main(words)
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    words_of = help_words_for(language)
    flat = "".join(shown[0].split())
    for command in cli.COMMANDS:
        assert "".join(words_of.say(f"help-{command}").split()) in flat


def test_the_locale_decides_where_nobody_names_a_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "sv_SE.UTF-8")
    assert cli.main(["rules", "origin", "zebra"]) == 2
    assert "ingen regel i origin nämner 'zebra'" in capsys.readouterr().err


def test_the_language_may_be_named_before_the_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["--lang", "ja", "rules", "origin", "EV-ATK-02"]) == 0
    assert "狩り" in capsys.readouterr().out


def test_wrong_words_are_refused_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for words, told in {
        ("rules", "--lang", "pt"): "falta informar: game",
        ("rules", "chess", "--lang", "sv"): "'chess' går inte att välja",
        ("replay", "nowhere", "--to", "x", "--lang", "ja"): "--to",
        ("play", "--seed", "x", "--lang", "zh-Hans"): "的数，却是'x'",
    }.items():
        with pytest.raises(SystemExit) as ended:
            cli.main(words)
        assert ended.value.code == 2
        assert told in capsys.readouterr().err


def test_lines_of_japanese_keep_their_marks() -> None:
    parser = parser_for(["--lang", "ja"])(prog="galapagos")
    parser.add_argument("--lang", help=Told("help-lang", languages="あ" * 31))
    lines = [line.strip() for line in parser.format_help().splitlines()]
    assert not [line for line in lines if line[:1] in tuple("、。）：")]
    assert any("（既定：" in line for line in lines)
