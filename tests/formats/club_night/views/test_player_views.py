"""A player's own page: every deal as he had it, also where he only dealt."""

from datetime import UTC, date, datetime

import pytest

from whist_td.core.events import Details
from whist_td.core.movement_tables import LeftOver
from whist_td.formats.club_night.commands.commands import BeginClubRound, CreateClub, EnterDeal
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings
from whist_td.formats.club_night.views.views import club_player
from whist_td.formats.club_night.words.games import deal_words
from whist_td.words.words import Language, words

AT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
CHOICE = GameChoice("iwwa")


@pytest.fixture
def five():
    """A table of five that has played a misère which nobody made; seat 1 dealt."""
    players = tuple(ClubPlayer(n, f"P{n}") for n in range(1, 6))
    settings = ClubSettings(CHOICE, left_over=LeftOver.FIVES)
    evening = CreateClub(Details("Jeudi", date(2026, 11, 21)), settings, players).opened()
    evening = BeginClubRound(1).applied_to(evening, AT)
    answers = {"dealer": 0, "contract": IwwaContract.MISERE, "attackers": (1, 2), "made": ()}
    return EnterDeal(DealPlace(1, 1, 1), CHOICE.deal(answers)).applied_to(evening, AT)


def test_the_dealer_of_a_table_of_five_has_no_points_of_the_deal(five):
    seats = five.rounds[1].sittings[0].seats
    points = [club_player(five, player).rounds[0].deals[0].points for player in seats]
    assert points == [None, -14, -14, 14, 14]


def test_a_misere_that_nobody_made_is_told(five):
    deal = five.results[DealPlace(1, 1, 1)]
    told = {deal_words(deal, words(language)).rpartition(", ")[2] for language in Language}
    assert told == {"not made", "non réussie"}
