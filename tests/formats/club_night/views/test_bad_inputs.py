"""What RULES 3 and 4 list as bad input is refused at its table, in a sentence of each language.

A trump that is missing cannot be said at a table at all: see test_evening.py of its verbs.
"""

from datetime import date

import pytest

from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.formats.club_night.commands.commands import BeginClubRound, CreateClub, EnterDeal
from whist_td.formats.club_night.games import game as no
from whist_td.formats.club_night.games.humbug.rules import TurnedCardError
from whist_td.formats.club_night.games.scottish.rules import CapturedCardsError, ScottishSettings
from whist_td.formats.club_night.games.solo_family.contracts import (
    AttackersError,
    AttackerTwiceError,
    MisereMadeError,
    SittingOutError,
)
from whist_td.formats.club_night.games.solo_family.couleur import CouleurContract
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract
from whist_td.formats.club_night.games.whip.rules import WhipSpadesError, WhipTotalError
from whist_td.formats.club_night.games.whist_family.marking import HonoursNotCountedError
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings, usual_left_over
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.words.messages import message
from whist_td.words.words import Language, words

EN, FR = words(Language.ENGLISH), words(Language.FRENCH)
FIRST = DealPlace(1, 1, 1)
TRUMPS = {"jack": 0, "ace": 0, "king": 1, "queen": 1, "ten": 1}
PACK = {
    "aces": (3, 1), "two_of_spades": 1, "ten_of_diamonds": 0, "cards": (30, 22),
    "spades": (7, 6), "whips": (1, 0),
}  # fmt: skip


@pytest.fixture(scope="module")
def now(clock):
    return clock.now()


@pytest.fixture(scope="module")
def table(now):
    """Begin the first round of a game at one table."""

    def begun(game, people, options=None):
        choice = GameChoice(game, options)
        settings = ClubSettings(choice, left_over=usual_left_over(choice.game))
        players = tuple(ClubPlayer(n, f"Joueur {n}") for n in range(1, people + 1))
        details = Details("Soirée", date(2026, 11, 21))
        opened = CreateClub(details, settings, players).opened()
        rounds = rounds_to_come(opened)
        evening = CreateClub(details, settings, players, rounds).opened()
        return BeginClubRound(1).applied_to(evening, now)

    return begun


def solo(contract, **facts):
    return {"contract": IwwaContract(contract), **facts}


@pytest.mark.parametrize(
    ("game", "people", "told", "error"),
    [
        pytest.param("iwwa", 4, solo("propose", attackers=(0,), tricks=8), AttackersError,
                     id="RULES 3.1: wrong number of attackers"),
        pytest.param("iwwa", 4, solo("trou", attackers=(0,), tricks=8), AttackersError,
                     id="RULES 3.1: troel with attackers other than two"),
        pytest.param("iwwa", 4, solo("propose", attackers=(0, 0), tricks=8),
                     AttackerTwiceError, id="RULES 3.1: same player twice"),
        pytest.param("iwwa", 4, solo("solo", attackers=(0,), tricks=14), no.HandTricksError,
                     id="RULES 3.1: tricks not 0 to 13"),
        pytest.param("iwwa", 4, solo("misere", attackers=(0,), made=(1,)), MisereMadeError,
                     id="RULES 3.1: misère made by somebody who did not play it"),
        pytest.param("iwwa", 5, solo("solo", dealer=0, attackers=(0,), tricks=5),
                     SittingOutError, id="RULES 3.2: the dealer of five attacks"),
        pytest.param("ten", 4, {"tricks": 14}, no.HandTricksError,
                     id="RULES 4.1: tricks not 0 to 13"),
        pytest.param("ten", 4, {"tricks": 7, "honours": (3, 3)}, no.HonoursError,
                     id="RULES 4.1: both sides have three honours"),
        pytest.param("ten", 4, {"tricks": 7, "honours": (4, 1)}, no.HonoursError,
                     id="RULES 4.1: more than four honours"),
        pytest.param("tricks", 4, {"tricks": 7, "honours": (3, 1)}, HonoursNotCountedError,
                     id="RULES 4.1: honours in whist by tricks"),
        pytest.param("dummy", 3, {"tricks": 7, "dummy": 3}, no.TableSeatError,
                     id="RULES 4.2: a fourth player with a dummy"),
        pytest.param("humbug", 2, {"tricks": 7, "honours": (3, 2)}, no.HonoursError,
                     id="RULES 4.2: more than four honours at humbug"),
        pytest.param("humbug", 2, {"tricks": 7, "exchanged": (True, False), "trump_kept": True},
                     TurnedCardError, id="RULES 4.2: a turned trump kept by who changed hands"),
        pytest.param("scottish", 2, {**TRUMPS, "ten": 2}, no.TableSeatError,
                     id="RULES 4.2: a trump of nobody"),
        pytest.param("couleur", 4, {"contract": CouleurContract.MISERE, "attackers": (0, 1)},
                     AttackersError, id="RULES 4.3: two misères"),
        pytest.param("whip", 2, {**PACK, "aces": (3, 2)}, WhipTotalError,
                     id="RULES 4.4: five aces"),
        pytest.param("whip", 2, {**PACK, "cards": (30, 23)}, WhipTotalError,
                     id="RULES 4.4: fifty-three cards"),
        pytest.param("whip", 2, {**PACK, "spades": (7, 7)}, WhipTotalError,
                     id="RULES 4.4: fourteen spades"),
        pytest.param("whip", 2, {**PACK, "two_of_spades": None}, WhipTotalError,
                     id="RULES 4.4: nobody has the two of spades"),
        pytest.param("whip", 2, {**PACK, "spades": (1, 12), "cards": (41, 11)},
                     WhipSpadesError, id="RULES 4.4: more spades than cards"),
        pytest.param("whip", 2, {**PACK, "whips": (1, -1)}, no.CountError,
                     id="RULES 4.4: fewer than no whips"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_both_languages(table, now, game, people, told, error):
    evening = table(game, people)
    refused = refusal(evening, told, now)
    assert isinstance(refused, error)
    assert message(refused, EN) != message(refused, FR)


def test_cards_that_are_not_thirty_six_are_refused_where_they_count(table, now):
    """RULES 4.2: the option of cards on, their sum not 36."""
    evening = table("scottish", 2, ScottishSettings(cards_count=True))
    refused = refusal(evening, {**TRUMPS, "cards": (20, 15)}, now)
    assert isinstance(refused, CapturedCardsError)
    assert "36" in message(refused, FR)


def test_a_deal_after_the_end_is_refused(table, now):
    """RULES 4.1: a deal after the game is over."""
    evening = table("short", 4)
    win = GameChoice("short").deal({"tricks": 13})
    for number in (1, 2):
        evening = EnterDeal(DealPlace(1, 1, number), win).applied_to(evening, now)
    with pytest.raises(no.DealAfterEndError) as refused:
        EnterDeal(DealPlace(1, 1, 3), win).applied_to(evening, now)
    assert message(refused.value, EN) != message(refused.value, FR)


def refusal(evening, told, now):
    with pytest.raises(RuleError) as refused:
        EnterDeal(FIRST, evening.settings.game.deal(told)).applied_to(evening, now)
    assert not evening.results
    return refused.value
