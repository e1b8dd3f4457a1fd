"""The models behind Play and the start page."""

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QWidget

from whist_td.core.contracts import Strain
from whist_td.desk.ports import EventSummary
from whist_td.formats.militaire.commands import AnnounceRound, EnterResult
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.screens.play_model import TablesModel, second_pass
from whist_td.formats.militaire.views import round_view, sheet_view
from whist_td.formats.militaire.words.standings import militaire_listing
from whist_td.kit.theme import text_font
from whist_td.stages.phone_marks import PhoneMarks
from whist_td.stages.running_standings import RunningColumn, RunningModel, RunningView
from whist_td.window.event_list import EventsModel

pytestmark = pytest.mark.usefixtures("qapp")
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def playing(new_session):
    session = new_session(5)
    session.do(AnnounceRound(1, Strain.HEARTS))
    session.do(EnterResult(Place(1, 2), Result(Side.VISITORS)))
    return session


def test_the_tables_are_a_sound_model(playing):
    model = TablesModel(playing.words, PhoneMarks(playing))
    QAbstractItemModelTester(model, FATAL)
    model.show_round(round_view(playing.facts, 1).rows)
    model.show_pass(second_pass(playing.facts, 1))
    model.show_pass(None)


def test_a_table_is_a_whole_sentence_for_those_who_listen(playing):
    model = TablesModel(playing.words, PhoneMarks(playing))
    model.show_round(round_view(playing.facts, 1).rows)
    assert model.index(1).data() == (
        "Table 2: 2 Club 2, Anne Côté 2 and Rita Côté 2, against 1 Club 1, Luc Roy 1 and "
        "Guy Roy 1. Visitors won."
    )


def test_a_second_pass_hides_what_stands(playing):
    model = TablesModel(playing.words, PhoneMarks(playing))
    model.show_round(round_view(playing.facts, 1).rows)
    model.show_pass(second_pass(playing.facts, 1))
    assert model.cell(2).result is None


def test_the_running_standings_are_a_sound_model(playing):
    model = RunningModel(playing.words)
    QAbstractItemModelTester(model, FATAL)
    model.show(militaire_listing(sheet_view(playing.facts, 1), playing.words))
    playing.do(EnterResult(Place(1, 3), Result(Side.HOME)))
    model.show(militaire_listing(sheet_view(playing.facts, 1), playing.words))


class CountedView(RunningView):
    arranged = 0

    def arrange(self):
        self.arranged += 1
        super().arrange()


def test_names_are_measured_once_however_many_lines_of_the_standings_change(playing, qtbot):
    model, beside = RunningModel(playing.words), QWidget()
    qtbot.addWidget(beside)
    view, standings = CountedView(model, "Standings", beside), sheet_view(playing.facts, 1)
    model.show(militaire_listing(standings, playing.words))
    before, apart = view.arranged, {standings.rows[at].team: 9 for at in (0, 2, 4)}
    model.show(militaire_listing(standings, playing.words, apart))
    assert view.arranged == before + 1


def test_long_names_take_two_lines_before_all_are_set_small(playing, qtbot):
    """Where every line could be as high, the letters stay, and the names are whole."""
    model, beside = RunningModel(playing.words), QWidget()
    qtbot.addWidget(beside)
    view, sheet = RunningView(model, "Standings", beside), sheet_view(playing.facts, 1)
    long = "Les Ébénistes du Vieux-Port de Rivière-du-Loup"
    named = [replace(row, name=long if at % 2 else row.name) for at, row in enumerate(sheet.rows)]
    model.show(militaire_listing(replace(sheet, rows=tuple(named)), playing.words))
    text = QFontMetrics(text_font()).height()
    heading = view.horizontalHeader().sizeHint().height()
    view.resize(20 * text, heading + len(named) * 2 * text + 2 * view.LEADING)
    beside.show()
    view.arrange()
    assert view.names_set.font.pointSizeF() == text_font().pointSizeF()
    assert view.names_set.text(long).replace("\n", " ") == long
    heights = [view.rowHeight(row) for row in range(len(named))]
    assert sum(heights) <= view.viewport().height()


def test_places_gained_are_counted_from_the_round_before(playing):
    model = RunningModel(playing.words)
    model.show(militaire_listing(sheet_view(playing.facts, 1), playing.words, {1: 4}))
    assert model.index(0, RunningColumn.MOVED).data() == "▲3"


def test_the_events_are_a_sound_model(english):
    event = EventSummary(
        1, "militaire", "Night", date(2026, 11, 21), "Gaspé", 24, 24, 7, finished=False
    )
    model = EventsModel([event], english)
    QAbstractItemModelTester(model, FATAL)
    assert model.index(0, 3).data() == "round 7 of 24"
