"""Positions of Origin as text: any state, or any viewer's view of one, exact both ways.

One ``key: value`` per line; see docs/notation.md. A view says whose it is and writes ``hidden``
for cards its viewer may not know.
"""

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.origin.cards.deck import deck_digest
from galapagos.games.origin.notation.actions import (
    animal_name,
    is_animal,
    parse_animal,
    parse_face,
    parse_trait,
)
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.options import SWITCH_KEYS, Options, options_from_text
from galapagos.games.origin.rules.state import (
    MARK_KEYS,
    NO_REF,
    PAIR_MARK_KEYS,
    Animal,
    Pair,
    Player,
    State,
    card_face,
    card_trait,
    empty_state,
)
from galapagos.games.origin.rules.table import lay_trait
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    DECISION_KEYS,
    FAT_TISSUE,
    HIDDEN,
    NOBODY,
    PHASE_KEYS,
    TRAIT_KEYS,
)
from galapagos.games.origin.rules.views import unseen_cards
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.chance import Chance
from galapagos.kernel.errors import BadData
from galapagos.kernel.viewers import COMPLETE
from galapagos.records.codec import HIDDEN_WORD
from galapagos.records.lines import (
    KeyedLines,
    parse_count,
    parse_seat,
    read_switches,
    seat_name,
)
from galapagos.records.position import (
    FIRST_LINE,
    read_chance,
    read_mask,
    read_seat,
    read_seats,
    read_viewer,
    seat_names,
    viewer_fields,
)
from galapagos.records.soundness import check_position, refuse

_TURN_MARKS = ["acted", "main", "took"]
_ANIMAL_NUMBERS = ["card", "food", "fat", "stored"]


# --- printing --------------------------------------------------------------------------------


def format_position(game: Origin) -> str:
    """Return a state or view as text that `parse_position` turns back into the same."""
    state = game.state
    lines = [FIRST_LINE, "game: origin", *_table_lines(state)]
    for seat, player in enumerate(state.players):
        lines += _player_lines(state, seat, player)
    return "\n".join(lines) + "\n"


def format_options(options: Options) -> str:
    return " ".join(f"{key}={value}" for key, value in options.changed().items())


def format_deck(deck: Deck) -> str:
    """Return a deck's name, as one word, and what its cards come to."""
    name = "_".join(deck.name.split()) or "deck"
    return f"{name} {deck_digest(deck)}"


def _table_lines(state: State) -> list[str]:
    fields = {
        "deck": format_deck(state.deck),
        "players": str(int(state.options.players)),
        "options": format_options(state.options),
        **viewer_fields(None if state.viewer == COMPLETE else int(state.viewer), state.chance),
        "round": str(int(state.round)),
        "last": "yes" if state.last else "",
        "phase": PHASE_KEYS[state.phase],
        "start": seat_name(state.start),
        "turn": "" if state.turn == NOBODY else seat_name(state.turn),
        "passed": seat_names(state.passed),
        "centre": str(int(state.centre)),
        "done": " ".join(
            key
            for key, done in zip(
                _TURN_MARKS, (state.acted, state.main_done, state.took), strict=True
            )
            if done
        ),
        "decision": _decision(state),
        "attack": ""
        if state.hunter == NO_REF
        else f"{animal_name(state.hunter)} {animal_name(state.prey)}",
        "waived": seat_names(state.waived),
        "pile": _cards(state.pile, state.pile_size, state.deck),
    }
    return [f"{key}: {value}" for key, value in fields.items() if value]


def _decision(state: State) -> str:
    key = DECISION_KEYS[state.decision]
    return key if state.decider == NOBODY else f"{key} {seat_name(state.decider)}"


def _cards(counts: vec[i64], size: int, deck: Deck) -> str:
    """Return a multiset of cards as ``running swimming*2 hidden*3``, in deck order."""
    words = [
        deck.key(face) if counts[face] == 1 else f"{deck.key(face)}*{int(counts[face])}"
        for face in range(deck.faces)
        if counts[face]
    ]
    hidden = size - sum(counts)
    if hidden:
        words.append(f"{HIDDEN_WORD}*{int(hidden)}")
    return " ".join(words)


def _player_lines(state: State, seat: int, player: Player) -> list[str]:
    name = seat_name(seat)
    fields = {
        "hand": _cards(player.hand, player.hand_size, state.deck),
        "discard": _cards(player.discard, player.discard_size, state.deck),
        "laid": str(int(player.serials)) if player.serials else "",
        "points": str(int(player.points)) if player.points else "",
        "extra": str(int(player.extra)) if player.extra >= 0 else "",
    }
    lines = [f"{name} {key}: {value}" for key, value in fields.items() if value]
    lines += [
        f"{animal_name(animal.ref())}: {_animal_words(animal, state.deck)}"
        for animal in player.animals
    ]
    return lines + [_pair_line(seat, pair, state.deck) for pair in player.pairs]


def _animal_words(animal: Animal, deck: Deck) -> str:
    words = [f"card={HIDDEN_WORD if animal.card == HIDDEN else deck.key(animal.card)}"]
    for key, number in (("food", animal.food), ("fat", animal.fat), ("stored", animal.stored)):
        if number:
            words.append(f"{key}={int(number)}")
    for card in animal.cards:
        words.append(f"{TRAIT_KEYS[card_trait(card)]}:{deck.key(card_face(card))}")
    return " ".join(words + [MARK_KEYS[mark] for mark in bit_numbers(animal.marks)])


def _pair_line(seat: int, pair: Pair, deck: Deck) -> str:
    first, second = animal_name(seat << 8 | pair.first), animal_name(seat << 8 | pair.second)
    words = [deck.key(pair.face)] + [PAIR_MARK_KEYS[mark] for mark in bit_numbers(pair.marks)]
    return f"{first}+{second} {TRAIT_KEYS[pair.trait]}: {' '.join(words)}"


# --- parsing ---------------------------------------------------------------------------------


def parse_position(text: str, deck: Deck, *, source: str = "position") -> Origin:
    """Return the game or view a text describes; raise `BadData` if it cannot be.

    The cards must add up to the whole deck: nothing is ever lost in Origin."""
    lines = KeyedLines(text, FIRST_LINE, source)
    lines.expect("game", "origin")
    lines.expect("deck", format_deck(deck))
    players = lines.number("players", 0)
    with lines.at("players"):
        Options(players)
    with lines.at("options"):
        options = options_from_text(players, parse_switches(lines.words("options")))
    state = empty_state(options, deck, Chance(0))
    _read_table(state, lines)
    for seat, player in enumerate(state.players):
        _read_player(state, seat, player, lines)
    _read_animals(state, lines)
    refuse(_card_problems(state), source)
    game = Origin(state)
    check_position(game, format_position, source)
    return game


def _card_problems(state: State) -> list[str]:
    """Only a view may hide cards, and as many as it does not show."""
    hidden = state.pile_size - sum(state.pile)
    for player in state.players:
        hidden += player.hand_size - sum(player.hand) + player.discard_size - sum(player.discard)
        hidden += sum(animal.card == HIDDEN for animal in player.animals)
    if state.viewer == COMPLETE:
        return [f"{hidden} cards are hidden, but only a view may hide any"] if hidden else []
    unseen = unseen_cards(state)
    too_many = [state.deck.key(face) for face in range(len(unseen)) if unseen[face] < 0]
    if too_many:
        return [f"more cards of {' and '.join(too_many)} are shown than there are"]
    unknown = int(sum(unseen)) - int(sum(state.pile))
    return [] if hidden == unknown else [f"{unknown} cards are not shown, but {hidden} are hidden"]


def parse_switches(words: list[str]) -> dict[str, str]:
    """Turn ``must_feed=on variant=on`` into a table; the values are checked by the options."""
    return read_switches(words, SWITCH_KEYS)


def _read_table(state: State, lines: KeyedLines) -> None:
    players = int(state.options.players)
    viewer = read_viewer(lines, players)
    if viewer is None:
        state.chance = read_chance(lines)
    else:
        state.viewer = viewer
    state.round = lines.number("round", 1)
    state.last = lines.choice("last", ["no", "yes"]) == 1
    state.phase = lines.choice("phase", PHASE_KEYS)
    with lines.at("start"):
        state.start = parse_seat(lines.text("start", "P1"), players)
    state.turn = read_seat(lines, "turn", players, NOBODY)
    state.passed = read_seats(lines, "passed", players)
    state.waived = read_seats(lines, "waived", players)
    state.centre = lines.number("centre", 0)
    with lines.at("done"):
        done = _read_marks(lines.words("done"), _TURN_MARKS)
        state.acted, state.main_done, state.took = (done >> bit & 1 == 1 for bit in range(3))
    _read_decision(state, lines)
    state.pile_size = _read_cards(lines, "pile", state, state.pile)


def _read_marks(words: list[str], keys: list[str]) -> int:
    for word in words:
        if word not in keys:
            raise BadData(f"expected some of {', '.join(keys)}, found {word!r}")
    return read_mask(words, [keys.index(word) for word in words])


def _read_decision(state: State, lines: KeyedLines) -> None:
    with lines.at("decision"):
        words = lines.words("decision")
        if not 1 <= len(words) <= 2 or words[0] not in DECISION_KEYS:
            found = " ".join(words)
            raise BadData(f"expected {' or '.join(DECISION_KEYS)} and a seat, found {found!r}")
        state.decision = DECISION_KEYS.index(words[0])
        if len(words) == 2:
            state.decider = parse_seat(words[1], int(state.options.players))
    with lines.at("attack"):
        words = lines.words("attack")
        if words:
            if len(words) != 2:
                raise BadData(f"expected a hunter and its prey, found {' '.join(words)!r}")
            state.hunter, state.prey = parse_animal(words[0]), parse_animal(words[1])


def _read_cards(lines: KeyedLines, key: str, state: State, counts: vec[i64]) -> int:
    """Count cards into an empty pile of the state; return how many there are, known or not.

    It has its own counts already: giving it others from here would never free them (mypyc 2.4)."""
    size = 0
    with lines.at(key):
        for word in lines.words(key):
            name, star, number = word.partition("*")
            count = parse_count(number) if star else 1
            if count == 0:
                raise BadData(f"expected at least one card, found {word!r}")
            size += count
            if name != HIDDEN_WORD:
                counts[parse_face(name, state.deck)] += count
    return size


def _read_player(state: State, seat: int, player: Player, lines: KeyedLines) -> None:
    name = seat_name(seat)
    player.hand_size = _read_cards(lines, f"{name} hand", state, player.hand)
    player.discard_size = _read_cards(lines, f"{name} discard", state, player.discard)
    player.serials = lines.number(f"{name} laid", 0)
    player.points = lines.number(f"{name} points", 0)
    player.extra = lines.number(f"{name} extra", -1)


def _read_animals(state: State, lines: KeyedLines) -> None:
    """Read what is left: animals and pair cards, in the order they stand."""
    for key in lines.unread():
        with lines.at(key):
            name, _, trait = key.partition(" ")
            first, plus, second = name.partition("+")
            if bool(plus) != bool(trait) or not is_animal(first):
                raise BadData(f"unknown key {key[:60]!r}")
            ref = parse_animal(first)
            if ref >> 8 >= state.options.players:
                raise BadData(f"there is no seat for {key!r} at this table")
            if plus:
                pair = _read_pair(state, ref, parse_animal(second), trait, lines.words(key))
                state.players[ref >> 8].add_pair(pair)
            else:
                _read_animal(state, ref, lines.words(key))


def _read_animal(state: State, ref: int, words: list[str]) -> None:
    player = state.players[ref >> 8]
    if len(player.animals) > 0 and player.animals[-1].serial >= ref & 255:
        raise BadData("a player's animals must be listed from oldest to youngest")
    animal = Animal(ref >> 8, ref & 255, HIDDEN, vec[i64]())
    numbers: dict[str, str] = {}
    marks: list[str] = []
    for word in words:
        key, equals, value = word.partition("=")
        if equals and key in _ANIMAL_NUMBERS and key not in numbers:
            numbers[key] = value
        elif word in MARK_KEYS:
            marks.append(word)
        else:
            _read_trait_card(animal, word, state.deck)
    card = numbers.get("card", HIDDEN_WORD)
    animal.card = HIDDEN if card == HIDDEN_WORD else parse_face(card, state.deck)
    animal.food = parse_count(numbers.get("food", "0"))
    animal.fat = parse_count(numbers.get("fat", "0"))
    animal.stored = parse_count(numbers.get("stored", "0"))
    animal.marks = _read_marks(marks, MARK_KEYS)
    player.add_animal(animal)


def _read_trait_card(animal: Animal, word: str, deck: Deck) -> None:
    trait_word, colon, face_word = word.partition(":")
    if not colon:
        raise BadData(
            f"expected TRAIT:CARD, one each of {', '.join(_ANIMAL_NUMBERS)} with =, "
            f"or a mark ({', '.join(MARK_KEYS)}), found {word!r}"
        )
    trait, face = _checked_card(trait_word, face_word, deck)
    if trait >= COMMUNICATION:
        raise BadData(f"{trait_word} goes between two animals, not under one")
    if trait != FAT_TISSUE and animal.traits & (1 << trait):
        raise BadData(f"an animal can have {trait_word} only once")
    lay_trait(animal, trait, face)


def _checked_card(trait_word: str, face_word: str, deck: Deck) -> tuple[int, int]:
    trait, face = parse_trait(trait_word), parse_face(face_word, deck)
    if not deck.offers(face, trait):
        raise BadData(f"the card {face_word} does not offer {trait_word}")
    return trait, face


def _read_pair(state: State, first: int, second: int, trait_word: str, words: list[str]) -> Pair:
    if first >> 8 != second >> 8:
        raise BadData("a pair trait joins two animals of the same player")
    if not words:
        raise BadData("expected the card of the pair trait")
    trait, face = _checked_card(trait_word, words[0], state.deck)
    if trait < COMMUNICATION:
        raise BadData(f"{trait_word} is not a pair trait")
    marks = _read_marks(words[1:], PAIR_MARK_KEYS)
    return Pair(trait, face, first & 255, second & 255, marks)
