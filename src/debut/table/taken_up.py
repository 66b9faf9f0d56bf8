"""Turns a stored match into a match that can go on."""

from __future__ import annotations

import asyncio

import msgspec

from debut.kernel.game import State
from debut.kernel.match.match import Match
from debut.kernel.match.record import FORMAT, HASHES_FROM, DiceRecord, MatchRecord
from debut.kernel.match.replay import is_throw, start_of
from debut.table.stored import Loaded

# After so many replayed plies of a match, other tasks of the event loop get their turn.
AT_ONCE = 50


async def taken_up(loaded: Loaded, lean: bool = True) -> Match:
    """Replays a stored match; its plies were checked before they were stored."""
    head, plies = loaded.head, loaded.plies
    names, kits, resigned = loaded.names, loaded.kits, loaded.resigned
    dice, number_of_format = _dice_of(loaded)
    players = tuple(
        msgspec.structs.replace(
            one, name=names.get(number, one.name), kit=kits.get(number, one.kit)
        )
        for number, one in enumerate(head.players)
    )
    record = MatchRecord(
        number_of_format, head.game, head.options, players, dice, [one.ply for one in plies],
        resigned=resigned.side if resigned else None,
    )  # fmt: skip
    states = [start_of(record)]
    for number, ply in enumerate(record.plies, 1):
        states.append(_after(states[-1], ply.signal, ply.text, ply.action))
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    match = Match(record, states, head.secret, lean=lean)
    for one in loaded.commitments:
        if not one.voided:
            match.commit(one.player, one.hash)
    for one in loaded.commitments:
        if not one.voided and one.text is not None:
            match.reveal(one.player, one.text)
    return match


def _dice_of(loaded: Loaded) -> tuple[DiceRecord, int]:
    """Returns the dice of a stored match and the record format that they need.

    A match of an older format that has not thrown yet begins its opening in the present one.
    """
    head = loaded.head
    # The match adds to its own record, so the head's dice are copied.
    dice = msgspec.structs.replace(head.dice)
    thrown = any(is_throw(one.ply) for one in loaded.plies)
    if dice.kind == "checked" and head.format < HASHES_FROM and thrown and not loaded.commitments:
        if dice.texts is None:
            places = range(len(head.players))
            dice.texts = tuple(loaded.texts.get(number, "") for number in places)
        return dice, head.format
    dice.texts = None
    void = {one.opening for one in loaded.commitments if one.voided}
    dice.voided = tuple(
        tuple(
            one.player for one in loaded.commitments if one.opening == number and one.text is None
        )
        for number in sorted(void)
    )
    return dice, FORMAT


def _after(state: State, signal: bool, text: str, action: int | None) -> State:
    if signal:
        return state.signal(text)
    assert action is not None
    return state.play(action)
