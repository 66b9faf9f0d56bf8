"""The words that people read: one word per idea, names and "you" in place of sides."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations, product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import debut
from debut.kernel.text import FUNCTIONS, KERNEL_TEXT, LANGS
from tools.typography import ROOT, faults, files

FOLDERS = (
    KERNEL_TEXT,
    *sorted(Path(debut.__file__).parent.glob("games/*/text")),
    Path(debut.__file__).parent / "cli" / "text",
    Path(debut.__file__).parent / "lab" / "text",
    ROOT / "web" / "src" / "text",
    ROOT / "web" / "src" / "teams" / "text",
    ROOT / "web" / "src" / "analysis" / "text",
)
# What a position is written with, a way of sitting, and the sides of a die are no teams; an own
# goal is « contre son camp ».
FORBIDDEN = {
    "en": re.compile(
        r"(?<!Side by )(?<!six )(?<!phase=)\bsides?\b(?!=|ways| by side)", re.IGNORECASE
    ),
    "fr": re.compile(r"(?<!contre son )(?<!contre votre )\bcamps?\b|\bparties?\b", re.IGNORECASE),
}
# What the glossary says otherwise: dice are rolled and drawn, anybody may be a player.
DIALECT = {
    "en": re.compile(
        r"\b(he|his|him|himself|engage[sd]?|left out|lots|relance|plies)\b"
        r"|\b(throws?|throwing|thrown?|threw)( \{\}| …)* (a|the|both|this|another|\d) (die|dice)\b",
        re.IGNORECASE,
    ),
    "fr": re.compile(
        r"\b(hors jeu|qualités?|talents?|vraie montre|sans réponse|jets? de dés?)\b"
        r"|(?<!co)équipiers?\b",
        re.IGNORECASE,
    ),
}
# What happens in every match, and is never told in one line alone.
FREQUENT: dict[str, tuple[str, ...]] = {
    "but": (
        "throw",
        "walk",
        "dribble",
        "pass",
        "take",
        "shot",
        "shot-mate",
        "shot-loose",
        "stopped",
        "goal",
        "extra-throw",
        "out-side",
        "out-goal-line",
        "corner",
        "foul",
        "free-kick",
        "free-kick-taken",
        "offside",
    ),
    "handball": (
        "throw",
        "walk",
        "take",
        "taker",
        "pass-mate",
        "pass-lost",
        "pass-loose",
        "shot",
        "save",
        "goal",
        "through-area",
        "intercepted",
        "slipped-through",
        "free-throw",
        "seven",
        "seven-thrown",
        "keeper-restart",
        "restart-after-goal",
    ),
    "simulator": (
        "announced",
        "error",
        "flick",
        "touch",
        "count",
        "move",
        "relance",
        "attack-end",
        "defence-end",
        "tackle-won",
        "tackle-lost",
        "header",
        "goal",
        "foul",
        "offside",
        "throw-in",
        "corner",
        "goal-kick",
        "free-kick",
    ),
    "streetsoccer": ("throw", "walk", "run", "kick", "put-back", "keeper-placed", "goal"),
    "supergoal": (
        "throw",
        "flight",
        "won",
        "out",
        "shot-taken",
        "let",
        "miss",
        "clear",
        "save",
        "parry",
        "goal",
        "foul",
        "free-kick",
        "penalty",
        "corner",
        "goal-kick",
        "keeper-throw",
        "champion-passes",
    ),
}
LEAST_VARIANTS = 3
# What the glossary keeps for one game or one thing: a ball is thrown where people play with their
# hands, cells are Simulator Soccer's, pieces are no players.
KEPT = {
    "en": re.compile(
        r"\b(throws?|thrown|threw|cells?|faults|field players|touch line)\b(?![-=])",
        re.IGNORECASE,
    ),
    "fr": re.compile(r"\b(cellules?|joueurs? de champ|ballons? au pied)\b", re.IGNORECASE),
}
KEPT_IN = {
    "handball": re.compile(r"throw|threw", re.IGNORECASE),
    "simulator": re.compile(r"throw|cell", re.IGNORECASE),
    "supergoal": re.compile(r"throw", re.IGNORECASE),
}
AIMED_AT = {"aim-hint"}  # only in Simulator Soccer
# "l’coéquipier", "de équipe": an article before what it does not go with.
MISJOINED = re.compile(
    r"\b[ldmtsnjc]’(?=[bcdfgjklmnpqrstvwxz])"
    r"|(?<!-)\b(?:le|la|de|ne|se) (?!une?\b)[aeéèêiu]\w"
)
# To go on with something, and nothing else.
GO_ON = re.compile(r"\brepr(end|ise|enez|is)\w*", re.IGNORECASE)
MAY_GO_ON = {"arg-resume", "play-help", "saved"}
# A name may begin with a vowel, and be of any gender.
ELIDED = re.compile(r"\b(de|que|du|le|la|[dlqu]+’) ?\{\}", re.IGNORECASE)
NAMES = ("Ada", "l’équipe A", "Hugo + Zoë", "Éloïse")
FILES = [(folder, lang) for folder in FOLDERS for lang in LANGS]
IDS = [f"{folder.parent.name}-{lang}" for folder, lang in FILES]


class _Texts(visitor.Visitor):
    """The plain text of a message, with ``{}`` for a name and a mark for any other value."""

    def __init__(self) -> None:
        self.patterns: list[str] = []
        self.values: set[str] = set()

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        self.patterns.append("".join(map(self._plain, node.elements)))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def _plain(self, element: ftl.TextElement | ftl.Placeable) -> str:
        if isinstance(element, ftl.TextElement):
            return element.value
        inner = element.expression
        named = isinstance(inner, ftl.VariableReference) and inner.id.name.lower() == "name"
        return "{}" if named else "…"


@cache
def messages(folder: Path, lang: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@cache
def resource(folder: Path, lang: str) -> FluentResource:
    return FluentResource((folder / f"{lang}.ftl").read_text("utf-8"))


def read(message: ftl.Message) -> _Texts:
    texts = _Texts()
    texts.visit(message)
    return texts


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_say_the_same_things(folder: Path) -> None:
    english, french = (messages(folder, lang) for lang in LANGS)
    assert set(english) == set(french)


@pytest.mark.parametrize(("folder", "lang"), FILES, ids=IDS)
def test_one_word_per_idea(folder: Path, lang: str) -> None:
    wrong = [
        f"{name}: {pattern}"
        for name, message in messages(folder, lang).items()
        for pattern in read(message).patterns
        if FORBIDDEN[lang].search(pattern)
        or (lang == "fr" and name not in MAY_GO_ON and GO_ON.search(pattern))
    ]
    assert wrong == []


@pytest.mark.parametrize(("folder", "lang"), FILES, ids=IDS)
def test_no_word_of_the_old_dialect(folder: Path, lang: str) -> None:
    wrong = [
        f"{name}: {pattern}"
        for name, message in messages(folder, lang).items()
        for pattern in read(message).patterns
        if DIALECT[lang].search(pattern)
    ]
    assert wrong == []


@pytest.mark.parametrize(("folder", "lang"), FILES, ids=IDS)
def test_words_of_one_game_or_thing_stay_there(folder: Path, lang: str) -> None:
    own = KEPT_IN.get(folder.parent.name)
    wrong = [
        f"{name}: {pattern}"
        for name, message in messages(folder, lang).items()
        for pattern in read(message).patterns
        for word in KEPT[lang].findall(pattern)
        if name not in AIMED_AT and not (own and own.match(word))
    ]
    assert wrong == []


def test_french_articles_go_with_their_words() -> None:
    pages = {str(file): file.read_text("utf-8").splitlines() for file in files()
             if file.name.endswith(".fr.md")}  # fmt: skip
    texts = {
        f"{folder.parent.name} {name}": read(message).patterns
        for folder in FOLDERS
        for name, message in messages(folder, "fr").items()
    }
    said = [(place, line) for place, lines in (pages | texts).items() for line in lines]
    assert [(place, line) for place, line in said if MISJOINED.search(line)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_commands_say_what_they_do_once(lang: str) -> None:
    """Every one of them begins with its verb, in French in the infinitive."""
    texts = messages(Path(debut.__file__).parent / "cli" / "text", lang)
    told = {name: "".join(read(message).patterns) for name, message in texts.items()
            if name.startswith("cli-")}  # fmt: skip
    lines = [line for line in told.pop("cli-debut").splitlines() if line.strip()]
    assert [line for line in lines if "`debut play`" in line] == lines[1:]
    assert len(lines) == 2
    verb = re.compile({"en": r"(?!The |How |Luck )[A-Z][a-z]+ ", "fr": r"\w+(er|ir|re) "}[lang])
    assert [text for text in told.values() if not verb.match(text)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_variants_are_as_many_in_both_languages_and_all_differ(folder: Path) -> None:
    english, french = (messages(folder, lang) for lang in LANGS)
    for name, message in english.items():
        for one in (message, french[name]):
            texts = [one.value, *(attribute.value for attribute in one.attributes)]
            ids = [attribute.id.name for attribute in one.attributes]
            assert ids == [f"v{n}" for n in range(2, 2 + len(ids))], name
            assert not any(a.equals(b) for a, b in combinations(texts, 2)), name
        assert len(message.attributes) == len(french[name].attributes), name


@pytest.mark.parametrize("name", sorted(FREQUENT))
def test_frequent_events_have_variants(name: str) -> None:
    texts = messages(debut.game(name).spec.folder / "text", "en")
    few = [event for event in FREQUENT[name]
           if 1 + len(texts[f"event-{event}"].attributes) < LEAST_VARIANTS]  # fmt: skip
    assert few == []


@pytest.mark.parametrize(("folder", "lang"), FILES, ids=IDS)
def test_lines_of_a_ply_can_stand_side_by_side(folder: Path, lang: str) -> None:
    """In the browser they do: "A little left… … and short" has one ellipsis too many."""
    lines = (folder / f"{lang}.ftl").read_text("utf-8").splitlines()
    begun = [line for line in lines if re.search(r"(?:\]|=) … ", line)]
    assert begun == []


@pytest.mark.parametrize(("folder", "lang"), FILES, ids=IDS)
def test_no_team_is_called_by_its_letter_alone(folder: Path, lang: str) -> None:
    """Its letter stands where the pieces have it, in the terminal, and in its own name."""
    letters = {"team", "team-told", "bench", "resign-no-side", "record-resigned-side"}
    shown = re.compile(r"\$side\s*\}")
    source = (folder / f"{lang}.ftl").read_text("utf-8")
    for name, message in messages(folder, lang).items():
        span = message.span
        assert span is not None
        if name not in letters:
            assert not shown.search(source[span.start : span.end]), name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_french_is_right_with_any_name(folder: Path) -> None:
    wrong = [
        f"{name}: {pattern}"
        for name, message in messages(folder, "fr").items()
        for pattern in read(message).patterns
        if ELIDED.search(pattern)
    ]
    assert wrong == []


@pytest.mark.parametrize(("folder", "lang"), FILES, ids=IDS)
def test_every_text_can_be_said_to_you_and_of_anyone(folder: Path, lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
    for part in dict.fromkeys((KERNEL_TEXT, folder)):
        bundle.add_resource(resource(part, lang), allow_overrides=True)
    found = messages(folder, lang)
    asked = {value for message in found.values() for value in read(message).values}
    for name in found:
        message = bundle.get_message(name)
        for pattern, you, called in product(
            (message.value, *message.attributes.values()), ("yes", "no"), NAMES
        ):
            values = dict.fromkeys(asked, 2) | {
                value: you if value.startswith("you") else called
                for value in asked
                if re.fullmatch(r"(you|[nN]ame)[AB]?", value)
            }
            said, errors = bundle.format_pattern(pattern, values)
            assert not errors, name
            assert said.strip(), name
            assert "{" not in said, name


@pytest.mark.parametrize("file", files(), ids=lambda file: str(file.relative_to(ROOT)))
def test_french_is_set_as_french(file: Path) -> None:
    """What is not: python -m tools.typography --fix corrects it."""
    assert faults(file) == []


@pytest.mark.parametrize("lang", LANGS)
def test_you_are_spoken_to_and_others_told_of(lang: str) -> None:
    texts = debut.game("supergoal").text(lang).named(("Ada", None), 0)
    mine = texts.say("event-goal", {"side": "A"})
    theirs = texts.say("event-goal", {"side": "B"})
    assert {"en": "GOAL for you!", "fr": "BUT pour vous\u202f!"}[lang] == mine
    assert {"en": "GOAL for Team B!", "fr": "BUT pour l’équipe B\u202f!"}[lang] == theirs
    begun = texts.named((None, None)).say("event-won", {"side": "A"})
    assert begun.startswith({"en": "Team A has", "fr": "L’équipe A a"}[lang])
    assert texts.say("face-coin-a") == "Ada"
