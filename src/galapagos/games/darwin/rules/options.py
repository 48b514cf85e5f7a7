"""The switches of Darwin: players, mode, Eras, and the rulings a table may decide otherwise."""

from typing import Final, final

from mypy_extensions import i64

from galapagos.games.darwin.rules.terms import (
    BASE,
    BEGINNER,
    KIDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MODE_KEYS,
    TEAM,
    TWO,
)
from galapagos.kernel.agreement import Agreement, check_switch, is_on
from galapagos.kernel.errors import BadData
from galapagos.kernel.kept import Numbers, Shared, packed

SWITCH_KEYS: Final[list[str]] = [
    "trade_stands_on_pass",
    "main_action_final",
    "full_redraw_keeps_right",
    "unlimited_markers",
    "loose_prey",
    "remainder_goes_on",
    "zero_hearts_are_prey",
    "random_hunt_order",
    "food_is_redistributed",
    "secret_choices",
    "first_player_picks_biome",
    "hurricane_takes_all_tied",
    "many_takeovers",
]
"""Every ruling marked [opt], in their order; all are off by default."""

BEGINNER_ERAS: Final = 2
FULL_ERAS: Final = 4
SHORT_ERAS: Final = 3


@final
class Options(Agreement):
    """The players, the mode and the rulings of one table."""

    players: i64
    mode: i64
    """BASE, TWO, TEAM, KIDS or BEGINNER; by default TWO for two players, else BASE."""
    eras: i64
    """DC-ERA-01, DC-3ERA-01: 4 or 3; the beginner game has 2."""
    trade_stands_on_pass: bool
    """Passing does not undo the trade of the same turn (Q02)."""
    main_action_final: bool
    """A main action cannot be taken back before the turn is confirmed (Q06)."""
    full_redraw_keeps_right: bool
    """A full redraw does not end the right to the normal one (Q11)."""
    unlimited_markers: bool
    """A player may have more than twelve species (Q15)."""
    loose_prey: bool
    """A carnivore may count on all edible prey, without a forecast (Q18)."""
    remainder_goes_on: bool
    """Food that tied eaters cannot share goes on to the next rank (Q34)."""
    zero_hearts_are_prey: bool
    """Species without hearts are eaten for nothing, and starve with a failed hunter (Q38)."""
    random_hunt_order: bool
    """Exactly tied carnivores hunt in random order (Q45)."""
    food_is_redistributed: bool
    """Food is distributed anew while herbivores and omnivores starve (Q50)."""
    secret_choices: bool
    """Degeneration and Intruders are decided in secret and at once (Q59)."""
    first_player_picks_biome: bool
    """The first player picks between two special biomes (Q60)."""
    hurricane_takes_all_tied: bool
    """A hurricane kills all species of the lowest adaptation (Q64)."""
    many_takeovers: bool
    """Any number of takeovers in a turn, each at its price (Q80)."""

    def __init__(
        self,
        players: i64 = 4,
        *,
        mode: i64 = -1,
        eras: i64 = 0,
        trade_stands_on_pass: bool = False,
        main_action_final: bool = False,
        full_redraw_keeps_right: bool = False,
        unlimited_markers: bool = False,
        loose_prey: bool = False,
        remainder_goes_on: bool = False,
        zero_hearts_are_prey: bool = False,
        random_hunt_order: bool = False,
        food_is_redistributed: bool = False,
        secret_choices: bool = False,
        first_player_picks_biome: bool = False,
        hurricane_takes_all_tied: bool = False,
        many_takeovers: bool = False,
    ) -> None:
        if mode == -1:
            mode = TWO if players == MIN_PLAYERS else BASE
        if eras == 0:
            eras = BEGINNER_ERAS if mode == BEGINNER else FULL_ERAS
        _check_players(players, mode)
        _check_eras(eras, mode)
        self.fix("players", players)
        self.fix("mode", mode)
        self.fix("eras", eras)
        self.fix("trade_stands_on_pass", trade_stands_on_pass)
        self.fix("main_action_final", main_action_final)
        self.fix("full_redraw_keeps_right", full_redraw_keeps_right)
        self.fix("unlimited_markers", unlimited_markers)
        self.fix("loose_prey", loose_prey)
        self.fix("remainder_goes_on", remainder_goes_on)
        self.fix("zero_hearts_are_prey", zero_hearts_are_prey)
        self.fix("random_hunt_order", random_hunt_order)
        self.fix("food_is_redistributed", food_is_redistributed)
        self.fix("secret_choices", secret_choices)
        self.fix("first_player_picks_biome", first_player_picks_biome)
        self.fix("hurricane_takes_all_tied", hurricane_takes_all_tied)
        self.fix("many_takeovers", many_takeovers)
        rulings = [int(getattr(self, name)) for name in SWITCH_KEYS]
        self.fix("content", packed([players, mode, eras, *rulings]))

    def __reduce__(self) -> tuple[object, ...]:
        parts = (int(self.players), self.changed(), MODE_KEYS[self.mode], int(self.eras))
        return options_from_text, parts

    def __repr__(self) -> str:
        switches = "".join([f", {key}={value}" for key, value in self.changed().items()])
        return (
            f"<Options: {self.players} players, {MODE_KEYS[self.mode]}, {self.eras} Eras{switches}>"
        )

    def is_team(self) -> bool:
        """Whether two play against two (DC-TEAM-01)."""
        return self.mode == TEAM

    def is_kids(self) -> bool:
        """Whether the kids game is played (DC-KIDS-01)."""
        return self.mode == KIDS

    def is_beginner(self) -> bool:
        """Whether the beginner game is played (DC-BEG-01)."""
        return self.mode == BEGINNER

    def has_pairs_halved(self) -> bool:
        """DC-2P-01, DC-KIDS-01: one biome of each pair is out of the game."""
        return self.mode == TWO or self.mode == KIDS

    def slots(self) -> i64:
        """DC-SET-05, DC-2P-04, DC-KIDS-04, DC-BEG-01: biome cards on the table."""
        if self.has_pairs_halved():
            return 3
        if self.players >= 5 and self.mode != BEGINNER:
            return 5
        return 4

    def changes_after(self, era: i64) -> i64:
        """DC-TRANS-2-02, DC-2P-05, DC-BEG-05: biomes changed after an Era."""
        if self.mode == BEGINNER:
            return 2
        changes: i64 = 2
        if self.mode == TWO:
            changes = 1
        elif self.players >= 5:
            changes = 3
        if era > 1:
            changes += 1
        return changes

    def zone_small(self) -> i64:
        """DC-SET-08: half the trade zone, an odd card is small."""
        return (self.players + 3) // 2

    def zone_large(self) -> i64:
        """DC-SET-08: the other half of the trade zone."""
        return (self.players + 2) // 2

    def value(self, key: str) -> str:
        """Return a switch as text, on or off."""
        check_switch(key, SWITCH_KEYS)
        return "on" if getattr(self, key) else "off"

    def changed(self) -> dict[str, str]:
        """Return the switches that are on, in their documented order."""
        return {key: "on" for key in SWITCH_KEYS if getattr(self, key)}


_shared: Final[Shared[Options]] = Shared()


def shared_options(content: bytes) -> Options:
    """Return the options with this `Options.content`."""
    found = _shared.find(content)
    if found is not None:
        return found
    numbers = Numbers(content)
    players = numbers.next()
    mode = numbers.next()
    eras = numbers.next()
    rulings = {name: numbers.flag() for name in SWITCH_KEYS}
    numbers.finish()
    return _shared.remember(content, Options(players, mode=mode, eras=eras, **rulings))


def options_from_text(
    players: i64, switches: dict[str, str], mode: str = "", eras: i64 = 0
) -> Options:
    """Build options from texts such as ``{"loose_prey": "on"}``; raise `BadData` on any other."""
    for key in switches:
        check_switch(key, SWITCH_KEYS)
    if mode and mode not in MODE_KEYS:
        raise BadData(f"no mode is called {mode!r}; there are {', '.join(MODE_KEYS)}")
    return Options(
        players,
        mode=MODE_KEYS.index(mode) if mode else -1,
        eras=eras,
        **{key: is_on(switches, key) for key in SWITCH_KEYS},
    )


def _check_players(players: i64, mode: i64) -> None:
    """DC-CMP-11, DC-2P-04, DC-TEAM-01, rulings Q85 and Q86."""
    if mode < 0 or mode >= len(MODE_KEYS):
        raise BadData(f"there are {len(MODE_KEYS)} modes: {', '.join(MODE_KEYS)}")
    low: i64 = MIN_PLAYERS
    high: i64 = MAX_PLAYERS
    if mode == BASE:
        low = 3
    elif mode == TWO:
        high = 2
    elif mode == TEAM:
        low = 4
        high = 4
    if players < low or players > high:
        raise BadData(f"mode {MODE_KEYS[mode]} is for {low} to {high} players, not {players}")


def _check_eras(eras: i64, mode: i64) -> None:
    """DC-ERA-01, DC-3ERA-01, ruling Q87."""
    if mode == BEGINNER:
        if eras != BEGINNER_ERAS:
            raise BadData(f"the beginner game has {BEGINNER_ERAS} Eras, not {eras}")
    elif eras != FULL_ERAS and eras != SHORT_ERAS:
        raise BadData(f"a game has {FULL_ERAS} or {SHORT_ERAS} Eras, not {eras}")
