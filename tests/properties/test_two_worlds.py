"""Two worlds that a viewer cannot tell apart stay so: views, choices, reasons, errors, events.

World B is a guess made from a viewer's view of world A, so both differ only in what he cannot see.
Then the same public actions happen in both, dice fall alike and he draws the same cards, while
hidden cards go their own ways. Whatever he is shown must be equal to the byte; anything that
differs would tell him something secret.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from galapagos.kernel.chance import DIE, Chance, Tape, mix
from galapagos.kernel.errors import IllegalAction
from galapagos.kernel.events import EventLog
from galapagos.lab.fingerprint import origin_numbers
from galapagos.origin.actions import PLAY_ANIMAL, kind_of
from galapagos.origin.events import CARD_DEALT
from galapagos.origin.game import Origin
from galapagos.origin.terms import EVOLUTION
from tests.properties.strategies import Start, Table, choices, starts


class Worlds:
    """World A, and world B that looks the same to the viewer."""

    def __init__(self, game: Origin, viewer: int, seed: int) -> None:
        self.viewer = viewer
        self.a = game
        self.b = game.view(viewer).determinise(seed)
        self.seed = seed
        self.deals = 0
        """How often cards were dealt in both worlds alike."""

    def both(self) -> tuple[Origin, Origin]:
        return self.a, self.b

    # --- what the viewer is shown ---

    def check(self, bits: list[int]) -> None:
        a, b = self.both()
        assert shown(a, self.viewer) == shown(b, self.viewer)
        assert a.to_act() == b.to_act()
        assert a.actor() == b.actor()
        if a.state.phase != EVOLUTION:
            # Outside Evolution no hand matters: everybody's choices are public.
            for seat in range(a.seats()):
                assert a.legal_list(seat) == b.legal_list(seat)
        if self.viewer >= 0:
            self._check_choices(bits)

    def _check_choices(self, bits: list[int]) -> None:
        a, b = self.both()
        view = a.view(self.viewer)
        legal = a.legal_list(self.viewer)
        assert b.legal_list(self.viewer) == legal
        assert view.legal_list(self.viewer) == legal
        others = a.legal_list(a.actor()) if a.actor() >= 0 else []
        for action in legal + others:
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
        seat = seats[choice % len(seats)]
        actions = self._common(seat)
        action = actions[choice % len(actions)]
        recipients, dice = rehearse(self.a, seat, action[0])
        draws = self._draws(recipients)
        if draws is None:
            # The viewer learns which world it is by a card that only one has: guess another.
            self.a.play(seat, action[0])
            self.b = self.a.view(self.viewer).determinise(self.seed)
            return True
        self.deals += len(recipients) > 0
        logs = [
            carry_out(game, seat, code, Tape(dice, faces, closed_dice=True, closed_draws=True))
            for game, code, faces in zip(self.both(), action, draws, strict=True)
        ]
        told = [
            [game.event_for(self.viewer, event).fields() for event in log.events]
            for game, log in zip(self.both(), logs, strict=True)
        ]
        assert told[0] == told[1]
        return True

    def _common(self, seat: int) -> list[tuple[int, int]]:
        """Return pairs of actions, one for each world, that look the same to the viewer."""
        here, there = (game.legal_list(seat) for game in self.both())
        if seat == self.viewer:
            return list(zip(here, there, strict=True))
        pairs = [(action, action) for action in here if action in there and not hidden(action)]
        mine, theirs = filter(hidden, here), filter(hidden, there)
        return pairs + list(zip(mine, theirs, strict=False))

    def _draws(self, recipients: list[int]) -> tuple[list[int], list[int]] | None:
        """Return the cards drawn in each world: the viewer's alike, and whatever for the others.

        None if the worlds have too little in common to deal him the same cards."""
        piles = [[int(count) for count in game.state.pile] for game in self.both()]
        drawn: tuple[list[int], list[int]] = ([], [])
        for seat in recipients:
            common = [min(counts) for counts in zip(*piles, strict=True)]
            if seat == self.viewer:
                if not any(common):
                    return None
                faces = [common.index(max(common))] * 2
            else:
                # Take what the other world has fewest of, so that common cards last.
                spare = [[n - c for n, c in zip(pile, common, strict=True)] for pile in piles]
                kinds = [
                    extra if any(extra) else pile for extra, pile in zip(spare, piles, strict=True)
                ]
                faces = [kind.index(max(kind)) for kind in kinds]
            for pile, face, cards in zip(piles, faces, drawn, strict=True):
                pile[face] -= 1
                cards.append(face)
        return drawn


def hidden(action: int) -> bool:
    """Whether others cannot see which card an action plays (EV-INFO-04)."""
    return bool(kind_of(action) == PLAY_ANIMAL)


def shown(game: Origin, viewer: int) -> list[int]:
    return origin_numbers(game.view(viewer))


def refusal(game: Origin, seat: int, action: int) -> tuple[list[list[int]], str]:
    """Everything a refused player gets to see."""
    reasons = [reason.fields() for reason in game.why(seat, action)]
    text = ""
    if reasons:
        try:
            game.play(seat, action)
        except IllegalAction as error:
            text = str(error)
    return reasons, text


def rehearse(game: Origin, seat: int, action: int) -> tuple[list[int], list[int]]:
    """Return who draws cards and what the dice show when an action is played."""
    copy, log, tape = game.clone(), EventLog(), Tape()
    copy.attach(log)
    copy.chance().tape = tape
    copy.apply(seat, action)
    recipients = [int(event.seat) for event in log.events if event.kind == CARD_DEALT]
    return recipients, [outcome for kind, outcome in tape.take_trace() if kind == DIE]


def carry_out(game: Origin, seat: int, action: int, tape: Tape) -> EventLog:
    log = EventLog()
    game.attach(log)
    game.chance().tape = tape
    game.play(seat, action)
    game.chance().tape = None
    game.attach(None)
    return log


@settings(max_examples=200)
@given(
    start=starts(),
    viewer=st.integers(-1, 7),
    seed=st.integers(0, 1_000),
    bits=st.lists(st.integers(0, 47), max_size=3),
    drawn=choices(),
)
def test_worlds_a_viewer_cannot_tell_apart_stay_so(
    start: Start, viewer: int, seed: int, bits: list[int], drawn: list[int]
) -> None:
    worlds = Worlds(start.reach(), min(viewer, start.table.players - 1), seed)
    worlds.check(bits)
    for choice in drawn:
        if not worlds.step(choice):
            break
        worlds.check(bits)


@pytest.mark.parametrize("players", range(2, 9))
def test_worlds_stay_alike_through_whole_games(players: int) -> None:
    for viewer in sorted({-1, 0, players // 2, players - 1}):
        table = Table(players, viewer + 1, {"variant": "on"} if viewer % 2 else {})
        worlds = Worlds(table.new(), viewer, 1)
        chance = Chance(mix(viewer))
        worlds.check([])
        while worlds.step(int(chance.below(1 << 20))):
            worlds.check([int(chance.below(48))])
        assert worlds.a.is_over()
        assert worlds.deals >= 2


def test_the_worlds_do_differ() -> None:
    """Otherwise the test above would compare a game with itself."""
    for viewer in range(-1, 4):
        game = Start(Table(4, 3), 10).reach()
        worlds = Worlds(game, viewer, 1)
        a, b = worlds.both()
        assert origin_numbers(a) != origin_numbers(b)
        assert [list(player.hand) for player in a.state.players] != [
            list(player.hand) for player in b.state.players
        ]
