"""Explanations of whole games: every death has one, its what-ifs hold, and it keeps secrets."""

from collections.abc import Callable
from pathlib import Path
from time import process_time

import pytest

from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.rules import events as dv
from galapagos.games.darwin.rules.actions import NO_ACTION
from galapagos.games.darwin.rules.cards import PROTECTION, pack_abilities, pack_stats
from galapagos.games.darwin.rules.food import feed, is_trial_era, supply
from galapagos.games.darwin.rules.forecast import foresee
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options as DarwinOptions
from galapagos.games.darwin.rules.rules import DC_FOOD_02
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.table import settle_in
from galapagos.games.darwin.rules.terms import ABILITY_KEYS, BY_EVENT, EVALUATION, NO_CARD
from galapagos.games.darwin.words.names import Names as DarwinNames
from galapagos.games.explain import explain, worth_explaining
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.rules import events as ov
from galapagos.games.origin.rules.actions import BURN, HIBERNATE, TAKE, pack
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.state import Animal
from galapagos.games.origin.rules.table import lay_trait
from galapagos.games.origin.rules.terms import FEEDING
from galapagos.games.origin.words.names import Names
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec
from galapagos.records.files import read_text
from galapagos.records.record import parse_record
from galapagos.records.timeline import Moment, Timeline
from galapagos.text.explain import Explanation, Told
from galapagos.text.languages import LANGUAGES
from galapagos.text.people import People
from tests.amounts import few
from tests.records import darwin_games, games
from tests.records.goldens import FOLDER, GOLDENS

RECORDS = sorted(FOLDER.glob("*.txt"))
ORIGIN_DEATHS = {ov.STARVED, ov.EATEN, ov.DIED_OF_POISON}


def golden(path: Path) -> Timeline:
    record = parse_record(read_text(path), source=path.name)
    codec: Codec = darwin_games.CODEC
    if record.header["game"] == "origin":
        codec = next(one for one in GOLDENS if one.path() == path).codec()
    return Timeline.of_record(record, codec)


def random_origin(seed: int) -> Timeline:
    options = games.TABLES[seed % len(games.TABLES)]
    return _recorded(OriginCodec(), options, seed)


def random_darwin(seed: int) -> Timeline:
    options = darwin_games.TABLES[seed % len(darwin_games.TABLES)]
    return _recorded(darwin_games.CODEC, options, seed)


def _recorded(codec: Codec, options: Options | DarwinOptions, seed: int) -> Timeline:
    some = games if isinstance(options, Options) else darwin_games
    game = next(iter(some.decisions(options, seed)))
    recording = Timeline.begin(codec, codec.header(game), seed)
    chooser = Chance(mix(seed + 1))
    while not recording.game.is_over():
        recording.play(*some.choice(recording.game, chooser))
    return Timeline.of_record(parse_record(recording.text()), codec)


def names_of(history: Timeline, viewer: int, language: str = "en") -> People:
    players = [f"P{seat + 1}" for seat in range(int(history.game.seats()))]
    codec = history.codec
    if isinstance(codec, OriginCodec):
        return Names(viewer, players, language, codec.deck)
    assert isinstance(codec, DarwinCodec)
    return DarwinNames(viewer, players, language, codec.words.catalog)


# --- everything can be explained -------------------------------------------------------------


@pytest.mark.parametrize("path", few(RECORDS, 7), ids=lambda path: path.stem)
def test_golden_games_are_explained(path: Path) -> None:
    """Whatever is worth it, and every tenth of the other events."""
    history = golden(path)
    names = names_of(history, 0)
    worth = {line.event for line in worth_explaining(history, names)}
    numbers = sorted(worth.union(range(0, len(history.events), 10)))
    began = process_time()
    for number in numbers:
        found = explain(history, number, names)
        assert found.event == number
        assert all(line.event <= number + 1 for line in found.lines)
        assert len(found.what_if) <= 3
    took = process_time() - began
    # Measured: 1 to 5 ms each. A tenfold slip is a bug, a busy machine is not.
    assert took / len(numbers) < 0.05


@pytest.mark.parametrize("language", few(LANGUAGES, 2))
@pytest.mark.parametrize("name", ["three-players", "darwin-team"])
def test_every_language_explains(name: str, language: str) -> None:
    history = golden(FOLDER / f"{name}.txt")
    names = names_of(history, 1, language)
    for line in worth_explaining(history, names):
        found = explain(history, line.event, names)
        assert line.text in [one.text for one in found.lines]
        told = [one.text for one in found.lines] + [one.text for one in found.what_if]
        assert not any("-1" in text or "{" in text or "explain-" in text for text in told)


# --- what-ifs hold ---------------------------------------------------------------------------


@pytest.mark.parametrize("seed", few(range(8), 4))
def test_every_death_of_origin_is_explained_and_its_what_ifs_hold(seed: int) -> None:
    history = random_origin(seed)
    names = names_of(history, seed % 2)
    for number, event in enumerate(history.events):
        if event.kind in ORIGIN_DEATHS:
            found = explain(history, number, names)
            assert len(found.lines) >= 2
            for one in found.what_if:
                _check_origin(history, found, one)


def _check_origin(history: Timeline, found: Explanation, told: Told) -> None:
    """Look at the real game, hidden cards and all, whether a change could do what it claims."""
    event = history.events[found.event]
    ref, seat = int(event.a), int(event.seat)
    step = history.step_of(found.event)
    key = told.key.removeprefix("what_if-")
    if key == "illegal":
        aimed = max(
            line.event
            for line in found.lines
            if history.events[line.event].kind in (ov.HUNT_ANNOUNCED, ov.REDIRECTED)
        )
        hunt = history.step_of(aimed)
        for trait in told.about:
            game = _origin(history, hunt)
            lay_trait(game.state.animal(ref), trait, 0)
            assert game.why(history.steps[hunt].seat, history.steps[hunt].code)
    elif key == "without_trait":
        animal = _origin(history, step).state.animal(ref)
        assert animal.traits >> told.about[0] & 1
    elif key in ("take", "more_food", "sleep", "burn"):
        passed = max(
            number
            for number in range(found.event)
            if history.events[number].kind == ov.PASSED and history.events[number].seat == seat
        )
        game = _origin(history, history.step_of(passed))
        animal = game.state.animal(ref)
        if key == "more_food":
            game.state.centre += told.about[0]
        assert game.why(seat, _care(key, animal)) == []


def _care(key: str, animal: Animal) -> int:
    ref = int(animal.ref())
    if key == "sleep":
        return int(pack(HIBERNATE, ref))
    return int(pack(BURN, ref, n=animal.hunger()) if key == "burn" else pack(TAKE, ref))


def _origin(history: Timeline, step: int) -> Origin:
    game = history.before(step).clone()
    assert isinstance(game, Origin)
    game.state.own_all()
    return game


@pytest.mark.parametrize("seed", few(range(11), 5))
def test_every_death_of_darwin_is_explained_and_its_what_ifs_hold(seed: int) -> None:
    history = random_darwin(seed)
    names = names_of(history, seed % 2)
    for number, event in enumerate(history.events):
        if event.kind == dv.DIED:
            found = explain(history, number, names)
            assert len(found.lines) >= 2
            if event.b != BY_EVENT:
                for one in found.what_if:
                    assert _lives(history, number, int(event.a), one), one


def _lives(history: Timeline, event: int, uid: int, told: Told) -> bool:
    """Ask the forecast of the rules about the real table with the one change made."""
    began = max(
        number
        for number in range(event)
        if history.events[number].kind == dv.PHASE_BEGAN and history.events[number].a == EVALUATION
    )
    game = history.before(history.step_of(began)).clone()
    assert isinstance(game, Darwin)
    state = game.state
    state.own_all()
    state.main, state.give, state.take = NO_ACTION, NO_CARD, NO_CARD
    slot = int(state.species(uid).slot)
    assert not foresee(state).fate(uid).lives() or not foresee(state).is_certain
    _change(state, uid, slot, told)
    if not is_trial_era(state):
        feed(state, slot, DC_FOOD_02)
    return bool(foresee(state).fate(uid).lives())


def _change(state: State, uid: int, slot: int, told: Told) -> None:
    """Make a change in the words of this test, not of the program."""
    species, biome = state.species(uid), state.biomes[slot]
    key, about = told.key.removeprefix("what_if-"), told.about
    if key == "plants":
        biome.plants += about[0]
    elif key == "meat":
        biome.meat += about[0]
    elif key == "without":
        biome.species.remove(state.species(about[0]))
    elif key == "exposed":
        state.species(about[0]).stats &= ~PROTECTION
    elif key == "guarded":
        species.stats |= pack_stats(0, poison=1)
    elif key == "adaptation":
        species.adaptation += about[0]
    elif key == "competition":
        species.stats += pack_stats(0, competition=about[0])
    elif key == "hearts":
        species.stats -= pack_stats(0, hearts=about[0])
    elif key == "ability":
        species.stats += about[0] * pack_abilities(**{ABILITY_KEYS[about[1]]: 1})
        settle_in(state, species)
    elif key == "unable":
        one = pack_abilities(**{ABILITY_KEYS[about[0]]: 127})
        species.stats &= ~one
        settle_in(state, species)
    elif key == "unreplaced":
        _lay(state, slot, about[0])
    else:
        assert key == "uneventful"
        state.event = -1
        _lay(state, slot, int(biome.card))


def _lay(state: State, slot: int, card: int) -> None:
    """Lay a biome with its food: what is printed, but for the events that change it (Q69)."""
    biome = state.biomes[slot]
    biome.card = card
    biome.ground = biome.ground if state.event == -1 else 0
    supply(state, slot)
    for species in biome.species:
        settle_in(state, species)


# --- secrecy ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("make", [random_origin, random_darwin], ids=["origin", "darwin"])
def test_two_worlds_that_look_alike_are_explained_alike(
    make: Callable[[int], Timeline], seed: int
) -> None:
    """World B is made of guesses from the viewer's views; its log holds what the viewer saw."""
    history = make(seed)
    for viewer in (-1, seed % 2):
        names = names_of(history, viewer)
        world = _guessed(history, viewer)
        numbers = [line.event for line in worth_explaining(history, names)]
        assert numbers == [line.event for line in worth_explaining(world, names)]
        for number in numbers[:: 1 + len(numbers) // 20]:
            assert explain(history, number, names) == explain(world, number, names)


def _guessed(history: Timeline, viewer: int) -> Timeline:
    steps: list[Moment] = []
    games: list[Game] = []
    for number, step in enumerate(history.steps):
        before = games[-1] if games else None
        is_open = isinstance(before, Origin) and before.state.phase == FEEDING
        code = step.code if is_open else -1
        steps.append(Moment(step.seat, "hidden", step.dice, code=code, events=step.events))
        games.append(history.after(number).view(viewer).determinise(number))
    games[-1] = history.game.view(viewer).determinise(99)
    world = Timeline(history.codec, {})
    seen = [history.game.event_for(viewer, event) for event in history.events]
    world.restore(steps, seen, dict(enumerate(games)))
    return world


# --- looking back ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["two-players", "darwin-kids"])
def test_the_past_is_played_again_as_it_was(name: str) -> None:
    history = golden(FOLDER / f"{name}.txt")
    assert len(history._kept) < len(history.steps) / 8
    for number in (9, 10, 14, 7, 30):
        events = history.steps[number].events
        assert history.step_of(events) == number + 1
        assert history.step_of(events - 1) == number
        game = history.after(number).clone()
        action = history.steps[number + 1].code
        assert game.why(history.steps[number + 1].seat, action) == []
        assert history.before(number + 1) is history.after(number)
