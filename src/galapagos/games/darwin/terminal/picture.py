"""The table of Darwin as lines of text: biomes with their species, players, hand, trade zone.

Everything is drawn from a view; what its viewer may not know is not in it.
"""

from rich.text import Text

from galapagos.games import paint
from galapagos.games.darwin.notation.words import Words, species_name
from galapagos.games.darwin.rules.actions import NO_ACTION
from galapagos.games.darwin.rules.crowd import effective_competition
from galapagos.games.darwin.rules.food import leaders_of, species_key
from galapagos.games.darwin.rules.forecast import Fate
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.scoring import score
from galapagos.games.darwin.rules.state import Biome, Player, Species, State
from galapagos.games.darwin.rules.terms import (
    ACTION,
    CONTINENTAL_DRIFT,
    DIET_KEYS,
    DRAWING,
    EVENT_CARD_KEYS,
    EXCLUDED,
    FED,
    FEEDING_KEYS,
    FIRST_LASTING,
    NO_CARD,
    NO_EVENT,
    OVER,
    PHASE_KEYS,
    TOKEN,
    VOLCANO_ACTIVE,
)
from galapagos.games.darwin.rules.turn import uses_card
from galapagos.games.darwin.rules.viability import ignores_food
from galapagos.games.darwin.show.species import food_left
from galapagos.games.darwin.terminal.picks import Picks
from galapagos.games.darwin.words.choices import label
from galapagos.games.darwin.words.forecast import death_words, doomed, planned
from galapagos.games.darwin.words.names import Fauna, Names, cards_in
from galapagos.games.darwin.words.stats import (
    card_marks,
    card_words,
    demand_marks,
    demand_words,
    stat_words,
)
from galapagos.text.catalogue import capital

_FEEDING_STYLES = {"fed": paint.GOOD, "hungry": paint.BAD, "excluded": paint.BAD}
_KIND_WIDTH = 22
_WIDE = 100
"""Columns from which a biome is described in full."""
ROOMY, CLOSE, CLOSEST = 0, 1, 2
"""How closely the table is packed: a line for each species; species side by side; no trade zone."""


class Picture:
    """Draws one view of a game for a screen of a certain width."""

    def __init__(self, view: Darwin, names: Names, codec_words: Words, width: int) -> None:
        state = view.state
        self.state: State = state
        self.names = names
        self.width = width
        self._say = names.words.say
        self.picks = Picks(state, codec_words)
        self.seat = int(state.viewer)
        self.fauna = Fauna.of(state)
        self.is_planning = state.phase == ACTION
        self.shown: State = planned(state) if self.is_planning else state
        """The table with the draft of the running turn carried out, seen by its player only."""
        self.forecast = view.forecast() if self.is_planning else None

    def lines(self, *, most: int) -> list[Text]:
        """Return the whole table, as roomy as it fits into so many lines."""
        for closeness in (ROOMY, CLOSE, CLOSEST):
            lines = self.packed(closeness)
            if paint.height(lines, self.width) <= most:
                break
        return lines

    def packed(self, closeness: int) -> list[Text]:
        lines = self._head(closeness)
        for slot, biome in enumerate(self.shown.biomes):
            lines += self._biome(slot, biome, closeness)
        lines += self._players()
        if self.seat >= 0:
            lines += self._dooms()
            if self.state.phase != OVER and self.state.players[self.seat].hand_size():
                lines += self._zone(closeness)
                lines += self.hand_lines()
            lines += self._draft()
        return lines

    def _draft(self) -> list[Text]:
        """Rulings Q05, Q06: the turn so far, which is not final."""
        state = self.state
        parts = []
        if state.give != NO_CARD:
            given, taken = self.names.card(int(state.give)), self.names.card(int(state.take))
            parts.append(self._say("draft-trade", given=given, taken=taken))
        if state.main != NO_ACTION:
            parts.append(label(int(state.main), self.names, self.fauna))
        if not parts:
            return []
        text = self._say("draft-line", draft=self.names.words.fold("list-plan", parts))
        return [Text(f" {text}", paint.FAT)]

    # --- head and biomes ---------------------------------------------------------------------

    def _head(self, closeness: int) -> list[Text]:
        state = self.state
        era = int(state.era)
        key = "head-last_era" if state.is_last_era() else "head-era"
        if state.phase == DRAWING:
            era, key = era + 1, "head-before_era"
        parts = [
            Text(self._say(key, era=era, eras=int(state.options.eras)), paint.STRONG),
            Text(self._say(f"phase-{PHASE_KEYS[state.phase]}"), paint.STRONG),
        ]
        if state.event != NO_EVENT:
            is_lasting = state.event >= FIRST_LASTING
            key = "head-event" if is_lasting else "head-last_event"
            event = self._say(key, event=self.names.event(int(state.event)))
            parts.append(Text(event, paint.FAT if is_lasting else paint.DIM))
        lines = [Text.assemble("── ", paint.dotted(parts), " ──")]
        if state.event >= FIRST_LASTING and closeness < CLOSEST:
            help_text = self._say(f"event_help-{EVENT_CARD_KEYS[state.event]}")
            lines.append(Text(f"   {help_text}", paint.FAT))
        return lines

    def _biome(self, slot: int, biome: Biome, closeness: int) -> list[Text]:
        lines = [self._biome_head(slot, biome)]
        species = sorted(
            biome.species,
            key=lambda s: (not s.satisfied, -species_key(self.shown, s), s.uid),
        )
        leaders = {int(s.uid) for s in leaders_of(self.shown, biome)}
        if not species:
            if closeness == ROOMY:
                lines.append(Text("     " + self._say("biome-empty"), paint.DIM))
        elif closeness == ROOMY:
            for place, one in enumerate(species, start=1):
                lines.append(self._species_row(place, one, is_leader=int(one.uid) in leaders))
        else:
            chunks = [self._species_chunk(one) for one in species]
            lines += paint.flow(chunks, self.width, 4)
        return lines

    def _biome_head(self, slot: int, biome: Biome) -> Text:
        is_wide = self.width >= _WIDE
        label = capital(self.names.label(self.fauna.grounds[slot]))
        parts = [Text(label, paint.STRONG)]
        if biome.continent >= 0 and (is_wide or self.state.event == CONTINENTAL_DRIFT):
            parts.append(Text(self._place(biome)))
        if biome.ground == VOLCANO_ACTIVE:
            parts.append(Text(self._say("biome-deadly"), paint.BAD))
            return Text.assemble((f" {slot + 1} ", paint.NUMBER), paint.dotted(parts))
        parts.append(Text(self._say("biome-reward", n=int(biome.reward)), paint.FAT))
        if biome.ground != TOKEN and not self.state.options.is_kids():
            parts.append(Text(self._food_left(biome)))
        card = None if biome.ground == TOKEN else self.state.cards.biomes[biome.card]
        demand = demand_words if is_wide else demand_marks
        parts += [Text(text) for text in (demand(self.names.words, card))]
        return Text.assemble((f" {slot + 1} ", paint.NUMBER), paint.dotted(parts))

    def _place(self, biome: Biome) -> str:
        continent = self.names.continent(int(biome.continent))
        if self.state.event != CONTINENTAL_DRIFT:
            return continent
        side = self._say("biome-right" if biome.side else "biome-left")
        return self._say("biome-side", continent=continent, side=side)

    def _food_left(self, biome: Biome) -> str:
        plants, meat = food_left(biome)
        return self._say(
            "biome-food",
            plants=plants,
            all_plants=int(biome.plants),
            meat=meat,
            all_meat=int(biome.meat),
        )

    # --- species -----------------------------------------------------------------------------

    def _species_row(self, place: int, species: Species, *, is_leader: bool) -> Text:
        fauna = Fauna.of(self.shown)
        kind = self.names.kind(fauna.bodies[int(species.uid)])
        owner = int(species.owner)
        style = paint.seat_style(owner)
        parts = [Text(self._numbers(species)), self._feeding(species)]
        if species.points:
            parts.append(Text(self._say("species-points", n=int(species.points)), paint.FAT))
        if is_leader:
            parts.append(Text(self._say("species-leads"), paint.STRONG))
        parts += self._marks(species)
        who = f"{species_name(int(species.uid)):<4}{paint.padded(self._owner(owner), 3)} "
        return Text.assemble(
            (f"   {place if species.satisfied else '-'} ", paint.DIM),
            (who, f"bold {style}"),
            (paint.padded(kind, _KIND_WIDTH - 1) + " ", style),
            paint.facts([part for part in parts if part.plain], self.names.words),
        )

    def _species_chunk(self, species: Species) -> Text:
        owner = int(species.owner)
        who = f"{species_name(int(species.uid))} {self._owner(owner)}"
        chunk = Text.assemble(
            (who, f"bold {paint.seat_style(owner)}"),
            " ",
            self._numbers(species),
            " ",
            self._feeding(species),
        )
        if species.points:
            points = self._say("species-points", n=int(species.points))
            chunk = Text.assemble(chunk, " ", (points, paint.FAT))
        return chunk

    def _owner(self, owner: int) -> str:
        return self._say("species-you") if self.names.is_you(owner) else f"P{owner + 1}"

    def _numbers(self, species: Species) -> str:
        competition = effective_competition(self.state.event, species.diet, species.stats)
        return self._say(
            "species-numbers",
            diet=self._say(f"diet_mark-{DIET_KEYS[species.diet]}"),
            adaptation=int(species.adaptation),
            competition=int(competition),
        )

    def _feeding(self, species: Species) -> Text:
        """Food held of food needed, and whether that is enough (Q42: or what it would hunt)."""
        hearts = int(species.hearts())
        if ignores_food(self.state):
            is_needed = not self.state.options.is_kids()
            return Text(self._say("species-hearts", n=hearts) if is_needed else "", paint.DIM)
        key = FEEDING_KEYS[species.feeding()]
        food = f"{int(species.plants + species.meat)}/{hearts}"
        fate = self._fate(species)
        if fate is not None and fate.lives() and fate.prey:
            told = " ".join(species_name(int(uid)) for uid in list(fate.prey))
            return Text(self._say("species-hunting", food=food, prey=told), paint.FAT)
        if species.feeding() == EXCLUDED:
            return Text(self._say("feeding-excluded"), paint.BAD)
        return Text(f"{food} {self._say(f'feeding-{key}')}", _FEEDING_STYLES[key])

    def _fate(self, species: Species) -> Fate | None:
        """What would become of it if the evaluation came now; None where nobody can say."""
        return None if self.forecast is None else self.forecast.find(species.uid)

    def _marks(self, species: Species) -> list[Text]:
        marks = []
        fate = self._fate(species)
        if fate is not None and species.feeding() == FED and not fate.lives():
            marks.append(Text(self._say("species-prey"), paint.BAD))
        if species.is_protected():
            marks.append(Text(self._say("species-protected"), paint.GOOD))
        if species.acted and self.state.phase == ACTION and not self.state.options.is_kids():
            marks.append(Text(self._say("species-acted"), paint.DIM))
        return marks

    def _dooms(self) -> list[Text]:
        """The viewer's own species that would die if the evaluation came now, and why."""
        forecast = self.forecast
        if forecast is None:
            return []
        return [
            Text(f" ! {death_words(self.shown, fate, self.names)}", paint.BAD)
            for fate in doomed(forecast, self.seat)
        ]

    # --- players -----------------------------------------------------------------------------

    def _players(self) -> list[Text]:
        chunks = [self._player(seat, player) for seat, player in enumerate(self.state.players)]
        return paint.flow(chunks, self.width, 1)

    def _player(self, seat: int, player: Player) -> Text:
        state = self.state
        is_turn = seat == state.turn and state.phase == ACTION
        points = score(self.shown, seat)
        facts = [self._say("head-you")] if self.names.is_you(seat) else []
        facts.append(self._say("head-cards", n=int(player.hand_size())))
        facts.append(self._say("head-points", n=int(points.total())))
        if points.bank and not state.options.is_kids():
            facts[-1] = self._say("head-banked", n=int(points.total()), bank=int(points.bank))
        if state.options.is_team():
            partner = int(state.partner_of(seat))
            facts.append(self._say("head-team", seat=self.names.players[partner]))
        if seat == state.first:
            facts.append(self._say("head-first"))
        if player.passed and state.phase == ACTION:
            facts.append(self._say("head-passed"))
        name = Text(self.names.full(seat), f"bold {paint.seat_style(seat)}")
        mark = "> " if is_turn else ""
        return Text.assemble((mark, paint.STRONG), name, " ", self.names.words.facts(facts))

    # --- cards -------------------------------------------------------------------------------

    def _zone(self, closeness: int) -> list[Text]:
        if closeness >= CLOSEST:
            return []
        chunks = [self.card_chunk(card, self.picks.zone_name(card)) for card in self.picks.zone]
        if self.state.take != NO_CARD and self.seat == self.state.turn:
            taken = int(self.state.take)
            chunks = [
                Text.assemble(chunk, (f" {self._say('card-taken')}", paint.DIM))
                if card == taken
                else chunk
                for card, chunk in zip(self.picks.zone, chunks, strict=True)
            ]
        lead = Text(f" {self._say('head-zone')}", paint.DIM)
        return paint.flow(chunks, self.width, 3, lead)

    def hand_lines(self) -> list[Text]:
        chunks = [self._hand_chunk(card) for card in self.picks.hand]
        if not chunks:
            return [Text(f" {self._say('note-empty_hand')}", paint.DIM)]
        lead = Text(f" {self._say('head-hand')}", paint.DIM)
        return paint.flow(chunks, self.width, 3, lead)

    def _hand_chunk(self, card: int) -> Text:
        chunk = self.card_chunk(card, self.picks.letter(card))
        if uses_card(self.state.main, card):
            chunk = Text.assemble(chunk, (f" {self._say('card-planned')}", paint.FAT))
        return chunk

    def card_chunk(self, card: int, handle: str) -> Text:
        animal = self.state.cards.animals[card]
        return Text.assemble(
            (handle, paint.NUMBER),
            f" {self.names.short_card(card)} ",
            (card_marks(self.names.words, animal), paint.DIM),
        )

    def hand(self) -> list[Text]:
        """The viewer's hand card by card, in words."""
        lines = [self.card_line(card, self.picks.letter(card)) for card in self.picks.hand]
        return lines or [Text(self._say("note-empty_hand"), paint.DIM)]

    def card_line(self, card: int, handle: str) -> Text:
        animal = self.state.cards.animals[card]
        is_body = bool(animal.leg_sites + animal.wing_sites + animal.tail_sites)
        words = self.names.words
        told = paint.named(self.names.card(card), card_words(words, animal, is_body=is_body), words)
        return Text.assemble((f" {handle:<2} ", paint.NUMBER), told)

    def other_hands(self) -> list[Text]:
        """What the viewer knows of the others' hands (DC-INFO-01, -05, DC-TEAM-05)."""
        lines: list[Text] = []
        for seat, player in enumerate(self.state.players):
            if seat == self.seat:
                continue
            known = [self.names.short_card(int(card)) for card in player.hand]
            more = int(player.hand_size()) - len(known)
            known += [self._say("card-unknown", n=more)] if more else []
            told = self.names.words.facts(known) or "-"
            style = f"bold {paint.seat_style(seat)}"
            line = paint.named(self.names.full(seat), told, self.names.words, style)
            lines.append(Text.assemble(" ", line))
        return lines

    def species_lines(self, uid: int) -> list[Text]:
        """Everything about one species: its cards and its numbers, in words."""
        species = self.shown.species(uid)
        fauna = Fauna.of(self.shown)
        line = self.names.words.tell(
            "species-line",
            species=self.names.species(fauna, uid),
            slot=self.names.slot(fauna, int(species.slot)),
            stats=stat_words(self.names.words, int(species.stats), int(species.diet)),
        )
        lines = [Text(line, paint.STRONG)]
        lines += [self.card_line(card, "") for card in cards_in(int(species.cards))]
        return lines
