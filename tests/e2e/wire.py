"""What goes over the line between a page and its server."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from playwright.sync_api import Page, WebSocket, WebSocketRoute


class Wire:
    """Everything that a page sends and hears over its match's sockets, from now on."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    @property
    def moves(self) -> list[dict[str, Any]]:
        """What changes a match."""
        return [one for one in self.sent if "move" in one]

    @property
    def twice(self) -> list[tuple[str, int]]:
        """Moves sent more than once from the same position, where nothing was taken back."""
        counted = Counter((one["type"], one["ply"]) for one in self.moves)
        return [move for move, count in counted.items() if count > 1]

    @property
    def refusals(self) -> list[str]:
        return [one["problem"]["en"] for one in self.heard if one["type"] == "failed"]


class Cable:
    """The line between a page and its server, which can be cut without either hearing of it."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.lost: list[dict[str, Any]] = []  # what the page has said meanwhile
        self.sent: list[dict[str, Any]] = []  # what has arrived
        page.route_web_socket("**/socket", self._plug)

    def _plug(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: self._carry(text, server))
        server.on_message(lambda text: None if self.cut else page.send(text))

    def _carry(self, text: str | bytes, server: WebSocketRoute) -> None:
        (self.lost if self.cut else self.sent).append(json.loads(text))
        if not self.cut:
            server.send(text)
