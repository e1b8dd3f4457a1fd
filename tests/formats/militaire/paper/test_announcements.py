"""The Tableau 1 of the règlement: who travels, how far and in which trump, and the teams."""

import pytest

from whist_td.paper.layout import PageSize


def test_each_round_says_trump_who_travels_who_stays_and_how_far(press):
    lines = press.lines(press.printed(press.event_of(11), "tableau-1"), 0, upto=0.5)
    assert "4 pique 1-3 2 1 table 4" in lines
    flagged = [line for line in lines if "AVANCER DE 2" in line]
    assert flagged == ["11 carreau 1-2 3 AVANCER DE 2 1", "21 cœur 2-3 1 AVANCER DE 2 1"]


def test_the_teams_of_this_hall_stand_beside_with_their_captains(press):
    text = press.texts(press.printed(press.event_of(11), "tableau-1"))[0]
    for number in range(1, 12):
        assert f"Île-Bonaventure {number}" in text
        assert f"Thérèse {number}" in text


def test_an_example_is_read_with_a_team_of_this_hall(press):
    text = " ".join(press.texts(press.printed(press.event_of(11), "tableau-1"))[0].split())
    assert "manche 2 : le 1 et le 2 de l’équipe 1 vont à la table 3, et le 3 joue" in text


@pytest.mark.parametrize("size", PageSize)
@pytest.mark.parametrize(("teams", "pages"), [(3, 1), (24, 1), (60, 3)])
def test_all_rounds_stand_on_one_page_and_beside_every_team(press, teams, pages, size):
    found = press.texts(press.printed(press.event_of(teams), "tableau-1", size=size))
    assert len(found) == pages
    assert all("2-3" in text and "24" in text for text in found)
