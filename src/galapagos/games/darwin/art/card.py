"""Faces of Darwin's animal cards: every number and symbol as an icon with words behind it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from galapagos.art.icons import drawing, plated
from galapagos.art.lettering import LETTERS, fit, label, lettered
from galapagos.art.palette import HALO, INK
from galapagos.art.svg import document, group, number, prefix, title
from galapagos.art.themes import THEMES, Theme
from galapagos.games.darwin.art.icons import ICONS
from galapagos.games.darwin.art.part_art import part_drawing
from galapagos.games.darwin.art.words import word

WIDTH: Final = 300
HEIGHT: Final = 420
LARGE: Final = ("body", "legs2")

_TINTS: Final = {
    "head": "#f6d9a0",
    "body": "#d8dfa0",
    "legs1": "#e9cfae",
    "legs2": "#e9cfae",
    "wings": "#c4e0ec",
    "tail": "#f0c9bb",
}


@dataclass(frozen=True, slots=True)
class CardFace:
    """Everything that stands on a card, in the language of its reader."""

    id: str
    animal: str
    part: str
    name: str
    symbols: tuple[tuple[str, int], ...] = ()
    """Abilities and specials with how often each stands on the card."""
    hearts: int = 0
    strength: int = 0
    diet: str = ""
    leg_sites: int = 0
    wing_sites: int = 0
    tail_sites: int = 0
    language: str = "en"
    words: Mapping[str, str] = field(default_factory=dict)
    """Names of symbols, parts and diets in the language; English where missing."""

    def word(self, key: str) -> str:
        return self.words.get(key) or ICONS[key].words.lower()

    @property
    def sites(self) -> tuple[tuple[str, int], ...]:
        return ("legs1", self.leg_sites), ("wings", self.wing_sites), ("tail", self.tail_sites)

    def sentence(self) -> str:
        """The whole card in words, for people who listen to it."""
        facts = [f"{self.word(name)} {count}" for name, count in self.symbols]
        facts.append(f"{word('hearts', self.language)} {self.hearts}")
        facts.append(f"{word('strength', self.language)} {self.strength}")
        if self.part == "body":
            docks = ", ".join(f"{self.word(site)} {count}" for site, count in self.sites)
            facts.append(f"{word('docks', self.language)}: {docks}")
        kind = ", ".join(filter(None, (self.word(self.part), self.diet and self.word(self.diet))))
        return f"{self.name}, {kind}. {', '.join(facts)}."


def card_svg(face: CardFace, theme: str = "light") -> str:
    """Draw the face of a card, 300 × 420."""
    look = THEMES[theme]
    inner = (
        _paper(face, look)
        + _band(face)
        + _window(face, look)
        + _symbols(face, look)
        + _hearts(face, look)
        + _docks(face, look)
        + _strength(face, look)
    )
    return document(inner, WIDTH, HEIGHT, face.sentence(), LETTERS)


def _paper(face: CardFace, theme: Theme) -> str:
    """The sheet; large cards have a double edge."""
    edge = (
        f'<rect x="3" y="3" width="294" height="414" rx="20" fill="{theme.paper}" stroke="{INK}"'
        ' stroke-width="5"/>'
    )
    if face.part in LARGE:
        line = theme.text if theme.is_dark else INK
        edge += (
            f'<rect x="9.500" y="9.500" width="281" height="401" rx="14" fill="none"'
            f' stroke="{line}" stroke-width="1.500" opacity=".7"/>'
        )
    return edge


def _band(face: CardFace) -> str:
    """Title band with part glyph, name and diet."""
    glyph = group(ICONS[face.part].drawing, 17.5, 17.5, 0.42)
    room = WIDTH - 58 - (56 if face.diet else 14)
    badge = drawing(ICONS[face.diet], 250, 12, 38, face.word(face.diet)) if face.diet else ""
    return (
        '<path d="M5.500 56V22A16.500 16.500 0 0 1 22 5.500h256A16.500 16.500 0 0 1 294.500 22v34z"'
        f' fill="{_TINTS[face.part]}"/><path d="M5.500 56h289" stroke="{INK}" stroke-width="3"/>'
        f'<circle cx="31" cy="31" r="18" fill="{HALO}" stroke="{INK}" stroke-width="3"/>'
        f'<g fill="none" stroke="{INK}">{title(face.word(face.part))}{glyph}</g>'
        + _pips(face)
        + lettered(fit(face.name, room), 58, 31, INK)
        + badge
    )


def _pips(face: CardFace) -> str:
    """Two pips on the glyph: a double pair."""
    if face.part != "legs2":
        return ""
    return (
        f'<circle cx="47" cy="43" r="8" fill="{HALO}" stroke="{INK}" stroke-width="2.400"/>'
        f'<path d="M44.500 43h0M49.500 43h0" stroke="{INK}" stroke-width="4"/>'
    )


def _window(face: CardFace, theme: Theme) -> str:
    ids = prefix(f"card {face.part} {face.animal} {theme.is_dark}")
    art = part_drawing(face.part, face.animal, 284, 246, 24, ids, theme.is_dark)
    return (
        '<svg x="8" y="58" width="284" height="246" viewBox="0 0 284 246"><circle cx="142" cy="126"'
        f' r="112" fill="{_TINTS[face.part]}" opacity="{theme.disc}"/>{art}</svg>'
    )


def _symbols(face: CardFace, theme: Theme) -> str:
    """Every ability repeated as often as it counts, in groups."""
    ids = prefix(f"card {face.part} {face.animal} {theme.is_dark}")
    panel = f'<rect x="12" y="304" width="276" height="50" rx="14" fill="{theme.panel}"/>'
    total = sum(count for _, count in face.symbols)
    size = 38 if total <= 5 else 32
    step = size + 5
    x = WIDTH / 2 - (total * step + (len(face.symbols) - 1) * 10 - 5) / 2
    out = []
    for name, count in face.symbols:
        icon = plated(ICONS[name], x, 329 - size / 2, size, on_dark=theme.is_dark)
        again = "".join(
            f'<use href="#{ids}{name}" x="{number(i * step)}"/>' for i in range(1, count)
        )
        words = title(f"{face.word(name)} {count}")
        out.append(f'<g>{words}<g id="{ids}{name}">{icon}</g>{again}</g>')
        x += count * step + 10
    return panel + "".join(out)


def _hearts(face: CardFace, theme: Theme) -> str:
    words = f"{word('hearts', face.language)} {face.hearts}"
    if face.hearts == 0:
        pale = f'<g opacity=".35">{drawing(ICONS["heart"], 16, 366, 34)}</g>'
        slash = f'<path d="M18 400l30-34" stroke="{theme.text}" stroke-width="4"/>'
        return f"<g>{title(words)}{pale}{slash}</g>"
    ids = prefix(f"card {face.part} {face.animal} {theme.is_dark}")
    again = "".join(f'<use href="#{ids}heart" x="{i * 34}"/>' for i in range(1, face.hearts))
    heart = drawing(ICONS["heart"], 16, 366, 34)
    return f'<g>{title(words)}<g id="{ids}heart">{heart}</g>{again}</g>'


def _docks(face: CardFace, theme: Theme) -> str:
    """Which parts a body takes: legs, wings, tail; a missing site is pale and struck out."""
    if face.part != "body":
        return ""
    out = []
    for i, (site, count) in enumerate(face.sites):
        x = 119 + i * 30
        glyph = group(ICONS[site].drawing, x, 369, 0.4)
        if count == 0:
            slash = f'<path d="M{x} 395l26-26" stroke-width="3"/>'
            glyph = f'<g opacity=".4">{glyph}{slash}</g>'
        times = label(f"×{count}", x + 7, 407, 13, theme.text) if count > 1 else ""
        words = f"{face.word(site)} {count}"
        out.append(f'<g>{title(words)}<g fill="none" stroke="{theme.text}">{glyph}</g>{times}</g>')
    return "".join(out)


def _strength(face: CardFace, theme: Theme) -> str:
    words = f"{word('strength', face.language)} {face.strength}"
    figure = label(number(face.strength), 272, 394, 30, theme.text, "middle", 800)
    return f"<g>{title(words)}{drawing(ICONS['strength'], 216, 363, 40)}{figure}</g>"
