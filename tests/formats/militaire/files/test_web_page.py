import re
from dataclasses import replace

from tests.fixtures.files import unheard
from whist_td.formats.militaire.files.web_page import results_page
from whist_td.formats.militaire.rules import entries
from whist_td.formats.militaire.rules.teams import Team
from whist_td.interchange.web_frame import POLICY


def test_the_page_says_its_language_and_shows_every_team(evening, any_words, read_page):
    reader = read_page(results_page(evening, any_words))
    assert ("html", {"lang": any_words.language.value}) in reader.tags
    text = " ".join(reader.words)
    assert all(team.name in text for team in evening.teams.values())


def test_the_page_explains_ties(evening, english):
    assert "on the count-back" in results_page(evening, english)


def test_the_page_needs_nothing_from_anywhere(evening, any_words):
    page = results_page(evening, any_words)
    assert POLICY.startswith("default-src 'none'")
    assert not re.search(r"(https?:|//|@import|url\(|<script|<link)", page)


def test_a_name_cannot_write_the_page(evening, english):
    sly = Team(5, "<script>alert(1)</script>", '"><img src=x>', ("a", "b", "c"))
    details = replace(evening.details, name="</title><b>&amp;", place="'\"<")
    page = results_page(entries.with_changed_team(replace(evening, details=details), sly), english)
    assert "<script" not in page
    assert "</title><b>" not in page
    assert "&lt;script&gt;" in page


def test_a_logo_travels_inside_the_page_if_it_is_a_picture(evening, english, read_page):
    def with_logo(logo):
        shown = replace(evening, details=replace(evening.details, logo=logo))
        return read_page(results_page(shown, english)).tags

    pictures = [tag for tag in with_logo(b"\x89PNG\r\n\x1a\nrest") if tag[0] == "img"]
    assert pictures[0][1]["src"].startswith("data:image/png;base64,")
    assert not [tag for tag in with_logo(b"<svg onload=x>") if tag[0] == "img"]


def test_before_play_there_is_no_scoreboard(evening, english):
    page = results_page(replace(evening, rounds={}, results={}), english)
    assert 'class="scoreboard"' not in page


def test_a_team_that_left_says_so(eventful_evening, any_words):
    page = results_page(eventful_evening, any_words)
    assert 'class="gone"' in page


def test_tables_and_headings_can_be_heard(evening, any_words):
    assert unheard(results_page(evening, any_words)) == []
