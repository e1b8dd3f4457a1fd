"""A club night as a page that carries all it needs."""

import re

import pytest

from tests.fixtures.files import unheard
from tests.fixtures.samples import each_once
from whist_td.formats.club_night.files.web_page import club_web_page
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules import standings
from whist_td.formats.club_night.views.views import club_standings
from whist_td.words.words import Language, words

FRENCH, ENGLISH = words(Language.FRENCH), words(Language.ENGLISH)


@pytest.mark.parametrize(("game", "language"), each_once(GAMES, Language))
def test_a_page_ranks_everybody_and_has_a_page_for_each(played, game, language):
    evening = played(game, 6)
    page = club_web_page(evening, words(language))
    ranked = re.findall(r'class="name"><a href="#player-(\d+)"><bdi>', page)
    rows = club_standings(evening).rows
    assert list(map(int, ranked)) == [row.player for row in rows]
    assert all(f'id="player-{number}"' in page for number in evening.players)
    assert f'lang="{language.value}"' in page


def test_a_page_of_more_players_counts_the_tables_no_more_often(played, monkeypatch):
    counted = []
    count = standings.seat_scores
    monkeypatch.setattr(
        standings, "seat_scores", lambda *given: counted.append(given) or count(*given)
    )
    looked = []
    for players in (8, 16):
        counted.clear()
        club_web_page(played("iwwa", players), FRENCH)
        looked.append(len(counted))
    assert looked[0] == looked[1]


def test_the_page_fetches_nothing_and_runs_nothing(played):
    page = club_web_page(played("iwwa", 8), FRENCH)
    assert not re.search(r"https?://|<script|<link|url\(|@import", page)


def test_names_are_shown_as_they_are_and_never_run(played):
    page = club_web_page(played("iwwa", 8), FRENCH)
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    assert "Léa &amp; Cie" in page


def test_every_way_leads_somewhere(played):
    page = club_web_page(played("ten", 9), ENGLISH)
    ways = set(re.findall(r'href="#([^"]+)"', page))
    assert ways <= set(re.findall(r'id="([^"]+)"', page))


def test_every_deal_of_a_player_is_told(played):
    evening = played("iwwa", 8)
    page = club_web_page(evening, ENGLISH)
    own = page.split('id="player-1"')[1].split("</article>")[0]
    deals = sum(
        place.round in evening.rounds and 1 in evening.sitting(place.round, place.table).seats
        for place in evening.results
    )
    rounds = own.count('<th colspan="2">')
    assert own.count("<tr>") - 1 - rounds >= deals


def test_what_the_jury_took_is_told(played):
    assert "Jury : 12 points" in club_web_page(played("iwwa", 8), FRENCH).replace("\u00a0", " ")


def test_before_play_the_page_says_so(new_night):
    page = club_web_page(new_night("ten", 8), ENGLISH)
    assert "The standings begin when every table has played once" in page
    assert "Find your table" in page
    assert "No round is complete yet." in page


def test_tables_and_headings_can_be_heard(played, any_words):
    for game, people in (("iwwa", 9), ("scottish", 7), ("ten", 8)):
        assert unheard(club_web_page(played(game, people), any_words)) == []
