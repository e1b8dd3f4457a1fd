"""A season as a workbook: whoever corrects a cell has the table that the program would have."""

from dataclasses import replace
from datetime import date, timedelta
from fractions import Fraction
from io import BytesIO
from random import Random

import openpyxl
import pytest

from tests.club.seasons import MILITAIRE, a_season, held, the_book, the_year
from tests.fixtures.files import cells_of, differing, formulas_in
from whist_td.club.files.season_workbook import season_workbook
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import Person, Spelling
from whist_td.club.rules.season import Announced, SeasonNote, SeasonScore, SeasonTies, rule_of
from whist_td.club.rules.seasons import announced_table, corrections, season_standings
from whist_td.core.events import Details
from whist_td.core.held_events import EventEntry, EventPerson
from whist_td.core.page_sizes import PageSize
from whist_td.words.club_amounts import score_texts
from whist_td.words.words import Language, words

DETAILS = Details("Cercle de Gaspé", date(2026, 3, 14), "Gaspé")
ENGLISH = words(Language.ENGLISH)
RULES = ("sum", "best:3", "mean:3", "best:3/4", "drop:2")
DAYS = (date(2025, 12, 1), date(2026, 12, 31))


class MadeYear:
    """A year of made-up points and places, by evening and person, and one who has some by hand."""

    def __init__(self, seed, people=12, events=7):
        self.random = Random(seed)  # noqa: S311 - made up
        self.people, self.events = people, events
        there = (
            (event, person)
            for event in range(1, events + 1)
            for person in range(1, people + 1)
            if self.random.random() < 0.7
        )
        self.cells = {at: (self.points(), self.random.randint(1, 5)) for at in there}

    def points(self):
        # Few different ones, so that many scores are equal, and thirds that are printed alike.
        return Fraction(self.random.choice((10, 20, 30, "175/3", "58.333", "58.33", 12.5, -4)))

    def standings(self, season):
        return season_standings(self.book, season, self.held)

    @property
    def book(self):
        persons = {n: Person(n, f"Personne {n}") for n in range(1, self.people + 1)}
        seen = {Spelling(event, persons[n].name): n for event, n in self.cells}
        note = SeasonNote(1, 1, "a late result", person=1, points=Fraction(5, 2))
        return ClubBook(persons=persons, seen=seen, notes={1: note})

    @property
    def held(self):
        for event in range(1, self.events + 1):
            entries = tuple(
                EventEntry(n, *self.cells[event, n], 1, (EventPerson(f"Personne {n}", 24),))
                for n in range(1, self.people + 1)
                if (event, n) in self.cells
            )
            # Somebody whom nobody knows: the evening is held although all others are corrected.
            guest = EventEntry(99, Fraction(1), 9, 1, (EventPerson("N.N.", 24),))
            day = DAYS[0] + timedelta(days=event)
            yield held(event, day, (*entries, guest), measure=MILITAIRE)

    def correct(self, book, rows, times=10):
        """Correct cells of the workbook, and the same facts of the program."""
        for _time in range(times):
            person, event = self.random.choice(list(rows)), self.random.randint(1, self.events)
            points, place = self.points(), self.random.randint(1, 5)
            played = sum(n == person for _event, n in self.cells)
            if (event, person) in self.cells and played > 1 and self.random.random() < 0.3:
                del self.cells[event, person]
                points = place = None
            else:
                self.cells[event, person] = points, place
            at = rows[person], 3 + event
            told = f"={points}" if points is not None else None
            book["Points"].cell(*at).value = told
            book["Ranks"].cell(*at).value = place


def opened(book, standings, **options):
    file = season_workbook(book, standings, DETAILS, PageSize.A4, ENGLISH)
    return openpyxl.load_workbook(BytesIO(file), **options)


def rows_of(book):
    return {row[0].value: row[0].row for row in book["Points"].iter_rows(min_row=5)}


def corrected(season, year):
    """Return a workbook that was corrected, and what must stand in its cells then."""
    book = opened(year.book, year.standings(season))
    year.correct(book, rows_of(book))
    return book, cells_of(opened(year.book, year.standings(season), data_only=True))


@pytest.mark.libreoffice
def test_ten_corrections_in_the_cells_give_the_table_that_the_program_has(office_differing):
    seasons = {rule: a_season(rule=rule, start=DAYS[0], end=DAYS[1]) for rule in RULES}
    cases = {rule: corrected(season, MadeYear(11)) for rule, season in seasons.items()}
    year = MadeYear(11)
    closed = announced(year, a_season(rule="best:3/4", start=DAYS[0], end=DAYS[1]))
    cases["beside what was announced"] = corrected(closed, year)
    assert office_differing(cases) == {}


@pytest.mark.libreoffice
@pytest.mark.nightly
@pytest.mark.parametrize("ties", SeasonTies)
@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("seed", range(4))
def test_a_long_season_follows_its_cells_too(rule, ties, seed, office_cells):
    season = a_season(rule=rule, start=DAYS[0], end=DAYS[1], ties=ties)
    book, expected = corrected(season, MadeYear(seed, people=40, events=18))
    assert not differing(office_cells(book), expected)


@pytest.mark.parametrize("rule", RULES)
def test_every_formula_has_its_value_and_the_first_sheet_is_the_table(rule):
    book, season = the_book(), replace(a_season(), rule=rule_of(rule))
    standings = season_standings(book, season, the_year())
    file = season_workbook(book, standings, DETAILS, PageSize.A4, ENGLISH)
    assert formulas_in(file)[1] == 0
    sheet = openpyxl.load_workbook(BytesIO(file), data_only=True)["Standings"]
    texts = score_texts((line.score for line in standings.lines), ENGLISH)
    told = [[cell.value for cell in row[:6]] for row in sheet.iter_rows(min_row=5)]
    assert told == [
        [
            line.rank or "–",
            line.person,
            book.persons[line.person].name,
            float(texts[line.score]),
            line.events,
            len(line.counted),
        ]
        for line in standings.lines
    ]


@pytest.mark.parametrize(("score", "shown"), [("presence", False), ("result", True)])
def test_a_column_of_scores_has_decimals_everywhere_or_nowhere(score, shown):
    season = replace(a_season(rule="mean:3"), score=SeasonScore(score))
    sheet = opened(the_book(), season_standings(the_book(), season, the_year()))["Standings"]
    looks = {cell.number_format for column in "DG" for cell in sheet[column][4:8]}
    assert all("0.00" in look for look in looks) == shown


def test_the_days_of_the_events_are_read_whole_above_their_columns():
    standings = season_standings(the_book(), a_season(), the_year())
    sheet = opened(the_book(), standings)["Points"]
    days = [str(cell.value).split() for cell in sheet[4] if "20" in str(cell.value)]
    assert days
    assert sheet.row_dimensions[4].height >= 18 * max(map(len, days))


def announced(year, season):
    """A season closed as its standings are now."""
    return replace(season, closed=Announced(DETAILS.date, announced_table(year.standings(season))))


def test_a_closed_season_keeps_its_table_and_says_beside_it_what_changed():
    year = MadeYear(5)
    season = announced(year, a_season(rule="best:3", start=DAYS[0], end=DAYS[1]))
    file = opened(year.book, year.standings(season), data_only=True)
    before = [[cell.value for cell in row] for row in file["As announced"].iter_rows(min_row=5)]
    assert not any(told for row in before for told in row[5:])
    year.cells[1, 1] = (Fraction(1000), 1)
    standings = year.standings(season)
    file = opened(year.book, standings, data_only=True)
    now = [[cell.value for cell in row] for row in file["As announced"].iter_rows(min_row=5)]
    assert file.sheetnames[:2] == ["As announced", "Standings"]
    assert [row[:5] for row in now] == [row[:5] for row in before]
    told = {row[1]: row[5] for row in now if row[5]}
    changed = corrections(year.book, standings)
    assert told == {person: changed[person][1].rank for person in changed}
    assert told[1] == 1


def test_a_season_without_evenings_is_a_workbook_too():
    standings = season_standings(ClubBook(), a_season(), ())
    assert opened(ClubBook(), standings).sheetnames[0] == "Standings"
