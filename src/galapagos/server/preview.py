"""Answers about a proposed action without taking it: why not, or what it would bring.

Everything is worked out on the viewer's view, so an answer tells nothing that the view does not."""

from collections.abc import Sequence

from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.origin.actions import HUNT, MIMIC, SHED, kind_of, x_of, y_of
from galapagos.origin.game import Origin
from galapagos.origin.terms import DEFENCE, DIE_SIDES, HAS_POISONOUS
from galapagos.origin.traits.running import ESCAPES_FROM
from galapagos.records.codec import Codec
from galapagos.records.origin_codec import OriginCodec
from galapagos.server.errors import UNKNOWN_ACTION
from galapagos.server.facts import canonical
from galapagos.server.present import Show, named
from galapagos.server.present_darwin import DarwinShow
from galapagos.server.preview_darwin import build, standing_of
from galapagos.text.people import People
from galapagos.wire.actions import DarwinParts, OriginParts, darwin_action, origin_action
from galapagos.wire.messages import Preview, Previewed
from galapagos.wire.origin import defences_left
from galapagos.wire.play import DefenceView, HuntForecast, ReasonView
from galapagos.wire.tags import animal_name

_PREY_TOKENS = 2


def preview(
    show: Show,
    codec: Codec,
    game: Game,
    viewer: int,
    players: Sequence[str],
    language: str,
    question: Preview,
) -> Previewed:
    """Answer a question of the viewer, who is a player, about an action or a species."""
    view = game.view(viewer)
    people = show.people(viewer, named(players), language)
    try:
        if question.draft is not None:
            if not isinstance(show, DarwinShow):
                raise BadData("only Darwin has species to build")
            built = build(show, view, people, question.draft)
            return Previewed(question.id, not built.reasons, "", built.reasons, build=built)
        return _about_action(show, codec, view, people, question)
    except BadData:
        # A page offers nothing of the kind, unless the table has just moved on.
        key = f"refused-{UNKNOWN_ACTION}" if question.draft is None else "refused-no_species"
        text = people.words.tell(key)
        reason = ReasonView(UNKNOWN_ACTION, "", text, [])
        return Previewed(question.id, False, "", [reason])


def _about_action(
    show: Show, codec: Codec, view: Game, people: People, question: Preview
) -> Previewed:
    viewer = people.viewer
    action = parsed_action(show, codec, view, question)
    action = canonical(view, viewer, action)
    reasons = [show.reason(view, one, action, people) for one in view.why(viewer, action)]
    if reasons:
        return Previewed(question.id, False, "", reasons)
    shown = show.action(view, action, people)
    return Previewed(
        question.id,
        True,
        shown.text,
        [],
        shown.risks,
        hunt=hunt_forecast(view, viewer, action) if isinstance(view, Origin) else None,
        standing=standing_of(show, view, people, action) if isinstance(show, DarwinShow) else None,
    )


def parsed_action(show: Show, codec: Codec, view: Game, question: Preview) -> int:
    """Return the action that is asked about; raise `BadData` if it is none."""
    parts = question.parts
    if parts is None:
        return codec.parse_action(view, question.action)
    if isinstance(codec, OriginCodec) and isinstance(parts, OriginParts):
        return origin_action(parts, codec.deck)
    if isinstance(show, DarwinShow) and isinstance(parts, DarwinParts):
        return darwin_action(parts, show.catalog)
    raise BadData(f"these are not parts of an action of {codec.key}")


# --- hunts of Origin -------------------------------------------------------------------------


def hunt_forecast(view: Origin, seat: int, action: int) -> HuntForecast | None:
    """Return what a legal hunt would meet; None for any other action.

    Tried out on a guess of what is hidden: no hunt depends on that."""
    if kind_of(action) != HUNT:
        return None
    hunter, prey = view.state.animal(x_of(action)), view.state.animal(y_of(action))
    trial = view.determinise(0)
    trial.apply(seat, action)
    defences: list[DefenceView] = []
    if trial.state.decision == DEFENCE:
        answers = [int(kind_of(answer)) for answer in trial.legal_list(int(trial.state.decider))]
        attacked = trial.state.animal(trial.state.prey)
        defences = [_defence(key, answers) for key in defences_left(trial.state, attacked)]
    best = max((defence.odds for defence in defences), default=0.0)
    return HuntForecast(
        animal_name(x_of(action)),
        animal_name(y_of(action)),
        defences,
        1.0 - best,
        bool(prey.traits & HAS_POISONOUS),
        min(_PREY_TOKENS, int(hunter.hunger() + hunter.fat_room())),
    )


def _defence(trait: str, answers: list[int]) -> DefenceView:
    """EV-TRAIT-RUNNING-01, EV-TRAIT-TAIL_LOSS-01, EV-TRAIT-MIMICRY-01: how sure a defence is."""
    if trait == "running":
        return DefenceView(trait, (DIE_SIDES + 1 - ESCAPES_FROM) / DIE_SIDES, 1)
    return DefenceView(trait, 1.0, answers.count(MIMIC if trait == "mimicry" else SHED))
