"""Worker processes: nothing of a killed command stays behind."""

import signal
import subprocess
import sys

import pytest

from tests.amounts import PATIENCE

POOL = """
import os, time
from galapagos.bots.processes import Workers
if __name__ == "__main__":
    pool = Workers(2)
    print(len({pool.submit(os.getpid).result(), os.getpid()}), flush=True)
    time.sleep(600)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no SIGKILL")
@pytest.mark.parametrize("blow", ["SIGKILL", "SIGTERM"])
def test_workers_end_with_the_process_they_work_for(blow: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-P", "-c", POOL], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "2\n"
    process.send_signal(getattr(signal, blow))
    # The workers write to the same pipe: it is closed when the last of them is gone.
    assert process.communicate(timeout=PATIENCE)[0] == ""
