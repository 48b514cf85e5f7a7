"""The tables in which everything is kept, and their versions: one description for all databases.

A step is written once; what a database calls a kind of column stands in its `Dialect`."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from string import Template

from galapagos.server.errors import StoreError
from galapagos.server.store.session import Session


@dataclass(frozen=True)
class Dialect:
    """What a database calls what the steps speak of."""

    text: str
    whole: str
    """Whole numbers of 64 bits."""
    data: str
    """Bytes."""
    flag: str
    no: str
    """A flag that is not set."""
    numbered: str
    """A number that each new row gets by itself, as its key."""
    rows: str
    """What follows a table; ``keyed`` follows one that is small rows, found by their key alone."""
    keyed: str


_VERSION_1 = """
CREATE TABLE tables (
  code $text PRIMARY KEY,
  link $text NOT NULL UNIQUE,
  secret $data NOT NULL,
  game $text NOT NULL,
  status $text NOT NULL,
  is_public $flag NOT NULL,
  wakes $flag NOT NULL,
  waiting $text NOT NULL,
  updated $whole NOT NULL
)$rows;
CREATE INDEX tables_updated ON tables (updated);
CREATE INDEX tables_wakes ON tables (wakes) WHERE wakes;
CREATE INDEX tables_public ON tables (updated) WHERE is_public;
CREATE TABLE entries (
  code $text NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
  serial $whole NOT NULL,
  body $data NOT NULL,
  PRIMARY KEY (code, serial)
)$keyed;
CREATE TABLE players (
  person $text NOT NULL,
  code $text NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
  PRIMARY KEY (person, code)
)$keyed;
CREATE INDEX players_code ON players (code);
CREATE TABLE chat (
  number $numbered,
  code $text NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
  at $whole NOT NULL,
  person $text NOT NULL,
  name $text NOT NULL,
  channel $text NOT NULL,
  text $text NOT NULL
)$rows;
CREATE INDEX chat_code ON chat (code, number);
CREATE TABLE mutes (
  code $text NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
  person $text NOT NULL,
  muted $text NOT NULL,
  PRIMARY KEY (code, person, muted)
)$keyed;
CREATE TABLE people (
  id $text PRIMARY KEY,
  name $text NOT NULL,
  language $text NOT NULL,
  seen $whole NOT NULL
)$rows;
CREATE TABLE meta (key $text PRIMARY KEY, value $data NOT NULL)$rows;
"""

_VERSION_2 = """
ALTER TABLE tables ADD COLUMN shown $text;
"""
"""What lists show, as JSON."""

_VERSION_3 = """
ALTER TABLE chat ADD COLUMN wish $text NOT NULL DEFAULT '';
CREATE UNIQUE INDEX chat_wish ON chat (code, person, wish) WHERE wish != '';
CREATE TABLE keys (
  person $text PRIMARY KEY,
  hash $data NOT NULL UNIQUE,
  made $whole NOT NULL
)$rows;
"""
"""By which id of its own a client said something; recovery codes, as hashes."""

_VERSION_4 = """
ALTER TABLE tables ADD COLUMN count $whole;
ALTER TABLE tables ADD COLUMN digest $data;
ALTER TABLE tables ADD COLUMN remaining $whole;
ALTER TABLE tables ADD COLUMN due $whole;
ALTER TABLE tables ADD COLUMN is_asleep $flag NOT NULL DEFAULT $no;
UPDATE tables SET remaining = 0 WHERE wakes;
CREATE INDEX tables_remaining ON tables (remaining) WHERE remaining IS NOT NULL;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_uncounted ON tables (code) WHERE count IS NULL;
CREATE INDEX tables_unshown ON tables (updated) WHERE shown IS NULL;
CREATE TABLE snapshots (
  code $text PRIMARY KEY REFERENCES tables (code) ON DELETE CASCADE,
  serial $whole NOT NULL,
  digest $data NOT NULL,
  body $data NOT NULL,
  body_digest $data NOT NULL
)$rows;
"""
"""``count`` and ``digest``: of the entries (`digest`), NULL where an older program kept them.
``remaining``: milliseconds until something happens by itself, counted from the last entry; NULL:
nothing will. ``due``: when that is, of tables that are not in memory. ``is_asleep``: the server
was away since the last entry. ``snapshots``: tables as they were after an entry, to load them
quickly."""

_VERSION_5 = """
ALTER TABLE tables ADD COLUMN key $text;
CREATE INDEX tables_key ON tables (key) WHERE status != 'over';
"""
"""By which key of the server a secret is sealed (`sealing`); NULL where it is not: the game is
over, or an older program kept it."""

_VERSION_6 = """
CREATE TABLE analyses (
  code $text PRIMARY KEY REFERENCES tables (code) ON DELETE CASCADE,
  body $data NOT NULL
)$rows;
"""
"""What was found out about finished games; it can always be found out again."""

_VERSION_7 = """
CREATE TABLE solved (
  person $text NOT NULL,
  game $text NOT NULL,
  puzzle $text NOT NULL,
  day $whole NOT NULL,
  PRIMARY KEY (person, game, puzzle, day)
)$keyed;
"""
"""Who has solved which puzzle, and on which day."""

_VERSION_8 = """
ALTER TABLE tables ADD COLUMN owner $whole NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN back $whole;
CREATE INDEX tables_owner ON tables (owner) WHERE owner != 0;
CREATE TABLE workers (
  number $whole PRIMARY KEY,
  address $text NOT NULL,
  key $text NOT NULL,
  beat $whole NOT NULL
)$rows;
CREATE TABLE links (
  hash $data PRIMARY KEY,
  person $text NOT NULL UNIQUE,
  until $whole NOT NULL
)$rows;
"""
"""``owner``: the worker that has a table in memory and alone may write there; 0 where nobody has,
or a server that is alone. ``back``: since when a table that is asleep could go on. ``workers``: who
they are, where the others reach them, and the last of their signs of life. ``links``: to an
identity, as hashes, with the time until which they serve."""

_STEPS: list[str] = [
    *(_VERSION_1, _VERSION_2, _VERSION_3, _VERSION_4),
    *(_VERSION_5, _VERSION_6, _VERSION_7, _VERSION_8),
]
"""How to get from each version of the tables to the next."""
VERSION = len(_STEPS)
SEALED_SINCE = 5
"""The version since which secrets can be sealed."""


@dataclass(frozen=True)
class Rows:
    """What the rows of a table hold."""

    key: tuple[str, ...]
    others: tuple[str, ...] = ()

    @property
    def columns(self) -> tuple[str, ...]:
        return self.key + self.others


ROWS: dict[str, Rows] = {
    "meta": Rows(("key",), ("value",)),
    "people": Rows(("id",), ("name", "language", "seen")),
    "keys": Rows(("person",), ("hash", "made")),
    "links": Rows(("hash",), ("person", "until")),
    "solved": Rows(("person", "game", "puzzle", "day")),
    "tables": Rows(
        ("code",),
        (
            *("link", "secret", "key", "game", "status", "is_public", "wakes", "waiting"),
            *("updated", "shown", "count", "digest", "remaining", "due", "is_asleep", "back"),
        ),
    ),
    "entries": Rows(("code", "serial"), ("body",)),
    "players": Rows(("person", "code")),
    "mutes": Rows(("code", "person", "muted")),
    "snapshots": Rows(("code",), ("serial", "digest", "body", "body_digest")),
    "analyses": Rows(("code",), ("body",)),
    "chat": Rows(("number",), ("code", "at", "person", "name", "channel", "text", "wish")),
}
"""Everything that is kept, in an order in which nothing refers to what comes later."""
FLAGS = ("is_public", "wakes", "is_asleep")
"""Columns that are flags in one database and numbers in another."""
NAME, COMMITS, SCRUB = "name", "commits", "scrub"
SCHEMA, REIGN, BEAT, PROBE = "schema", "reign", "beat", "probe"
"""Keys of what a database knows of itself."""
OWN_KEYS = frozenset((NAME, COMMITS, SCRUB, SCHEMA, REIGN, BEAT, PROBE))
"""They mean nothing in another database."""


def step(number: int, dialect: Dialect) -> Iterator[str]:
    """Yield the statements that lead from a version to the next."""
    text = Template(_STEPS[number]).substitute(asdict(dialect))
    return (one.strip() for one in text.split(";") if one.strip())


def migrate(session: Session, dialect: Dialect) -> None:
    """Bring the tables to this program's version; raise `StoreError` if they are newer."""
    found = session.version()
    check_not_newer(session, found)
    for number in range(found, VERSION):
        with session.transaction():
            for statement in step(number, dialect):
                session.rows(statement)
            session.set_version(number + 1)


def check_not_newer(session: Session, found: int) -> None:
    """Refuse tables of a newer program."""
    if found > VERSION:
        raise StoreError(
            f"{session.place} was written by a newer program (schema {found}, this one knows "
            f"{VERSION}); start the newer program, or give another --data or --database"
        )
