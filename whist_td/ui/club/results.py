"""The stage *Results* of a club night: standings, players, tables, and what is taken home."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QPushButton, QTabWidget, QWidget
from typing_extensions import override

from whist_td.formats.club.evening import ClubEvening
from whist_td.i18n.club_night_sentences import club_title
from whist_td.i18n.words import Words
from whist_td.ui.club.results_exports import EXPORTS, standings_pdf_work
from whist_td.ui.club.results_pages import PlayersPage, StandingsPage, TablesPage
from whist_td.ui.club.results_standings import ranked_after
from whist_td.ui.club.results_state import club_state
from whist_td.ui.panels.papers_files import file_name
from whist_td.ui.panels.papers_print import PaperPrinter, usual_size
from whist_td.ui.panels.papers_work import WorkLine
from whist_td.ui.panels.results import StateLine
from whist_td.ui.panels.results_exports import Export, export_work
from whist_td.ui.printing import Printers, SystemPrinters
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled
from whist_td.ui.widgets.parts import button, page, row
from whist_td.usecases.desk import Outcome


class ClubResultsPanel(QWidget):
    """The standings after the newest round, or after any earlier one."""

    def __init__(
        self,
        session: Session[ClubEvening],
        parent: QWidget | None = None,
        printers: Printers | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._chosen: int | None = None
        self._is_stale = False
        self.setObjectName("clubResultsPanel")
        _ = session.words
        self._title = labelled("", "title", self)
        self._after_label = labelled(_("As of"), "quiet", self)
        self._after = QComboBox(self)
        self._state = StateLine(self)
        self._tabs = QTabWidget(self)
        self._standings = StandingsPage(_, self._tabs)
        self._players = PlayersPage(_, self._tabs)
        self._tables = TablesPage(_, self._tabs)
        self.work = WorkLine(_, self)
        self._printer = PaperPrinter(_, self.work, printers or SystemPrinters(), self)
        self._print = button(_("Print the standings"), "printStandings", self, "primary", "print")
        self._exports = tuple(self._export_button(export, _) for export in EXPORTS)
        self._name_parts()
        self._lay_out()
        self._connect()
        self.refresh()

    def take_focus(self) -> None:
        """Put the keys on the page that is shown."""
        shown = self._tabs.currentWidget()
        if shown is not None:
            shown.setFocus()

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

    def _export_button(self, export: Export[ClubEvening], _: Words) -> QPushButton:
        made = button(_(export.label), f"{export.name}Button", self, sign="export")
        made.setToolTip(_(export.tip))
        made.clicked.connect(lambda _checked, wanted=export: self._export(wanted))
        return made

    def _name_parts(self) -> None:
        _ = self._session.words
        self._after_label.setWordWrap(False)
        self._tabs.setObjectName("clubResultsTabs")
        self._tabs.setDocumentMode(True)
        self._tabs.tabBar().setDrawBase(False)
        self._tabs.addTab(self._standings, _("Standings"))
        self._tabs.addTab(self._players, _("Players"))
        self._tabs.addTab(self._tables, _("Tables"))
        for part in (self._tabs, self._tabs.tabBar()):
            part.setAccessibleName(_("Standings, players or tables"))
        self._after.setObjectName("asOfRound")
        self._after.setAccessibleName(_("After which round"))
        self._after.setMinimumWidth(24 * STEP)

    def _lay_out(self) -> None:
        whole = page(self)
        whole.addLayout(row(self._title, None, self._after_label, self._after))
        whole.addWidget(self._state)
        whole.addWidget(self._tabs, 1)
        whole.addWidget(self.work)
        whole.addLayout(row(self._print, None, *self._exports))

    def _connect(self) -> None:
        self._session.changed.connect(self._take_in)
        self._after.activated.connect(self._choose)
        self._print.clicked.connect(self._print_standings)
        self._standings.player_wanted.connect(self._show_player)
        self.work.ended.connect(self._show_possible)

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
        told = ranked_after(evening, after)
        self._title.setText(club_title(told.view, _))
        state = club_state(evening, after, _)
        self._state.say(state.text, state.role)
        for shown in (self._standings, self._players, self._tables):
            shown.show_standings(evening, told)
        self._show_possible()

    def _show_player(self, player: int) -> None:
        self._tabs.setCurrentWidget(self._players)
        self._players.choose(player)
        self._players.setFocus()

    def _show_possible(self) -> None:
        for made in (self._print, *self._exports):
            made.setEnabled(self._session.evening.is_started)

    def _export(self, export: Export[ClubEvening]) -> None:
        _, evening = self._session.words, self._session.evening
        kind = export.kind(_)
        work = export_work(export, evening, self.after_round, _, self._session.discreet)
        self.work.save(file_name(evening.details, kind), kind, work)

    def _print_standings(self) -> None:
        _, evening = self._session.words, self._session.evening
        work = standings_pdf_work(evening, self.after_round, _, usual_size())
        self._printer.make_and_print(work, f"{evening.details.name} · {_('Standings')}")


def _choice(number: int, newest: int, _: Words) -> str:
    if number == newest:
        return _("Round no. {round} (newest)", round=number)
    return _("Round no. {round}", round=number)
