"""The reveal from the last place to the first, and what happens when a fact changes meanwhile."""

import pytest

from whist_td.formats.militaire.commands import AnnounceRound, ClearResult, EnterResult
from whist_td.formats.militaire.room import ranking
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.room.views.show import RevealState, Show, places_of, reveal_view


@pytest.fixture
def finished(new_desk):
    """Five teams and two rounds, all in."""
    desk = new_desk(5, rounds=2)
    for number in (1, 2):
        desk.do(AnnounceRound(number))
        for table in range(1, 6):
            side = Side.HOME if table <= 2 else Side.VISITORS
            desk.do(EnterResult(Place(number, table), Result(side)))
    return desk


def shown(desk, steps):
    show = Show()
    for _ in range(steps):
        show = show.revealing(ranking(desk.facts, 2), 1)
    return show


def seen(desk, show):
    return reveal_view(show.reveal, ranking(desk.facts, 2))


def test_nothing_is_told_before_the_first_key(finished):
    view = seen(finished, Show())
    assert (view.state, view.now, view.before) == (RevealState.WAITING, (), ())


def test_the_last_place_is_told_first(finished):
    view = seen(finished, shown(finished, 1))
    worst = max(line.rank for line in ranking(finished.facts, 2).lines)
    assert {line.rank for line in view.now} == {worst}


def test_the_first_place_is_told_last(finished):
    view = seen(finished, shown(finished, 50))
    assert view.state is RevealState.DONE
    assert [line.rank for line in (*view.now, *view.before)] == [
        line.rank for line in ranking(finished.facts, 2).lines
    ]


def test_those_who_share_a_place_are_told_together(finished):
    for place in places_of(ranking(finished.facts, 2)):
        assert len({line.rank for line in place}) == 1


def test_one_key_takes_a_place_back(finished):
    show = shown(finished, 2).revealing(ranking(finished.facts, 2), -1)
    assert seen(finished, show) == seen(finished, shown(finished, 1))


def test_a_round_opened_again_stops_the_reveal_calmly(finished):
    show = shown(finished, 2)
    finished.do(ClearResult(Place(1, 3)))
    assert seen(finished, show).state is RevealState.STOPPED
    assert seen(finished, show).now == ()


def test_a_corrected_result_stops_the_reveal(finished):
    show = shown(finished, 2)
    finished.do(EnterResult(Place(1, 3), Result(Side.HOME)))
    assert seen(finished, show).state is RevealState.STOPPED


def test_a_slip_undone_lets_the_reveal_go_on_where_it_was(finished):
    show = shown(finished, 2)
    before = seen(finished, show)
    finished.do(EnterResult(Place(1, 3), Result(Side.HOME)))
    finished.undo()
    assert seen(finished, show) == before


def test_after_a_correction_the_reveal_begins_anew(finished):
    show = shown(finished, 2)
    finished.do(EnterResult(Place(1, 3), Result(Side.HOME)))
    again = show.revealing(ranking(finished.facts, 2), 0)
    assert seen(finished, again).state is RevealState.WAITING


def test_nothing_is_revealed_while_tables_are_missing(finished):
    finished.do(ClearResult(Place(1, 3)))
    assert seen(finished, Show()).state is RevealState.NOT_YET
