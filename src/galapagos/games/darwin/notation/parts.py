"""Actions of Darwin in their parts, so that a gesture finds its action and back."""

from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.notation.actions import in_order
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import ACTION_FIELDS, ACTION_KEYS, MAX_UID
from galapagos.games.darwin.rules.terms import SIZE_KEYS
from galapagos.kernel.errors import BadData
from galapagos.records.forms import Forms, Parts, Word, key_word, number_word

_MAY_HAVE_NO_CARD = {act.CREATE, act.MUTATE, act.MUTATE_TWICE, act.SHOW, act.TAKE_OVER}


def _card(number: int, catalog: Catalog) -> str:
    return catalog.cards[number - 1].id


def _read_card(word: object, catalog: Catalog) -> int:
    return catalog.card_number(str(word))


FORMS: Forms[Catalog] = Forms(
    "darwin",
    ACTION_KEYS,
    ACTION_FIELDS,
    {
        "species": number_word(
            "The species that acts, is taken over, eaten, changed, or gets points.",
            MAX_UID,
            "a species",
        ),
        "slot": number_word("Where a species is created or goes to.", 7, "a slot"),
        "cards": Word(
            "Cards that make the species (create), come (mutate), are shown, kept, opened, given,"
            " discarded or paid.",
            _card,
            _read_card,
            is_list=True,
        ),
        "out": Word(
            "Cards that leave: from the species (mutate, degenerate), from the hand (trade).",
            _card,
            _read_card,
            is_list=True,
        ),
        "into": Word("The card taken from the trade zone.", _card, _read_card),
        "size": key_word("The deck a card is drawn from: small or large.", SIZE_KEYS, "a deck"),
        "n": number_word("Points a species gets (bequeath).", 255, "a number"),
        "biome": Word(
            "The biome picked.",
            lambda number, catalog: catalog.biomes[number].id,
            lambda word, catalog: catalog.biome_number(str(word)),
        ),
    },
)


def action_of(parts: Parts, catalog: Catalog) -> int:
    """Return the action that parts stand for; raise `BadData` if they stand for none."""
    kind, numbers = FORMS.read(parts, catalog)
    for name in numbers.keys() & {"cards", "out"}:
        if not numbers[name] and kind not in _MAY_HAVE_NO_CARD:
            raise BadData("expected one card, found 0")
    return in_order(FORMS.packed(kind, numbers), catalog)
