"""Replays a record: checks every ply, and the dice where they can be verified."""

from __future__ import annotations

from collections.abc import Sequence

from debut.kernel.errors import BadRecord, DebutError
from debut.kernel.game import SEATS, State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.match.dice import CheckedDice, commitment
from debut.kernel.match.record import (
    FIRST,
    HASHES_FROM,
    HELD_BACK_TEXT,
    MatchRecord,
    PlyRecord,
    digest,
    fits,
    person_of,
    result_of,
)
from debut.kernel.registry import game


def is_throw(ply: PlyRecord) -> bool:
    return ply.turn == CHANCE and not ply.signal


def replay(record: MatchRecord) -> list[State]:
    """Returns every position of the match; raises BadRecord that names the first wrong ply."""
    states = positions(record)
    _check_resigned(record, states[-1])
    if result_of(states[-1], record.resigned) != record.result:
        raise BadRecord("record-wrong-result", plies=len(record.plies))
    if record.digest is not None and record.digest != digest(record):
        raise BadRecord("record-edited")
    return states


def _check_resigned(record: MatchRecord, last: State) -> None:
    """Checks that the side that resigned exists and that the match was not over before."""
    if record.resigned is None:
        return
    if record.resigned not in SEATS:
        raise BadRecord("record-resigned-side", side=record.resigned)
    if last.turn == OVER:
        raise BadRecord("record-resigned-over", plies=len(record.plies))


def start_of(record: MatchRecord) -> State:
    try:
        state = game(record.game).start(**record.options)
    except DebutError as error:
        raise BadRecord("record-wrong-start", why=error) from error
    if not fits(state.game, record.players):
        raise BadRecord("record-wrong-players", players=len(record.players))
    return state


def positions(record: MatchRecord) -> list[State]:
    """Returns the position before the first ply and after each one, checking every ply."""
    states = [start_of(record)]
    before: PlyRecord | None = None
    for number, ply in enumerate(record.plies, 1):
        state = states[-1]
        if ply.part:
            _check_part(record, states, number, ply, before)
        states.append(_replay_ply(state, number, ply))
        before = ply
    return states


def _check_part(
    record: MatchRecord, states: list[State], number: int, ply: PlyRecord, before: PlyRecord | None
) -> None:
    """Checks that a further part of a message is a decision of the person who made the last one."""
    fits_on = before is not None and ply.part == before.part + 1 and not before.signal
    if fits_on and not ply.signal and before is not None and before.turn >= 0:
        turns = [state.turn for state in states[-2:]]
        people = {person_of(state, record.players, state.turn)
                  for state in states[-2:] if state.turn >= 0}  # fmt: skip
        if min(turns) >= 0 and len(people) == 1:
            return
    raise BadRecord("record-ply-part", ply=number, text=ply.text, part=ply.part)


def _replay_ply(state: State, number: int, ply: PlyRecord) -> State:
    def bad(why: str, **values: object) -> BadRecord:
        return BadRecord(why, ply=number, text=ply.text, **values)

    if state.turn == OVER:
        raise bad("record-ply-after-end")
    if ply.turn != state.turn:
        raise bad("record-ply-turn", told=ply.turn, turn=state.turn)
    if ply.action is None and ply.text == HELD_BACK_TEXT:
        raise bad("record-ply-secret")
    if ply.signal:
        if ply.text not in state.signals():
            raise bad("record-ply-illegal", allowed=", ".join(state.signals()) or "—")
        return state.signal(ply.text)
    if ply.action not in state.actions():
        raise bad("record-ply-illegal", allowed=state.allowed())
    if state.notate(ply.action) != ply.text:
        raise bad("record-ply-text", action=ply.action, written=state.notate(ply.action))
    return state.play(ply.action)


def _check_revealed(record: MatchRecord) -> None:
    """Checks that every text matches the hash its player committed to (since format 3)."""
    dice = record.dice
    if record.format < HASHES_FROM or dice.texts is None or dice.hashes is None:
        return
    for player, text, hashed in zip(record.players, dice.texts, dice.hashes, strict=True):
        if (text or hashed) if player.bot else commitment(text) != hashed:
            raise BadRecord("record-wrong-hash", name=player.name)


def check_dice(record: MatchRecord, states: Sequence[State]) -> str:
    """Checks the throws against secret and texts; raises BadRecord that names a wrong one."""
    dice = record.dice
    _check_revealed(record)
    if dice.secret is None:
        if record.result:
            raise BadRecord("record-no-secret")
        return "sealed"
    if commitment(dice.secret) != dice.commitment:
        raise BadRecord("record-wrong-secret")
    checked = CheckedDice(dice.secret, dice.texts or (), first=record.format == FIRST)
    k = 0
    for number, (ply, state) in enumerate(zip(record.plies, states, strict=False), 1):
        if not is_throw(ply):
            continue
        fair = checked.throw(state, k)
        if fair != ply.action:
            raise BadRecord(
                "record-wrong-throw", ply=number, text=ply.text, fair=state.notate(fair)
            )
        k += 1
    return "checked"
