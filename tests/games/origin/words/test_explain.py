"""Why animals of Origin die and lose food, with what would have changed it."""

from collections.abc import Mapping, Sequence

from galapagos.games.explain import explain, worth_explaining
from galapagos.games.origin.rules import events as ev
from galapagos.games.origin.rules.actions import (
    END,
    HUNT,
    PASS,
    PIRATE,
    RUN,
    SHED,
    TAKE,
    animal_ref,
    pack,
)
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.terms import (
    BURROWING,
    CAMOUFLAGE,
    CARNIVOROUS,
    FAT_TISSUE,
    HIBERNATION,
    HIGH_BODY_WEIGHT,
    PARASITE,
    PIRACY,
    POISONOUS,
    RUNNING,
    SHARP_VISION,
    SWIMMING,
    SYMBIOSIS,
    TAIL_LOSS,
)
from galapagos.text.explain import Explanation
from tests.text.histories import (
    ANA,
    ORIGIN,
    Step,
    changes,
    feeding_table,
    history_of,
    joined,
    place_of,
)

A, B, BOS = animal_ref(0, 0), animal_ref(0, 1), animal_ref(1, 0)
ANA_PASSES: Step = (0, pack(PASS), [])
BO_PASSES: Step = (1, pack(PASS), [])
ANA_ENDS: Step = (0, pack(END), [])


def explained(game: Origin, steps: Sequence[Step], kind: int, animal: int) -> Explanation:
    history = history_of(ORIGIN, game, steps)
    return explain(history, place_of(history, kind, a=animal), ANA)


def tried(
    game: Origin, steps: Sequence[Step], kind: int, animal: int
) -> Mapping[str, tuple[int, ...]]:
    return changes(explained(game, steps, kind, animal).what_if)


# --- hunger ----------------------------------------------------------------------------------


def test_hungry_in_an_empty_centre() -> None:
    """EV-EXT-01, EV-FEED-04"""
    found = explained(feeding_table([[]], [], 0), [ANA_PASSES, BO_PASSES], ev.STARVED, A)
    assert [line.text for line in found.lines] == [
        "Your P1a gets no food this round.",
        "You pass for the rest of this phase.",
        "Your P1a starves: it has 0 of 1 food.",
    ]
    assert [one.text for one in found.what_if] == [
        "With 1 more food in the centre, your P1a could have been fed."
    ]
    assert set(found.rules) == {"EV-FEED-06", "EV-ROUND-04", "EV-EXT-01"}


def test_passing_beside_food() -> None:
    """EV-FEED-12: feeding it would have saved it; more food is then no news."""
    assert tried(feeding_table([[]], [], 1), [ANA_PASSES, BO_PASSES], ev.STARVED, A) == {"take": ()}


def test_the_last_food_went_to_somebody_else() -> None:
    """EV-FEED-04"""
    steps: list[Step] = [ANA_PASSES, (1, pack(TAKE, BOS), []), (1, pack(END), []), BO_PASSES]
    game = feeding_table([[]], [[]], 1)
    found = explained(game, steps, ev.STARVED, A)
    # Bo takes the only food: then feeding P1a proves nothing, since Bo would have to do otherwise.
    assert changes(found.what_if) == {"more_food": (1,)}


def test_a_parasite_raises_the_appetite() -> None:
    """EV-FEED-07, EV-TRAIT-PARASITE-01"""
    steps: list[Step] = [(0, pack(TAKE, A), []), ANA_ENDS, BO_PASSES, ANA_PASSES]
    found = tried(feeding_table([[PARASITE]], [], 1), steps, ev.STARVED, A)
    assert found == {"more_food": (2,), "without_trait": (PARASITE,)}


def test_a_carnivore_that_ate_its_prey_needs_its_trait() -> None:
    """EV-FEED-07: without the trait it would not have eaten, so that is no way out."""
    game = feeding_table([[CARNIVOROUS, HIGH_BODY_WEIGHT]], [[]], 0)
    steps: list[Step] = [(0, pack(HUNT, A, BOS), []), ANA_ENDS, BO_PASSES, ANA_PASSES]
    found = tried(game, steps, ev.STARVED, A)
    assert found == {"more_food": (1,), "without_trait": (HIGH_BODY_WEIGHT,)}


def test_fat_and_sleep_were_not_used() -> None:
    """EV-TRAIT-FAT-06, EV-TRAIT-HIBERNATION-01"""
    game = feeding_table([[FAT_TISSUE, HIBERNATION]], [], 0)
    game.state.animal(A).fat = 1
    found = tried(game, [ANA_PASSES, BO_PASSES], ev.STARVED, A)
    assert found == {"more_food": (1,), "burn": (), "sleep": ()}


def test_fat_would_have_helped() -> None:
    """EV-TRAIT-FAT-06"""
    found = tried(feeding_table([[FAT_TISSUE]], [], 0), [ANA_PASSES, BO_PASSES], ev.STARVED, A)
    assert found == {"more_food": (1,), "fat_left": (1,)}


def test_robbed() -> None:
    """EV-TRAIT-PIRACY-01: of what it lost it would have lived."""
    game = feeding_table([[CARNIVOROUS]], [[PIRACY]], 1)
    steps: list[Step] = [
        (0, pack(TAKE, A), []),
        ANA_ENDS,
        (1, pack(PIRATE, BOS, A), []),
        (1, pack(END), []),
        ANA_PASSES,
        BO_PASSES,
    ]
    history = history_of(ORIGIN, game, steps)
    robbed = explain(history, place_of(history, ev.ROBBED), ANA)
    assert robbed.lines[0].text == "Your P1a can be robbed: it has 1 of 2 food and is still hungry."
    assert changes(robbed.what_if) == {"fed_victim": (1,)}
    starved = explain(history, place_of(history, ev.STARVED, a=A), ANA)
    assert "Piracy: Bo's P2a takes 1 food from your P1a." in [line.text for line in starved.lines]
    # It lacks two by then: neither the robbery alone nor its trait alone made it starve.
    assert changes(starved.what_if) == {"more_food": (2,)}


def test_a_robbery_alone_starves() -> None:
    """EV-TRAIT-PIRACY-01: without it, what it took later would have been enough."""
    game = feeding_table([[CARNIVOROUS]], [[PIRACY]], 2)
    steps: list[Step] = [
        (0, pack(TAKE, A), []),
        ANA_ENDS,
        (1, pack(PIRATE, BOS, A), []),
        (1, pack(END), []),
        (0, pack(TAKE, A), []),
        ANA_ENDS,
        BO_PASSES,
        ANA_PASSES,
    ]
    found = tried(game, steps, ev.STARVED, A)
    assert found == {"more_food": (1,), "not_robbed": (1,)}


def test_prey_that_escaped() -> None:
    """EV-TRAIT-RUNNING-03: another die would have fed the hunter."""
    game = feeding_table([[CARNIVOROUS]], [[RUNNING]], 0)
    steps: list[Step] = [
        (0, pack(HUNT, A, BOS), []),
        (1, pack(RUN), [4]),
        ANA_ENDS,
        BO_PASSES,
        ANA_PASSES,
    ]
    found = explained(game, steps, ev.STARVED, A)
    assert "Bo's P2a runs and rolls 5: it escapes." in [line.text for line in found.lines]
    assert changes(found.what_if) == {"more_food": (2,), "caught": (BOS,)}


def test_poisonous_prey_that_escaped_would_have_been_no_rescue() -> None:
    """EV-TRAIT-POISONOUS-01"""
    game = feeding_table([[CARNIVOROUS]], [[RUNNING, POISONOUS]], 0)
    steps: list[Step] = [
        (0, pack(HUNT, A, BOS), []),
        (1, pack(RUN), [4]),
        ANA_ENDS,
        BO_PASSES,
        ANA_PASSES,
    ]
    assert tried(game, steps, ev.STARVED, A) == {"more_food": (2,)}


def test_waiting_for_a_hungry_representative() -> None:
    """EV-TRAIT-SYMBIOSIS-03"""
    game = feeding_table([[], []], [], 1)
    joined(game, SYMBIOSIS, 0, 1)
    found = explained(game, [ANA_PASSES, BO_PASSES], ev.STARVED, B)
    waits = "Your P1b may not eat yet: your P1a, which shields it, is hungry."
    assert waits in [line.text for line in found.lines]
    assert changes(found.what_if) == {"unjoined": ()}


# --- hunts -----------------------------------------------------------------------------------


def test_eaten_without_any_protection() -> None:
    """EV-ATK-04, EV-ATK-06, EV-TRAIT-RUNNING-01, EV-TRAIT-TAIL_LOSS-01"""
    game = feeding_table([[CARNIVOROUS]], [[]], 0)
    found = explained(game, [(0, pack(HUNT, A, BOS), [])], ev.EATEN, BOS)
    assert [line.text for line in found.lines] == [
        "You hunt Bo's P2a with your P1a.",
        "Bo's P2a has no trait to defend itself with.",
        "Bo's P2a is eaten by your P1a.",
    ]
    assert changes(found.what_if) == {
        "illegal": (CAMOUFLAGE, SWIMMING, HIGH_BODY_WEIGHT),
        "running": (4,),
        "tail_loss": (),
    }
    assert found.what_if[0].text == (
        "With Camouflage, Swimming or High Body Weight, Bo's P2a could not have been hunted by "
        "your P1a."
    )


def test_a_fed_animal_would_be_safe_in_a_burrow() -> None:
    """EV-TRAIT-BURROWING-01"""
    game = feeding_table([[CARNIVOROUS]], [[]], 0)
    game.state.animal(BOS).food = 1
    found = tried(game, [(0, pack(HUNT, A, BOS), [])], ev.EATEN, BOS)
    assert found["illegal"] == (CAMOUFLAGE, SWIMMING, HIGH_BODY_WEIGHT, BURROWING)


def test_the_hunter_saw_through_the_camouflage() -> None:
    """EV-TRAIT-CAMOUFLAGE-01"""
    game = feeding_table([[CARNIVOROUS, SHARP_VISION]], [[CAMOUFLAGE]], 0)
    found = tried(game, [(0, pack(HUNT, A, BOS), [])], ev.EATEN, BOS)
    assert found["illegal"] == (SWIMMING, HIGH_BODY_WEIGHT)
    assert found["senseless"] == (SHARP_VISION,)


def test_too_slow() -> None:
    """EV-TRAIT-RUNNING-01: 4, 5 and 6 escape."""
    game = feeding_table([[CARNIVOROUS]], [[RUNNING]], 0)
    steps: list[Step] = [(0, pack(HUNT, A, BOS), []), (1, pack(RUN), [1])]
    found = explained(game, steps, ev.EATEN, BOS)
    assert "Bo's P2a runs and rolls 2: too slow." in [line.text for line in found.lines]
    assert changes(found.what_if)["ran_faster"] == (4,)


def test_a_tail_need_not_have_been_lost() -> None:
    """EV-TRAIT-TAIL_LOSS-01, EV-ATK-04"""
    game = feeding_table([[CARNIVOROUS]], [[TAIL_LOSS]], 0)
    steps: list[Step] = [(0, pack(HUNT, A, BOS), []), (1, pack(SHED, trait=TAIL_LOSS), [])]
    found = tried(game, steps, ev.CARD_SHED, BOS)
    assert found == {"illegal": (CAMOUFLAGE, SWIMMING, HIGH_BODY_WEIGHT)}


def test_poison() -> None:
    """EV-TRAIT-POISONOUS-01"""
    game = feeding_table([[CARNIVOROUS]], [[POISONOUS]], 0)
    steps: list[Step] = [(0, pack(HUNT, A, BOS), []), ANA_ENDS, BO_PASSES, ANA_PASSES]
    found = explained(game, steps, ev.DIED_OF_POISON, A)
    assert [line.text for line in found.lines] == [
        "You hunt Bo's P2a with your P1a.",
        "Bo's P2a is eaten by your P1a.",
        "Poison: your P1a ate Bo's P2a and will die at the end of the round.",
        "Your P1a dies of poison.",
    ]
    assert changes(found.what_if) == {"unpoisoned": (BOS,)}


def test_food_for_which_there_is_no_room() -> None:
    """EV-FEED-18"""
    game = feeding_table([[CARNIVOROUS]], [[]], 0)
    game.state.animal(A).food = 1
    found = tried(game, [(0, pack(HUNT, A, BOS), [])], ev.FOOD_LOST, A)
    assert found == {"room": (1,)}


# --- the end ---------------------------------------------------------------------------------


def test_points() -> None:
    """EV-SCORE-04, EV-SCORE-05: with as many points the larger discard pile would decide."""
    game = feeding_table([[]], [[SWIMMING]], 2)
    game.state.last = True
    steps: list[Step] = [
        (0, pack(TAKE, A), []),
        ANA_ENDS,
        (1, pack(TAKE, BOS), []),
        (1, pack(END), []),
        ANA_PASSES,
        BO_PASSES,
    ]
    history = history_of(ORIGIN, game, steps)
    lost = explain(history, place_of(history, ev.SCORED, seat=0), ANA)
    assert [one.text for one in lost.what_if] == ["With 1 more point you would have won."]
    won = explain(history, place_of(history, ev.SCORED, seat=1), ANA)
    assert won.what_if == []
    first = worth_explaining(history, ANA)[0]
    assert first.text.startswith("You have 2 points")


def test_any_other_event_has_its_cause() -> None:
    history = history_of(ORIGIN, feeding_table([[]], [], 1), [(0, pack(TAKE, A), [])])
    got = explain(history, place_of(history, ev.FOOD_RECEIVED), ANA)
    assert [line.text for line in got.lines] == ["You feed your P1a.", "Your P1a eats 1 food."]
    assert not got.was_tried
