"""Run a command, and say what is done and how long it takes; never be silent for ten seconds.

    python tools/tell.py WHAT SECONDS COMMAND …

``SECONDS`` is how long WHAT usually takes on two cores with the packages at hand. Plain lines, no
terminal control: they read the same on a screen and in a log. What the command says itself passes
through; its exit code is the result. The Makefile calls this before anything is installed: the
standard library only.
"""

import subprocess
import sys
import time

EVERY = 8.0
"""Seconds between two words: below ten, also when the machine is late."""


def tell(what: str, usual: str, command: list[str], every: float = EVERY) -> int:
    print(f"{what} (usually about {usual} s) …", flush=True)
    began = time.monotonic()
    child = subprocess.Popen(command)
    while True:
        try:
            code = child.wait(every)
        except subprocess.TimeoutExpired:
            print(f"  … {what}: {time.monotonic() - began:.0f} s so far", flush=True)
        except KeyboardInterrupt:
            child.wait()  # it was told too
            return 130
        else:
            break
    if code == 0:
        print(f"  done in {time.monotonic() - began:.0f} s", flush=True)
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    sys.exit(tell(sys.argv[1], sys.argv[2], sys.argv[3:]))
