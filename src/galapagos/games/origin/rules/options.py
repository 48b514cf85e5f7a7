"""The switches of Origin: number of players and the rulings a table may decide otherwise."""

from typing import Final, final

from mypy_extensions import i64

from galapagos.games.origin.rules.terms import MAX_PLAYERS, MIN_PLAYERS, ONE_DECK_PLAYERS
from galapagos.kernel.agreement import Agreement, check_switch, is_on
from galapagos.kernel.errors import BadData
from galapagos.kernel.kept import Numbers, Shared, packed

SWITCH_KEYS: Final[list[str]] = [
    "decks",
    "must_feed",
    "out_of_turn_pairs",
    "mimicry_limit",
    "full_scavenger_blocks",
    "graze_requires_take",
    "pirate_into_fat",
    "sleepers_store_fat",
    "variant",
    "teams",
]
"""Every switch, in the order of the specification."""

BESIDE: Final = "beside"
"""``out_of_turn_pairs`` as version 1 of the rules had them."""

_RULINGS: Final[list[str]] = [
    "must_feed",
    "out_of_turn_pairs",
    "pairs_beside_turn",
    "mimicry_once_a_round",
    "full_scavenger_blocks",
    "graze_requires_take",
    "pirate_into_fat",
    "sleepers_store_fat",
    "variant",
    "teams",
]
"""Every attribute of `Options` but the players."""


@final
class Options(Agreement):
    """The players and the rulings of one table."""

    players: i64
    must_feed: bool
    """No pass in Feeding while the player could take (B-04)."""
    out_of_turn_pairs: bool
    """Scavenger food in another player's turn starts pair traits (B-10)."""
    pairs_beside_turn: bool
    """They do, and meanwhile the turn goes on. Version 1 of these rules played so; games begun
    by it are played on, new ones are not offered it."""
    mimicry_once_a_round: bool
    """Each mimicry card works once per feeding phase, not once per attack (B-20)."""
    full_scavenger_blocks: bool
    """The first player who owns any scavenger ends the check, even if it is full (B-28)."""
    graze_requires_take: bool
    """Grazing only after the turn's take (B-38)."""
    pirate_into_fat: bool
    """A fed pirate may steal into free fat tissue (B-40)."""
    sleepers_store_fat: bool
    """A sleeping animal may still fill its fat tissue (B-42)."""
    variant: bool
    """Points for survivors during the game (EV-VAR-01)."""
    teams: bool
    """Partners sit opposite and add their scores (EV-TEAM-01)."""

    def __init__(
        self,
        players: i64 = 4,
        *,
        must_feed: bool = False,
        out_of_turn_pairs: bool = False,
        pairs_beside_turn: bool = False,
        mimicry_once_a_round: bool = False,
        full_scavenger_blocks: bool = False,
        graze_requires_take: bool = False,
        pirate_into_fat: bool = True,
        sleepers_store_fat: bool = False,
        variant: bool = False,
        teams: bool = False,
    ) -> None:
        if players < MIN_PLAYERS or players > MAX_PLAYERS:
            raise BadData(f"Origin is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}")
        if teams and (players < 4 or players % 2):
            # EV-TEAM-01, ruling B-64.
            raise BadData(f"teams need 4, 6 or 8 players, not {players}")
        self.fix("players", players)
        self.fix("must_feed", must_feed)
        self.fix("out_of_turn_pairs", out_of_turn_pairs or pairs_beside_turn)
        self.fix("pairs_beside_turn", pairs_beside_turn)
        self.fix("mimicry_once_a_round", mimicry_once_a_round)
        self.fix("full_scavenger_blocks", full_scavenger_blocks)
        self.fix("graze_requires_take", graze_requires_take)
        self.fix("pirate_into_fat", pirate_into_fat)
        self.fix("sleepers_store_fat", sleepers_store_fat)
        self.fix("variant", variant)
        self.fix("teams", teams)
        rulings = [int(getattr(self, name)) for name in _RULINGS]
        self.fix("content", packed([players, *rulings]))

    def __reduce__(self) -> tuple[object, ...]:
        return options_from_text, (int(self.players), self.changed())

    def __repr__(self) -> str:
        switches = "".join([f", {key}={value}" for key, value in self.changed().items()])
        return f"<Options: {self.players} players{switches}>"

    def decks(self) -> i64:
        """EV-SET-01: one copy of the deck for 2-4 players, two for 5-8."""
        if self.players <= ONE_DECK_PLAYERS:
            return 1
        return 2

    def value(self, key: str) -> str:
        """Return a switch as text: on/off, attack/round for ``mimicry_limit``, or auto; beside
        for ``out_of_turn_pairs`` as version 1 had them."""
        if key == "decks":
            return "auto"
        if key == "mimicry_limit":
            return "round" if self.mimicry_once_a_round else "attack"
        if key == "out_of_turn_pairs" and self.pairs_beside_turn:
            return BESIDE
        check_switch(key, SWITCH_KEYS)
        return "on" if getattr(self, key) else "off"

    def changed(self) -> dict[str, str]:
        """Return the switches that differ from their defaults, in their documented order."""
        default = Options(self.players)
        return {
            key: self.value(key) for key in SWITCH_KEYS if self.value(key) != default.value(key)
        }


_shared: Final[Shared[Options]] = Shared()


def shared_options(content: bytes) -> Options:
    """Return the options with this `Options.content`."""
    found = _shared.find(content)
    if found is not None:
        return found
    numbers = Numbers(content)
    players = numbers.next()
    rulings = {name: numbers.flag() for name in _RULINGS}
    numbers.finish()
    return _shared.remember(content, Options(players, **rulings))


def options_from_text(players: i64, switches: dict[str, str]) -> Options:
    """Build options from texts such as ``{"must_feed": "on"}``; raise `BadData` on any other."""
    for key in switches:
        check_switch(key, SWITCH_KEYS)
    if switches.get("decks", "auto") != "auto":
        # Ruling B-02: it follows from the number of players.
        raise BadData(f"decks can only be auto, not {switches['decks']!r}")
    beside = switches.get("out_of_turn_pairs") == BESIDE
    return Options(
        players,
        must_feed=is_on(switches, "must_feed"),
        out_of_turn_pairs=not beside and is_on(switches, "out_of_turn_pairs"),
        pairs_beside_turn=beside,
        mimicry_once_a_round=_is_round(switches),
        full_scavenger_blocks=is_on(switches, "full_scavenger_blocks"),
        graze_requires_take=is_on(switches, "graze_requires_take"),
        pirate_into_fat=is_on(switches, "pirate_into_fat", default=True),
        sleepers_store_fat=is_on(switches, "sleepers_store_fat"),
        variant=is_on(switches, "variant"),
        teams=is_on(switches, "teams"),
    )


def _is_round(switches: dict[str, str]) -> bool:
    text = switches.get("mimicry_limit", "attack")
    if text not in ("attack", "round"):
        raise BadData(f"mimicry_limit must be attack or round, not {text!r}")
    return text == "round"
