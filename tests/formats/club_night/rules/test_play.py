"""Deals of a club night entered, corrected, put in between and taken away."""

from dataclasses import replace

import pytest

from whist_td.core.contracts import Rule, SeatChange
from whist_td.formats.club_night.games.game import DealAfterEndError, Length, SanctionTo, Unit
from whist_td.formats.club_night.games.solo_family.contracts import AttackersError
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract, IwwaSettings
from whist_td.formats.club_night.rules import errors as no
from whist_td.formats.club_night.rules import play
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice, JuryLine
from whist_td.formats.club_night.rules.errors import SanctionPointsError
from whist_td.formats.club_night.rules.scores import table_scores

FIRST = DealPlace(1, 1, 1)


@pytest.fixture
def solo(told):
    return lambda tricks, seat=0: told(contract=IwwaContract.SOLO, attackers=(seat,), tricks=tricks)


def totals(evening, round_number=1, table=1):
    return evening.sheet_at(round_number, table).totals.points


def points(evening, round_number=1, table=1):
    sitting = evening.sitting(round_number, table)
    return [score.points for score in table_scores(evening, round_number, sitting)]


def test_a_deal_gives_its_points_at_once(begun, with_deals, solo):
    assert totals(with_deals(begun(), solo(7))) == (12, -4, -4, -4)


def test_a_corrected_deal_changes_everything_after_it(begun, with_deals, told):
    evening = with_deals(begun(game="ten"), *(told("ten", tricks=12) for _ in range(2)))
    assert totals(evening) == (3, -3, 3, -3)
    corrected = play.with_deal(evening, FIRST, told("ten", tricks=6))
    assert totals(corrected) == (0, 0, 0, 0)
    assert corrected.sheet_at(1, 1).running.score == (6, 1)


def test_a_forgotten_deal_goes_in_between(begun, with_deals, solo):
    evening = with_deals(begun(), solo(5), solo(6))
    longer = play.with_deal_between(evening, DealPlace(1, 1, 2), solo(13, 1))
    assert [deal.facts.tricks for deal in longer.deals_at(1, 1)] == [5, 13, 6]


def test_after_a_deal_is_taken_away_those_that_follow_are_one_earlier(begun, with_deals, solo):
    shorter = play.without_deal(with_deals(begun(), solo(5), solo(6), solo(7)), DealPlace(1, 1, 2))
    assert [deal.facts.tricks for deal in shorter.deals_at(1, 1)] == [5, 7]
    assert len(shorter.results) == 2


def test_a_correction_that_makes_a_later_deal_impossible_names_it(begun, with_deals, told):
    eight = told("ten", tricks=13, honours=(0, 0))
    evening = with_deals(begun(game="ten"), told("ten", tricks=10, honours=(4, 0)))
    shown = with_deals(evening, told("ten", shown=0))
    with pytest.raises(no.LaterDealError) as refusal:
        play.with_deal(shown, FIRST, eight)
    assert refusal.value.deal == 2


def test_a_deal_after_the_end_of_a_correction_stays_and_does_not_count(begun, with_deals, told):
    evening = begun(2, "humbug", length=Length(Unit.GAMES, 1))
    evening = with_deals(evening, told("humbug", tricks=8), told("humbug", tricks=9))
    ended = play.with_deal(evening, FIRST, told("humbug", tricks=13))
    assert ended.sheet_at(1, 1).surplus == (2,)
    assert totals(ended) == (7, 0)


def test_a_deal_does_not_come_before_those_it_follows(begun, solo):
    with pytest.raises(no.DealNumberError) as refusal:
        play.with_deal(begun(), DealPlace(1, 1, 3), solo(7))
    assert refusal.value.next == 1


def test_a_table_that_has_finished_takes_no_deal(begun, with_deals, solo):
    evening = with_deals(begun(), *(solo(7, n % 4) for n in range(16)))
    assert evening.missing(1) == ()
    with pytest.raises(DealAfterEndError):
        with_deals(evening, solo(7))


@pytest.mark.parametrize(
    ("place", "refusal"),
    [
        (DealPlace(2, 1, 1), no.ClubRoundNotBegunError),
        (DealPlace(9, 1, 1), no.UnknownClubRoundError),
        (DealPlace(1, 7, 1), no.UnknownClubTableError),
    ],
)
def test_a_deal_has_its_place(begun, solo, place, refusal):
    with pytest.raises(refusal):
        play.with_deal(begun(), place, solo(7))


def test_a_deal_of_another_game_is_refused(begun, told):
    with pytest.raises(no.OtherGameError):
        play.with_deal(begun(), FIRST, told("ten", tricks=9))


def test_a_deal_that_cannot_be_is_refused(begun, told):
    with pytest.raises(AttackersError):
        play.with_deal(begun(), FIRST, told(contract=IwwaContract.PROPOSE, attackers=(1,)))


def test_where_no_deal_is_there_is_nothing_to_take_away(begun):
    with pytest.raises(no.NoDealError):
        play.without_deal(begun(), FIRST)


def test_a_sanction_is_taken_from_one_and_given_to_nobody(begun, with_deals, solo):
    evening = begun()
    options = IwwaSettings(sanctions_to=SanctionTo.NOBODY)
    settings = replace(evening.settings, game=GameChoice("iwwa", options))
    evening = with_deals(play.with_settings(evening, settings), solo(7))
    player = evening.sitting(1, 1).seats[1]
    assert points(play.with_sanction(evening, JuryLine(1, player, 8))) == [12, -12, -4, -4]


def test_a_sanction_can_be_shared_by_the_others(begun, with_deals, solo):
    evening = with_deals(begun(), solo(7))
    player = evening.sitting(1, 1).seats[0]
    assert points(play.with_sanction(evening, JuryLine(1, player, 6))) == [6, -2, -2, -2]
    with pytest.raises(SanctionPointsError):
        play.with_sanction(evening, JuryLine(1, player, 7))


def test_a_sanction_can_be_taken_back(begun):
    evening = begun()
    line = JuryLine(1, evening.sitting(1, 1).seats[0], 12)
    assert play.without_sanction(play.with_sanction(evening, line), 1) == evening
    with pytest.raises(no.UnknownSanctionError):
        play.without_sanction(evening, 1)


def test_who_sits_out_is_not_sanctioned(begun):
    evening = begun(people=5)
    with pytest.raises(no.NotAtTableError):
        play.with_sanction(evening, JuryLine(1, evening.seated(1).sit_out[0], 12))


def test_the_values_of_a_game_can_be_put_right_and_every_deal_follows(begun, with_deals, solo):
    evening = with_deals(begun(), solo(5))
    options = replace(IwwaSettings(), solo=replace(IwwaSettings().solo, made=3))
    changed = replace(evening.settings, game=GameChoice("iwwa", options))
    assert totals(play.with_settings(evening, changed)) == (9, -3, -3, -3)


def test_the_game_and_the_length_stay_once_play_has_begun(begun):
    evening = begun()
    for changed in (
        replace(evening.settings, game=GameChoice("whip")),
        replace(evening.settings, length=Length(Unit.DEALS, 8)),
    ):
        with pytest.raises(no.ClubSettingFixedError):
            play.with_settings(evening, changed)


@pytest.mark.parametrize(
    "other", [{"domy_cards": 13}, {"seat_change": SeatChange.DECLARER_MOVES}], ids=str
)
def test_how_plain_whiz_is_played_stays_once_play_has_begun(begun, new_night, other):
    options = replace(GameChoice("plain_whiz").options, **other)
    for evening in (new_night(6, game="plain_whiz"), begun(6, game="plain_whiz")):
        changed = replace(evening.settings, game=GameChoice("plain_whiz", options))
        if not evening.is_started:
            assert play.with_settings(evening, changed).settings == changed
            continue
        with pytest.raises(no.ClubSettingFixedError):
            play.with_settings(evening, changed)


def test_the_formula_of_plain_whiz_can_be_put_right_and_every_deal_follows(begun):
    evening = begun(6, game="plain_whiz")
    options = replace(evening.settings.game.options, rule=Rule.EXACT)
    changed = replace(evening.settings, game=GameChoice("plain_whiz", options))
    assert play.with_settings(evening, changed).settings == changed


def test_an_evening_ends_once(begun, new_night):
    assert play.finished(begun()).progress.finished
    with pytest.raises(no.ClubNotBegunError):
        play.finished(new_night())


def test_another_game_before_play_asks_for_other_seats(new_night):
    evening = new_night()
    other = play.with_settings(evening, replace(evening.settings, game=GameChoice("humbug")))
    assert (len(evening.rounds), len(other.rounds)) == (4, 0)
