import pytest
from PySide6.QtCore import QMarginsF
from PySide6.QtWidgets import QWidget

from tests.fixtures.printers import Tray
from tests.fixtures.stage import nameless
from whist_td.formats.militaire.commands import AnnounceRound, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Side, result_of
from whist_td.formats.militaire.screens.results import ResultsPanel
from whist_td.kit.printing import PdfFile
from whist_td.stages.papers import PapersPanel
from whist_td.stages.papers_print import PrintJob, PrintQuestion
from whist_td.window.journal import JournalPanel
from whist_td.window.keys import KeysPanel


@pytest.mark.parametrize("kind", [JournalPanel, ResultsPanel, PapersPanel, KeysPanel])
def test_every_part_that_takes_keys_says_its_name(qtbot, new_session, kind):
    session = new_session(teams=4)
    session.do(AnnounceRound(1))
    session.do(EnterResult(Place(1, 1), result_of(Side.HOME)))
    panel = kind(session)
    qtbot.addWidget(panel)
    assert list(nameless(panel)) == []


def test_the_print_question_says_its_names(qtbot, english):
    parent = QWidget()
    qtbot.addWidget(parent)
    pdf = PdfFile(b"", ((595, 842),) * 3)
    job = PrintJob(pdf, "Evening", (QMarginsF(),) * 3, ("Hall",), QMarginsF(9, 9, 9, 9))
    assert list(nameless(PrintQuestion(job, Tray("Hall"), english, parent))) == []
