"""Provides every game as a PettingZoo environment: ``env("supergoal", throws=20)``.

The environment throws the dice itself; agents A and B only decide. An action that is not in the
mask raises ``IllegalAction``.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from debut.adapters.observe import Vector, bounds, observe
from debut.kernel.game import State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.registry import game as find_game

AGENTS: Final = ("A", "B")


def env(game_id: str, render_mode: str | None = None, **options: object) -> AECEnv:
    """Makes an environment that also refuses calls in a wrong order, as PettingZoo's own do."""
    checked = wrappers.AssertOutOfBoundsWrapper(RawEnv(game_id, render_mode, **options))
    return wrappers.OrderEnforcingWrapper(checked)


class RawEnv(AECEnv):  # type: ignore[misc]
    """The environment itself, without checks for the order of calls."""

    metadata = {  # noqa: RUF012 - PettingZoo reads it from the class
        "render_modes": ["ansi", "human"],
        "name": "debut",
        "is_parallelizable": False,
    }

    def __init__(self, game_id: str, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.game = find_game(game_id)
        self.metadata = {**RawEnv.metadata, "name": f"debut_{game_id}"}
        self.render_mode = render_mode
        self._start = self.game.start(**options)
        self._state = self._start
        self._random: np.random.Generator | None = None
        self.possible_agents = list(AGENTS)
        self.agents = list(AGENTS)
        # They are made once, because PettingZoo requires the same spaces on every call.
        self.action_spaces = {agent: spaces.Discrete(self.game.spec.actions) for agent in AGENTS}
        self.observation_spaces = {agent: self._observation_space() for agent in AGENTS}

    def _observation_space(self) -> spaces.Dict:
        low, high = bounds(self.game)
        mask = spaces.Box(0, 1, (self.game.spec.actions,), np.int8)
        return spaces.Dict({"observation": spaces.Box(low, high), "action_mask": mask})

    @property
    def np_random(self) -> np.random.Generator:
        if self._random is None:
            self._random = seeding.np_random()[0]
        return self._random

    @property
    def position(self) -> State:
        return self._state

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        del options  # A match's options are chosen with the environment.
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[0]
        self._go_to(self._start)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "None is the action of an agent whose match is over"
        after = self._state.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_to(after)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_to(self, state: State) -> None:
        """Throws all dice that are due, then gives the turn to an agent or ends the match."""
        while state.turn == CHANCE:
            state = state.play(self._throw(state))
        self._state = state
        if state.turn != OVER:
            self.agent_selection = AGENTS[state.turn]
            return
        assert state.result is not None
        self.rewards = dict(zip(AGENTS, state.result.returns, strict=True))
        self.terminations = dict.fromkeys(AGENTS, True)

    def _throw(self, state: State) -> int:
        outcomes, odds = zip(*state.odds(), strict=True)
        return int(self.np_random.choice(outcomes, p=odds))

    def observe(self, agent: str) -> dict[str, Vector | NDArray[np.int8]]:
        mask = np.zeros(self.game.spec.actions, np.int8)
        if self._state.turn != OVER and AGENTS[self._state.turn] == agent:
            mask[list(self._state.actions())] = 1
        known = self._state.seen_by(AGENTS.index(agent))
        return {"observation": observe(known), "action_mask": mask}

    def state(self) -> Vector:
        """Returns the whole position, secrets included, which only a trainer may use."""
        return observe(self._state)

    def render(self) -> str | None:
        """Returns the position as text ("ansi") or prints it ("human")."""
        if self.render_mode == "ansi":
            return str(self._state)
        if self.render_mode == "human":
            print(self._state)
        else:
            logger.warn("render() without a render_mode shows nothing")
        return None

    def close(self) -> None:
        """Does nothing, because the environment holds no resources."""
