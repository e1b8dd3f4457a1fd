"""Score sheets printed while tables play: what is in stands there, as it would be written."""

import re
from dataclasses import replace

import pytest

from whist_td.formats.club_night.views.views import club_table
from whist_td.formats.club_night.words.labels import signed


def running(whole):
    """The same night, of whose last round begun each table lacks its last deal."""
    newest, results = whole.last_announced, dict(whole.results)
    for sitting in whole.rounds[newest].sittings:
        del results[max(place for place in results if place[:2] == (newest, sitting.table))]
    return replace(whole, results=results, progress=replace(whole.progress, finished=False))


@pytest.mark.parametrize("game", ["iwwa", "ten", "favorite", "humbug", "scottish", "plain_whiz"])
def test_a_score_sheet_printed_in_play_carries_each_deal_that_is_in(club_press, game):
    evening = running(club_press.played(game))
    newest = evening.last_announced
    lines = club_press.all_lines(evening, "score-sheets")
    found = 0
    for sitting in evening.rounds[newest].sittings:
        view = club_table(evening, newest, sitting.table)
        for deal in view.deals:
            points = (signed(deal.gains.points[side[0]]) for side in view.sides)
            line = " ".join((rf"{deal.place.deal} .*?", *(rf"{re.escape(p)}\b.*" for p in points)))
            assert any(re.match(line, each) for each in lines), line
            found += 1
    assert found


def test_a_pack_that_is_in_stands_in_its_form(club_press):
    whole = club_press.played("whip")
    evening = running(whole)
    first = min(set(whole.results) - set(evening.results))
    evening = replace(evening, results={**evening.results, first: whole.results[first]})
    points = club_table(evening, first.round, first.table).deals[0].gains.points
    pages = [page.extract_text() for page in club_press.read(evening, "score-sheets").pages]
    page = next(text for text in pages if f"Table {first.table} " in text.replace("\xa0", " "))
    assert re.search(r"\s+".join(re.escape(signed(each)) for each in points), page)
