"""What a host can set, by environment variables; docs/hosting.md explains each."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec
import platformdirs

PREFIX = "ECUMENE_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every field can be set as ``ECUMENE_<FIELD>``."""

    database_url: str = ""  # empty: SQLite in the user's data directory
    secure_cookies: bool = False  # set it when people reach the server by https
    bot_pace_least: float = 0.7  # seconds a bot takes at least and at most, whatever it thinks about
    bot_pace_most: float = 2.2
    bot_processes: int = 0  # how many bots think at the same time; 0: one less than there are cores
    idle_seconds: float = 600.0  # after this a table that nobody watches leaves memory
    idle_tables: int = 2000  # of tables nobody watches not many more stay in memory; long games count for several
    absence_seconds: float = 600.0  # after this the host may let a bot play for somebody
    requests_per_minute: int = 1200  # per address; 0: no limit
    sign_ins_per_minute: int = 60  # per address, for names, passwords and codes; 0: no limit
    sockets_per_address: int = 200  # live connections
    connections_per_address: int = 600  # of any kind; a trusted proxy may have more; 0: no limit
    request_seconds: float = 30.0  # a request that has not arrived whole by then is cut off
    stalled_seconds: float = 20.0  # so is a connection whose other end has read nothing for so long
    tables_per_person: int = 200  # not finished, made by one person
    sweep_seconds: float = 2.0  # how often a process looks for what it was not told
    takeover_seconds: float = 15.0  # after this a process lets bots go on that another one has left waiting
    public_url: str = ""  # where people reach the server, https://…; notices that leave the house need it
    notice_seconds: float = 60.0  # so long after their turn began, people who are not looking are told
    private_notices: bool = False  # notices may be sent to addresses of the host's own network
    mail_host: str = ""  # empty: no mail is sent
    mail_port: int = 587
    mail_security: Literal["starttls", "tls", "none"] = "starttls"
    mail_user: str = ""
    mail_password: str = ""
    mail_from: str = ""
    trusted_proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed, by comma
    log_level: str = "INFO"

    @staticmethod
    def from_env(environ: Mapping[str, str] = os.environ) -> Settings:
        given = {
            field: environ[PREFIX + field.upper()]
            for field in Settings.__struct_fields__
            if environ.get(PREFIX + field.upper())
        }
        return msgspec.convert(given, Settings, strict=False)

    def to_env(self) -> dict[str, str]:
        """The variables that give these settings again, for worker processes."""
        return {PREFIX + name.upper(): str(getattr(self, name)) for name in self.__struct_fields__}

    @property
    def database(self) -> str:
        """The database's address, with the driver we use."""
        return with_driver(self.database_url or default_database_url())


def default_database_url() -> str:
    folder = Path(platformdirs.user_data_dir("ecumene", appauthor=False))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'ecumene.sqlite3'}"


def with_driver(url: str) -> str:
    """People write ``postgresql://…`` and ``sqlite:///…``; the drivers are our choice."""
    kind, _, rest = url.partition("://")
    dialect = {"postgres": "postgresql"}.get(kind.partition("+")[0], kind.partition("+")[0])
    driver = {"postgresql": "postgresql+asyncpg", "sqlite": "sqlite"}.get(dialect)
    if driver is None:
        raise ValueError("the database must be sqlite:///… or postgresql://…")
    return f"{driver}://{rest}"
