"""Far animals of painted scenes: a few round strokes each, without ink; feet stand at y = 0."""

from typing import Final

from galapagos.art.landscape import Light, at
from galapagos.art.palette import mix
from galapagos.art.svg import number

_Stroke = tuple[str, float]

_SHAPES: Final[dict[str, tuple[_Stroke, ...]]] = {
    "antelope": (
        ("M-24-42Q0-46 20-42", 26),
        ("M22-46L37-68", 12),
        ("M37-69L50-62", 10),
        ("M36-73C36-86 30-94 22-98", 4),
        ("M-30-36L-32 0M-22-34L-17 0M18-34L14 0M26-36L30 0", 6),
        ("M-36-46q-7 7-7 18", 4),
    ),
    "wolf": (
        ("M-28-38Q0-34 22-42", 27),
        ("M26-46L42-58", 22),
        ("M46-60L50-58", 20),
        ("M54-56L66-52", 10),
        ("M40-66l-1-12 8 9zM52-66l3-11 4 11z", 4),
        ("M-34-30L-40-16-36-2M-22-28L-18-2M18-30L15-2M30-32L36-2", 8),
        ("M-42-42q-16 4-20 24l-2 6", 11),
    ),
    "longneck": (
        ("M-34-44Q-8-50 18-42", 40),
        ("M24-52C44-64 36-98 56-112", 14),
        ("M56-112L74-108", 13),
        ("M-46-44C-72-44-88-26-112-24", 11),
        ("M-40-30L-42-6M-22-30L-20-6M8-30L8-6M26-32L28-6", 13),
    ),
    "mammoth": (
        ("M-30-62Q0-72 28-70", 58),
        ("M52-84Q56-76 56-66", 44),
        ("M70-66C82-48 76-22 66-12", 13),
        ("M-40-42V-8M-18-40V-8M22-40V-8M42-42V-8", 19),
        ("M-58-66q-8 8-6 26", 5),
    ),
    "hare": (
        ("M-10-15L6-17", 22),
        ("M14-25h3", 16),
        ("M12-33L8-50M18-33L18-51", 5),
        ("M-14-5h14M8-10L12-3", 7),
        ("M-23-17h0", 9),
    ),
}


def beast(
    light: Light, kind: str, x: float, y: float, size: float, fill: str, flip: bool = False
) -> str:
    """An animal that looks to the right, or to the left if it is flipped."""
    tint = light.paint(fill)
    lines = "".join(f'<path d="{d}" stroke-width="{number(w)}"/>' for d, w in _SHAPES[kind])
    drawn = f'<g fill="none" stroke="{tint}">{lines}</g>' + _extras(light, kind, fill)
    return at(f'<g transform="scale(-1 1)">{drawn}</g>' if flip else drawn, x, y, size)


def _extras(light: Light, kind: str, fill: str) -> str:
    if kind == "mammoth":
        fur = mix(fill, "#2b2230", 0.3)
        return (
            light.fill(
                "M-60-46c10 6 12 22 22 20 10 2 12 8 22 2 10 6 14 2 22-2 10 6 20 0 26-4 10 2 "
                "18-10 22-18-34 12-80 12-114 2z",
                fur,
            )
            + light.stroke("M60-58C72-34 100-38 100-62", "#fdf6e0", 8)
            + light.stroke("M58-86h0", "#2b2230", 6)
        )
    if kind == "hare":
        return light.stroke("M17-27h0", "#2b2230", 4)
    return ""
