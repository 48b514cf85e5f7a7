"""The guide of a rule book as it is written: chapters, worked examples, pieces one by one.

A guide is a YAML file, ``book/guide.yaml`` of its game::

    guide: origin
    cover:
      position: {P1a: swimming, P2a: carnivorous}
    chapters:
      - chapter: feeding
        rules: [EV-FEED]
        examples:
          - example: feeding
            position: {centre: 3, P1a: carnivorous, P2a: ""}
            steps:
              - show: [P1a, P2a]
              - do: [P1 take P1a, P1 end]
                facts: {P1a_food: 1, centre: 2}
              - try: P2 hunt P2a P1a
      - chapter: traits
        entries: trait
        of:
          - entry: swimming
            position: {P1a: carnivorous, P2a: swimming}
            try: P1 hunt P1a P2a

A position is told as in a scenario: what it leaves out is filled in. Every step is played by the
rules when the book is made; ``facts`` are numbers that must then be true, ``gone`` names pieces
that must have left, and ``try`` is an action that must be refused. Of what happens at a piece
only the kinds of events in ``tell`` are told, if any are named. Words stand in the catalogue
``guide`` of the game. Only the form is checked here.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from galapagos.games import kit_for
from galapagos.kernel.errors import BadData
from galapagos.records.record import Step, parse_step
from galapagos.records.yaml_nodes import Place, read_yaml

_FILE = "guide.yaml"


@dataclass(frozen=True)
class StepPlan:
    """What is done for one picture, and what must then be true."""

    actions: tuple[Step, ...]
    tried: Step | None
    facts: dict[str, int]
    gone: tuple[str, ...]
    show: tuple[str, ...]
    """The pieces in the picture; all, if none are named."""
    tell: tuple[str, ...]
    """The kinds of events that are told; all, if none are named."""
    line: int


@dataclass(frozen=True)
class ExamplePlan:
    key: str
    given: dict[str, str]
    """The position, as far as it matters."""
    steps: tuple[StepPlan, ...]
    line: int


@dataclass(frozen=True)
class ChapterPlan:
    key: str
    rules: tuple[str, ...]
    examples: tuple[ExamplePlan, ...]
    kind: str
    """Of which kind its entries are; empty without any."""
    entries: tuple[ExamplePlan, ...]
    lesson: str
    """The lesson about it; empty for none."""


@dataclass(frozen=True)
class GuidePlan:
    game: str
    source: str
    cover: ExamplePlan | None
    ground: str
    """The landscape behind the cover, where its pieces have none."""
    chapters: tuple[ChapterPlan, ...]

    def error(self, what: str, line: int) -> BadData:
        return BadData(what, source=self.source, line=line)


@cache
def guide_plan(game: str) -> GuidePlan:
    """Return the guide of a game as it is written; one without chapters if the game has none."""
    path = kit_for(game).folder / "book" / _FILE
    if not path.exists():
        return GuidePlan(game, path.name, None, "", ())
    return parse_guide(path.read_text(encoding="utf-8"), game, f"{game}/{path.name}")


def parse_guide(text: str, game: str, source: str) -> GuidePlan:
    """Read a guide; raise `BadData` with the line of the first thing that is not understood."""
    fields = read_yaml(text, source).fields("a guide", ("guide", "cover", "chapters"))
    fields["guide"].choice("the game of the guide", (game,))
    chapters = tuple(_chapter(one) for one in fields["chapters"].items("chapters"))
    keys = [one.key for one in chapters]
    if len(set(keys)) < len(keys):
        raise fields["chapters"].bad("two chapters have the same name")
    cover = fields["cover"].fields("the cover", ("position",), ("show", "ground"))
    ground = cover["ground"].text("a landscape") if "ground" in cover else ""
    return GuidePlan(game, source, _cover(cover, fields["cover"].line), ground, chapters)


def _cover(fields: dict[str, Place], line: int) -> ExamplePlan:
    step = StepPlan((), None, {}, (), _names(fields, "show"), (), line)
    return ExamplePlan("cover", _given(fields["position"]), (step,), line)


def _chapter(place: Place) -> ChapterPlan:
    optional = ("rules", "examples", "entries", "of", "lesson")
    fields = place.fields("a chapter", ("chapter",), optional)
    if ("entries" in fields) != ("of" in fields):
        raise place.bad("entries and of go together")
    examples = fields["examples"].items("examples") if "examples" in fields else []
    entries = fields["of"].items("entries") if "of" in fields else []
    return ChapterPlan(
        fields["chapter"].text("the name of a chapter"),
        _names(fields, "rules"),
        tuple(_example(one) for one in examples),
        fields["entries"].text("a kind of pieces") if "entries" in fields else "",
        tuple(_entry(one) for one in entries),
        fields["lesson"].text("the name of a lesson") if "lesson" in fields else "",
    )


def _example(place: Place) -> ExamplePlan:
    fields = place.fields("an example", ("example", "position", "steps"))
    steps = tuple(_step(one) for one in fields["steps"].items("steps"))
    key = fields["example"].text("the name of an example")
    return ExamplePlan(key, _given(fields["position"]), steps, place.line)


def _entry(place: Place) -> ExamplePlan:
    """A piece: what is done with it in one step, if anything."""
    fields = place.fields("an entry", ("entry",), ("position", "show", "do", "try", "gone", "tell"))
    key = fields["entry"].text("a piece")
    given = _given(fields["position"]) if "position" in fields else {}
    steps = (_play(fields, place),) if given else ()
    return ExamplePlan(key, given, steps, place.line)


def _step(place: Place) -> StepPlan:
    return _play(place.fields("a step", (), ("do", "try", "facts", "gone", "show")), place)


def _play(fields: dict[str, Place], place: Place) -> StepPlan:
    actions = fields["do"].items("lines of a record") if "do" in fields else []
    facts = fields["facts"].entries("facts") if "facts" in fields else {}
    return StepPlan(
        tuple(_line(one) for one in actions),
        _line(fields["try"]) if "try" in fields else None,
        {name: value.integer("a number") for name, value in facts.items()},
        _names(fields, "gone"),
        _names(fields, "show"),
        _names(fields, "tell"),
        place.line,
    )


def _line(place: Place) -> Step:
    """Return a line as it would stand in a record."""
    try:
        step = parse_step(place.text("a line of a record"))
    except BadData as error:
        raise place.bad(error.what) from None
    if step.seat < 0:
        raise place.bad("expected a seat and its action")
    step.line = place.line
    return step


def _names(fields: dict[str, Place], name: str) -> tuple[str, ...]:
    return tuple(one.text(name) for one in fields[name].items(name)) if name in fields else ()


def _given(place: Place) -> dict[str, str]:
    return {key: value.text(key) for key, value in place.entries("a position").items()}


# --- the words of a guide ----------------------------------------------------------------------


def text_keys(game: str) -> Iterator[str]:
    """Yield the keys of all texts that a guide says, but for its paragraphs, which are read off
    the catalogue."""
    yield from (f"minute-{game}", f"quick-{game}")
    yield from (f"section-{section}" for section in kit_for(game).rulebook().sections())
    for chapter in guide_plan(game).chapters:
        yield f"guide-{chapter.key}"
        for example in chapter.examples:
            yield f"example-{example.key}"
            yield from (f"example-{example.key}-{n}" for n in range(len(example.steps)))
        yield from (f"mistake-{entry.key}" for entry in chapter.entries)
