"""Rule pages with drawn faces and boards: the marks name what the games have, in every language."""

from __future__ import annotations

import re

import pytest

import debut
from debut.kernel.content.rulebook import (
    BOARD,
    FACE,
    BadRulePage,
    Block,
    block_of,
    blocks_of,
    diagram,
    faces_drawn,
    plain_page,
)
from debut.kernel.testing import clauses_of
from debut.kernel.text import LANGS
from debut.server.pages import rule_page
from tests.helpers import GAMES

GAME_AND_LANG = [(name, lang) for name in GAMES for lang in LANGS]
MINUTE = {"en": "## The game in one minute", "fr": "## Le jeu en une minute"}


def test_a_block_is_a_position_then_plays_marks_and_words() -> None:
    text = "attack=A; ball=c7\nplay: a9\nplay: out a5\nmark: c9 c10\nLook: two ways,\nas here.\n"
    assert block_of(text) == Block(
        "attack=A; ball=c7", ("a9", "out a5"), ("c9", "c10"), "Look: two ways, as here."
    )
    assert block_of("ball=c7\n") == Block("ball=c7", (), (), "")


def test_a_diagram_has_the_pieces_and_ways_of_the_game() -> None:
    game = debut.game("supergoal")
    found = diagram(game, block_of("ball=c7; phase=side; die=pass; face=D2\nplay: e9\nmark: c11"))
    assert [(piece.id, piece.cell) for piece in found.pieces] == [("ball", "c7")]
    assert [leg.path for leg in found.legs] == [("c7", "d8", "e9")]
    assert found.marked == ("c11",)


def test_footballers_who_are_placed_stand_where_they_go() -> None:
    game = debut.game("streetsoccer")
    block = "A=-,-,-,-,-; B=-,-,-,-,-; ball=centre; phase=formation; setup=quick\nplay: wall"
    found = diagram(game, block_of(block))
    where = {piece.id: piece.cell for piece in found.pieces if piece.seat == 0}
    assert where == {"A1": "b4", "A2": "f3", "A3": "d3", "A4": "d4", "A5": "h1"}
    assert not found.legs


@pytest.mark.parametrize("text", ["ball=z9", "ball=c7\nmark: z9", "ball=c7\nplay: fly"])
def test_a_wrong_diagram_is_an_error(text: str) -> None:
    with pytest.raises(debut.DebutError):
        diagram(debut.game("supergoal"), block_of(text))


@pytest.mark.parametrize("text", ["`pass:F9`", "`boot:F2`"])
def test_a_face_that_no_die_has_is_an_error(text: str) -> None:
    with pytest.raises(BadRulePage):
        faces_drawn(debut.game("supergoal"), text, lambda die, face: face)


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_a_page_begins_with_the_game_in_one_minute(name: str, lang: str) -> None:
    page = debut.game(name).rules(lang)
    _, rest = page.split("\n", 1)
    assert rest.lstrip("\n").startswith(MINUTE[lang])
    minute = rest.partition(MINUTE[lang])[2].partition("\n## ")[0]
    assert len(BOARD.findall(minute)) == 1
    assert len(re.sub(BOARD, "", minute).split()) < 180  # read in a minute


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_languages_show_the_same_boards_and_faces(name: str, lang: str) -> None:
    pages = [debut.game(name).rules(one) for one in ("en", lang)]
    english, other = map(blocks_of, pages)
    assert [(b.position, b.plays, b.marked) for b in english] == [
        (b.position, b.plays, b.marked) for b in other
    ]
    assert all(block.words for block in other)
    assert FACE.findall(pages[0]) == FACE.findall(pages[1])


@pytest.mark.parametrize("name", GAMES)
def test_what_a_diagram_plays_is_legal(name: str) -> None:
    game = debut.game(name)
    for block in blocks_of(game.rules("en")):
        state = game.parse(block.position)
        for text in block.plays:
            assert state.is_legal(state.read(text)), (block.position, text)


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_every_face_of_every_die_is_drawn_in_the_table(name: str, lang: str) -> None:
    page = debut.game(name).rules(lang)
    table = page.partition("<!-- dice -->")[2].partition("<!-- /dice -->")[0]
    faces = [(die.id, face.id) for die in debut.game(name).board.dice for face in die.faces]
    assert FACE.findall(table) == faces


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_as_text_a_page_has_no_marks_left(name: str, lang: str) -> None:
    page = plain_page(debut.game(name), lang)
    assert "```" not in page and "<!--" not in page
    assert not FACE.search(page)
    letters = debut.game(name).spec.clauses
    assert clauses_of(page, letters) == clauses_of(debut.game(name).rules(lang), letters)


@pytest.mark.parametrize(("name", "lang"), GAME_AND_LANG)
def test_as_html_each_mark_has_its_place(name: str, lang: str) -> None:
    game, page = debut.game(name), rule_page(name, lang)
    source = game.rules(lang)
    places = re.findall(r'<figure data-diagram="(\d+)"><figcaption>.+?</figcaption>', page.html)
    assert places == [str(n) for n in range(len(page.diagrams))]
    assert len(page.diagrams) == len(blocks_of(source))
    assert page.html.count("data-die=") == len(FACE.findall(source))
    assert "@board" not in page.html and "`" not in page.html
    # Clauses keep their ids, codes of squares their look.
    assert re.findall(r'<li id="([^"]+)">', page.html) == clauses_of(source, game.spec.clauses)
    assert "<code>" in page.html
