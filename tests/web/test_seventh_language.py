"""A seventh language is a folder and a column: a made-up one speaks on every page.

It is added to a copy of the sources; nothing else in them is touched. The page is built from the
copy, and every page is looked at on a phone: tables, lessons, results and reviews too, and the
sheets that lie over them."""

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
from fluent.syntax import parse, serialize
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Transformer

from tests.served import Server, free_port
from tests.web.conftest import PHONE, Visitor, shoot
from tests.web.tours import PLACES, SHEETS, Place

ROOT = Path(__file__).parents[2]
LANGUAGE = "qps"
ACCENTED = str.maketrans("aeiouAEIOUcnsyz", "áéíóúÁÉÍÓÚçñšýž")
SAME = {"app-name"}
# Buttons that do not hold their words, and words in the header that lie below a button.
CROWDED = """() => {
  const seen = (one) => one.checkVisibility() && one.clientWidth > 0;
  const cut = [...document.querySelectorAll(".button")].filter(
    (one) => seen(one) && one.scrollWidth > one.clientWidth + 1,
  );
  const menu = document.querySelector("header .menu")?.getBoundingClientRect();
  const below = [...document.querySelectorAll("header nav a")].filter(
    (one) => seen(one) && menu && one.getBoundingClientRect().right > menu.left,
  );
  return [...cut, ...below].map((one) => one.textContent.trim());
}"""

# What lies over a page and is wider than the screen, or holds words that are cut off at its side.
SPILLED = """() => {
  const sheets = [...document.querySelectorAll("dialog[open], .builder")];
  const parts = sheets.flatMap((one) => [one, ...one.querySelectorAll("*")]);
  return parts
    .filter((one) => {
      const box = one.getBoundingClientRect();
      if (!one.checkVisibility() || one.closest("svg")) return false;
      return box.width > 0 && box.right > innerWidth + 1 && !scrolls(one);
    })
    .map((one) => `${one.tagName} ${one.className}: ${one.textContent.trim().slice(0, 40)}`);
  function scrolls(one) {
    for (let up = one.parentElement; up; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true;
    return false;
  }
}"""


class Pseudo(Transformer):
    """Gives every text accents, and makes it a third longer."""

    def visit_TextElement(self, node: TextElement) -> TextElement:
        told = node.value.translate(ACCENTED)
        first = told.strip().partition("\n")[0]
        more = first[: -(-len(first) * 3 // 10)].strip()
        if re.search(r"\w", more):
            kept = told.rstrip()
            told = kept + (" " if " " in first else "") + more + told[len(kept) :]
        return TextElement(told)


def pseudo(catalogue: str) -> str:
    """Return a catalogue in the made-up language."""
    found = parse(catalogue)
    for entry in found.body:
        if isinstance(entry, Message) and entry.id.name not in SAME:
            Pseudo().visit(entry)
    return str(serialize(found))


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
@pytest.mark.parametrize("place", [*PLACES, *SHEETS], ids=lambda place: place.name)
def test_a_seventh_language_is_a_folder_and_a_column(
    visit: Callable[..., Visitor], place: Place
) -> None:
    page = visit("/", viewport=PHONE, locale=f"{LANGUAGE}-XX").page
    place.go(page)
    assert page.evaluate("document.documentElement.lang") == LANGUAGE
    assert re.search("[áéíóúçñšýž]", page.locator("main").first.inner_text())
    shoot(page, f"seventh-{place.name}")
    assert page.evaluate(SPILLED) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate(CROWDED) == []
