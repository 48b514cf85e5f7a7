"""What stands where in a row of numbers: named fields, each with an offset, a shape, a meaning."""

from typing import Final, final

from mypy_extensions import i64


@final
class Field:
    """One named part of a row; its cells lie in C order from ``offset`` on."""

    def __init__(self, name: str, offset: i64, shape: list[int], meaning: str) -> None:
        self.name: Final = name
        self.offset: Final = offset
        self.shape: Final = shape
        self.meaning: Final = meaning

    def size(self) -> i64:
        """Return the number of its cells."""
        cells: i64 = 1
        for length in self.shape:
            cells *= length
        return cells

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {int(self.offset)}, {self.shape}, {self.meaning!r})"


@final
class Layout:
    """Fields one after another. ``version`` names it: other numbers, another version."""

    def __init__(self, version: str) -> None:
        self.version: Final = version
        self.fields: Final[list[Field]] = []
        self.size: i64 = 0

    def add(self, name: str, shape: list[int], meaning: str) -> i64:
        """Append a field and return its offset."""
        field = Field(name, self.size, shape, meaning)
        self.fields.append(field)
        self.size += field.size()
        return field.offset

    def field(self, name: str) -> Field:
        """Return a field by its name; raise `KeyError` if there is none."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)

    def __repr__(self) -> str:
        return f"<Layout {self.version}: {len(self.fields)} fields, {int(self.size)} cells>"
