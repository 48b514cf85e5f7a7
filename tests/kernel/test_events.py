"""The event log: numbers, causes, and what filters and listeners read."""

from galapagos.kernel.events import Event, EventLog


def test_the_first_event_of_an_action_is_the_cause_of_the_others() -> None:
    log = EventLog()
    log.begin()
    for kind in (10, 11, 12):
        log.emit(kind, 0, 0)
    log.begin()
    for kind in (20, 21):
        log.emit(kind, 0, 0)
    assert [int(event.cause) for event in log.events] == [-1, 0, 0, -1, 3]


def test_fields_come_in_their_documented_order() -> None:
    event = Event(1, 2, 3, 4, 5, 6, 7, 8)
    assert event.fields() == [1, 2, 3, 4, 5, 6, 7, 8]
    assert repr(event) == "Event(1, 2, 3, 4, 5, 6, 7, 8)"


def test_fields_that_a_kind_does_not_use_are_minus_one() -> None:
    log = EventLog()
    log.emit(9, 8, 7, 6)
    assert log.events[0].fields() == [9, 8, -1, 7, 6, -1, -1, -1]
