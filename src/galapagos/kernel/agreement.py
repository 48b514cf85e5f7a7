"""What a table agrees on before a game begins: what the `Options` of every game have in common."""

from galapagos.kernel.errors import BadData


class Agreement:
    """Checked when it is made and never changed, so that clones can share it."""

    content: bytes
    """All of it, by which agreements are compared and go with a kept game."""

    def fix(self, name: str, value: object) -> None:
        """Set an attribute; for ``__init__`` alone."""
        super().__setattr__(name, value)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"options never change: make others with another {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"options never change: {name} stays")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.content == other.content

    def __hash__(self) -> int:
        return hash(self.content)


def check_switch(key: str, keys: list[str]) -> None:
    """Raise `BadData` if no switch is called so."""
    if key not in keys:
        raise BadData(f"no switch is called {key!r}; there are {', '.join(keys)}")


def is_on(switches: dict[str, str], key: str, default: bool = False) -> bool:
    """Return a switch that is on or off; raise `BadData` if it is anything else."""
    text = switches.get(key, "")
    if text == "":
        return default
    if text not in ("on", "off"):
        raise BadData(f"{key} must be on or off, not {text!r}")
    return text == "on"
