"""Run several commands side by side, each line of each behind its name.

    python tools/together.py NAME COMMAND … [-- NAME COMMAND …] …

Lines come whole and as soon as they are said. The exit code is that of the first command, in the
order given, that failed. An interrupt reaches all of them, and their last words are waited for.
"""

import subprocess
import sys
import threading
from itertools import groupby


def together(commands: list[list[str]]) -> int:
    """Run commands, each after its name, and return the first exit code that is not 0."""
    width = max(len(name) for name, *_ in commands)
    children = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for _, *command in commands
    ]
    readers = [
        threading.Thread(target=_pass_on, args=(child, f"{name:{width}} | "))
        for (name, *_), child in zip(commands, children, strict=True)
    ]
    for reader in readers:
        reader.start()
    while any(reader.is_alive() for reader in readers):
        try:
            for reader in readers:
                reader.join()
        except KeyboardInterrupt:
            pass  # they were told too, and say what they have to say
    codes = [child.wait() for child in children]
    return next((code if code > 0 else 128 - code for code in codes if code), 0)


def _pass_on(child: "subprocess.Popen[bytes]", name: str) -> None:
    assert child.stdout is not None
    with child.stdout as lines:
        for line in lines:
            sys.stdout.buffer.write(name.encode() + line.rstrip(b"\n") + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    named = [list(words) for bar, words in groupby(sys.argv[1:], "--".__eq__) if not bar]
    if not named or any(len(words) < 2 for words in named):
        sys.exit(__doc__)
    sys.exit(together(named))
