"""Registers every game as an OpenSpiel game, on ``import debut.adapters.openspiel``:

    pyspiel.load_game("debut_supergoal(throws=20,var=True)")

Actions and outcomes keep their codes. An option without a default is unset by 0 or an empty text;
choices that are numbers are passed as numbers, and in a text a slash stands for a comma. A state
can also start at a position: ``new_initial_state(text)``.

``pyspiel.MCTSBot`` of OpenSpiel 2.0 crashes on games written in Python, even on OpenSpiel's own;
search with ``open_spiel.python.algorithms.mcts`` instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from debut.adapters.observe import bounds, observe
from debut.kernel.game import SEATS, Game, Spec, State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.options import Option, Value
from debut.kernel.registry import game as find_game
from debut.kernel.registry import games

PREFIX: Final = "debut_"
PLAYERS: Final = len(SEATS)
UNKNOWN: Final = "•"


def left_out(option: Option) -> Value:
    """Returns the value that stands for an unset option, because OpenSpiel has no None."""
    return "" if option.choices or option.text else 0


def is_counted(option: Option) -> bool:
    """Returns whether all choices are numbers, which OpenSpiel would read as such from text."""
    return bool(option.choices) and all(choice.isdecimal() for choice in option.choices)


def spoken(option: Option, value: Value) -> Value:
    """Converts a value for OpenSpiel: numbers as such, and no comma, which separates parameters."""
    if is_counted(option) and isinstance(value, str) and value.isdecimal():
        return int(value)
    return value.replace(",", "/") if option.text and isinstance(value, str) else value


def meant(option: Option, value: Value) -> Value:
    if is_counted(option):
        return str(value)
    return value.replace("/", ",") if option.text and isinstance(value, str) else value


def parameters(spec: Spec) -> dict[str, Value]:
    return {
        option.name: left_out(option) if option.default is None else spoken(option, option.default)
        for option in spec.options
    }


def parameters_from(spec: Spec, given: Mapping[str, Value]) -> dict[str, Value]:
    known = {option.name: option for option in spec.options}
    return {name: spoken(known[name], value) for name, value in given.items()}


def options_from(spec: Spec, given: Mapping[str, Value]) -> dict[str, Value]:
    """Converts OpenSpiel's parameters to the options of a match; OpenSpiel checks the names."""
    return {
        option.name: meant(option, given[option.name])
        for option in spec.options
        if option.name in given
        and not (option.default is None and given[option.name] == left_out(option))
    }


def game_type(spec: Spec) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + spec.id,
        long_name=f"Debut {spec.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if find_game(spec.id).secrets
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM if spec.zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=PLAYERS,
        min_num_players=PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(spec),
    )


def game_info(spec: Spec) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=spec.actions,
        max_chance_outcomes=spec.outcomes,
        num_players=PLAYERS,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if spec.zero_sum else None,
        max_game_length=spec.longest,
    )


def load(text: str) -> pyspiel.Game:
    """Loads a game in a process that unpickles one, where importing this module registers it."""
    return pyspiel.load_game(text)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of this package with its options chosen, as an OpenSpiel game."""

    def __init__(self, game: Game, given: Mapping[str, Value]) -> None:
        given = parameters_from(game.spec, given)
        super().__init__(game_type(game.spec), game_info(game.spec), given)
        self.game = game
        self._start = game.start(**options_from(game.spec, given))

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return load, (str(self),)

    def new_initial_state(self, position: str | None = None) -> SpielState:
        return SpielState(self, self._start if position is None else self.game.parse(position))

    def max_chance_nodes_in_history(self) -> int:
        return self.game.spec.longest

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Any:
        """Observes the position as a side knows it, or with perfect recall all it has observed."""
        recalls = isinstance(kind, pyspiel.IIGObservationType) and (
            kind.perfect_recall or not kind.public_info
        )
        if recalls and not self.game.secrets:
            return IIGObserverForPublicInfoGame(kind, params)
        return Observer(self.game, recalls)


class Heard(tuple[str, ...]):
    """The actions that a side has observed so far; immutable, so that a clone need not copy it."""

    __slots__ = ()

    def __deepcopy__(self, memo: object) -> Heard:
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a match as OpenSpiel's mutable state."""

    def __init__(self, game: SpielGame, state: State) -> None:
        super().__init__(game)
        self.position = state
        self.heard = (Heard(),) * PLAYERS

    def current_player(self) -> int:
        turn = self.position.turn
        if turn == CHANCE:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        return pyspiel.PlayerId.TERMINAL if turn == OVER else turn  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        del player  # OpenSpiel only asks for the one whose turn it is.
        return list(self.position.actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self.position.odds())

    def _apply_action(self, action: int) -> None:
        before, self.position = self.position, self.position.play(action)
        if before.game.secrets:
            text = before.notate(action)
            self.heard = tuple(
                Heard((*heard, UNKNOWN if self.position.held_back(seat) else text))
                for seat, heard in enumerate(self.heard)
            )

    def recalled(self, seat: int) -> str:
        """Returns all actions a side has observed in a game with secrets, and its own position."""
        return "; ".join((" ".join(self.heard[seat]), str(self.position.seen_by(seat))))

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        return self.position.notate(action)

    def is_terminal(self) -> bool:
        return self.position.turn == OVER

    def returns(self) -> list[float]:
        result = self.position.result
        return list(result.returns) if result else [0.0] * PLAYERS

    def __str__(self) -> str:
        return str(self.position)


class Observer:
    """Observes what a side sees: everything except the other side's secrets."""

    def __init__(self, game: Game, recalls: bool) -> None:
        self.tensor = bounds(game)[0] * 0
        self.dict = {"position": self.tensor}
        self._recalls = recalls

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = observe(state.position.seen_by(player))

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recalls:
            return state.recalled(player)
        return str(state.position.seen_by(player))


def register(name: str) -> None:
    game = find_game(name)

    # This is a class and not a function, because OpenSpiel releases it after Python has shut down.
    # A class, which refers to itself, survives that; freeing a function there aborts the process.
    class Registered(SpielGame):
        def __init__(self, given: Mapping[str, Value] | None = None) -> None:
            super().__init__(game, given or {})

    pyspiel.register_game(game_type(game.spec), Registered)


for _name in games():
    register(_name)
