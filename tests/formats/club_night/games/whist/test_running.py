from dataclasses import replace

from whist_td.core.contracts import Strain
from whist_td.formats.club_night.games.whist_family.marking import (
    FIVE,
    TEN,
    FavouriteDeal,
    TrumpedDeal,
    WhistDeal,
    WhistSettings,
)
from whist_td.formats.club_night.games.whist_family.rules import WhistRunning, fields, score, start

WON_BY_A = WhistDeal(tricks=11)
WON_BY_B = WhistDeal(tricks=2)


def played(deals, settings=FIVE, players=4):
    running, points = start(settings, players), []
    for deal in deals:
        scored = score(running, deal, settings)
        running = scored.running
        points.append(scored.gains.points)
    return running, points


def test_a_deal_in_the_middle_of_a_game_moves_no_fiche():
    running, points = played([WhistDeal(tricks=8)])
    assert points == [(0, 0, 0, 0)]
    assert running == WhistRunning(
        4, dealer=1, deals=1, score=(2, 0), in_game=1, in_rubber=1, last=WhistDeal(tricks=8)
    )


def test_a_game_pays_every_player_of_its_sides():
    _, points = played([WON_BY_A])
    assert points == [(3, -3, 3, -3)]


def test_a_rubber_won_in_two_games_adds_the_consolation():
    running, points = played([WON_BY_B, WON_BY_B])
    assert points == [(-3, 3, -3, 3), (-7, 7, -7, 7)]
    assert (running.games, running.rubbers, running.won) == (2, 1, ())


def test_games_stand_alone_where_no_rubbers_are_played():
    running, points = played([WON_BY_A, WON_BY_A], replace(FIVE, is_rubber=False))
    assert points == [(3, -3, 3, -3)] * 2
    assert (running.games, running.rubbers) == (2, 0)


def test_who_won_games_and_rubbers_is_kept_for_the_standings():
    running, _ = played([WON_BY_A])
    gained = score(running, WON_BY_A, FIVE).gains
    assert gained.games == gained.rubbers == (1, 0, 1, 0)


def test_the_deal_passes_to_the_left():
    running, _ = played([WhistDeal(tricks=7)] * 3, TEN)
    assert running.dealer == 3


def test_a_favourite_suit_doubles_its_slam_too():
    slam = FavouriteDeal(tricks=13, trump=Strain.HEARTS, favourite=Strain.HEARTS)
    assert score(start(TEN, 4), slam, TEN).gains.points == (16, -16, 16, -16)


def test_a_side_that_revokes_took_home_and_that_lost_is_one_point_short():
    both_home = WhistDeal(tricks=7, revokes=(2, 1))
    settings = WhistSettings(target=3, simple_from=2)
    assert played([both_home], settings)[1] == [(-1, 1, -1, 1)]


def test_two_players_with_two_dummies_are_two_sides():
    _, points = played([WON_BY_A], players=2)
    assert points == [(3, -3)]


def test_a_table_is_asked_for_honours_only_where_they_count():
    asked = [each.name for each in fields(start(TEN, 4), TEN, {})]
    assert asked == ["tricks", "honours", "revokes"]
    plain = WhistSettings(has_honours=False)
    assert [each.name for each in fields(start(plain, 4), plain, {})] == ["tricks", "revokes"]


def test_at_eight_a_table_is_asked_whether_honours_were_shown():
    at_eight = replace(start(TEN, 4), score=(8, 3))
    assert fields(at_eight, TEN, {})[0].name == "shown"
    assert [each.name for each in fields(at_eight, TEN, {"shown": 0})] == ["shown"]


def test_a_revoke_asks_whether_it_is_marked_or_taken_off():
    asked = fields(start(TEN, 4), TEN, {"revokes": (1, 0)})
    assert [each.name for each in asked][-1] == "erased"


def test_a_deal_keeps_the_trump_that_was_named():
    assert TrumpedDeal(tricks=7, trump=Strain.CLUBS).trump is Strain.CLUBS
