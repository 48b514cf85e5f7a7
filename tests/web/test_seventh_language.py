"""A seventh language is a folder and a column: a made-up one speaks on every page.

It is added to a copy of the sources; nothing else in them is touched. The page is built from the
copy, and every page is looked at on a phone."""

import csv
import io
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from tests.served import Server, free_port
from tests.web.conftest import PHONE, Visitor, shoot

ROOT = Path(__file__).parents[2]
LANGUAGE = "qps"
ACCENTED = str.maketrans("aeiouAEIOUcnsyz", "áéíóúÁÉÍÓÚçñšýž")
PLACEABLE = re.compile(r"\{(?:[^{}]|\{[^{}]*\})*\}")
PAGES = ["/", "/learn", "/mine", "/rules/origin", "/rules/darwin", "/cards/origin", "/cards/darwin"]


def accented(text: str) -> str:
    """Return a text with accents and a third longer."""
    longer = text.translate(ACCENTED)
    more = longer[: len(longer) * 3 // 10]
    return f"{longer} {more}".strip() if " " in longer else longer + more


def pseudo(catalogue: str) -> str:
    """Return a catalogue in the made-up language: only plain lines are changed."""
    lines = []
    for line in catalogue.splitlines():
        entry = re.match(r"([A-Za-z][\w-]*) = (.+)$", line)
        if entry and not entry[2].startswith("{") and entry[2].count("{") == entry[2].count("}"):
            parts = PLACEABLE.split(entry[2])
            values = PLACEABLE.findall(entry[2])
            told = "".join(
                part.translate(ACCENTED) + value
                for part, value in zip(parts, [*values, ""], strict=True)
            )
            more = accented(parts[0])[len(parts[0]) :] if entry[1] != "app-name" else ""
            line = f"{entry[1]} = {told}{more}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def add_language(source: Path) -> None:
    """One folder a room, one column: what docs/text.md asks of a translator."""
    for english in sorted(source.glob("**/en")):
        if not list(english.glob("*.ftl")):
            continue
        folder = english.with_name(LANGUAGE)
        folder.mkdir()
        for path in english.glob("*.ftl"):
            (folder / path.name).write_text(pseudo(path.read_text("utf-8")), "utf-8")
    about = {"name": "Ƥšéúđó", "place": 9, "plurals": {"one": "n = 1"}, "tags": []}
    (source / "text" / LANGUAGE / "language.json").write_text(json.dumps(about), "utf-8")
    names = source / "games" / "darwin" / "cards" / "base" / "names.csv"
    comments = [line for line in names.read_text("utf-8").splitlines() if line.startswith("#")]
    rows = [line for line in names.read_text("utf-8").splitlines() if not line.startswith("#")]
    written = io.StringIO()
    table = csv.writer(written, lineterminator="\n")
    for number, row in enumerate(csv.reader(rows)):
        name = row[2]
        table.writerow([*row, name.translate(ACCENTED) if number else LANGUAGE])
    names.write_text("\n".join([*comments, written.getvalue()]), "utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of the copy, with the page that was built from it."""
    copy = tmp_path_factory.mktemp("seventh")
    unneeded = ignore_patterns("__pycache__", "*.so", "node_modules", "page")
    copytree(ROOT / "src", copy / "src", ignore=unneeded)
    copytree(ROOT / "web", copy / "web", ignore=unneeded)
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    add_language(copy / "src" / "galapagos")
    build = ["npm", "exec", "--", "vite", "build", str(copy / "web"), "--logLevel=warn"]
    subprocess.run([sys.executable, str(ROOT / "hatch_build.py"), *build], check=True)
    env = {"PYTHONPATH": str(copy / "src")}
    found = Server(copy / "data", free_port(), env=env)
    found.start()
    yield found
    found.stop()


@pytest.mark.slow
def test_a_seventh_language_is_a_folder_and_a_column(visit: Callable[..., Visitor]) -> None:
    page = visit("/", viewport=PHONE, locale=f"{LANGUAGE}-XX").page
    for number, path in enumerate(PAGES):
        page.goto(path)
        page.locator("main").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.lang") == LANGUAGE
        assert re.search("[áéíóúçñšýž]", page.locator("main").first.inner_text())
        shoot(page, f"seventh-{number}")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path
