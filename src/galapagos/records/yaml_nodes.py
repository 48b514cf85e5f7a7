"""YAML that knows its lines: typed reading, and errors that name the place.

`yaml.safe_load` forgets where a value stood and lets a second key overwrite the first; so the
nodes themselves are read, and names stay text even where YAML would see a number or a truth.
"""

import re
from collections.abc import Collection

import yaml

from galapagos.kernel.errors import BadData

_INT = "tag:yaml.org,2002:int"
_BOOL = "tag:yaml.org,2002:bool"
_NULL = "tag:yaml.org,2002:null"
_DECIMAL = re.compile(r"-?[0-9]{1,9}")
_TRUE = ("true", "yes", "on")


class Place:
    """One value of a YAML file and where it stands."""

    def __init__(self, node: yaml.Node, source: str) -> None:
        self._node = node
        self._source = source
        self.line = int(node.start_mark.line) + 1

    def bad(self, what: str) -> BadData:
        """Return the error that says what is wrong here."""
        return BadData(what, source=self._source, line=self.line)

    def _unexpected(self, expected: str) -> BadData:
        return self.bad(f"expected {expected}, found {self._found()}")

    def _found(self) -> str:
        node = self._node
        if isinstance(node, yaml.MappingNode):
            return "a mapping"
        if isinstance(node, yaml.SequenceNode):
            return "a list"
        if node.tag == _NULL:
            return "nothing"
        return repr(_shortened(str(node.value)))

    # --- single values -----------------------------------------------------------------------

    def text(self, expected: str) -> str:
        """Return a text; anything YAML writes as one word or string will do."""
        node = self._node
        if not isinstance(node, yaml.ScalarNode) or node.tag == _NULL:
            raise self._unexpected(expected)
        return str(node.value)

    def choice(self, expected: str, choices: Collection[str]) -> str:
        """Return one of the given texts."""
        text = self.text(expected)
        if text not in choices:
            raise self._unexpected(f"{expected} ({', '.join(choices)})")
        return text

    def integer(self, expected: str) -> int:
        node = self._node
        if not isinstance(node, yaml.ScalarNode) or node.tag != _INT:
            raise self._unexpected(expected)
        if not _DECIMAL.fullmatch(str(node.value)):
            raise self._unexpected(expected)
        return int(node.value)

    def number(self, expected: str, low: int, high: int) -> int:
        """Return an integer within bounds."""
        wanted = f"{expected} from {low} to {high}"
        value = self.integer(wanted)
        if not low <= value <= high:
            raise self._unexpected(wanted)
        return value

    def flag(self, expected: str) -> bool:
        node = self._node
        if not isinstance(node, yaml.ScalarNode) or node.tag != _BOOL:
            raise self._unexpected(f"{expected} (true or false)")
        return str(node.value).lower() in _TRUE

    # --- several values ----------------------------------------------------------------------

    def items(self, expected: str) -> list["Place"]:
        node = self._node
        if not isinstance(node, yaml.SequenceNode):
            raise self._unexpected(expected)
        return [Place(item, self._source) for item in node.value]

    def entries(self, expected: str) -> dict[str, "Place"]:
        """Return a mapping with free names, in the order of the file."""
        return {name: value for name, (_, value) in self._pairs(expected).items()}

    def fields(
        self, expected: str, required: Collection[str], optional: Collection[str] = ()
    ) -> dict[str, "Place"]:
        """Return a mapping that has all required fields and none beyond the optional ones."""
        known = [*required, *optional]
        pairs = self._pairs(expected)
        for name, (key, _) in pairs.items():
            if name not in known:
                raise key.bad(
                    f"unknown field {_shortened(name)!r} in {expected}; there are "
                    f"{', '.join(known) or 'none'}"
                )
        for name in required:
            if name not in pairs:
                raise self.bad(f"{expected} has no {name}")
        return {name: value for name, (_, value) in pairs.items()}

    def _pairs(self, expected: str) -> dict[str, tuple["Place", "Place"]]:
        node = self._node
        if not isinstance(node, yaml.MappingNode):
            raise self._unexpected(expected)
        pairs: dict[str, tuple[Place, Place]] = {}
        for key, value in node.value:
            place = Place(key, self._source)
            name = place.text(f"a name in {expected}")
            if name in pairs:
                raise place.bad(f"{_shortened(name)!r} appears twice in {expected}")
            pairs[name] = (place, Place(value, self._source))
        return pairs


def read_yaml(text: str, source: str) -> Place:
    """Read one YAML document; raise `BadData` with the line of the first fault."""
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 0
        what = error.problem or "something it cannot be"
        raise BadData(f"not YAML: {what}", source=source, line=line) from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise BadData(f"not YAML: {error.reason}", source=source, line=line) from None
    except RecursionError:
        raise BadData("not YAML: nested too deeply", source=source) from None
    except (ValueError, OverflowError) as error:
        # An escape beyond Unicode: the scanner passes Python's own complaint on.
        raise BadData(f"not YAML: {error}", source=source) from None
    if node is None:
        raise BadData("expected a YAML document, found nothing", source=source, line=1)
    return Place(node, source)


def _shortened(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:40]}…"
