"""What mutation testing found untold of a club night: each of these would have gone unnoticed."""

from dataclasses import replace

import pytest

from whist_td.core.movement_tables import LeftOver
from whist_td.core.players import (
    AbsentPlayerError,
    PlayStartedError,
    SameNameError,
    UnknownPlayerError,
    UnseatedPlayerError,
)
from whist_td.formats.club_night.commands.commands import BeginClubRound, EnterDeals
from whist_td.formats.club_night.games.game import Length, TablePlayersError, Unit
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract
from whist_td.formats.club_night.rules import attendance, play, seating
from whist_td.formats.club_night.rules.deals import (
    DealPlace,
    GameChoice,
    JuryLine,
    TableDeal,
    TablePlay,
    sheet,
)
from whist_td.formats.club_night.rules.errors import (
    ClubRoundNotBegunError,
    ClubRoundsError,
    DealNumberError,
    OtherGameError,
    PartnerMissingError,
)
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings, SeatingWay, left_overs
from whist_td.formats.club_night.rules.standings import standings

PASS = {"contract": IwwaContract.PASS, "dealer": 0}


@pytest.fixture
def two_deals(begun, told, with_deals):
    """A table of Whist simple with two deals in."""
    return with_deals(begun(4), told(**PASS), told(**PASS))


@pytest.mark.parametrize("number", [-1, 0, 4])
def test_a_deal_follows_those_that_are_in(two_deals, told, number):
    with pytest.raises(DealNumberError):
        play.taken_over(two_deals, {DealPlace(1, 1, number): told(**PASS)})


def test_a_deal_of_another_game_is_refused_whatever_was_written_down(two_deals, told):
    facts = told(**PASS).facts
    with pytest.raises(OtherGameError):
        play.with_deal(two_deals, DealPlace(1, 1, 3), TableDeal("whip", facts))
    with pytest.raises(OtherGameError):
        play.with_deal(two_deals, DealPlace(1, 1, 3), TableDeal("iwwa", "nine tricks"))


def test_during_play_a_name_is_corrected_and_a_partner_stays(begun):
    evening = begun(8, "ten", seating=SeatingWay.PAIRS)
    player = evening.player(1)
    renamed = attendance.with_changed_player(evening, replace(player, name="Aline"))
    assert renamed.player(1).name == "Aline"
    with pytest.raises(PlayStartedError):
        attendance.with_changed_player(evening, replace(player, partner=3))


def test_before_play_only_those_who_are_entered_are_taken_off(new_night):
    with pytest.raises(UnknownPlayerError):
        attendance.without_player(new_night(4), 9)


def test_two_of_one_name_are_refused(new_night):
    with pytest.raises(SameNameError):
        attendance.with_players(new_night(4), [ClubPlayer(5, "joueur  1")])


def test_an_evening_is_never_shorter_than_what_has_begun(begun, at):
    evening = BeginClubRound(2, despite_missing=True).applied_to(begun(8, rounds=4), at)
    with pytest.raises(ClubRoundsError):
        play.with_settings(evening, replace(evening.settings, rounds=1))


@pytest.fixture
def at(begun):
    return begun(4).rounds[1].announced_at


def test_a_round_begins_only_with_a_place_for_everybody_and_nobody_else(new_night, at):
    evening = new_night(5)
    seated = evening.rounds[1]
    with pytest.raises(UnseatedPlayerError):
        seating.begun(evening, 1, replace(seated, sit_out=()), at)
    with pytest.raises(AbsentPlayerError):
        seating.begun(evening, 1, replace(seated, sit_out=(*seated.sit_out, 6)), at)


def test_the_first_absent_player_is_named_where_there_are_several(new_night, at):
    evening = new_night(4)
    crowd = replace(evening.rounds[1], sit_out=(70, 9, 33))
    with pytest.raises(AbsentPlayerError) as refused:
        seating.begun(evening, 1, crowd, at)
    assert refused.value.player == 9


def test_a_table_plays_as_long_as_its_game_usually_does():
    assert ClubSettings(game=GameChoice("ten")).length_at(4) == Length(Unit.RUBBERS, 1)
    assert ClubSettings(game=GameChoice("humbug")).length_at(2) == Length(Unit.GAMES, 3)


def test_whip_and_scottish_whist_know_tables_of_three():
    both = (left_overs(GAMES["whip"]), left_overs(GAMES["scottish"]))
    assert both == ((LeftOver.SIT_OUT, LeftOver.THREES),) * 2
    assert left_overs(GAMES["iwwa"]) == (LeftOver.SIT_OUT, LeftOver.FIVES)


def test_a_sanction_of_either_partner_comes_off_the_pair_once(begun, told, with_deals):
    evening = with_deals(begun(4, "ten", seating=SeatingWay.PAIRS), told("ten", tricks=13))
    before = next(row for row in standings(evening, 1) if row.people == (1, 2))
    for player, points in ((1, 3), (2, 6)):
        evening = play.with_sanction(evening, JuryLine(1, player, points))
    pair = next(row for row in standings(evening, 1) if row.people == (1, 2))
    assert (pair.points, pair.sanction) == (before.points - 9, -9)


def test_a_table_of_three_cannot_play_a_game_for_four():
    game = GAMES["ten"]
    with pytest.raises(TablePlayersError):
        sheet(TablePlay(game, game.settings, 3, Length(Unit.DEALS, 4)), [])


def test_deals_of_the_next_round_begin_it_and_of_a_later_one_are_refused(begun, told, at):
    evening = begun(4, rounds=3, length=Length(Unit.DEALS, 1))
    both = tuple((DealPlace(n, 1, 1), told(**PASS)) for n in (1, 2))
    assert EnterDeals(both).applied_to(evening, at).last_announced == 2
    late = ((DealPlace(3, 1, 1), told(**PASS)),)
    with pytest.raises(ClubRoundNotBegunError):
        EnterDeals(late).applied_to(evening, at)


@pytest.mark.parametrize("code", GAMES)
def test_every_field_of_a_deal_has_room_from_nothing_to_the_most_there_can_be(code):
    game = GAMES[code]
    running = game.start(game.settings, game.least_players)
    for field in game.fields(running, game.settings, {}):
        assert 0 <= field.least <= field.most


def test_what_humbug_asks_for_in_the_order_of_the_table():
    game = GAMES["humbug"]
    asked = game.fields(game.start(game.settings, 2), game.settings, {})
    told = [(each.name, len(each.groups), each.least, each.most) for each in asked]
    assert told == [
        ("dealer", 2, 0, 0),
        ("exchanged", 2, 0, 0),
        ("trump_kept", 0, 0, 0),
        ("tricks", 1, 0, 13),
        ("honours", 2, 0, 4),
        ("revokes", 2, 0, 13),
    ]


def test_a_dealer_who_has_changed_his_hand_is_not_asked_about_the_turned_card():
    game = GAMES["humbug"]
    said = {"dealer": 1, "exchanged": (False, True)}
    asked = game.fields(game.start(game.settings, 2), game.settings, said)
    assert "trump_kept" not in {each.name for each in asked}
    other = game.fields(game.start(game.settings, 2), game.settings, said | {"dealer": 0})
    assert "trump_kept" in {each.name for each in other}


def test_deals_taken_over_in_any_order_stand_in_their_own(begun, told):
    deals = [told(**PASS), told(contract=IwwaContract.SOLO, attackers=(1,), tricks=7)]
    places = [DealPlace(1, 1, number) for number in (1, 2)]
    straight = play.taken_over(begun(4), dict(zip(places, deals, strict=True)))
    turned = play.taken_over(begun(4), dict(zip(places[::-1], deals[::-1], strict=True)))
    assert straight.deals_at(1, 1) == turned.deals_at(1, 1) == tuple(deals)


@pytest.mark.parametrize("last_round", [1, 2])
def test_nobody_is_left_without_a_partner_not_even_in_the_last_round(begun, last_round):
    evening = begun(8, "ten", rounds=3, seating=SeatingWay.PAIRS)
    with pytest.raises(PartnerMissingError):
        attendance.left(evening, (1,), last_round)
    assert attendance.left(evening, (1, 2), last_round).players[2].last_round == last_round
