"""Reading text files with errors a person understands."""

from os import PathLike
from pathlib import Path

from galapagos.kernel.errors import BadData

AnyPath = str | PathLike[str]


def read_text(path: Path) -> str:
    """Return the text of a file; raise `BadData` if there is none."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise BadData(f"cannot be read: {error.strerror}", source=str(path)) from None
    except UnicodeDecodeError:
        raise BadData("is not UTF-8 text", source=str(path)) from None
    except ValueError as error:  # such as a name that no file can have
        raise BadData(f"cannot be read: {error}", source=repr(str(path))) from None
