"""The table of Darwin on one sheet: the biomes with who lives there, and the viewer's cards."""

from galapagos.art.scene import cropped
from galapagos.games.darwin.art.biome import scene_of
from galapagos.games.darwin.art.card import card_svg
from galapagos.games.darwin.art.creature import creature_of, creature_svg
from galapagos.games.darwin.art.deck import card_faces
from galapagos.games.darwin.art.event import GROUNDS
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.show.species import SlotView, SpeciesView
from galapagos.games.darwin.show.view import DarwinSeatView, DarwinView
from galapagos.games.darwin.words.names import Fauna, Names
from galapagos.games.sheet import Figure, Row, Sheet
from galapagos.text.catalogue import capital


def darwin_sheet(state: State, shown: DarwinView, names: Names) -> Sheet:
    """Draw what a viewer sees."""
    say, fauna = names.words.say, Fauna.of(state)
    key = "head-last_era" if shown.last_era else "head-era"
    era = shown.era
    if shown.phase == "drawing":
        key, era = "head-before_era", era + 1
    facts = [say(key, era=era, eras=shown.eras), say(f"phase-{shown.phase}")]
    if shown.event:
        facts.append(say("head-event", event=names.event(int(state.event))))
    biomes = [_biome(slot, fauna, names) for slot in shown.slots]
    seats = [_seat(seat, shown, names) for seat in shown.seats]
    return Sheet(names.words.facts(facts), (*biomes, *seats))


def _biome(slot: SlotView, fauna: Fauna, names: Names) -> Row:
    title = capital(names.label(fauna.grounds[slot.slot]))
    ground = GROUNDS.get(slot.ground) or scene_of(slot.biome)
    facts = names.words.say("biome-reward", n=slot.reward)
    scene = Figure(title, cropped(ground, title), is_wide=True)
    return Row(title, facts, (scene, *(_species(one, fauna, names) for one in slot.species)))


def _species(one: SpeciesView, fauna: Fauna, names: Names) -> Figure:
    cards = {card.id: card for card in names.catalog.cards}
    parts = [(cards[placed.card].part, cards[placed.card].animal) for placed in one.cards]
    kind, points = names.kind(fauna.bodies[one.uid]), f"{one.points} ★" if one.points else ""
    caption = " ".join(filter(None, [one.tag, names.players[one.owner], points]))
    return Figure(caption, creature_svg(creature_of(parts), kind), one.owner, kind)


def _seat(seat: DarwinSeatView, shown: DarwinView, names: Names) -> Row:
    say = names.words.say
    facts = [
        say("head-cards", n=seat.small + seat.large),
        say("head-points", n=seat.score.total),
    ]
    if seat.passed:
        facts.append(say("head-passed"))
    hand = {card.card for card in seat.cards} if names.is_you(seat.seat) else set()
    faces = [face for face in card_faces(names.catalog, names.language) if face.id in hand]
    figures = tuple(Figure("", card_svg(face), hint=face.id) for face in faces)
    title, is_turn = names.full(seat.seat), seat.seat == shown.actor
    return Row(title, names.words.facts(facts), figures, seat.seat, is_turn)
