"""What a PDF says of itself: what it is, in which language, and when it was made."""

import re
import time
from datetime import UTC, date, datetime
from io import BytesIO

import pytest
from pypdf import PdfReader

from tests.fixtures.files import played_evening
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import papers_for, papers_pdf, render
from whist_td.words.words import Language, words


@pytest.fixture
def made():
    """Make the director's sheet of an evening."""
    evening = played_evening(4, rounds=3, played=0)
    papers = papers_for(evening)

    def sheet():
        kinds = [papers.named("director-sheet")]
        return render(kinds, papers.of(evening, None), PageSize.A4, words(Language.FRENCH))

    return sheet


def test_a_pdf_is_of_the_moment_it_is_made_with_its_zone(made, monkeypatch):
    monkeypatch.setenv("TZ", "America/St_Johns")
    time.tzset()
    before = datetime.now(UTC).replace(microsecond=0)
    told = PdfReader(BytesIO(made())).metadata
    monkeypatch.undo()
    time.tzset()
    assert before <= told.creation_date <= datetime.now(UTC)
    assert told.creation_date.utcoffset().total_seconds() % 3600 == 1800
    assert told.modification_date == told.creation_date


def test_a_pdf_says_what_it_is_of_whom_and_in_which_language(made):
    pdf = PdfReader(BytesIO(made()))
    assert pdf.metadata.title == "Soirée de la Saint-Martin · Feuille du meneur de jeu"
    assert pdf.metadata.author == "Gaspé · Whist TD"
    assert words(Language.FRENCH).date(date(2026, 11, 21)) in pdf.metadata.subject
    assert pdf.trailer["/Root"]["/Lang"] == "fr"
    assert pdf.trailer["/Root"]["/ViewerPreferences"]["/DisplayDocTitle"]


def test_only_the_moment_tells_two_pdfs_of_one_evening_apart(made, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1795291200")
    first, again = made(), made()
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1795291201")
    later = made()
    assert first == again
    assert first != later
    moment = re.compile(rb"\(D:[^)]*\)|<[0-9a-f]{32}>")  # and the mark of the whole file
    assert moment.sub(b"", first) == moment.sub(b"", later)


@pytest.mark.parametrize(("played", "first"), [(0, "Feuilles de route"), (1, "Classement")])
def test_before_play_the_whole_evening_on_paper_has_no_empty_results(played, first):
    evening = played_evening(2, rounds=2, played=played)
    pdf = papers_pdf(evening, words(Language.FRENCH), played, PageSize.A4)
    assert PdfReader(BytesIO(pdf)).outline[0].title == first


def test_a_page_of_rules_is_heard_in_the_order_in_which_it_is_read():
    evening = played_evening(4, rounds=3, played=0)
    papers = papers_for(evening)
    of = papers.of(evening, None)
    pdf = render([papers.named("rules")], of, PageSize.A4, words(Language.FRENCH))
    text = PdfReader(BytesIO(pdf)).pages[0].extract_text()
    parts = ("Règlements", "La table", "La donne", "Qui gagne", "Ce qui compte", "Une erreur")
    assert sorted(parts, key=text.index) == [*parts]
