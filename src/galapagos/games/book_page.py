"""A rule book as one page of HTML that needs nothing else: to be kept, sent and printed."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from html import escape
from urllib.parse import quote

from galapagos.art.icons import icon_svg
from galapagos.games import GAMES, kit_for
from galapagos.games.drawings import every_icon
from galapagos.games.kit import Draw
from galapagos.wire.book import (
    Book,
    BookEntry,
    BookExample,
    BookGroup,
    BookMark,
    BookPiece,
    BookSection,
    BookTable,
)

_STYLE = """
@page { margin: 16mm 14mm; }
body { margin: 0 auto; max-width: 820px; padding: 16px; color: #1c2a2e; background: #fffdf7;
  font: 15px/1.5 var(--font, system-ui, "Noto Sans", sans-serif); }
:lang(zh-Hans) { --font: "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
:lang(zh-Hant) { --font: "PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", sans-serif; }
:lang(ja) { --font: "Hiragino Sans", "Yu Gothic UI", Meiryo, "Noto Sans CJK JP", sans-serif;
  word-break: auto-phrase; line-break: strict; }
h1, h2, h3 { font-family: Georgia, "Noto Serif", var(--font, serif); line-height: 1.25;
  break-after: avoid; text-wrap: balance; }
figcaption { text-wrap: balance; overflow-wrap: break-word; max-width: 100%; }
figcaption:lang(ja) { word-break: keep-all; }
h2 { border-bottom: 2px solid #0b626c; padding-bottom: 4px; margin-top: 32px; }
img { vertical-align: middle; object-fit: contain; }
.steps { display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 14px; }
.steps > div, .entry, figure { break-inside: avoid; }
.scene { display: flex; flex-wrap: wrap; gap: 6px; }
.group { flex: 1 1 auto; border: 1px solid #d8cfb8; border-radius: 8px; padding: 6px; }
.pieces { display: flex; flex-wrap: wrap; justify-content: center; gap: 6px; }
.ground { width: 100%; height: 52px; object-fit: cover; border-radius: 6px; }
figure { width: min-content; min-width: 96px; max-width: 136px; margin: 0; text-align: center;
  font-size: 12px; line-height: 1.35; }
figure img.piece { width: 84px; height: 76px; }
figure.gone img.piece { filter: grayscale(1); opacity: .4; }
figure.gone figcaption { text-decoration: line-through; }
figure.hungry { outline: 1px dashed #a3211b; border-radius: 8px; }
.mark { white-space: nowrap; margin-right: 6px; }
.mark img { width: 18px; height: 18px; }
.entries { display: grid; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); gap: 14px; }
.entry { border: 1px solid #d8cfb8; border-radius: 8px; padding: 10px; }
.entry > img { float: left; width: 96px; max-height: 120px; margin-right: 10px; }
.mistake { border-left: 4px solid #834c00; padding-left: 8px; }
.told { border-left: 3px solid #857f6b; padding-left: 8px; color: #47565a; }
.rule { margin: 4px 0; }
.asked, .switch { margin: 2px 0 4px 16px; font-size: 13px; }
.switch { border-left: 3px solid #c79a2a; padding-left: 8px; }
.id { color: #47565a; font-size: 11px; white-space: nowrap; }
.list { overflow-x: auto; }
table { border-collapse: collapse; font-size: 13px; }
th, td { border-bottom: 1px solid #d8cfb8; padding: 3px 8px; text-align: start; }
@media print {
  body { max-width: none; padding: 0 1px; background: none; font-size: 10pt; line-height: 1.4; }
  h2 { margin-top: 20px; }
  p { orphans: 3; widows: 3; margin: 6px 0; }
  .steps { grid-template-columns: repeat(auto-fit, minmax(185px, 1fr)); gap: 10px; }
  .entries { display: block; columns: 2; column-gap: 10px; }
  .entry { margin-bottom: 10px; padding: 8px; font-size: 9pt; }
  .entry h3 { margin: 2px 0 4px; }
  .entry > img { width: 80px; max-height: 96px; }
  figure { min-width: 72px; font-size: 11px; }
  figure img.piece { width: 60px; height: 52px; }
  .ground { height: 30px; }
  tr { break-inside: avoid; }
}
"""


def page(book: Book) -> str:
    """Return a book as a whole document."""
    title = escape(book.title)
    return (
        f'<!doctype html>\n<html lang="{book.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{_STYLE}</style></head><body>\n<h1>{title}</h1>\n"
        + "\n".join(_body(book))
        + "\n</body></html>\n"
    )


def _body(book: Book) -> Iterator[str]:
    heads = book.heads
    yield _scene(book.cover)
    yield f"<p>{escape(book.minute)}</p>"
    yield f"<h2>{escape(heads['quick'])}</h2>"
    yield "<ol>" + "".join(f"<li>{escape(step)}</li>" for step in book.quick) + "</ol>"
    for chapter in book.chapters:
        yield f'<h2 id="guide-{chapter.key}">{escape(chapter.title)}</h2>'
        yield from (f"<p>{escape(text)}</p>" for text in chapter.paragraphs)
        yield from (_example(one) for one in chapter.examples)
        if chapter.entries:
            inner = "".join(_entry(one, heads) for one in chapter.entries)
            yield f'<div class="entries">{inner}</div>'
    yield f"<h2>{escape(heads['rules'])}</h2>"
    yield from (_section(one, heads) for one in book.sections)
    yield f"<h2>{escape(heads['lists'])}</h2>"
    yield from (_table(one) for one in book.tables)


def _example(one: BookExample) -> str:
    return f"<h3>{escape(one.title)}</h3>{_steps(one)}"


def _steps(one: BookExample) -> str:
    parts = []
    for number, step in enumerate(one.steps, start=1):
        text = f"<p><b>{number}.</b> {escape(step.text)}</p>" if step.text else ""
        told = "".join(f'<p class="told">{escape(line)}</p>' for line in step.told)
        parts.append(f"<div>{_scene(step.groups)}{text}{told}</div>")
    return f'<div class="steps">{"".join(parts)}</div>'


def _entry(one: BookEntry, heads: Mapping[str, str]) -> str:
    shown = "" if one.example is None else _steps(one.example)
    mistake = f"<b>{escape(heads['mistake'])}</b> {escape(one.mistake)}"
    return (
        f'<div class="entry" id="{one.key}">{_picture(one.picture)}'
        f"<h3>{escape(one.title)}</h3><p>{escape(one.text)}</p>{_marks(one.marks)}"
        f'{shown}<p class="mistake">{mistake}</p></div>'
    )


def _section(one: BookSection, heads: Mapping[str, str]) -> str:
    rules = []
    for rule in one.rules:
        mark = f'<span class="id">{rule.id}</span>'
        rules.append(f'<p class="rule" id="{rule.id}">{escape(rule.text)} {mark}</p>')
        rules += [
            f'<p class="asked"><b>{escape(one.question)}</b> {escape(one.answer)}</p>'
            for one in rule.rulings
        ]
        rules += [
            f'<p class="switch">{escape(heads["switch"])} <b>{escape(switch.text)}</b></p>'
            for switch in rule.switches
        ]
    return f'<h3 id="{one.id}">{escape(one.title)}</h3>{"".join(rules)}'


def _table(one: BookTable) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in one.head)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in one.rows
    )
    table = f"<table><tr>{head}</tr>{rows}</table>"
    return f'<h3>{escape(one.title)}</h3><div class="list" tabindex="0">{table}</div>'


# --- pictures ----------------------------------------------------------------------------------


def _scene(groups: Iterable[BookGroup]) -> str:
    return f'<div class="scene">{"".join(_group(one) for one in groups)}</div>'


def _group(one: BookGroup) -> str:
    ground = _picture(one.ground, "ground") if one.ground else ""
    pieces = "".join(_piece(piece) for piece in one.pieces)
    return (
        f'<div class="group"><b>{escape(one.label)}</b> {_marks(one.marks)}{ground}'
        f'<div class="pieces">{pieces}</div></div>'
    )


def _piece(one: BookPiece) -> str:
    caption = f"<b>{escape(one.label)}</b><br>{_marks(one.marks)}"
    picture = _picture(one.picture, "piece")
    return f'<figure class="{one.state}">{picture}<figcaption>{caption}</figcaption></figure>'


def _marks(marks: Iterable[BookMark]) -> str:
    return "".join(
        f'<span class="mark">{_picture(f"icon/{one.icon}", label=one.label) if one.icon else ""}'
        f"{escape(one.text)}</span> "
        for one in marks
    )


def _picture(address: str, kind: str = "", label: str = "") -> str:
    return f'<img class="{kind}" alt="{escape(label)}" src="{_drawn(address)}">'


@cache
def _drawn(address: str) -> str:
    """Return a drawing by its address, as an address that holds the whole drawing."""
    path, _, query = address.partition("?")
    kind, _, name = path.partition("/")
    wishes = dict(wish.partition("=")[::2] for wish in query.split("&") if wish)
    if kind == "icon":
        svg: str | None = icon_svg(every_icon()[name])
    else:
        svg = _draws()[kind](name, wishes)
    return "data:image/svg+xml," + quote(svg or "", safe=" =:/'")


@cache
def _draws() -> Mapping[str, Draw]:
    kits = [kit_for(game) for game in GAMES]
    return {kind: draw for kit in kits for kind, draw in kit.pictures(kit.codec()).items()}
