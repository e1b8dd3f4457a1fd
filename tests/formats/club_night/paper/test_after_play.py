"""The papers of a club night after play: standings, players with every deal, tables."""

from dataclasses import replace

import pytest

from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract, IwwaDeal
from whist_td.formats.club_night.rules import play
from whist_td.formats.club_night.rules.deals import DealPlace, TableDeal
from whist_td.formats.club_night.views.views import club_player, club_standings
from whist_td.formats.club_night.words.labels import signed

FIRST = DealPlace(1, 1, 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_standings_name_everybody(club_press, game):
    evening = club_press.played(game)
    text = club_press.read(evening, "standings").pages[0].extract_text()
    for row in club_standings(evening).rows:
        assert row.names[0] in text


def test_an_evening_ended_with_an_open_table_is_provisional_on_paper(club_press):
    evening = club_press.played("scottish", 8)
    last = evening.last_announced
    gone = DealPlace(last, 2, len(evening.deals_at(last, 2)))
    text = club_press.read(play.without_deal(evening, gone), "standings").pages[0].extract_text()
    assert "Classement final" not in text
    assert "Provisoire." in text
    assert "Provisoire. Il manque" in text
    assert f"tour {last} (table 2)" in text


def test_a_player_sheet_has_every_deal_with_its_points(club_press):
    evening = club_press.played("iwwa", 8)
    best = club_standings(evening).rows[0]
    text = club_press.read(evening, "player-sheets").pages[0].extract_text()
    deals = [deal for each in club_player(evening, best.player).rounds for deal in each.deals]
    assert f"{best.player} · {best.names[0]}" in text
    assert len(deals) >= 32
    assert signed(best.rounds[0].points) in text


def test_what_a_jury_took_stands_on_the_sheets(club_press):
    evening = club_press.played("iwwa", 8)
    for name in ("player-sheets", "table-sheets"):
        pages = club_press.read(evening, name).pages
        assert any("a parlé" in page.extract_text() for page in pages)


def test_a_high_contract_without_the_jury_is_marked_on_the_sheet_of_the_table(club_press):
    slam = IwwaDeal(contract=IwwaContract.GRAND_SLAM, attackers=(0,), tricks=13)
    for called, marks in ((True, 0), (False, 2)):
        deal = TableDeal("iwwa", replace(slam, jury_called=called))
        evening = play.with_deal(club_press.begun(club_press.night_of("iwwa")), FIRST, deal)
        text = club_press.read(evening, "table-sheets").pages[0].extract_text()
        assert text.count("(?)") == marks
        assert ("Le jury n’a pas été appelé" in text) is not called
        player = club_press.read(evening, "player-sheets").pages[0].extract_text()
        assert "Aucun tour n’est encore complet" in player


def test_there_is_a_table_sheet_for_each_table_of_each_round(club_press):
    assert len(club_press.read(club_press.played("ten", 8), "table-sheets").pages) == 4


def test_before_play_the_papers_after_play_say_so(club_press):
    evening = club_press.night_of("ten")
    for name in ("standings", "player-sheets", "table-sheets"):
        assert club_press.read(evening, name).pages
    assert "Aucun tour" in club_press.read(evening, "table-sheets").pages[0].extract_text()


def test_a_table_sheet_tells_the_running_score_and_who_won_a_game(club_press):
    lines = club_press.all_lines(club_press.played("ten"), "table-sheets")
    assert "Après la" in " ".join(lines)
    assert any("robre à A" in line or "robre à B" in line for line in lines)


def test_a_game_without_a_running_score_has_no_column_for_it(club_press):
    lines = club_press.all_lines(club_press.played("iwwa"), "table-sheets")
    assert "Après la donne" not in " ".join(lines)


@pytest.mark.parametrize("name", ["player-sheets", "table-sheets"])
def test_before_play_there_is_one_page_that_says_so_and_no_empty_sheets(club_press, name):
    (page,) = club_press.read(club_press.night_of("iwwa", 8), name).pages
    assert "Aucun tour" in page.extract_text()


def test_all_players_share_a_few_pages_with_a_line_a_round(club_press):
    reader = club_press.read(club_press.played("iwwa", 8), "all-players")
    text = "\n".join(page.extract_text() for page in reader.pages)
    assert len(reader.pages) == 1
    assert text.count("Tour 1 · table") == text.count("Tour 2 · table") == 8


def test_a_round_stands_whole_on_the_sheets_of_a_long_evening_and_each_is_filled(club_press):
    evening = club_press.played("iwwa", 8, rounds=4)
    pdf = club_press.printed(evening, "player-sheets")
    pages = club_press.read(evening, "player-sheets").pages
    assert len(pages) == 16
    assert not any("(suite)" in page.extract_text() for page in pages)
    for page in range(16):
        deals = [p for p in club_press.pieces(pdf, page) if p.left < 70 and p.text.isdigit()]
        assert max(p.top for p in deals) - min(p.bottom for p in deals) > 500


def test_a_player_sheet_of_a_short_evening_fills_most_of_its_page(club_press):
    pdf = club_press.printed(club_press.played("ten", 8), "player-sheets")
    deals = [p for p in club_press.pieces(pdf, 0) if p.left < 70 and p.text.isdigit()]
    assert max(p.top for p in deals) - min(p.bottom for p in deals) > 500
