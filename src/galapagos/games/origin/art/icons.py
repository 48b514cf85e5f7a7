"""The icons of Origin."""

from pathlib import Path
from typing import Final

from galapagos.art.icons import Icon, read_icons

ICONS: Final[dict[str, Icon]] = read_icons(Path(__file__).with_name("icons.toml"))
