"""What can be looked up at the table of Darwin: hands, trade zone, ideas, forecast, species."""

from collections.abc import Mapping
from dataclasses import replace

from rich.text import Text

from galapagos.games import paint
from galapagos.games.choices import entry
from galapagos.games.darwin.notation.words import Words
from galapagos.games.darwin.rules.actions import CREATE, NO_ACTION, create_cards, kind_of
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.legal import first_to_act
from galapagos.games.darwin.rules.mutation import main_obstacles_for
from galapagos.games.darwin.rules.refusals import REFUSAL_KEYS, REFUSAL_RULES
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import ACTION
from galapagos.games.darwin.rules.turn import main_moment_obstacles
from galapagos.games.darwin.terminal.bench import cards_in
from galapagos.games.darwin.terminal.board import DarwinBoard
from galapagos.games.darwin.terminal.menu import DarwinMenu
from galapagos.games.darwin.words.forecast import death_words, foresee, verdict
from galapagos.games.darwin.words.names import DarwinNames, Fauna
from galapagos.games.darwin.words.reasons import reason_with_rule
from galapagos.games.terminal import Lookup
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal


class DarwinLookups:
    """Answers the commands that only show something."""

    def __init__(self, names: DarwinNames, codec_words: Words) -> None:
        self.names = names
        self._say = names.words.say
        self.codec_words = codec_words

    def _board(self, view: Game, width: int) -> DarwinBoard:
        return DarwinBoard(_state(view), self.names, self.codec_words, width)

    def all(self) -> Mapping[str, Lookup]:
        """Return what can be looked up, by the word that is typed."""
        return {
            "hand": self._look_at_hand,
            "hands": self._look_at_hands,
            "zone": self._look_at_zone,
            "trade": self._look_at_trade,
            "redraw": self._explain_redraw,
            "show": self._explain_show,
            "open": self._explain_open,
            "take": self._explain_takeover,
            "ideas": self._look_at_ideas,
            "forecast": self._look_ahead,
            "species": self._look_at_species,
        }

    def _look_at_hand(self, view: Game, _: str, width: int) -> list[Text]:
        return self._board(view, width).hand()

    def _look_at_hands(self, view: Game, _: str, width: int) -> list[Text]:
        return self._board(view, width).other_hands()

    def _look_at_zone(self, view: Game, _: str, width: int) -> list[Text]:
        board = self._board(view, width)
        lines = [board.card_line(card, board.picks.zone_name(card)) for card in board.picks.zone]
        return lines or [Text(self._say("note-empty_zone"), paint.DIM)]

    def _look_at_trade(self, view: Game, words: str, width: int) -> list[Text]:
        usage = Text(self._say("usage-trade"), paint.STRONG)
        return [
            *self._look_at_zone(view, words, width),
            *self._look_at_hand(view, "", width),
            usage,
        ]

    def _explain_redraw(self, view: Game, _: str, width: int) -> list[Text]:
        usage = Text(self._say("usage-redraw"), paint.STRONG)
        return [*self._look_at_hand(view, "", width), usage]

    def _explain_show(self, view: Game, _: str, width: int) -> list[Text]:
        return [*self._look_at_hand(view, "", width), Text(self._say("usage-show"), paint.STRONG)]

    def _explain_open(self, view: Game, _: str, width: int) -> list[Text]:
        return [Text(self._say("usage-open"))]

    def explain_bench(self, view: Game, _: str, width: int) -> list[Text]:
        """Say why no workbench can be opened now, or which species may act."""
        state, seat = _state(view), self.names.viewer
        obstacles = bit_numbers(main_moment_obstacles(state, seat))
        if obstacles:
            told = [_refusal_words(code, state, self.names) for code in obstacles]
            return [Text(text) for text in told]
        fauna = Fauna.of(state)
        actors = [self.names.tagged(fauna, uid) for uid in actors_of(state, seat)]
        if not actors:
            return [Text(self._say("usage-no_actor"))]
        return [Text(self._say("usage-which_species", species=self.names.words.items(actors)))]

    def _explain_takeover(self, view: Game, _: str, width: int) -> list[Text]:
        state = _state(view)
        fauna = Fauna.of(state)
        partner = state.partner_of(self.names.viewer) if state.options.is_team() else -1
        theirs = [self.names.species(fauna, int(s.uid)) for s in state.species_of(partner)]
        told = self.names.words.items(theirs) or self._say("usage-no_species")
        return [Text(self._say("usage-take_over", species=told))]

    def _look_at_ideas(self, view: Game, _: str, width: int) -> list[Text]:
        if main_moment_obstacles(_state(view), self.names.viewer):
            return self.explain_bench(view, "", width)
        menu = DarwinMenu(_darwin(view), self.names, self.codec_words)
        numbered = {choice.action: choice for choice in menu.choices}
        lines: list[Text] = []
        for idea in menu.ideas:
            told = verdict(menu.state, self.names.viewer, idea.action, self.names)
            choice = replace(numbered[idea.action], remark="")
            lines.append(Text.assemble(" ", entry(choice, self.names.words)))
            lines.append(Text(f"      {told}", paint.DIM))
            if kind_of(idea.action) == CREATE:
                packed = int(create_cards(idea.action))
                cards = self.names.words.items(self.names.card(card) for card in cards_in(packed))
                lines.append(Text(f"      {self._say('note-of_cards', cards=cards)}", paint.DIM))
        return lines or [Text(self._say("note-no_ideas"), paint.DIM)]

    def _look_ahead(self, view: Game, _: str, width: int) -> list[Text]:
        """What the evaluation would bring now, for everybody."""
        state = _state(view)
        if state.phase != ACTION:
            return [Text(self._say("note-no_forecast"), paint.DIM)]
        forecast = foresee(state)
        lines = [
            Text(f" {death_words(forecast, uid, self.names)}", paint.BAD) for uid in forecast.deaths
        ]
        lines = lines or [Text(f" {self._say('forecast-all_live')}", paint.GOOD)]
        points = [
            self._say("forecast-points", seat=self.names.seat(seat), n=forecast.scores[seat])
            for seat in range(len(state.players))
        ]
        told = self._say("forecast-earn", points=self.names.words.items(points))
        return [*lines, Text(f" {told}")]

    def _look_at_species(self, view: Game, words: str, width: int) -> list[Text]:
        board = self._board(view, width)
        lines: list[Text] = []
        for word in words.split():
            uid = board.picks.species(word)
            if uid >= 0 and board.shown.find(uid) is not None:
                lines += board.species_lines(uid)
        return lines or [Text(self._say("usage-species"))]


def actors_of(state: State, seat: int) -> list[int]:
    """Return the player's species that have not acted in this Era."""
    return [
        int(species.uid)
        for species in state.species_of(seat)
        if main_obstacles_for(state, seat, species) == 0
    ]


def _refusal_words(code: int, state: State, names: DarwinNames) -> str:
    refusal = Refusal(code, REFUSAL_RULES[code], first_to_act(state))
    if REFUSAL_KEYS[code] == "wrong_phase":
        refusal = Refusal(code, REFUSAL_RULES[code], state.phase)
    return reason_with_rule(refusal, NO_ACTION, state, names)


def _darwin(view: Game) -> Darwin:
    assert isinstance(view, Darwin)
    return view


def _state(view: Game) -> State:
    return _darwin(view).state
