"""What a lock file pins is installed in parts: each requirement once, with its hashes."""

import sys
from pathlib import Path

from tools.install import install, parts, requirements

ROOT = Path(__file__).parents[2]
LOCK = """\
# how it was made
one==1 ; sys_platform == 'win32' \\
    --hash=sha256:aa \\
    --hash=sha256:ab
    # via two
two==2 \\
    --hash=sha256:ba

three==3 \\
    --hash=sha256:ca
"""
ONE = "one==1 ; sys_platform == 'win32' \\\n    --hash=sha256:aa \\\n    --hash=sha256:ab\n"


def test_a_requirement_keeps_its_marker_and_hashes() -> None:
    one, two, three = requirements(LOCK)
    assert one == f"{ONE}    # via two\n"
    assert two == "two==2 \\\n    --hash=sha256:ba\n"
    assert three == "three==3 \\\n    --hash=sha256:ca\n"


def test_parts_have_everything_once() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    names = [line.partition("==")[0] for line in lock.splitlines() if line[:1].isalnum()]
    assert len(names) > 50
    for count in (1, 2, 6):
        told = parts(lock, count)
        assert len(told) == count
        each = [
            requirement.partition("==")[0] for part in told for requirement in requirements(part)
        ]
        assert sorted(each) == sorted(names)
        assert sum(part.count("--hash=") for part in told) == lock.count("--hash=")
    assert len(parts(LOCK, 6)) == 3


def test_every_part_is_installed_and_a_failure_is_told(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    pip = tmp_path / "pip.py"
    pip.write_text(
        "import sys, pathlib\n"
        "text = pathlib.Path(sys.argv[1]).read_text()\n"
        f"pathlib.Path({str(kept)!r}, pathlib.Path(sys.argv[1]).name).write_text(text)\n"
    )
    assert install(LOCK, 2, (sys.executable, str(pip))) == 0
    assert sorted(path.read_text()[:3] for path in kept.iterdir()) == ["one", "thr", "two"]
    fails = "import sys; sys.exit(7 * ('three' in open(sys.argv[1]).read()))"
    assert install(LOCK, 2, (sys.executable, "-c", fails)) == 7
