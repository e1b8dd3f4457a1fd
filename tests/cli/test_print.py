"""`whist-td print`: the papers of the event's format, each a PDF in a folder."""

from datetime import date

import pytest
from pypdf import PdfReader

from whist_td.cli.verbs.year_files import PAPERS as CLUB_PAPERS
from whist_td.console.formats import codes
from whist_td.formats.club_night.paper import PAPERS
from whist_td.paper.papers import papers_of
from whist_td.words.words import Language, words

EN = words(Language.ENGLISH)

MILITAIRE = {
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
}
WHIZ = {
    "guide-cards",
    "table-cards",
    "travellers",
    "score-slips",
    "director-sheet",
    "recap-sheet",
    "reckoning",
    "rules",
    "name-list",
    "board-labels",
    "standings",
    "player-sheets",
    "all-players",
    "deal-pages",
    "hand-cards",
    "booklet",
    "board-sheets",
}


LABELS = {
    (code, EN(paper.label)): paper.name for code in codes() for paper in papers_of(code).papers
}


def printed(whist_td, file, names, folder, code="whiz"):
    done = whist_td("print", file, "--paper", names, "-o", folder, "--lang", "en")
    return done, {LABELS[code, path.stem.rpartition(" - ")[2]] for path in folder.glob("*.pdf")}


def test_a_sheet_is_named_after_its_evening_in_the_words_asked_for(whist_td, club, tmp_path):
    whist_td("print", club, "--paper", "standings", "-o", tmp_path / "out", "--lang", "fr")
    [sheet] = (tmp_path / "out").iterdir()
    day, _, rest = sheet.name.partition(" ")
    assert date.fromisoformat(day)
    assert rest.endswith(" - Classement.pdf")


def test_all_prints_the_papers_of_a_militaire_evening(whist_td, club, tmp_path):
    assert printed(whist_td, club, "all", tmp_path / "out", "militaire") == (0, MILITAIRE)


def test_all_prints_the_papers_of_a_whiz_tournament(whist_td, whiz, tmp_path):
    assert printed(whist_td, whiz, "all", tmp_path / "out") == (
        0,
        WHIZ - {"deal-pages", "hand-cards", "booklet"},
    )


def test_only_the_papers_named_are_printed(whist_td, whiz, tmp_path):
    names = "travellers, guide-cards"
    assert printed(whist_td, whiz, names, tmp_path)[1] == {"travellers", "guide-cards"}


def test_a_sheet_that_is_printed_opens_again(whist_td, whiz, tmp_path):
    printed(whist_td, whiz, "name-list", tmp_path)
    [sheet] = tmp_path.glob("* - Name list.pdf")
    assert "Joueur 15" in PdfReader(sheet).pages[0].extract_text()


def test_the_list_names_the_papers_of_all_formats_once(whist_td):
    assert whist_td("print", "--paper", "list") == 0, whist_td.errors
    names = [line.split()[0] for line in whist_td.output.splitlines()]
    assert len(names) == len(set(names))
    of_events = MILITAIRE | WHIZ | {paper.name for paper in PAPERS.papers}
    assert set(names) == of_events | set(CLUB_PAPERS) | {"test"}


def test_the_test_sheet_for_the_printer_needs_no_event(whist_td, tmp_path):
    assert whist_td("--lang", "fr", "print", "--paper", "test", "-o", tmp_path) == 0
    (made,) = tmp_path.glob("*.pdf")
    assert made.name == "Feuille d’essai.pdf"
    text = PdfReader(made).pages[0].extract_text()
    assert "Est-ce la taille réelle" in text


def titles(outline):
    """The bookmarks of a PDF: each paper's, with those inside it."""
    pairs = zip(outline[::2], outline[1::2], strict=True)
    return {paper.title: [page.title for page in pages] for paper, pages in pairs}


def test_an_event_is_printed_into_one_file_with_bookmarks(whist_td, club, tmp_path):
    place = tmp_path / "whole evening.pdf"
    assert whist_td("print", club, "--paper", "all", "-o", place) == 0, whist_td.errors
    found = titles(PdfReader(place).outline)
    assert len(found) == len(MILITAIRE)
    assert found["Number cards"][:2] == ["Team 1", "Team 2"]
    assert found["Route cards"][0].startswith("Teams 1 ")
    assert len(list(tmp_path.glob("*.pdf"))) == 1


def test_just_the_sheets_of_some_teams_are_printed(whist_td, club, tmp_path):
    names, place = "rotation-cards,standings,cartons", tmp_path / "some.pdf"
    asked = ("print", club, "--paper", names, "-o", place, "--only", "2,4-5")
    assert whist_td(*asked) == 0, whist_td.errors
    found = titles(PdfReader(place).outline)
    assert list(found) == ["Route cards", "Number cards"]
    assert found["Number cards"] == ["Team 2", "Team 4", "Team 5"]


@pytest.mark.parametrize(
    ("paper", "only", "told"),
    [
        pytest.param("cartons", "99", "“99”: expected 1…11", id="nobody has the number"),
        pytest.param("cartons", "-9", "expected 7,9-12", id="no beginning"),
        pytest.param("cartons", "12-1", "--only", id="backwards"),
        pytest.param("cartons", "7,x", "expected 7,9-12", id="no number"),
        pytest.param("standings", "7", "--only", id="a paper for everybody"),
    ],
)
def test_sheets_that_there_are_not_are_refused(whist_td, club, tmp_path, paper, only, told):
    asked = ("print", club, "--paper", paper, "-o", tmp_path / "out", "--only", only)
    assert whist_td(*asked) == 2
    assert told in whist_td.errors
    assert not (tmp_path / "out").exists()


def test_the_list_says_for_which_format_a_paper_is(whist_td):
    whist_td("print", "--paper", "list")
    told = {line.split()[0]: line for line in whist_td.output.splitlines()}
    assert told["travellers"].endswith(" whiz")
    assert told["cartons"].endswith(" militaire")
    assert told["standings"].endswith(" militaire, whiz, club")


@pytest.mark.parametrize("name", ["origami", "cartons"])
def test_a_paper_that_a_tournament_has_not_is_refused_with_those_it_has(
    whist_td, whiz, tmp_path, name
):
    assert printed(whist_td, whiz, f"travellers,{name}", tmp_path) == (2, set())
    assert f"“{name}”" in whist_td.errors
    assert "guide-cards" in whist_td.errors


@pytest.mark.parametrize("name", ["origami", "travellers"])
def test_a_paper_that_an_evening_has_not_is_refused_with_those_it_has(
    whist_td, club, tmp_path, name
):
    assert printed(whist_td, club, name, tmp_path) == (2, set())
    assert "cartons" in whist_td.errors
