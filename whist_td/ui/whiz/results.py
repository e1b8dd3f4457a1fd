"""The stage *Results* of a Whiz tournament: ranking, deals, players, and what is taken home."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QPushButton, QTabWidget, QWidget
from typing_extensions import override

from whist_td.formats.whiz.comparison import Coverage
from whist_td.formats.whiz.evening import WhizEvening
from whist_td.i18n.whiz_sentences import ranking_title
from whist_td.i18n.words import N_, Words
from whist_td.ui.panels.papers_files import file_name
from whist_td.ui.panels.papers_print import PaperPrinter, usual_size
from whist_td.ui.panels.papers_work import WorkLine
from whist_td.ui.panels.results import StateLine
from whist_td.ui.panels.results_exports import Export, export_work
from whist_td.ui.printing import Printers, SystemPrinters
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled
from whist_td.ui.whiz.results_exports import EXPORTS, ranking_pdf_work
from whist_td.ui.whiz.results_pages import BoardsPage, PlayersPage, RankingPage
from whist_td.ui.whiz.results_ranking import ranked_after
from whist_td.ui.whiz.results_state import whiz_state
from whist_td.ui.widgets.parts import button, page, row
from whist_td.usecases.desk import Outcome
from whist_td.usecases.whiz_views import whiz_standings

_COVERAGES = {
    Coverage.ALL: N_("All deals"),
    Coverage.COMPLETE: N_("Only deals that are complete"),
}


class WhizResultsPanel(QWidget):
    """The ranking after the newest round, or after any earlier one."""

    def __init__(
        self,
        session: Session[WhizEvening],
        parent: QWidget | None = None,
        printers: Printers | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._chosen: int | None = None
        self._is_stale = False
        self.setObjectName("whizResultsPanel")
        _ = session.words
        self._title = labelled("", "title", self)
        self._after_label = labelled(_("As of"), "quiet", self)
        self._after = QComboBox(self)
        self._coverage = QComboBox(self)
        self._state = StateLine(self)
        self._tabs = QTabWidget(self)
        self._ranking = RankingPage(_, self._tabs)
        self._boards = BoardsPage(_, self._tabs)
        self._players = PlayersPage(_, self._tabs)
        self.work = WorkLine(_, self)
        self._printer = PaperPrinter(_, self.work, printers or SystemPrinters(), self)
        self._print = button(_("Print the ranking"), "printRanking", self, "primary", "print")
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
        """The round after which the ranking is shown."""
        newest = self._session.evening.last_announced
        return newest if self._chosen is None else min(self._chosen, newest)

    def refresh(self) -> None:
        """Show everything as it is on the disk."""
        self._is_stale = False
        self._show_choices()
        self._show_ranking()

    def _export_button(self, export: Export[WhizEvening], _: Words) -> QPushButton:
        made = button(_(export.label), f"{export.name}Button", self, sign="export")
        made.setToolTip(_(export.tip))
        made.clicked.connect(lambda _checked, wanted=export: self._export(wanted))
        return made

    def _name_parts(self) -> None:
        _ = self._session.words
        self._after_label.setWordWrap(False)
        self._tabs.setObjectName("whizResultsTabs")
        self._tabs.setDocumentMode(True)
        self._tabs.tabBar().setDrawBase(False)
        self._tabs.addTab(self._ranking, _("Ranking"))
        self._tabs.addTab(self._boards, _("Deals"))
        self._tabs.addTab(self._players, _("Players"))
        for part in (self._tabs, self._tabs.tabBar()):
            part.setAccessibleName(_("Ranking, deals or players"))
        self._after.setObjectName("asOfRound")
        self._after.setAccessibleName(_("As of which round"))
        self._after.setMinimumWidth(24 * STEP)
        self._coverage.setObjectName("whichDeals")
        self._coverage.setAccessibleName(_("Which deals count"))
        for coverage, label in _COVERAGES.items():
            self._coverage.addItem(_(label), coverage)

    def _lay_out(self) -> None:
        whole = page(self)
        top = row(self._title, None, self._coverage, self._after_label, self._after)
        whole.addLayout(top)
        whole.addWidget(self._state)
        whole.addWidget(self._tabs, 1)
        whole.addWidget(self.work)
        whole.addLayout(row(self._print, None, *self._exports))

    def _connect(self) -> None:
        self._session.changed.connect(self._take_in)
        self._after.activated.connect(self._choose)
        self._coverage.activated.connect(self._show_ranking)
        self._print.clicked.connect(self._print_ranking)
        self._tabs.currentChanged.connect(self.take_focus)
        self._ranking.player_wanted.connect(self._show_player)
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
        self._show_ranking()

    def _show_ranking(self) -> None:
        _, evening, after = self._session.words, self._session.evening, self.after_round
        coverage: Coverage = self._coverage.currentData()
        self._title.setText(ranking_title(whiz_standings(evening, after, coverage), _))
        state = whiz_state(evening, after, _)
        self._state.say(state.text, state.role)
        told = ranked_after(evening, after, coverage)
        for shown in (self._ranking, self._boards, self._players):
            shown.show_ranking(evening, told)
        self._show_possible()

    def _show_player(self, player: int) -> None:
        self._tabs.setCurrentWidget(self._players)
        self._players.choose(player)
        self._players.setFocus()

    def _show_possible(self) -> None:
        started = self._session.evening.is_started
        for made in (self._print, *self._exports):
            made.setEnabled(started)

    def _export(self, export: Export[WhizEvening]) -> None:
        _, evening = self._session.words, self._session.evening
        kind = export.kind(_)
        work = export_work(export, evening, self.after_round, _, self._session.discreet)
        self.work.save(file_name(evening.details, kind), kind, work)

    def _print_ranking(self) -> None:
        _, evening = self._session.words, self._session.evening
        work = ranking_pdf_work(evening, self.after_round, _, usual_size())
        self._printer.make_and_print(work, f"{evening.details.name} · {_('Ranking')}")


def _choice(number: int, newest: int, _: Words) -> str:
    if number == newest:
        return _("Round no. {round} (newest)", round=number)
    return _("Round no. {round}", round=number)
