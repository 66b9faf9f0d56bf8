"""The web application: HTTP for what is looked at, a WebSocket for each match at the table."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, FromQuery, JSONBody

from debut import __version__
from debut.bots import LEVELS
from debut.kernel.errors import DebutError, UnknownGame
from debut.kernel.record import Match
from debut.kernel.registry import game, games
from debut.kernel.text import LANGS
from debut.kernel.views import Preview
from debut.server.errors import BadMessage, UnknownLesson, UnknownMatch, problem
from debut.server.lessons import lessons_of, previews_of, try_lesson
from debut.server.limits import LIMITS
from debut.server.matches import TOP_LEVEL, Matches
from debut.server.pages import rule_page, texts
from debut.server.protocol import (
    MOST_PREVIEWS,
    Frame,
    GameInfo,
    LessonInfo,
    LessonTried,
    LessonTry,
    MatchInfo,
    NewMatch,
    Opened,
    Problem,
    Replay,
    RulePage,
)
from debut.server.socket import TOO_DEEP, match_socket, matches_of
from debut.server.store import Store
from debut.server.thinkers import Thinkers

LONGEST_RECORD = LIMITS.record_bytes
NUMBER = re.compile(r"-?\d{1,40}")


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    levels = (*LEVELS, TOP_LEVEL)
    return [
        GameInfo(one.id, one.board, one.options, levels, len(one.spec.lessons))
        for one in map(game, games())
    ]


@get("/api/games/{name:str}/text/{lang:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def game_texts(name: FromPath[str], lang: FromPath[str]) -> str:
    return texts(known_game(name), known_language(lang))


@get("/api/games/{name:str}/rules/{lang:str}", sync_to_thread=False)
def game_rules(name: FromPath[str], lang: FromPath[str]) -> RulePage:
    return rule_page(known_game(name), known_language(lang))


@get("/api/games/{name:str}/lessons", sync_to_thread=False)
def game_lessons(name: FromPath[str]) -> tuple[LessonInfo, ...]:
    return lessons_of(known_game(name))


@post("/api/games/{name:str}/lessons/{lesson:str}", status_code=200, sync_to_thread=False)
def lesson_try(
    name: FromPath[str], lesson: FromPath[str], data: JSONBody[LessonTry]
) -> LessonTried:
    return try_lesson(known_game(name), lesson, data.action)


@get("/api/games/{name:str}/lessons/{lesson:str}/previews", sync_to_thread=False)
def lesson_previews(
    name: FromPath[str], lesson: FromPath[str], actions: FromQuery[str]
) -> list[Preview]:
    """What these actions, their numbers with commas between, would do."""
    wanted = actions.split(",")
    if len(wanted) > MOST_PREVIEWS or not all(map(NUMBER.fullmatch, wanted)):
        raise BadMessage("message-wrong-shape", why=f"actions: 1 … {MOST_PREVIEWS} × n")
    return previews_of(known_game(name), lesson, list(map(int, wanted)))


def known_game(name: str) -> str:
    return game(name).id


def known_language(lang: str) -> str:
    if lang not in LANGS:
        raise BadMessage("language-unknown", lang=lang[:20], known=" | ".join(LANGS))
    return lang


@post("/api/matches")
async def open_match(data: JSONBody[NewMatch], state: AppState) -> Opened:
    return await matches_of(state).open(data)


@post("/api/matches/load", request_max_body_size=LONGEST_RECORD)
async def load_match(request: Request[Any, Any, Any], state: AppState) -> Opened:
    """A record that is not finished goes on as a new match."""
    return await matches_of(state).load(Match.from_json(await request.body()))


@get("/api/matches/{name:str}/record", media_type=MediaType.JSON)
async def match_record(name: FromPath[str], state: AppState) -> Response[bytes]:
    match = await matches_of(state).match(name)
    headers = {"Content-Disposition": f'attachment; filename="debut-{name}.json"'}
    return Response(match.to_json(), media_type=MediaType.JSON, headers=headers)


@get("/api/matches/{name:str}/replay")
async def match_replay(name: FromPath[str], state: AppState) -> Replay:
    return replay_of(await matches_of(state).match(name), name)


@post("/api/replay", request_max_body_size=LONGEST_RECORD, status_code=200)
async def record_replay(request: Request[Any, Any, Any]) -> Replay:
    """Any record, from a file: checked ply by ply before it is shown."""
    return replay_of(Match.from_json(await request.body()), "")


def replay_of(match: Match, name: str) -> Replay:
    record = match.record
    dice = record.dice
    info = MatchInfo(name, record.game, record.options, record.players, dice.kind, dice.commitment)
    frames = [Frame(0, 0, "", (), match.states[0].view(None))]
    for number, (ply, state) in enumerate(zip(record.plies, match.states[1:], strict=True), 1):
        frames.append(Frame(number, ply.turn, ply.text, state.events, state.view(None)))
    return Replay(info, frames)


def refuse(request: Request[Any, Any, Any], error: DebutError) -> Response[Problem]:
    del request
    missing = isinstance(error, UnknownMatch | UnknownGame | UnknownLesson)
    return Response(problem(error), status_code=404 if missing else 400)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Litestar's own refusals (wrong shape, wrong path, too long), in our form."""
    why = "; ".join(
        str(one.get("message", one)) for one in error.extra or [] if isinstance(one, dict)
    )
    known = {404: "page-unknown", 405: "page-unknown", 413: "message-too-long"}
    code = known.get(error.status_code, "message-wrong-shape")
    told = BadMessage(code, why=why or error.detail, path=request.url.path[:100], length="?",
                      most=LONGEST_RECORD)  # fmt: skip
    return Response(problem(told), status_code=error.status_code)


def refuse_body(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What the JSON decoder says of bodies that Litestar does not expect."""
    why = TOO_DEEP if isinstance(error, RecursionError) else str(error)
    return refuse(request, BadMessage("message-not-json", why=why))


def create_app(database: str, web: Path | None = None) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store, thinkers = Store(database), Thinkers()
        app.state.matches = Matches(store, thinkers)
        try:
            yield
        finally:
            thinkers.close()
            store.close()

    for name in games():
        game(name).machine  # noqa: B018 - compiled before the first match asks for it
    handlers: list[Any] = [
        list_games, game_texts, game_rules, game_lessons, lesson_try, lesson_previews,
        open_match, load_match, match_record, match_replay, record_replay, match_socket,
    ]  # fmt: skip
    if web is not None:
        from debut.server.pages import browser_files

        handlers += browser_files(web)
    return Litestar(
        handlers,
        lifespan=[lifespan],
        exception_handlers={
            DebutError: refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_body,
            UnicodeDecodeError: refuse_body,
        },
        openapi_config=OpenAPIConfig("Début", __version__, path="/api/schema"),
        logging_config=None,
        request_max_body_size=LIMITS.request_bytes,
        debug=False,
    )
