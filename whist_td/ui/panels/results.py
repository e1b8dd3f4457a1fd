"""The stage *Results*: the standings in large, the scoreboard, and what is taken home."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QFrame, QPushButton, QTabWidget, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.i18n.words import Words
from whist_td.ui.models.scoreboard_table import ScoreboardTable, scoreboard
from whist_td.ui.models.standings_table import StandingsTable, standing_rows
from whist_td.ui.panels.papers_files import file_name
from whist_td.ui.panels.papers_print import PaperPrinter, usual_size
from whist_td.ui.panels.papers_work import WorkLine
from whist_td.ui.panels.results_exports import EXPORTS, Export, export_work, standings_pdf_work
from whist_td.ui.panels.results_scoreboard import ScoreboardView
from whist_td.ui.panels.results_state import state_of
from whist_td.ui.panels.results_ties import TieQuestions
from whist_td.ui.panels.results_views import StandingsView
from whist_td.ui.printing import Printers, SystemPrinters
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.ui.widgets.parts import button, page, row
from whist_td.usecases.desk import Outcome


class ResultsPanel(QWidget):
    """The standings after the newest round, or after any earlier one."""

    def __init__(
        self,
        session: Session,
        parent: QWidget | None = None,
        printers: Printers | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._chosen: int | None = None
        self._is_stale = False
        self.setObjectName("resultsPanel")
        _ = session.words
        self._title = labelled("", "title", self)
        self._after = QComboBox(self)
        self._after_label = labelled(_("As of"), "quiet", self)
        self._state = StateLine(self)
        self._standings = StandingsTable(_, self)
        self._board = ScoreboardTable(_, self)
        self._tabs = QTabWidget(self)
        self._standings_view = StandingsView(self._standings, self._tabs)
        self._board_view = ScoreboardView(self._board, self._tabs)
        self._ties = TieQuestions(session, self)
        self.work = WorkLine(_, self)
        self._printer = PaperPrinter(_, self.work, printers or SystemPrinters(), self)
        self._print = button(_("Print the standings"), "printStandings", self, "primary", "print")
        self._exports = tuple(self._export_button(export, _) for export in EXPORTS)
        self._lay_out()
        self._name_parts()
        self._connect()
        self.refresh()

    def _export_button(self, export: Export, _: Words) -> QPushButton:
        made = button(_(export.label), f"{export.name}Button", self, sign="export")
        made.setToolTip(_(export.tip))
        made.clicked.connect(lambda _checked, wanted=export: self._export(wanted))
        return made

    def _lay_out(self) -> None:
        whole = page(self)
        self._after_label.setWordWrap(False)
        whole.addLayout(row(self._title, None, self._after_label, self._after))
        whole.addWidget(self._state)
        whole.addWidget(self._tabs, 1)
        whole.addWidget(self._ties)
        whole.addWidget(self.work)
        whole.addLayout(row(self._print, None, *self._exports))

    def _name_parts(self) -> None:
        _ = self._session.words
        self._tabs.setObjectName("resultsTabs")
        self._tabs.setDocumentMode(True)
        self._tabs.tabBar().setDrawBase(False)
        self._tabs.addTab(self._standings_view, _("Standings"))
        self._tabs.addTab(self._board_view, _("Scoreboard"))
        self._tabs.tabBar().setAccessibleName(_("Standings or scoreboard"))
        self._tabs.setAccessibleName(_("Standings or scoreboard"))
        self._after.setObjectName("asOfRound")
        self._after.setAccessibleName(_("As of which round"))
        self._after.setMinimumWidth(28 * STEP)
        self._standings_view.setAccessibleName(_("Standings"))
        self._board_view.who.setAccessibleName(_("Teams of the scoreboard"))
        self._board_view.rounds.setAccessibleName(_("Rounds of the scoreboard"))

    def _connect(self) -> None:
        self._session.changed.connect(self._take_in)
        self._after.activated.connect(self._choose)
        self._print.clicked.connect(self._print_standings)
        self.work.ended.connect(self._show_possible)

    @property
    def after_round(self) -> int:
        """The round after which the standings are shown."""
        newest = self._session.evening.last_announced
        return newest if self._chosen is None else min(self._chosen, newest)

    def refresh(self) -> None:
        """Show everything as it is on the disk."""
        self._is_stale = False
        self._show_choices()
        self._show_standings()

    def show_after(self, round_number: int | None) -> None:
        """Show the standings as of a round; None: always as of the newest."""
        self._chosen = round_number
        self.refresh()

    def _take_in(self, _outcome: Outcome) -> None:
        self._is_stale = True
        if self.isVisible():
            self.refresh()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self.refresh()

    def _show_choices(self) -> None:
        _, newest = self._session.words, self._session.evening.last_announced
        if self._after.count() != newest:
            self._after.clear()
            for number in range(newest, 0, -1):
                self._after.addItem(_choice(number, newest, _), number)
        self._after.setCurrentIndex(self._after.findData(self.after_round))
        self._after.setEnabled(newest > 1)

    def _choose(self, index: int) -> None:
        self._chosen = None if index == 0 else self._after.itemData(index)
        self._show_standings()

    def _show_standings(self) -> None:
        _, evening, after = self._session.words, self._session.evening, self.after_round
        self._title.setText(
            _(
                "Standings after round {round} of {rounds}",
                round=after,
                rounds=evening.settings.rounds,
            )
            if after
            else _("Standings")
        )
        state = state_of(evening, after, _)
        self._state.say(state.text, state.role)
        self._standings.show_rows(standing_rows(evening, after))
        self._board.show_board(scoreboard(evening, after))
        self._board_view.show_round(after)
        self._ties.show_round(after)
        self._show_possible()

    def _show_possible(self) -> None:
        started = self._session.evening.is_started
        for made in (self._print, *self._exports):
            made.setEnabled(started)

    def _export(self, export: Export) -> None:
        _, evening = self._session.words, self._session.evening
        kind = export.kind(_)
        work = export_work(export, evening, self.after_round, _, self._session.discreet)
        self.work.save(file_name(evening.details, kind), kind, work)

    def _print_standings(self) -> None:
        _, evening = self._session.words, self._session.evening
        work = standings_pdf_work(evening, self.after_round, _, usual_size())
        self._printer.make_and_print(work, f"{evening.details.name} · {_('Standings')}")


class StateLine(QFrame):
    """A calm line, or an amber one where something is missing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("stateLine")
        inside = QVBoxLayout(self)
        inside.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        self._text = labelled("", "body", self)
        inside.addWidget(self._text)

    @property
    def text(self) -> str:
        """What the line says."""
        return self._text.text()

    def say(self, text: str, role: str) -> None:
        """Say a sentence in its role."""
        set_role(self, role)
        self._text.setText(text)


def _choice(number: int, newest: int, _: Words) -> str:
    if number == newest:
        return _("Round {round} (newest)", round=number)
    return _("Round {round}", round=number)
