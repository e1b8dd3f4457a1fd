"""Which certificates are wanted: all of an occasion in one file, or one, on A4, Letter or A5."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.club.paper.certificate import Certificates, CertificateSize
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.prize_plans import PrizeOccasion
from whist_td.club.rules.season import Season
from whist_td.club.rules.seasons import SeasonStandings, season_standings
from whist_td.club.screens.held import HeldEvents
from whist_td.club.screens.sheet_forms import BookPapers, ClubPrinter, SheetForm, SheetWanted
from whist_td.club.views.held_events import dated_in, events_with, real_events
from whist_td.club.views.people import ListedPerson
from whist_td.club.views.prizes import PrizeGiving
from whist_td.club.words.prizes import (
    CertificateMaker,
    CertificateText,
    certificates_of,
    occasion_told,
)
from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.kit.dialog_pages import open_dialog
from whist_td.kit.questions import Ask, Asking, Note, Number, OneOf
from whist_td.kit.session import Session
from whist_td.words.messages import message
from whist_td.words.words import N_

CERTIFICATE_SIZES = (
    (CertificateSize.A4, "A4"),
    (CertificateSize.LETTER, N_("Letter")),
    (CertificateSize.A5, "A5"),
)
_USUAL_PLACES = 3
Texts = Sequence[CertificateText]


@dataclass(frozen=True)
class Occasion:
    """What certificates are for, and what makes them once it is chosen."""

    title: str
    made: Callable[[int], Texts]
    """Makes them down to a place, where that is asked."""
    places: int = 0
    """The last place there is; 0: nobody asks down to which."""


def season_maker(
    session: Session[ClubBook], standings: SeasonStandings, heading: Details
) -> CertificateMaker:
    """Return what writes the certificates of a season."""
    return certificates_of(session.facts, standings, heading, session.words)


def of_prizes(session: Session[ClubBook], giving: PrizeGiving, heading: Details) -> Texts:
    """Return the certificates of the prizes that were given, the first one last."""
    book = session.facts
    if giving.standings is not None:
        maker = season_maker(session, giving.standings(), heading)
    else:
        if giving.event is None:
            session.file.load(giving.of.event or 0)  # which refuses, and says what is damaged
        day = giving.event.date if giving.event else heading.date
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
        self._known: dict[tuple[int, int], tuple[Texts, str]] = {}
        """What was made so far of an occasion: an evening may have to be read for it."""
        super().__init__(session, session.words("Certificates"), printer, parent)
        self.setObjectName("pickCertificates")

    @override
    def _asks(self) -> Asking[SheetWanted | None]:
        _ = self._session.words
        offered = OneOf([(each.title, at) for at, each in enumerate(self._occasions)])
        at = yield Ask("certificateOccasion", _(self.FOR), 0, offered)
        most, last = self._occasions[at].places, 0
        if most:
            down_to, usual = Number(1, most), min(_USUAL_PLACES, most)
            last = yield Ask("certificatePlaces", _("Down to place"), usual, down_to)
        texts, lacks = self._texts(at, last)
        chosen: Texts | None = None
        if texts:
            choices: list[tuple[str, Texts]] = [
                (f"{text.name} – {text.what}", (text,)) for text in texts
            ]
            if len(choices) > 1:
                everybody = _("All {n} certificates", n=len(texts))
                choices.insert(0, (everybody, tuple(texts)))
            chosen = yield Ask("certificateWhich", _("For whom"), None, OneOf(choices))
        yield Note("noCertificates", lacks)
        size = yield from self._asked_size()
        heading, title = self._printer.heading, _("Certificates")
        return SheetWanted(lambda: Certificates(heading, title, chosen, size)) if chosen else None

    def _texts(self, at: int, last: int) -> tuple[Texts, str]:
        """Return the certificates of an occasion, or why there are none."""
        if (at, last) not in self._known:
            _ = self._session.words
            texts: Texts = ()
            lacks = _("There is no certificate to award here.")
            try:
                texts = tuple(self._occasions[at].made(last))
            except RuleError as error:
                lacks = message(error, _)
            self._known[at, last] = texts, "" if texts else lacks
        return self._known[at, last]


class PrizePapers(BookPapers):
    """The certificates of the prizes of an occasion, once they are given."""

    def __init__(self, session: Session[ClubBook], parent: QWidget) -> None:
        super().__init__(session, parent)
        self._giving: PrizeGiving | None = None
        self._look_again: Callable[[], object]
        self._add(session.words("Certificates…"), "prizeCertificates", self._ask)

    def show_giving(
        self, giving: PrizeGiving | None, anew: Callable[[], object], *, is_given: bool
    ) -> None:
        """Take what prizes are for, what looks at its events again, and whether they are given."""
        self._giving, self._look_again = giving, anew
        self.buttons[0].setEnabled(is_given)

    def _ask(self) -> None:
        self._look_again()
        session, giving, printer = self._session, self._giving, self._printer
        if giving is not None:
            title = occasion_told(giving, session.facts, session.words)
            occasion = Occasion(title, lambda _last: of_prizes(session, giving, printer.heading))
            open_dialog(PickCertificates(session, (occasion,), printer, self._page))


def of_person(
    session: Session[ClubBook], listed: ListedPerson, held: HeldEvents, heading: Details
) -> list[Occasion]:
    """Return the seasons in which a person played, the newest first, and prizes of events."""
    book, number = session.facts, listed.number
    seen = events_with(book, number)
    events = real_events(session.file)

    def season_texts(key: int, _last: int) -> Texts:
        season = book.seasons[key]
        numbers = [each.id for each in dated_in(season, events)]
        counted = held.look_again(numbers)
        standings = season_standings(book, season, counted, held.unread(numbers))
        return season_maker(session, standings, heading).of_person(number)

    def prize_texts(event: int, _last: int) -> Texts:
        given = next(iter(held.look_again((event,))), None)
        texts = of_prizes(session, PrizeGiving(PrizeOccasion(event=event), given), heading)
        names = {listed.person.name, *listed.aliases}
        return [text for text in texts if text.name in names]

    undated = {each.event for each in held.unread(())}

    def has_played(season: Season) -> bool:
        maybe = set[int]() if season.closed else undated  # it may be of any season still open
        return bool(seen & (maybe | {each.id for each in dated_in(season, events)}))

    seasons: list[Occasion] = [
        Occasion(season.name, partial(season_texts, key))
        for key, season in sorted(book.seasons.items(), reverse=True)
        if has_played(season)
    ]
    won = {prize.event for prize in book.prizes.values() if prize.given}
    return seasons + [
        Occasion(f"{session.words.date(each.date)} – {each.name}", partial(prize_texts, each.id))
        for each in events
        if each.id in seen & won
    ]
