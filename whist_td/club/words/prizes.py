"""Prizes in words: what each is for, how it is read out, what its certificate says."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from fractions import Fraction
from functools import cached_property

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeGiven, PrizeKind, PrizeRule
from whist_td.club.rules.season import AnnouncedRow
from whist_td.club.rules.seasons import SeasonStandings, announced_rows
from whist_td.club.views.prizes import PrizeGiving
from whist_td.club.words.season import season_title
from whist_td.core.events import Details
from whist_td.words.club_amounts import money_text, score_texts
from whist_td.words.words import N_, Words, amount_of_points, decimal, plain_date, sentence_case

_SIGNATURES = (N_("President", "who signs"), N_("Director", "who signs"))


_POINTS = "points"
"""How formats call that an event is ranked by its points."""


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
    day: date


# More than fifteen methods: each sentence of a certificate is one.
@dataclass(frozen=True)
class CertificateMaker:
    """Writes the certificates of a season, from its table as it was read out."""

    book: ClubBook
    season: str
    rows: Sequence[AnnouncedRow]
    held: int
    heading: Details
    words: Words

    def of_prizes(self, giving: PrizeGiving, prizes: Sequence[Prize]) -> list[CertificateText]:
        """Return those of prizes as they are called, one for each of a team; luck has none."""
        return [
            self._text(name, self._won(prize, row), title, self._result(giving, each, row))
            for title in (occasion_told(giving, self.book, self.words),)
            for prize in prizes
            if prize.rule.kind is not PrizeKind.LOT
            for each in prize.given
            for row in (self._row(each.person),)
            for name in giving.people(each, self.book)
        ]

    def of_person(self, person: int) -> list[CertificateText]:
        """Return those of one person: the place, faithful attendance, the wooden spoon."""
        rows, row = self.rows, self._row(person)
        if row is None:
            return []
        texts = [self._for(row, self._place(row), self._score(row))] if row.rank else []
        if row.evenings == max(each.evenings for each in rows):
            texts.append(self._for(row, self._faithful(row.evenings), ""))
        if row.rank and row.rank == max(each.rank or 0 for each in rows) > 1:
            texts.append(self._for(row, self._spoon, self._score(row)))
        return texts

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
        most = max((row.evenings for row in self.rows), default=0)
        reason = self._faithful(most)
        return [self._for(row, reason, "") for row in self.rows if most and row.evenings == most]

    def _of_last(self) -> list[CertificateText]:
        """Return that of the last in the table, or of all who share the place."""
        ranks = [row.rank for row in self.rows if row.rank is not None]
        found = [row for row in self.rows if row.rank is not None and row.rank == max(ranks)]
        return [self._for(row, self._spoon, self._score(row)) for row in found]

    def _faithful(self, events: int) -> str:
        return self.words.plural(
            "for faithful attendance: {n} evening of {held}",
            "for faithful attendance: {n} evenings of {held}",
            events,
            held=self.held,
        )

    @property
    def _spoon(self) -> str:
        return self.words("wooden spoon, with the club’s affection")

    def _row(self, person: int | None) -> AnnouncedRow | None:
        who = self.book.who
        rows = (row for row in self.rows if person and who(row.person) == who(person))
        return next(rows, None)

    def _won(self, prize: Prize, row: AnnouncedRow | None) -> str:
        """Say what a prize was for."""
        match prize.rule.kind:
            case PrizeKind.LAST:
                return self._spoon
            case PrizeKind.MOST_EVENINGS if row:
                return self._faithful(row.evenings)
            case _:
                return rule_told(prize.rule, self.words, is_shared=len(prize.given) > 1)

    def _result(self, giving: PrizeGiving, given: PrizeGiven, row: AnnouncedRow | None) -> str:
        """Say the points: of the season, or of an event that is ranked by points."""
        entry, event = giving.entry(given), giving.event
        if row is not None:
            return self._score(row)
        if entry is None or entry.points is None or event is None:
            return ""
        is_points = event.measure.ranked_by == _POINTS
        return amount_of_points(entry.points, self.words) if is_points else ""

    def _for(self, row: AnnouncedRow, what: str, result: str) -> CertificateText:
        name = self.book.persons[self.book.who(row.person)].name
        return self._text(name, what, season_title(self.season, self.words), result)

    def _text(self, name: str, what: str, occasion: str, result: str) -> CertificateText:
        _ = self.words
        day = _.pgettext("certificate", "{date}", date=plain_date(self.heading.date, _))
        place = self.heading.place.strip()
        return CertificateText(
            _("Certificate presented to"),
            name,
            what,
            occasion,
            result,
            f"{place}, {day}" if place else sentence_case(day),
            tuple(map(_, _SIGNATURES)),
            self.heading.date,
        )

    @cached_property
    def _scores(self) -> Mapping[Fraction, str]:
        return score_texts((each.score for each in self.rows), self.words)

    @cached_property
    def _sharing(self) -> Counter[int | None]:
        return Counter(each.rank for each in self.rows)

    def _place(self, row: AnnouncedRow) -> str:
        return place_told(row.rank or 0, self.words, is_shared=self._sharing[row.rank] > 1)

    def _score(self, row: AnnouncedRow) -> str:
        _ = self.words
        points = amount_of_points(row.score, _, self._scores[row.score])
        return _.plural(
            "{points} in {n} evening", "{points} in {n} evenings", row.evenings, points=points
        )


def certificates_of(
    book: ClubBook, standings: SeasonStandings, heading: Details, _: Words
) -> CertificateMaker:
    """Return what writes the certificates of a season: of a closed one, as and when announced."""
    standings.check_read()
    season, rows = standings.season, announced_rows(standings)
    dated = replace(heading, date=season.closed.on) if season.closed else heading
    return CertificateMaker(book, season.name, rows, standings.held, dated, _)


PRIZE_KINDS = {
    PrizeKind.PLACE: N_("A place"),
    PrizeKind.CATEGORY: N_("A place among a category"),
    PrizeKind.LAST: N_("Last place"),
    PrizeKind.HIGHEST_ROUND: N_("Highest round"),
    PrizeKind.MOST_EVENINGS: N_("Most events"),
    PrizeKind.LOT: N_("Drawn by lot"),
}
"""What a prize can be for."""


def place_told(place: int, _: Words, *, is_shared: bool) -> str:
    """Say a place: "2nd place", "equal 2nd place"."""
    ordinal = _.feminine_ordinal(place)
    return (
        _("equal {place} place", place=ordinal) if is_shared else _("{place} place", place=ordinal)
    )


def rule_told(rule: PrizeRule, _: Words, *, is_shared: bool = False) -> str:
    """Say what a prize is for: "2nd place", "1st place, Visitors", "Drawn by lot"."""
    match rule.kind:
        case PrizeKind.PLACE:
            return place_told(rule.place, _, is_shared=is_shared)
        case PrizeKind.CATEGORY:
            return f"{place_told(rule.place, _, is_shared=is_shared)}, {rule.category}"
        case _:
            return _(PRIZE_KINDS[rule.kind])


def amount_told(amount: PrizeAmount, _: Words) -> str:
    """Say what a prize is: "40.00", "50 % of the fees", "a ham"."""
    if amount.percent is not None:
        return _("{percent} % of the fees", percent=decimal(amount.percent, _))
    return amount.thing or money_text(amount.cents or 0, _)


def given_told(given: PrizeGiven, _: Words) -> str:
    """Say what somebody has won."""
    return given.thing or money_text(given.cents, _)


def occasion_told(giving: PrizeGiving, book: ClubBook, _: Words) -> str:
    """Say for what prizes are: the event, or "2025–2026 season"."""
    season = book.seasons.get(giving.of.season or 0)
    return season_title(season.name, _) if season else giving.event.name if giving.event else ""
