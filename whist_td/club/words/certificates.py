"""What a certificate says: to whom, for what, in which season, when and where, and who signs.

No word of French that bends (*de*, *du*, *au*) stands before what somebody has typed.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.season import AnnouncedRow
from whist_td.club.words.prizes import place_told
from whist_td.club.words.season import season_title
from whist_td.core.events import Details
from whist_td.words.club_amounts import score_texts
from whist_td.words.words import N_, Words, amount_of_points, plain_date, sentence_case

_SIGNATURES = (N_("President", "who signs"), N_("Director", "who signs"))


class CertificateKind(Enum):
    """For what somebody has a certificate."""

    PLACES = N_("The first places")
    FAITHFUL = N_("Faithful attendance")
    LAST = N_("Wooden spoon")


@dataclass(frozen=True)
class CertificateText:
    """The lines of a certificate, from the top; one that says nothing is left out."""

    presented: str
    name: str
    what: str
    season: str
    result: str
    dated: str
    signatures: tuple[str, ...]


@dataclass(frozen=True)
class CertificateMaker:
    """Writes the certificates of a season, from its table as it was read out."""

    book: ClubBook
    season: str
    rows: Sequence[AnnouncedRow]
    held: int
    heading: Details
    words: Words

    def of(self, kind: CertificateKind, last: int = 0) -> list[CertificateText]:
        """Return those of a kind; of places, down to the last that has one."""
        match kind:
            case CertificateKind.PLACES:
                return self._of_places(last)
            case CertificateKind.FAITHFUL:
                return self._of_faithful()
            case CertificateKind.LAST:
                return self._of_last()

    def _of_places(self, last: int) -> list[CertificateText]:
        """Return those of the first places, the last of them first, as they are handed over."""
        found = [row for row in self.rows if row.rank is not None and row.rank <= last]
        return [self._for(row, self._place(row), self._score(row)) for row in reversed(found)]

    def _of_faithful(self) -> list[CertificateText]:
        """Return those of whoever was there most often."""
        _ = self.words
        most = max((row.evenings for row in self.rows), default=0)
        told = _.plural(
            "for faithful attendance: {n} evening of {held}",
            "for faithful attendance: {n} evenings of {held}",
            most,
            held=self.held,
        )
        return [self._for(row, told, "") for row in self.rows if most and row.evenings == most]

    def _of_last(self) -> list[CertificateText]:
        """Return that of the last in the table, or of all who share the place."""
        ranks = [row.rank for row in self.rows if row.rank is not None]
        told = self.words("wooden spoon, with the club’s affection")
        found = [row for row in self.rows if row.rank is not None and row.rank == max(ranks)]
        return [self._for(row, told, self._score(row)) for row in found]

    def _for(self, row: AnnouncedRow, what: str, result: str) -> CertificateText:
        _ = self.words
        return CertificateText(
            _("Certificate presented to"),
            self.book.persons[self.book.who(row.person)].name,
            what,
            season_title(self.season, _),
            result,
            self._dated(),
            tuple(map(_, _SIGNATURES)),
        )

    def _place(self, row: AnnouncedRow) -> str:
        shared = Counter(each.rank for each in self.rows)[row.rank] > 1
        return place_told(row.rank or 0, self.words, is_shared=shared)

    def _score(self, row: AnnouncedRow) -> str:
        _ = self.words
        text = score_texts((each.score for each in self.rows), _)[row.score]
        points = amount_of_points(row.score, _, text)
        return _.plural(
            "{points} in {n} evening", "{points} in {n} evenings", row.evenings, points=points
        )

    def _dated(self) -> str:
        """Say where and when: "Québec, 1 March 2026"."""
        _ = self.words
        day = _.pgettext("certificate", "{date}", date=plain_date(self.heading.date, _))
        place = self.heading.place.strip()
        return f"{place}, {day}" if place else sentence_case(day)
