import pytest

from whist_td.core.contracts import Strain
from whist_td.core.errors import RuleError
from whist_td.formats.militaire import commands as ask
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.rules.teams import Substitute
from whist_td.formats.militaire.views import plan_of, round_view, standings_view

ROUND = tuple((Place(2, table), Result(Side.HOME)) for table in (1, 2, 3, 4))


def test_a_card_says_where_its_team_goes_and_who_comes(new_desk):
    card = plan_of(new_desk(11).facts).cards[0]
    assert [line.goes_to for line in card.lines][9:12] == [11, 2, 3]
    assert [line.visited_by for line in card.lines][:2] == [11, 10]


def test_a_row_names_the_two_pairs(desk):
    row = round_view(desk.facts, 1).rows[0]
    assert (row.home, row.visitors) == (1, 4)
    assert row.home_pair == ("Rita 1", "Eve 1")
    assert row.visiting_pair == ("Luc 4", "Guy 4")


def test_a_substitute_is_named_in_his_rounds_alone(desk):
    desk.do(ask.AddSubstitute(4, Substitute(1, "Paul", 2, 2)))
    pairs = [round_view(desk.facts, number).rows[place].visiting_pair[0] for number, place in
             ((1, 0), (2, 1))]  # fmt: skip
    assert pairs == ["Luc 4", "Paul"]


def test_a_blank_has_no_points(desk):
    row = round_view(desk.facts, 2).rows[1]
    assert (row.result, row.points) == (None, None)


def test_a_round_shows_what_was_announced_not_what_was_planned(desk):
    desk.do(ask.CorrectAnnouncement(1, Strain.NO_TRUMP, (2, 3)))
    view = round_view(desk.facts, 1)
    assert (view.trump, view.call, view.stays) == (Strain.NO_TRUMP, (2, 3), 1)


def test_the_standings_are_final_once_the_director_has_ended_the_evening(desk):
    desk.do(ask.ChangeSettings(type(desk.facts.settings)(rounds=2)))
    desk.do(ask.EnterResults(ROUND))
    assert not standings_view(desk.facts).is_final
    desk.do(ask.FinishEvent())
    assert standings_view(desk.facts).is_final
    assert not standings_view(desk.facts, 1).is_final


def test_an_evening_of_one_team_has_no_plan_and_says_so(new_desk):
    with pytest.raises(RuleError):
        plan_of(new_desk(1).facts)


def test_the_scoreboard_is_in_the_order_of_the_tables(desk):
    assert [row.team for row in standings_view(desk.facts).by_team] == [1, 2, 3, 4]
