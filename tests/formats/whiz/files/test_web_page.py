import re
from dataclasses import replace
from fractions import Fraction

from tests.fixtures.files import unheard
from whist_td.formats.whiz.files.web_page import whiz_web_page
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.views.results import whiz_standings
from whist_td.words.words import Language, words

TOLD = 3
"""In round 4 two deals are missing: the page tells the three that are whole."""


def anchors(reader):
    return [told["id"] for _, told in reader.tags if "id" in told]


def ways(reader):
    return {told["href"] for tag, told in reader.tags if tag == "a"}


def test_every_player_deal_and_round_has_a_page_of_its_own(fourteen, any_words, read_page):
    reader = read_page(whiz_web_page(fourteen, any_words))
    boards = {place.board for place in fourteen.results if place.round <= TOLD}
    wanted = {f"player-{n}" for n in fourteen.players} | {f"deal-{n}" for n in boards}
    assert wanted | {f"round-{n}" for n in fourteen.rounds} <= set(anchors(reader))
    assert len(anchors(reader)) == len(set(anchors(reader)))


def test_every_way_leads_somewhere_inside_the_page(any_way, any_words, read_page):
    reader = read_page(whiz_web_page(any_way, any_words))
    assert ways(reader) <= {f"#{anchor}" for anchor in anchors(reader)}


def test_the_page_needs_nothing_from_anywhere(fourteen, any_words):
    page = whiz_web_page(fourteen, any_words)
    assert not re.search(r"(https?:|//|@import|url\(|<script|<link|\son\w+=)", page)


def test_a_name_cannot_write_the_page(fourteen, english):
    page = whiz_web_page(fourteen, english)
    assert "<script" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page


def test_a_name_written_from_right_to_left_turns_nothing_else_around(fourteen, english):
    page = whiz_web_page(fourteen, english)
    name = "عبد الرحمن بن يوسف"
    alone = page.count(f"<bdi>{name}</bdi>") + page.count(f'<a href="#player-6">6 {name}</a>')
    aloud = sum(said.split("</desc>")[0].count(name) for said in page.split("<desc")[1:])
    assert page.count(name) == alone + aloud
    assert "unicode-bidi: plaintext" in page


def test_percentages_have_the_languages_sign_and_the_exact_fraction(fourteen):
    first = whiz_standings(fourteen, TOLD).rows[0]
    french, english = (whiz_web_page(fourteen, words(language)) for language in Language)
    shown = re.search(rf'<data value="{first.percent}"[^>]*>([^<]*)</data>', french)[1]
    assert re.fullmatch(r"\d+,\d\d\s%", shown)
    assert shown.replace(",", ".").replace("\u00a0", " ") in english.replace("\u00a0", " ")


def test_a_players_page_adds_up_to_the_score(fourteen, english):
    page = whiz_web_page(fourteen, english)
    for standing in whiz_standings(fourteen, TOLD).rows:
        own = page[page.index(f'id="player-{standing.player}"') :]
        exact = re.findall(r'<data value="([^"]*)"', own[: own.index("</article>")])
        *deals, total, last = map(Fraction, exact[1:])
        if standing.penalty:
            *deals, total, taken = (*deals, total)
            assert taken == -standing.penalty
        assert sum(deals) == total
        assert last == standing.score == (total - standing.penalty) / standing.boards


def test_deviations_have_a_sign(fourteen, english):
    settings = replace(fourteen.settings, ranking=Ranking.DATUM)
    page = whiz_web_page(replace(fourteen, settings=settings), english)
    assert re.search(r">\+\d+\.\d\d</data>", page)
    assert re.search(r">−\d+\.\d\d</data>", page)


def test_a_deal_with_fewer_results_says_why_its_matchpoints_are_fractions(fourteen, english):
    assert "Neuberg’s formula" in whiz_web_page(fourteen, english)


def test_before_play_the_page_shows_the_players_and_the_rounds(before_play, any_words, read_page):
    reader = read_page(whiz_web_page(before_play, any_words))
    assert "round-1" in anchors(reader)
    assert "deal-1" not in anchors(reader)


def test_an_adjusted_score_says_why(fourteen, english):
    assert "adjusted · =late" in whiz_web_page(fourteen, english)


def test_what_is_shared_by_a_table_is_said_once_for_all_its_deals(fourteen, english):
    page = whiz_web_page(fourteen, english)
    own = page[page.index('id="player-8"') :]
    own = own[: own.index("</article>")]
    assert own.count("Table ") == own.count("<tbody>") <= TOLD
    assert own.count('href="#deal-') == 2 * own.count("<tbody>")


def test_a_round_to_come_does_not_lead_to_deals_nobody_may_see(fourteen, english):
    page = whiz_web_page(fourteen, english)
    shown = set(re.findall(r'id="(deal-\d+)"', page))
    assert set(re.findall(r'href="#(deal-\d+)"', page)) == shown


def test_tables_and_headings_can_be_heard(any_way, any_words):
    assert unheard(whiz_web_page(any_way, any_words)) == []
