"""Lists of numbers as short texts, for comparing what two builds or two days have played."""

from array import array
from hashlib import sha256


def digest(numbers: list[int]) -> str:
    """Return a short text that stands for a list of numbers."""
    packed = array("q", numbers)
    return sha256(packed.tobytes()).hexdigest()[:16]
