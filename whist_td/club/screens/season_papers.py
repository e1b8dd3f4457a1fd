"""The papers of a season: its table for the wall, and certificates."""

from typing import ClassVar

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QWidget
from typing_extensions import override

from whist_td.club.files.season_page import SeasonPage
from whist_td.club.files.season_workbook import season_workbook
from whist_td.club.paper.certificate import Certificates
from whist_td.club.paper.club_sheets import FinishedSheet
from whist_td.club.paper.season_table import season_table
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.seasons import SeasonStandings, announced_rows
from whist_td.club.screens.certificates import CERTIFICATE_SIZES, season_maker
from whist_td.club.screens.sheet_forms import ClubPapers, ClubPrinter, SheetForm
from whist_td.club.views.race import full_names, public_names, season_runners
from whist_td.club.words.prizes import CertificateKind
from whist_td.club.words.season import season_race
from whist_td.kit.dialog_pages import lay_out, open_dialog, room_above
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.parts import MenuButton, button
from whist_td.kit.printing import Printers
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.room.screen.painting import picture_of
from whist_td.room.words.posters import Foot
from whist_td.stages.papers_print import usual_size
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
        self.menu = MenuButton(_("Sheets and files"), "seasonPapers", parent)
        add = self.menu.add
        add(_("Sheet for the wall…"), "seasonSheet", lambda: self._ask(SeasonTableForm))
        add(_("Certificates…"), "certificates", lambda: self._ask(CertificateForm))
        add(_("Race of the leaders"), "seasonRace", self._show_race)
        add(_("Workbook…"), "seasonWorkbook", self._save_workbook)
        add(_("Web page…"), "seasonPage", self._save_page)

    def show_standings(self, standings: SeasonStandings | None) -> None:
        """Take a season's standings; None: not all evenings are read yet."""
        self._standings = standings
        self.menu.setEnabled(standings is not None and bool(announced_rows(standings)))

    def _show_race(self) -> None:
        if self._standings is not None:
            open_dialog(RaceDialog(self._session, self._standings, self._page))

    def _save_workbook(self) -> None:
        """Save the season as a workbook whose table follows what is corrected in it."""
        session, _ = self._session, self._session.words
        given = (session.evening, self._standings, self._printer.heading, usual_size(), _)
        kind = (".xlsx", _("Workbook"))
        self._printer.save_file(_("Season"), kind, season_workbook, *given)

    def _save_page(self) -> None:
        """Save the season as a page for everybody, with initials for whoever wants them."""
        session, standings, _ = self._session, self._standings, self._session.words
        if standings is None:
            return
        names = public_names(session.evening, session.discreet)
        events = {each.id: each.name for each in session.file.events()}
        of = SeasonPage(session.evening, standings, names, events, self._printer.heading)
        self._printer.save_file(_("Season"), (".html", _("Web page")), of.whole, _)

    def _ask(self, kind: "type[_SeasonSheetForm]") -> None:
        if self._standings is not None:
            open_dialog(kind(self._session, self._standings, self._printer, self._page))


class RaceDialog(QDialog):
    """The race of a season as a picture, as the wall and the web page have it."""

    def __init__(
        self, session: Session[ClubBook], standings: SeasonStandings, parent: QWidget
    ) -> None:
        super().__init__(parent)
        _, book = session.words, session.evening
        title = _("Race of the leaders")
        self.setWindowTitle(title)
        runners = season_runners(book, standings, full_names(book))
        poster = season_race(standings.season, runners, _)
        shown = labelled(_("The race begins with the second event."), "", self)
        told = poster.line if poster else shown.text()
        if poster is not None:
            size = room_above(parent)
            wide = min(size.width() - 8 * STEP, (size.height() - 24 * STEP) * 16 // 9)
            picture = picture_of(QSize(wide, wide * 9 // 16), poster, _NO_FOOT, 0, _)
            shown.setPixmap(QPixmap.fromImage(picture))
        shown.setObjectName("racePicture")
        shown.setAccessibleName(f"{title}. {told}")
        leave = button(_("Close"), "raceClose", self, "primary")
        leave.clicked.connect(self.reject)
        lay_out(self, (shown,), (leave,))


_NO_FOOT = Foot("", None, "", None)


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
