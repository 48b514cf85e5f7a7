"""The golden games: which they are, how they are played, and how their events are written down."""

from dataclasses import dataclass, field
from pathlib import Path

from galapagos.games.origin.cards.deck import base_deck, parse_deck
from galapagos.games.origin.notation.actions import animal_name
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.notation.position import format_deck
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.events import EVENT_FIELDS, EVENT_KEYS
from galapagos.games.origin.rules.rules import RULE_IDS
from galapagos.games.origin.rules.terms import HIDDEN, PHASE_KEYS, TRAIT_KEYS
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.records.lines import seat_name
from galapagos.records.timeline import Timeline
from tests.records.games import MOST_DECISIONS, choice

FOLDER = Path(__file__).parent.parent / "replays"

SMALL_DECK = parse_deck(
    "face,copies\nrunning/carnivorous,8\nscavenger,6\ncooperation,6\ntail_loss/mimicry,8\n",
    name="small",
    source="small.csv",
)


@dataclass(frozen=True)
class Golden:
    """A game that must not change: the same choices at the same table."""

    name: str
    players: int
    options: str = ""
    seed: int = 1
    deck: Deck = field(default_factory=base_deck)

    def codec(self) -> OriginCodec:
        return OriginCodec(self.deck)

    def header(self) -> dict[str, str]:
        return {
            "players": str(self.players),
            "options": self.options,
            "deck": format_deck(self.deck),
        }

    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def play(self) -> Timeline:
        recording = Timeline.begin(self.codec(), self.header(), self.seed)
        chooser = Chance(mix(self.seed))
        for _ in range(MOST_DECISIONS):
            if recording.game.is_over():
                break
            recording.play(*choice(recording.game, chooser))
        return recording


GOLDENS = [
    Golden("two-players", 2, seed=22),
    Golden("three-players", 3, seed=32),
    Golden("four-players", 4, seed=1),
    Golden("five-players", 5, seed=11),
    Golden("six-players", 6, seed=34),
    Golden("seven-players", 7, seed=9),
    Golden("eight-players", 8, seed=3),
    Golden("variant", 4, "variant=on", seed=3),
    Golden("teams", 4, "teams=on", seed=5),
    Golden("teams-and-variant", 6, "variant=on teams=on", seed=34),
    Golden("out-of-turn", 3, "out_of_turn_pairs=on full_scavenger_blocks=on", seed=43),
    Golden(
        "every-switch",
        4,
        "must_feed=on out_of_turn_pairs=on mimicry_limit=round full_scavenger_blocks=on "
        "graze_requires_take=on pirate_into_fat=off sleepers_store_fat=on variant=on teams=on",
        seed=61,
    ),
    Golden("small-deck", 2, "out_of_turn_pairs=on", seed=57, deck=SMALL_DECK),
]

EVENTS_OF = GOLDENS[1]
EVENTS_PATH = FOLDER / f"{EVENTS_OF.name}.events"


# --- events ----------------------------------------------------------------------------------

_ANIMALS = {"animal", "partner", "prey", "hunter", "victim", "substitute"}


def dump_events(game: Game, events: list[Event], deck: Deck) -> str:
    """Return a stream of events, one a line; below it, who sees less of it."""
    lines: list[str] = []
    for number, event in enumerate(events):
        whole = _event_text(event, deck)
        cause = "" if event.cause < 0 else f"<{event.cause}"
        lines.append(f"{number:4} {cause:5} {whole}")
        blind: dict[str, list[str]] = {}
        for viewer in range(-1, int(game.seats())):
            text = _event_text(game.event_for(viewer, event), deck)
            if text != whole:
                name = "spectator" if viewer < 0 else seat_name(viewer)
                blind.setdefault(text, []).append(name)
        lines += [f"     seen by {' '.join(names)}: {text}" for text, names in blind.items()]
    return "\n".join(lines) + "\n"


def _event_text(event: Event, deck: Deck) -> str:
    seat = "table" if event.seat < 0 else seat_name(event.seat)
    words = [seat, EVENT_KEYS[event.kind], RULE_IDS[event.rule]]
    values = [int(event.a), int(event.b), int(event.c), int(event.d)]
    names = EVENT_FIELDS[event.kind]
    words += [
        f"{name}={_value(name, value, deck)}" for name, value in zip(names, values, strict=False)
    ]
    # A field that has no name is not used; if it ever is, the dump must show it.
    words += [f"?={value}" for value in values[len(names) :] if value != -1]
    return " ".join(words)


def _value(name: str, value: int, deck: Deck) -> str:
    if name == "face":
        return "hidden" if value == HIDDEN else deck.key(value)
    if name in _ANIMALS and value >= 0:
        return animal_name(value)
    if name == "trait":
        return TRAIT_KEYS[value]
    if name == "phase":
        return PHASE_KEYS[value]
    if name == "winners":
        return "+".join(seat_name(seat) for seat in bit_numbers(value))
    return str(value)
