"""Why species of Darwin die, go hungry, lose the lead or earn points, and what would change it."""

from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules.actions import EAT, pack
from galapagos.games.darwin.rules.cards import pack_abilities, pack_stats
from galapagos.games.darwin.rules.terms import (
    CARNIVORE,
    EPIDEMIC,
    FLOOD,
    HERBIVORE,
    HUNGRY,
    HURRICANE,
    INTRUDERS,
)
from galapagos.games.darwin.words.names import Names
from galapagos.games.explain import explain
from galapagos.kernel.bits import bit
from galapagos.records.files import read_text
from galapagos.records.record import parse_record
from galapagos.records.timeline import Timeline
from galapagos.text.explain import Explanation
from tests.records.darwin_games import CODEC, FOLDER, WORDS
from tests.text.histories import ANA_OF_DARWIN as ANA
from tests.text.histories import Land, changes, place_of


def stats(run: int = 1, hearts: int = 0, competition: int = 0, **more: int) -> int:
    """Numbers of a species that may live in the savanna, where running counts."""
    return int(pack_stats(pack_abilities(run=run), hearts, competition, **more))


def death(history: Timeline, uid: int) -> Explanation:
    return explain(history, place_of(history, ev.DIED, a=uid), ANA)


def texts(explanation: Explanation) -> list[str]:
    return [line.text for line in explanation.lines]


def savanna(*, plants: int = 0, meat: int = 0, eras: int = 4) -> Land:
    return Land("savanna", plants=plants, meat=meat, eras=eras)


def test_somebody_better_adapted_eats_first() -> None:
    """DC-EVAL-FOOD-03, DC-FOOD-04, DC-TERM-09"""
    land = savanna(plants=3)
    weak = land.species(0, stats(run=1, hearts=2), HERBIVORE)
    strong = land.species(1, stats(run=3, hearts=2), HERBIVORE)
    found = death(land.history(), weak)
    assert any("ranks above" in text and "adaptation 3 to 1" in text for text in texts(found))
    assert texts(found)[-1].endswith("starves: it has 0 of 2 food.")
    assert changes(found.what_if) == {"plants": (1,), "without": (strong,), "adaptation": (3,)}
    assert found.what_if[0].text.startswith("With 1 more plant in the savanna, your ")
    assert found.what_if[0].text.endswith(" would have lived.")


def test_a_hunter_without_prey() -> None:
    """DC-EVAL-PRED-03, -04, -10"""
    land = savanna(plants=4, meat=1)
    hunter = land.species(0, stats(run=2, hearts=2, competition=1), CARNIVORE)
    digger = land.species(1, stats(run=1, hearts=1, dig=1), HERBIVORE)
    land.species(1, stats(run=1, hearts=1, competition=2), HERBIVORE)
    found = death(land.history(), hunter)
    assert sum("digs or is poisonous" in text for text in texts(found)) == 1
    assert sum("has more competition" in text for text in texts(found)) == 1
    assert changes(found.what_if) == {"meat": (1,), "exposed": (digger,), "competition": (1,)}


def test_prey() -> None:
    """DC-EVAL-PRED-02 … 08: it ranks lowest of what the hunter can catch."""
    land = savanna(plants=4)
    hunter = land.species(1, stats(run=3, hearts=1, competition=2), CARNIVORE)
    prey = land.species(0, stats(run=1, hearts=1), HERBIVORE)
    land.species(0, stats(run=2, hearts=1), HERBIVORE)
    history = land.history()
    found = death(history, prey)
    assert any(text.endswith("has 0 of 1 food and must hunt.") for text in texts(found))
    assert any(text.endswith("ranks lowest.") for text in texts(found))
    assert changes(found.what_if) == {"guarded": (), "adaptation": (2,), "competition": (3,)}
    meal = explain(history, place_of(history, ev.EATEN, a=hunter), ANA)
    assert meal.what_if == found.what_if


def test_a_choice_between_tied_prey_proves_nothing() -> None:
    """DC-EVAL-PRED-06: without a guarantee that it lives, nothing is promised."""
    land = savanna(plants=4)
    land.species(1, stats(run=3, hearts=1, competition=2), CARNIVORE)
    prey = [land.species(0, stats(run=1, hearts=1), HERBIVORE) for _ in range(2)]
    found = death(land.history([(1, int(pack(EAT, prey[0])), [])]), prey[0])
    assert any("rank lowest; the hunter's owner chooses." in text for text in texts(found))
    # One more adaptation makes the other one the lowest; a rival less leaves no choice at all.
    assert changes(found.what_if)["adaptation"] == (1,)


def test_below_a_failed_carnivore() -> None:
    """DC-EVAL-PRED-11"""
    land = savanna(meat=1)
    better = land.species(1, stats(run=3, hearts=2, competition=1), CARNIVORE)
    lower = land.species(0, stats(run=1, hearts=1), CARNIVORE)
    found = death(land.history(), lower)
    assert any("finds no prey" in text for text in texts(found))
    assert changes(found.what_if)["without"] == (better,)


def test_it_does_not_fit() -> None:
    """DC-EVAL-REQ-01"""
    land = Land("ocean", plants=3, meat=0)
    stranger = land.species(0, stats(run=2, hearts=1), HERBIVORE)
    found = death(land.history(), stranger)
    assert "does not fit the ocean" in texts(found)[-1]
    assert found.what_if[0].key == "what_if-ability"
    assert "swim" in found.what_if[0].text


def test_an_epidemic_forbids_the_hunt() -> None:
    """DC-EVT-EPIDEMIC-02"""
    land = savanna(plants=2)
    land.state.event = EPIDEMIC
    hunter = land.species(0, stats(run=2, hearts=1, competition=1), CARNIVORE)
    land.species(1, stats(run=1, hearts=1), HERBIVORE)
    found = death(land.history(), hunter)
    # The printed food of a savanna comes back with the event gone.
    assert found.what_if[0].key == "what_if-uneventful"
    assert found.what_if[0].text.startswith("Without the event epidemic, your ")


# --- events ----------------------------------------------------------------------------------


def test_flood() -> None:
    """DC-EVT-FLOOD-01"""
    land = savanna(plants=3, eras=3)
    land.state.era, land.state.event_deck = 1, bit(FLOOD)
    drowned = land.species(0, stats(hearts=1), HERBIVORE)
    found = death(land.history(), drowned)
    assert texts(found)[0].startswith("Event: flood.")
    assert [one.text.partition(",")[0] for one in found.what_if] == ["With 1 more swim"]
    assert found.what_if[0].about[0] == 1


def test_hurricane() -> None:
    """DC-EVT-HURRICANE-01, -02"""
    land = savanna(plants=5, eras=3)
    land.state.era, land.state.event_deck = 1, bit(HURRICANE)
    last = land.species(0, stats(run=1, hearts=1), HERBIVORE)
    land.species(1, stats(run=3, hearts=1), HERBIVORE)
    found = death(land.history(), last)
    assert any("adaptation 3 to 1" in text for text in texts(found))
    assert changes(found.what_if)["adaptation"] == (3,)


def test_intruders() -> None:
    """DC-EVT-INTRUDERS-01"""
    land = savanna(plants=5, eras=3)
    land.state.era, land.state.event_deck = 1, bit(INTRUDERS)
    rich = land.species(0, stats(run=3, hearts=1), HERBIVORE, points=7)
    land.species(0, stats(run=1, hearts=1), HERBIVORE, points=2)
    found = death(land.history(), rich)
    assert any("and none of your species has more." in text for text in texts(found))
    [idea] = found.what_if
    assert idea.key == "what_if-poorer"


# --- hunger and leads ------------------------------------------------------------------------


def five_players() -> Timeline:
    record = parse_record(read_text(FOLDER / "darwin-five-players.txt"))
    return Timeline.of_record(record, CODEC)


def test_hungry_after_somebody_else_has_come() -> None:
    """DC-FOOD-02, DC-TERM-14"""
    history = five_players()
    names = Names(0, [f"P{seat + 1}" for seat in range(5)], "en", WORDS.catalog)
    hungry = place_of(history, ev.FOOD_SERVED, a=1, d=HUNGRY)
    found = explain(history, hungry, names)
    assert texts(found) == [
        "The hill country offers 6 plants and 4 meat.",
        "P4 creates Puffin panda (S2) in the hill country: carnivore, 2 hearts, "
        "climb 3, swim 3, "
        "cold 2, competition 2.",
        "Your Wolf Arctic fox (S3) ranks above P4's Puffin panda (S2) in the "
        "hill country: "
        "adaptation 5 to 3.",
        "P3 creates Vampire bat snow leopard (S5) in the hill country: carnivore, 2 "
        "hearts, climb 5, fly 1, "
        "cold 1, competition 3.",
        "P3's Vampire bat snow leopard (S5) ranks above P4's Puffin panda "
        "(S2) in the hill country: "
        "adaptation 5 to 3.",
        "P4's Puffin panda (S2) is hungry: 0 of 2 food.",
    ]
    assert [one.text for one in found.what_if] == [
        "With 2 more meat in the hill country, P4's Puffin panda (S2) would be fed.",
        "Without P3's Vampire bat snow leopard (S5), P4's Puffin panda (S2) would be fed.",
        "Without your Wolf Arctic fox (S3), P4's Puffin panda (S2) would be fed.",
    ]


def test_the_lead_is_lost() -> None:
    """DC-LEAD-01"""
    history = five_players()
    names = Names(-1, [f"P{seat + 1}" for seat in range(5)], "en", WORDS.catalog)
    taken = place_of(history, ev.LEADER, b=8)
    found = explain(history, taken, names)
    assert texts(found)[1:] == [
        "P1's Orca owl (S9) ranks above P3's Macaw anaconda (S4) in the "
        "ocean: equal adaptation, "
        "but competition 4 to 3.",
        "P1's Orca owl (S9) leads the ocean.",
    ]
    assert changes(found.what_if) == {"adaptation": (1,), "competition": (1,), "without": (8,)}


# --- points ----------------------------------------------------------------------------------


def test_medals_and_the_score() -> None:
    """DC-EVAL-COMP-01, DC-EVAL-ADAPT-01, DC-END-02, -03"""
    land = savanna(plants=9)
    first = land.species(1, stats(run=2, hearts=1, competition=5), HERBIVORE)
    second = land.species(0, stats(run=1, hearts=1, competition=3), HERBIVORE)
    history = land.history()
    silver = explain(history, place_of(history, ev.POINTS_EARNED, a=second, c=5), ANA)
    # With as much competition the better adapted one would still be first (DC-EVAL-COMP-02).
    assert changes(silver.what_if) == {"competition": (3,)}
    reward = explain(history, place_of(history, ev.POINTS_EARNED, a=first, c=4), ANA)
    assert any("ranks above" in text for text in texts(reward))
    lost = explain(history, place_of(history, ev.SCORED, seat=0), ANA)
    assert texts(lost)[0].startswith("In all, you earn 1 for survival, 0 for adaptation and 2 for")
    outcome = history.game.outcome()
    assert outcome is not None
    own, theirs = outcome.scores
    assert changes(lost.what_if) == {"points": (theirs - own,)}


def test_a_death_explains_the_banked_point() -> None:
    """DC-DEATH-02"""
    land = savanna()
    starved = land.species(0, stats(hearts=1), HERBIVORE, points=3)
    history = land.history()
    banked = explain(history, place_of(history, ev.BANKED), ANA)
    assert banked.what_if == death(history, starved).what_if
    assert banked.lines[:-1] == death(history, starved).lines
