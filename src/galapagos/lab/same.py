"""The same program and the same cards wherever games are played: another one is refused by name.

A worker of a cluster has an installation of its own. Numbers of two versions must never be added
up, so that every task carries what it was made with and is compared where it is done.
"""

from functools import cache
from typing import Protocol

from galapagos import __version__
from galapagos.build_info import package_digest
from galapagos.kernel.errors import GalapagosError
from galapagos.records.codec import Codec


class OtherProgram(GalapagosError):
    """Raised where a task would be done by another version, or with other cards: both are named."""


class Planned(Protocol):
    """What is played: whoever does some of it can tell with which rules and cards."""

    def codec(self) -> Codec:
        """Return the texts of the game, with the cards that are played with."""


@cache
def program() -> str:
    """Return which program this is: its version, and what all of its files come to."""
    return f"{__version__} ({package_digest()[:12]})"


def versions(plan: Planned) -> dict[str, str]:
    """Return everything here that the results of a plan depend on."""
    codec = plan.codec()
    return {
        "Galapagos": program(),
        "rules": f"{codec.key} {codec.rules_version}",
        "cards": codec.cards_title(),
    }


def check_same(wanted: dict[str, str], here: dict[str, str], where: str) -> None:
    """Raise `OtherProgram` if this is not what is wanted, naming both."""
    for what, version in wanted.items():
        if here.get(what) != version:
            raise OtherProgram(
                f"{where} has {what} {here.get(what, 'of none')}, this is {what} {version}:"
                " install the same there"
            )
