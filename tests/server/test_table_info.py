"""What an undo would take back is told to its player in words, as the game stood before."""

import pytest

from galapagos.games.origin.notation.actions import parse_animal
from galapagos.games.origin.words.names import Names
from galapagos.games.show import Show, named, show_for
from galapagos.server.show.table_info import undo_view
from galapagos.server.table.table import Table
from tests.server.tables import ANA, BO, CY, Journal, best, person

STEPS = 150


def journal(game: str) -> tuple[Journal, Show]:
    table = Journal([person(ANA), person(BO), person(CY)], game=game)
    table.start()
    return table, show_for(table.table.codec)


def offered(table: Table, show: Show, seat: int, text: str) -> str:
    """Return what the list of actions calls an action of a seat."""
    view = table.play.game.view(seat)
    action = table.codec.parse_action(view, text)
    people = show.people(seat, named(table.names()), "en").aloud()
    return show.action(view, action, people).label


def called(table: Table, show: Show, seat: int, tag: str, language: str = "en") -> str:
    """Return the name under which a table speaks of an animal of Origin."""
    people = show.people(seat, named(table.names()), language).aloud()
    assert isinstance(people, Names)
    return people.tag(parse_animal(tag))


def told(table: Table, show: Show, seat: int, language: str = "en") -> str:
    undo = undo_view(table, seat, language)
    return "" if undo is None else undo.label


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_it_is_called_as_it_was_when_it_was_chosen(game: str) -> None:
    table, show = journal(game)
    checked = set()
    for _ in range(STEPS):
        seat = table.table.waiting_for()[0]
        text = best(table.table, seat)
        label = offered(table.table, show, seat, text)
        table.act(seat, 0, text)
        now = told(table.table, show, seat)
        if table.table.horizon(seat).steps:
            assert now.endswith(label)
            checked.add(text.split()[0])
        else:
            assert now == ""
        others = {told(table.table, show, other) for other in (-1, 0, 1, 2) if other != seat}
        assert now == "" or now not in others
    assert len(checked) > 2


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Feed an animal from the centre: {}"),
        ("sv", "Ge ett djur föda från mitten: {}"),
        ("ja", "中央から食べさせる：{}"),
    ],
)
def test_it_stands_alone_in_the_language_of_the_viewer(language: str, words: str) -> None:
    table, show = journal("origin")
    table.act_until(lambda t: t.play.steps[-1].action.startswith("take"))
    step = table.table.play.steps[-1]
    name = called(table.table, show, step.seat, step.action.split()[1], language)
    assert told(table.table, show, step.seat, language) == words.format(name)


def test_a_card_that_was_laid_is_told_by_its_trait() -> None:
    table, show = journal("origin")
    table.act_until(lambda t: " on P" in t.play.steps[-1].action)
    step = table.table.play.steps[-1]
    name = called(table.table, show, step.seat, step.action.split()[-1])
    assert told(table.table, show, step.seat).endswith(f" on {name}")


def test_a_draft_of_darwin_is_told_by_its_species() -> None:
    table, show = journal("darwin")
    table.act_until(lambda t: t.play.steps[-1].action.startswith("create"))
    seat = table.table.play.steps[-1].seat
    label = told(table.table, show, seat)
    assert label
    assert "create " not in label or "+" not in label
    assert told(table.table, show, seat, "sv") != label
