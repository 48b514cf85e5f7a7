"""Actions of Darwin in words: as they follow a number, or "You plan: …"."""

from galapagos.darwin import actions as act
from galapagos.darwin.actions import (
    ACTION_KEYS,
    c1_of,
    c2_of,
    c3_of,
    c4_of,
    create_cards,
    create_slot,
    kind_of,
    x_of,
)
from galapagos.darwin.terms import NO_CARD, SIZE_KEYS
from galapagos.text.darwin_names import DarwinNames, Fauna


def label(
    action: int, names: DarwinNames, fauna: Fauna, *, is_deal: bool = False, is_wait: bool = False
) -> str:
    """Return an action in words; whose species and which biomes they are is read off a fauna.

    A refusal is worded by what was asked for (``is_deal``: a draw of the opponents), a turn that
    ends without an action by its waiting."""
    kind = int(kind_of(action))
    key = ACTION_KEYS[kind]
    if kind == act.DECLINE:
        key = "decline_draw" if is_deal else "decline_give"
    elif kind == act.CONFIRM and is_wait:
        key = "confirm_wait"
    elif kind == act.SHOW and c1_of(action) == NO_CARD:
        key = "show_nothing"
    elif kind == act.MUTATE:
        key = _mutation_key(action)
    elif kind == act.TAKE_OVER and c1_of(action) != NO_CARD:
        key = "take_over_paid"
    return names.words.say(f"choice-{key}", **_values(action, kind, names, fauna))


def _mutation_key(action: int) -> str:
    if c1_of(action) == NO_CARD:
        return "mutate_add"
    return "mutate_remove" if c3_of(action) == NO_CARD else "mutate_replace"


def _values(action: int, kind: int, names: DarwinNames, fauna: Fauna) -> dict[str, object]:
    if kind == act.CREATE:
        return {
            "kind": names.kind(int(create_cards(action))),
            "slot": names.slot(fauna, int(create_slot(action))),
        }
    x, c1, c2 = int(x_of(action)), int(c1_of(action)), int(c2_of(action))
    values: dict[str, object] = {"species": names.species(fauna, x), "n": c1}
    if kind == act.DRAW:
        values["size"] = names.words.say(f"size-{SIZE_KEYS[c1 & 1]}")
    elif kind == act.MIGRATE:
        values["slot"] = names.slot(fauna, c1)
    elif kind == act.PICK_BIOME:
        values["biome"] = names.biome(x)
    elif kind == act.BEQUEATH:
        return values
    elif kind == act.MUTATE_TWICE:
        values["changes"] = _changes(action, names)
    else:
        cards = [c1, c2, int(c3_of(action)), int(c4_of(action))]
        for key, card in zip(("c1", "c2", "c3"), cards, strict=False):
            values[key] = names.short_card(card)
        values["cards"] = names.words.items(names.short_card(card) for card in cards if card)
    return values


def _changes(action: int, names: DarwinNames) -> str:
    """DC-ACT-MUTATE-08: what comes and what leaves in a double mutation."""
    out = [names.short_card(int(card)) for card in (c1_of(action), c2_of(action)) if card]
    into = [names.short_card(int(card)) for card in (c3_of(action), c4_of(action)) if card]
    key = "both" if out and into else "out" if out else "into"
    words = names.words
    return words.say(f"change-{key}", out=words.items(out), into=words.items(into))
