"""Refusals of Origin as sentences: what stands in the way, with its numbers."""

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import face_of, kind_of, trait_of
from galapagos.games.origin.rules.hunt import defence_trait
from galapagos.games.origin.rules.legal import used_trait
from galapagos.games.origin.rules.refusals import REFUSAL_KEYS, refusal_number
from galapagos.games.origin.rules.terms import DECISION_KEYS, PHASE_KEYS, SCAVENGER, TAIL_LOSS
from galapagos.games.origin.words.names import Names
from galapagos.kernel.refusals import Refusal

_LACKS_TRAIT = int(refusal_number("lacks_trait"))


def reason(refusal: Refusal, action: int, names: Names) -> str:
    """Return why an action is refused, as a sentence without the rule id."""
    key = REFUSAL_KEYS[refusal.code]
    a, b = int(refusal.a), int(refusal.b)
    values: dict[str, object] = {
        "a": a,
        "b": b,
        "n": b,
        "animal": names.animal(a),
        "other": names.animal(b),
        "card": names.card(face_of(action)),
        "trait": names.trait(_trait_meant(int(refusal.code), action)),
    }
    if key in ("not_your_turn", "decision_open", "others_may_answer"):
        values["seat"] = names.seat(a)
    if key == "decision_open":
        values["decision"] = names.words.say(f"decision-{DECISION_KEYS[b]}")
    if key == "wrong_phase":
        values["phase"] = names.words.say(f"phase-{PHASE_KEYS[a]}")
    return names.words.tell(f"refusal-{key}", **values)


def _trait_meant(code: int, action: int) -> int:
    """Return the trait a refusal speaks of: the one the action names or uses."""
    kind = kind_of(action)
    if kind in (act.PLAY_TRAIT, act.PLAY_PAIR):
        return int(trait_of(action))
    if kind == act.SHED:
        return TAIL_LOSS if code == _LACKS_TRAIT else int(trait_of(action))
    if kind in (act.RUN, act.MIMIC):
        return int(defence_trait(action).number)
    if kind == act.SCAVENGE_WITH:
        return SCAVENGER
    return int(used_trait(action))
