"""What is changed and which tests look for it; the data is in ``plan.toml``."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


@dataclass(frozen=True)
class Group:
    """Files that are sampled and judged together."""

    name: str
    files: list[str]  # from the root, sorted
    vocabulary: frozenset[str]  # files of which only functions are changed
    sample: int


@dataclass(frozen=True)
class Plan:
    root: Path
    goal: float
    groups: list[Group]
    marked: str
    folders: list[str]
    left_out: list[str]

    @property
    def store(self) -> Path:
        """Where results are kept between runs."""
        return self.root / "build" / "mutations"

    def files(self) -> list[str]:
        return [file for group in self.groups for file in group.files]


def load_plan(path: Path = HERE / "plan.toml", root: Path = ROOT) -> Plan:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    groups = [
        Group(
            name=group["name"],
            files=_matching(root, group["files"]),
            vocabulary=frozenset(_matching(root, group["vocabulary"])),
            sample=int(group["sample"]),
        )
        for group in data["group"]
    ]
    tests = data["tests"]
    left_out = _matching(root, tests["left_out"])
    return Plan(root, float(data["goal"]), groups, tests["marked"], tests["folders"], left_out)


def module_of(file: str) -> str:
    """Return the dotted name under which a file of ``src`` is imported."""
    path = Path(file).relative_to("src").with_suffix("")
    return ".".join(path.parts).removesuffix(".__init__")


def _matching(root: Path, patterns: list[str]) -> list[str]:
    found = {path.relative_to(root).as_posix() for glob in patterns for path in root.glob(glob)}
    return sorted(found)
