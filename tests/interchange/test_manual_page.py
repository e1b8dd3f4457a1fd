"""The manual as one web page: it needs no other file, and every way leads to a place in it."""

import re

import pytest

from whist_td.interchange.web_frame import manual_html
from whist_td.words.manual import manual
from whist_td.words.words import Language, words


@pytest.fixture(scope="module", params=Language)
def shown(request):
    return manual(words(request.param)), manual_html(words(request.param))


def test_every_page_is_there_and_in_the_contents(shown):
    book, html = shown
    places = re.findall(r'<section id="([^"]+)"', html)
    assert places == [page.name for page in book.pages]
    ways = re.findall(r'<li><a href="#([^"]+)"', html.partition("</nav>")[0])
    assert ways == places


def test_every_way_leads_to_a_place_in_it(shown):
    _book, html = shown
    places = set(re.findall(r'id="([^"]+)"', html))
    assert set(re.findall(r'href="#?([^"]+)"', html)) <= places


def test_pictures_are_in_it_and_nothing_else_is_asked_for(shown):
    _book, html = shown
    assert {each.partition(",")[0] for each in re.findall(r'src="([^"]+)"', html)} <= {
        "data:image/png;base64"
    }
    assert "http:" not in html
    assert "https:" not in html
