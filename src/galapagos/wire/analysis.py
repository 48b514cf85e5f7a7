"""The analysis of a game: verdicts on its decisions, and what luck did."""

from msgspec import Struct


class ActionTold(Struct, frozen=True):
    """An action of somebody's."""

    seat: int
    action: str
    """In the notation of records."""
    said: str
    """In words."""


class RuleTold(Struct, frozen=True):
    """A rule to read about something that was said."""

    rule: str
    """Its id, or that of a section: its anchor in the rule book."""
    title: str
    """What its section is called."""


class OptionTold(Struct, frozen=True):
    """An action that was looked at."""

    told: ActionTold
    chance: float
    """To win by it, 0 … 1."""


class DecisionView(Struct, frozen=True):
    """A decision and what is said of it."""

    step: int
    """Its place among the steps of the game; the setup is 0."""
    taken: ActionTold
    verdict: str
    """forced, good, only, luck, inaccuracy, mistake, blunder."""
    before: float | None
    """Chance to win, 0 … 1, with the best action that was found; None where nothing was to be
    chosen."""
    after: float | None
    """The same with the action that was taken."""
    doubt: float
    """Standard error of the difference."""
    luck: float
    """What the dice and draws of this step did to the player's chance."""
    better: list[ActionTold]
    """The best action and what is expected to follow; empty if the best was taken."""
    options: list[OptionTold]
    """Everything that was looked at as carefully, the best first."""
    rules: list[RuleTold]
    """Those behind what was done and the best action, one of a section."""


class LuckView(Struct, frozen=True):
    """Dice and draws of a step."""

    step: int
    luck: list[float]
    """What they did to the chance of each seat."""


class AccountView(Struct, frozen=True):
    """A seat's way to the end: start + luck + skill + others = end."""

    start: float
    luck: float
    skill: float
    others: float
    end: float
    verdicts: dict[str, int]
    """How many decisions of each kind."""


class AnalysisView(Struct, frozen=True):
    """All that was found out about a game."""

    depth: int
    seed: int
    decisions: list[DecisionView]
    luck: list[LuckView]
    accounts: list[AccountView]
    """By seat; empty for a game that is not over."""


class AnalysisState(Struct, frozen=True):
    """How far the analysis of a finished game is."""

    status: str
    """``none``: nobody has asked for it; ``waiting``, ``running``, ``done``; ``failed``."""
    done: int
    """How many of all its decisions were looked at."""
    total: int
    margin: float
    """Whatever gives away less than this of the chance to win is as good as the best."""
    analysis: AnalysisView | None
    """Once it is done; its steps are counted as the viewer counts them."""


class WayView(Struct, frozen=True):
    """What may follow an action."""

    told: ActionTold
    is_taken: bool
    """Whether this is what the player did."""
    leads: list[int]
    """How many points the player, or the team, is ahead of the best of the others when the round or
    Era ends: one number for each guess of what is hidden, the worst first."""
    rules: list[RuleTold]
    """Those behind the action."""


class WhatIf(Struct, frozen=True):
    """What may follow each action of a decision, by what its player could know."""

    seat: int
    ways: list[WayView]
    """The best first; empty where there was nothing to choose."""


AnalysisMessage = (
    AnalysisState
    | AnalysisView
    | DecisionView
    | OptionTold
    | ActionTold
    | RuleTold
    | LuckView
    | AccountView
    | WhatIf
    | WayView
)
