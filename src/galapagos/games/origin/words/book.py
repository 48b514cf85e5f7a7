"""Origin in its rule book: lists from the card data, and how its positions are drawn."""

from collections.abc import Mapping

from galapagos.games.book_tables import head, switches_table
from galapagos.games.game_book import GameBook, Piece, Shown
from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules.actions import animal_ref
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.terms import NO_TRAIT, PRINTED_PLUS, TRAIT_KEYS
from galapagos.games.origin.show.settings import switches
from galapagos.games.origin.show.view import AnimalView, OriginSeatView, OriginView, table_view
from galapagos.games.origin.words.names import Names
from galapagos.games.origin.words.rules import trait_section
from galapagos.kernel.errors import BadData
from galapagos.records.lines import seat_name
from galapagos.text.catalogue import Words, capital
from galapagos.wire.book import BookGroup, BookMark, BookPiece, BookTable

_PAIRS = ("communication", "cooperation", "symbiosis")


class OriginBook(GameBook):
    def tables(self, words: Words) -> list[BookTable]:
        keys = [switch.key for switch in switches()]
        return [_traits(words), _faces(words), switches_table("origin", keys, words)]

    def facts(self, shown: Shown) -> Mapping[str, object]:
        view, names = _view(shown), _names(shown)
        found: dict[str, object] = {"centre": view.centre, "pile": view.pile}
        for seat in view.seats:
            tag = seat_name(seat.seat)
            found |= {
                f"{tag}_hand": seat.hand,
                f"{tag}_points": seat.score.total,
                f"{tag}_animals": len(seat.animals),
            }
            for one in seat.animals:
                found |= {
                    one.tag: _called(one, names),
                    f"{one.tag}_food": one.food,
                    f"{one.tag}_need": one.appetite,
                    f"{one.tag}_fat": one.fat,
                }
        return found

    def scene(self, shown: Shown, words: Words) -> list[BookGroup]:
        view = _view(shown)
        groups = [_seat(view, seat, shown, words) for seat in view.seats]
        if shown.wants("centre") and (shown.pieces or view.centre):
            label = words.say("mark-centre")
            mark = BookMark("food_red", str(view.centre), words.say("mark-food"))
            groups.insert(0, BookGroup(label, "", [mark], []))
        return [group for group in groups if group.pieces or group.marks]

    def piece(self, kind: str, key: str, words: Words) -> Piece:
        if kind != "trait" or key not in TRAIT_KEYS:
            raise BadData(f"there is no {kind} {key!r}")
        plus = int(PRINTED_PLUS[TRAIT_KEYS.index(key)])
        marks = [BookMark("food_red", f"+{plus}", words.say("mark-food"))] if plus else []
        picture = f"icon/{key}" if key in _PAIRS else _picture(0, 1, [key])
        text = capital(words.say(f"trait_help-{key}"))
        return Piece(words.say(f"trait-{key}"), picture, text, marks, trait_section(key))


def _view(shown: Shown) -> OriginView:
    view = shown.game.view(shown.people.viewer)
    assert isinstance(view, Origin)
    return table_view(view)


def _names(shown: Shown) -> Names:
    assert isinstance(shown.people, Names)
    return shown.people


def _called(one: AnimalView, names: Names) -> str:
    return names.tag(animal_ref(one.seat, one.number - 1))


def _picture(seat: int, number: int, traits: list[str], asleep: bool = False) -> str:
    wishes = f"origin/animal?traits={'+'.join(traits)}&seat={seat}&individual={number}"
    return f"{wishes}&asleep=1" if asleep else wishes


def _seat(view: OriginView, seat: OriginSeatView, shown: Shown, words: Words) -> BookGroup:
    marks = []
    if shown.wants(f"{seat_name(seat.seat)} hand") and shown.pieces:
        marks.append(BookMark("", words.say("book-cards", n=seat.hand)))
    if shown.wants(f"{seat_name(seat.seat)} points") and shown.pieces:
        marks.append(BookMark("points", str(seat.score.total), words.say("mark-points")))
    animals = [one for one in seat.animals if shown.wants(one.tag)]
    names = _names(shown)
    pieces = [_animal(one, seat, _called(one, names), words, view.phase) for one in animals]
    return BookGroup(shown.people.players[seat.seat], "", marks, pieces)


def _animal(
    one: AnimalView, seat: OriginSeatView, name: str, words: Words, phase: str
) -> BookPiece:
    """``phase``: before it is time to eat nobody is called hungry; after the game food is gone."""
    traits = [card.trait for card in one.traits]
    pairs = [pair.trait for pair in seat.pairs if one.tag in (pair.first, pair.second)]
    food = BookMark("food_red", f"{one.food}/{one.appetite}", words.say("mark-food"))
    marks = [food] if phase != "over" else []
    if one.fat or one.stored:
        marks.append(BookMark("food_fat", str(one.fat + one.stored), words.say("mark-fat")))
    marks += [BookMark(key, "", words.say(f"trait-{key}")) for key in [*traits, *pairs]]
    asleep = "asleep" in one.marks
    if asleep:
        marks.append(BookMark("asleep", "", words.say("mark-asleep")))
    if "poisoned" in one.marks:
        marks.append(BookMark("poison", "", words.say("mark-poisoned")))
    picture = _picture(one.seat, one.number, list(dict.fromkeys(traits)), asleep)
    state = "fed" if one.fed else "" if phase in ("evolution", "over") else "hungry"
    return BookPiece(one.tag, picture, name, one.seat, marks, state)


def _traits(words: Words) -> BookTable:
    rows = [
        [
            words.say(f"trait-{key}"),
            f"+{PRINTED_PLUS[number]}" if PRINTED_PLUS[number] else "–",
            words.say(f"trait_help-{key}"),
        ]
        for number, key in enumerate(TRAIT_KEYS)
    ]
    return BookTable(
        "traits", words.say("table-traits"), head(words, "trait", "plus", "effect"), rows
    )


def _faces(words: Words) -> BookTable:
    deck = base_deck()
    rows = []
    for face in range(int(deck.faces)):
        traits = [int(deck.first[face]), int(deck.second[face])]
        names = [words.say(f"trait-{TRAIT_KEYS[one]}") for one in traits if one != NO_TRAIT]
        rows.append([" / ".join(names), str(int(deck.copies[face]))])
    return BookTable("cards", words.say("table-cards"), head(words, "card", "copies"), rows)
