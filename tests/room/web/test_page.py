"""The page is made of the scenes that the room shows at the same moment."""

from dataclasses import replace

import pytest

from whist_td.formats.militaire.files.web_page import results_page
from whist_td.formats.militaire.room import ranking
from whist_td.formats.militaire.rules import entries
from whist_td.formats.militaire.rules.teams import Team
from whist_td.room.formats import room_format
from whist_td.room.views.show import Openness, Show
from whist_td.room.words.words import standings_poster

LONG = "Marie-Antoinette-Joséphine-de-la-Chapelle-Saint-Laurent-Bourg"
HOSTILE = {
    "code": "</title></svg><img src=x onerror=alert(1)>&amp;",
    "right to left": "عبد الرحمن بن يوسف",
    "sixty letters": LONG,
    "turned around": "\u202eevil\u202c",
    "quotes": "\"'><b style='x'>",
}


@pytest.fixture
def half_way(evening):
    """Round 7 with five tables in."""
    found = {p: r for p, r in evening.results.items() if p.round < 7 or (p.round, p.table) < (7, 6)}
    said = {number: evening.rounds[number] for number in range(1, 8)}
    return replace(evening, rounds=said, results=found)


def scenes(page):
    """Name the scenes of a page in their order."""
    parts = page.split("<section class=")[1:]
    return [part[1 : part.index('"', 1)] for part in parts]


def test_before_play_everybody_finds_a_table(evening, english):
    page = results_page(replace(evening, rounds={}, results={}), english)
    assert scenes(page) == ["sentence", "seating"]
    assert "11 tables filled" in page
    assert "Find your table" in page


def test_while_a_round_is_played_it_comes_first(half_way, english):
    page = results_page(half_way, english)
    wanted = ["announcement", "results", "ranking", "race", "ranks", "seating", "scoreboard"]
    assert sorted(scenes(page)) == sorted(wanted)
    assert scenes(page)[:2] == wanted[:2]
    assert "5 of 11 results in" in page


def test_the_standings_are_those_of_the_room(half_way, any_words):
    page = results_page(half_way, any_words)
    poster = standings_poster(ranking(half_way, 6), room_format(half_way).narrator, any_words)
    assert poster.title in page
    places = [page.index(f"<bdi>{line.name}</bdi>") for line in poster.lines]
    assert len(places) == 11
    assert {abs(line.change) for line in poster.lines if line.change} == {
        int(part.split("<")[0]) for sign in "▲▼" for part in page.split(sign)[1:]
    }


def test_at_the_end_the_first_three_come_first_and_ties_are_explained(evening, english):
    ended = replace(evening, progress=replace(evening.progress, finished=True))
    page = results_page(ended, english)
    assert scenes(page) == ["podium", "ranking", "race", "ranks", "scoreboard"]
    podium = page.split('class="podium"')[1].split("</section>")[0]
    assert podium.count("<li ") == 3
    assert "on the count-back" in podium


def test_those_who_share_a_place_stand_together(evening, english):
    level = replace(evening, results={}, progress=replace(evening.progress, finished=True))
    podium = results_page(level, english).split('class="podium"')[1].split("</section>")[0]
    assert podium.count("<li ") == 1
    assert podium.count('class="name"') == 11
    assert "nothing separates them" in podium


def test_a_chosen_round_is_told_as_the_director_sees_it(half_way, english):
    page = results_page(half_way, english, after_round=3)
    assert "Standings after round 3" in page
    assert '<th scope="col">4<br>' not in page


def test_frozen_standings_stay_as_they_were(half_way, english):
    frozen = Show(openness=Openness.FROZEN, frozen_after=4)
    page = results_page(half_way, english, show=frozen)
    assert "Standings after round 4" in page
    assert '<th scope="col">5<br>' not in page


def test_hidden_standings_are_nowhere_on_the_page(half_way, english):
    page = results_page(half_way, english, show=Show(openness=Openness.HIDDEN))
    assert "The standings stay secret until the end" in page
    assert not {"ranking", "race", "ranks", "scoreboard", "podium"} & set(scenes(page))


def test_a_result_that_is_taken_back_leaves_the_page(evening, english):
    last = max(evening.results)
    page = results_page(
        replace(evening, results={p: r for p, r in evening.results.items() if p != last}), english
    )
    assert "podium" not in scenes(page)
    assert "Standings after round 23" in page


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_no_name_changes_what_a_page_is_built_of(half_way, english, read_page, name):
    def tags(team, about):
        shown = entries.with_changed_team(half_way, team)
        reader = read_page(results_page(replace(shown, details=about), english))
        return [(tag, sorted(told)) for tag, told in reader.tags]

    plain, details = Team(1, "A", "B", ("C", "D", "E")), half_way.details
    sly = Team(1, name, name, (f"{name}1", f"{name}2", f"{name}3"))
    assert tags(sly, replace(details, name=name, place=name)) == tags(plain, details)


def test_a_name_keeps_its_direction_to_itself_wherever_it_stands(half_way, english):
    name = HOSTILE["right to left"]
    shown = entries.with_changed_team(half_way, Team(1, name, "B", ("C", "D", "E")))
    page = results_page(shown, english)
    aloud = sum(each.split("</desc>")[0].count(name) for each in page.split("<desc")[1:])
    assert page.count(name) - aloud == page.count(f"<bdi>{name}</bdi>")
    assert "\u202e" not in page


def test_a_long_name_stands_below_its_figures_on_a_telephone(half_way, english):
    team = replace(half_way.teams[1], name=LONG)
    page = results_page(replace(half_way, teams={**half_way.teams, 1: team}), english)
    rows = [row.split("</tr>")[0] for row in page.split("<tr ")[1:]]
    named = [row.split(">")[0] for row in rows if LONG in row]
    assert len(named) == 2  # In the standings, and on the scoreboard.
    assert all("long" in kind for kind in named)
