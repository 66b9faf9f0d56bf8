"""Starts the server: ``debut serve``."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import uvicorn

from debut.kernel.errors import DebutError
from debut.server.app import create_app
from debut.server.connections import Connection, Socket
from debut.server.guard import Guard
from debut.server.hosts import read_hosts
from debut.server.memory import give_large_blocks_back
from debut.server.store import open_database
from debut.table.limits import LIMITS
from debut.table.logs import write_log

# A short switch interval gives the writer's thread its turn soon, however busy the event loop is.
SWITCH_SECONDS = 0.001
# The browser's files: inside an installed package, and in a checkout.
PACKAGED = Path(__file__).parents[1] / "web"
BUILT = Path(__file__).parents[3] / "web" / "dist"


class NoWebFiles(DebutError):
    """The folder of the browser's files has no page."""


def web_folder(environment: Mapping[str, str]) -> Path:
    """Finds the browser's files: in ``DEBUT_WEB``, else in the package, else in the checkout."""
    named = environment.get("DEBUT_WEB")
    folder = Path(named) if named else PACKAGED if PACKAGED.exists() else BUILT
    if not (folder / "index.html").is_file():
        raise NoWebFiles("web-files-missing", place=str(folder))
    return folder


def database_url(named: str | None) -> str:
    """Returns the database URL: of the named file, of the environment, or in the user's data."""
    wanted = named or os.environ.get("DEBUT_DATABASE")
    if wanted and "://" in wanted:
        return wanted
    base = os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "debut"
    path = Path(wanted) if wanted else folder / "matches.sqlite"
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{path.absolute()}"


def serve(
    host: str,
    port: int,
    database: str | None,
    started: Callable[[], None],
    api_only: bool = False,
) -> None:
    """Runs the server; ``started`` is called once all is in order, before the first connection.

    ``api_only``: no page is served, and the browser's files are not needed.
    """
    web = None if api_only else web_folder(os.environ)
    url = database_url(database)
    open_database(url).dispose()  # a bad database is reported now, in one line
    hosts = read_hosts(os.environ, host)
    app = create_app(url, web, keeps_memory=True)
    write_log()
    give_large_blocks_back()
    sys.setswitchinterval(SWITCH_SECONDS)
    started()
    uvicorn.run(
        Guard(app, app.state.addresses, hosts), host=host, port=port,
        log_config=None, log_level="warning",
        http=Connection, ws=Socket, ws_max_size=LIMITS.socket_bytes,
        # Compressing short messages costs memory per socket and time per move.
        ws_per_message_deflate=False, timeout_graceful_shutdown=2,
        # The guard finds out who asks; and nobody needs to know which server answers.
        proxy_headers=False, server_header=False, access_log=False,
    )  # fmt: skip
