"""Structured logs: one JSON object a line, without secrets, names or what anybody said."""

import json
import logging
import sys
import time


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        facts = getattr(record, "facts", None)
        if isinstance(facts, dict):
            line |= facts
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def begin_logs(level: str) -> None:
    """Write all logs of this process to its standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for library in ("uvicorn", "uvicorn.error", "websockets"):
        # Below that they write headers, cookies and messages; and a warning for every request that
        # cannot be read, which the front door counts instead.
        logging.getLogger(library).setLevel(logging.ERROR)
    logging.getLogger("uvicorn.access").disabled = True
