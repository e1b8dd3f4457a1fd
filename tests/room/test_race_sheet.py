"""The race of the leaders on paper."""

import io
from dataclasses import replace
from fractions import Fraction

import pytest
from pypdf import PdfReader

from whist_td.paper.layout import PageSize
from whist_td.room.views.race import rank_chart
from whist_td.room.views.views import Runner
from whist_td.words.words import Language


@pytest.fixture
def told(press):
    """Return the lines of each page of the standings after some rounds."""

    def lines(tables, after, **how):
        evening = press.won_at_home(press.event_of(tables), after)
        pdf = press.printed(evening, "standings", after=after, **how)
        return [press.lines(pdf, page) for page in range(len(PdfReader(io.BytesIO(pdf)).pages))]

    return lines


@pytest.mark.parametrize("size", PageSize)
def test_a_small_evening_has_its_race_below_the_standings(told, size):
    page, _ranks = told(8, 6, size=size)
    assert "Course des premiers" in page
    assert "Retard sur le premier, en points" in page
    assert any(line.startswith("Manche 1 2 3") for line in page)


@pytest.mark.parametrize("size", PageSize)
def test_where_the_standings_fill_the_page_the_race_has_its_own(told, size):
    *_standings, race, _ranks = told(18, 6, size=size, language=Language.ENGLISH)
    assert race[0] == "Race of the leaders"
    assert "1 Île-Bonaventure 1" in race


def test_five_lines_are_drawn_and_no_more(told):
    *_standings, race, _ranks = told(24, 6, language=Language.ENGLISH)
    drawn = race[race.index("Race of the leaders") :]
    named = [line for line in drawn if "Île-Bonaventure" in line]
    assert [line.rsplit(maxsplit=1)[1] for line in named] == ["1", "2", "3", "4", "5"]


@pytest.mark.parametrize("tables", [8, 24, 60])
def test_the_places_of_all_have_a_picture_in_which_everybody_is_named_once(told, tables):
    pages = told(tables, 6, language=Language.ENGLISH)
    drawn = [page for page in pages if page[0].startswith("Everybody’s place")]
    assert len(drawn) == -(-tables // 50)
    named = [line for page in drawn for line in page if "Île-Bonaventure" in line]
    assert len(named) == len(set(named)) == tables


def test_a_picture_of_places_has_each_place_once_a_round():
    totals = {1: (2, 2, 3), 2: (1, 2, 2), 3: (2, 3, 3)}
    runners = [Runner(n, "", tuple(map(Fraction, each)), n) for n, each in totals.items()]
    chart = rank_chart(runners)
    for n in range(3):
        assert sorted(line.places[n] for line in chart.lines) == [1, 2, 3]
    assert {line.runner.number: line.places for line in chart.lines} == {
        1: (1, 2, 1),
        3: (2, 1, 2),
        2: (3, 3, 3),
    }


def test_there_is_no_race_before_the_second_round(told):
    (page,) = told(8, 1)
    assert "Course des premiers" not in page


def test_who_has_left_does_not_race(press):
    evening = press.won_at_home(press.event_of(8), 5)
    gone = {**evening.teams, 1: replace(evening.teams[1], withdrawn_from=5)}
    lines = press.lines(press.printed(replace(evening, teams=gone), "standings", after=5), 0)
    below = lines[lines.index("Course des premiers") :]
    assert not any("Île-Bonaventure 1" in line for line in below)


@pytest.mark.parametrize("tables", [8, 24])
@pytest.mark.parametrize("size", PageSize)
def test_the_longest_names_stay_on_the_page_and_apart(press, tables, size):
    evening = press.won_at_home(press.event_of(tables, make=press.long_team), 5)
    pdf = press.printed(evening, "standings", after=5, size=size)
    pages = PdfReader(io.BytesIO(pdf)).pages
    box = pages[-1].mediabox
    names = [piece for piece in press.pieces(pdf, len(pages) - 1) if len(piece.text) > 20]
    assert names
    assert all(piece.left > 0 and piece.right < float(box.width) for piece in names)
