"""What the papers printed after play explain: rank, every deal, every score."""

from dataclasses import replace
from fractions import Fraction

import pytest

from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.play import with_result
from whist_td.formats.whiz.rules.results import NOT_PLAYED, Adjusted, BoardResult, Penalty
from whist_td.formats.whiz.rules.settings import Compare, Ranking, WhizSettings
from whist_td.paper.layout import PageSize
from whist_td.words.words import Language

EXAMPLE = ("10H S =", "10H S +1", "9NT E -1", "10HX S -2", "pass")
"""RULES 2.4: one board at five tables."""


@pytest.fixture
def example(whiz_press):
    """The worked example of RULES 2.4: the five who play deal 1, the only one that is played."""

    def of(settings=None):
        evening = whiz_press.event_of(15, settings or WhizSettings(boards_per_round=1))
        places = sorted(p for n in evening.rounds for p in evening.places(n) if p.board == 1)
        results = {
            place: BoardResult(
                evening.seating(place.round, place.table).seats,
                outcome_of(typed, Notation.ENGLISH),
            )
            for place, typed in zip(places, EXAMPLE, strict=True)
        }
        for number in evening.rounds:
            for place in evening.places(number):
                seats = evening.seating(place.round, place.table).seats
                results.setdefault(place, BoardResult(seats, NOT_PLAYED))
        return replace(whiz_press.begun(evening, 5), results=results)

    return of


def test_a_board_sheet_shows_the_worked_example_of_the_rules(whiz_press, example):
    lines = whiz_press.all_lines(example(), "board-sheets")
    results = ("10C S =", "10C S +1", "9SA E −1", "10CX S −2", "passe")
    percents = (
        ("2/8 25,00", "3/8 37,50", "6/8 75,00"),
        ("2/8 25,00", "3/8 37,50", "8/8 100,00"),
        ("6/8 75,00", "3/8 37,50", "4/8 50,00"),
        ("8/8 100,00", "8/8 100,00", "1/8 12,50"),
        ("2/8 25,00", "3/8 37,50", "1/8 12,50"),
    )
    for result, worths in zip(results, percents, strict=True):
        assert any(
            f" {result} " in line and all(worth in line for worth in worths) for line in lines
        ), result


def test_a_board_sheet_counts_how_often_each_score_occurred(whiz_press, example):
    lines = whiz_press.all_lines(example(), "board-sheets")
    assert any("20 1 4 8/8 100,00" in line and "22 1 4 8/8 100,00" in line for line in lines)
    assert any("0 3 0 2/8 25,00" in line for line in lines)


def test_net_scores_are_counted_where_they_are_compared(whiz_press, example):
    settings = WhizSettings(boards_per_round=1, compare=Compare.NET)
    text = " ".join(whiz_press.all_lines(example(settings), "board-sheets"))
    assert "44 1 4 8/8 100,00" in text
    assert "Score net" in text


def test_a_player_sheet_tells_every_deal_and_its_arithmetic(whiz_press, example):
    evening = example()
    place = min(evening.results)
    south = evening.results[place].seats[2]
    pages = whiz_press.read(evening, "player-sheets").pages
    pdf = whiz_press.printed(evening, "player-sheets")
    lines = whiz_press.lines(pdf, south - 1)
    assert lines[0] == f"{south} · Noëlla {south}"
    assert len(pages) == 15
    (line,) = (line for line in lines if "10C S =" in line)
    assert line.startswith(f"{place.round} {place.table} 1 S")
    assert line.endswith("10C S = 20 3 0 6/8 75,00")


def test_a_player_sheet_names_the_others_beside_every_deal(whiz_press):
    of_three = whiz_press.event_of(15, WhizSettings(boards_per_round=3))
    evening = whiz_press.played(of_three, 1)
    text = whiz_press.read(evening, "player-sheets").pages[0].extract_text()
    others = [p for p in evening.seated(1).place_of(1).seats if p != 1]
    assert all(text.count(f"Noëlla {player}\n") == 3 for player in others)


def test_a_deal_sheet_says_why_a_score_was_adjusted(whiz_press):
    evening = whiz_press.played(whiz_press.event_of(), 1)
    place = evening.places(1)[0]
    fair = Fraction(50)
    outcome = Adjusted(fair, fair, fair, "cards seen")
    seats = evening.seating(1, place.table).seats
    adjusted = with_result(evening, place, BoardResult(seats, outcome))
    text = whiz_press.read(adjusted, "board-sheets").pages[0].extract_text()
    assert f"tour 1, table {place.table}" in text
    assert "cards seen" in text


def test_what_a_deal_counts_is_told_where_percentages_do_not_rank(whiz_press, example):
    settings = WhizSettings(boards_per_round=1, ranking=Ranking.DATUM)
    evening = example(settings)
    south = evening.results[min(evening.results)].seats[2]
    lines = whiz_press.lines(whiz_press.printed(evening, "player-sheets"), south - 1)
    (line,) = (line for line in lines if "10C S =" in line)
    assert line.endswith("75,00 +10,60")
    assert any("Écart +10,6" in line for line in lines)


def test_a_deal_that_was_not_played_counts_for_nobody(whiz_press, example):
    evening = example()
    first = min(evening.results)
    skipped = {**evening.results, first: replace(evening.results[first], outcome=NOT_PLAYED)}
    lines = whiz_press.all_lines(replace(evening, results=skipped), "board-sheets")
    assert {line.count("–") for line in lines if " NJ " in line} == {9}


def test_an_adjusted_score_shows_its_percent_and_no_points(whiz_press):
    evening = whiz_press.played(whiz_press.event_of(), 2)
    lines = whiz_press.all_lines(evening, "board-sheets", language=Language.ENGLISH)
    (line,) = (line for line in lines if " adjusted " in line)
    assert "– – 40.00" in line
    assert line.count("– – 60.00") == 2


def test_penalties_stand_on_the_players_sheet_and_in_the_ranking(whiz_press, example):
    penalty = Penalty(4, 1, Fraction(10), "a parlé à voix haute")
    evening = replace(example(), penalties={1: penalty})
    sheet = whiz_press.read(evening, "player-sheets").pages[3].extract_text()
    ranking = " ".join(whiz_press.all_lines(evening, "standings"))
    assert "a parlé à voix haute" in sheet
    assert "−10 %" in ranking


def test_the_ranking_shows_rank_percent_points_and_deals(whiz_press, example):
    lines = whiz_press.all_lines(example(), "standings")
    assert lines[0] == "Classement après le tour 5"
    evening = example()
    deal_1 = sorted(place for place in evening.results if place.board == 1)
    winner = evening.results[deal_1[1]].seats[2]
    assert any(line == f"1 {winner} Noëlla {winner} 100,00 % 1 22" for line in lines)


def test_the_ranking_explains_ties(whiz_press, example):
    text = " ".join(whiz_press.read(example(), "standings").pages[0].extract_text().split())
    assert "2e au départage, total des points : 20 contre 22" in text
    assert "Ex æquo : rien ne les départage" in text


def test_the_ranking_says_by_what_and_how_it_compares(whiz_press, example):
    settings = WhizSettings(boards_per_round=1, ranking=Ranking.TOTAL, compare=Compare.NET)
    text = " ".join(whiz_press.all_lines(example(settings), "standings", language=Language.ENGLISH))
    assert "Standings by total points · net scores compared" in text
    assert "Total" in text


def test_neubergs_formula_is_told_where_it_was_used(whiz_press, example):
    evening = example(WhizSettings(boards_per_round=1))
    assert "Neuberg" not in " ".join(whiz_press.all_lines(evening, "board-sheets"))
    other = next(place for place in evening.places(1) if place.board == 2)
    seats = evening.seating(1, other.table).seats
    one = BoardResult(seats, outcome_of("8C N =", Notation.ENGLISH))
    uneven = replace(evening, results={**evening.results, other: one})
    assert "Neuberg" in " ".join(whiz_press.all_lines(uneven, "board-sheets"))


@pytest.mark.parametrize("name", ["player-sheets", "board-sheets"])
def test_before_play_there_is_one_page_that_says_so_and_no_empty_sheets(whiz_press, name):
    (page,) = whiz_press.read(whiz_press.event_of(14), name).pages
    assert "Aucune donne ne compte encore" in page.extract_text()


def test_all_players_share_a_few_pages_each_with_place_people_and_every_deal(whiz_press):
    evening = whiz_press.played(whiz_press.event_of(14), 5)
    reader = whiz_press.read(evening, "all-players")
    text = " ".join(" ".join(page.extract_text() for page in reader.pages).split())
    assert len(reader.pages) < 14
    seating = evening.seated(1).place_of(3)
    others = ", ".join(
        f"{seating.hand_of(each).value} {each} Noëlla {each}" for each in seating.seats if each != 3
    )
    assert f"Tour 1, table {seating.table}, {seating.hand_of(3).value} avec {others}" in text


@pytest.mark.parametrize("size", PageSize)
def test_two_boards_of_eleven_tables_share_a_page_upright(whiz_press, size):
    evening = whiz_press.event_of(33, WhizSettings(rounds=11, boards_per_round=2))
    pages = whiz_press.read(whiz_press.played(evening, 11), "board-sheets", size=size).pages
    assert pages[0].mediabox.height > pages[0].mediabox.width
    assert "Donne 1\n" in pages[0].extract_text()
    assert "Donne 2\n" in pages[0].extract_text()


@pytest.mark.parametrize("size", PageSize)
def test_two_boards_of_five_tables_share_a_page(whiz_press, size):
    evening = whiz_press.played(whiz_press.event_of(15, name=whiz_press.longest), 5)
    first = whiz_press.read(evening, "board-sheets", size=size).pages[0].extract_text()
    assert "Donne 1\n" in first
    assert "Donne 2\n" in first


@pytest.mark.parametrize("size", PageSize)
@pytest.mark.parametrize(
    "settings",
    [
        WhizSettings(boards_per_round=2),
        WhizSettings(boards_per_round=2, compare=Compare.NET, ranking=Ranking.DATUM),
    ],
    ids=["plain", "all columns"],
)
def test_the_longest_contract_keeps_its_line_on_every_sheet(whiz_press, settings, size):
    evening = whiz_press.played(whiz_press.event_of(15, settings, name=whiz_press.longest), 2)
    worst = outcome_of("13NTXX S -10", Notation.ENGLISH)
    results = {place: replace(each, outcome=worst) for place, each in evening.results.items()}
    for name in ("board-sheets", "player-sheets"):
        of = replace(evening, results=results)
        told = whiz_press.all_lines(of, name, size=size)
        assert not [line for line in told if line.rstrip().endswith("13SAXX")]
        pieces = "\n".join(told)
        assert "13SAXX S −10" in pieces or "13SAXX\u00a0S\u00a0−10" in pieces
        assert pieces.count("13SAXX") == pieces.count("−10")


def test_a_player_sheet_of_an_evening_fills_most_of_its_page(whiz_press):
    evening = whiz_press.played(whiz_press.event_of(15, WhizSettings(boards_per_round=3)), 5)
    pdf = whiz_press.printed(evening, "player-sheets")
    rows = [p for p in whiz_press.pieces(pdf, 0) if p.text.startswith("Noëlla")]
    assert max(p.top for p in rows) - min(p.bottom for p in rows) > 500
