"""One game at a table, as the environments play it: observations, masks, numbers, rewards."""

from collections.abc import Sequence
from copy import deepcopy

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, u8
from numpy.typing import NDArray

from galapagos.kernel.errors import BadData, Misuse
from galapagos.kernel.events import EventLog
from galapagos.kernel.game import Game
from galapagos.learn.tables import Table
from galapagos.tensors.choice import FACTORED, FLAT, FORM_KEYS, POINTER, Choice
from galapagos.tensors.history import EVENT_CELLS, told
from galapagos.tensors.rewards import REWARD_KEYS, add_final, write_potential

Observation = dict[str, NDArray[np.int16] | NDArray[np.int8]]


class Play:
    """A game that is played by numbers of one form, one seat at a time.

    ``reward`` is share or margin, ``shaped`` pays for progress, ``limit`` is how many decisions a
    game may have before it is cut short (docs/learning.md)."""

    def __init__(
        self,
        table: Table,
        form: str = "",
        *,
        reward: str = "share",
        shaped: bool = False,
        limit: int = 0,
    ) -> None:
        if reward not in REWARD_KEYS:
            raise Misuse(f"a reward is {' or '.join(REWARD_KEYS)}, not {reward!r:.40}")
        self.table = table
        self.form = table.form(form)
        self.numbers_count = table.numbers(self.form)
        self.reward = REWARD_KEYS.index(reward)
        self.shaped, self.limit = shaped, limit
        self._choice = Choice(table.encoder, self.form)
        self._row = vec[i16]([0] * int(table.encoder.layout.size))
        self._row_array = np.frombuffer(memoryview(self._row), dtype=np.int16)
        self._mask = vec[u8]([0] * self.numbers_count)
        self._mask_array = np.frombuffer(memoryview(self._mask), dtype=np.int8)
        self._potential = vec[float]([0.0] * table.players)
        self.rewards = [0.0] * table.players
        self.begin(0)

    def begin(self, seed: int, log: EventLog | None = None) -> None:
        """Begin a game; a log that is given is told of everything from then on."""
        self.take_up(self.table.encoder.begin(seed))
        self.game.attach(log)

    def take_up(self, game: Game) -> None:
        """Go on with a game, from where it stands."""
        self.game = game
        self.ended = self.cut = False
        self.decisions = 0
        self.rewards = [0.0] * self.table.players
        if self.shaped:
            write_potential(self.table.encoder, game, self._potential, 0)
        self.ask(int(self.game.actor()))

    def clone(self) -> "Play":
        """Return an independent copy, with what was told and the words chosen so far."""
        copied = Play(
            self.table,
            FORM_KEYS[self.form],
            reward=REWARD_KEYS[self.reward],
            shaped=self.shaped,
            limit=self.limit,
        )
        copied.take_up(self.game.clone())
        copied.game.attach(deepcopy(self.game.log()))
        copied.ended, copied.cut, copied.decisions = self.ended, self.cut, self.decisions
        copied.rewards = list(self.rewards)
        copied.ask(self.actor)
        for word in self.words:
            copied.action_of(word)
        return copied

    def ask(self, seat: int) -> None:
        """Ask a seat that may decide something now; nobody, if it is -1."""
        self.actor = seat
        self.words: list[int] = []
        """The words of an action that is not whole yet (factored form)."""
        if seat < 0:
            self._choice.forget()
        else:
            self._choice.ask(self.game, seat)

    # --- seen --------------------------------------------------------------------------------

    def observation(self, seat: int) -> NDArray[np.int16]:
        """Return what a seat sees; the words chosen so far only if it is choosing."""
        encoder = self.table.encoder
        encoder.observe(self.game, seat, self._row, 0)
        at = int(encoder.layout.size) - int(encoder.width())
        if seat == self.actor:
            self._choice.write_prefix(self._row, at)
        row = self._row_array.copy()
        if seat != self.actor:
            row[at:] = 0
        return row

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for every number that a seat may choose now."""
        if seat != self.actor or self.cut:
            return np.zeros(self.numbers_count, dtype=np.int8)
        self._choice.write_mask(self._mask, 0, 1)
        mask = self._mask_array.copy()
        self._choice.write_mask(self._mask, 0, 0)
        return mask

    def rows(self, seat: int) -> NDArray[np.int16]:
        """Return the words of every action on offer, -1 where there is none (pointer form)."""
        encoder = self.table.encoder
        shape = int(encoder.longest), int(encoder.width())
        rows = np.full(shape, -1, dtype=np.int16)
        if seat == self.actor and self.form == POINTER:
            count = int(self._choice.count)
            words = np.frombuffer(memoryview(self._choice.words), dtype=np.int16)
            rows[:count] = words[: count * shape[1]].reshape(count, shape[1])
        return rows

    def seen(self, seat: int) -> Observation:
        """Return observation and mask, and in the pointer form the actions, by their names."""
        found: Observation = {
            "observation": self.observation(seat),
            "action_mask": self.mask(seat),
        }
        if self.form == POINTER:
            found["actions"] = self.rows(seat)
        return found

    def history(self, seat: int) -> NDArray[np.int64]:
        """Return all that a seat was told since the log was attached: a row an event."""
        log = self.game.log()
        if log is None:
            raise Misuse("no history was kept: begin the game with an EventLog")
        rows = told(self.game, log.events, seat)
        return np.frombuffer(memoryview(rows), dtype=np.int64).reshape(-1, EVENT_CELLS)

    # --- done --------------------------------------------------------------------------------

    def is_on_offer(self, number: int) -> bool:
        """Whether the seat that is asked may choose a number."""
        return 0 <= number < self.numbers_count and bool(self.mask(self.actor)[number])

    def action_of(self, number: int) -> int:
        """Choose a number without doing it; return the action, 0 if more words are needed."""
        action = int(self._choice.take(number))
        if not action:
            self.words.append(number)
        return action

    def take(self, number: int) -> bool:
        """Let the seat that is asked choose a number; return whether that made an action.

        ``rewards`` is then what every seat is paid for it."""
        if self.ended or self.cut:
            raise Misuse("the game is over: begin another")
        self.rewards = [0.0] * self.table.players
        action = self.action_of(int(number))
        if action:
            self.carry_out(self.actor, action)
        return bool(action)

    def carry_out(self, seat: int, action: int) -> None:
        """Do a legal action, whoever chose it, and pay for it."""
        self.game.apply(seat, action)
        self.decisions += 1
        outcome = self.game.outcome()
        paid = vec[float]([0.0] * self.table.players)
        if outcome is not None:
            self.ended = True
            add_final(outcome, self.reward, paid, 0)
        elif self.limit and self.decisions >= self.limit:
            self.cut = True
        self.rewards = list(paid)
        if self.shaped:
            before = list(self._potential)
            write_potential(self.table.encoder, self.game, self._potential, 0)
            self.rewards = [
                pay + now - then
                for pay, now, then in zip(paid, self._potential, before, strict=True)
            ]
        self.ask(int(self.game.actor()))

    # --- text and back -----------------------------------------------------------------------

    def text(self, numbers: Sequence[int]) -> str:
        """Return the action that numbers stand for, as text; raise `Misuse` if they are none."""
        choice = Choice(self.table.encoder, self.form)
        choice.ask(self.game, self.actor)
        action = 0
        for number in numbers:
            if action:
                raise Misuse(f"the action is complete before {int(number)}")
            action = int(choice.take(int(number)))
        if not action:
            raise Misuse("the action is not complete: more words are needed")
        return self.table.codec.action_text(self.game, action)

    def numbers(self, text: str) -> list[int]:
        """Return the numbers by which the seat that is asked does what a text says."""
        action = self.table.codec.parse_action(self.game, text)
        legal = self.game.legal_list(self.actor)
        if action not in legal:
            raise BadData(f"{text!r:.80} is not legal now")
        if self.form == POINTER:
            return [legal.index(action)]
        encoder = self.table.encoder
        words = vec[i16]([0] * int(encoder.width()))
        encoder.prepare(self.game, self.actor)
        encoder.spell(action, words, 0)
        if self.form == FLAT:
            return [int(encoder.flat_of(words, 0))]
        assert self.form == FACTORED
        return [int(word) for word in words if word >= 0]

    def render(self, mode: str | None) -> str | None:
        """Return the board as the seat that is asked sees it (ansi), or print it (human)."""
        if mode is None:
            return None
        from galapagos.library.match import Match

        board = str(Match.of_game(self.game.clone(), self.table.codec))
        if mode == "ansi":
            return board
        print(board)
        return None
