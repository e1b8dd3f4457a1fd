"""The wall scoreboard is blank and complete; the scoreboard shows what was scored."""

import re
from itertools import pairwise

from whist_td.formats.militaire.rules.settings import Settings


def test_the_wall_scoreboard_has_every_team_and_every_round(press):
    reader = press.read(press.event_of(24), "wall-scoreboard")
    titles = [page.extract_text().split("\n")[0] for page in reader.pages]
    assert titles == [
        "Tables 1 à 12 · manches 1 à 12",
        "Tables 1 à 12 · manches 13 à 24",
        "Tables 13 à 24 · manches 1 à 12",
        "Tables 13 à 24 · manches 13 à 24",
    ]


def test_the_sheets_of_the_poster_are_cut_and_stuck_together_and_name_each_team_once(press):
    pages = press.texts(press.printed(press.event_of(24), "wall-scoreboard"))
    assert ["Coupez au pointillé" in text for text in pages] == [False, True, True, True]
    assert ["Île-Bonaventure" in text for text in pages] == [True, False, True, False]


def test_rounds_are_equally_wide_on_every_sheet_of_the_poster(press):
    pdf = press.printed(press.event_of(24), "wall-scoreboard")
    steps = set()
    for page in (0, 1):
        heads = [piece for piece in press.pieces(pdf, page) if piece.text == "cumul"]
        lefts = sorted(piece.left for piece in heads)
        steps |= {round(after - before) for before, after in pairwise(lefts)}
    assert len(steps) == 1


def test_total_and_rank_stand_on_the_last_page_across(press):
    reader = press.read(press.event_of(11), "wall-scoreboard")
    assert ["Rang" in page.extract_text() for page in reader.pages] == [False, True]


def test_the_scoreboard_shows_points_and_running_totals(press):
    evening = press.won_at_home(press.event_of(3), 5)
    lines = press.lines(press.printed(evening, "scoreboard", after=5), 0)
    assert any(line.endswith("2 2 2 2 2") for line in lines)
    assert any(re.search(r"2 4 6 8 10( |$)", line) for line in lines)


def test_rounds_not_played_are_blank_and_never_zero(press):
    evening = press.won_at_home(press.event_of(3), 5)
    text = press.read(evening, "scoreboard", after=5).pages[0].extract_text()
    assert "\n0\n" not in text
    assert "Tableau marqueur après la manche 5" in text


def test_the_heading_is_repeated_on_each_page(press):
    evening = press.won_at_home(press.event_of(100), 24)
    for page in press.read(evening, "scoreboard", after=24).pages:
        assert "Équipe\nNom\n1\n2\n3" in page.extract_text()


def test_99_rounds_are_shared_out_over_pages_across(press):
    evening = press.won_at_home(press.event_of(3, Settings(rounds=99)), 99)
    assert len(press.read(evening, "scoreboard", after=99).pages) == 4
