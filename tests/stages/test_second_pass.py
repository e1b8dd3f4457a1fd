"""The comparison of two readings of a round."""

from functools import partial

from whist_td.formats.militaire.rules.results import Result, ResultKind, Side
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.screens.play_model import SecondPass, same_points
from whist_td.stages.second_pass import ReadingVerdict

HOME, VISITORS = Result(Side.HOME), Result(Side.VISITORS)


def a_pass(*results):
    agree = partial(same_points, Settings())
    return SecondPass(1, agree, dict(enumerate(results, start=1)))


def test_a_carton_that_shows_the_same_point_agrees():
    readings = a_pass(Result(Side.HOME, ResultKind.REVOKE)).with_read(1, HOME)
    assert readings.verdict(1) is ReadingVerdict.AGREES
    assert readings.is_agreed


def test_another_winner_differs():
    assert a_pass(HOME).with_read(1, VISITORS).differing == (1,)


def test_one_point_instead_of_two_differs():
    perfect = Result(Side.HOME, ResultKind.PERFECT, 13)
    assert a_pass(perfect).with_read(1, HOME).verdict(1) is ReadingVerdict.DIFFERS


def test_a_pass_is_agreed_only_when_every_table_is_read():
    readings = a_pass(HOME, VISITORS).with_read(2, VISITORS)
    assert not readings.is_agreed
    assert readings.left == (1,)


def test_correcting_what_stands_settles_a_difference():
    readings = a_pass(HOME).with_read(1, VISITORS).with_entered({1: VISITORS})
    assert readings.is_agreed
