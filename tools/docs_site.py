"""What mkdocs asks while it builds the site: the pages that do not lie in ``docs``.

The pages of the root come along, README.md as the first one, and so does the reference: a page for
each part of the surface that programs use. What is in `REFERENCE` has docstrings throughout, which
``tests/docs/test_reference.py`` sees to.
"""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAGES = {"README.md": "index.md"} | {
    name: name for name in ("SECURITY.md", "CHANGELOG.md", "CONTRIBUTING.md")
}
REFERENCE: dict[str, tuple[str, list[str]]] = {
    "The front door": (
        "What `import galapagos` has: games to play, ask and look at.",
        [
            "galapagos.library.doors",
            "galapagos.library.match",
            "galapagos.library.moves",
            "galapagos.art.picture",
            "galapagos.library.record_text",
            "galapagos.library.measuring",
        ],
    ),
    "The kernel": (
        "What every game keeps and speaks in: the fast lane, in integers.",
        [
            "galapagos.kernel.game",
            "galapagos.kernel.moves",
            "galapagos.kernel.chance",
            "galapagos.kernel.events",
            "galapagos.kernel.refusals",
            "galapagos.kernel.outcome",
            "galapagos.kernel.viewers",
            "galapagos.kernel.errors",
        ],
    ),
    "Origin": (
        "Setting games of Origin up.",
        [
            "galapagos.games.origin.rules.game",
            "galapagos.games.origin.rules.options",
            "galapagos.games.origin.cards.deck",
        ],
    ),
    "Darwin": (
        "Setting games of Darwin up.",
        [
            "galapagos.games.darwin.rules.game",
            "galapagos.games.darwin.rules.options",
            "galapagos.games.darwin.cards.catalog",
        ],
    ),
    "Texts": (
        "Actions, positions and records, and the past of a game.",
        [
            "galapagos.games.kit",
            "galapagos.records.codec",
            "galapagos.records.record",
            "galapagos.records.timeline",
        ],
    ),
    "Bots and search": (
        "Players, how they are named, and how they think.",
        [
            "galapagos.bots.base",
            "galapagos.bots.specs",
            "galapagos.bots.guard",
            "galapagos.search.playout",
        ],
    ),
    "The laboratory": (
        "Matches between bots, and what they showed.",
        [
            "galapagos.lab.arena",
            "galapagos.lab.arena_run",
            "galapagos.lab.arena_report",
            "galapagos.lab.perft",
        ],
    ),
}


def on_config(config: Any) -> Any:
    """List the pages of the reference where the navigation names it."""
    names = [{title: f"reference/{_slug(title)}.md"} for title in REFERENCE]
    for part in config.nav:
        if part == {"Reference": "reference"}:
            part["Reference"] = names
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that do not lie in ``docs``."""
    generated = import_module("mkdocs.structure.files").File.generated
    for name, place in PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](")
        files.append(generated(config, place, content=text))
    for title, (about, modules) in REFERENCE.items():
        text = f"# {title}\n\n{about}\n\n" + "".join(f"::: {name}\n\n" for name in modules)
        files.append(generated(config, f"reference/{_slug(title)}.md", content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Turn links to the root: its pages lie here too, and of other files only the name is told."""
    markdown = re.sub(r"\]\(\.\./([A-Z]+\.md)", r"](\1", markdown)
    return re.sub(r"\[([^\]]*)\]\((?:\.\./)?(?:tests|src|web|LICENSE)[^)]*\)", r"\1", markdown)


def _slug(title: str) -> str:
    return title.lower().replace(" ", "-")
