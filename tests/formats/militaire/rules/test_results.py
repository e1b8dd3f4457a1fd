import pytest

from whist_td.formats.militaire.rules.errors import (
    TricksError,
    TricksNotWantedError,
    VoidWinnerError,
    WinnerMissingError,
)
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side, result_of


def test_the_other_side_of_the_table():
    assert (Side.HOME.other, Side.VISITORS.other) == (Side.VISITORS, Side.HOME)


def test_thirteen_tricks_in_a_normal_round_are_a_perfect_round():
    assert result_of(Side.HOME, tricks=13) == Result(Side.HOME, ResultKind.PERFECT, 13)


def test_a_perfect_round_has_thirteen_tricks():
    assert result_of(Side.VISITORS, ResultKind.PERFECT).tricks == 13


@pytest.mark.parametrize("tricks", [-1, 0, 6, 14])
def test_winners_take_seven_to_thirteen_tricks(tricks):
    with pytest.raises(TricksError) as refused:
        result_of(Side.HOME, tricks=tricks)
    assert (refused.value.least, refused.value.most) == (7, 13)


@pytest.mark.parametrize("kind", [ResultKind.REVOKE, ResultKind.INFLUENCE])
@pytest.mark.parametrize("tricks", [0, 6, 13])
def test_after_a_penalty_the_innocent_may_have_taken_any_tricks(kind, tricks):
    assert result_of(Side.HOME, kind, tricks).all_tricks == (tricks == 13)


@pytest.mark.parametrize("kind", [ResultKind.FORFEIT, ResultKind.VOID])
def test_no_tricks_where_nothing_was_played(kind):
    with pytest.raises(TricksNotWantedError):
        result_of(None if kind is ResultKind.VOID else Side.HOME, kind, 8)


def test_a_void_table_has_no_winner():
    with pytest.raises(VoidWinnerError):
        result_of(Side.HOME, ResultKind.VOID)


@pytest.mark.parametrize("kind", [kind for kind in ResultKind if kind is not ResultKind.VOID])
def test_every_other_table_has_a_winner(kind):
    with pytest.raises(WinnerMissingError):
        result_of(None, kind)


def test_a_note_loses_the_spaces_around_it():
    assert result_of(Side.HOME, note="  table 3 seen ").note == "table 3 seen"
