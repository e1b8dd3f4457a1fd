from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.formats.club_night.games.game import GameOptionError, Running
from whist_td.formats.club_night.games.solo_family.contracts import AttackersError, Terms
from whist_td.formats.club_night.games.solo_family.couleur import (
    GAME,
    PROMISES,
    CouleurContract,
    CouleurDeal,
    CouleurSettings,
    points,
)

FOSTER = CouleurSettings()


def won(contract, attackers, tricks=None, made=(), settings=FOSTER):
    deal = CouleurDeal(
        contract=CouleurContract(contract), attackers=attackers, tricks=tricks, made=made
    )
    return points(deal, settings)


@pytest.mark.parametrize(
    ("contract", "attackers", "tricks", "expected"),
    [
        pytest.param("solo", (0,), 7, (36, -12, -12, -12), id="RULES 4.3: solo with 7 tricks"),
        pytest.param("solo", (0,), 4, (-33, 11, 11, 11), id="RULES 4.3: solo with 4"),
        pytest.param("proposition", (0, 1), 10, (7, 7, -7, -7), id="RULES 4.3: proposition, 10"),
        pytest.param("proposition", (0, 1), 7, (-6, -6, 6, 6), id="Foster: one trick under"),
        pytest.param("abundance", (0,), 9, (60, -20, -20, -20), id="Foster: four reds"),
        pytest.param("grand_abundance", (0,), 13, (120, -40, -40, -40), id="Foster: eight reds"),
        pytest.param("grand_abundance", (0,), 11, (-120, 40, 40, 40), id="RULES 4.3: no whites"),
    ],
)
def test_a_contract_pays_as_the_table_of_stakes(contract, attackers, tricks, expected):
    assert won(contract, attackers, tricks) == expected


@pytest.mark.parametrize(
    ("contract", "made", "expected"),
    [
        pytest.param("misere", (0,), (45, -15, -15, -15), id="RULES 4.3: misère +45/-15"),
        pytest.param("misere", (), (-45, 15, 15, 15), id="RULES 4.3: misère failed"),
        pytest.param("open_misere", (0,), (90, -30, -30, -30), id="Foster: six reds"),
    ],
)
def test_a_misere_pays_the_same_made_or_not(contract, made, expected):
    assert won(contract, (0,), made=made) == expected


def test_it_can_be_played_at_the_prices_of_the_iwwa():
    assert won("solo", (0,), 6, settings=GAME.presets["iwwa"]) == (9, -3, -3, -3)


@given(
    contract=st.sampled_from([each for each in PROMISES if not PROMISES[each].is_misere]),
    tricks=st.integers(0, 13),
    settings=st.sampled_from(list(GAME.presets.values())),
)
def test_what_one_wins_the_others_lose(contract, tricks, settings):
    attackers = tuple(range(PROMISES[contract].least))
    assert sum(won(contract.value, attackers, tricks, settings=settings)) == 0


def test_one_player_at_a_time_plays_a_misere():
    with pytest.raises(AttackersError):
        won("misere", (0, 1))


def test_a_passed_deal_is_dealt_again_by_the_next():
    passed = CouleurDeal(contract=CouleurContract.PASS, dealer=3)
    assert GAME.score(Running(4), passed, FOSTER).running == Running(4)


def test_a_stake_has_its_limits():
    with pytest.raises(GameOptionError):
        replace(FOSTER.solo, made=-1)
    with pytest.raises(GameOptionError):
        Terms(all_tricks=0)
