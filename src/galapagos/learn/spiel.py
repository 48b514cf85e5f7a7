"""OpenSpiel: tables of ours as games of its own. Importing this registers them.

    import galapagos.learn.spiel
    game = pyspiel.load_game("galapagos_origin", {"players": 2})

All chance of a game comes with its deal, the one chance node at its root: a state that is cloned
before a die sees the same die again, as in a game whose dice are sealed beforehand. Search must
therefore begin with `GalapagosState.resample_from_infostate`, which guesses the dice anew with
everything else that a player cannot know.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from galapagos.games import kit_for
from galapagos.kernel.events import EventLog, event_log
from galapagos.learn.play import Play
from galapagos.learn.tables import Table, games, table

DEALS: Final = 4096
"""How many deals there are, unless a game is loaded with another number."""

_LONGEST: Final = 20_000
"""More choices than any game has had: games end by their rules, not by counting."""


class GalapagosGame(pyspiel.Game):
    """A table in one form of actions, with its parameters: ``players``, ``form``, ``deals``."""

    key: ClassVar[str]
    """Which game: there is a class for each."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.params = _defaults(self.key) | (params or {})
        self.table: Table = table(self.key, self.params["players"])
        self.deals: int = self.params["deals"]
        numbers = self.table.numbers(self.table.form(self.params["form"]))
        info = pyspiel.GameInfo(
            num_distinct_actions=numbers,
            max_chance_outcomes=self.deals,
            num_players=self.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_type_of(self.key), info, self.params)

    def new_initial_state(self) -> "GalapagosState":
        return GalapagosState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.table, kind.perfect_recall)


class GalapagosState(pyspiel.State):
    """One game; before the deal there is nothing yet."""

    def __init__(self, game: GalapagosGame) -> None:
        super().__init__(game)
        self.at = _At(game)

    def current_player(self) -> int:
        play = self.at.play
        if play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if play.ended else play.actor

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.at.game.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [int(number) for number in np.flatnonzero(self.at.begun().mask(player))]

    def _apply_action(self, action: int) -> None:
        if self.at.play is None:
            self.at.deal(action)
        else:
            self.at.play.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        play = self.at.begun()
        whole = [*play.words, action]
        copied = play.clone()
        if not copied.action_of(action):
            return " ".join(["…"] * len(play.words) + [_word(play, action)])
        return play.text(whole)

    def is_terminal(self) -> bool:
        return self.at.play is not None and self.at.play.ended

    def returns(self) -> list[float]:
        return self.at.begun().rewards if self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float]
    ) -> "GalapagosState":
        """Return a state that looks the same to a player, with all that is hidden guessed."""
        play = self.at.begun()
        resampled: GalapagosState = self.at.game.new_initial_state()
        resampled.at.guess(play, player, int(sampler() * 2**31))
        return resampled

    def __str__(self) -> str:
        return "to be dealt" if self.at.play is None else str(self.at.play.render("ansi"))


class _At:
    """Where a state stands. OpenSpiel copies states attribute by attribute, deeply."""

    def __init__(self, game: GalapagosGame, play: Play | None = None) -> None:
        self.game = game
        self.play = play

    def __deepcopy__(self, memo: object) -> "_At":
        return _At(self.game, None if self.play is None else self.play.clone())

    def begun(self) -> Play:
        assert self.play is not None, "nothing has been dealt yet"
        return self.play

    def deal(self, seed: int) -> None:
        """Begin the game of a seed."""
        self.play = self._new_play()
        self.play.begin(seed, EventLog())

    def guess(self, play: Play, seat: int, seed: int) -> None:
        """Take up a game that a seat cannot tell from another one. What it was not told nobody is:
        else the others would remember the other game."""
        log = play.game.log()
        assert log is not None
        told = [play.game.event_for(seat, event) for event in log.events]
        self.play = self._new_play()
        self.play.take_up(play.game.view(seat).determinise(seed))
        self.play.game.attach(event_log(told, int(log.cause)))
        self.play.ask(play.actor)
        if play.actor == seat:
            for word in play.words:
                self.play.action_of(word)

    def _new_play(self) -> Play:
        return Play(self.game.table, self.game.params["form"])


class Observer:
    """What a player sees now; with perfect recall also all that it has ever been told (as text)."""

    def __init__(self, at: Table, recalls: bool) -> None:
        self._recalls = recalls
        layout = at.encoder.layout
        self.tensor = np.zeros(int(layout.size), np.float32)
        self.dict = {
            field.name: self.tensor[field.offset : field.offset + field.size()].reshape(field.shape)
            for field in layout.fields
        }

    def set_from(self, state: GalapagosState, player: int) -> None:
        play = state.at.play
        self.tensor[:] = 0 if play is None else play.observation(player)

    def string_from(self, state: GalapagosState, player: int) -> str:
        play = state.at.play
        if play is None:
            return ""
        row = play.observation(player)
        filled = np.flatnonzero(row)
        seen = " ".join(f"{cell}:{row[cell]}" for cell in filled)
        if not self._recalls:
            return seen
        told = "\n".join(" ".join(map(str, event)) for event in play.history(player))
        return f"{seen}\n{told}"


def _word(play: Play, number: int) -> str:
    """Return one word of an action: which field of the vocabulary, and which of it."""
    for field in play.table.encoder.vocabulary.fields:
        if field.offset <= number < field.offset + field.size():
            return f"{field.name} {number - int(field.offset)}"
    raise AssertionError(f"no field has the word {number}")


def _defaults(key: str) -> dict[str, Any]:
    return {"players": min(kit_for(key).players), "form": "", "deals": DEALS}


def _type_of(key: str) -> Any:
    kit = kit_for(key)
    return pyspiel.GameType(
        short_name=f"galapagos_{key}",
        long_name=f"Galapagos: {key.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(kit.players),
        min_num_players=min(kit.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(key),
    )


def _game_of(key: str) -> type[GalapagosGame]:
    """Return the class of a game. OpenSpiel lets go of what is registered after Python has ended,
    which a class outlives and a function does not."""
    return type(f"{key.capitalize()}Game", (GalapagosGame,), {"key": key})


GAMES: Final = [_game_of(key) for key in games()]
for _game in GAMES:
    pyspiel.register_game(_type_of(_game.key), _game)
