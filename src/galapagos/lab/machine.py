"""What numbers were made with: program, build and machine, for whoever compares them later."""

import os
import platform

from galapagos import __version__, build_info


def made_by() -> dict[str, object]:
    """Return the facts that a result depends on or that its speed depends on."""
    return {
        "program": __version__,
        "compiled": build_info.is_compiled(),
        "python": platform.python_version(),
        "system": platform.system(),
        "machine": platform.machine(),
        "cores": os.cpu_count() or 1,
    }
