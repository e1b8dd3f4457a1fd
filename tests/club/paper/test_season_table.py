"""The table of a season on the wall."""

import re
from dataclasses import replace
from datetime import date
from fractions import Fraction

import pytest

from tests.club.seasons import a_season, the_book, the_year
from tests.fixtures.papers import texts
from tests.fixtures.sheet_measures import faults
from whist_td.club.paper.club_sheets import sheet_pdf
from whist_td.club.paper.season_table import season_table
from whist_td.club.rules.persons import Person
from whist_td.club.rules.season import Announced, AnnouncedRow, SeasonNote
from whist_td.club.rules.seasons import announced_table, season_standings
from whist_td.core.events import Details
from whist_td.paper.layout import PageSize
from whist_td.words.words import Language, words

HEADING = Details("Club de Québec", date(2026, 3, 14), "Québec")


def made(book=None, season=None, size=PageSize.LETTER, language=Language.ENGLISH):
    book, season = book or the_book(), season or a_season()
    standings = season_standings(book, season, the_year())
    names = {1: "The oysters", 2: "The ham", 3: "The wine", 4: "The last"}
    sheet = season_table(book, standings, names, HEADING, size, words(language))
    return sheet_pdf(sheet, words(language))


def read(**how):
    return " ".join(" ".join(texts(made(**how))).split())


def test_it_says_who_stands_where_after_how_many_evenings_and_when():
    told = read()
    assert "2025–2026 season" in told
    assert "After 4 events, Saturday 14 March 2026" in told
    assert "1 Denis 206.00 4" in told
    assert "3 Anne 162.33 3" in told


def test_french_says_saison_before_and_writes_a_comma():
    told = read(language=Language.FRENCH)
    assert "Saison 2025-2026" in told
    assert "162,33" in told


def test_an_evening_left_out_is_said_below_with_its_reason():
    notes = {1: SeasonNote(1, 1, "Ice on the roads", event=2)}
    told = read(book=replace(the_book(), notes=notes))
    assert "The ham is left out: Ice on the roads" in told


def test_of_very_many_corrections_the_last_are_counted():
    persons = {n: Person(n, f"Guest {n}") for n in range(1, 41)}
    table = tuple(AnnouncedRow(n, n, Fraction(1), 1) for n in range(1, 41))
    season = a_season(closed=Announced(date(2026, 3, 13), table))
    told = read(book=replace(the_book(), persons=persons), season=season)
    assert "Guest 14: " in told
    assert "And 25 more remarks." in told


def test_who_has_too_few_evenings_has_no_rank():
    assert "– Chloé" in read(season=a_season(rule="mean:3"))


def test_a_closed_season_hangs_as_it_was_announced_and_says_what_was_corrected():
    standings = season_standings(the_book(), a_season(), the_year())
    table = announced_table(standings)
    wrong = AnnouncedRow(1, table[0].person, Fraction(300), 4)
    closed = Announced(date(2026, 3, 13), (wrong, *table[1:]))
    told = read(season=a_season(closed=closed))
    assert "announced on Friday 13 March 2026" in told
    assert "1 Denis 300.00 4" in told
    assert "Denis: corrected since it was announced; now rank 1, 206." in told


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", PageSize)
def test_a_hundred_people_with_long_names_take_pages_that_repeat_the_heading(size, language):
    book = the_book()
    long = "Marie-Antoinette-Geneviève Beauchemin-Saint-Amand"
    persons = {n: Person(n, f"{long} {n}") for n in range(1, 101)}
    table = tuple(AnnouncedRow(n, n, Fraction(12345 - n, 7), 14) for n in range(1, 101))
    season = a_season(closed=Announced(date(2026, 3, 13), table))
    pdf = made(replace(book, persons=persons), season, size, language)
    pages = texts(pdf)
    assert len(pages) > 3
    *listed, race = pages
    assert all(HEADING.name in page and words(language)("Rank") in page for page in listed)
    assert words(language)("Race of the leaders") in race
    assert not faults(pdf, filed=False)


def test_each_event_s_points_are_told_and_what_was_dropped_stands_in_brackets():
    season = a_season(rule="best:2")
    standings = season_standings(the_book(), season, the_year())
    told = texts(made(season=season))[1]
    for line in standings.lines:
        name = the_book().persons[line.person].name
        [row] = (each for each in told.splitlines() if f" {name} " in each or each.startswith(name))
        given = re.findall(r"[(]?[\d,]+[.]\d\d[)]?", row)
        counted = [Fraction(each) for each in given[:-1] if each[0] != "("]
        dropped = [each for each in given[:-1] if each[0] == "("]
        assert (len(counted), len(dropped)) == (len(line.counted), len(line.dropped))
        assert abs(sum(counted) - Fraction(given[-1])) < Fraction(2, 100)


@pytest.mark.parametrize("language", Language)
def test_points_by_hand_have_a_column_where_somebody_has_some(language):
    heading = words(language)("By hand")
    notes = {1: SeasonNote(1, 1, "Helped", person=1, points=Fraction(7))}
    assert heading not in read(language=language)
    assert heading in read(book=replace(the_book(), notes=notes), language=language)
