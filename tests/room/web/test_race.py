"""The race of the leaders on a page: told without colour, without scripts, without eyes."""

import re

from whist_td.room.formats import race_of
from whist_td.room.views.race import LEADERS, LOOKS
from whist_td.room.web.page import RUNNERS, race_html, ranks_html


def drawn(evening, words):
    return race_html(race_of(evening, 24, words), "Race", words)


def test_every_leader_has_a_line_and_a_name_at_its_end(evening, english, read_page):
    reader = read_page(drawn(evening, english))
    kinds = [told["class"] for tag, told in reader.tags if tag == "li"]
    assert kinds == [f"runner-{n}" for n in range(1, LEADERS + 1)]
    assert [told["class"] for tag, told in reader.tags if tag == "g"] == kinds
    assert "Gaspé 1" in reader.words


def test_the_lines_are_told_apart_by_more_than_colour(evening, english, read_page):
    assert len(LOOKS) == len(RUNNERS) == LEADERS
    assert len({look.dash for look in LOOKS}) == LEADERS
    assert len({(look.outline, look.is_full) for look in LOOKS}) == LEADERS
    marks = [
        told["class"]
        for _tag, told in read_page(drawn(evening, english)).tags
        if "mark" in told.get("class", "").split()
    ]
    assert {mark.split()[1] for mark in marks} == {f"runner-{n}" for n in range(1, LEADERS + 1)}


def test_the_chart_says_what_stands_beside_and_below_it(evening, english, read_page):
    reader = read_page(drawn(evening, english))
    assert {"in the lead", "−1", "Round"} <= {*reader.words}


def test_a_reader_of_screens_is_told_who_is_how_far_behind(evening, english):
    html = drawn(evening, english)
    assert 'aria-labelledby="race-title race-told"' in html
    told = re.search(r'<desc id="race-told">([^<]*)</desc>', html)[1]
    assert "Gaspé 1: in front" in told
    assert "Percé 2: 1 behind" in told


def test_a_line_has_a_point_for_each_round(evening, english):
    html = drawn(evening, english)
    line = re.search(r'</path>|<path d="M([^"]*)"/>', html)[1]
    assert line.count("L") == 23
    assert html.count('class="rounds"') == 1


def test_there_is_no_race_before_the_second_round(evening, english):
    assert race_of(evening, 1, english) is None


def test_everybody_has_a_line_through_all_rounds_and_a_name_at_its_end(
    evening, any_words, read_page
):
    html = ranks_html(race_of(evening, 24, any_words), any_words)
    lines = re.findall(r'<path[^>]* d="M([^"]*)"/>', html)
    assert len(lines) == len(evening.teams)
    assert {line.count("L") for line in lines} == {23}
    told = [*read_page(html).words]
    assert all(told.count(team.name) == 1 for team in evening.teams.values())
