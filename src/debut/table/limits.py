"""The server's limits: one table of settings, each with its reason.

An operator changes one in the environment before the start: ``DEBUT_SOCKETS_AN_ADDRESS=1000``.
``docs/server.md`` shows the table as it is here.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated, Any, get_type_hints

from msgspec import Meta, Struct
from msgspec.structs import fields

from debut.kernel.errors import DebutError

PREFIX = "DEBUT_"
MOST = 2**40


class BadSetting(DebutError):
    """A setting of the environment is not a number, or out of bounds."""


def _known(text: str) -> Meta:
    """Describes a setting that an operator may change."""
    return Meta(description=text)


def _from_zero(text: str) -> Meta:
    """Describes a setting that may also be 0."""
    return Meta(description=text, extra={"least": 0})


def _fixed(text: str) -> Meta:
    """Describes a bound of the message and record formats.

    It is the same on every server: otherwise a match could not move to another one.
    """
    return Meta(description=text, extra={"fixed": True})


class Limits(Struct, frozen=True, kw_only=True):
    """Bounds per address are wide enough for a school behind one address."""

    # What is sent
    name_characters: Annotated[int, _fixed("Longest name of a player.")] = 40
    text_characters: Annotated[int, _fixed("Longest text of a question or of dice.")] = 200
    match_plies: Annotated[int, _fixed("Most plies of a match that is loaded.")] = 20_000
    message_bytes: Annotated[int, _known("Longest message on a match's socket.")] = 16 * 1024
    socket_bytes: Annotated[
        int, _known("From here on a message on a socket ends the connection.")
    ] = 2 * 1024 * 1024
    request_bytes: Annotated[int, _known("Longest body of a request that carries no record.")] = (
        64 * 1024
    )
    record_bytes: Annotated[int, _known("Longest record that is replayed or loaded.")] = (
        4 * 1024 * 1024
    )

    # How fast and how long
    messages_a_second: Annotated[
        int, _known("A person clicks a few times a second; more is let through at this pace.")
    ] = 30
    messages_burst: Annotated[int, _known("Messages that may come at once before that.")] = 60
    outbox_messages: Annotated[
        int, _known("Messages that wait for a socket that does not read; then it is dropped.")
    ] = 256
    outbox_bytes: Annotated[
        int, _known("Bytes that wait for a socket that does not read; then it is dropped.")
    ] = 512 * 1024
    header_seconds: Annotated[float, _known("Time for the headers of a request to arrive.")] = 10.0
    body_seconds: Annotated[float, _known("Time for the body of a request to arrive.")] = 60.0
    first_message_seconds: Annotated[
        float, _known("Time for a socket to sit down, its first message.")
    ] = 15.0
    unread_seconds: Annotated[
        float, _known("Time that an answer may wait for somebody who does not read it.")
    ] = 30.0

    presence_seconds: Annotated[
        float, _known("Arrivals and departures within this time are sent as one change.")
    ] = 0.7

    reveal_seconds: Annotated[
        float,
        _known(
            "Time for a page that is there to reveal its text for the dice; then all begin anew."
        ),
    ] = 10.0

    hold_seconds: Annotated[
        float,
        _known("Time that the table's die waits for a move to be seen, or taken back."),
    ] = 10.0

    # An address
    connections_an_address: Annotated[
        int, _known("Connections of an address at once, of any kind.")
    ] = 2_000
    sockets_an_address: Annotated[int, _known("Sockets at matches, of an address at once.")] = 500
    requests_a_second: Annotated[int, _known("Requests of an address, at a steady pace.")] = 200
    requests_burst: Annotated[int, _known("Requests of an address at once before that.")] = 4_000
    matches_a_second: Annotated[
        float, _known("Matches that an address opens or loads, at a steady pace.")
    ] = 2.0
    matches_burst: Annotated[int, _known("Matches of an address at once before that.")] = 600
    replays_an_address: Annotated[
        int, _known("Replays, stories, records and loads of an address under way or waiting.")
    ] = 32
    analyses_an_address: Annotated[
        int, _known("Matches that are analysed for an address, under way or waiting.")
    ] = 4
    loop_share: Annotated[
        float,
        _known(
            "Processor time that the event loop gives an address, in seconds a second; an address"
            " that has used it up waits."
        ),
    ] = 0.4
    loop_burst: Annotated[
        float, _known("Seconds of the event loop that an address may save up for later.")
    ] = 4.0
    worker_share: Annotated[
        float,
        _known(
            "Processor time in workers for what an address points at and asks about (moves,"
            " clauses, aims, chances, tasks, skill), in seconds a second; an address that has used"
            " it up waits."
        ),
    ] = 0.3
    worker_burst: Annotated[
        float, _known("Seconds of those workers that an address may save up for later.")
    ] = 10.0
    answers_an_address: Annotated[
        int, _known("Such answers computed in workers for an address at once; others wait.")
    ] = 2
    thinkers_an_address: Annotated[
        int,
        _known(
            "Opponents that think at once at the tables of an address, of the slow levels and of"
            " the quick ones each; others wait."
        ),
    ] = 1
    held_bytes_an_address: Annotated[
        int,
        _known(
            "Bytes of an address that wait: messages and bodies to be processed, answers to be"
            " read. More ends the connection that brings it."
        ),
    ] = 32 * 1024 * 1024
    proxies: Annotated[
        int,
        _from_zero(
            "Reverse proxies in front of the server. Its address is then read from as many places"
            " from the end of `X-Forwarded-For`; 0: that header means nothing."
        ),
    ] = 0

    stored_bytes_an_address: Annotated[
        int,
        _known(
            "Bytes that the matches opened or loaded by an address may count for on the disk;"
            " beyond that it opens no more. A match that is not over counts for at least 64 KiB."
        ),
    ] = 512 * 1024 * 1024
    address_days: Annotated[
        int,
        _known(
            "Days after somebody last touched a match for which it counts for the address that"
            " opened it; then the server forgets which one that was."
        ),
    ] = 90
    log_lines_a_minute: Annotated[
        int, _known("Lines of the log for the requests of an address; the others are counted.")
    ] = 120

    # Matches
    unfinished_days: Annotated[
        int,
        _from_zero(
            "Days after which a match that is not over is removed if nobody touches it; 0: never."
        ),
    ] = 90
    finished_days: Annotated[
        int, _from_zero("The same for a match that is over, from its end on.")
    ] = 0

    # The machine
    stored_bytes: Annotated[
        int, _known("Bytes that all matches may count for; beyond that nobody opens another.")
    ] = 16 * 1024 * 1024 * 1024
    disk_free_bytes: Annotated[
        int,
        _from_zero(
            "Bytes free beside the database, below which nobody opens another match: those under"
            " way need them."
        ),
    ] = 256 * 1024 * 1024
    held_bytes: Annotated[int, _known("The same of all addresses together.")] = 128 * 1024 * 1024
    replay_workers: Annotated[int, _known("Processes that make replays, stories and records.")] = 1
    thinker_workers: Annotated[
        int, _known("Processes for the slow levels; the quick ones have one more.")
    ] = 2
    analysis_workers: Annotated[
        int, _known("Processes that analyse matches; whatever else there is to do goes first.")
    ] = 1
    analyses_waiting: Annotated[
        int, _known("Matches that are analysed for everybody, under way or waiting.")
    ] = 64
    analysis_plies: Annotated[int, _known("Longest match that is analysed, in plies.")] = 10_000
    answer_seconds: Annotated[
        float,
        _known(
            "Time that a worker has for one answer, replay, story or record; then it is killed and"
            " replaced."
        ),
    ] = 60.0
    thinking_seconds: Annotated[
        float, _known("The same for one decision of a computer opponent, Perfect's too.")
    ] = 120.0
    analysis_seconds: Annotated[float, _known("The same for the analysis of one match.")] = 3_600.0
    idle_rooms: Annotated[int, _known("Matches kept in memory with nobody at them.")] = 200


def setting(field: str) -> str:
    """Returns the name of a field's environment variable."""
    return PREFIX + field.upper()


def read_limits(environment: Mapping[str, str]) -> Limits:
    changed: dict[str, Any] = {}
    for field in fields(Limits):
        text = environment.get(setting(field.name))
        extra = meta_of(field.name).extra or {}
        if text is not None and "fixed" not in extra:
            least = extra.get("least", 1)
            changed[field.name] = _number(setting(field.name), text, type(field.default), least)
    return Limits(**changed)


def _number(name: str, text: str, kind: type, least: float) -> float:
    try:
        value: float = kind(text)
    except ValueError:
        raise BadSetting("setting-no-number", setting=name, value=text) from None
    least = least if kind is int else 0.01
    if not least <= value < MOST:
        raise BadSetting("setting-out-of-bounds", setting=name, value=text, least=least, most=MOST)
    return value


def meta_of(field: str) -> Meta:
    """Returns the description of a field, and whether it is fixed."""
    meta: Meta = get_type_hints(Limits, include_extras=True)[field].__metadata__[0]
    return meta


LIMITS = read_limits(os.environ)
