"""Plain Whiz, the « partie libre » (RULES 2.3): three people, points added."""

from dataclasses import replace

import pytest

from whist_td.core.contracts import DealTricksError, Risk, Rule, SeatChange, Strain
from whist_td.formats.club_night.games.game import (
    GameOptionError,
    Length,
    TablePlayersError,
    TableSeatError,
    Unit,
    check_players,
)
from whist_td.formats.club_night.games.plain_whiz.rules import (
    GAME,
    Bid,
    DomyBidError,
    PlainWhizDeal,
    PlainWhizSettings,
    WhizContractError,
    WhizRunning,
    deal_points,
    fields,
    score,
)
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.errors import DealsShareError
from whist_td.formats.club_night.rules.event import ClubSettings, RankedBy, usual_ranking

SEED = "règle du Whiz, La marque"
HEARTS = Strain.HEARTS


def deal(level, tricks, strain=HEARTS, risk=Risk.NONE, declarer=2):
    return PlainWhizDeal(
        level=Bid(str(level)), strain=strain, risk=risk, declarer=declarer, tricks=tricks
    )


PASSED = PlainWhizDeal(level=Bid.PASS)


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        pytest.param(deal(7, 10), (0, 0, 13), id=f"{SEED}: 7 promised, 10 made, 13 points"),
        pytest.param(deal(12, 13), (0, 0, 34), id=f"{SEED}: 12 promised, 13 made, 34 points"),
        pytest.param(deal(10, 11, risk=Risk.DOUBLED), (0, 0, 44), id=f"{SEED}: 10X +1, 44 points"),
        pytest.param(deal(9, 8), (5, 5, 0), id=f"{SEED}: 9 one down, 5 to each opponent"),
        pytest.param(
            deal(9, 8, risk=Risk.REDOUBLED, declarer=0), (0, 20, 20), id=f"{SEED}: 9XX one down"
        ),
        pytest.param(PASSED, (0, 0, 0), id="RULES 2.2: three passes, nothing for anybody"),
    ],
)
def test_the_declarer_scores_alone_and_the_two_others_when_he_fails(told, expected):
    assert deal_points(told, Rule.BEST) == expected


def test_pas_de_mieux_a_trick_too_many_counts_like_one_short():
    exact = PlainWhizSettings(rule=Rule.EXACT)
    just, over = (score(WhizRunning(3), deal(10, tricks), exact) for tricks in (10, 11))
    assert (just.gains.points, over.gains.points) == ((0, 0, 20), (5, 5, 0))


def test_all_three_deal_in_turn_and_a_deal_passed_out_counts_too():
    running = WhizRunning(3)
    for told in (deal(7, 7), PASSED, deal(8, 8)):
        dealt = replace(told, dealer=running.dealer)
        running = score(running, dealt, PlainWhizSettings()).running
    assert (running.deals, running.dealer) == (3, 0)


def test_nine_cards_of_the_domy_are_turned_up_unless_the_club_says_otherwise():
    assert PlainWhizSettings().domy_cards == 9
    assert PlainWhizSettings(domy_cards=13).domy_cards == 13
    with pytest.raises(GameOptionError):
        PlainWhizSettings(domy_cards=14)


def test_a_deal_passed_out_asks_nothing_more():
    asked = fields(WhizRunning(3), PlainWhizSettings(), {"level": Bid.PASS})
    assert [each.name for each in asked] == ["dealer", "level"]


@pytest.mark.parametrize("players", [2, 4])
def test_a_table_of_two_or_of_four_is_refused(players):
    with pytest.raises(TablePlayersError):
        check_players(GAME, players)


@pytest.mark.parametrize(
    ("told", "refusal"),
    [
        pytest.param(deal(9, 9, declarer=3), DomyBidError, id="a contract of the Domy"),
        pytest.param(deal(9, 9, declarer=4), TableSeatError, id="nobody sits there"),
        pytest.param(deal(9, 14), DealTricksError, id="14 tricks"),
        pytest.param(deal(9, None), DealTricksError, id="no tricks told"),
        pytest.param(deal(9, 9, strain=None), WhizContractError, id="no suit"),
        pytest.param(deal(9, 9, declarer=None), WhizContractError, id="nobody declared"),
        pytest.param(
            PlainWhizDeal(level=Bid.PASS, tricks=7), WhizContractError, id="passed out with tricks"
        ),
    ],
)
def test_a_deal_that_cannot_be_is_refused(told, refusal):
    with pytest.raises(refusal):
        deal_points(told, Rule.BEST)


def test_a_number_of_deals_that_three_does_not_divide_is_refused():
    choice = GameChoice("plain_whiz")
    with pytest.raises(DealsShareError):
        ClubSettings(game=choice, length=Length(Unit.DEALS, 10))
    assert ClubSettings(game=choice, length=Length(Unit.DEALS, 9)).length_at(3).count == 9
    assert ClubSettings(game=choice).length_at(3).count % 3 == 0


def test_the_highest_total_wins_and_ties_are_shared():
    assert ClubSettings(game=GameChoice("plain_whiz")).criteria() == ()


@pytest.mark.parametrize(("players", "ranked"), [(9, RankedBy.POINTS), (10, RankedBy.MEAN)])
def test_where_three_does_not_divide_the_people_the_mean_of_a_deal_is_fair(players, ranked):
    choice = GameChoice("plain_whiz")
    settings = ClubSettings(game=choice)
    assert usual_ranking(choice, players, settings.left_over) is ranked


def dealers(change, *declarers):
    """Who deals, as told by the table after each deal."""
    settings = PlainWhizSettings(seat_change=change)
    running = GAME.start(settings, 3)
    found = [running.dealer]
    for declarer in declarers:
        told = {"level": Bid.PASS}
        if declarer is not None:
            told = {"level": Bid.SEVEN, "strain": Strain.CLUBS, "declarer": declarer, "tricks": 7}
        deal = PlainWhizDeal(dealer=running.dealer, **told)
        running = GAME.score(running, deal, settings).running
        found.append(running.dealer)
    return found


N, E, S = range(3)


def test_nobody_goes_back_to_his_place_and_the_next_dealer_is_the_next_as_they_sit():
    """« En prenant en considération la place des joueurs à la fin de la donne » (register Z13)."""
    assert dealers(SeatChange.OPPONENT_MOVES, S, N, E, None) == [N, E, S, N, E]
    # South changes with East, who faced the Domy: clockwise it is now North, South, East.
    assert dealers(SeatChange.DECLARER_MOVES, S) == [N, S]
    # South faces the Domy now, and stays: the order is the same; then North changes with South.
    assert dealers(SeatChange.DECLARER_MOVES, S, S, N, None) == [N, S, E, S, N]
    assert dealers(SeatChange.DECLARER_MOVES, E, None, E) == [N, E, S, N]
