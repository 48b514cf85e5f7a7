"""Games of Darwin for the tests of texts: every mode, number of players and switch, at random.

    python -m tests.records.darwin_games

writes the golden games anew. Only after a change of play that is meant: such a change has a new
``RULES_VERSION``; read the difference before you commit it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from galapagos.games.darwin.cards.catalog import load_catalog
from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.rules.actions import PASS, kind_of
from galapagos.games.darwin.rules.cards import CardSet
from galapagos.games.darwin.rules.game import Darwin, new_darwin
from galapagos.games.darwin.rules.options import SWITCH_KEYS, Options, options_from_text
from galapagos.games.darwin.rules.state import NO_DEAL
from galapagos.games.darwin.rules.terms import (
    ACTION,
    BEGINNER,
    DRAWING,
    EVALUATION,
    EVENT,
    KIDS,
    MODE_KEYS,
    TEAM,
)
from galapagos.games.darwin.rules.turn import is_draft_empty
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.viewers import COMPLETE
from galapagos.records.timeline import Timeline
from tests.records.games import MOST_DECISIONS, fingerprint, played_by

CARD_SET = Path(__file__).parent / "darwin_set"
"""Not Galapagos' own cards: those are balanced anew from time to time."""
CODEC = DarwinCodec(load_catalog(CARD_SET))
WORDS = CODEC.words
FOLDER = Path(__file__).parent.parent / "replays"

_NO_CARDS = CardSet("none", [], [])
ALL_SWITCHES = dict.fromkeys(SWITCH_KEYS, "on")
TABLES = [
    Options(2),
    Options(3, eras=3, loose_prey=True, remainder_goes_on=True),
    options_from_text(4, ALL_SWITCHES),
    Options(5, first_player_picks_biome=True),
    Options(6, hurricane_takes_all_tied=True, food_is_redistributed=True),
    Options(4, mode=TEAM),
    options_from_text(4, ALL_SWITCHES, "team"),
    Options(2, mode=KIDS),
    Options(6, mode=KIDS, eras=3),
    Options(3, mode=BEGINNER),
    Options(6, mode=BEGINNER, trade_stands_on_pass=True),
]
"""Together: every mode, every number of players, and every switch both ways."""


def table_name(options: Options) -> str:
    return f"{MODE_KEYS[options.mode]}-{options.players}-{len(options.changed())}-switches"


def decisions(options: Options, seed: int) -> Iterator[Darwin]:
    """Yield a game before each of its random decisions, and once more when it is over."""
    return played_on(new_darwin(options, WORDS.cards, seed), seed)


def played_on(game: Darwin, seed: int) -> Iterator[Darwin]:
    """Yield a game before each further decision until it is over; always the same object."""
    return played_by(choice, game, seed)


def choice(game: Darwin, chooser: Chance) -> tuple[int, int]:
    """Choose a seat and its action: by kind first, so that long lists do not drown short ones."""
    seat = int(game.actor())
    if chooser.below(8) == 0:
        seats = game.seats_to_act()
        seat = seats[chooser.below(len(seats))]
    legal = game.legal_list(seat)
    kinds = sorted({int(kind_of(action)) for action in legal})
    if len(kinds) > 1 and chooser.below(4):
        # Who passes early makes a dull game.
        kinds = [kind for kind in kinds if kind != PASS]
    kind = kinds[chooser.below(len(kinds))]
    some = [action for action in legal if kind_of(action) == kind]
    return seat, some[chooser.below(len(some))]


def complete(game: Darwin) -> Darwin:
    """Return a game that can be played on: the game itself, or a guess at what a view hides."""
    return game if game.state.viewer == COMPLETE else game.determinise(1)


def data_of(game: Darwin) -> object:
    """Return all data of a game but its cards, which every state of a game shares.

    A clone leaves log, tape and working space behind."""
    state = game.state.clone()
    assert state.cards is WORDS.cards
    state.cards = _NO_CARDS
    return fingerprint(state)


HUNT = f"""\
galapagos position 1
game: darwin
cards: {WORDS.title}
players: 3
mode: base
eras: 4
chance: 00000000000000ff
era: 1
phase: evaluation
first: P2
created: 5
zone: moose-head raccoon-head red-kangaroo-tail reindeer-body hippopotamus-body
discard: common-warthog-head red-fox-head
hunting: africa
slot 1: africa savanna plants=8 meat=5
slot 2: america steppe plants=6 meat=4
slot 3: asia wetlands plants=6 meat=4
slot 4: europe swamp plants=6 meat=5
P1 hand: addax-head cheetah-body
P1 marks: passed touched
P2 hand: koala-head:all reindeer-head
P2 marks: passed redrawn touched
P3 marks: passed touched
S1: P1 africa bongo-head bongo-body plants=2 acted
S2: P2 africa blue-wildebeest-head nine-banded-armadillo-body plants=2 acted
S3: P3 africa spotted-hyena-head lion-body meat=2 acted
S4: P3 africa giant-anteater-head white-rhinoceros-body meat=2 acted
S5: P1 america giraffe-head red-kangaroo-body plants=2 acted
"""
"""Two exactly tied hunters of one player, short of one meat each, and two exactly tied prey."""


# --- golden games ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Golden:
    """A game that must not change: the same choices at the same table."""

    name: str
    table: int
    seed: int

    def path(self) -> Path:
        return FOLDER / f"darwin-{self.name}.txt"

    def play(self) -> Timeline:
        return recorded(TABLES[self.table], self.seed)


def recorded(options: Options, seed: int, most: int = MOST_DECISIONS) -> Timeline:
    """Play and record a game, or its first actions."""
    header = CODEC.header(new_darwin(options, WORDS.cards, seed))
    recording = Timeline.begin(CODEC, header, seed)
    chooser = Chance(mix(seed + 1))
    for number in range(most):
        game = recording.game
        assert isinstance(game, Darwin)
        if game.is_over():
            break
        recording.play(*choice(game, chooser))
    return recording


GOLDENS = [
    Golden("two-players", 0, 1),
    Golden("three-eras", 1, 2),
    Golden("every-switch", 2, 7),
    Golden("five-players", 3, 10),
    Golden("six-players", 4, 12),
    Golden("team", 5, 9),
    Golden("team-every-switch", 6, 12),
    Golden("kids", 8, 8),
    Golden("beginner", 9, 9),
]


@cache
def positions() -> list[str]:
    """Return positions of every table, complete ones and views, rich in open decisions."""
    texts: list[str] = []
    tables = [(options, seed) for seed, options in enumerate(TABLES)]
    # Rich in choices about events, hunts and biomes.
    tables += [(TABLES[golden.table], golden.seed) for golden in GOLDENS[2:7]]
    for options, seed in tables:
        for number, game in enumerate(decisions(options, seed)):
            is_rare = game.state.phase in (EVALUATION, EVENT)
            if is_rare or number % 61 == 0 or (number % 9 == 0 and not is_common(game)):
                viewer = number % (int(options.players) + 1) - 1
                texts.append(CODEC.position_text(game if number % 2 else game.view(viewer)))
    return texts


def is_common(game: Darwin) -> bool:
    """Whether nothing special is waited for: a card to draw, or a turn without a draft."""
    state = game.state
    if state.phase == ACTION:
        return is_draft_empty(state) and state.deal == NO_DEAL
    return state.phase == DRAWING


def main() -> None:
    for golden in GOLDENS:
        recording = golden.play()
        golden.path().write_text(recording.text(), encoding="utf-8", newline="\n")
        print(f"{golden.path().name}: {len(recording.steps) - 1} actions")


if __name__ == "__main__":
    main()
