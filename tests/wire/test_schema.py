"""The generated files are those that are checked in, and say what the structs say."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from galapagos.server.http import schema
from galapagos.server.http.schema import generated, json_schema, main, stale, typescript
from galapagos.wire.messages import ClientMessage, ServerMessage

ROOT = Path(__file__).parents[2]


def test_the_checked_in_files_are_up_to_date() -> None:
    assert stale(ROOT) == [], "run python -m galapagos.server.http.schema"


def test_check_finds_a_changed_and_a_missing_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["--check"]) == 2
    (tmp_path / "pyproject.toml").write_text("")
    assert main(["--check"]) == 1
    assert "wire.ts is not up to date" in capsys.readouterr().err
    assert main([]) == 0
    assert main(["--check"]) == 0
    types = tmp_path / schema.TYPES_FILE
    types.write_text(types.read_text().replace("number", "string", 1))
    assert main(["--check"]) == 1


def test_wrong_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--chekc"]) == 2
    assert "usage" in capsys.readouterr().err


def test_every_message_has_a_schema_and_a_type() -> None:
    definitions = json.loads(json_schema())["$defs"]
    types = "".join(typescript().values())
    for message in (*get_args(ClientMessage), *get_args(ServerMessage)):
        properties = definitions[message.__name__]["properties"]
        assert properties["type"] == {"enum": [message.__struct_config__.tag]}
        block = re.search(rf"export interface {message.__name__} {{\n(.*?)\n}}", types, re.DOTALL)
        assert block is not None
        for field in properties:
            assert re.search(rf"^  {field}\??: ", block[1], re.MULTILINE)


def test_references_of_the_schema_lead_somewhere() -> None:
    text = json_schema()
    definitions = json.loads(text)["$defs"]
    assert set(re.findall(r"#/\$defs/(\w+)", text)) <= set(definitions)


def test_types_use_only_what_they_define() -> None:
    types = "".join(typescript().values())
    code = re.sub(r"/\*\*.*?\*/|//.*|\"[^\"]*\"", "", types)
    used = set(re.findall(r"\b[A-Z][A-Za-z]+\b", code)) - {"Record"}
    defined = set(re.findall(r"export (?:interface|type) (\w+)", types))
    assert {name for name in used if not name.isupper()} <= defined


def test_a_struct_is_explained_in_its_type() -> None:
    types = "".join(typescript().values())
    assert "/** One species on the table. */\nexport interface SpeciesView {" in types
    assert "  /** 1 is best; 0 if it does not satisfy its biome. */\n  rank: number;" in types
    assert "  language?: string;" in types


def test_generated_files_end_with_a_line_break() -> None:
    for text in generated(ROOT).values():
        assert text.endswith("\n")
        assert not text.endswith("\n\n")
