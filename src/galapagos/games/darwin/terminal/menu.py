"""The choices of one decision of Darwin.

A turn may offer thousands of species, so a turn's menu has ideas, the short actions, and the words
that open a workbench or explain how to spell an action out. All other decisions are listed."""

from galapagos.games.darwin.notation.actions import format_action
from galapagos.games.darwin.notation.words import Words
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import c1_of, kind_of
from galapagos.games.darwin.rules.food import is_trial_era
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.legal import add_team_moves, add_turn_moves
from galapagos.games.darwin.rules.mutation import main_obstacles_for
from galapagos.games.darwin.rules.state import DEAL_DRAW, State
from galapagos.games.darwin.rules.terms import ACTION, SHOWING
from galapagos.games.darwin.rules.turn import has_redraw, main_moment_obstacles, trading_obstacles
from galapagos.games.darwin.terminal.ideas import Idea, ideas, trade_ideas
from galapagos.games.darwin.terminal.picks import Picks
from galapagos.games.darwin.words.choices import label
from galapagos.games.darwin.words.forecast import foresee, standing
from galapagos.games.darwin.words.names import DarwinNames, Fauna
from galapagos.games.menu import GO_ON, NO_ACTION, Choice, Group, Menu, Row
from galapagos.kernel.moves import Moves

MAX_IDEAS = 4
"""Ideas that stand in the menu; the others are listed on request."""
MAX_TRADES = 2


class DarwinMenu(Menu):
    """The choices of the person whose view this is."""

    def __init__(self, view: Darwin, names: DarwinNames, words: Words) -> None:
        super().__init__()
        self.state = view.state
        self.seat = int(view.state.viewer)
        self.names = names
        self.words = words
        self._say = names.words.say
        self.picks = Picks(view.state, words)
        self.fauna = Fauna.of(view.state)
        self.ideas: list[Idea] = []
        self.more_ideas: list[Choice] = []
        """Choices that are shown only on request."""
        if view.state.phase == ACTION and view.state.deal == 0 and not self._draws():
            self._add_turn(view)
        else:
            self._add_listed(view)

    def spelled(self, typed: str) -> str:
        return self.picks.spelled(typed)

    def lacks_ideas(self) -> bool:
        """Whether the person could act, but the program has no idea how."""
        is_turn = self.state.phase == ACTION and self.seat == self.state.turn
        can_act = is_turn and main_moment_obstacles(self.state, self.seat) == 0
        return can_act and not self.ideas

    def _draws(self) -> bool:
        return self.state.players[self.seat].draws > 0

    # --- building ----------------------------------------------------------------------------

    def _choice(self, action: int, remark: str = "") -> Choice:
        is_deal = self.state.deal == DEAL_DRAW
        is_wait = self.state.players[self.seat].passed and not self.state.give
        return Choice(
            len(self.choices) + 1,
            action,
            format_action(action, self.words, self.state),
            label(action, self.names, self.fauna, is_deal=is_deal, is_wait=is_wait),
            remark,
        )

    def _add(self, group: Group, choice: Choice) -> None:
        if not group.rows:
            group.rows.append(Row(""))
            self.groups.append(group)
        group.rows[0].choices.append(choice)
        self.choices.append(choice)

    def _command(self, group: Group, text: str, key: str, **values: object) -> None:
        told = self._say(f"command-{key}", **values)
        self._add(group, Choice(len(self.choices) + 1, NO_ACTION, text, told))

    def _add_listed(self, view: Darwin) -> None:
        """Every legal action but those that are better spelled out."""
        legal = view.legal_list(self.seat)
        group = Group("")
        for action in legal:
            kind = kind_of(action)
            if kind == act.SHOW and c1_of(action):
                continue
            if kind in (act.OPEN, act.TRADE, act.REDRAW):
                continue
            self._add(group, self._choice(action))
        if self.state.phase == SHOWING:
            self._command(group, "show", "show")
        elif len(legal) == len(self.choices) == 1:
            self.forced = self.choices[0]

    # --- a turn ------------------------------------------------------------------------------

    def _add_turn(self, view: Darwin) -> None:
        state, seat = self.state, self.seat
        if seat != state.turn:
            self._command(Group(""), GO_ON, "go_on")
        elif main_moment_obstacles(state, seat) == 0:
            self._add_ideas(view)
        short = self._short_actions(view)
        group = Group("")
        self._add_kinds(group, short, (act.CONFIRM, act.TAKE_BACK, act.UNTRADE))
        if seat == state.turn and main_moment_obstacles(state, seat) == 0:
            self._add_benches(group)
        if seat == state.turn and trading_obstacles(state, seat) == 0 and state.zone:
            self._command(group, "trade", "trade")
        if any(kind_of(action) == act.REDRAW for action in short):
            self._command(group, "redraw", "redraw")
        self._add_kinds(group, short, (act.FULL_REDRAW, act.ASK))
        if any(kind_of(action) == act.TAKE_OVER for action in short):
            self._command(group, "take", "take_over")
        self._add_kinds(group, short, (act.PASS,))
        for idea in self.ideas[MAX_IDEAS:]:
            choice = self._choice(idea.action)
            self.choices.append(choice)
            self.more_ideas.append(choice)

    def _short_actions(self, view: Darwin) -> list[int]:
        """Everything but creations, mutations and migrations."""
        moves = Moves()
        add_turn_moves(view.state, self.seat, moves)
        add_team_moves(view.state, self.seat, moves)
        return moves.to_list()

    def _add_kinds(self, group: Group, actions: list[int], kinds: tuple[int, ...]) -> None:
        for kind in kinds:
            for action in actions:
                if kind_of(action) == kind:
                    self._add(group, self._choice(action))

    def _add_ideas(self, view: Darwin) -> None:
        self.ideas = ideas(view, self.seat)
        group = Group(self._ideas_heading() if self.ideas else "")
        for idea in self.ideas[:MAX_IDEAS]:
            self._add(group, self._choice(idea.action, self._remark(idea)))
        if not self.ideas:
            for trade, idea in trade_ideas(view, self.seat)[:MAX_TRADES]:
                told = label(idea.action, self.names, self.fauna)
                self._add(group, self._choice(trade, self._say("idea-then", action=told)))

    def _ideas_heading(self) -> str:
        if is_trial_era(self.state):
            # DC-BEG-04: there are no points to be had yet.
            return self._say("head-ideas")
        return self._say("head-ideas_score", n=foresee(self.state).scores[self.seat])

    def _remark(self, idea: Idea) -> str:
        """How it would stand, and what it would all be worth now."""
        words = self.names.words
        told = standing(self.state, self.seat, idea.action, self.names)
        worth = [words.say("idea-worth", n=idea.points)] if idea.points else []
        return words.facts([told, *worth])

    def _add_benches(self, group: Group) -> None:
        if not (self.state.options.is_beginner() and self.state.era > 1):
            self._command(group, "build", "build")
        actors = [
            int(species.uid)
            for species in self.state.species_of(self.seat)
            if main_obstacles_for(self.state, self.seat, species) == 0
        ]
        if actors:
            self._command(group, "mutate", "mutate")
            self._command(group, "migrate", "migrate")


def may_decide_out_of_turn(state: State, seat: int) -> bool:
    """DC-ACT-REDRAW-04: whether a player has a redraw left while it is another's turn."""
    player = state.players[seat]
    if state.phase != ACTION or seat == state.turn:
        return False
    return bool(has_redraw(state, player) and player.hand)
