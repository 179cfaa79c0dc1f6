"""Starts a server that also has the toy game on its shelf: ``python run_server.py PORT DATABASE_URL WORKERS``.

Bots' worker processes import this file again, so they know the toy game too.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ecumene import games

games.__path__.append(str(Path(__file__).parent / "toys"))
games.slugs.cache_clear()

if __name__ == "__main__":
    from ecumene.server.main import serve

    serve(port=int(sys.argv[1]), database_url=sys.argv[2], workers=int(sys.argv[3]))
