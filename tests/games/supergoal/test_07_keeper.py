"""Chapter 7: The keeper die, after a shot from inside, from outside and from a champion."""

from __future__ import annotations

import pytest

from debut.kernel.testing import clause, scripted

ARROWS = {"control", "pass", "launch"}
# Position, actions and throws that bring a shot of the attacker to the keeper die.
SHOTS = {
    "inside": ("ball=b11", ["shot"], ["target"]),
    "outside, let be": ("ball=a9", ["shot", "let"], ["target"]),
    "outside, missed": ("ball=c9", ["shot", "blue"], ["target", "miss"]),
    "outside, unstoppable": ("ball=e10", ["shot"], ["unstoppable"]),
    "bar": ("ball=d10", ["shot", "keeper"], ["bar"]),
    "free kick": ("ball=b9; restart=free-kick", ["shot"], ["target"]),
    "long shot": ("ball=b6; champion={side}:long-shot", ["champion"], ["foul"]),
}


@pytest.fixture(params=SHOTS)
def shot(request, side):
    position, actions, throws = SHOTS[request.param]
    return f"attack={side}; {position.format(side=side)}", actions, throws


@clause("SG-7.1", "SG-8.2")
def test_saved_is_a_keepers_throw_for_the_defender(game, other, shot):
    position, actions, throws = shot
    with scripted(game, position, *throws, "saved") as table:
        table.play(*actions)
        assert table["score"] == "0-0"
        assert (table["attack"], table["restart"]) == (other, "keeper")
        assert {"c1 control", "c2 launch long"} <= table.legal


@clause("SG-7.1")
@pytest.mark.parametrize("face", ["saved", "parried"])
def test_what_a_keeper_stops_is_told_as_a_save(game, other, shot, face):
    position, actions, throws = shot
    with scripted(game, position, *throws, face) as table:
        table.play(*actions)
        saves = [event.seat for event in table.events if event.kind == "save"]
        assert saves == ["AB".index(other)]


@clause("SG-7.2", "SG-8.6")
def test_not_saved_is_a_goal(game, other, shot, one_nil):
    position, actions, throws = shot
    with scripted(game, position, *throws, "not-saved") as table:
        table.play(*actions)
        assert table["score"] == one_nil
        assert (table["attack"], table["ball"], table["restart"]) == (other, "c6", "kick-off")


@clause("SG-7.2", "SG-6.6")
def test_after_a_bar_it_is_called_an_own_goal(game, other, shot, one_nil):
    position, actions, throws = shot
    with scripted(game, position, *throws, "not-saved") as table:
        table.play(*actions)
        own_goals = [event.seat for event in table.events if event.message == "own-goal"]
        assert own_goals == (["AB".index(other)] if throws == ["bar"] else [])
        assert table["score"] == one_nil


@clause("SG-7.3", "SG-3.5")
def test_parried_goes_to_c9_and_stays_with_the_attacker(game, side, shot):
    position, actions, throws = shot
    with scripted(game, position, *throws, "parried") as table:
        table.play(*actions)
        assert (table["attack"], table["ball"], table["restart"]) == (side, "c9", "open")
        assert table.legal == ARROWS | {"shot"}


@clause("SG-7.4", "SG-8.4")
def test_corner_is_a_corner_for_the_attacker(game, side, shot):
    position, actions, throws = shot
    with scripted(game, position, *throws, "corner") as table:
        table.play(*actions)
        assert (table["attack"], table["restart"]) == (side, "corner")
        assert {"a11 control", "e11 launch"} <= table.legal
