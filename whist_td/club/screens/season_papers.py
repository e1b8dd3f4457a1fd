"""The papers of a season: its table for the wall, and certificates."""

from typing import ClassVar

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.club.paper.certificate import Certificates, CertificateSize
from whist_td.club.paper.club_sheets import FinishedSheet
from whist_td.club.paper.season_table import announced_rows, season_table
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.seasons import SeasonStandings
from whist_td.club.screens.sheet_forms import ClubPrinter, SheetForm
from whist_td.club.words.certificates import CertificateKind, CertificateMaker
from whist_td.kit.dialog_pages import open_dialog
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.parts import button
from whist_td.kit.printing import Printers
from whist_td.kit.session import Session
from whist_td.kit.theme import named
from whist_td.words.words import N_

_USUAL_PLACES = 3


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
        table = button(_("Sheet for the wall…"), "seasonSheet", parent, sign="print")
        certificates = button(_("Certificates…"), "certificates", parent, sign="print")
        self.buttons = (table, certificates)
        table.clicked.connect(lambda: self._ask(SeasonTableForm))
        certificates.clicked.connect(lambda: self._ask(CertificateForm))

    def show_standings(self, standings: SeasonStandings | None) -> None:
        """Take a season's standings; None: not all evenings are read yet."""
        self._standings = standings
        for each in self.buttons:
            each.setEnabled(standings is not None and bool(announced_rows(standings)))

    def _ask(self, kind: "type[_SeasonSheetForm]") -> None:
        if self._standings is not None:
            open_dialog(kind(self._session, self._standings, self._printer, self._page))


class _SeasonSheetForm(SheetForm):
    """A question about a paper of a season."""

    TITLE: ClassVar[str]

    def __init__(
        self,
        session: Session[ClubBook],
        standings: SeasonStandings,
        printer: ClubPrinter,
        parent: QWidget,
    ) -> None:
        self._standings = standings
        super().__init__(session, session.words(self.TITLE), printer, parent)


class SeasonTableForm(_SeasonSheetForm):
    """Asks on which paper a season's table is wanted."""

    TITLE = N_("The season for the wall")

    @override
    def _sheet(self) -> FinishedSheet:
        session = self._session
        events = {each.id: each.name for each in session.file.events()}
        heading, size = self._printer.heading, self._size.currentData()
        return season_table(session.evening, self._standings, events, heading, size, session.words)


class CertificateForm(_SeasonSheetForm):
    """Asks for what certificates are wanted, and on which paper."""

    TITLE = N_("Certificates")
    SIZES = (
        (CertificateSize.A4, "A4"),
        (CertificateSize.LETTER, N_("Letter")),
        (CertificateSize.A5, "A5"),
    )

    @override
    def _fill(self) -> None:
        _ = self._session.words
        self._kind = named(ChoiceField(self), "certificateKind")
        for kind in CertificateKind:
            self._kind.addItem(_(kind.value), kind)
        self._places = named(NumberField(self), "certificatePlaces")
        ranks = [row.rank or 0 for row in announced_rows(self._standings)]
        self._places.setRange(1, max(1, *ranks))
        self._places.setValue(min(_USUAL_PLACES, self._places.maximum()))
        self._form.addRow(_("For what"), self._kind)
        self._form.addRow(_("Down to place"), self._places)
        self._kind.currentIndexChanged.connect(self._show_fields)

    def _show_fields(self) -> None:
        is_placed = self._kind.currentData() is CertificateKind.PLACES
        self._form.setRowVisible(self._places, is_placed)

    @override
    def _sheet(self) -> FinishedSheet:
        session, standings, heading = self._session, self._standings, self._printer.heading
        _, rows = session.words, announced_rows(standings)
        season = standings.season.name
        maker = CertificateMaker(session.evening, season, rows, standings.held, heading, _)
        texts = maker.of(self._kind.currentData(), self._places.value())
        return Certificates(heading, _("Certificates"), tuple(texts), self._size.currentData())
