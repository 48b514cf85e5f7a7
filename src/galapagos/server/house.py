"""Everything that a running server consists of."""

from dataclasses import dataclass, field

from galapagos.server.host import Host
from galapagos.server.metrics import Metrics
from galapagos.server.page import PageFile
from galapagos.server.pictures import Pictures
from galapagos.server.stage import Stage
from galapagos.server.visitors import Visitors


@dataclass
class House:
    """The rooms of a server, shared by all its routes and sockets."""

    host: Host
    visitors: Visitors
    pictures: Pictures
    page: dict[str, PageFile]
    stage: Stage = field(default_factory=Stage)
    metrics: Metrics = field(default_factory=Metrics)
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use this server."""
