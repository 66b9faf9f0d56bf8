"""Every text that the code can ask for exists, in every language, and can be said."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from enum import EnumType
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import debut
from debut.games.but.board import FORMATION_NAMES as BUT_FORMATIONS
from debut.games.but.board import PHASES as BUT_PHASES
from debut.games.handball.board import FORMATION_NAMES as HANDBALL_FORMATIONS
from debut.games.handball.board import PHASES as HANDBALL_PHASES
from debut.games.handball.board import RESTARTS as HANDBALL_RESTARTS
from debut.games.simulator.board import RULES
from debut.games.simulator.stickers import COLOURS, DUELS, STICKERS
from debut.games.simulator.teams import CLASSES, READY
from debut.games.streetsoccer.board import FORMATION_NAMES
from debut.games.streetsoccer.board import PHASES as STREETSOCCER_PHASES
from debut.games.supergoal.board import DICE, DIE_NAMES, RESTARTS
from debut.games.supergoal.view.scene import _PROMPTS
from debut.kernel.events import Event, EventCode, event_values
from debut.kernel.layout import OVER
from debut.kernel.registry import games
from debut.kernel.testing import random_action
from debut.kernel.text import KERNEL_TEXT, LANGS, MissingText, catalog, kernel_catalog, slug
from tests.games.simulator.bench import pitch
from tests.helpers import evenly, short
from tests.text_scan import (
    SOURCE,
    all_errors,
    entries,
    game_texts,
    given,
    literals,
    messages,
    parts_of,
    variables,
)

MOST_TOLD = 2000  # positions of random matches whose texts are said
FOLDERS = sorted(folder for folder in SOURCE.rglob("text") if folder.is_dir())
GAMES = games()
GAME_AND_LANG = [(name, lang) for name in GAMES for lang in LANGS]

# What the code asks for


def event_codes(package: str) -> list[EventCode]:
    """The codes of a game's events; a game may do without any."""
    if not find_spec(f"{package}.event_codes"):
        return []
    module = import_module(f"{package}.event_codes")
    classes = [one for one in vars(module).values() if isinstance(one, EnumType)]
    return [code for one in classes if issubclass(one, EventCode) for code in one]


def from_spec(name: str) -> set[str]:
    """What any game must have texts for."""
    spec = debut.game(name).spec
    ids = {"game-name", "game-blurb", "game-length"}
    for option in spec.options:
        ids |= {f"option-{option.name}", f"option-{option.name}-help"}
        ids |= {f"option-{option.name}-{choice}" for choice in option.choices}
    for die in spec.board().dice:
        ids |= {f"die-{die.id}", *(f"face-{die.id}-{slug(face.id)}" for face in die.faces)}
    ids |= {f"reason-{reason}" for reason in spec.reasons if reason}
    ids |= {f"event-{code.message_id}" for code in event_codes(spec.package)}
    for lesson in spec.lessons:
        later = (f"-{step}" for step in range(2, lesson.steps + 1))
        ends = ("", "-title", "-hint", "-done", "-wrong", *later)
        ids |= {f"lesson-{lesson.id}{end}" for end in ends}
    ids |= {f"tally-{tally}" for tally in spec.telling.tallies}
    ids |= {f"flight-{kind}" for kind in spec.telling.kinds}
    return ids | literals(spec.folder)


Values = dict[str, dict[str, str | int]]

SUPERGOAL: Values = {
    **{f"prompt-choose-{restart}": {"side": "A", "ball": "c6"} for restart in RESTARTS},
    **{f"prompt-{prompt}": {"side": "B", "ball": "c6"} for prompt in _PROMPTS.values()},
    **{
        f"prompt-{prompt}": {"side": "B", "ball": "c11", "face": "save"}
        for prompt in ("bar-champion", "mouth", "unstoppable")
    },
    **{
        f"prompt-choose-{restart}": {"side": "A", "ball": "c1", "first": "b1", "second": "d1"}
        for restart in ("corner", "goal-kick", "keeper")
    },
    "prompt-choose-direct": {"side": "A", "ball": "c9"},
    "prompt-window": {"side": "B", "ball": "c6", "die": "control", "face": "recovery"},
    "prompt-throw": {"side": "A", "die": "control"},
    "prompt-over": {"a": 2, "b": 1},
    "fact-up": {},
    "fact-champion": {"side": "A", "face": "foul"},
    "fact-fouled": {"side": "A"},
    "fact-blue": {
        "side": "A",
        "win": 33,
        "foul": 17,
        "own": 17,
        "penalty": "penalty",
        "card": "yes",
    },
    # The table says these of views with a routine.
    "routine-pass": {},
    "routine-passing": {},
    "routine-ask": {},
    "fact-shootout": {"a": 3, "b": 4},
}
STREETSOCCER: Values = {
    **{f"prompt-{phase}": {"side": "A", "n": 3} for phase in STREETSOCCER_PHASES},
    "prompt-place": {"side": "A", "n": 0, "now": 2},
    "prompt-over": {"a": 2, "b": 1},
    "fact-owed-keeper": {},
    "fact-owed-central": {},
    "fact-owed-own-half": {"n": 2},
    "fact-owed-other-half": {},
    "fact-no-goal-now": {},
    "fact-extra": {},
    "fact-last": {"side": "A"},
    "fact-no-goal-yet": {},
}
HANDBALL: Values = {
    **{f"prompt-taker-{restart}": {"side": "A"} for restart in HANDBALL_RESTARTS[1:]},
    **{
        f"prompt-place-{restart}": {"side": "A", "half": "other", "n": 2}
        for restart in HANDBALL_RESTARTS[1:]
    },
    **{
        f"prompt-{phase}": {"side": "A", "n": 3}
        for phase in HANDBALL_PHASES
        if phase not in ("taker", "place")
    },
    "prompt-over": {"a": 2, "b": 1},
    "fact-shut-out": {"side": "A"},
    "fact-shut-out-soon": {"side": "A"},
    "fact-owed": {"side": "A", "n": 2},
    "fact-beside": {"side": "A"},
    "fact-free-zone": {"side": "A"},
    "fact-seven-zone": {"side": "A"},
    "fact-keeper-out": {"side": "A"},
    "fact-passive": {"side": "A", "n": 2, "of": 5, "left": "some"},
    "fact-up": {},
}
BUT: Values = {
    **{f"prompt-{phase}": {"side": "A", "number": 4, "n": 2} for phase in BUT_PHASES},
    **{
        f"prompt-{prompt}": {"side": "A", "number": 4, "left": "both", "black": 4, "yellow": 2}
        for prompt in ("play", "free-kick", "keeper-ball")
    },
    "prompt-over": {"a": 2, "b": 1},
    "fact-row": {"side": "A", "n": 2, "of": 3},
    "fact-extra": {"side": "A"},
    "fact-taker": {"side": "A", "number": 6},
    "fact-idle": {"side": "A"},
    "fact-free-kick": {"side": "A", "number": 6},
    "fact-keeper-ball": {"side": "A"},
    "fact-foul": {"side": "A", "numbers": "4, 5", "n": 2},
    "fact-foul-penalty": {"side": "A", "numbers": "4", "n": 1},
    "fact-offside": {"side": "A", "numbers": "9", "n": 1},
    "fact-up": {},
}
# Sticker 13, which is Piet Roggeveld's.
_ONE: dict[str, str | int] = {"number": 13, "who": "Piet Roggeveld"}
_BY_ONE: dict[str, str | int] = {"side": "A", "number": 7}
_DUEL: dict[str, str | int] = {**_BY_ONE, "plus": 3, "other": 4, "against": 2}
_STRIKE: dict[str, str | int] = {**_BY_ONE, "deed": "shot", "kind": "low"}
_SEVERAL: dict[str, str | int] = {"side": "A", "numbers": "7, 9", "n": 2}
SIMULATOR: Values = {
    **{
        f"prompt-{phase}": {"side": "A"}
        for phase in ("head-move", "rod", "pace", "count", "thrower", "goal-spot", "shooter")
    },
    **{f"prompt-{phase}": _BY_ONE for phase in ("hands", "round", "header", "back", "skill")},
    **{f"prompt-{phase}": _BY_ONE for phase in ("climb", "var")},
    "prompt-toss": {},
    "prompt-lineup": {"side": "A", "n": 3, "of": 11},
    "prompt-announce": {**_BY_ONE, "restart": "corner"},
    "prompt-intercept": {"side": "A", "deed": "cross", "n": 2},
    "prompt-keeper": {**_BY_ONE, "rods": "yes"},
    "prompt-kind": {**_BY_ONE, "deed": "cross", "restart": "penalty"},
    "prompt-direction": _STRIKE,
    "prompt-strength": {**_STRIKE, "degrees": "37.5"},
    "prompt-error": {**_BY_ONE, "kind": "low"},
    "prompt-duel": {**_DUEL, "duel": "dribble"},
    "prompt-tackle": _DUEL,
    "prompt-attack": {"side": "A", "n": 3, "quick": "yes"},
    "prompt-defence": {"side": "A", "n": 3, "quick": "no"},
    "prompt-entry": {**_BY_ONE, "n": 3},
    "prompt-taker": {"side": "A", "restart": "corner"},
    "prompt-owed": {"side": "A", "restart": "corner", "n": 2},
    "prompt-wall": {"side": "A", "cell": "e9", "n": 2},
    "prompt-place-first": {"side": "A", "restart": "corner", "n": 3},
    "prompt-place-all": {"side": "A", "restart": "corner"},
    "prompt-place-rest": {"side": "A", "restart": "corner", "n": 3},
    "prompt-over": {"a": 2, "b": 1},
    **{f"fact-{fact}": _SEVERAL for fact in ("offside", "down", "booked", "sent-off")},
    **{f"fact-{fact}": _BY_ONE for fact in ("pressed", "hands", "failed")},
    **{f"fact-{fact}": {"side": "A"} for fact in ("relance", "quick", "rod-secret")},
    **{f"fact-{fact}": {"side": "A", "n": 2} for fact in ("limit", "rod")},
    "fact-minute": {"minute": "45+2", "step": 9, "of": 33, "added": 1},
    "fact-late": {"n": 2},
    "fact-restart": {"side": "A", "restart": "corner"},
    "fact-aims": {"side": "A", "aims": "7: 37.5 12", "goal": "0 15"},
    "fact-wall": {"side": "A", "cell": "e9", "n": 3},
    "fact-subs": {"side": "A", "n": 2, "of": 5},
    "fact-shoot-out": {"a": 3, "b": 2, "takenA": 4, "takenB": 4},
    **{f"team-{name}": {} for name in READY},
    **{f"class-{name}": {} for name in CLASSES},
    **{f"skill-{colour}": {} for colour in COLOURS},
    **{f"duel-{duel}": {} for duel in DUELS},
    **{f"style-{one.style}": {} for one in STICKERS},
    "wrong-team-name": {"text": "reds", "known": "rouges, bleus"},
    "wrong-sticker": {"text": "113", "most": 112},
    "wrong-count": {"n": 15, "men": 16},
    "wrong-twice": _ONE,
    "wrong-no-keeper": {**_ONE, "most": 3},
    "wrong-first": _ONE,
    "wrong-keepers": {**_ONE, "most": 3},
    "wrong-value": {**_ONE, "value": 1, "total": 51, "most": 50},
}
# The prompts and facts of each game, with the values that come with them.
VALUES = {
    "but": BUT, "handball": HANDBALL, "simulator": SIMULATOR, "streetsoccer": STREETSOCCER,
    "supergoal": SUPERGOAL,
}  # fmt: skip
# Positions whose buttons a random match seldom shows.
# BUT: a shot that ends on a team-mate, from a corner, and a clearance beside a shot that goes out.
_BUT = "B=25.9,25.1,24.1,23.1,22.1,21.1,25.16,24.17,23.17,22.17,21.17; side=A; turns=8; played=4-4"
_BUT += "; phase=play; throws=1; dice=2.3"
# Simulator Soccer: a keeper with the ball in his hands, before shots, a header, skills, an
# interception, a tackle, a team without a keeper.
_SHOT = {"deed": "shot", "striker": "A15", "shots": 1}
_SIMULATOR = (
    pitch({"n1": "e1"}, {}, "A1", phase="hands", hands="yes"),
    pitch({"n15": "e9"}, {}, "A15", phase="keeper", who="B", **_SHOT),
    pitch({"n15": "e10"}, {}, "A15", phase="keeper", who="B", **_SHOT),
    pitch({"n15": "e10"}, {}, "A15", phase="round", direct="yes", ran=1, **_SHOT),
    pitch({"n15": "e10"}, {}, "A15", phase="header"),
    pitch({"n15": "e10", "n5": "c8"}, {"n1": "i11"}, "A15", phase="skill", deed="pass",
          striker="A5", touch="A15:1"),
    pitch({"n15": "b10", "n5": "c8"}, {"n1": "i11"}, "A15", phase="skill", deed="pass",
          striker="A5"),
    pitch({"n15": "e9"}, {"n2": "e8"}, "A15", phase="intercept", who="B", direct="yes", ran=1,
          **_SHOT),
    pitch({"n15": "e6"}, {"n2": "e6~2.3~0"}, "A15", phase="tackle", who="B", entered="B2"),
    pitch({"n15": "e6", "n1": ""}, {}, phase="place-first", restart="kick-off", ball="0,0",
          keepers="none/1", sent_off="A1"),
)  # fmt: skip
SELDOM = {
    "but": (
        f"A=1.9,1.1,5.1,3.1,4.1,2.5,1.17,2.17,3.17,4.17,5.17; ball=1.1; {_BUT}",
        f"A=1.9,25.17,2.1,3.1,4.1,5.1,1.17,2.17,3.17,4.17,5.17; ball=25.17; {_BUT}",
        f"A=3.4,1.1,2.1,3.1,4.1,5.1,1.17,2.17,3.17,4.17,5.17; ball=3.4; {_BUT}",
    ),
    "handball": (
        "phase=place; side=A; restart=free; taking=B; taker=4; placed=B4; ball=k2; turns=4",
    ),
    "simulator": _SIMULATOR,
    "streetsoccer": (
        "A=a0,b0,c0,a1,a2; B=k4,b1,c1,b2,d0; ball=h5; phase=move; side=A; die=1; turns=4",
    ),
}


def openings(name: str) -> Iterator[dict[str, str]]:
    """The usual match, and one for each choice that an option leaves."""
    usual = short(name)
    yield usual
    if usual:
        # Its many options change what is said by no more than these.
        yield usual | {"pro": "all", "penalties": "yes"}
        return
    for option in debut.game(name).spec.options:
        yield from ({option.name: choice} for choice in option.choices)


def random_match(name: str, options: dict[str, str], dice: random.Random) -> Iterator[debut.State]:
    state = debut.game(name).start(**options)
    while state.turn != OVER:
        yield state
        state = state.play(random_action(state, dice))
    yield state


@cache
def random_matches(name: str) -> tuple[debut.State, ...]:
    """Every position of some random matches."""
    dice = random.Random(7)
    options = (*openings(name), short(name))
    return tuple(chain.from_iterable(random_match(name, o, dice) for o in options))


@cache
def seen(name: str) -> frozenset[str]:
    """The buttons of some random matches, and the pieces where there are several to tell apart."""
    game, ids = debut.game(name), set()
    for state in (*(game.parse(text) for text in SELDOM.get(name, ())), *random_matches(name)):
        groups = game.spec.groups(state.record, state.actions()) if state.actions() else ()
        ids |= {f"button-{p.id}" for one in groups for p in one.picks if p.kind == "button"}
        ids |= {f"button-{end}" for one in groups if one.kind == "button" for end in one.ids}
        scene = game.spec.scene(state.record)
        ids |= {f"button-{one.button}" for one in scene.bundles}
        pieces = scene.pieces + scene.bench
        ids |= {f"piece-{piece.kind}" for piece in pieces if len(pieces) > 1}
        ids |= {f"badge-{badge.id}" for piece in pieces for badge in piece.badges}
        ids |= {f"course-{step}" for step in (scene.course.steps if scene.course else ())}
    return frozenset(ids)


# What decided a count is told beside it.
COUNTS = {"simulator": {f"rule-{rule}" for rule in RULES[1:]}}


# Tests


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_every_event_code_has_its_text(name, lang):
    codes = event_codes(debut.game(name).spec.package)
    assert codes
    assert [int(code) for code in codes] == list(range(len(codes)))
    texts = game_texts(name, lang)
    assert not [code for code in codes if f"event-{code.message_id}" not in texts]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", LANGS)
def test_files_hold_nothing_but_messages(folder: Path, lang: str) -> None:
    body = entries(folder / f"{lang}.ftl")
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert names, "a file without a text"
    assert len(names) == len(set(names)), "an id given twice hides a text"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_languages_have_the_same_ids(folder: Path) -> None:
    assert {file.stem for file in folder.glob("*.ftl")} == set(LANGS)
    known = {lang: set(messages(folder, lang)) for lang in LANGS}
    for lang in LANGS:
        assert known[lang] == known["en"], lang


@pytest.mark.parametrize("name", GAMES)
def test_a_game_hides_no_text_of_the_kernel(name: str) -> None:
    assert not set(game_texts(name, "en")) & set(messages(KERNEL_TEXT, "en"))


@pytest.mark.parametrize(
    ("face", "end"),
    [("F2?", "f2-ask"), ("F4X", "f4-lost"), ("own-goal", "own-goal"), ("A", "a"), ("D1", "d1")],
)
def test_slug(face: str, end: str) -> None:
    assert slug(face) == end


@pytest.mark.parametrize("name", GAMES)
def test_slugs_of_a_die_differ(name: str) -> None:
    for die in debut.game(name).board.dice:
        slugs = {slug(face.id) for face in die.faces}
        assert len(slugs) == len(die.faces), die.id
        assert all(re.fullmatch(r"[a-z0-9-]+", end) for end in slugs), die.id


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_everything_a_game_can_ask_for_has_a_text(name: str, lang: str) -> None:
    missing = (from_spec(name) | seen(name)) - set(game_texts(name, lang))
    assert not missing


@pytest.mark.parametrize("name", GAMES)
def test_a_match_can_be_told(name: str) -> None:
    """Prompts, facts and commentary of random matches, with the values that come with them."""
    game, told = debut.game(name), set()
    for state in evenly(random_matches(name), MOST_TOLD):
        scene = game.spec.scene(state.record)
        said = [(message.id, message.values) for message in (scene.prompt, *scene.facts)]
        said += [(f"event-{event.message}", event_values(event)) for event in state.events]
        told |= {message.partition("-")[0] for message, _ in said}
        for lang in LANGS:
            assert all(game.text(lang).say(message, values) for message, values in said)
    assert {"prompt", "event"} <= told


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_a_game_has_a_text_for_every_prompt_and_no_idle_one(name: str, lang: str) -> None:
    spec, texts = debut.game(name).spec, game_texts(name, lang)
    may_be = {f"ending-{reason}" for reason in spec.reasons} | parts_of(texts)
    may_be |= {"name-cell"}
    may_be |= {f"does-{die.id}-{slug(face.id)}" for die in spec.board().dice for face in die.faces}
    asked = from_spec(name) | seen(name) | set(VALUES[name]) | COUNTS.get(name, set())
    assert set(texts) - may_be == asked


@pytest.mark.parametrize(
    ("name", "some"),
    [
        ("supergoal", {"why-control-twice", "impossible-throws", "prompt-over", "fact-up"}),
        ("streetsoccer", {"why-light", "impossible-turns", "prompt-over", "fact-extra"}),
    ],
)
def test_the_scan_finds_what_the_source_says(name: str, some: set[str]) -> None:
    found = literals(debut.game(name).spec.folder)
    assert some <= found
    kinds = {"prompt", "fact"}
    assert {text for text in found if text.partition("-")[0] in kinds} <= set(VALUES[name])


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_texts_use_only_values_that_they_get(name: str, lang: str) -> None:
    values = {
        "event": set(event_values(Event("phase", "x"))),
        "piece": {"side", "number"},
        "how": {"side", "from", "touches", "face", "fall", "n"},
        "game": {"n"},  # how long a match is: game-length
        "name": {"cell"},  # what the browser calls a cell that is no square: name-cell
    }
    texts = game_texts(name, lang)
    for message, text in texts.items():
        kind = message.partition("-")[0]
        if kind not in ("prompt", "fact", "part", "wrong"):
            assert variables(text, texts) <= given(values.get(kind, ())), message


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_prompts_use_only_values_that_they_get(name: str, lang: str) -> None:
    texts = game_texts(name, lang)
    for message, values in VALUES[name].items():
        assert variables(texts[message], texts) <= given(values), message
        assert debut.game(name).text(lang).say(message, values)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", LANGS)
def test_every_message_can_be_said(folder: Path, lang: str) -> None:
    texts = kernel_catalog(lang) if folder == KERNEL_TEXT else catalog(lang, folder)
    own = messages(folder, lang)
    for message, text in own.items():
        for nth in range(1 + len(text.attributes)):
            said = texts.say(message, dict.fromkeys(variables(text, own), "A"), nth)
            assert said.strip(), message
            assert "{" not in said, message


def test_a_missing_value_or_message_is_an_error() -> None:
    texts = debut.game("supergoal").text("fr")
    with pytest.raises(MissingText):
        texts.say("fact-fouled")
    with pytest.raises(MissingText):
        texts.say("fact-nothing")


@pytest.mark.parametrize("lang", LANGS)
def test_supergoal_tells_faces_apart(lang: str) -> None:
    """Each face has its own commentary."""
    texts = debut.game("supergoal").text(lang)
    for die in DIE_NAMES:
        told = {
            texts.say("event-throw", {"side": side, "die": die, "face": slug(face)})
            for face, _ in DICE[die]
            for side in (face if die == "coin" else "A")
        }
        assert len(told) == len(DICE[die]), die
    played = {
        texts.say("event-champion-played", {"side": "A", "face": face})
        for face, _ in DICE["champion"]
    }
    assert len(played) == len(DICE["champion"])
    for you in (None, 0):
        mine = texts.named((None, None), you)
        asked = {mine.say("prompt-throw", {"side": "A", "die": die}) for die in DIE_NAMES}
        assert len(asked) == len(DIE_NAMES)


@pytest.mark.parametrize("lang", LANGS)
def test_supergoal_names_the_die_before_a_throw(lang: str) -> None:
    texts = debut.game("supergoal").text(lang)
    dice = ("control", "pass", "launch", "shot", "penalty", "none")
    said = {texts.say("prompt-window", {"side": "A", "die": die, "face": "save"}) for die in dice}
    assert len(said) == len(dice)


@pytest.mark.parametrize("lang", LANGS)
def test_streetsoccer_tells_throws_formations_and_kicks_apart(lang: str) -> None:
    game = debut.game("streetsoccer")
    texts = game.text(lang)
    throws = [
        {"side": "AB"[face.id[0] == "B"], "die": die.id, "face": slug(face.id)}
        for die in game.board.dice
        for face in die.faces
    ]
    assert len({texts.say("event-throw", values) for values in throws}) == len(throws)
    lined_up = {texts.say("event-formation", {"side": "A", "face": n}) for n in FORMATION_NAMES}
    assert len(lined_up) == len(FORMATION_NAMES)
    for message in ("event-kick-off", "event-kick", "event-restart-kick"):
        ways = [
            told_kick("h5", touches, bends) for touches, bends in ((0, 0), (0, 1), (1, 0), (2, 0))
        ]
        assert len({texts.say(message, values) for values in ways}) == len(ways), message
    for message in ("event-kick", "event-restart-kick"):
        for goal in ("goal-a", "goal-b"):
            for touches, bends in ((0, 0), (0, 1), (1, 0), (3, 2)):
                assert goal not in texts.say(message, told_kick(goal, touches, bends))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("name", "formations"), [("but", BUT_FORMATIONS), ("handball", HANDBALL_FORMATIONS)]
)
def test_throws_and_formations_are_told_apart(
    name: str, formations: tuple[str, ...], lang: str
) -> None:
    game = debut.game(name)
    texts = game.text(lang)
    throws = [
        {"side": "AB"[face.id == "B"], "die": die.id, "face": slug(face.id)}
        for die in game.board.dice
        for face in die.faces
    ]
    assert len({texts.say("event-throw", values) for values in throws}) == len(throws)
    lined_up = {texts.say("event-formation", {"side": "A", "face": n}) for n in formations}
    assert len(lined_up) == len(formations)


@pytest.mark.parametrize("lang", LANGS)
def test_but_tells_which_dice_are_left(lang: str) -> None:
    texts = debut.game("but").text(lang)
    for prompt in ("play", "free-kick", "keeper-ball"):
        values = {"side": "A", "number": 4, "black": 5, "yellow": 2}
        told = {
            left: texts.say(f"prompt-{prompt}", {**values, "left": left})
            for left in ("both", "black", "yellow")
        }
        assert ["5" in text for text in told.values()] == [True, True, False]
        assert ["2" in text for text in told.values()] == [True, False, True]


@pytest.mark.parametrize("lang", LANGS)
def test_handball_tells_halves_apart(lang: str) -> None:
    texts = debut.game("handball").text(lang)
    for restart in HANDBALL_RESTARTS[1:-1]:
        values = ({"side": "A", "n": 2, "half": half} for half in ("own", "other", "any"))
        assert len({texts.say(f"prompt-place-{restart}", told) for told in values}) == 3
    shots = {texts.say("prompt-save", {"side": "A", "n": distance}) for distance in range(1, 6)}
    assert len(shots) == 5


def told_kick(to: str, touches: int, bends: int) -> dict[str, object]:
    kick = Event(
        "flight", "kick", 0, ("e4", to), touches=("g4",) * touches, piece="ball",
        by=("A3", *("A2",) * touches), bends=("f4",) * bends,
    )  # fmt: skip
    return event_values(kick)


@pytest.mark.parametrize("lang", LANGS)
def test_every_error_has_a_text_of_the_kernel(lang: str) -> None:
    texts = messages(KERNEL_TEXT, lang)
    assert {"unknown-game", "record-ply-turn", "notation-bad-action"} <= {
        m for m, _ in all_errors()
    }
    assert {message for message, _ in all_errors()} - set(texts) == set()
    for message, values in all_errors():
        assert variables(texts[message]) <= given(values), message
        assert kernel_catalog(lang).say(message, dict.fromkeys(values, "x"))
