"""What window and paper see of a club night: tables, fields to ask, trials, players."""

from datetime import UTC, date, datetime

import pytest

from whist_td.core.events import Details
from whist_td.core.movement_tables import LeftOver
from whist_td.desk.requests import Next, next_step
from whist_td.formats.club_night.commands.commands import (
    BeginClubRound,
    CreateClub,
    EnterDeal,
    FinishClub,
    SanctionPlayer,
)
from whist_td.formats.club_night.games.game import HandTricksError
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract, IwwaDoubt
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice, JuryLine
from whist_td.formats.club_night.rules.errors import DealNumberError
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.formats.club_night.views.views import (
    club_player,
    club_round,
    club_standings,
    club_table,
    fields_at,
    running_before,
    tried,
)

AT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
FIRST = DealPlace(1, 1, 1)


def after(evening, *commands):
    for command in commands:
        evening = command.applied_to(evening, AT)
    return evening


@pytest.fixture
def night():
    def opened(people=5, game="iwwa", **options):
        chosen = ClubSettings(game=GameChoice(game), **options)
        players = tuple(ClubPlayer(n, f"Joueur {n}") for n in range(1, people + 1))
        create = CreateClub(Details("S", date(2026, 11, 21)), chosen, players)
        evening = create.opened()
        rounds = rounds_to_come(evening)
        whole = CreateClub(create.details, chosen, players, rounds).opened()
        return after(whole, BeginClubRound(1))

    return opened


@pytest.fixture
def solo():
    told = {"contract": IwwaContract.SOLO, "attackers": (1,), "tricks": 7}
    return GameChoice().deal(told)


def test_a_round_shows_its_tables_and_who_sits_out(night):
    view = club_round(night(), 1)
    assert (view.missing, len(view.tables)) == ((1,), 1)
    assert view.sit_out_names == ("Joueur 1",)


def test_a_table_shows_who_deals_next_and_where_the_next_deal_goes(night, solo):
    table = club_table(after(night(), EnterDeal(FIRST, solo)), 1, 1)
    assert (table.dealer, table.next_place) == (1, DealPlace(1, 1, 2))
    assert [seat.score.points for seat in table.seats] == [-4, 12, -4, -4]
    assert table.deals[0].gains.points == (-4, 12, -4, -4)


def test_a_table_asks_what_follows_from_what_was_said(night):
    names = [field.name for field in fields_at(night(), FIRST, {"contract": IwwaContract.SOLO})]
    assert names == ["dealer", "contract", "attackers", "tricks"]


def test_an_old_deal_is_asked_as_it_was_then(night):
    deal = GameChoice("ten").deal({"tricks": 8})
    evening = after(night(4, "ten"), EnterDeal(FIRST, deal), EnterDeal(DealPlace(1, 1, 2), deal))
    assert running_before(evening, DealPlace(1, 1, 2)).score == (2, 0)
    assert running_before(evening, FIRST).score == (0, 0)


def test_a_deal_is_tried_before_it_is_entered(night, solo):
    evening = night()
    trial = tried(evening, FIRST, solo)
    assert (trial.gains.points, trial.running.dealer) == ((-4, 12, -4, -4), 1)
    assert evening.results == {}


def test_a_trial_refuses_what_entering_would(night):
    fifteen = {"contract": IwwaContract.SOLO, "attackers": (1,), "tricks": 15}
    with pytest.raises(HandTricksError):
        tried(night(), FIRST, GameChoice().deal(fifteen))
    with pytest.raises(DealNumberError):
        tried(night(), DealPlace(1, 1, 2), GameChoice().deal(fifteen))


def test_a_trial_says_what_to_look_at_again(night):
    slam = {"contract": IwwaContract.SMALL_SLAM, "attackers": (1,), "tricks": 13}
    assert tried(night(), FIRST, GameChoice().deal(slam)).doubts == (IwwaDoubt.JURY_NOT_CALLED,)


def test_a_deal_that_was_entered_is_seen_again(night, solo):
    evening = after(night(), EnterDeal(FIRST, solo))
    (seen,) = club_table(evening, 1, 1).deals
    assert (seen.place, seen.deal) == (FIRST, solo)


def test_a_player_sees_every_deal_and_every_sanction(night, solo):
    evening = after(night(), EnterDeal(FIRST, solo))
    player = evening.sitting(1, 1).seats[1]
    evening = after(evening, SanctionPlayer(JuryLine(1, player, 12, "bavard")))
    view = club_player(evening, player)
    (first,) = view.rounds
    assert [deal.points for deal in first.deals] == [12]
    assert (first.total, first.sanctions[0].reason, len(first.others)) == (0, "bavard", 3)


def test_who_sat_out_sees_a_round_without_a_table(night):
    view = club_player(night(), 1)
    assert [each.score for each in view.rounds] == [None]


def test_partners_are_told_apart_from_opponents(night):
    (first,) = club_player(night(4, "ten"), 1).rounds
    assert (len(first.partners), len(first.others)) == (1, 2)


def test_the_next_step_is_a_round_then_the_end_then_the_results(night):
    evening = night(rounds=2, left_over=LeftOver.FIVES)
    step = next_step(evening)
    assert (step.what, step.round, step.missing) == (Next.BEGIN, 2, (1,))
    evening = after(evening, BeginClubRound(2, despite_missing=True))
    assert next_step(evening).what is Next.FINISH
    evening = after(evening, FinishClub(despite_missing=True))
    assert next_step(evening).what is Next.RESULTS
    assert club_standings(evening).reach.is_final
