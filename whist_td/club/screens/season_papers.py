"""The papers of a season: its table for the wall."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.club.paper.club_sheets import FinishedSheet
from whist_td.club.paper.season_table import season_table
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.seasons import SeasonStandings
from whist_td.club.screens.sheet_forms import ClubPrinter, SheetForm
from whist_td.kit.dialog_pages import open_dialog
from whist_td.kit.parts import button
from whist_td.kit.printing import Printers
from whist_td.kit.session import Session


class SeasonPapers(QObject):
    """What of a season goes on paper, once all its evenings are read."""

    def __init__(
        self, session: Session[ClubBook], parent: QWidget, printers: Printers | None = None
    ) -> None:
        super().__init__(parent)
        _ = session.words
        self._session, self._page = session, parent
        self._standings: SeasonStandings | None = None
        self._printer = ClubPrinter(session, parent, printers)
        self.line = self._printer.line
        self.buttons = (button(_("Sheet for the wall…"), "seasonSheet", parent, sign="print"),)
        self.buttons[0].clicked.connect(self._ask_table)

    def show_standings(self, standings: SeasonStandings | None) -> None:
        """Take a season's standings; None: not all evenings are read yet."""
        self._standings = standings
        for each in self.buttons:
            each.setEnabled(standings is not None)

    def _ask_table(self) -> None:
        if self._standings is not None:
            open_dialog(SeasonTableForm(self._session, self._standings, self._printer, self._page))


class SeasonTableForm(SheetForm):
    """Asks on which paper a season's table is wanted."""

    def __init__(
        self,
        session: Session[ClubBook],
        standings: SeasonStandings,
        printer: ClubPrinter,
        parent: QWidget,
    ) -> None:
        self._standings = standings
        super().__init__(session, session.words("The season for the wall"), printer, parent)
        self.setObjectName("seasonTableForm")

    @override
    def _sheet(self) -> FinishedSheet:
        session = self._session
        events = {each.id: each.name for each in session.file.events()}
        heading, size = self._printer.heading, self._size.currentData()
        return season_table(session.evening, self._standings, events, heading, size, session.words)
