"""Answers about a proposed action without taking it: why not, or what it would bring.

Everything is worked out on the viewer's view, so an answer tells nothing that the view does not."""

from galapagos.games import kit_of
from galapagos.games.show import Show
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec
from galapagos.server.errors import UNKNOWN_ACTION
from galapagos.text.people import People
from galapagos.wire.messages import Preview, Previewed
from galapagos.wire.play import ReasonView


def preview(show: Show, codec: Codec, game: Game, people: People, question: Preview) -> Previewed:
    """Answer a question of the viewer, who is a player, about an action or a species."""
    view = game.view(people.viewer)
    try:
        if question.draft is not None:
            built, reasons = show.build(view, people, question.draft)
            return Previewed(question.id, not reasons, "", reasons, build=built)
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
    action = kit_of(view).canonical(view, viewer, action)
    reasons = [show.reason(view, one, action, people) for one in view.why(viewer, action)]
    if reasons:
        return Previewed(question.id, False, "", reasons)
    shown = show.action(view, action, people)
    told = show.forecast(view, action, people)
    return Previewed(
        question.id, True, shown.text, [], shown.risks, hunt=told.hunt, standing=told.standing
    )


def parsed_action(show: Show, codec: Codec, view: Game, question: Preview) -> int:
    """Return the action that is asked about; raise `BadData` if it is none."""
    if question.parts is None:
        return codec.parse_action(view, question.action)
    return show.action_of(question.parts)
