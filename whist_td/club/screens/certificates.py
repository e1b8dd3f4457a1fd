"""Which certificates are wanted: all of an occasion in one file, or one, on A4, Letter or A5."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.club.paper.certificate import Certificates, CertificateSize
from whist_td.club.paper.club_sheets import FinishedSheet
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.prize_plans import PrizeOccasion
from whist_td.club.rules.season import Season
from whist_td.club.rules.seasons import DamagedSeasonError, SeasonStandings, season_standings
from whist_td.club.screens.held import HeldEvenings
from whist_td.club.screens.sheet_forms import ClubPapers, ClubPrinter, SheetForm
from whist_td.club.views.evenings import dated_in, events_with
from whist_td.club.views.people import ListedPerson
from whist_td.club.views.prizes import PrizeGiving
from whist_td.club.words.prizes import (
    CertificateMaker,
    CertificateText,
    certificates_of,
    occasion_told,
)
from whist_td.core.events import Details
from whist_td.desk.ports import DamagedEventError
from whist_td.kit.dialog_pages import open_dialog
from whist_td.kit.fields import ChoiceField
from whist_td.kit.session import Session
from whist_td.kit.theme import labelled, named
from whist_td.words.messages import message
from whist_td.words.words import N_

CERTIFICATE_SIZES = (
    (CertificateSize.A4, "A4"),
    (CertificateSize.LETTER, N_("Letter")),
    (CertificateSize.A5, "A5"),
)
Texts = Sequence[CertificateText]
Occasion = tuple[str, Callable[[], Texts]]
"""What certificates are for, and what makes them once it is chosen."""


def season_maker(
    session: Session[ClubBook], standings: SeasonStandings, heading: Details
) -> CertificateMaker:
    """Return what writes the certificates of a season."""
    return certificates_of(session.evening, standings, heading, session.words)


def of_prizes(session: Session[ClubBook], giving: PrizeGiving, heading: Details) -> Texts:
    """Return the certificates of the prizes that were given, the first one last."""
    book = session.evening
    if giving.standings is not None:
        maker = season_maker(session, giving.standings(), heading)
    else:
        day = giving.evening.date if giving.evening else heading.date
        maker = CertificateMaker(book, "", (), 0, replace(heading, date=day), session.words)
    return maker.of_prizes(giving, giving.called(book))


class PickCertificates(SheetForm):
    """Asks which certificates are wanted; Enter prints all of the occasion that is chosen."""

    SIZES = CERTIFICATE_SIZES
    FOR = N_("Occasion")

    def __init__(
        self,
        session: Session[ClubBook],
        occasions: Sequence[Occasion],
        printer: ClubPrinter,
        parent: QWidget,
    ) -> None:
        self._occasions = occasions
        self._texts: Texts = ()
        super().__init__(session, session.words("Certificates"), printer, parent)
        self.setObjectName("pickCertificates")
        self._occasion.currentIndexChanged.connect(self._choose)
        self._choose()

    @override
    def _fill(self) -> None:
        _ = self._session.words
        self._occasion = named(ChoiceField(self), "certificateOccasion")
        self._occasion.offer((text, number) for number, (text, _made) in enumerate(self._occasions))
        self._which = named(ChoiceField(self), "certificateWhich")
        self._none = named(labelled("", "quiet", self), "noCertificates")
        self._form.addRow(_(self.FOR), self._occasion)
        self._form.addRow(_("For whom"), self._which)
        self._form.addRow("", self._none)

    def _choose(self) -> None:
        """Offer the certificates of an occasion: all of them, or one."""
        _ = self._session.words
        self._none.setText(_("There is nothing here to be honoured for."))
        try:
            self._texts = self._occasions[self._occasion.currentData()][1]()
        except (DamagedSeasonError, DamagedEventError) as error:
            self._texts = ()
            self._none.setText(message(error, _))
        everybody = _("All {n} certificates", n=len(self._texts))
        choices: list[tuple[str, object]] = [
            (f"{text.name} – {text.what}", (text,)) for text in self._texts
        ]
        if len(choices) > 1:
            choices.insert(0, (everybody, tuple(self._texts)))
        self._which.offer(choices)
        self._form.setRowVisible(self._which, bool(self._texts))
        self._form.setRowVisible(self._none, not self._texts)
        for each in self.ways:
            each.setEnabled(bool(self._texts))

    @override
    def _sheet(self) -> FinishedSheet:
        _, size = self._session.words, self._size.currentData()
        chosen = self._which.currentData()
        return Certificates(self._printer.heading, _("Certificates"), chosen, size)


class PrizePapers(ClubPapers):
    """The certificates of the prizes of an occasion, once they are given."""

    def __init__(self, session: Session[ClubBook], parent: QWidget) -> None:
        super().__init__(session, parent)
        self._giving: PrizeGiving | None = None
        self._add(session.words("Certificates…"), "prizeCertificates", self._ask)

    def show_giving(self, giving: PrizeGiving | None, *, is_given: bool) -> None:
        """Take what prizes are for, and whether they are given."""
        self._giving = giving
        self.buttons[0].setEnabled(is_given)

    def _ask(self) -> None:
        session, giving, printer = self._session, self._giving, self._printer
        if giving is not None:
            told = occasion_told(giving, session.evening, session.words)
            occasion = (told, lambda: of_prizes(session, giving, printer.heading))
            open_dialog(PickCertificates(session, (occasion,), printer, self._page))


def of_person(
    session: Session[ClubBook], listed: ListedPerson, held: HeldEvenings, heading: Details
) -> list[Occasion]:
    """Return the seasons in which a person played, the newest first, and prizes of events."""
    book, number = session.evening, listed.number
    seen = events_with(book, number)
    events = [each for each in session.file.events() if not each.trial]

    def season_texts(key: int) -> Texts:
        season = book.seasons[key]
        numbers = [each.id for each in dated_in(season, events)]
        evenings = held.all_of(numbers)
        standings = season_standings(book, season, evenings, held.unread(numbers))
        standings.check_read()
        return season_maker(session, standings, heading).of_person(number)

    def prize_texts(event: int) -> Texts:
        evening = next(iter(held.all_of((event,))), None)
        if evening is None:
            session.file.load(event)  # which refuses, and says what is damaged
        texts = of_prizes(session, PrizeGiving(PrizeOccasion(event=event), evening), heading)
        names = {listed.person.name, *listed.aliases}
        return [text for text in texts if text.name in names]

    undated = {each.event for each in held.unread(())}

    def has_played(season: Season) -> bool:
        maybe = set[int]() if season.closed else undated  # it may be of any season still open
        return bool(seen & (maybe | {each.id for each in dated_in(season, events)}))

    seasons: list[Occasion] = [
        (season.name, partial(season_texts, key))
        for key, season in sorted(book.seasons.items(), reverse=True)
        if has_played(season)
    ]
    won = {prize.event for prize in book.prizes.values() if prize.given}
    return seasons + [
        (f"{session.words.date(each.date)} – {each.name}", partial(prize_texts, each.id))
        for each in events
        if each.id in seen & won
    ]
