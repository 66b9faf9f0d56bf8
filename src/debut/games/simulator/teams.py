"""Teams: sixteen stickers each, written as a name or as a list of numbers, and what is wrong."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate

from debut.games.simulator.stickers import COLOURS, DUELS, STICKERS, Sticker
from debut.kernel.content.teams import (
    ReadyTeam,
    StickerTold,
    TeamBook,
    TeamCheck,
    TeamClass,
    TeamFault,
)
from debut.kernel.position import BadValue
from debut.kernel.views import Message

FIRST_ELEVEN, BENCH = 11, 5
MEN = FIRST_ELEVEN + BENCH
MOST_KEEPERS = 3
# The most that each class is worth in all; a team is worth no more than the last.
CLASSES = {"weak": 24, "middling": 35, "tournament": 36, "strong": 43, "very-strong": 50}
MOST_VALUE = max(CLASSES.values())
LONGEST_TEAM = 80  # characters: sixteen numbers of three digits, a comma and a space after each

# The numbers of their stickers: the keeper, four defenders, four midfielders with the wings
# outside, two forwards; then the bench.
NUMBERS = {
    # Pace on the wings and three ways to finish.
    "rouges": (7, 29, 24, 22, 26, 79, 65, 63, 87, 105, 106, 1, 25, 56, 99, 103),
    # Nothing gets through, and the ball is built up from behind.
    "bleus": (9, 30, 31, 34, 28, 81, 62, 61, 83, 104, 107, 2, 19, 23, 52, 102),
    # Willing hands: a skill a man, hardly more.
    "moulins": (3, 15, 13, 20, 21, 76, 45, 50, 77, 95, 101, 4, 18, 48, 51, 82),
    # Quick legs and hard tackles.
    "faubourgs": (7, 27, 16, 17, 26, 73, 56, 59, 84, 103, 97, 1, 21, 51, 74, 81),
    # The ball goes from foot to foot.
    "canaux": (6, 29, 28, 37, 19, 83, 61, 54, 58, 104, 57, 3, 43, 49, 52, 100),
    # Crosses for tall men, before both goals.
    "falaises": (8, 35, 32, 38, 37, 80, 60, 69, 85, 106, 110, 4, 20, 24, 50, 101),
    # Everybody runs.
    "orages": (10, 39, 33, 41, 36, 86, 65, 66, 89, 107, 109, 2, 21, 26, 56, 97),
    # Stars, and a bench to save on.
    "cometes": (12, 42, 34, 31, 35, 91, 71, 68, 92, 112, 105, 1, 19, 49, 78, 96),
}
READY = {name: tuple(number - 1 for number in numbers) for name, numbers in NUMBERS.items()}
NAMES = {team: name for name, team in READY.items()}


def value_of(team: tuple[int, ...]) -> int:
    return sum(STICKERS[index].value for index in team)


def class_of(value: int) -> str:
    """The class of a team that is worth so much in all."""
    return next(name for name, most in CLASSES.items() if value <= most)


def read_team(text: str) -> tuple[int, ...]:
    """The stickers of a team by their index, the keeper who starts first."""
    if wrong_team(text):
        raise BadValue(f"{' | '.join(READY)} | {MEN} × 1 … {len(STICKERS)}")
    return READY.get(text.strip()) or tuple(int(word) - 1 for word in text.split(","))


def write_team(team: tuple[int, ...]) -> str:
    """Its name if it is a ready one, else the numbers of its stickers."""
    return NAMES.get(team) or ",".join(str(STICKERS[index].number) for index in team)


def wrong_team(text: str) -> Message | None:
    """The first thing that is wrong with a team, by the sticker and the rule; or nothing."""
    words = [word.strip() for word in text.split(",")]
    if words[0] in READY and len(words) == 1:
        return None
    if len(words) == 1 and not _is_number(words[0]):
        return Message("wrong-team-name", {"text": words[0], "known": ", ".join(READY)})
    unknown = next((word for word in words if not _is_sticker(word)), None)
    if unknown is not None:
        return _no_sticker(unknown)
    return next((fault.message for fault in _faults(_places(words))), None)


def check_team(text: str) -> TeamCheck:
    """A team as far as it is built: what it is worth, and every rule that it breaks."""
    words = [word.strip() for word in text.split(",")]
    unknown = [
        TeamFault(_no_sticker(word), place)
        for place, word in enumerate(words)
        if word and not _is_sticker(word)
    ]
    places = _places(words)
    value = sum(one.value for one in places if one)
    faults = (*unknown, *_faults(places))
    named = class_of(value) if value <= MOST_VALUE else None
    numbers = tuple(one.number - 1 for one in places if one)
    return TeamCheck(value, named, faults, None if faults else write_team(numbers))


def book() -> TeamBook:
    """What a team is built from."""
    return TeamBook(
        tuple(
            StickerTold(
                one.number, one.name, one.style, one.value, one.is_keeper, one.skills, one.duels
            )
            for one in STICKERS
        ),
        COLOURS,
        DUELS,
        tuple(ReadyTeam(name, numbers) for name, numbers in NUMBERS.items()),
        tuple(TeamClass(name, most) for name, most in CLASSES.items()),
        FIRST_ELEVEN,
        BENCH,
    )


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 3


def _is_sticker(word: str) -> bool:
    return _is_number(word) and 1 <= int(word) <= len(STICKERS)


def _no_sticker(word: str) -> Message:
    return Message("wrong-sticker", {"text": word, "most": len(STICKERS)})


def _places(words: list[str]) -> list[Sticker | None]:
    return [STICKERS[int(word) - 1] if _is_sticker(word) else None for word in words]


def _faults(places: list[Sticker | None]) -> Iterator[TeamFault]:
    """The rules that stickers in their places break."""
    team = [(place, one) for place, one in enumerate(places) if one]
    seen = set[int]()
    for place, one in team:
        if one.number in seen:
            yield TeamFault(_fault_message("wrong-twice", one), place)
        seen.add(one.number)
    if len(team) != MEN:
        count = Message("wrong-count", {"n": len(team), "men": MEN})
        yield TeamFault(count, missing=len(team) < MEN)
    if not team:
        return
    keepers = [(place, one) for place, one in team if one.is_keeper]
    if not keepers:
        lacking = _fault_message("wrong-no-keeper", team[0][1], most=MOST_KEEPERS)
        yield TeamFault(lacking, missing=len(team) < MEN)
    if places[0] and not places[0].is_keeper:
        yield TeamFault(_fault_message("wrong-first", places[0]), 0)
    for place, one in keepers[MOST_KEEPERS:]:
        yield TeamFault(_fault_message("wrong-keepers", one, most=MOST_KEEPERS), place)
    totals = list(accumulate(one.value for _, one in team))
    if totals[-1] > MOST_VALUE:
        place, over = team[bisect_right(totals, MOST_VALUE)]
        values = {"value": over.value, "total": totals[-1], "most": MOST_VALUE}
        yield TeamFault(_fault_message("wrong-value", over, **values), place)


def _fault_message(message: str, one: Sticker, **values: int) -> Message:
    return Message(message, {"number": one.number, "who": one.name, **values})
