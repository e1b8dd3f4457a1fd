"""The recapitulation of a club night, and the director's sheet: who sits where, who has what."""

from fractions import Fraction

from whist_td.desk.requests import is_all_in
from whist_td.formats.club_night.paper.facts import round_key
from whist_td.formats.club_night.rules.event import RankedBy
from whist_td.formats.club_night.rules.scores import SeatScore
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.views.paper_views import ClubPapers, RecapLine, recap_lines
from whist_td.formats.club_night.words.labels import recap_line_label, score_words, signed
from whist_td.formats.club_night.words.seats import seat_sign
from whist_td.paper.layout import PageSize
from whist_td.paper.page import Page
from whist_td.paper.sheets import SheetFilter, every
from whist_td.players.paper.director_sheet import (
    DirectorPlan,
    Seated,
    SheetRound,
    SheetTable,
    director_pages,
)
from whist_td.players.paper.recap_sheet import Recap, RecapBox, RecapRow, recap_pages, recap_title
from whist_td.words.listings import rank_heading
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words, decimal


def director_sheet(
    of: ClubPapers, size: PageSize, _: Words, chosen: SheetFilter = every
) -> list[Page]:
    """Return who sits where in every round that is seated, by name."""
    people = of.event.players
    rounds = []
    for seated in of.seated:
        if not chosen(round_key(seated)):
            continue
        tables = {}
        for table in of.tables(seated):
            signs = (seat_sign(seat, len(table.players), _) for seat in range(len(table.players)))
            sitting = zip(signs, table.players, strict=True)
            at_table = (Seated(sign, player.number, player.name) for sign, player in sitting)
            tables[table.table] = SheetTable("", tuple(at_table))
        out = tuple(Seated("", number, people[number].name) for number in seated.sit_out)
        rounds.append(SheetRound(seated.number, tables, out))
    players = _.plural("{n} player", "{n} players", len(people))
    mistake = _(
        "A mistake in the seats? Enter who really sat where; nothing has to be played again."
    )
    title = _("Seats · {players}", players=players)
    plan = DirectorPlan(title, of.details, tuple(rounds), (mistake,))
    return director_pages(plan, size, _)


def recap(of: ClubPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the recapitulation, with every table that has finished its round."""
    settings, lines = of.event.settings, recap_lines(of.event.settings)
    is_over = is_all_in(of.event, of.after_round)
    mean = (_("Mean"),) if settings.ranked_by is RankedBy.MEAN else ()
    filling = _Filling(of, lines, _, is_over=is_over)
    table = Recap(
        recap_title(of.so_far.reach, _, is_final=is_over),
        missing_sentence(of.so_far.reach, _),
        of.details,
        tuple(range(1, settings.rounds + 1)),
        1,
        tuple(recap_line_label(each, settings, _) for each in lines),
        (*mean, rank_heading(_)),
        tuple(filling.row(row) for row in sorted(of.so_far.rows, key=lambda row: min(row.people))),
        (
            _(
                "In each box: the number of the table, and what its score sheet gives. How to "
                "score it: see the sheet “Scoring by hand”."
            ),
            _("A mistake? Cross it out and write the right figure beside it."),
        ),
    )
    return recap_pages(table, size, _)


class _Filling:
    """Fills in what is known: the tables that have finished, and in the end totals and ranks."""

    def __init__(
        self, of: ClubPapers, lines: tuple[RecapLine, ...], words: Words, *, is_over: bool
    ) -> None:
        event = of.event
        self._of = of
        self._lines = lines
        self._words = words
        self._is_over = is_over
        begun = range(1, min(of.after_round, event.last_announced) + 1)
        self._open = {(number, table) for number in begun for table in event.missing(number)}
        self._resting = {(each.number, number) for each in of.seated for number in each.sit_out}

    def row(self, standing: ClubNightStanding) -> RecapRow:
        """Return the line of a player or a pair."""
        _, people = self._words, standing.people
        rounds = range(1, self._of.event.settings.rounds + 1)
        closed = {
            score.round: tuple(self._value(line, score, people) for line in self._lines)
            for score in standing.rounds
            if (score.round, score.table) not in self._open
        }
        boxes = tuple(self._box(number, people, closed.get(number, ())) for number in rounds)
        sums = [sum(column, Fraction(0)) for column in zip(*closed.values(), strict=True)]
        totals = tuple(map(self._figure, self._lines, sums))
        ends: tuple[str, ...] = ()
        if self._is_over and totals:
            is_mean = self._of.standings.ranked_by is RankedBy.MEAN
            mean = (score_words(standing.score, self._of.standings, _),) * is_mean
            ends = (*totals, *mean, str(standing.rank))
        so_far = () if standing.lacking else totals
        return RecapRow(
            ", ".join(map(str, people)), " + ".join(standing.names), boxes, so_far, ends
        )

    def _box(
        self, number: int, people: tuple[int, ...], values: tuple[Fraction, ...]
    ) -> RecapBox | None:
        if all((number, person) in self._resting for person in people):
            return None
        table = next((t for n in people if (t := self._of.tables_ahead.get((number, n)))), "")
        figures = tuple(map(self._figure, self._lines, values))
        return RecapBox(str(table), figures)

    def _value(self, line: RecapLine, score: SeatScore, people: tuple[int, ...]) -> Fraction:
        match line:
            case RecapLine.POINTS:
                return Fraction(score.points - self._taken_from_partner(score, people))
            case RecapLine.GAMES:
                return Fraction(score.games)
            case RecapLine.RUBBERS:
                return Fraction(score.rubbers)
            case RecapLine.DEALS:
                return Fraction(score.deals)
            case RecapLine.PLACES:
                return score.placement or Fraction(0)

    def _taken_from_partner(self, score: SeatScore, people: tuple[int, ...]) -> int:
        """Return what the referee took in the round from others of a pair: it has one line."""
        return sum(
            line.points
            for line in self._of.event.sanctions.values()
            if line.round == score.round and line.player in people and line.player != score.player
        )

    def _figure(self, line: RecapLine, number: Fraction) -> str:
        if line is RecapLine.POINTS:
            return signed(int(number))
        return decimal(number, self._words)
