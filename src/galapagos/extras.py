"""Packages that only some of the house needs, and how whoever lacks one gets it."""

EXTRA_OF: dict[str, str] = {
    "asyncpg": "postgres",
    "distributed": "cluster",
    "gymnasium": "learn",
    "itsdangerous": "server",
    "numpy": "learn",
    "pettingzoo": "learn",
    "prometheus_client": "server",
    "pyarrow": "parquet",
    "pyspiel": "spiel",
    "resvg_py": "lab",
    "rich": "lab",
    "starlette": "server",
    "uvicorn": "server",
    "yaml": "lab",
}
"""Packages that the rules do without, and the extra (pyproject.toml) that brings them."""


def missing_extra(error: ModuleNotFoundError) -> str:
    """Return which package is missing and how to install it; empty if it is none of these."""
    package = (error.name or "").partition(".")[0]
    if package not in EXTRA_OF:
        return ""
    return f"package {package}: pip install 'galapagos[{EXTRA_OF[package]}]'"
