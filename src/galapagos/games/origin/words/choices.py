"""Actions of Origin as choices in words: a short label, and the heading it stands under."""

from functools import lru_cache

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import (
    ACTION_KEYS,
    face_of,
    kind_of,
    n_of,
    trait_of,
    x_of,
    y_of,
)
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.state import IS_ASLEEP, State
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    EVOLUTION,
    FAT_TISSUE,
    HAS_MIMICRY,
    HAS_POISONOUS,
    HAS_RUNNING,
    HAS_TAIL_LOSS,
    HIBERNATION,
    HOLDING_KEYS,
    PRINTED_PLUS,
    SYMBIOSIS,
)
from galapagos.games.origin.words.names import Names, tag_of, trait_name
from galapagos.kernel.viewers import SPECTATOR
from galapagos.text.catalogue import words_for


def heading(action: int, names: Names) -> str:
    """Return the heading an action stands under; empty if it speaks for itself."""
    return _heading(action, names.language, names.deck, is_aloud=names.is_aloud)


@lru_cache(maxsize=8192)
def _heading(action: int, language: str, deck: Deck, *, is_aloud: bool) -> str:
    names = Names(SPECTATOR, [], language, deck, is_aloud=is_aloud)
    kind = kind_of(action)
    if kind in (act.PLAY_ANIMAL, act.PLAY_TRAIT, act.PLAY_PAIR):
        return names.card(face_of(action))
    key = f"heading-{_key(action)}"
    if key not in names.words:
        return ""
    return names.words.say(key, tag=names.tag(x_of(action)))


def phrase(state: State, action: int, names: Names) -> str:
    """Return an action as it stands alone, for the player whose view this is."""
    what, title = label(state, action, names), heading(action, names)
    if not title or kind_of(action) in (act.PLAY_TRAIT, act.PLAY_PAIR):
        return what
    return names.words.say("line-named", name=title, what=what)


def label(state: State, action: int, names: Names) -> str:
    """Return what an action is called under its heading, for the player whose view this is."""
    kind = kind_of(action)
    if kind == act.DECLARE:
        n = int(n_of(action))
        survivors = len(state.players[state.viewer].animals)
        return names.words.say("choice-declare", n=n, cards=n, points=survivors - n)
    key = _key(action)
    if kind == act.PASS:
        key = "pass_evolution" if state.phase == EVOLUTION else "pass_feeding"
    return _label(key, action, names.language, is_aloud=names.is_aloud)


@lru_cache(maxsize=8192)
def _label(key: str, action: int, language: str, *, is_aloud: bool) -> str:
    words = words_for(language, Names.game)
    values: dict[str, object] = {
        "tag": tag_of(language, int(x_of(action)), is_aloud=is_aloud),
        "other": tag_of(language, int(y_of(action)), is_aloud=is_aloud),
        "trait": trait_name(language, int(trait_of(action))),
        "n": int(n_of(action)),
    }
    if kind_of(action) == act.SHED and trait_of(action) == FAT_TISSUE:
        values["holding"] = words.say(f"holding-{HOLDING_KEYS[n_of(action)]}")
    return words.say(f"choice-{key}", **values)


def remark(state: State, action: int, names: Names) -> str:
    """Return what is worth knowing before choosing an action; empty if nothing is."""
    kind = kind_of(action)
    if kind in (act.TAKE, act.HIBERNATE, act.SCAVENGE_WITH):
        animal = state.animal(x_of(action))
        return names.words.say(
            "remark-food", food=int(animal.food), appetite=int(animal.appetite())
        )
    if kind in (act.HUNT, act.PIRATE):
        return _target_remark(state, action, names)
    if kind == act.SHED:
        return _shed_remark(state, action, names)
    return ""


def _key(action: int) -> str:
    kind = kind_of(action)
    trait = trait_of(action)
    if kind == act.PLAY_PAIR and trait == SYMBIOSIS:
        return "play_symbiosis"
    if kind == act.USE_PAIR:
        return "communicate" if trait == COMMUNICATION else "cooperate"
    if kind == act.SHED and trait == FAT_TISSUE:
        return "shed_fat"
    if kind == act.SHED and trait >= COMMUNICATION:
        return "shed_pair"
    return ACTION_KEYS[kind]


def _target_remark(state: State, action: int, names: Names) -> str:
    target = state.animal(y_of(action))
    found = []
    if target.seat == state.viewer:
        found.append("own")
    if kind_of(action) == act.HUNT:
        if target.traits & HAS_POISONOUS:
            found.append("poisonous")
        if target.traits & HAS_RUNNING:
            found.append("runs")
        if target.traits & HAS_MIMICRY:
            found.append("mimics")
        if target.traits & HAS_TAIL_LOSS:
            found.append("sheds")
    return names.words.facts(names.words.say(f"remark-{key}") for key in found)


def _shed_remark(state: State, action: int, names: Names) -> str:
    """Say what giving up a card changes besides losing it."""
    prey = state.animal(state.prey)
    trait = trait_of(action)
    found = []
    plus = int(PRINTED_PLUS[trait])
    if plus:
        now = int(prey.appetite())
        found.append(names.words.say("remark-appetite", now=now, then=now - plus))
    if trait == HIBERNATION and prey.marks & IS_ASLEEP:
        found.append(names.words.say("remark-wakes"))
    return names.words.facts(found)
