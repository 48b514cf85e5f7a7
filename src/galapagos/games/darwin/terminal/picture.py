"""The table of Darwin as lines of text: biomes with their species, players, hand, trade zone.

Everything is drawn from what a browser would be shown as well."""

from rich.text import Text

from galapagos.games import paint
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.terms import CONTINENT_KEYS, EVENT_CARD_KEYS
from galapagos.games.darwin.show.show import DarwinShow
from galapagos.games.darwin.show.species import PlacedCardView, SlotView, SpeciesView, packed_cards
from galapagos.games.darwin.show.view import DarwinSeatView, DraftView, table_view
from galapagos.games.darwin.terminal.picks import Picks
from galapagos.games.darwin.words.forecast import deaths
from galapagos.games.darwin.words.log import body_words, hand_card_words
from galapagos.games.darwin.words.names import Fauna, Names
from galapagos.games.darwin.words.stats import card_marks, demand_marks, demand_words
from galapagos.kernel.names import species_name
from galapagos.text.catalogue import capital

_FEEDING_STYLES = {"fed": paint.GOOD, "hungry": paint.BAD, "excluded": paint.BAD}
_DRIFT = "continental_drift"
_KIND_WIDTH = 22
_WIDE = 100
"""Columns from which a biome is described in full."""
ROOMY, CLOSE, CLOSEST = 0, 1, 2
"""How closely the table is packed: a line for each species; species side by side; no trade zone."""


class Picture:
    """Draws one view of a game for a screen of a certain width."""

    def __init__(self, show: DarwinShow, view: Darwin, names: Names, width: int) -> None:
        self.view, self.show, self.names, self.width = view, show, names, width
        self.catalog = show.catalog
        self._say = names.words.say
        self.shown = table_view(view, show.catalog)
        self.seat = self.shown.viewer
        self.picks = Picks(self.shown, show.catalog)
        self.fauna = Fauna.of(view.state)
        forecast = self.shown.forecast
        self._dying = {} if forecast is None else {one.species: one for one in forecast.deaths}
        self._hunts = {} if forecast is None else {one.hunter: one for one in forecast.hunts}

    def lines(self, *, most: int) -> list[Text]:
        """Return the whole table, as roomy as it fits into so many lines."""
        for closeness in (ROOMY, CLOSE, CLOSEST):
            lines = self.packed(closeness)
            if paint.height(lines, self.width) <= most:
                break
        return lines

    def packed(self, closeness: int) -> list[Text]:
        shown = self.shown
        lines = self._head(closeness)
        for slot in shown.slots:
            lines += self._biome(slot, closeness)
        lines += paint.flow([self._player(player) for player in shown.seats], self.width, 1)
        if self.seat >= 0:
            lines += self._dooms()
            if shown.phase != "over" and _hand_size(shown.seats[self.seat]):
                lines += self._zone(closeness)
                lines += self.hand_lines()
            lines += [] if shown.draft is None else [self._draft(shown.draft)]
        return lines

    def _draft(self, draft: DraftView) -> Text:
        """Rulings Q05, Q06: the turn so far, which is not final."""
        parts = []
        if draft.give:
            given, taken = (self.names.card(self._number(one)) for one in (draft.give, draft.take))
            parts.append(self._say("draft-trade", given=given, taken=taken))
        if draft.main is not None:
            main = self.show.action_of(draft.main)
            parts.append(self.show.phrase(self.view, main, self.names))
        text = self._say("draft-line", draft=self.names.words.fold("list-plan", parts))
        return Text(f" {text}", paint.FAT)

    def _number(self, card: str) -> int:
        return self.catalog.card_number(card)

    # --- head and biomes ---------------------------------------------------------------------

    def _head(self, closeness: int) -> list[Text]:
        shown = self.shown
        era = shown.era
        key = "head-last_era" if shown.last_era else "head-era"
        if shown.phase == "drawing":
            era, key = era + 1, "head-before_era"
        parts = [
            Text(self._say(key, era=era, eras=shown.eras), paint.STRONG),
            Text(self._say(f"phase-{shown.phase}"), paint.STRONG),
        ]
        if shown.event:
            key = "head-event" if shown.event_lasts else "head-last_event"
            event = self.names.event(EVENT_CARD_KEYS.index(shown.event))
            style = paint.FAT if shown.event_lasts else paint.DIM
            parts.append(Text(self._say(key, event=event), style))
        lines = [Text.assemble("── ", paint.dotted(parts), " ──")]
        if shown.event_lasts and closeness < CLOSEST:
            lines.append(Text(f"   {self._say(f'event_help-{shown.event}')}", paint.FAT))
        return lines

    def _biome(self, slot: SlotView, closeness: int) -> list[Text]:
        lines = [self._biome_head(slot)]
        if not slot.species:
            if closeness == ROOMY:
                lines.append(Text("     " + self._say("biome-empty"), paint.DIM))
        elif closeness == ROOMY:
            lines += [self._species_row(n, one) for n, one in enumerate(slot.species, start=1)]
        else:
            chunks = [self._species_chunk(one) for one in slot.species]
            lines += paint.flow(chunks, self.width, 4)
        return lines

    def _biome_head(self, slot: SlotView) -> Text:
        is_wide = self.width >= _WIDE
        number = (f" {slot.slot + 1} ", paint.NUMBER)
        parts = [Text(self.ground(slot.slot), paint.STRONG)]
        if slot.continent and (is_wide or self.shown.event == _DRIFT):
            parts.append(Text(self._place(slot)))
        if slot.ground == "volcano_active":
            parts.append(Text(self._say("biome-deadly"), paint.BAD))
            return Text.assemble(number, paint.dotted(parts))
        parts.append(Text(self._say("biome-reward", n=slot.reward), paint.FAT))
        if slot.ground != "token" and self.shown.mode != "kids":
            parts.append(Text(self._food_left(slot)))
        biomes = self.catalog.card_set.biomes
        card = biomes[self.catalog.biome_number(slot.biome)] if slot.biome else None
        demand = demand_words if is_wide else demand_marks
        parts += [Text(text) for text in demand(self.names.words, card)]
        return Text.assemble(number, paint.dotted(parts))

    def ground(self, slot: int) -> str:
        """Return what lies in a slot, as it stands at the beginning of a line."""
        return capital(self.names.label(self.fauna.grounds[slot]))

    def _place(self, slot: SlotView) -> str:
        continent = self.names.continent(CONTINENT_KEYS.index(slot.continent))
        if self.shown.event != _DRIFT:
            return continent
        return self._say("biome-side", continent=continent, side=self._say(f"biome-{slot.side}"))

    def _food_left(self, slot: SlotView) -> str:
        return self._say(
            "biome-food",
            plants=slot.plants_left,
            all_plants=slot.plants,
            meat=slot.meat_left,
            all_meat=slot.meat,
        )

    # --- species -----------------------------------------------------------------------------

    def species(self, uid: int) -> SpeciesView:
        """Return a species that is on the table."""
        living = (one for slot in self.shown.slots for one in slot.species)
        return next(one for one in living if one.uid == uid)

    def tagged(self, species: SpeciesView) -> str:
        """Return a species without its owner: ``Bongo lynx (S3)``."""
        return self._say("name-species", kind=self._kind(species), tag=species.tag)

    def stats(self, cards: list[PlacedCardView]) -> str:
        """Return what cards of a species add up to, in words."""
        return body_words(packed_cards(cards, self.catalog), self.names, self.fauna)

    def _kind(self, species: SpeciesView) -> str:
        return self.names.kind(packed_cards(species.cards, self.catalog))

    def _species_row(self, place: int, species: SpeciesView) -> Text:
        kind = self._kind(species)
        owner = species.owner
        style = paint.seat_style(owner)
        parts = [Text(self._numbers(species)), self._feeding(species)]
        if species.points:
            parts.append(Text(self._say("species-points", n=species.points), paint.FAT))
        if species.leads:
            parts.append(Text(self._say("species-leads"), paint.STRONG))
        parts += self._marks(species)
        who = f"{species.tag:<4}{paint.padded(self._owner(owner), 3)} "
        return Text.assemble(
            (f"   {place if species.satisfied else '-'} ", paint.DIM),
            (who, f"bold {style}"),
            (paint.padded(kind, _KIND_WIDTH - 1) + " ", style),
            paint.facts([part for part in parts if part.plain], self.names.words),
        )

    def _species_chunk(self, species: SpeciesView) -> Text:
        who = f"{species.tag} {self._owner(species.owner)}"
        chunk = Text.assemble(
            (who, f"bold {paint.seat_style(species.owner)}"),
            " ",
            self._numbers(species),
            " ",
            self._feeding(species),
        )
        if species.points:
            points = self._say("species-points", n=species.points)
            chunk = Text.assemble(chunk, " ", (points, paint.FAT))
        return chunk

    def _owner(self, owner: int) -> str:
        return self._say("species-you") if self.names.is_you(owner) else f"P{owner + 1}"

    def _numbers(self, species: SpeciesView) -> str:
        return self._say(
            "species-numbers",
            diet=self._say(f"diet_mark-{species.diet}"),
            adaptation=species.adaptation,
            competition=species.competition,
        )

    def _feeding(self, species: SpeciesView) -> Text:
        """Food held of food needed, and whether that is enough (Q42: or what it would hunt)."""
        hearts = species.stats.hearts
        if not self.shown.food_counts:
            is_needed = self.shown.mode != "kids"
            return Text(self._say("species-hearts", n=hearts) if is_needed else "", paint.DIM)
        food = f"{species.plants + species.meat}/{hearts}"
        hunt = self._hunts.get(species.uid)
        if hunt is not None and species.uid not in self._dying:
            told = " ".join(species_name(uid) for uid in hunt.prey)
            return Text(self._say("species-hunting", food=food, prey=told), paint.FAT)
        key = species.feeding
        if key == "excluded":
            return Text(self._say("feeding-excluded"), paint.BAD)
        return Text(f"{food} {self._say(f'feeding-{key}')}", _FEEDING_STYLES[key])

    def _marks(self, species: SpeciesView) -> list[Text]:
        marks = []
        if species.uid in self._dying and species.feeding == "fed":
            marks.append(Text(self._say("species-prey"), paint.BAD))
        if species.protected:
            marks.append(Text(self._say("species-protected"), paint.GOOD))
        if species.acted and self.shown.phase == "action" and self.shown.mode != "kids":
            marks.append(Text(self._say("species-acted"), paint.DIM))
        return marks

    def _dooms(self) -> list[Text]:
        """The viewer's own species that would die if the evaluation came now, and why."""
        if self.shown.forecast is None:
            return []
        told = deaths(self.view, self.names, self.seat)
        return [Text(f" ! {death}", paint.BAD) for death in told]

    # --- players -----------------------------------------------------------------------------

    def _player(self, player: DarwinSeatView) -> Text:
        shown, seat, points = self.shown, player.seat, player.score
        is_acting = shown.phase == "action"
        facts = [self._say("head-you")] if self.names.is_you(seat) else []
        facts.append(self._say("head-cards", n=_hand_size(player)))
        facts.append(self._say("head-points", n=points.total))
        if points.bank and shown.mode != "kids":
            facts[-1] = self._say("head-banked", n=points.total, bank=points.bank)
        if player.partner >= 0:
            facts.append(self._say("head-team", seat=self.names.players[player.partner]))
        if seat == shown.first:
            facts.append(self._say("head-first"))
        if player.passed and is_acting:
            facts.append(self._say("head-passed"))
        name = Text(self.names.full(seat), f"bold {paint.seat_style(seat)}")
        mark = "> " if seat == shown.turn and is_acting else ""
        return Text.assemble((mark, paint.STRONG), name, " ", self.names.words.facts(facts))

    # --- cards -------------------------------------------------------------------------------

    def _zone(self, closeness: int) -> list[Text]:
        if closeness >= CLOSEST:
            return []
        chunks = [self._zone_chunk(card) for card in self.picks.zone]
        lead = Text(f" {self._say('head-zone')}", paint.DIM)
        return paint.flow(chunks, self.width, 3, lead)

    def _zone_chunk(self, card: str) -> Text:
        chunk = self.card_chunk(card, self.picks.zone_name(card))
        draft = self.shown.draft
        if draft is not None and draft.take == card:
            chunk = Text.assemble(chunk, (f" {self._say('card-taken')}", paint.DIM))
        return chunk

    def hand_lines(self) -> list[Text]:
        chunks = [self._hand_chunk(card) for card in self.picks.hand]
        if not chunks:
            return [Text(f" {self._say('note-empty_hand')}", paint.DIM)]
        lead = Text(f" {self._say('head-hand')}", paint.DIM)
        return paint.flow(chunks, self.width, 3, lead)

    def _hand_chunk(self, card: str) -> Text:
        chunk = self.card_chunk(card, self.picks.letter(card))
        draft = self.shown.draft
        if draft is not None and card in (draft.main or {}).get("cards", ()):
            chunk = Text.assemble(chunk, (f" {self._say('card-planned')}", paint.FAT))
        return chunk

    def card_chunk(self, card: str, handle: str) -> Text:
        number = self._number(card)
        marks = card_marks(self.names.words, self.catalog.card_set.animals[number])
        return Text.assemble(
            (handle, paint.NUMBER), f" {self.names.short_card(number)} ", (marks, paint.DIM)
        )

    def hand(self) -> list[Text]:
        """The viewer's hand card by card, in words."""
        lines = [self.card_line(card, self.picks.letter(card)) for card in self.picks.hand]
        return lines or [Text(self._say("note-empty_hand"), paint.DIM)]

    def card_line(self, card: str, handle: str) -> Text:
        number, names = self._number(card), self.names
        what = hand_card_words(number, names, self.fauna)
        told = paint.named(names.card(number), what, names.words)
        return Text.assemble((f" {handle:<2} ", paint.NUMBER), told)

    def other_hands(self) -> list[Text]:
        """What the viewer knows of the others' hands (DC-INFO-01, -05, DC-TEAM-05)."""
        lines: list[Text] = []
        for player in self.shown.seats:
            if player.seat == self.seat:
                continue
            known = [self.names.short_card(self._number(one.card)) for one in player.cards]
            more = _hand_size(player) - len(known)
            known += [self._say("card-unknown", n=more)] if more else []
            told = self.names.words.facts(known) or "-"
            style = f"bold {paint.seat_style(player.seat)}"
            line = paint.named(self.names.full(player.seat), told, self.names.words, style)
            lines.append(Text.assemble(" ", line))
        return lines

    def species_lines(self, uid: int) -> list[Text]:
        """Everything about one species: its cards and its numbers, in words."""
        species = self.species(uid)
        line = self.names.words.tell(
            "species-line",
            species=self.names.owned(species.owner, self.tagged(species)),
            slot=self.names.slot(self.fauna, species.slot),
            stats=self.stats(species.cards),
        )
        lines = [Text(line, paint.STRONG)]
        lines += [self.card_line(placed.card, "") for placed in species.cards]
        return lines


def _hand_size(player: DarwinSeatView) -> int:
    return player.small + player.large
