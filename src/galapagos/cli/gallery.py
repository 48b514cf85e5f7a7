"""The gallery: one HTML page with every picture there is, for looking at and for improving."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from galapagos.art.icons import icon_svg
from galapagos.art.svg import document, number, text
from galapagos.games.drawings import Drawings, Item, Section, every_icon

_STRIP: Final = 240
"""Height of the strip."""

_STYLE: Final = """
:root { color-scheme: light dark; --page: #f4efe4; --ink: #2b2230; --soft: #7b7f90; }
@media (prefers-color-scheme: dark) { :root { --page: #1c1a22; --ink: #fbf1da; } }
body { margin: 0 auto; max-width: 1500px; padding: 1.5rem; background: var(--page);
  color: var(--ink); font: 16px/1.5 system-ui, 'Noto Sans', sans-serif; }
h1 { margin: 0; } h2 { margin: 2.5rem 0 .5rem; } nav a { margin-right: 1rem; color: inherit; }
.row { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(var(--w), 1fr)); }
figure { margin: 0; } img { width: 100%; height: auto; display: block; }
figcaption { font-size: 12px; color: var(--soft); text-align: center; overflow-wrap: anywhere; }
.dark { background: #1c1a22; padding: 12px; border-radius: 12px; }
"""


def write_gallery(drawn: Sequence[Drawings], directory: Path, language: str = "en") -> Path:
    """Write index.html and all pictures; return the path of the page."""
    sections = list(gallery_sections(drawn, language))
    for section in sections:
        folder = directory / section.key
        folder.mkdir(parents=True, exist_ok=True)
        for item in section.items:
            (folder / f"{item.name}.svg").write_text(item.svg, encoding="utf-8", newline="\n")
    page = directory / "index.html"
    page.write_text(_page(sections, language), encoding="utf-8", newline="\n")
    return page


def gallery_sections(drawn: Iterable[Drawings], language: str = "en") -> Iterator[Section]:
    for one in drawn:
        yield from one.gallery(language)
    icons = (Item(name, icon.words, icon_svg(icon)) for name, icon in every_icon().items())
    yield Section("icons", "Icons", 72, tuple(icons))


def strip_svg(drawn: Iterable[Drawings]) -> str:
    """A strip of the gallery for the top of a page: cards, creatures, animals in one picture."""
    x, out = 0.0, []
    for svg, width in (picture for one in drawn for picture in one.strip()):
        out.append(_nested(svg, x, width))
        x += width + 10
    return document("".join(out), x - 10, _STRIP, "Cards, creatures and an animal of Galapagos")


def _nested(svg: str, x: float, width: float) -> str:
    """A document inside another one, standing on its lower edge."""
    _, _, w, h = svg.partition('viewBox="')[2].partition('"')[0].split()
    height = width * float(h) / float(w)
    place = f'<svg x="{number(x)}" y="{number(_STRIP - height)}" width="{number(width)}"'
    return f'{place} height="{number(height)}" ' + svg.removeprefix("<svg ")


def _page(sections: Iterable[Section], language: str) -> str:
    listed = list(sections)
    links = "".join(f'<a href="#{s.key}">{text(s.heading)}</a>' for s in listed)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="data:,">'
        f"<title>Galapagos: gallery</title><style>{_STYLE}</style></head><body>"
        f"<h1>Galapagos: gallery</h1><nav>{links}</nav>"
        + "".join(map(_section, listed))
        + "</body></html>\n"
    )


def _section(section: Section) -> str:
    dark = " dark" if section.is_dark else ""
    figures = "".join(
        f'<figure><img src="{section.key}/{item.name}.svg" alt="" loading="lazy">'
        f"<figcaption>{text(item.caption)}</figcaption></figure>"
        for item in section.items
    )
    return (
        f'<h2 id="{section.key}">{text(section.heading)}</h2>'
        f'<div class="row{dark}" style="--w:{section.width}px">{figures}</div>'
    )
