"""Letters that no font of the program has: lent by the system, or said before they are boxes."""

from dataclasses import replace
from shutil import copyfile

import pytest

from whist_td.assets import asset
from whist_td.formats.militaire.paper import PAPERS
from whist_td.paper.fonts import system_face, unknown
from whist_td.paper.layout import PageSize
from whist_td.paper.undrawn import undrawn_sentence
from whist_td.words.words import Language, words

NOBODY_HAS = "\U00012000"
"""A sign of cuneiform, in no font that lends."""


def test_a_letter_is_lent_by_a_font_of_the_system(tmp_path):
    (tmp_path / "deep").mkdir()
    copyfile(asset("fonts", "DejaVuSans.ttf"), tmp_path / "deep" / "unifont.ttf")
    face = system_face("\u05d0", (tmp_path,))
    assert face is not None
    assert face.fontName == "System unifont"


def test_a_font_that_cannot_be_read_lends_nothing(tmp_path):
    (tmp_path / "unifont.ttf").write_bytes(b"no font")
    assert system_face("\u05d0", (tmp_path,)) is None


def test_folders_that_are_not_there_lend_nothing(tmp_path):
    assert system_face("\u05d0", (tmp_path / "none",)) is None


@pytest.mark.parametrize("name", ["Łukasz Żółć", "Les 😀 de Percé", "Ωmega", "Ж 7"])
def test_what_the_program_can_draw_is_not_told(name):
    assert unknown(name) == ""


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (Language.ENGLISH, f"cannot write some signs of: 2. Les {NOBODY_HAS} fous."),
        (
            Language.FRENCH,
            f"ne sait pas écrire certains signes de\N{NO-BREAK SPACE}: 2. Les {NOBODY_HAS} fous.",
        ),
    ],
)
def test_a_name_that_cannot_be_printed_is_told_with_its_number(language, sentence, press):
    evening = press.event_of(3)
    fools = replace(evening.teams[2], name=f"Les {NOBODY_HAS} fous")
    named = replace(evening, teams={**evening.teams, 2: fools})
    assert sentence in undrawn_sentence(named, words(language))


def test_of_the_pages_that_are_printed_only_those_are_told_that_stand_there(press):
    event = press.event_of(3)
    named = replace(event, teams={**event.teams, 2: replace(event.teams[2], name=NOBODY_HAS)})
    papers, _ = press.papers_of(named, 0), words(Language.FRENCH)
    rules, cards = (
        undrawn_sentence(named, _, PAPERS.named(paper).pages(papers, PageSize.A4, _))
        for paper in ("rules", "rotation-cards")
    )
    assert rules == ""
    assert f"2. {NOBODY_HAS}" in cards


def test_of_names_that_can_be_printed_nothing_is_said(press):
    assert undrawn_sentence(press.event_of(3), words(Language.FRENCH)) == ""


def test_a_sheet_with_letters_that_may_be_lent_is_printed(press):
    """Where the system has no such font, boxes are."""
    event = press.event_of(3)
    named = replace(event, teams={**event.teams, 2: replace(event.teams[2], name="中村 さくら")})
    assert press.read(named, "name-list", "rotation-cards").pages
