"""Starts the server: ``debut serve``."""

from __future__ import annotations

import os
from pathlib import Path

import uvicorn

from debut.server.app import create_app
from debut.server.limits import LIMITS

BUILT = Path(__file__).parents[3] / "web" / "dist"


def database_url(named: str | None) -> str:
    """A file becomes SQLite; without one, the place of the environment or of the user's data."""
    wanted = named or os.environ.get("DEBUT_DATABASE")
    if wanted and "://" in wanted:
        return wanted
    base = os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "debut"
    path = Path(wanted) if wanted else folder / "matches.sqlite"
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{path.absolute()}"


def serve(host: str, port: int, database: str | None) -> None:
    web = Path(os.environ["DEBUT_WEB"]) if "DEBUT_WEB" in os.environ else BUILT
    app = create_app(database_url(database), web if (web / "index.html").exists() else None)
    uvicorn.run(
        app, host=host, port=port, log_level="warning", ws_max_size=LIMITS.socket_bytes,
        # Compressing short messages costs memory a socket and time a move.
        ws_per_message_deflate=False, timeout_graceful_shutdown=2,
    )  # fmt: skip
