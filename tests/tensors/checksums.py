"""Checksums over the tensors of seeded games: the same bytes, interpreted and compiled.

``python -m tests.tensors.checksums`` writes them anew, for a layout that is meant to be another.
"""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from galapagos.games import kit_for
from galapagos.kernel.chance import Chance, mix
from galapagos.lab.games import game_kind
from galapagos.lab.settings import mixed_setting
from galapagos.tensors.batch import Batch
from galapagos.tensors.choice import FORM_KEYS
from galapagos.tensors.rewards import MARGIN
from tests.tensors.rows import LEARNT, encoder_for, forms_of

_STEPS = 60


def checksum_lines(name: str, form: int) -> Iterator[str]:
    """One line for each number of players, with switches mixed."""
    kind = game_kind(name)
    for number in range(len(kind.players), 2 * len(kind.players)):
        setting = mixed_setting(kind, number)
        game = kind.table(setting.players, setting.switches)(0)
        encoder = kit_for(name).encoder(game)
        batch = Batch(encoder, form, [number, number + 50], MARGIN, True, 0)
        chance = Chance(mix(number))
        total = sha256()
        for _ in range(_STEPS):
            for block in (batch.observations, batch.masks, batch.rows, batch.rewards, batch.actors):
                total.update(bytes(block))
            batch.step(batch.sample(chance))
        yield f"{name} {FORM_KEYS[form]} {setting.players} {total.hexdigest()[:24]}"


def main() -> None:
    lines = [
        line
        for name in LEARNT
        for form in forms_of(encoder_for(name, 2))
        for line in checksum_lines(name, form)
    ]
    path = Path(__file__).parent / "checksums.txt"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
