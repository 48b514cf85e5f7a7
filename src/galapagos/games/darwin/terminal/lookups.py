"""What can be looked up at the table of Darwin: hands, trade zone, ideas, forecast, species."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from rich.text import Text

from galapagos.games import paint
from galapagos.games.darwin.rules.actions import (
    CREATE,
    PASS,
    create_cards,
    kind_of,
)
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.terms import ACTION
from galapagos.games.darwin.show.show import DarwinShow, as_darwin
from galapagos.games.darwin.terminal.ideas import ideas
from galapagos.games.darwin.terminal.menu import builder_of, turn_menu
from galapagos.games.darwin.terminal.picture import Picture
from galapagos.games.darwin.words.forecast import deaths
from galapagos.games.darwin.words.names import Fauna, Names, cards_in
from galapagos.games.darwin.words.standing import verdict
from galapagos.games.terminal import Lookup
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal


class Lookups:
    """Answers the commands that only show something."""

    def __init__(self, show: DarwinShow, names: Names) -> None:
        self.show = show
        self.names = names
        self._say = names.words.say

    def _picture(self, view: Game, width: int) -> Picture:
        return Picture(self.show, as_darwin(view), self.names, width)

    def all(self) -> Mapping[str, Lookup]:
        """Return what can be looked up, by the word that is typed."""
        return {
            "hand": self._look_at_hand,
            "hands": self._look_at_hands,
            "zone": self._look_at_zone,
            "trade": self._look_at_trade,
            "redraw": partial(self._explain_with_hand, "usage-redraw"),
            "show": partial(self._explain_with_hand, "usage-show"),
            "open": self._explain_open,
            "take": self._explain_takeover,
            "ideas": self._look_at_ideas,
            "forecast": self._look_ahead,
            "species": self._look_at_species,
        }

    def _look_at_hand(self, view: Game, _: str, width: int) -> list[Text]:
        return self._picture(view, width).hand()

    def _look_at_hands(self, view: Game, _: str, width: int) -> list[Text]:
        return self._picture(view, width).other_hands()

    def _look_at_zone(self, view: Game, _: str, width: int) -> list[Text]:
        picture = self._picture(view, width)
        zone = picture.picks.zone
        lines = [picture.card_line(card, picture.picks.zone_name(card)) for card in zone]
        return lines or [Text(self._say("note-empty_zone"), paint.DIM)]

    def _look_at_trade(self, view: Game, words: str, width: int) -> list[Text]:
        zone = self._look_at_zone(view, words, width)
        return [*zone, *self._explain_with_hand("usage-trade", view, words, width)]

    def _explain_with_hand(self, usage: str, view: Game, _: str, width: int) -> list[Text]:
        """Say how something is done with hand cards, below these."""
        return [*self._look_at_hand(view, "", width), Text(self._say(usage), paint.STRONG)]

    def _explain_open(self, view: Game, _: str, width: int) -> list[Text]:
        return [Text(self._say("usage-open"))]

    def explain_bench(self, view: Darwin) -> list[Text]:
        """Say why no workbench can be opened now, or which species may act."""
        if refusals := self.moment_refusals(view):
            return [Text(self._refusal(view, refusal)) for refusal in refusals]
        fauna = Fauna.of(view.state)
        actors = [self.names.tagged(fauna, uid) for uid in self.actors(view)]
        if not actors:
            return [Text(self._say("usage-no_actor"))]
        return [Text(self._say("usage-which_species", species=self.names.words.items(actors)))]

    def moment_refusals(self, view: Darwin) -> list[Refusal]:
        """Return why this is no moment for a main action: what refuses to pass, too (Q01)."""
        return view.why(self.names.viewer, PASS)

    def _refusal(self, view: Darwin, refusal: Refusal) -> str:
        reason = self.show.reason(view, refusal, PASS, self.names)
        return self._say("with_rule", text=reason.text, rule=reason.rule)

    def actors(self, view: Darwin) -> list[int]:
        """Return the player's species that have not acted in this Era."""
        builder = builder_of(self.show.legal(view, self.names))
        return builder.species if builder is not None else []

    def _explain_takeover(self, view: Game, _: str, width: int) -> list[Text]:
        state = as_darwin(view).state
        fauna = Fauna.of(state)
        partner = state.partner_of(self.names.viewer) if state.options.is_team() else -1
        theirs = [self.names.species(fauna, int(s.uid)) for s in state.species_of(partner)]
        told = self.names.words.items(theirs) or self._say("usage-no_species")
        return [Text(self._say("usage-take_over", species=told))]

    def _look_at_ideas(self, view: Game, _: str, width: int) -> list[Text]:
        darwin = as_darwin(view)
        if self.moment_refusals(darwin):
            return self.explain_bench(darwin)
        menu = turn_menu(self.show, darwin, self.names, self.show.legal(view, self.names))
        numbered = {choice.text: choice for choice in menu.choices}
        lines: list[Text] = []
        for idea in ideas(darwin, self.names.viewer):
            action = self.show.action(view, idea.action, self.names)
            choice = replace(numbered[action.text], remark="")
            told = verdict(idea.standing, self.names)
            lines.append(Text.assemble(" ", choice.entry(self.names.words)))
            lines.append(Text(f"      {told}", paint.DIM))
            if kind_of(idea.action) == CREATE:
                cards = cards_in(int(create_cards(idea.action)))
                made = self.names.words.items(self.names.card(card) for card in cards)
                lines.append(Text(f"      {self._say('note-of_cards', cards=made)}", paint.DIM))
        return lines or [Text(self._say("note-no_ideas"), paint.DIM)]

    def _look_ahead(self, view: Game, _: str, width: int) -> list[Text]:
        """What the evaluation would bring now, for everybody."""
        darwin = as_darwin(view)
        if darwin.state.phase != ACTION:
            return [Text(self._say("note-no_forecast"), paint.DIM)]
        lines = [Text(f" {death}", paint.BAD) for death in deaths(darwin, self.names)]
        lines = lines or [Text(f" {self._say('forecast-all_live')}", paint.GOOD)]
        points = [
            self._say("forecast-points", seat=self.names.seat(seat), n=int(account.after))
            for seat, account in enumerate(darwin.forecast().accounts)
        ]
        told = self._say("forecast-earn", points=self.names.words.items(points))
        return [*lines, Text(f" {told}")]

    def _look_at_species(self, view: Game, words: str, width: int) -> list[Text]:
        picture = self._picture(view, width)
        lines: list[Text] = []
        for word in words.split():
            uid = picture.picks.species(word)
            if uid >= 0:
                lines += picture.species_lines(uid)
        return lines or [Text(self._say("usage-species"))]
