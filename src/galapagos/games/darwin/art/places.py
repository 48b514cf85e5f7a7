"""Faces of Darwin's biome, event and continent cards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from galapagos.art.icons import plated
from galapagos.art.lettering import LETTERS, fit, label, lettered, width
from galapagos.art.palette import INK
from galapagos.art.svg import document, number, prefix, title
from galapagos.art.themes import THEMES, Theme
from galapagos.games.darwin.art.biome import scene_of
from galapagos.games.darwin.art.event import EVENTS
from galapagos.games.darwin.art.icons import ICONS
from galapagos.games.darwin.art.words import word

BIOME_WIDTH: Final = 420
BIOME_HEIGHT: Final = 360
EVENT_WIDTH: Final = 300
EVENT_HEIGHT: Final = 420
ICON: Final = 32

Need = tuple[tuple[str, int], ...]
"""One alternative: abilities with the least count of each."""


@dataclass(frozen=True, slots=True)
class BiomeFace:
    """Everything that stands on a biome card, in the language of its reader."""

    id: str
    name: str
    plants: int = 0
    meat: int = 0
    reward: int = 0
    needs: tuple[Need, ...] = ()
    forbids: tuple[str, ...] = ()
    adaptation: tuple[str, ...] = ()
    continent: str = ""
    language: str = "en"
    words: Mapping[str, str] = field(default_factory=dict)

    def word(self, key: str) -> str:
        return self.words.get(key) or ICONS[key].words.lower()

    def needs_words(self) -> str:
        either = f" {word('or', self.language)} "
        return either.join(
            " + ".join(f"{self.word(key)} {count}" for key, count in need) for need in self.needs
        )

    def sentence(self) -> str:
        say = self.language
        facts = [
            f"{word('plants', say)} {self.plants}",
            f"{word('meat', say)} {self.meat}",
            f"{word('points', say)} {self.reward}",
        ]
        if self.needs:
            facts.append(f"{word('needs', say)}: {self.needs_words()}")
        if self.forbids:
            facts.append(f"{word('forbidden', say)}: {', '.join(map(self.word, self.forbids))}")
        if self.adaptation:
            names = ", ".join(map(self.word, self.adaptation))
            facts.append(f"{word('adaptation', say)}: {names}")
        return f"{self.name}. {'; '.join(facts)}."


@dataclass(frozen=True, slots=True)
class EventFace:
    """An event card: its icon says what happens, its plate whether it lasts."""

    id: str
    name: str
    language: str = "en"

    @property
    def kind(self) -> str:
        return ICONS[self.id].family

    def sentence(self) -> str:
        return f"{self.name}, {word(self.kind, self.language)}"


def biome_card_svg(face: BiomeFace, theme: str = "light", night: bool = False) -> str:
    """Draw a biome card: landscape, name, supply, reward, demands, what counts, what is banned."""
    look = THEMES[theme]
    scene = scene_of(face.id).inset(5, 48, 410, 204, night)
    edge = (
        f'<rect x="3" y="3" width="{BIOME_WIDTH - 6}" height="{BIOME_HEIGHT - 6}" rx="20"'
        f' fill="none" stroke="{INK}" stroke-width="5"/>'
    )
    paper = edge.replace('fill="none"', f'fill="{look.paper}"')
    inner = paper + scene + _heading(face, look) + _demands(face, look) + edge
    return document(inner, BIOME_WIDTH, BIOME_HEIGHT, face.sentence(), LETTERS)


def _heading(face: BiomeFace, theme: Theme) -> str:
    """Name at the left, supply and reward at the right, the continent's flag on the picture."""
    supply = (
        ("leaf", face.plants, word("plants", face.language)),
        ("meat", face.meat, word("meat", face.language)),
        ("points", face.reward, word("points", face.language)),
    )
    out, x = [], BIOME_WIDTH - 14.0
    for name, count, words in reversed(supply):
        figure = label(str(count), x, 35, 24, theme.text, "end", 800)
        x -= width(str(count), 24) + 4 + ICON
        out.append(f"<g>{title(f'{words} {count}')}{plated(ICONS[name], x, 10, ICON)}{figure}</g>")
        x -= 10
    flag = ""
    if face.continent:
        flag = plated(ICONS[face.continent], 14, 58, 48, face.word(face.continent))
    across = BIOME_WIDTH - 10
    line = f'<path d="M5 48h{across}M5 252h{across}" stroke="{INK}" stroke-width="3"/>'
    name_line = lettered(fit(face.name, x - 24), 20, 27, theme.text)
    return name_line + "".join(out) + flag + line


def _demands(face: BiomeFace, theme: Theme) -> str:
    """Two lines of icons: what is needed (or …), then what counts and what is forbidden."""
    out = [_needs(face, theme, 262)]
    x, on_dark = 20.0, theme.is_dark
    mark = plated(ICONS["adaptation"], x, 308, ICON, word("adaptation", face.language))
    x += ICON + 6
    for key in face.adaptation:
        mark += plated(ICONS[key], x, 308, ICON, face.word(key), on_dark=on_dark)
        x += ICON + 3
    out.append(mark if face.adaptation else "")
    if face.forbids:
        x = BIOME_WIDTH - 20 - (ICON + 3) * (len(face.forbids) + 1)
        banned = plated(ICONS["forbidden"], x, 308, ICON, word("forbidden", face.language))
        for key in face.forbids:
            x += ICON + 3
            banned += plated(ICONS[key], x, 308, ICON, face.word(key), on_dark=on_dark)
        out.append(banned)
    return "".join(out)


def _needs(face: BiomeFace, theme: Theme, y: float) -> str:
    """Alternatives side by side with strokes between them; a number where more than one."""
    if not face.needs:
        return ""
    x, inner = 20.0 + ICON + 6, plated(ICONS["required"], 20, y, ICON)
    for i, need in enumerate(face.needs):
        if i:
            slash = f"M{number(x + 4)} {number(y + 30)}l12-28"
            inner += f'<path d="{slash}" stroke="{theme.text}" stroke-width="4"/>'
            x += 24
        for key, count in need:
            inner += plated(ICONS[key], x, y, ICON, on_dark=theme.is_dark)
            x += ICON + 2
            if count > 1:
                inner += label(f"≥{count}", x, y + 23, 18, theme.text)
                x += width(f"≥{count}", 18)
            x += 2
    words = f"{word('needs', face.language)}: {face.needs_words()}"
    return f"<g>{title(words)}{inner}</g>"


def event_card_svg(face: EventFace, theme: str = "light") -> str:
    """Draw an event card: its scene, on the plate of its kind the icon, and the name."""
    look = THEMES[theme]
    clip = prefix(f"event {face.id}")
    sheet = '<rect x="3" y="3" width="294" height="414" rx="20"'
    inner = (
        f'{sheet} fill="{look.paper}"/>'
        f'<clipPath id="{clip}"><path d="M3 346V23A20 20 0 0 1 23 3h254a20 20 0 0 1 20 20v323z"/>'
        "</clipPath>"
        f'<g clip-path="url(#{clip})">{EVENTS[face.id].inset(3, 3, 294, 343)}</g>'
        f'<path d="M3 346h294" stroke="{INK}" stroke-width="4"/>'
        f'{sheet} fill="none" stroke="{INK}" stroke-width="5"/>'
        + plated(ICONS[face.id], 14, 302, 72)
        + lettered(fit(face.name, 192), 94, 382, look.text)
    )
    return document(inner, EVENT_WIDTH, EVENT_HEIGHT, face.sentence(), LETTERS)


def needs_of(counts: Sequence[Sequence[int]], abilities: Sequence[str]) -> tuple[Need, ...]:
    """Alternatives as the card set keeps them, one least count per ability, without the zeros."""
    return tuple(
        tuple((ability, count) for ability, count in zip(abilities, row, strict=True) if count)
        for row in counts
    )


def icon_of_biome(biome: str, words: str = "") -> str:
    """A landscape cut to a round badge, for lists and maps."""
    ids = prefix(f"biome badge {biome}")
    inner = (
        f'<clipPath id="{ids}"><circle cx="40" cy="40" r="37"/></clipPath>'
        f'<g clip-path="url(#{ids})">{scene_of(biome).inset(0, 0, 80, 80)}</g>'
        f'<circle cx="40" cy="40" r="37" fill="none" stroke="{INK}"'
        ' stroke-width="4"/>'
    )
    return document(inner, 80, 80, words or biome.replace("-", " "))
