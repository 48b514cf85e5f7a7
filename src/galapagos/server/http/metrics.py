"""Numbers for those who run a server, in the format of Prometheus. No names, no secrets."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

_BUCKETS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10)
"""Seconds by which times are counted."""


class Metrics:
    """What is counted at one server; each server has a registry of its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._messages = self._counter("galapagos_messages", "Messages from browsers", "kind")
        self._refusals = self._counter("galapagos_refusals", "Wishes not granted", "code")
        self._requests = self._counter("galapagos_requests", "HTTP requests", "status")
        self._seconds = self._histogram("galapagos_answer_seconds", "Time to answer a message")
        self._kept = self._histogram("galapagos_kept_seconds", "Time until something is durable")
        what = "Connections refused or cut off, by the limit that was met"
        self._turned_away = self._counter("galapagos_turned_away", what, "why")
        self.tables = self._gauge("galapagos_tables", "Tables in memory")
        self.sockets = self._gauge("galapagos_sockets", "Connected browsers")
        what = "Bot questions given to bot machines, by what became of them"
        self._given = self._counter("galapagos_bot_given", what, "end")
        self.machines = self._gauge("galapagos_bot_machines", "Bot machines that help")
        self.thinking = self._gauge("galapagos_bots_waiting", "Bot questions")

    def _counter(self, name: str, what: str, label: str) -> Counter:
        return Counter(name, what, [label], registry=self._registry)

    def _histogram(self, name: str, what: str) -> Histogram:
        return Histogram(name, what, registry=self._registry, buckets=_BUCKETS)

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(name, what, registry=self._registry)

    def heard(self, kind: str) -> None:
        self._messages.labels(kind).inc()

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def requested(self, status: int) -> None:
        self._requests.labels(str(status)).inc()

    def turned_away(self, why: str) -> None:
        self._turned_away.labels(why).inc()

    def given(self, end: str) -> None:
        self._given.labels(end).inc()

    def answered(self, seconds: float) -> None:
        self._seconds.observe(seconds)

    def kept(self, seconds: float) -> None:
        self._kept.observe(seconds)

    def tell(self, port: int) -> Callable[[], None]:
        """Tell the numbers at a port, to this machine alone; return how to stop that.

        Not at the port of the players: how often somebody drafts a turn can be counted in them."""
        server, thread = start_http_server(port, "127.0.0.1", self._registry)

        def stop() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return stop
