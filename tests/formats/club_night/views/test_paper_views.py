"""What the papers of a club night are made of."""

from datetime import UTC, date, datetime

import pytest

from whist_td.core.events import Details
from whist_td.formats.club_night.commands.commands import BeginClubRound, CreateClub
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings, SeatingWay
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.formats.club_night.views.paper_views import club_papers, sheet_fields
from whist_td.players.views.movement_views import Presence

AT = datetime(2026, 11, 21, 19, tzinfo=UTC)


def night(people=9, game="ten", **settings):
    """A night before round 1."""
    chosen = ClubSettings(game=GameChoice(game), **settings)
    players = tuple(ClubPlayer(n, f"Joueur {n}") for n in range(1, people + 1))
    create = CreateClub(Details("Jeudi", date(2026, 11, 21)), chosen, players)
    rounds = rounds_to_come(create.opened())
    return CreateClub(create.details, chosen, players, rounds).opened()


def test_a_card_tells_table_partner_and_opponents():
    line = next(line for line in club_papers(night()).seating_cards[0].lines if line.table)
    assert len(line.table.partners(line.seat)) == 1
    assert len(line.table.others(line.seat)) == 2
    assert line.table.players[line.seat].number == 1


def test_who_sits_out_has_no_table():
    resting = [card.lines[0] for card in club_papers(night()).seating_cards]
    assert [line.presence for line in resting].count(Presence.SITS_OUT) == 1


def test_all_planned_rounds_want_sheets_until_they_are_played():
    assert [each.number for each in club_papers(night()).to_play] == [1, 2, 3, 4]


def test_seated_by_standing_the_round_in_play_is_the_only_one():
    evening = night(8, seating=SeatingWay.STANDING)
    assert [each.number for each in club_papers(evening).to_play] == [1]
    begun = BeginClubRound(1).applied_to(evening, AT)
    assert [each.number for each in club_papers(begun).to_play] == [1]


@pytest.mark.parametrize(
    ("game", "players", "names"),
    [
        ("ten", 4, ["tricks", "honours", "revokes", "erased"]),
        ("tricks", 4, ["tricks", "revokes", "erased"]),
        ("iwwa", 4, ["dealer", "contract", "attackers", "tricks", "made", "jury_called"]),
        ("scottish", 4, ["jack", "ace", "king", "queen", "ten"]),
    ],
)
def test_a_sheet_has_every_field_that_a_table_may_be_asked(game, players, names):
    assert [field.name for field in sheet_fields(GameChoice(game), players)] == names
