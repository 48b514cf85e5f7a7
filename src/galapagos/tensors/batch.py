"""Many games of one table, stepped in one call; observations and masks lie in one block.

Each step one seat of each game decides: the one that comes first by the rules. A game that has
ended is begun anew in the same step: what is seen then is of the new game, what is paid of the old.
Game *i* of *n* begins with the seed it was given, and goes on with that seed + *n*, + 2 *n* …
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from galapagos.kernel.chance import Chance
from galapagos.kernel.errors import Misuse
from galapagos.kernel.game import Game
from galapagos.tensors.choice import FACTORED, POINTER, Choice, numbers_of
from galapagos.tensors.encoder import Encoder
from galapagos.tensors.rewards import add_final, write_potential


@final
class Batch:
    """Games side by side. The rows that it fills are its own and are written anew by each step."""

    def __init__(
        self,
        encoder: Encoder,
        form: i64,
        seeds: list[int],
        reward: i64,
        shaped: bool,
        limit: i64,
    ) -> None:
        count: i64 = len(seeds)
        self.encoder = encoder
        self.form = form
        self.reward = reward
        self.shaped = shaped
        self.limit = limit
        """How many decisions a game may have before it is cut short; 0: as many as it wants."""
        self.count = count
        self.numbers: i64 = numbers_of(encoder, form)
        self.games: list[Game] = []
        self.choices: list[Choice] = []
        self.observations: vec[i16] = vec[i16]([0] * (count * encoder.layout.size))
        self.masks: vec[u8] = vec[u8]([0] * (count * self.numbers))
        self.rows: vec[i16] = vec[i16]()
        """In the pointer form: the words of every action on offer."""
        self.actors: vec[i64] = vec[i64]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * encoder.players))
        self.potentials: vec[float] = vec[float]([0.0] * (count * encoder.players))
        self.ended: vec[u8] = vec[u8]([0] * count)
        self.cut: vec[u8] = vec[u8]([0] * count)
        self.played: vec[i64] = vec[i64]([0] * count)
        """Decisions of the running games."""
        self.seeds: vec[i64] = vec[i64]([0] * count)
        self.actions: i64 = 0
        """Actions carried out in all games."""
        self.finished: i64 = 0
        if form == POINTER:
            self.rows = vec[i16]([-1] * (count * encoder.longest * encoder.width()))
        for index in range(count):
            self.seeds[index] = seeds[index]
            self.games.append(encoder.begin(seeds[index]))
            self.choices.append(Choice(encoder, form))
            self._begin(index)
            self._offer(index)

    def reset(self, seeds: list[int]) -> None:
        """Begin all games anew with these seeds."""
        if len(seeds) != self.count:
            raise Misuse(f"expected {int(self.count)} seeds, found {len(seeds)}")
        for index in range(self.count):
            self._withdraw(index)
            self.seeds[index] = seeds[index]
            self.games[index] = self.encoder.begin(seeds[index])
            self._begin(index)
            self._offer(index)
            self._pay_nothing(index)

    def step(self, numbers: vec[i64]) -> None:
        """Let the seat that is asked choose a number, in every game."""
        if len(numbers) != self.count:
            raise Misuse(f"expected {int(self.count)} numbers, found {len(numbers)}")
        self._check(numbers)
        for index in range(self.count):
            self._pay_nothing(index)
            self._withdraw(index)
            action = self.choices[index].take(numbers[index])
            if action != 0:
                self._play(index, action)
            else:
                self._offer_words(index)

    def sample(self, chance: Chance) -> vec[i64]:
        """Return a number on offer for every game, at random: uniform over what is listed."""
        numbers = vec[i64]([0] * self.count)
        for index in range(self.count):
            choice = self.choices[index]
            numbers[index] = choice.any(chance.below(choice.count))
        return numbers

    def _check(self, numbers: vec[i64]) -> None:
        """Refuse before anything has changed."""
        for index in range(self.count):
            number = numbers[index]
            if number < 0 or number >= self.numbers:
                raise Misuse(f"the number {int(number)} is not one of {int(self.numbers)}")
            if self.masks[index * self.numbers + number] == 0:
                raise Misuse(f"the number {int(number)} is not on offer in game {int(index)}")

    def _play(self, index: i64, action: i64) -> None:
        game = self.games[index]
        game.apply(self.actors[index], action)
        self.actions += 1
        self.played[index] += 1
        outcome = game.outcome()
        at = index * self.encoder.players
        if outcome is not None:
            add_final(outcome, self.reward, self.rewards, at)
            self.ended[index] = 1
        elif self.limit > 0 and self.played[index] >= self.limit:
            self.cut[index] = 1
        if self.shaped:
            self._pay_progress(index, game)
        if self.ended[index] + self.cut[index] > 0:
            self.finished += 1
            self.seeds[index] += self.count
            self.games[index] = self.encoder.begin(self.seeds[index])
            self._begin(index)
        self._offer(index)

    def _begin(self, index: i64) -> None:
        self.played[index] = 0
        if self.shaped:
            at = index * self.encoder.players
            write_potential(self.encoder, self.games[index], self.potentials, at)

    def _pay_nothing(self, index: i64) -> None:
        at = index * self.encoder.players
        for seat in range(self.encoder.players):
            self.rewards[at + seat] = 0.0
        self.ended[index] = 0
        self.cut[index] = 0

    def _pay_progress(self, index: i64, game: Game) -> None:
        at = index * self.encoder.players
        for seat in range(self.encoder.players):
            self.rewards[at + seat] -= self.potentials[at + seat]
        write_potential(self.encoder, game, self.potentials, at)
        for seat in range(self.encoder.players):
            self.rewards[at + seat] += self.potentials[at + seat]

    def _withdraw(self, index: i64) -> None:
        """Take back what was offered."""
        choice = self.choices[index]
        choice.write_mask(self.masks, index * self.numbers, 0)
        if self.form == POINTER:
            width = self.encoder.width()
            start = index * self.encoder.longest * width
            for cell in range(start, start + choice.count * width):
                self.rows[cell] = -1

    def _offer(self, index: i64) -> None:
        """Ask the seat that comes first: show it the game and what it may do."""
        game = self.games[index]
        actor = game.actor()
        self.actors[index] = actor
        choice = self.choices[index]
        choice.ask(game, actor)
        choice.write_mask(self.masks, index * self.numbers, 1)
        size = self.encoder.layout.size
        self.encoder.observe(game, actor, self.observations, index * size)
        if self.form == FACTORED:
            self._write_prefix(index)
        elif self.form == POINTER:
            width = self.encoder.width()
            choice.write_rows(self.rows, index * self.encoder.longest * width)

    def _offer_words(self, index: i64) -> None:
        """Ask for the next word of the same decision."""
        self.choices[index].write_mask(self.masks, index * self.numbers, 1)
        self._write_prefix(index)

    def _write_prefix(self, index: i64) -> None:
        choice = self.choices[index]
        end = (index + 1) * self.encoder.layout.size
        choice.write_prefix(self.observations, end - choice.width)
