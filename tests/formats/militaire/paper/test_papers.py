"""What holds for all papers: names, marks, fonts, places, and the same bytes every time."""

import io
from itertools import pairwise

import pytest
from PIL import Image

from tests.fixtures.samples import each_once, each_pair
from whist_td.core.events import Details
from whist_td.desk.file_errors import UnknownPaperError
from whist_td.formats.militaire.paper import PAPERS
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import render
from whist_td.words.messages import message
from whist_td.words.words import Language, words

NAMES = [kind.name for kind in PAPERS.papers]
CORRECTION = {Language.FRENCH: "Une erreur", Language.ENGLISH: "A mistake"}
WHERE = {Language.FRENCH: "page {} sur {}", Language.ENGLISH: "page {} of {}"}
EVENT_DATE = {Language.FRENCH: "samedi 21 novembre 2026", Language.ENGLISH: "21 November 2026"}


def fonts(page):
    """Every font that a page or a stamp on it uses."""
    resources = page["/Resources"]
    yield from (font.get_object() for font in resources.get("/Font", {}).values())
    for stamp in resources.get("/XObject", {}).values():
        if stamp.get_object().get("/Subtype") == "/Form":
            yield from fonts(stamp.get_object())


def test_the_papers_are_known_by_name_in_the_order_of_the_evening():
    assert NAMES == [
        "rotation-cards",
        "cartons",
        "table-cards",
        "director-sheet",
        "tableau-1",
        "reckoning",
        "rules",
        "name-list",
        "score-sheets",
        "wall-scoreboard",
        "standings",
        "scoreboard",
        "team-sheets",
        "cross-table",
    ]
    assert [kind.name for kind in PAPERS.papers if not kind.before_play] == NAMES[-4:]


def test_an_unknown_paper_is_refused_with_the_names_there_are():
    with pytest.raises(UnknownPaperError) as refused:
        PAPERS.named("poster")
    said = message(refused.value, words(Language.ENGLISH))
    assert "poster" in said
    assert "wall-scoreboard" in said


@pytest.mark.parametrize(("name", "language", "size"), each_once(NAMES, Language, PageSize))
def test_every_sheet_says_event_place_date_page_and_correction(press, name, language, size):
    evening = press.won_at_home(press.event_of(11), 24)
    pages = press.texts(press.printed(evening, name, after=24, language=language, size=size))
    for number, text in enumerate(pages, start=1):
        assert WHERE[language].format(number, len(pages)) in text
        for part in ("Soirée d’automne", "Salle de Percé", EVENT_DATE[language]):
            assert part in text
        assert CORRECTION[language] in text


@pytest.mark.parametrize("name", NAMES)
def test_the_same_evening_gives_the_same_bytes(press, name, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1795291200")
    evening = press.won_at_home(press.event_of(11), 24)
    assert press.printed(evening, name, after=24) == press.printed(evening, name, after=24)


def test_all_fonts_are_embedded(press):
    evening = press.won_at_home(press.event_of(3), 24)
    reader = press.read(evening, *NAMES, after=24)
    used = [font for page in reader.pages for font in fonts(page)]
    assert used
    for font in used:
        assert "/FontFile2" in font["/FontDescriptor"]


@pytest.mark.parametrize(
    ("name", "rounds", "tables", "size"), each_pair(NAMES, (24, 99), (2, 24), PageSize)
)
def test_nothing_leaves_the_page_and_no_words_overlap(press, name, tables, rounds, size):
    evening = press.event_of(tables, Settings(rounds=rounds), make=press.long_team)
    played = press.won_at_home(evening, rounds)
    press.check_first_page(lambda: press.printed(played, name, after=rounds, size=size))


@pytest.mark.parametrize("language", Language)
def test_the_file_says_what_it_is_and_in_which_language(press, language):
    reader = press.read(press.event_of(2), "cartons", language=language)
    assert reader.metadata is not None
    assert "Soirée d’automne" in (reader.metadata.title or "")
    assert reader.metadata.author
    assert reader.metadata.subject
    assert reader.trailer["/Root"]["/Lang"] == language.value


def test_a_pack_has_a_bookmark_for_each_paper_and_its_pages(press):
    outline = press.read(press.event_of(3), "cartons", "director-sheet").outline
    assert [entry.title for entry in outline[::2]] == ["Cartons", "Feuille du meneur de jeu"]
    assert [entry.title for entry in outline[1]] == ["Équipe 1", "Équipe 2", "Équipe 3"]


@pytest.mark.parametrize(("size", "inches"), [(PageSize.A4, 8.27), (PageSize.LETTER, 8.5)])
def test_the_paper_is_the_size_asked_for(press, size, inches):
    box = press.read(press.event_of(2), "cartons", size=size).pages[0].mediabox
    assert round(float(box.width) / 72, 2) == inches


@pytest.mark.parametrize("logo", [b"", b"no picture", b"\x89PNG\r\n\x1a\nbroken"])
def test_an_unreadable_logo_is_no_logo(press, logo):
    details = Details("Soirée", press.event_of(2).details.date, logo=logo)
    reader = press.read(press.event_of(2, details=details), *NAMES)
    assert not [image for page in reader.pages for image in page.images]


@pytest.mark.parametrize("name", NAMES)
def test_the_club_logo_stands_on_every_sheet(press, name):
    picture = io.BytesIO()
    Image.new("RGBA", (90, 50), "navy").save(picture, "PNG")
    evening = press.event_of(3)
    details = Details("Soirée", evening.details.date, logo=picture.getvalue())
    pdf = press.printed(press.event_of(3, details=details), name)
    plain = press.printed(evening, name)
    assert pdf.count(b"/Subtype /Image") == 1
    assert b"/Subtype /Image" not in plain


def test_letters_our_face_has_not_got_are_lent_by_another(press):
    details = Details("Вечер № 1 ♥", press.event_of(2).details.date)
    pdf = press.printed(press.event_of(2, details=details), "director-sheet")
    assert any("Вечер № 1 ♥" in line for line in press.lines(pdf, 0))


def test_progress_counts_every_page(press):
    told = []
    evening = press.event_of(5)
    kinds = [PAPERS.named("cartons"), PAPERS.named("director-sheet")]
    render(
        kinds,
        press.papers_of(evening),
        PageSize.A4,
        words(Language.FRENCH),
        lambda done, total: told.append((done, total)),
    )
    assert told[-1] == (6, 6)
    assert all(later[0] == earlier[0] + 1 for earlier, later in pairwise(told))
