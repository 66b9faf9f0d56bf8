"""French that is not set as French is found and corrected."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.typography import ROOT, corrected, edits, faults, files, main

RIGHT = (
    "But\u202f! Le score\u202f: 2–1.",
    "«\u202fvar=yes\u202f» ou «\u202f?\u202f»",
    "Vraiment\u202f?! 7:30, debut[gpu], Super Goal! et 50\u202f%",
    "À l’équipe d’Anne",
)
WRONG = {
    "But !": "But\u202f!",
    "But!": "But\u202f!",
    "But\u00a0: oui": "But\u202f: oui",
    "« Non »": "«\u202fNon\u202f»",
    "«Non»": "«\u202fNon\u202f»",
    "l'équipe": "l’équipe",
    "50 %": "50\u202f%",
    "à 7 h\u202f: non ; si": "à 7 h\u202f: non\u202f; si",
}


def test_all_texts_and_pages_are_looked_at() -> None:
    seen = {str(file.relative_to(ROOT)) for file in files()}
    for name in ("kernel/text/fr.ftl", "cli/text/fr.ftl", "games/but/text/fr.ftl",
                 "games/but/rules.fr.md"):  # fmt: skip
        assert f"src/debut/{name}" in seen
    assert {"web/src/text/fr.ftl", "web/src/lib/api.ts", "web/index.html"} <= seen


@pytest.mark.parametrize("text", RIGHT)
def test_right_french_stays(text: str) -> None:
    assert edits(text) == []


@pytest.mark.parametrize(("wrong", "right"), WRONG.items())
def test_wrong_french_is_found_and_corrected(wrong: str, right: str, tmp_path: Path) -> None:
    file = tmp_path / "fr.ftl"
    file.write_text(f"# A 'comment': kept!\nscore = {wrong}\n", "utf-8")
    assert faults(file) == [f"{file}:2: score = {wrong}"]
    assert main([str(file)]) == 1
    assert corrected(file) == f"# A 'comment': kept!\nscore = {right}\n"
    assert main(["--fix", str(file)]) == 0


def test_values_and_variants_of_a_text_are_no_french(tmp_path: Path) -> None:
    file = tmp_path / "fr.ftl"
    source = 'score = { $n ->\n    [one] { $name }: un but{ "" }\n   *[other] { $n } buts\n} !\n'
    file.write_text(source, "utf-8")
    assert [fault.split(":")[1] for fault in faults(file)] == ["2", "4"]
    assert "{ $name }\u202f: un but" in corrected(file)
    assert corrected(file).endswith("}\u202f!\n")


def test_pages_and_sources_are_read_without_their_code(tmp_path: Path) -> None:
    page = tmp_path / "rules.fr.md"
    page.write_text("- **B-1** : `a: b!` et [là](x:y?) ;\n<!-- board: e4! -->\n", "utf-8")
    assert corrected(page) == "- **B-1** : `a: b!` et [là](x:y?)\u202f;\n<!-- board: e4! -->\n"
    source = tmp_path / "api.ts"
    source.write_text('const busy = {\n  en: "Busy!",\n  fr: "Occupé!",\n};\n', "utf-8")
    assert corrected(source) == 'const busy = {\n  en: "Busy!",\n  fr: "Occupé\u202f!",\n};\n'


def test_quotation_marks_that_are_not_french_are_left_to_the_writer(tmp_path: Path) -> None:
    file = tmp_path / "fr.ftl"
    file.write_text("score = le “but”\n", "utf-8")
    assert main(["--fix", str(file)]) == 1
