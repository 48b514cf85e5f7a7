"""Games that were begun by an earlier version of the rules, carried over to today's.

Where a ruling has changed, the former reading is kept as a switch. A game begun before the change
is played on with that switch: every action of it has the result it had, and nothing is lost.
"""

from collections.abc import Mapping

from galapagos.kernel.errors import BadData
from galapagos.records.codec import BadHeader, Codec

_OPTIONS = "options"


def known_version(codec: Codec, rules: str) -> int:
    """Return a version of the rules that a game says it was begun by.

    Raises `BadData` if this program does not know it."""
    known = [str(number) for number in range(1, codec.rules_version + 1)]
    if rules not in known:
        raise BadData(
            f"this game was played by version {rules} of the rules of {codec.key}; this program "
            f"plays versions 1 to {codec.rules_version}: open it with the program that wrote it, "
            "or with a newer one"
        )
    return int(rules)


def todays_header(codec: Codec, header: Mapping[str, str], rules: int) -> dict[str, str]:
    """Return the header fields by which today's rules play a game as ``rules``, the version that
    it was begun by, did."""
    found = dict(header)
    if _OPTIONS in header:
        found[_OPTIONS] = _todays_options(codec, header[_OPTIONS], rules)
    return found


def todays_position(codec: Codec, text: str, rules: int) -> str:
    """Return a position of such a game as today's rules have it; its lines stay where they are."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        key, colon, value = line.partition(":")
        if colon and key.strip() == _OPTIONS:
            lines[number] = f"{_OPTIONS}: {_todays_options(codec, value, rules)}"
            return "\n".join(lines) + "\n"
    options = _todays_options(codec, "", rules)
    return "\n".join([*lines, f"{_OPTIONS}: {options}"] if options else lines) + "\n"


def _todays_options(codec: Codec, options: str, rules: int) -> str:
    try:
        return codec.options_since(options, rules)
    except BadData as error:
        raise BadHeader(_OPTIONS, error.what) from None
