"""What costs a player of Origin nothing now, and what handing over would let go."""

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import kind_of, trait_of, x_of, y_of
from galapagos.games.origin.rules.state import State
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    COOPERATION,
    EVOLUTION,
    FAT_TISSUE,
    GRAZING,
    HIBERNATION,
    PIRACY,
)
from galapagos.games.origin.words.names import Names
from galapagos.text.story import Risk

_FREE = {
    act.USE_PAIR: "cooperate",
    act.PIRATE: "pirate",
    act.BURN: "burn",
    act.HIBERNATE: "hibernate",
    act.GRAZE: "graze",
}
"""Kinds of actions that may follow the main one, as their offers are called."""

# In the order in which they are told: what feeds comes first, and last what only takes away.
_TRAITS = {
    "communicate": COMMUNICATION,
    "cooperate": COOPERATION,
    "pirate": PIRACY,
    "burn": FAT_TISSUE,
    "hibernate": HIBERNATION,
    "graze": GRAZING,
}
_FEEDING = ("communicate", "cooperate", "pirate")


def offers(legal: list[int], names: Names) -> list[str]:
    """Return each ability that can still be used, with what it gives and whom; of several only the
    least words, so that a phone shows them all."""
    found: dict[str, dict[str, None]] = {}
    for action in legal:
        key = _FREE.get(kind_of(action))
        if key is not None:
            is_heard = kind_of(action) == act.USE_PAIR and trait_of(action) == COMMUNICATION
            eaters = found.setdefault("communicate" if is_heard else key, {})
            eaters[names.tag(_eater(action))] = None
    return [
        _offer(key, found[key], names, is_short=len(found) > 1) for key in _TRAITS if key in found
    ]


def _offer(key: str, animals: dict[str, None], names: Names, *, is_short: bool) -> str:
    whom = names.words.items(animals)
    if not is_short:
        return names.words.say(f"offer-{key}", animals=whom)
    short = "food" if key in _FEEDING else "other"
    return names.words.say(f"offer_short-{short}", trait=names.trait(_TRAITS[key]), animals=whom)


def given_up(state: State, action: int, legal: list[int], names: Names) -> list[Risk]:
    """Return what handing over by this action lets go: cards that could be laid, free food, and by
    a pass a hunt. A browser asks about it once."""
    kind = kind_of(action)
    if kind == act.PASS and state.phase == EVOLUTION:
        count = int(state.players[state.viewer].hand_size)
        return [_risk(names, "keeps_cards", n=count)] if len(legal) > 1 else []
    if kind not in (act.PASS, act.END):
        return []
    found = []
    pairs = [one for one in legal if kind_of(one) == act.USE_PAIR]
    for trait in dict.fromkeys(int(trait_of(one)) for one in pairs):
        eaters = [y_of(one) for one in pairs if trait_of(one) == trait]
        found.append(_risk(names, "free_pair", eaters, trait=names.trait(trait)))
    pirates = [x_of(one) for one in legal if kind_of(one) == act.PIRATE]
    if pirates:
        found.append(_risk(names, "free_pirate", pirates))
    hunters = [x_of(one) for one in legal if kind_of(one) == act.HUNT]
    if kind == act.PASS and hunters:
        found.append(_risk(names, "could_hunt", hunters))
    return found


def _eater(action: int) -> int:
    """Return the animal that an offer is for."""
    return int(y_of(action) if kind_of(action) == act.USE_PAIR else x_of(action))


def _risk(names: Names, key: str, animals: list[int] | None = None, **values: object) -> Risk:
    if animals is not None:
        tags = dict.fromkeys(names.tag(animal) for animal in animals)
        values["animals"] = names.words.items(tags)
    return Risk(key, names.words.tell(f"warning-{key}", **values))
