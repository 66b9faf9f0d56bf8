"""The web application: HTTP for reading, a WebSocket for each match at the table."""

from __future__ import annotations

import asyncio
import gzip
import logging
import os
import re
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, WebSocketException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from debut import __version__
from debut.kernel.content.collection import check_team
from debut.kernel.content.teams import TeamBook, TeamCheck
from debut.kernel.errors import DebutError, NoTeams, UnknownGame
from debut.kernel.match.record import MatchRecord
from debut.kernel.registry import game, games, table_game
from debut.kernel.text import LANGS
from debut.kernel.views import Aims, Preview
from debut.server.addresses import Addresses
from debut.server.analyses import Analyses
from debut.server.compiling import Compiling
from debut.server.guard import note_request
from debut.server.health import Health, live, ready
from debut.server.lasting import games_now, rules_of, tasks_of, teams_of, texts_of, version
from debut.server.memory import Keeper
from debut.server.metrics import metrics, networks, registry_of
from debut.server.packed import ASK_AGAIN, FOREVER, NO_HEADERS, Packed, accepts
from debut.server.pages import ApiPage
from debut.server.readers import Readers
from debut.server.retention import Retention
from debut.server.socket import TOO_DEEP, match_socket, matches_of
from debut.server.store import Store
from debut.server.thinkers import Thinkers
from debut.server.workers import WorkerGone
from debut.story.analysed import Analysed
from debut.story.analysis import NothingToAnalyse
from debut.story.summary import NotOver, Summary
from debut.table.background import noting
from debut.table.errors import (
    BadMessage,
    MatchRemoved,
    NotForYou,
    ServerFault,
    StorageFull,
    StoreFailed,
    TooMany,
    UnknownLesson,
    UnknownMatch,
    problem,
)
from debut.table.lessons import LESSON_SECONDS, aims_json, previews_json, tried_json
from debut.table.limits import LIMITS
from debut.table.matches import Matches
from debut.table.messages import (
    MOST_PREVIEWS,
    MOST_STEPS,
    MOST_TEAM,
    Analysing,
    GameInfo,
    LessonInfo,
    LessonTried,
    LessonTry,
    Life,
    MySkill,
    NewMatch,
    Opened,
    Problem,
    Readiness,
    Replay,
    RulePage,
    SkillWish,
    Story,
)
from debut.table.stored import NOBODY

AnyRequest = Request[Any, Any, Any]
LONGEST_RECORD = LIMITS.record_bytes
KILOBYTE = 1024
NUMBER = re.compile(r"-?\d{1,40}")


@get("/api/games", sync_to_thread=False, responses={200: ResponseSpec(list[GameInfo])})
def list_games(request: AnyRequest, state: AppState) -> Response[bytes]:
    return static_answer(request, games_now(compiling_of(state)))


@get(
    "/api/games/{name:str}/ready",
    sync_to_thread=False,
    cache_control=CacheControlHeader(no_store=True),
)
def game_ready(name: FromPath[str], state: AppState, opened: FromQuery[bool] = False) -> Readiness:
    """Whether a game can be played; one that somebody has opened is compiled before the others."""
    compiling = compiling_of(state)
    if opened:
        compiling.hurry(known_game(name))
    return Readiness(compiling.is_ready(known_game(name)), compiling.progress(name))


@get("/api/games/{name:str}/text/{lang:str}", media_type=MediaType.TEXT, sync_to_thread=False,
     responses={200: ResponseSpec(str, media_type=MediaType.TEXT)})  # fmt: skip
def game_texts(name: FromPath[str], lang: FromPath[str], request: AnyRequest) -> Response[bytes]:
    return static_answer(request, texts_of(known_game(name), known_language(lang)))


@get("/api/games/{name:str}/rules/{lang:str}", sync_to_thread=False,
     responses={200: ResponseSpec(RulePage)})  # fmt: skip
def game_rules(name: FromPath[str], lang: FromPath[str], request: AnyRequest) -> Response[bytes]:
    return static_answer(request, rules_of(known_game(name), known_language(lang)))


@get("/api/games/{name:str}/lessons", sync_to_thread=False,
     responses={200: ResponseSpec(tuple[LessonInfo, ...])})  # fmt: skip
def game_lessons(name: FromPath[str], request: AnyRequest, state: AppState) -> Response[bytes]:
    answer = static_answer(request, tasks_of(known_game(name)))
    matches_of(state).get_ready(name)  # a learner asks at every step
    return answer


@get("/api/games/{name:str}/teams", sync_to_thread=False,
     responses={200: ResponseSpec(TeamBook)})  # fmt: skip
def game_teams(name: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """The stickers, the ready teams, and the value of a team of each class."""
    return static_answer(request, teams_of(game(name).id))


@get("/api/games/{name:str}/teams/check", sync_to_thread=False)
def team_check(name: FromPath[str], team: FromQuery[str]) -> TeamCheck:
    """What is wrong with a team so far; ``team`` is its stickers' numbers with commas between."""
    if len(team) > MOST_TEAM:
        raise BadMessage("message-wrong-shape", why=f"team: … (≤ {MOST_TEAM})")
    return check_team(name, team)


@get("/api/version", sync_to_thread=False, cache_control=CacheControlHeader(no_store=True))
def version_now() -> dict[str, str]:
    """The version of the texts and boards, and a sign that the server answers."""
    return {"version": version()}


def static_answer(request: AnyRequest, found: Packed) -> Response[bytes]:
    """Answers with what does not change while the server runs.

    A URL that names the version may be cached for good.
    """
    forever = request.query_params.get("v") == version()
    return found.answer(request.headers, FOREVER if forever else ASK_AGAIN)


@post("/api/games/{name:str}/lessons/{lesson:str}", status_code=200,
      responses={200: ResponseSpec(LessonTried)})  # fmt: skip
async def lesson_try(
    name: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonTry], request: AnyRequest
) -> Response[bytes]:
    return await computed(request, tried_json, known_game(name), lesson, data.actions)


@get("/api/games/{name:str}/lessons/{lesson:str}/previews",
     responses={200: ResponseSpec(list[Preview])})  # fmt: skip
async def lesson_previews(
    name: FromPath[str],
    lesson: FromPath[str],
    actions: FromQuery[str],
    request: AnyRequest,
    after: FromQuery[str] = "",
) -> Response[bytes]:
    """What these actions would do after those of ``after``: numbers with commas between."""
    wanted = list(dict.fromkeys(numbers("actions", actions, MOST_PREVIEWS)))
    made = numbers("after", after, MOST_STEPS) if after else []
    return await computed(request, previews_json, known_game(name), lesson, made, wanted)


@get("/api/games/{name:str}/lessons/{lesson:str}/aims",
     responses={200: ResponseSpec(Aims | None)})  # fmt: skip
async def lesson_aims(
    name: FromPath[str], lesson: FromPath[str], request: AnyRequest, after: FromQuery[str] = ""
) -> Response[bytes]:
    """Where every aim would lead to after these decisions; null if there is nothing to aim."""
    made = numbers("after", after, MOST_STEPS) if after else []
    return await computed(request, aims_json, known_game(name), lesson, made)


async def computed(
    request: AnyRequest, work: Callable[..., bytes], *arguments: Any
) -> Response[bytes]:
    """Answers with JSON that a worker makes, charged to the address that asks."""
    thinkers: Thinkers = request.app.state.thinkers
    found = await thinkers.computed(address_of(request), work, *arguments, seconds=LESSON_SECONDS)
    return Response(found, media_type=MediaType.JSON)


def numbers(key: str, text: str, most: int) -> list[int]:
    found = text.split(",")
    if len(found) > most or not all(map(NUMBER.fullmatch, found)):
        raise BadMessage("message-wrong-shape", why=f"{key}: 1 … {most} × n")
    return list(map(int, found))


def known_game(name: str) -> str:
    return table_game(name).id


def known_language(lang: str) -> str:
    if lang not in LANGS:
        raise BadMessage("language-unknown", lang=lang[:20], known=" | ".join(LANGS))
    return lang


@post("/api/matches")
async def open_match(data: JSONBody[NewMatch], request: AnyRequest, state: AppState) -> Opened:
    addresses_of(state).matches.take(address_of(request))
    await rules_ready(state, data.game)
    return await matches_of(state).open(data, address=address_of(request))


@post("/api/matches/load", request_max_body_size=LONGEST_RECORD)
async def load_match(request: AnyRequest, state: AppState) -> Opened:
    """Opens a new match that goes on from an unfinished record."""
    address = address_of(request)
    addresses_of(state).matches.take(address)
    await matches_of(state).check_storage(address)  # before anything is read and replayed
    body = await request.body()
    await rules_ready(state, game_in(body))
    record = await readers_of(state).record_to_load(address, body)
    return await matches_of(state).load(record, address)


@get("/api/matches/{name:str}/life", cache_control=CacheControlHeader(no_store=True))
async def match_life(name: FromPath[str], state: AppState) -> Life:
    """How long a match is kept if nobody touches it."""
    return await matches_of(state).life(name)


@get("/api/matches/{name:str}/record", responses={200: ResponseSpec(MatchRecord)})
async def match_record(
    name: FromPath[str], request: AnyRequest, state: AppState
) -> Response[bytes]:
    found = await readers_of(state).record(address_of(request), name, packs(request))
    return read_by(
        request, found, {"Content-Disposition": f'attachment; filename="debut-{name}.json"'}
    )


@get("/api/matches/{name:str}/replay", responses={200: ResponseSpec(Replay)})
async def match_replay(
    name: FromPath[str], request: AnyRequest, state: AppState
) -> Response[bytes]:
    found = await readers_of(state).replay(address_of(request), name, packs(request))
    return read_by(request, found)


@get("/api/matches/{name:str}/story", responses={200: ResponseSpec(Story)})
async def match_story(name: FromPath[str], request: AnyRequest, state: AppState) -> Response[bytes]:
    """What has happened so far, without the positions: for somebody who joins later."""
    found = await readers_of(state).story(address_of(request), name, packs(request))
    return read_by(request, found)


@get("/api/matches/{name:str}/summary", responses={200: ResponseSpec(Summary)})
async def match_summary(
    name: FromPath[str], request: AnyRequest, state: AppState
) -> Response[bytes]:
    """The summary of a match that is over: goals, figures, luck, and how it swung."""
    found = await readers_of(state).summary(address_of(request), name, packs(request))
    return read_by(request, found)


@get(
    "/api/matches/{name:str}/analysis",
    responses={200: ResponseSpec(Analysed), 202: ResponseSpec(Analysing)},
)
async def match_analysis(
    name: FromPath[str], request: AnyRequest, state: AppState
) -> Response[bytes] | Response[Analysing]:
    """Luck and skill of a match that is over; until they are computed, the progress."""
    found = await analyses_of(state).of(address_of(request), name)
    if isinstance(found, Analysing):
        return Response(found, status_code=202, headers={"Cache-Control": "no-store"})
    return read_by(request, found if packs(request) else gzip.decompress(found))


@post("/api/skill", status_code=200, responses={200: ResponseSpec(MySkill)})
async def my_skill(
    data: JSONBody[SkillWish], request: AnyRequest, state: AppState
) -> Response[bytes]:
    """A player's errors and luck over many matches of a game, and those of its levels."""
    game, address = known_game(data.game), address_of(request)
    found = await analyses_of(state).skill(address, game, data.played)
    return Response(found, media_type=MediaType.JSON)


@post(
    "/api/replay",
    request_max_body_size=LONGEST_RECORD,
    status_code=200,
    responses={200: ResponseSpec(Replay)},
)
async def record_replay(request: AnyRequest, state: AppState) -> Response[bytes]:
    """The replay of any record from a file, which is checked ply by ply first."""
    body = await request.body()
    await rules_ready(state, game_in(body))
    found = await readers_of(state).replay_file(address_of(request), body, packs(request))
    return read_by(request, found)


async def rules_ready(state: AppState, name: str) -> None:
    """Waits until the rules of a game are compiled; an unknown name is refused elsewhere."""
    if name in games():
        table_game(name)
    await compiling_of(state).until_ready(name)


class OfGame(msgspec.Struct):
    game: str


def game_in(record: bytes) -> str:
    """Returns the game of a record; a bad record is refused elsewhere."""
    try:
        return msgspec.json.decode(record, type=OfGame).game
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return ""


async def wait_for_rules(request: AnyRequest) -> None:
    """Delays requests that need the rules of a game until these are compiled."""
    state = request.app.state
    compiling = compiling_of(state)
    if not compiling.waiting:
        return
    _, of, name, *rest = request.scope["path"].strip("/").split("/") + [""] * 3
    if of == "games" and rest[0] == "lessons":
        await compiling.until_ready(name)
    elif of == "matches" and rest[0]:
        await compiling.until_ready(await matches_of(state).game_of(name) or "")


def packs(request: AnyRequest) -> bool:
    return accepts(request.headers, "gzip")


def read_by(
    request: AnyRequest, found: bytes, more: Mapping[str, str] = NO_HEADERS
) -> Response[bytes]:
    """Answers with what a reader made, compressed by it if the browser accepts that.

    Never cached: the match may change at any time.
    """
    headers = {"Vary": "Accept-Encoding", "Cache-Control": "no-store", **more}
    if packs(request):
        headers["Content-Encoding"] = "gzip"
    return Response(found, media_type=MediaType.JSON, headers=headers)


def compiling_of(state: AppState) -> Compiling:
    found: Compiling = state.compiling
    return found


def readers_of(state: AppState) -> Readers:
    found: Readers = state.readers
    return found


def analyses_of(state: AppState) -> Analyses:
    found: Analyses = state.analyses
    return found


def addresses_of(state: AppState) -> Addresses:
    found: Addresses = state.addresses
    return found


def address_of(request: AnyRequest) -> str:
    """Returns the address of a request, which the guard has set."""
    found: str = request.scope["state"].get("address", NOBODY)
    return found


def refuse(request: AnyRequest, error: DebutError) -> Response[Problem]:
    del request
    if isinstance(error, MatchRemoved):
        return Response(problem(error), status_code=410)
    if isinstance(error, UnknownMatch | UnknownGame | UnknownLesson | NoTeams):
        return Response(problem(error), status_code=404)
    if isinstance(error, NotOver | NothingToAnalyse):
        return Response(problem(error), status_code=409)
    if isinstance(error, StoreFailed | WorkerGone):
        return Response(problem(error), status_code=503)
    if isinstance(error, StorageFull):
        return Response(problem(error), status_code=507)
    if isinstance(error, NotForYou):
        return Response(problem(error), status_code=403)
    if not isinstance(error, TooMany):
        return Response(problem(error), status_code=400)
    seconds = error.values.get("seconds")
    headers = {"Retry-After": str(seconds)} if seconds else {}
    return Response(problem(error), status_code=429, headers=headers)


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Turns Litestar's own refusals (wrong shape, wrong path, too long) into our form."""
    if error.detail == "client disconnected prematurely":
        error = HTTPException(error.detail, status_code=400)  # Litestar reports it as our fault
    if error.status_code >= 500:
        return refuse_fault(request, error)
    why = "; ".join(
        str(one.get("message", one)) for one in error.extra or [] if isinstance(one, dict)
    )
    known = {404: "page-unknown", 405: "page-unknown", 413: "message-too-large"}
    code = known.get(error.status_code, "message-wrong-shape")
    handler = request.scope.get("route_handler")  # None if no route matches
    most = getattr(handler, "request_max_body_size", None)
    if not isinstance(most, int):  # it has no bound of its own
        most = LIMITS.request_bytes
    refused = BadMessage(code, why=why or error.detail, path=request.url.path[:100],
                         most=most // KILOBYTE)  # fmt: skip
    return Response(problem(refused), status_code=error.status_code)


def refuse_body(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Turns the JSON decoder's errors that Litestar does not handle into refusals."""
    why = TOO_DEEP if isinstance(error, RecursionError) else str(error)
    return refuse(request, BadMessage("message-not-json", why=why))


def refuse_fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answers that the server failed, and logs all that is known of the fault."""
    note_request(logging.ERROR, 500, request.scope, address_of(request), error)
    return Response(problem(ServerFault("server-fault")), status_code=500)


def note_socket(error: Exception, scope: Any) -> None:
    """Logs a socket whose handler failed: Litestar closes it without a log line."""
    if scope["type"] != "websocket" or isinstance(error, WebSocketException | DebutError):
        return
    status = error.status_code if isinstance(error, HTTPException) else 500
    address = scope["state"].get("address", NOBODY)
    fault = error if status >= 500 else None
    note_request(logging.WARNING, status, scope, address, fault)


def create_app(database: str, web: Path | None = None, keeps_memory: bool = False) -> Litestar:
    """Makes the application; ``keeps_memory`` if the process is the server's alone.

    The server then manages the memory of the process.
    """
    addresses = Addresses(LIMITS)
    state = AppState({"addresses": addresses, "metrics_from": networks(os.environ)})
    state.registry = registry_of(state, database)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(database)
        thinkers = app.state.thinkers = Thinkers(addresses.worker_time)
        readers = Readers(database, addresses.replays, addresses.worker_time)
        compiling = app.state.compiling = Compiling()
        all_matches = app.state.matches = Matches(store, thinkers)
        app.state.readers = readers
        analyses = Analyses(database, store, readers, addresses.analyses)
        app.state.analyses = analyses
        app.state.health = Health(store)
        app.state.store = store
        app.state.pools = {
            "thinkers": thinkers.workers, "replays": readers.workers, "analyses": analyses.workers,
        }  # fmt: skip
        keeper = Keeper(addresses.held) if keeps_memory else None
        retention = Retention(store, all_matches, readers.is_over)
        sweeping = asyncio.create_task(retention.run())
        sweeping.add_done_callback(noting("removing untouched matches"))
        try:
            yield
        finally:
            sweeping.cancel()
            if keeper:
                keeper.close()
            compiling.close()
            analyses.close()
            readers.close()
            thinkers.close()
            store.close()

    handlers: list[Any] = [
        version_now, list_games, game_ready, game_texts, game_rules, game_lessons, lesson_try,
        lesson_previews, lesson_aims, game_teams, team_check,
        open_match, load_match, match_life, match_record, match_replay, match_story, match_summary,
        match_analysis, my_skill, record_replay, match_socket, live, ready, metrics,
    ]  # fmt: skip
    if web is not None:
        from debut.server.files import browser_files

        handlers += browser_files(web)
    return Litestar(
        handlers,
        lifespan=[lifespan],
        before_request=wait_for_rules,
        exception_handlers={
            DebutError: refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_body,
            UnicodeDecodeError: refuse_body,
            Exception: refuse_fault,
        },
        after_exception=[note_socket],
        state=state,
        openapi_config=OpenAPIConfig(
            "Début", __version__, path="/api/schema", render_plugins=[ApiPage()]
        ),
        logging_config=None,
        request_max_body_size=LIMITS.request_bytes,
        debug=False,
    )
