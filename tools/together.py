"""Run several commands side by side, each line of each behind its name.

    python tools/together.py MOST NAME COMMAND … [-- NAME COMMAND …] …

At most so many run at once: when one ends, the next in the order given begins. Lines come whole and
as soon as they are said. The last lines of those that failed are said once more at the end, where
whoever looks for the reason begins to read. The exit code is that of the first command, in the
order given, that failed. An interrupt reaches all that run, and their last words are waited for;
no other begins.
"""

import subprocess
import sys
import threading
import time
from collections import deque
from itertools import groupby

INTERRUPTED = 130
AGAIN = 30  # so many last lines of a command that failed


def together(most: int, commands: list[list[str]]) -> int:
    """Run commands, each after its name, and return the first exit code that is not 0."""
    width = max(len(name) for name, *_ in commands)
    codes = [INTERRUPTED] * len(commands)  # of those that do not begin
    waiting = iter(enumerate(commands))
    stopped = threading.Event()
    turn = threading.Lock()
    last: list[deque[bytes]] = [deque(maxlen=AGAIN) for _ in commands]

    def work() -> None:
        while not stopped.is_set():
            with turn:
                index, (name, *command) = next(waiting, (-1, [""]))
            if index < 0:
                return
            codes[index] = _run(f"{name:{width}} | ".encode(), command, last[index])

    workers = [threading.Thread(target=work) for _ in range(min(most, len(commands)))]
    for worker in workers:
        worker.start()
    while any(worker.is_alive() for worker in workers):
        try:
            for worker in workers:
                worker.join()
        except KeyboardInterrupt:
            stopped.set()  # those that run were told too, and say what they have to say
    if any(codes) and not stopped.is_set():
        failed = [index for index, code in enumerate(codes) if code]
        _say(f"\n*** failed: {', '.join(commands[index][0] for index in failed)}".encode())
        for index in failed:
            for line in last[index]:
                _say(line)
    return next((code if code > 0 else 128 - code for code in codes if code), 0)


def _run(name: bytes, command: list[str], last: deque[bytes]) -> int:
    """Run a command, pass its lines on, keep the last, say how long it took; return its code."""
    began = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as child:
        assert child.stdout is not None
        for line in child.stdout:
            last.append(name + line.rstrip(b"\n"))
            _say(last[-1])
    code = child.wait()
    minutes, seconds = divmod(round(time.monotonic() - began), 60)
    _say(name + f"{'failed' if code else 'done'} after {minutes}:{seconds:02}".encode())
    return code


def _say(line: bytes) -> None:
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    most, *words = sys.argv[1:] or [""]
    named = [list(group) for bar, group in groupby(words, "--".__eq__) if not bar]
    if not most.isdecimal() or int(most) < 1 or not named or any(len(one) < 2 for one in named):
        sys.exit(__doc__)
    sys.exit(together(int(most), named))
