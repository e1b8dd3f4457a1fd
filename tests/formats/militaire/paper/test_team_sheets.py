"""Everybody finds his table by name, and each team reads afterwards what it made against whom."""

import re
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from whist_td.core.contracts import Strain
from whist_td.formats.militaire.rules.event import AnnouncedRound, Place
from whist_td.formats.militaire.rules.results import Side, result_of
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.views import standings_view, table_row
from whist_td.paper.layout import PageSize
from whist_td.words.words import Language

BEGUN = datetime(2026, 11, 21, 19, tzinfo=UTC)


@pytest.fixture
def evening(press):
    """Eleven teams after seven rounds, in which now the hosts won and now the visitors."""
    begun = press.won_at_home(press.event_of(11), 7)
    for place in list(begun.results):
        if (place.round + 2 * place.table) % 3 == 0:
            begun.results[place] = result_of(Side.VISITORS, 7 + place.table % 6)
    said = {n: AnnouncedRound(n, Strain.HEARTS, begun.plan(n).call, BEGUN) for n in range(1, 8)}
    return replace(begun, rounds=said)


@pytest.mark.parametrize("size", PageSize)
def test_four_hundred_people_stand_by_surname_with_their_tables_on_a_few_pages(press, size):
    def make(number):
        names = [f"{first} Roy{number:03}" for first in ("Zoé", "Éloi", "Noëlla", "Anne")]
        return Team(number, f"Équipe {number}", names[0], tuple(names[1:]))

    reader = press.read(press.event_of(100, make=make), "name-list", size=size)
    text = " ".join(" ".join(page.extract_text().split()) for page in reader.pages)
    found = re.findall(r"(Roy(\d{3}), \S+) (\d+)", text)
    assert len(found) == 400
    assert all(int(number) == int(table) for _name, number, table in found)
    assert [name for name, *_rest in found][:3] == [
        "Roy001, Anne",
        "Roy001, Éloi",
        "Roy001, Noëlla",
    ]
    assert len(reader.pages) <= 5


def test_a_team_reads_whom_it_met_what_it_made_and_its_total(press, evening):
    pdf = press.printed(evening, "team-sheets", after=7, language=Language.ENGLISH)
    [row] = (each for each in standings_view(evening, 7).rows if each.team == 3)
    lines = press.lines(pdf, 2)
    for number in range(1, 8):
        home = table_row(evening, Place(number, 3))
        away = table_row(evening, Place(number, evening.host_of(3, number)))
        made = (home.points[0], away.points[1])
        met = (home.visitors, home.visitors_name, made[0], away.home, away.home_name, made[1])
        told = " ".join(map(str, (*met, sum(made), row.running[number - 1])))
        assert [line for line in lines if line.startswith(f"{number} ") and line.endswith(told)]


def test_the_lines_of_the_cross_table_add_up_to_the_totals(press, evening):
    lines = press.lines(press.printed(evening, "cross-table", after=7), 0)
    for row in standings_view(evening, 7).rows:
        [line] = (each for each in lines if each.startswith(f"{row.team} {row.name} "))
        *made, total = map(int, line.removeprefix(f"{row.team} {row.name} ").split())
        assert sum(made) == total == row.total


def test_what_lacks_is_said_and_left_blank_on_the_sheets_of_results(press, evening):
    del evening.results[Place(7, 3)]
    for name, page in (("team-sheets", 2), ("cross-table", 0)):
        pdf = press.printed(evening, name, after=7, language=Language.ENGLISH)
        lines = press.lines(pdf, page)
        assert "table 3" in " ".join(lines[:4])
        assert not [line for line in lines if line.startswith("7 ") and line.endswith(" 14")]
