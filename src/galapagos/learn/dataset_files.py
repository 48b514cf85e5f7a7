"""The files of a dataset: arrays with a row for each decision, kept as numpy or Parquet does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO, Final

import numpy as np

Arrays = dict[str, np.ndarray[Any, Any]]


@dataclass(frozen=True)
class Form:
    """One way to keep arrays in a file."""

    ending: str
    write: Callable[[BinaryIO, Arrays], None]
    read: Callable[[Path], Arrays]
    needs: str = ""
    """A package that is not always there."""


def _write_numpy(file: BinaryIO, arrays: Arrays) -> None:
    np.savez_compressed(file, allow_pickle=False, **arrays)


def _read_numpy(path: Path) -> Arrays:
    with np.load(path) as arrays:
        return dict(arrays)


def _write_parquet(file: BinaryIO, arrays: Arrays) -> None:
    """Each array is a column; several numbers a row are a list of that length."""
    arrow = import_module("pyarrow")
    columns = {}
    for key, rows in arrays.items():
        flat = arrow.array(rows.reshape(-1))
        if rows.ndim > 1:
            flat = arrow.FixedSizeListArray.from_arrays(flat, rows.shape[1])
        columns[key] = flat
    import_module("pyarrow.parquet").write_table(arrow.table(columns), file, compression="zstd")


def _read_parquet(path: Path) -> Arrays:
    table = import_module("pyarrow.parquet").read_table(path)
    return {name: _column(table[name].combine_chunks()) for name in table.column_names}


def _column(rows: Any) -> np.ndarray[Any, Any]:
    several = (rows.type.list_size,) if hasattr(rows.type, "list_size") else ()
    flat: np.ndarray[Any, Any] = (rows.flatten() if several else rows).to_numpy()
    return flat.reshape(len(rows), *several)


FORMS: Final[Mapping[str, Form]] = {
    "numpy": Form(".npz", _write_numpy, _read_numpy),
    "parquet": Form(".parquet", _write_parquet, _read_parquet, needs="pyarrow"),
}
