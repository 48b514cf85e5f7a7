"""Two worlds that a viewer cannot tell apart, of any game.

World B is a guess made from a viewer's view of world A, so both differ only in what he cannot see.
Then the same happens in both as far as he sees: the same public actions, or hidden ones that look
alike; dice fall alike and he sees the same cards drawn, while hidden cards go their own ways.
Whatever he is shown must be equal to the byte; anything that differs would tell him something
secret.

Where the worlds must part, because somebody plays openly what only one of them has, or lays open
what is not the same in the other, world B is guessed anew.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import zip_longest

from galapagos.kernel.chance import DIE, Chance, OutOfChance, Tape, mix
from galapagos.kernel.errors import IllegalAction
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import SPECTATOR
from galapagos.lab.games import game_kind
from galapagos.lab.settings import Setting
from galapagos.records.codec import HIDDEN_WORD

_DEALS = 6
"""How often chance is tried again until both worlds can deal the viewer the same cards."""
_ASKED = 12
"""How many actions of a list a viewer asks about."""
_COUNTERPARTS = 12
"""How many actions of world B are looked at to find one that looks like that of world A."""


@dataclass(frozen=True)
class Outcomes:
    """What chance brings in one world: dice and draws, in their order."""

    dice: list[int]
    draws: list[int]

    def tape(self) -> Tape:
        return Tape(self.dice, self.draws, closed_dice=True, closed_draws=True)


@dataclass(frozen=True)
class Happening:
    """An action and what chance brings with it, in one world."""

    seat: int
    action: int
    outcomes: Outcomes

    def happen(self, game: Game) -> EventLog:
        """Carry it out on a game; raise `OutOfChance` if chance cannot be like that there."""
        log = EventLog()
        game.attach(log)
        game.chance().tape = self.outcomes.tape()
        try:
            game.play(self.seat, self.action)
        finally:
            game.chance().tape = None
            game.attach(None)
        return log


@dataclass
class Tally:
    """What became of the steps, so that a test can say that it compared something."""

    alike: int = 0
    """Steps in which the same action was played in both worlds."""
    covered: int = 0
    """Steps in which somebody did different things that look alike."""
    drawn: int = 0
    """Of all these, those in which cards were drawn."""
    parted: int = 0
    """Steps after which world B had to be guessed anew."""
    unmatched: int = 0
    """Of these, the hidden actions for which world B had none that looks alike."""
    hidden: set[int] = field(default_factory=set)
    """The kinds of events that were not the same in both worlds and were told alike: had one been
    told as it was, it would have been noticed."""


@dataclass
class Worlds:
    """World A, and world B that looks the same to the viewer."""

    name: str
    a: Game
    viewer: int
    seed: int
    tally: Tally = field(default_factory=Tally)

    def __post_init__(self) -> None:
        self.kind = game_kind(self.name)
        self.codec = self.kind.codec
        self.steps = 0
        self.b = self.a
        self.guess()

    def guess(self) -> None:
        self.b = self.a.view(self.viewer).determinise(self.seed + self.steps)

    def both(self) -> tuple[Game, Game]:
        return self.a, self.b

    # --- what the viewer is shown ---

    def shown(self, game: Game) -> list[int]:
        return self.kind.numbers(game.view(self.viewer))

    def told(self, game: Game, event: Event) -> Event:
        return game.event_for(self.viewer, event)

    def draws_seen(self, game: Game, events: list[Event]) -> list[str]:
        return self.codec.draws_seen(game, self.viewer, events)

    def check(self, bits: list[int]) -> None:
        """Compare all he can ask about: the view, whose turn it is, his choices and refusals."""
        a, b = self.both()
        assert self.shown(a) == self.shown(b)
        assert a.to_act() == b.to_act()
        assert a.actor() == b.actor()
        if self.viewer >= 0:
            self._check_choices(bits)

    def _check_choices(self, bits: list[int]) -> None:
        a, b = self.both()
        view = a.view(self.viewer)
        legal = a.legal_list(self.viewer)
        assert b.legal_list(self.viewer) == legal
        assert view.legal_list(self.viewer) == legal
        others = a.legal_list(a.actor()) if a.actor() >= 0 else []
        for action in _spread(legal, _ASKED) + _spread(others, _ASKED):
            for code in [action, *(action ^ (1 << bit) for bit in bits)]:
                reasons = refusal(a, self.viewer, code)
                assert refusal(b, self.viewer, code) == reasons
                assert refusal(view, self.viewer, code) == reasons

    # --- the same happens in both ---

    def step(self, choice: int) -> bool:
        """Let somebody act, in both worlds alike as far as the viewer sees; False at the end."""
        seats = self.a.seats_to_act()
        if not seats:
            return False
        self.steps += 1
        seat = seats[choice % len(seats)]
        here, there = (game.legal_list(seat) for game in self.both())
        # Half of the time something that both worlds have: so they stay together for longer.
        known = set(there)
        common = [action for action in here if action in known] if choice % 2 else []
        chosen = common or here
        action = chosen[choice // 2 % len(chosen)]
        if not self._both_play(seat, action, action in known, there):
            self.tally.parted += 1
            self.a.play(seat, action)
            self.guess()
        return True

    def _both_play(self, seat: int, action: int, in_both: bool, there: list[int]) -> bool:
        if seat == self.viewer or not self._is_hidden(action):
            return in_both and self._happens(seat, action, action)
        # Mostly something else first: what is the same in both worlds gives nothing away.
        same_first = in_both and self.steps % 4 == 0
        if same_first and self._happens(seat, action, action):
            return True
        if self._something_else_happens(seat, action, there):
            return True
        if in_both and not same_first and self._happens(seat, action, action):
            return True
        self.tally.unmatched += 1
        return False

    def _something_else_happens(self, seat: int, action: int, there: list[int]) -> bool:
        """In world B, where these actions are legal; it must look like the action in world A."""
        looks = self.codec.action_text_seen(self.a, action)
        first = self.steps % len(there)
        others = [
            other
            for other in there[first:] + there[:first]
            if other != action and self.codec.action_text_seen(self.b, other) == looks
        ]
        # Those first after which the viewer will see the same come to light.
        lies = self._lies_after(self.a, seat, action)
        tried = _spread(others, _COUNTERPARTS)
        tried.sort(key=lambda other: self._lies_after(self.b, seat, other) != lies)
        return any(self._happens(seat, action, other) for other in tried)

    def _lies_after(self, game: Game, seat: int, action: int) -> Mapping[str, object]:
        future = game.clone()
        future.apply(seat, action)
        return self.kind.face_down(future, self.viewer)

    def _is_hidden(self, action: int) -> bool:
        return HIDDEN_WORD in self.codec.action_text_seen(self.a, action).split()

    def _happens(self, seat: int, action: int, other: int) -> bool:
        """Do an action in world A and this one in world B, if chance can be alike.

        The same action must look alike, unless it lays open what is not; other ones may, and are
        not done if they do not."""
        if self._falls_freely(seat, action, other):
            return True
        happenings = self._alike(seat, action, other)
        return happenings is not None and self._happen(happenings, action == other)

    def _falls_freely(self, seat: int, action: int, other: int) -> bool:
        """Let cards fall as they do in each world; if the viewer does not see which in his view,
        nothing else may tell him either."""
        mine, log = rehearse(self.a.clone(), seat, action, Tape())
        if not mine.draws:
            return False
        try:
            theirs, other_log = rehearse(self.b.clone(), seat, other, Tape(mine.dice))
        except OutOfChance:
            return False
        if self._own(log) != self._own(other_log):
            # He has drawn the same cards in another order, which only he knows.
            return False
        happenings = Happening(seat, action, mine), Happening(seat, other, theirs)
        views = []
        for game, happening in zip(self.both(), happenings, strict=True):
            future = game.clone()
            happening.happen(future)
            views.append(self.shown(future))
        return views[0] == views[1] and self._happen(happenings, action == other)

    def _own(self, log: EventLog) -> list[tuple[int, ...]]:
        """Return what a seated viewer does himself: nothing of that is hidden from him."""
        if self.viewer < 0:
            return []
        return [tuple(event.fields()) for event in log.events if event.seat == self.viewer]

    def _happen(self, happenings: tuple[Happening, Happening], is_same: bool) -> bool:
        futures = [game.clone() for game in self.both()]
        logs = [happening.happen(game) for happening, game in zip(happenings, futures, strict=True)]
        told = [
            [self.told(game, event).fields() for event in log.events]
            for game, log in zip(futures, logs, strict=True)
        ]
        shown = [self.shown(game) for game in futures]
        if told[0] != told[1] or shown[0] != shown[1]:
            # Different things that look alike may have different effects that everybody sees.
            other_effects = not is_same and shown[0] != shown[1]
            may_part = other_effects or self._lays_open(futures, is_same)
            assert may_part, self._parting(happenings, told, shown)
            return False
        kinds = _unlike(logs) - self.tally.hidden
        if kinds and not self._lays_open(futures, is_same):
            self.tally.hidden |= kinds
        for happening, game in zip(happenings, self.both(), strict=True):
            happening.happen(game)
        self._count(happenings[0], is_same)
        return True

    def _lays_open(self, futures: list[Game], is_same: bool) -> bool:
        """Whether something that lies face down, and is not the same in both worlds, lies there no
        longer: what comes to light may differ. What was done differently just now may come to
        light together with it.

        Nothing comes to light where the table is the same for everybody: what was face down there
        is exchanged or taken back."""
        if not any(map(self._is_public, self.both(), futures)):
            return False
        here, there = (self.kind.face_down(game, self.viewer) for game in self.both())
        after = [self.kind.face_down(game, self.viewer) for game in futures]
        return any(
            (here.get(key) != there.get(key) or not is_same)
            and (after[0].get(key) != here.get(key) or after[1].get(key) != there.get(key))
            for key in {**here, **there}
        )

    def _is_public(self, before: Game, after: Game) -> bool:
        """Whether a change is seen by everybody."""
        numbers = [self.kind.numbers(game.view(SPECTATOR)) for game in (before, after)]
        return numbers[0] != numbers[1]

    def _parting(
        self,
        happenings: tuple[Happening, Happening],
        told: list[list[list[int]]],
        shown: list[list[int]],
    ) -> str:
        texts = [
            self.codec.action_text(game, happening.action)
            for game, happening in zip(self.both(), happenings, strict=True)
        ]
        events = [pair for pair in zip_longest(*told) if pair[0] != pair[1]]
        numbers = [(n, *pair) for n, pair in enumerate(zip_longest(*shown)) if pair[0] != pair[1]]
        return (
            f"viewer {self.viewer} can tell the worlds apart when seat {happenings[0].seat} does "
            f"{texts[0]!r} in A and {texts[1]!r} in B: "
            f"other events {events}, other numbers in his view (index, A, B) {numbers}"
        )

    def _count(self, happening: Happening, is_same: bool) -> None:
        self.tally.alike += is_same
        self.tally.covered += not is_same
        self.tally.drawn += bool(happening.outcomes.draws)

    def _alike(self, seat: int, action: int, other: int) -> tuple[Happening, Happening] | None:
        """Return the happenings of both worlds, with chance alike where the viewer sees it."""
        for number in range(_DEALS):
            copy = self.a.clone()
            if number:
                copy.chance().rng = mix(self.seed + self.steps * _DEALS + number)
            mine, log = rehearse(copy, seat, action, Tape())
            seen = self.draws_seen(copy, log.events)
            hidden = [word == HIDDEN_WORD for word in seen]
            if len(hidden) != len(mine.draws):
                hidden = [False] * len(mine.draws)
            theirs = self._answer(seat, other, mine, hidden)
            if theirs is not None:
                return Happening(seat, action, mine), Happening(seat, other, theirs)
        return None

    def _answer(self, seat: int, other: int, mine: Outcomes, hidden: list[bool]) -> Outcomes | None:
        """Return chance in world B: what the viewer sees as in world A, the rest as it falls.

        None if it cannot be: a card that he draws may lie elsewhere in world B."""
        draws: list[int] = []
        try:
            while len(draws) < len(mine.draws):
                at = len(draws)
                if not hidden[at]:
                    draws.append(mine.draws[at])
                    continue
                fallen, _ = rehearse(self.b.clone(), seat, other, Tape(mine.dice, draws))
                if len(fallen.draws) <= at:
                    return None
                end = next((n for n in range(at, len(hidden)) if not hidden[n]), len(hidden))
                draws += fallen.draws[at:end]
            outcomes = Outcomes(mine.dice, draws)
            rehearse(self.b.clone(), seat, other, outcomes.tape())
        except OutOfChance:
            return None
        return outcomes


def _spread(actions: list[int], most: int) -> list[int]:
    """Return at most so many of a list, spread over it: lists of hundreds repeat themselves."""
    return actions[:: 1 + len(actions) // most]


def _unlike(logs: list[EventLog]) -> set[int]:
    """Return the kinds of events that are not the same in two logs of the same length."""
    return {
        int(event.kind)
        for pair in zip(*(log.events for log in logs), strict=True)
        if pair[0].fields() != pair[1].fields()
        for event in pair
    }


def refusal(game: Game, seat: int, action: int) -> tuple[list[list[int]], str]:
    """Everything a refused player gets to see."""
    reasons = [reason.fields() for reason in game.why(seat, action)]
    text = ""
    if reasons:
        try:
            game.play(seat, action)
        except IllegalAction as error:
            text = str(error)
    return reasons, text


def rehearse(copy: Game, seat: int, action: int, tape: Tape) -> tuple[Outcomes, EventLog]:
    """Play an action on a copy of a game; return what chance brought, and the events."""
    log = EventLog()
    copy.attach(log)
    copy.chance().tape = tape
    copy.apply(seat, action)
    trace = tape.take_trace()
    dice = [outcome for kind, outcome in trace if kind == DIE]
    return Outcomes(dice, [outcome for kind, outcome in trace if kind != DIE]), log


# --- whole games -------------------------------------------------------------------------------


def viewers_of(setting: Setting) -> list[int]:
    """Return who watches whole games of a setting."""
    return sorted({SPECTATOR, 0, setting.players - 1})


def watch_a_game(worlds: Worlds, seed: int) -> None:
    """Play a game to its end, comparing all the time."""
    chance = Chance(mix(worlds.viewer + int(worlds.a.seats()) + seed))
    worlds.check([])
    while worlds.step(int(chance.below(1 << 20))):
        worlds.check([int(chance.below(48))])
    assert worlds.a.is_over()
