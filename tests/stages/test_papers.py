import errno
import io
from dataclasses import replace
from datetime import date

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QMarginsF, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QPushButton, QSpinBox

from tests.fixtures.printers import Tray
from whist_td.core.events import Details
from whist_td.core.page_sizes import PageSize
from whist_td.desk.journal import printed_sheets
from whist_td.formats.militaire.commands import AnnounceRound, ChangeTeam
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.kit.printing import page_image, pdf_file
from whist_td.stages import work_line as files
from whist_td.stages.papers import PapersPanel
from whist_td.stages.papers_print import PrintQuestion, usual_size
from whist_td.words.words import Language, words

KIND = files.FileKind("papers", ".pdf", "PDF")


@pytest.fixture
def tray():
    return Tray("Hall", "Office")


@pytest.fixture
def panel(qtbot, stage, new_session, tray):
    made = stage(PapersPanel(new_session(4, Settings(rounds=6)), printers=tray), 1100, 650)
    qtbot.waitUntil(lambda: made.is_laid_out)
    return made


def click(qtbot, panel, name):
    qtbot.mouseClick(panel.findChild(QPushButton, name), Qt.MouseButton.LeftButton)


def saved(qtbot, panel, path):
    panel.work.choose_file = lambda *_asked: path
    click(qtbot, panel, "savePapers")
    qtbot.waitUntil(path.exists)
    return pdf_file(path.read_bytes())


def test_the_button_counts_the_pages_it_prints(qtbot, panel, tmp_path):
    pack = saved(qtbot, panel, tmp_path / "papers.pdf")
    told = panel.findChild(QPushButton, "printPapers").text()
    assert told == f"Print {pack.pages} pages"


def test_a_name_that_cannot_be_printed_is_told_above_the_sheets(qtbot, panel):
    told = panel.findChild(QLabel, "undrawnNames")
    assert told.isHidden()
    session = panel._session  # noqa: SLF001
    session.do(ChangeTeam(replace(session.facts.teams[2], name="Les \U00012000 fous")))
    qtbot.waitUntil(told.isVisible)
    assert "2. Les \U00012000 fous" in told.text()


def test_a_paper_without_its_tick_is_left_out(qtbot, panel, tmp_path):
    for tick in panel.findChildren(QCheckBox):
        tick.setChecked(tick.objectName() == "tick-director-sheet")
    assert saved(qtbot, panel, tmp_path / "papers.pdf").pages == 1


def test_with_no_tick_the_button_says_what_is_missing(panel):
    for tick in panel.findChildren(QCheckBox):
        tick.setChecked(False)
    button = panel.findChild(QPushButton, "printPapers")
    assert (button.text(), button.isEnabled()) == ("Tick what to print", False)


def test_the_size_of_the_paper_is_the_directors_choice(qtbot, panel, tmp_path):
    panel.findChild(QComboBox, "sheetSize").setCurrentText("Letter")
    qtbot.waitUntil(lambda: panel.is_laid_out)
    size = saved(qtbot, panel, tmp_path / "papers.pdf").size(0)
    assert {round(size.width()), round(size.height())} == {612, 792}


@pytest.mark.usefixtures("own_settings")
def test_the_paper_that_was_chosen_is_that_of_all_that_prints(qtbot, panel, new_session):
    choice = panel.findChild(QComboBox, "sheetSize")
    choice.setFocus()
    other = next(size for size in PageSize if size is not usual_size())
    qtbot.keyClick(choice, Qt.Key.Key_L if other is PageSize.LETTER else Qt.Key.Key_A)
    assert usual_size() is other
    again = PapersPanel(new_session(4, Settings(rounds=6)))
    qtbot.addWidget(again)
    assert again.findChild(QComboBox, "sheetSize").currentData() is other


def test_the_sheets_speak_their_own_language(qtbot, panel, tmp_path):
    panel.findChild(QComboBox, "sheetLanguage").setCurrentText("Français")
    qtbot.waitUntil(lambda: panel.is_laid_out)
    content = saved(qtbot, panel, tmp_path / "papers.pdf").content
    assert b"/Lang (fr)" in content


def test_the_preview_turns_its_pages(qtbot, panel):
    panel.show_paper("cartons")
    click(qtbot, panel, "nextPage")
    assert panel.preview.page == 1
    click(qtbot, panel, "previousPage")
    assert panel.preview.page == 0
    assert not panel.findChild(QPushButton, "previousPage").isEnabled()


def test_a_tick_that_is_touched_shows_its_paper(panel):
    panel.findChild(QCheckBox, "tick-wall-scoreboard").toggle()
    marked = [card.kind.name for card in panel.cards.cards if card.property("role") == "strip"]
    assert marked == ["wall-scoreboard"]


def test_the_papers_follow_what_is_announced(qtbot, panel):
    before = panel.preview.page
    panel._session.do(AnnounceRound(1))  # noqa: SLF001 - the session the panel was given
    qtbot.waitUntil(lambda: panel.is_laid_out)
    assert panel.preview.page == before


def test_fewer_than_two_teams_have_no_papers_yet(stage, new_session, tray):
    panel = stage(PapersPanel(new_session(teams=1), printers=tray))
    panel.refresh()
    assert not panel.findChild(QPushButton, "printPapers").isEnabled()


def ask(qtbot, panel):
    click(qtbot, panel, "printPapers")
    qtbot.waitUntil(lambda: panel.findChild(PrintQuestion) is not None)
    return panel.findChild(PrintQuestion)


def test_printing_asks_for_printer_and_copies(qtbot, panel, tray):
    question = ask(qtbot, panel)
    question.findChild(QComboBox, "printerChoice").setCurrentText("Office")
    click(qtbot, question, "printNow")
    qtbot.waitUntil(lambda: bool(tray.orders))
    assert (tray.orders[0].printer, tray.orders[0].copies) == ("Office", 1)
    qtbot.waitUntil(lambda: "sent to Office" in panel.work.text)


def test_a_director_may_think_better_of_it(qtbot, panel, tray):
    question = ask(qtbot, panel)
    click(qtbot, question, "doNotPrint")
    assert not tray.orders


def test_a_printer_that_refuses_is_told_of(qtbot, stage, new_session):
    panel = stage(PapersPanel(new_session(4, Settings(rounds=6)), printers=Tray("Hall", jam=True)))
    qtbot.waitUntil(lambda: panel.is_laid_out)
    click(qtbot, ask(qtbot, panel), "printNow")
    qtbot.waitUntil(lambda: "paper jam" in panel.work.text)


def test_a_page_becomes_a_picture_as_fine_as_wanted(qtbot, panel, tmp_path):
    pdf = saved(qtbot, panel, tmp_path / "papers.pdf")
    image = page_image(pdf, 0, 144)
    assert abs(image.width() - 2 * pdf.size(0).width()) <= 1
    assert not image.isNull()


def test_a_file_is_named_after_event_and_date():
    details = Details("Soirée: été/hiver?", date(2026, 11, 21))
    assert files.file_name(details, KIND) == "2026-11-21 Soirée été hiver - papers.pdf"


def test_what_stood_in_a_file_stays_if_writing_fails(tmp_path):
    path = tmp_path / "papers.pdf"
    path.mkdir()
    with pytest.raises(OSError, match="papers"):
        files.put_in_place(path, b"new")
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (errno.ENOSPC, "The disk is full"),
        (errno.EACCES, "cannot be saved"),
        (errno.EIO, "was not saved"),
    ],
)
def test_every_refusal_of_a_disk_has_a_sentence(tmp_path, number, told):
    error = OSError(number, "no")
    sentence = files.refusal(error, tmp_path / "papers.pdf", words(Language.ENGLISH))
    assert told in sentence


def test_the_pages_turn_by_keys(qtbot, panel):
    panel.show_paper("cartons")
    with qtbot.waitActive(panel):
        panel.activateWindow()
    qtbot.keyClick(panel, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert panel.preview.page == 1


def test_some_pages_are_printed_and_the_sheets_of_paper_told(qtbot, panel, tray):
    question = ask(qtbot, panel)
    question.findChild(QSpinBox, "firstPage").setValue(2)
    question.findChild(QSpinBox, "lastPage").setValue(4)
    question.findChild(QSpinBox, "copies").setValue(5)
    assert question.findChild(QPushButton, "printNow").text() == "Print 15 pages"
    told = question.findChild(QLabel, "printTakes").text()
    assert told == "15 sheets of paper, printed on one side. About 2 minutes."
    click(qtbot, question, "printNow")
    qtbot.waitUntil(lambda: bool(tray.orders))
    assert (tray.orders[0].numbers, tray.orders[0].copies) == (range(1, 4), 5)


def journal_has_printed(panel):
    return printed_sheets(panel._session.desk.lines) is not None  # noqa: SLF001 - the session it was given


def test_a_pack_printed_in_two_goes_is_printed_after_the_second(qtbot, panel, tray):
    question = ask(qtbot, panel)
    last = question.findChild(QSpinBox, "lastPage")
    pages = last.value()
    last.setValue(2)
    click(qtbot, question, "printNow")
    qtbot.waitUntil(lambda: "2 pages sent to" in panel.work.text)
    assert not journal_has_printed(panel)
    qtbot.waitUntil(lambda: panel.findChild(PrintQuestion) is None)
    question = ask(qtbot, panel)
    question.findChild(QSpinBox, "firstPage").setValue(3)
    click(qtbot, question, "printNow")
    qtbot.waitUntil(lambda: len(tray.orders) == 2)
    assert tray.orders[1].numbers == range(2, pages)
    qtbot.waitUntil(lambda: journal_has_printed(panel))


@pytest.fixture
def old_printer(qtbot, stage, new_session):
    """Papers before a printer whose lower margin is as deep as that of old ones."""
    tray = Tray("Old", white=QMarginsF(10, 10, 10, 45))
    made = stage(PapersPanel(new_session(4, Settings(rounds=6)), printers=tray))
    qtbot.waitUntil(lambda: made.is_laid_out)
    return made, tray


@pytest.mark.parametrize("smaller", [True, False])
def test_what_the_printer_would_cut_is_told_and_may_be_made_smaller(qtbot, old_printer, smaller):
    panel, tray = old_printer
    question = ask(qtbot, panel)
    warning = question.findChild(QLabel, "printCut")
    qtbot.waitUntil(warning.isVisible)
    assert "it would cut letters off" in warning.text()
    question.findChild(QCheckBox, "printSmaller").setChecked(smaller)
    click(qtbot, question, "printNow")
    qtbot.waitUntil(lambda: bool(tray.orders))
    assert tray.orders[0].is_shrunk is smaller


def test_a_printer_that_cuts_nothing_prints_in_true_size_and_asks_nothing(qtbot, panel, tray):
    question = ask(qtbot, panel)
    assert question.findChild(QCheckBox, "printSmaller") is None
    click(qtbot, question, "printNow")
    qtbot.waitUntil(lambda: bool(tray.orders))
    assert not tray.orders[0].is_shrunk


def test_a_test_sheet_is_printed_before_the_pack_and_the_question_stays(qtbot, panel, tray):
    question = ask(qtbot, panel)
    click(qtbot, question, "printProof")
    qtbot.waitUntil(lambda: bool(tray.orders))
    assert (tray.orders[0].title, tray.orders[0].pdf.pages) == ("Test sheet", 2)
    assert question.isVisible()
    assert not journal_has_printed(panel)


def test_one_page_alone_is_asked_for_no_range(qtbot, panel):
    for tick in panel.findChildren(QCheckBox):
        tick.setChecked(tick.objectName() == "tick-director-sheet")
    question = ask(qtbot, panel)
    assert question.findChild(QSpinBox, "firstPage") is None
    assert question.findChild(QSpinBox, "copies").isVisible()


def of_team(qtbot, panel, number):
    """Look at the route card of one team; return the button that prints just it."""
    panel.show_paper("rotation-cards")
    whose = panel.findChild(QComboBox, "whoseSheets")
    these = panel.findChild(QPushButton, "printThese")
    before = these.text()
    whose.setFocus()
    for _down in range(number):
        qtbot.keyClick(whose, Qt.Key.Key_Down)
    assert whose.currentText() == f"Team {number}"
    qtbot.waitUntil(lambda: these.text() != before)
    return these


def test_the_card_of_one_team_is_looked_at_and_printed_alone(qtbot, panel, tray):
    these = of_team(qtbot, panel, 3)
    assert these.text() == "Print this page"
    qtbot.mouseClick(these, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.findChild(PrintQuestion) is not None)
    click(qtbot, panel.findChild(PrintQuestion), "printNow")
    qtbot.waitUntil(lambda: bool(tray.orders))
    text = PdfReader(io.BytesIO(tray.orders[0].pdf.content)).pages[0].extract_text()
    assert "Club 3" in text
    assert "Club 4" not in text


def test_one_card_alone_does_not_pass_for_all_that_is_to_be_printed(qtbot, panel):
    qtbot.mouseClick(of_team(qtbot, panel, 3), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.findChild(PrintQuestion) is not None)
    click(qtbot, panel.findChild(PrintQuestion), "printNow")
    qtbot.waitUntil(lambda: "sent to" in panel.work.text)
    assert not journal_has_printed(panel)


def test_another_paper_is_looked_at_whole(qtbot, panel):
    of_team(qtbot, panel, 3)
    panel.show_paper("cartons")
    assert panel.findChild(QComboBox, "whoseSheets").currentText() == "All the sheets"
    panel.show_paper("director-sheet")
    assert not panel.findChild(QComboBox, "whoseSheets").isVisible()
