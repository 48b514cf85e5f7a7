"""Why the server says no: every code has a sentence of its own, in every language."""

import re
from pathlib import Path

import pytest

import galapagos.server
from galapagos.server import errors
from galapagos.text.catalogue import words_for
from galapagos.text.languages import LANGUAGES

_CODE = re.compile(r'Refused\(\s*(?:"([a-z_]+)"|([A-Z_]+)\b)')
_UNDO = "undo"
"""Has sentences of its own for every obstacle."""


def codes() -> list[str]:
    """Return the codes of all refusals that the server's files speak of."""
    files = Path(galapagos.server.__file__).parent.rglob("*.py")
    found = [_CODE.findall(file.read_text(encoding="utf-8")) for file in files]
    named = {text or str(getattr(errors, name)) for one in found for text, name in one}
    return sorted(named - {_UNDO})


def test_the_codes_are_found() -> None:
    assert {"stale", "broken", "stopping", "no_answer", "rate", "limit"} <= set(codes())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    words = words_for(language)
    assert [code for code in codes() if f"refused-{code}" not in words] == []
