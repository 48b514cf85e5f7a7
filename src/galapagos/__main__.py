"""``python -m galapagos``: the same as the ``galapagos`` command."""

import sys

from galapagos.cli import main

if __name__ == "__main__":
    sys.exit(main())
