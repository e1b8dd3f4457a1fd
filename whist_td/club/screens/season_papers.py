"""The papers of a season: its table for the wall, and certificates."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QWidget
from typing_extensions import override

from whist_td.club.files.season_page import SeasonPage
from whist_td.club.files.season_workbook import season_workbook
from whist_td.club.paper.club_sheets import FinishedSheet
from whist_td.club.paper.season_table import season_table
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.seasons import SeasonStandings, announced_rows
from whist_td.club.screens.certificates import Occasion, PickCertificates, Texts, season_maker
from whist_td.club.screens.sheet_forms import BookPapers, ClubPrinter, SheetForm, SheetWanted
from whist_td.club.views.race import full_names, public_names, season_runners
from whist_td.club.words.prizes import CertificateKind, CertificateMaker
from whist_td.club.words.race import season_race
from whist_td.core.errors import RuleError
from whist_td.kit.dialog_pages import lay_out, open_dialog, room_above
from whist_td.kit.parts import MenuButton, button
from whist_td.kit.printing import Printers
from whist_td.kit.questions import Asking
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.room.screen.painting import picture_of
from whist_td.room.words.posters import Foot
from whist_td.stages.papers_print import usual_size
from whist_td.words.messages import message
from whist_td.words.words import N_


class SeasonPapers(BookPapers):
    """What of a season goes on paper, once all its evenings are read."""

    def __init__(
        self, session: Session[ClubBook], parent: QWidget, printers: Printers | None = None
    ) -> None:
        super().__init__(session, parent, printers)
        _ = session.words
        self._standings: SeasonStandings | None = None
        self._anew: Callable[[], SeasonStandings]
        self.menu = MenuButton(_("Sheets and files"), "seasonPapers", parent)
        add = self.menu.add
        add(_("Sheet for the wall…"), "seasonSheet", self._ask_sheet)
        add(_("Certificates…"), "certificates", self._ask_certificates)
        add(_("Race of the leaders"), "seasonRace", self._show_race)
        add(_("Workbook…"), "seasonWorkbook", self._save_workbook)
        add(_("Web page…"), "seasonPage", self._save_page)

    def show_standings(
        self, standings: SeasonStandings | None, anew: Callable[[], SeasonStandings]
    ) -> None:
        """Take a season's standings, None: not all evenings are read yet; and what reads anew."""
        self._standings, self._anew = standings, anew
        self.menu.setEnabled(standings is not None and bool(announced_rows(standings)))

    def _show_race(self) -> None:
        if self._standings is not None:
            open_dialog(RaceDialog(self._session, self._standings, self._page))

    def _save_workbook(self) -> None:
        """Save the season as a workbook whose table follows what is corrected in it."""
        session, standings, _ = self._session, self._standings, self._session.words
        if standings is None:
            return
        given = (session.facts, standings, self._printer.heading, usual_size(), _)
        kind = (".xlsx", _("Workbook"))
        self._printer.save_file(self._table(standings), kind, season_workbook, *given)

    def _save_page(self) -> None:
        """Save the season as a page for everybody, with initials for whoever wants them."""
        session, standings, _ = self._session, self._standings, self._session.words
        if standings is None:
            return
        names = public_names(session.facts, session.discreet)
        table, kind = self._table(standings), (".html", _("Web page"))
        of = SeasonPage(session.facts, standings, names, self._events, self._printer.heading)
        self._printer.save_file(table, kind, of.whole, _)

    @property
    def _events(self) -> dict[int, str]:
        return {each.id: each.name for each in self._session.file.events()}

    def _table(self, standings: SeasonStandings) -> FinishedSheet:
        """Return the season on paper, which tells what its files are called."""
        session, heading = self._session, self._printer.heading
        about = (session.facts, standings, self._events, heading, usual_size())
        return season_table(*about, session.words)

    def _ask_sheet(self) -> None:
        if self._standings is not None:
            about = (self._session, self._standings, self._printer, self._page)
            open_dialog(SeasonTableForm(*about))

    def _ask_certificates(self) -> None:
        if self._standings is None:
            return
        try:
            dialog = CertificateForm(self._session, self._anew(), self._printer, self._page)
        except RuleError as error:
            self._session.refused.emit(message(error, self._session.words))
        else:
            open_dialog(dialog)


class RaceDialog(QDialog):
    """The race of a season as a picture, as the wall and the web page have it."""

    def __init__(
        self, session: Session[ClubBook], standings: SeasonStandings, parent: QWidget
    ) -> None:
        super().__init__(parent)
        _, book = session.words, session.facts
        title = _("Race of the leaders")
        self.setWindowTitle(title)
        runners = season_runners(book, standings, full_names(book))
        poster = season_race(standings.season, runners, _)
        shown = labelled(_("The race begins with the second event."), "", self)
        summary = poster.line if poster else shown.text()
        if poster is not None:
            size = room_above(parent)
            wide = min(size.width() - 8 * STEP, (size.height() - 24 * STEP) * 16 // 9)
            picture = picture_of(QSize(wide, wide * 9 // 16), poster, _NO_FOOT, 0, _)
            shown.setPixmap(QPixmap.fromImage(picture))
        shown.setObjectName("racePicture")
        shown.setAccessibleName(f"{title}. {summary}")
        leave = button(_("Close"), "raceClose", self, "primary")
        leave.clicked.connect(self.reject)
        lay_out(self, (shown,), (leave,))


_NO_FOOT = Foot("", None, "", None)


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

    @override
    def _asks(self) -> Asking[SheetWanted]:
        session, printer = self._session, self._printer
        events = {each.id: each.name for each in session.file.events()}
        size = yield from self._asked_size()
        about = (session.facts, self._standings, events)
        return SheetWanted(lambda: season_table(*about, printer.heading, size, session.words))


class CertificateForm(PickCertificates):
    """Asks for what certificates of a season are wanted, down to which place, and for whom."""

    FOR = N_("For what")

    def __init__(
        self,
        session: Session[ClubBook],
        standings: SeasonStandings,
        printer: ClubPrinter,
        parent: QWidget,
    ) -> None:
        maker = season_maker(session, standings, printer.heading)
        last = max(1, *(row.rank or 0 for row in announced_rows(standings)))
        occasions = [
            Occasion(
                session.words(kind.value),
                partial(_texts, maker, kind),
                last if kind is CertificateKind.PLACES else 0,
            )
            for kind in CertificateKind
        ]
        super().__init__(session, occasions, printer, parent)


def _texts(maker: CertificateMaker, kind: CertificateKind, down_to: int) -> Texts:
    return tuple(maker.of(kind, down_to))
