"""Boards dealt, sealed and released: what is refused, and what of two dealings counts."""

from dataclasses import replace

import pytest

from whist_td.core.chance import seal_of
from whist_td.core.players import Player
from whist_td.deals.dealing import commitment, dealt
from whist_td.formats.whiz.commands import AnnounceWhizRound, EnterBoards
from whist_td.formats.whiz.rules import sealing
from whist_td.formats.whiz.rules.dealings import Dealing, Origin, hands_text
from whist_td.formats.whiz.rules.errors import (
    BoardDealtAlreadyError,
    BoardsOpenError,
    DealBoardError,
    DealsReleasedError,
    NothingDealtError,
    OtherSealError,
    SealLostError,
    WordTooLateError,
)
from whist_td.formats.whiz.rules.movement import announced, with_late_player
from whist_td.formats.whiz.rules.play import finished, with_results
from whist_td.formats.whiz.rules.results import PASSED, BoardResult

REPEATED = "00112233445566778899aabbccddeeff"
SEAL = commitment(REPEATED)
SEALED = {SEAL: REPEATED}


def with_boards(event, boards=range(1, 16), content=REPEATED, origin=Origin.DEALT, word=""):
    return sealing.with_deals(event, boards, seal_of(content), origin, word)


def played(event, rounds, at):
    """Play so many rounds, all deals passed out."""
    for number in range(1, rounds + 1):
        if number > event.last_announced:
            event = announced(event, number, at)
        seats = {each.table: each.seats for each in event.seated(number).seatings}
        places = event.places(number)
        event = with_results(event, {p: BoardResult(seats[p.table], PASSED) for p in places})
    return event


@pytest.fixture
def at(evening):
    return evening.rounds[1].announced_at


def test_the_boards_of_the_event_are_to_be_dealt(planned):
    assert sealing.boards_to_deal(planned) == tuple(range(1, 16))
    assert sealing.boards_to_deal(with_boards(planned, range(1, 15))) == (15,)


def test_more_boards_come_to_those_of_the_same_secret(planned):
    event = with_boards(with_boards(planned, (1, 2)), (5, 4))
    assert event.dealings == {1: Dealing(1, (1, 2, 4, 5), Origin.DEALT, SEAL)}
    assert sealing.sealed_secret(event, SEALED) == REPEATED


def test_no_board_is_dealt_twice(planned):
    with pytest.raises(BoardDealtAlreadyError):
        with_boards(with_boards(planned, (1, 2)), (2,), "ff" * 16)


@pytest.mark.parametrize("board", [0, -1, 10_000])
def test_a_board_has_a_number(planned, board):
    with pytest.raises(DealBoardError):
        with_boards(planned, (1, board))


def test_the_word_changes_the_deals_and_not_the_commitment(planned):
    event = sealing.with_word(with_boards(planned), " Saumon ")
    assert event.dealings[1].seal == SEAL
    assert sealing.all_deals(event, SEALED)[3] == dealt(REPEATED, 3, "saumon")


def test_no_word_is_mixed_in_once_boards_are_played(evening):
    with pytest.raises(WordTooLateError):
        sealing.with_word(with_boards(evening), "saumon")


def test_no_word_is_mixed_in_where_nothing_was_dealt(planned):
    with pytest.raises(NothingDealtError):
        sealing.with_word(planned, "saumon")


def test_hands_typed_in_take_the_place_of_those_dealt(planned):
    shuffled = dealt("ff" * 16, 2)
    typed = hands_text({2: shuffled})
    event = with_boards(with_boards(planned), (2,), typed, Origin.BY_HAND)
    deals = sealing.all_deals(event, {**SEALED, seal_of(typed): typed})
    assert (deals[2], deals[3]) == (shuffled, dealt(REPEATED, 3))


def test_hands_that_are_corrected_stay_one_dealing(planned):
    event = with_boards(planned, (2,), "one", Origin.BY_HAND)
    event = with_boards(event, (2,), "other", Origin.BY_HAND)
    assert [each.seal for each in event.dealings.values()] == [seal_of("other")]


@pytest.mark.parametrize("rounds", [0, 1, 4])
def test_nothing_is_released_while_rounds_are_to_come(planned, at, rounds):
    with pytest.raises(BoardsOpenError):
        sealing.released(with_boards(played(planned, rounds, at)), ((1, REPEATED),))


def test_nothing_is_released_while_a_table_lacks_a_deal(planned, at):
    event = played(with_boards(planned), 5, at)
    place = event.places(4)[7]
    left = {key: result for key, result in event.results.items() if key != place}
    with pytest.raises(BoardsOpenError) as refused:
        sealing.check_all_played(type(event)(**{**vars(event), "results": left}))
    assert (refused.value.round, refused.value.tables) == (4, (place.table,))
    assert refused.value.missing == (place.board,)


def test_after_the_last_deal_everybody_may_see_the_hands(planned, at):
    event = sealing.released(played(with_boards(planned), 5, at), ((1, REPEATED),))
    assert sealing.is_released(event)
    assert sealing.released_deals(event)[7] == dealt(REPEATED, 7)


def test_an_event_that_was_ended_early_can_be_released(planned, at):
    event = finished(played(with_boards(planned), 2, at))
    assert sealing.is_released(sealing.released(event, ((1, REPEATED),)))


def test_before_release_nobody_sees_a_hand(planned):
    assert sealing.released_deals(with_boards(planned)) == {}
    assert "Deal(" not in repr(with_boards(planned))


def test_what_is_released_is_what_was_sealed(planned, at):
    event = played(with_boards(planned), 5, at)
    with pytest.raises(OtherSealError):
        sealing.released(event, ((1, "ff" * 16),))


def test_what_is_released_stays_so(planned, at):
    event = sealing.released(played(with_boards(planned), 5, at), ((1, REPEATED),))
    with pytest.raises(DealsReleasedError):
        sealing.released(event, ())
    with pytest.raises(DealsReleasedError):
        sealing.with_word(event, "saumon")


def test_boards_whose_secret_lies_elsewhere_are_named(planned):
    with pytest.raises(SealLostError) as refused:
        sealing.all_deals(with_boards(planned, (1, 2)), {})
    assert refused.value.boards == (1, 2)


@pytest.mark.parametrize(
    ("seal", "content"), [("x", ""), (SEAL, "other"), (seal_of("other"), "other")]
)
def test_a_dealing_that_contradicts_itself_is_none(seal, content):
    with pytest.raises((ValueError, IndexError)):
        Dealing(1, (1,), Origin.IMPORTED, seal, content=content)


def test_a_round_is_not_played_with_boards_whose_hands_are_known(planned, at):
    event = sealing.released(with_boards(planned), ((1, REPEATED),), despite_missing=True)
    with pytest.raises(DealsReleasedError):
        AnnounceWhizRound(1).applied_to(event, at)
    seats = event.seated(1).seatings[0].seats
    with pytest.raises(DealsReleasedError):
        EnterBoards(((event.places(1)[0], BoardResult(seats, PASSED)),)).applied_to(event, at)


def test_somebody_who_comes_late_has_boards_to_play_before_release(planned, at):
    event = played(with_boards(planned), 4, at)
    late = Player(16, "Late", first_round=5)
    event = with_late_player(event, late, (replace(event.rounds[5], sit_out=(16,)),))
    with pytest.raises(BoardsOpenError):
        sealing.released(event, ((1, REPEATED),))
