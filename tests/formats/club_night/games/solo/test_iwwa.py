from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.formats.club_night.games.game import (
    HandTricksError,
    Running,
    TableSeatError,
    TricksMissingError,
)
from whist_td.formats.club_night.games.solo_family.contracts import (
    AttackersError,
    AttackerTwiceError,
    MadeNotMisereError,
    MisereMadeError,
    MisereTricksError,
    PassedDealError,
    SittingOutError,
)
from whist_td.formats.club_night.games.solo_family.iwwa import (
    GAME,
    PROMISES,
    IwwaContract,
    IwwaDeal,
    IwwaDoubt,
    IwwaSettings,
    doubts,
    points,
)

SETTINGS = IwwaSettings()
MISERES = [contract for contract, promise in PROMISES.items() if promise.is_misere]


def won(contract, attackers, tricks):
    deal = IwwaDeal(
        contract=IwwaContract(contract), attackers=tuple(range(attackers)), tricks=tricks
    )
    return points(deal, SETTINGS)


@pytest.mark.parametrize(
    ("contract", "attackers", "tricks", "each", "defender"),
    [
        pytest.param("propose", 2, 8, 2, -2, id="RULES 3.1: propose made"),
        pytest.param("propose", 2, 10, 4, -4, id="issue 7: propose with 10 tricks"),
        pytest.param("propose", 2, 7, -6, 6, id="RULES 3.1: propose failed by one"),
        pytest.param("propose", 2, 5, -10, 10, id="RULES 3.1: two more tricks short"),
        pytest.param("propose", 2, 13, 14, -14, id="RULES 3.1: propose, 13 tricks doubled"),
        pytest.param("solo", 1, 5, 6, -2, id="RULES 3.1: solo made"),
        pytest.param("solo", 1, 6, 9, -3, id="RULES 3.1: solo and one over"),
        pytest.param("solo", 1, 4, -12, 4, id="RULES 3.1: solo failed by one"),
        pytest.param("solo", 1, 3, -18, 6, id="RULES 3.1: solo failed by two"),
        pytest.param("solo", 1, 13, 60, -20, id="RULES 3.1: solo, 13 tricks doubled"),
        pytest.param("abundance9", 1, 9, 15, -5, id="RULES 3.1: abundance 9"),
        pytest.param("abundance9", 1, 13, 15, -5, id="RULES 3.1: no overtricks in abundance"),
        pytest.param("abundance9", 1, 5, -15, 5, id="RULES 3.1: abundance 9 failed"),
        pytest.param("abundance10", 1, 10, 18, -6, id="RULES 3.1: abundance 10"),
        pytest.param("abundance10", 1, 9, -18, 6, id="RULES 3.1: abundance 10 failed"),
        pytest.param("abundance11", 1, 11, 24, -8, id="RULES 3.1: abundance 11"),
        pytest.param("abundance11", 1, 10, -24, 8, id="RULES 3.1: abundance 11 failed"),
        pytest.param("abundance12", 1, 12, 27, -9, id="RULES 3.1: abundance 12"),
        pytest.param("abundance12", 1, 11, -27, 9, id="RULES 3.1: abundance 12 failed"),
        pytest.param("trou", 2, 8, 4, -4, id="RULES 3.1: trou made"),
        pytest.param("trou", 2, 9, 6, -6, id="RULES 3.1: trou and one over"),
        pytest.param("trou", 2, 7, -6, 6, id="RULES 3.1: trou failed by one"),
        pytest.param("trou", 2, 6, -8, 8, id="RULES 3.1: trou, one more trick short"),
        pytest.param("trou", 2, 13, 28, -28, id="RULES 3.1: trou, 13 tricks doubled"),
        pytest.param("troela", 2, 9, 4, -4, id="RULES 3.1: troela made with nine"),
        pytest.param("troela", 2, 10, 6, -6, id="RULES 3.1: troela and one over"),
        pytest.param("troela", 2, 7, -8, 8, id="RULES 3.1: troela, one more trick short"),
        pytest.param("troela", 2, 8, -6, 6, id="RULES 3.1: troela failed with eight"),
        pytest.param("troela", 2, 13, 24, -24, id="RULES 3.1: troela, 13 tricks doubled"),
        pytest.param("small_slam", 1, 13, 75, -25, id="RULES 3.1: small slam"),
        pytest.param("small_slam", 1, 12, -75, 25, id="RULES 3.1: small slam failed"),
        pytest.param("grand_slam", 1, 13, 90, -30, id="RULES 3.1: grand slam"),
        pytest.param("grand_slam", 1, 2, -90, 30, id="RULES 3.1: grand slam failed"),
    ],
)
def test_a_contract_pays_as_the_point_table(contract, attackers, tricks, each, defender):
    expected = (each,) * attackers + (defender,) * (4 - attackers)
    assert won(contract, attackers, tricks) == expected


@pytest.mark.parametrize(
    ("contract", "attackers", "made", "expected"),
    [
        pytest.param("misere", (0,), (0,), (21, -7, -7, -7), id="RULES 3.1: misère made"),
        pytest.param("misere", (0,), (), (-21, 7, 7, 7), id="RULES 3.1: misère failed"),
        pytest.param(
            "open_misere", (0,), (0,), (42, -14, -14, -14), id="RULES 3.1: open misère made"
        ),
        pytest.param(
            "open_misere", (0,), (), (-42, 14, 14, 14), id="RULES 3.1: open misère failed"
        ),
        pytest.param(
            "misere", (0, 1), (0, 1), (14, 14, -14, -14), id="RULES 3.1: two misères, both made"
        ),
        pytest.param("misere", (0, 1), (0,), (28, -28, 0, 0), id="RULES 3.1: one made, one failed"),
        pytest.param(
            "misere", (0, 1, 2), (0, 1), (21, 21, -35, -7), id="RULES 3.1: three, two made"
        ),
        pytest.param("misere", (0, 1, 2, 3), (0, 1, 2, 3), (0,) * 4, id="RULES 5, I5: four made"),
        pytest.param(
            "open_misere",
            (0, 1, 2, 3),
            (0, 1, 2),
            (14 * 2,) * 3 + (-14 * 6,),
            id="RULES 5, I5: four open misères, one failed",
        ),
    ],
)
def test_each_misere_is_settled_by_itself(contract, attackers, made, expected):
    deal = IwwaDeal(contract=IwwaContract(contract), attackers=attackers, made=made)
    assert points(deal, SETTINGS) == expected


def test_contracts_stand_from_the_lowest_to_the_highest():
    """Règlement 2, where an abundance of 11 or 12 goes before a misère, and a troel before both."""
    assert [contract.value for contract in PROMISES] == [
        *("propose", "solo", "abundance9", "abundance10", "misere", "abundance11", "abundance12"),
        *("trou", "troela", "open_misere", "small_slam", "grand_slam"),
    ]


@st.composite
def deals(draw, players):
    contract = draw(st.sampled_from(list(PROMISES)))
    promise, dealer = PROMISES[contract], draw(st.integers(0, players - 1))
    active = IwwaDeal(contract=contract, dealer=dealer).active(players)
    sizes = range(promise.least, promise.most + 1)
    sides = [side for size in sizes for side in combinations(active, size)]
    attackers = draw(st.sampled_from(sides))
    if promise.is_misere:
        made = draw(st.sets(st.sampled_from(attackers)))
        return IwwaDeal(contract=contract, dealer=dealer, attackers=attackers, made=tuple(made))
    tricks = draw(st.integers(0, 13))
    return IwwaDeal(contract=contract, dealer=dealer, attackers=attackers, tricks=tricks)


@given(deal=deals(4))
def test_what_one_wins_the_others_lose(deal):
    assert sum(points(deal, SETTINGS)) == 0


@given(deal=deals(5))
def test_at_a_table_of_five_the_dealer_wins_and_loses_nothing(deal):
    given_out = points(deal, SETTINGS, 5)
    assert sum(given_out) == 0
    assert given_out[deal.dealer] == 0
    assert sum(map(bool, given_out)) <= 4


def deal(contract, **facts):
    return IwwaDeal(contract=IwwaContract(contract), **facts)


@pytest.mark.parametrize(
    ("bad", "error"),
    [
        (deal("propose", attackers=(0,), tricks=8), AttackersError),
        (deal("solo", attackers=(0, 1), tricks=8), AttackersError),
        (deal("trou", attackers=(0,), tricks=8), AttackersError),
        (deal("misere", attackers=()), AttackersError),
        (deal("propose", attackers=(0, 0), tricks=8), AttackerTwiceError),
        (deal("solo", attackers=(0,), tricks=14), HandTricksError),
        (deal("solo", attackers=(0,), tricks=-1), HandTricksError),
        (deal("solo", attackers=(0,)), TricksMissingError),
        (deal("solo", attackers=(0,), tricks=5, made=(0,)), MadeNotMisereError),
        (deal("misere", attackers=(0,), tricks=0), MisereTricksError),
        (deal("misere", attackers=(0,), made=(1,)), MisereMadeError),
        (deal("solo", attackers=(4,), tricks=5), TableSeatError),
        (deal("pass", attackers=(0,)), PassedDealError),
        (deal("pass", tricks=3), PassedDealError),
    ],
)
def test_a_deal_that_cannot_be_is_refused(bad, error):
    with pytest.raises(error):
        points(bad, SETTINGS)


def test_the_dealer_of_five_cannot_attack():
    with pytest.raises(SittingOutError):
        points(deal("solo", dealer=2, attackers=(2,), tricks=5), SETTINGS, 5)


def test_a_passed_deal_is_not_counted_and_the_next_dealer_deals():
    scored = GAME.score(Running(4), deal("pass"), SETTINGS)
    assert scored.gains.points == scored.gains.deals == (0, 0, 0, 0)
    assert scored.running == Running(4, dealer=1)


def test_a_club_may_count_passed_deals():
    counted = GAME.score(Running(4), deal("pass"), IwwaSettings(passed_deal_counts=True))
    assert counted.running.deals == 1


def test_a_played_deal_counts_for_those_who_played_it():
    scored = GAME.score(Running(5), deal("solo", dealer=4, attackers=(0,), tricks=5), SETTINGS)
    assert scored.gains.deals == (1, 1, 1, 1, 0)
    assert scored.running == Running(5, dealer=0, deals=1)


@pytest.mark.parametrize("contract", ["open_misere", "small_slam", "grand_slam"])
def test_a_high_contract_without_the_jury_is_remarked_and_not_refused(contract):
    assert doubts(deal(contract, attackers=(0,))) == (IwwaDoubt.JURY_NOT_CALLED,)
    assert doubts(deal(contract, attackers=(0,), jury_called=True)) == ()
    assert doubts(deal("solo", attackers=(0,), tricks=5)) == ()


@pytest.mark.parametrize("contract", MISERES)
def test_a_misere_asks_who_made_it_of_those_who_played_it(contract):
    said = {"dealer": 0, "contract": contract, "attackers": (1, 2)}
    made = next(each for each in GAME.fields(Running(4), SETTINGS, said) if each.name == "made")
    assert made.groups == ((1,), (2,))


def test_only_those_who_play_can_attack():
    said = {"dealer": 3, "contract": IwwaContract.SOLO}
    attackers = GAME.fields(Running(5), SETTINGS, said)[2]
    assert attackers.groups == ((0,), (1,), (2,), (4,))
