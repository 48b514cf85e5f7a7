"""The answer to `why` at a served table: the same as that of the record, for each viewer."""

import pytest

from galapagos.games.explain import explain, worth_explaining
from galapagos.records.timeline import Timeline
from galapagos.server.show.shown import Stage
from galapagos.server.table.renumber import event_numbers
from tests.server.tables import ANA, BO, Journal, person


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_a_table_explains_like_its_record(game: str) -> None:
    journal = Journal([person(ANA), person(BO)], game=game)
    journal.start()
    journal.act_until(lambda table: table.play.game.is_over())
    table, stage = journal.table, Stage()
    history = Timeline.of_record(table.play.record({}), table.codec)
    for viewer in (-1, 1):
        people = table.show.people(viewer, table.names(), "en").aloud()
        worth = worth_explaining(history, people)
        assert worth
        for line in worth[::7]:
            number = event_numbers(table.play, viewer).shown(line.event)
            found = stage.explained(table, viewer, "en", "w", number)
            wanted = explain(history, line.event, people)
            assert [one.text for one in found.lines] == [one.text for one in wanted.lines]
            assert found.what_if == [one.text for one in wanted.what_if]
            assert found.rules == wanted.rules
