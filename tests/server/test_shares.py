"""What workers tell each other of what people and networks use."""

from types import SimpleNamespace
from typing import Any, cast

from galapagos.server.crew.line import Used
from galapagos.server.crew.shares import Shares
from galapagos.server.people.quotas import HeadCount, Limits, Quotas


def test_a_worker_that_was_put_out_and_wakes_up_is_not_counted_for_ever() -> None:
    """It stood still, the others have forgotten it, and it tells of itself before it notices."""
    quotas = Quotas(Limits(), by_network=True)
    public, keeper = SimpleNamespace(elsewhere={}), SimpleNamespace(elsewhere={})
    host = SimpleNamespace(rates=SimpleNamespace(), public=public, attended_elsewhere={})
    house = SimpleNamespace(host=host, rates={}, quotas=quotas, keeper=keeper)
    shares = Shares(cast(Any, house))
    counted = (
        quotas.sockets.elsewhere,
        keeper.elsewhere,
        public.elsewhere,
        host.attended_elsewhere,
    )
    there = HeadCount({"203.0.113.7": 3}, {})
    used = Used(7, {}, {"sockets": there}, {"203.0.113.7": 3}, {"203.0.113.7": ["ABC"]}, ["ABC"])
    shares.note(used)
    assert all(7 in one for one in counted)
    shares.forget(7)
    assert not any(counted)
    shares.note(used)
    assert not any(counted)
