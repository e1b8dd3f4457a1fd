"""The rules say the same in both languages, and nothing in them is left open."""

import re

import pytest

from whist_td.assets import asset
from whist_td.words.rules_text import HOLE, LINE, rules_text
from whist_td.words.words import Language, words

NAMES = sorted(path.stem for path in asset("rules", "en").glob("*.md"))
EN, FR = words(Language.ENGLISH), words(Language.FRENCH)


def skeleton(language: Language, name: str) -> list[tuple[str, ...]]:
    """What each line is, when it holds, and which facts it tells."""
    lines = asset("rules", language.value, f"{name}.md").read_text(encoding="utf-8").splitlines()
    found = [LINE.fullmatch(line) for line in lines if line]
    assert all(found), name
    holes = [sorted({hole[0] for hole in HOLE.findall(line["text"])}) for line in found if line]
    return [
        (line["mark"] or "", line["only"] or "", *told)
        for line, told in zip(found, holes, strict=True)
        if line
    ]


def test_there_are_as_many_pages_in_both_languages():
    assert sorted(path.stem for path in asset("rules", "fr").glob("*.md")) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_say_the_same_under_the_same_conditions(name):
    french, english = (skeleton(language, name) for language in Language)
    assert [line[:2] for line in french] == [line[:2] for line in english]
    assert [set(line[2:]) for line in french] == [set(line[2:]) for line in english]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", Language)
def test_a_page_has_no_other_brackets_than_holes_and_conditions(name, language):
    text = asset("rules", language.value, f"{name}.md").read_text(encoding="utf-8")
    for line in filter(None, text.splitlines()):
        rest = HOLE.sub("", re.sub(r"\[[^\]]+\] ", "", line, count=1))
        assert not re.search(r"[][{}|]", rest), line


@pytest.fixture
def sample(tmp_path, monkeypatch):
    """A page of rules in a folder of its own."""
    for language in Language:
        folder = tmp_path / "rules" / language.value
        folder.mkdir(parents=True)
        (folder / "sample.md").write_text(
            "# Game ; rules\nTo {target|point|points}.\n## Play\n- [open] Open.\n"
            "- [not open, side=a|b] Closed at {target}.\n## Never\n- [not open, open] Gone.\n",
            encoding="utf-8",
        )
    monkeypatch.setattr("whist_td.words.rules_text.asset", tmp_path.joinpath)


@pytest.mark.usefixtures("sample")
def test_a_sentence_stands_where_its_condition_holds():
    shut = rules_text("sample", {"open": False, "side": "b", "target": 5}, EN)
    assert [(each.title, each.sentences) for each in shut.sections] == [("Play", ("Closed at 5.",))]
    wide = rules_text("sample", {"open": True, "side": "c", "target": 5}, EN)
    assert wide.sections[0].sentences == ("Open.",)


@pytest.mark.usefixtures("sample")
@pytest.mark.parametrize(
    ("language", "target", "said"),
    [
        (EN, 0, "To 0 points."),
        (EN, 1, "To 1 point."),
        (FR, 0, "To 0 point."),
        (FR, 2, "To 2 points."),
    ],
)
def test_a_number_has_the_word_that_fits_it(language, target, said):
    assert rules_text("sample", {"open": True, "side": "", "target": target}, language).lead == said


@pytest.mark.usefixtures("sample")
def test_french_signs_stay_on_the_line_of_their_word():
    facts = {"open": True, "side": "", "target": 1}
    assert rules_text("sample", facts, FR).title == "Game\u00a0; rules"
