"""The table of Origin on one sheet: every player's animals as the page draws them."""

from galapagos.games.origin.art.animal import Animal, animal_svg
from galapagos.games.origin.art.body import INDIVIDUALS, SEAT_COATS
from galapagos.games.origin.rules.terms import TRAIT_KEYS
from galapagos.games.origin.show.view import AnimalView, OriginSeatView, OriginView
from galapagos.games.origin.words.names import Names
from galapagos.games.sheet import Figure, Row, Sheet


def origin_sheet(shown: OriginView, names: Names) -> Sheet:
    """Draw what a viewer sees."""
    say = names.words.say
    facts = [
        say("head-last_round" if shown.last else "head-round", round=shown.round),
        say(f"phase-{shown.phase}"),
    ]
    if shown.phase == "feeding":
        facts.append(say("head-food", n=shown.centre))
    facts.append(say("head-pile", n=shown.pile) if shown.pile else say("head-pile_empty"))
    rows = [_row(seat, shown, names) for seat in shown.seats]
    return Sheet(names.words.facts(facts), tuple(rows))


def _row(seat: OriginSeatView, shown: OriginView, names: Names) -> Row:
    say, words = names.words.say, names.words
    facts = [say("head-hand", n=seat.hand), say("head-discard", n=seat.discard)]
    facts.append(say("head-points", n=seat.score.total))
    if seat.passed:
        facts.append(say("head-passed"))
    if not seat.animals:
        facts.append(say("head-no_animals"))
    pairs = {tag: pair.trait for pair in seat.pairs for tag in (pair.first, pair.second)}
    figures = [_animal(one, pairs, names) for one in seat.animals]
    figures += [Figure(_card(face, names)) for face in seat.cards]
    is_turn = shown.actor == seat.seat
    return Row(names.full(seat.seat), words.facts(facts), tuple(figures), seat.seat, is_turn)


def _animal(one: AnimalView, pairs: dict[str, str], names: Names) -> Figure:
    traits = [card.trait for card in one.traits]
    traits += [pairs[one.tag]] if one.tag in pairs else []
    drawn = Animal(
        frozenset(traits),
        SEAT_COATS[one.seat],
        one.appetite,
        one.food - one.blue,
        one.blue,
        one.fat + one.stored + one.fat_room,
        one.fat + one.stored,
        state="asleep" if "asleep" in one.marks else "",
        individual=(one.number - 1) % INDIVIDUALS + 1,
    )
    hint = names.words.items(_trait(key, names) for key in traits)
    caption = f"{one.tag} {one.food}/{one.appetite}"
    return Figure(caption, animal_svg(drawn), one.seat, hint)


def _card(face: str, names: Names) -> str:
    return " / ".join(_trait(key, names) for key in face.split("/"))


def _trait(key: str, names: Names) -> str:
    return names.trait(TRAIT_KEYS.index(key))
