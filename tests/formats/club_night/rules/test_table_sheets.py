from dataclasses import replace

import pytest

from whist_td.formats.club_night.games.game import (
    DealAfterEndError,
    Length,
    Scored,
    Unit,
    ZeroSumError,
    gains,
)
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract, IwwaDeal
from whist_td.formats.club_night.games.whist_family.marking import WhistDeal
from whist_td.formats.club_night.rules.deals import TablePlay, check_next, sheet

TEN, IWWA = GAMES["ten"], GAMES["iwwa"]
PLAY = TablePlay(TEN, TEN.settings, 4, Length(Unit.RUBBERS, 1))
WON_BY_A, WON_BY_B, EVEN = WhistDeal(tricks=12), WhistDeal(tricks=1), WhistDeal(tricks=7)
RUBBER = [WON_BY_A, WON_BY_A, WON_BY_A, WON_BY_A]


def solo(attacker, tricks):
    return IwwaDeal(contract=IwwaContract.SOLO, attackers=(attacker,), tricks=tricks)


def test_a_rubber_is_two_games_of_two_deals_and_its_bonus():
    scored = sheet(PLAY, RUBBER)
    assert scored.totals.points == (10, -10, 10, -10)
    assert scored.totals.rubbers == (1, 0, 1, 0)
    assert scored.is_over


def test_a_line_tells_what_its_deal_gave_and_where_the_table_stood():
    scored = sheet(PLAY, [WON_BY_A, EVEN])
    assert [line.running.score for line in scored.lines] == [(6, 0), (7, 0)]
    assert (scored.running.dealer, scored.is_over) == (2, False)


def test_correcting_an_early_deal_changes_everything_after_it():
    corrected = sheet(PLAY, [WON_BY_B, *RUBBER[1:]])
    assert [line.running.score for line in corrected.lines] == [(0, 6), (6, 6), (0, 0), (6, 0)]
    assert not corrected.is_over


def test_deals_that_a_correction_puts_after_the_end_stay_and_do_not_count():
    won_by_honours = WhistDeal(tricks=12, honours=(4, 0))
    scored = sheet(PLAY, [won_by_honours, *RUBBER[1:]])
    assert scored.surplus == (4,)
    assert scored.lines[3].deal == WON_BY_A
    assert scored.totals.points == (10, -10, 10, -10)


def test_no_deal_is_entered_after_the_end():
    with pytest.raises(DealAfterEndError):
        check_next(PLAY, sheet(PLAY, RUBBER), EVEN)


def test_a_table_may_play_a_number_of_deals_instead():
    play = replace(PLAY, length=Length(Unit.DEALS, 2))
    assert sheet(play, [EVEN, EVEN]).is_over


def test_the_first_dealer_is_as_the_table_drew():
    assert sheet(replace(PLAY, first_dealer=3), [EVEN]).running.dealer == 0


def test_an_evening_of_sixteen_deals_counts_points_and_deals_by_seat():
    play = TablePlay(IWWA, IWWA.settings, 4, Length(Unit.DEALS, 16))
    scored = sheet(play, [solo(deal % 4, 5) for deal in range(16)])
    assert scored.totals.points == (0, 0, 0, 0)
    assert scored.totals.deals == (16,) * 4
    assert scored.is_over


def test_a_deal_in_which_points_come_from_nowhere_is_refused():
    def generous(running, _deal, _settings):
        return Scored(gains((1, 0, 0, 0)), running)

    play = replace(PLAY, game=replace(TEN, score=generous))
    with pytest.raises(ZeroSumError):
        sheet(play, [EVEN])
