"""Logs as one JSON object a line, made of what is named here: no bodies, no cookies, no addresses of tables' guests."""

from __future__ import annotations

import logging
import logging.config
import traceback
from pathlib import Path

import msgspec

_FIELDS = ("method", "route", "status", "ms", "table", "seat")


class JsonFormatter(logging.Formatter):
    """Time, level, logger, text, the known extra fields, and where an error was raised."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: record.__dict__[name] for name in _FIELDS if name in record.__dict__}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            # The places, not the words: the text of a database error repeats the values it was given.
            frames = traceback.extract_tb(record.exc_info[2])
            line["trace"] = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
        return msgspec.json.encode(line, enc_hook=str).decode()


def config(level: str) -> dict[str, object]:
    """For ``logging.config`` and for uvicorn, whose own access log (with query strings) stays silent."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonFormatter}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
        "root": {"handlers": ["out"], "level": "WARNING"},
        "loggers": {
            "ecumene": {"level": level},
            "uvicorn": {"level": "WARNING"},  # it would tell the addresses of live connections
        },
    }
