"""Checks every request first: who may ask and how often; answers and logs failures."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, MutableMapping
from contextlib import contextmanager
from time import perf_counter
from typing import Any
from urllib.parse import quote, urlsplit

import msgspec

from debut.kernel.errors import DebutError
from debut.server.addresses import Addresses
from debut.server.held_bytes import Holding
from debut.server.hosts import Hosts
from debut.table.errors import OtherHost, OtherOrigin, ServerFault, TooMany, TooSlow, problem
from debut.table.logs import LOG as LOG
from debut.table.logs import note
from debut.table.tallies import TALLIES

# The types of ASGI, of which every library has its own.
Message = MutableMapping[str, Any]
Scope = Any
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[..., Coroutine[Any, Any, None]]

# A page may load only from this server, and no other site may embed it.
POLICY = (
    "default-src 'none'; script-src 'self'{scripts}; style-src 'self'{styles}; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
CSP = b"content-security-policy"
HEADERS = (
    (CSP, POLICY.format(scripts="", styles="").encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
JSON = (b"content-type", b"application/json")
USUAL_PORTS = {"http": ":80", "https": ":443"}
LONGEST_PATH = 200
# An answer is sent in pieces of this size, each when the one before is on its way.
PIECE = 64 * 1024
# The close code of a socket that was asked for from another site or too often.
REFUSED = 1008


class Guard:
    """Wraps the application, so that no failure in it goes without a line in the log."""

    def __init__(self, app: App, addresses: Addresses, hosts: Hosts | None = None) -> None:
        self.app = app
        self.hosts = hosts or Hosts()
        self.addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request; HEAD gets the headers of GET without the body."""
        address = self.known(scope)
        started, status = perf_counter(), 0
        asked = scope
        is_head = scope["method"] == "HEAD"
        if is_head:
            asked = {**scope, "method": "GET"}

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": guarded(message.get("headers", ()))}
            elif is_head:
                message = {**message, "body": b""}
            await send(message)

        try:
            self.addresses.requests.take(address)
            self.hosts.check(scope["headers"])
            if scope["method"] not in ("GET", "HEAD"):
                check_origin(scope)
            await self.turn(address)
            with self.unread(address, answer) as send_within:
                await self.metered(address, self.app(asked, receive, send_within))
        except DebutError as error:
            if isinstance(error, OtherOrigin | OtherHost):
                # The operator may have to change a setting, and reads the log.
                note(logging.WARNING, "%s", error, address=address, code=error.message)
            await send_refusal(answer, error)
        except Exception as error:
            note_request(logging.ERROR, 500, scope, address, error)
            if status:
                raise  # part of an answer is sent already: the connection ends
            await send_refusal(answer, ServerFault("server-fault"))
        finally:
            TALLIES.durations[kind_of(scope["path"])].add(perf_counter() - started)
            if status >= 400:
                note_request(logging.WARNING, status, scope, address)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = self.known(scope)
        try:
            self.addresses.requests.take(address)
            self.hosts.check(scope["headers"])
            check_origin(scope)
            with self.addresses.sockets.inside(address):
                await self.turn(address)
                await self.metered(address, self.app(scope, receive, send))
        except DebutError as error:
            note_request(logging.WARNING, status_of(error), scope, address)
            await refuse_socket(scope, receive, send, error)

    async def turn(self, address: str) -> None:
        """Waits for the address's turn behind a proxy; otherwise the connection has waited."""
        if self.addresses.proxies:
            await self.addresses.loop_time.turn(address)

    @contextmanager
    def unread(self, address: str, send: Send) -> Iterator[Send]:
        """Sends answers piece by piece, and counts the bytes not read yet."""
        held = Holding(self.addresses.held, "answers")
        start: Message | None = None
        is_refused = False

        async def send_within(message: Message) -> None:
            nonlocal start, is_refused
            if message["type"] == "http.response.start":
                start = message  # sent once the length of the body is known
                return
            if is_refused:
                return
            body, more = message.get("body", b""), message.get("more_body", False)
            if start is not None:
                try:
                    held.set(address, len(body))
                except TooMany as error:
                    is_refused = True
                    await send_refusal(send, error)
                    return
                await send(start)
                start = None
            view = memoryview(body)
            for at in range(0, max(len(body), 1), PIECE):
                rest = len(body) - at
                await send({
                    "type": "http.response.body",
                    "body": bytes(view[at : at + PIECE]) if len(body) > PIECE else body,
                    "more_body": more or rest > PIECE,
                })  # fmt: skip
                held.set(address, max(rest - PIECE, 0))

        try:
            yield send_within
        finally:
            held.release()

    async def metered(self, address: str, work: Coroutine[Any, Any, None]) -> None:
        """Awaits work for an address and charges its processor time to it."""
        await self.addresses.loop_time.metered(address, work)

    def known(self, scope: Scope) -> str:
        address = self.addresses.of(scope)
        scope.setdefault("state", {})["address"] = address
        return address


def note_request(
    level: int, status: int, scope: Scope, address: str, error: BaseException | None = None
) -> None:
    """Logs a request that was refused or has failed, without its query or its keys."""
    method, path = scope.get("method", "SOCKET"), path_of(scope)
    note(
        level, "%d %s %s %s", status, method, path, address,
        address=address, error=error, status=status, method=method, path=path,
    )  # fmt: skip


def kind_of(path: str) -> str:
    """Returns the kind of answer a path asks for: their durations are counted apart."""
    if path.startswith("/api/"):
        return "api"
    return "file" if path.startswith("/assets/") else "page"


def guarded(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Adds the headers of every answer; a page with inline code brings its own policy."""
    own = list(headers)
    strict = any(name == CSP for name, _ in own)
    return [*own, *(HEADERS[1:] if strict else HEADERS)]


def check_origin(scope: Scope) -> None:
    """Refuses requests from another site's page; programs send no origin."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return
    try:
        asking = urlsplit(origin)
        asked = headers.get(b"host", b"").decode("latin-1").lower()
    except ValueError:
        asking, asked = urlsplit(""), "?"
    usual = USUAL_PORTS.get(asking.scheme, ":")
    if not asking.netloc or bare(asking.netloc.lower(), usual) != bare(asked, usual):
        raise OtherOrigin("origin-other", origin=origin[:100], host=asked[:100])


def bare(host: str, usual: str) -> str:
    return host.removesuffix(usual)


def status_of(error: DebutError) -> int:
    if isinstance(error, TooMany):
        return 429
    if isinstance(error, TooSlow):
        return 408
    if isinstance(error, OtherHost):
        return 421
    return 500 if isinstance(error, ServerFault) else 403


def answer_to(error: DebutError) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Returns the status, headers and body of a refusal."""
    body = msgspec.json.encode(problem(error))
    headers = [JSON, (b"content-length", str(len(body)).encode())]
    if "seconds" in error.values:
        headers.append((b"retry-after", str(error.values["seconds"]).encode()))
    return status_of(error), headers, body


async def send_refusal(send: Send, error: DebutError) -> None:
    status, headers, body = answer_to(error)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def refuse_socket(scope: Scope, receive: Receive, send: Send, error: DebutError) -> None:
    await receive()  # the message that it wants to connect
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": REFUSED})
        return
    status, headers, body = answer_to(error)
    start = {"type": "websocket.http.response.start", "status": status}
    await send({**start, "headers": [*headers, *HEADERS]})
    await send({"type": "websocket.http.response.body", "body": body})


def path_of(scope: Scope) -> str:
    """Returns the path for one line of the log, without the query, which may hold secrets."""
    path = quote(scope["path"])
    return path if len(path) <= LONGEST_PATH else path[: LONGEST_PATH - 1] + "…"
