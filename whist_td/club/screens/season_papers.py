"""The papers of a season: its table for the wall, and certificates."""

from typing import ClassVar

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.club.paper.certificate import Certificates
from whist_td.club.paper.club_sheets import FinishedSheet
from whist_td.club.paper.season_table import announced_rows, season_table
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.seasons import SeasonStandings
from whist_td.club.screens.certificates import CERTIFICATE_SIZES, season_maker
from whist_td.club.screens.sheet_forms import ClubPapers, ClubPrinter, SheetForm
from whist_td.club.words.certificates import CertificateKind
from whist_td.kit.dialog_pages import open_dialog
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.printing import Printers
from whist_td.kit.session import Session
from whist_td.kit.theme import named
from whist_td.words.words import N_

_USUAL_PLACES = 3


class SeasonPapers(ClubPapers):
    """What of a season goes on paper, once all its evenings are read."""

    def __init__(
        self, session: Session[ClubBook], parent: QWidget, printers: Printers | None = None
    ) -> None:
        super().__init__(session, parent, printers)
        _ = session.words
        self._standings: SeasonStandings | None = None
        self._add(_("Sheet for the wall…"), "seasonSheet", lambda: self._ask(SeasonTableForm))
        self._add(_("Certificates…"), "certificates", lambda: self._ask(CertificateForm))

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
    SIZES = CERTIFICATE_SIZES

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
        heading = self._printer.heading
        maker = season_maker(self._session, self._standings, heading)
        texts = maker.of(self._kind.currentData(), self._places.value())
        title, size = self._session.words("Certificates"), self._size.currentData()
        return Certificates(heading, title, tuple(texts), size)
