"""What every picture must be: well-formed, closed in itself, without scripts, with words."""

import re
import xml.etree.ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
FORBIDDEN = ("script", "foreignObject", "image", "a", "style", "animate", "set", "iframe")


def check_document(svg: str, most_bytes: int) -> ET.Element:
    """Check one picture and return its root."""
    assert len(svg.encode()) <= most_bytes, f"{len(svg.encode())} bytes"
    root = ET.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert root.attrib["role"] == "img"
    heading = root.find(f"{SVG}title")
    assert heading is not None
    assert heading.text
    assert root.attrib["aria-label"] == heading.text
    check_elements(root)
    check_references(root)
    return root


def check_elements(root: ET.Element) -> None:
    for element in root.iter():
        assert element.tag.removeprefix(SVG) not in FORBIDDEN
        for name, value in element.attrib.items():
            assert not name.lower().startswith("on"), name
            assert "://" not in value, value
            assert "nan" not in value.split(), value
        for paint in ("fill", "stroke"):
            value = element.attrib.get(paint, "none")
            assert re.fullmatch(r"none|#[0-9a-f]{3}|#[0-9a-f]{6}|url\(#\w+\)", value), value


def check_references(root: ET.Element) -> None:
    """Ids are unique, and every reference resolves inside the picture."""
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    text = ET.tostring(root, encoding="unicode")
    wanted = set(re.findall(r"url\(#([^)]+)\)", text)) | set(re.findall(r'href="#([^"]+)"', text))
    assert wanted <= set(ids)
    assert not re.findall(r'href="(?!#)', text)


def ids_of(svg: str) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', svg))


def titles_of(root: ET.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}title")]
