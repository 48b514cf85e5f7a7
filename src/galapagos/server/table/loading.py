"""Tables from the store: as much of them as this program understands."""

from galapagos.kernel.errors import BadData
from galapagos.server.store.store import Stored
from galapagos.server.table.card_sets import Codecs
from galapagos.server.table.journal import decode_all
from galapagos.server.table.secret import keeps_commitment
from galapagos.server.table.table import Table


def load_table(stored: Stored, codecs: Codecs) -> Table:
    """Return a table as its journal makes it.

    One that was written by a newer program, or played by other rules or cards, is read-only and
    says why; its journal is not touched."""
    source = f"table {stored.code}"
    try:
        return Table.load(stored.code, codecs, stored.secret, decode_all(stored.entries, source))
    except BadData as error:
        known = decode_all(stored.entries[: max(0, error.line - 1)], source)
        table = Table.load(stored.code, codecs, stored.secret, known)
        table.be_read_only(str(error))
        return table


def check_secret(table: Table, stored: Stored) -> None:
    """Let a table only be looked at whose secret cannot be read, or is not the one that it was
    bound to: it could be dealt nothing more."""
    if table.trouble or not table.status:
        return
    if stored.trouble:
        table.be_read_only(stored.trouble)
    elif not keeps_commitment(table.secret, table.commitment):
        table.be_read_only("its secret is not the one it was committed to")
