"""A season's web page: whole, valid, and with initials for whoever asked for them."""

from datetime import date
from fractions import Fraction

from tests.club.files.test_season_workbook import DAYS, DETAILS, MadeYear
from tests.club.seasons import a_season, the_book, the_year
from tests.fixtures.files import Reader
from whist_td.club.files.season_page import SeasonPage
from whist_td.club.rules.persons import ConsentUse
from whist_td.club.rules.season import Announced, AnnouncedRow
from whist_td.club.rules.seasons import season_standings
from whist_td.club.views.race import full_names, public_names, season_runners
from whist_td.club.words.race import season_race


def read(page):
    reader = Reader()
    reader.feed(page)
    return reader


def test_the_page_is_whole_and_every_table_is_told_to_those_who_hear_it(any_words):
    year = MadeYear(3)
    season = a_season(rule="best:3", start=DAYS[0], end=DAYS[1])
    standings = year.standings(season)
    names = full_names(year.book)
    page = read(SeasonPage(year.book, standings, names, {}, DETAILS).whole(any_words))
    assert not page.open
    tags = [tag for tag, _attributes in page.tags]
    assert tags.count("table") == tags.count("caption") == 2
    assert all("scope" in attributes for tag, attributes in page.tags if tag == "th")
    assert all("src" not in attributes for _tag, attributes in page.tags)
    told = " ".join(page.words)
    assert all(names[line.person] in told for line in standings.lines)
    assert tags.count("s") == sum(len(line.dropped) for line in standings.lines)


def test_who_wants_initials_or_refused_the_web_has_them(english):
    book, season = the_book(), a_season()
    bruno = book.persons[2].with_consent(ConsentUse.WEB, given=False, today=date(2026, 1, 1))
    book = type(book)(persons={**book.persons, 2: bruno}, seen=book.seen)
    names = public_names(book, ["Anne"])
    assert [names[number] for number in (1, 2, 3)] == ["A.", "B.", "Chloé"]
    standings = season_standings(book, season, the_year())
    page = SeasonPage(book, standings, names, {}, DETAILS).whole(english)
    assert [name in page for name in ("Anne", "Bruno", "Chloé")] == [False, False, True]


def test_the_race_follows_points_and_for_a_mean_places(english):
    book = the_book()
    points = season_standings(book, a_season(), the_year())
    first = season_runners(book, points, full_names(book))[0]
    assert [first.rank, first.name, *map(str, first.totals)] == [
        *(1, "Denis", "50", "112", "152", "206"),
    ]
    mean = season_standings(book, a_season(rule="mean:3"), the_year())
    runners = season_runners(book, mean, full_names(book))
    assert [str(runner.totals[-1]) for runner in runners] == ["-1", "-2", "-3"]
    assert "laces" in season_race(mean.season, runners, english).line


def test_the_race_of_a_closed_season_ends_as_it_was_announced(english):
    book, table = the_book(), (AnnouncedRow(1, 2, Fraction(300), 4), AnnouncedRow(2, 4, 206, 4))
    closed = a_season(closed=Announced(date(2026, 3, 13), table))
    standings = season_standings(book, closed, the_year())
    runners = season_runners(book, standings, full_names(book))
    assert [(each.rank, each.name, *each.totals) for each in runners] == [
        (1, "Bruno", *(94 + total for total in (52, 102, 157, 206))),
        (2, "Denis", 50, 112, 152, 206),
    ]
    assert "announced on" in season_race(closed, runners, english).line


def test_the_page_of_a_closed_season_says_what_was_corrected_since(english):
    table = (AnnouncedRow(1, 4, Fraction(300), 4),)
    season = a_season(closed=Announced(date(2026, 3, 13), table))
    standings = season_standings(the_book(), season, the_year())
    page = SeasonPage(the_book(), standings, {**full_names(the_book()), 4: "D."}, {}, DETAILS)
    told = " ".join(read(page.whole(english)).words)
    assert "D.: corrected since it was announced; now rank 1, 206." in told
    assert "With what was corrected since it was announced." in told


def test_one_event_is_no_race(english):
    standings = season_standings(the_book(), a_season(), the_year()[:1])
    assert not season_runners(the_book(), standings, full_names(the_book()))
    assert season_race(standings.season, (), english) is None
