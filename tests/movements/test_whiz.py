import pytest

from whist_td.core.players import MeetAgainRoundsError, TooFewPlayersError
from whist_td.formats.whiz.files.exchange import seats_plain
from whist_td.movements.tables import FoundTable, found
from whist_td.movements.verify_whiz.faults import movement_from_plain
from whist_td.movements.verify_whiz.quality import Sharing, WhizQuality, verify
from whist_td.movements.whiz.catalogue import (
    default_rounds,
    most_rounds,
    movement,
    second_movement,
    steady_movement,
    third_movement,
)
from whist_td.movements.whiz.offers import Merit, offers

OTHERS, SEATED = found(FoundTable.WHIZ_OTHERS), found(FoundTable.WHIZ_SEATED)
FURTHER = found(FoundTable.WHIZ_FURTHER)


def judged(found, sharing=Sharing.REFUSED) -> WhizQuality:
    return verify(movement_from_plain(seats_plain(found)), sharing)


@pytest.mark.parametrize("players", range(6, 41))
def test_every_number_of_rounds_keeps_the_hard_rules(players):
    for rounds in range(1, most_rounds(players) + 1):
        found = movement(players, rounds)
        assert len(found.rounds) == rounds
        assert judged(found).faults == ()


@pytest.mark.nightly
@pytest.mark.parametrize("players", range(41, 100))
def test_every_number_of_rounds_keeps_the_hard_rules_in_large_rooms(players):
    for rounds in range(1, most_rounds(players) + 1):
        assert judged(movement(players, rounds)).faults == ()


@pytest.mark.parametrize("players", range(41, 100, 3))
def test_a_few_numbers_of_rounds_keep_the_hard_rules_in_large_rooms(players):
    most = most_rounds(players)
    for rounds in {1, 5, players // 4, most // 2, most}:
        assert judged(movement(players, rounds)).faults == ()


@pytest.mark.parametrize("players", [15, 21, 33, 39, 51, 57, 99])
def test_nobody_meets_twice_in_up_to_as_many_rounds_as_tables(players):
    for rounds in {3, players // 3 - 1, players // 3}:
        figures = judged(movement(players, rounds)).figures
        assert figures.repeats == 0


@pytest.mark.parametrize("players", [15, 21, 33])
def test_everybody_plays_all_boards_in_as_many_rounds_as_tables(players):
    assert judged(movement(players, players // 3)).figures.is_complete


@pytest.mark.parametrize("players", [16, 17, 22, 23, 34, 35])
def test_people_left_over_sit_out_once_at_most_and_meet_nobody_twice(players):
    figures = judged(movement(players, 5)).figures
    assert figures.repeats == 0
    assert (figures.sit_outs.least, figures.sit_outs.most) == (0, 1)


def test_the_steady_movement_goes_on_by_a_constant_step():
    step = judged(steady_movement(15, 5)).figures.step
    assert (step.north, step.east, step.south, step.boards) == (0, 1, 2, 4)


def test_there_is_no_steady_movement_for_six_tables():
    assert steady_movement(18, 3) is None


def test_the_same_question_gets_the_same_movement():
    assert movement(31, 11) == movement(31, 11)


def test_five_people_are_too_few():
    with pytest.raises(TooFewPlayersError) as refused:
        movement(5, 3)
    assert (refused.value.players, refused.value.least) == (5, 6)


def test_too_many_rounds_are_refused_with_the_most_possible():
    with pytest.raises(MeetAgainRoundsError) as refused:
        movement(15, 9)
    assert (refused.value.least, refused.value.most) == (1, 8)


def test_the_rounds_proposed_can_be_played():
    assert all(default_rounds(players) <= most_rounds(players) for players in range(6, 100))


@pytest.mark.parametrize(("players", "rounds"), [(18, 8), (21, 9), (24, 11), (39, 19), (51, 25)])
def test_everybody_plays_all_boards_and_meets_nobody_twice_in_the_most_rounds(players, rounds):
    figures = judged(movement(players, rounds)).figures
    assert (figures.repeats, figures.is_complete) == (0, True)


@pytest.mark.parametrize(("players", "rounds"), [(19, 9), (20, 9), (32, 16), (38, 19)])
def test_people_left_over_meet_nobody_twice_in_the_most_rounds(players, rounds):
    assert judged(movement(players, rounds)).figures.repeats == 0


@pytest.mark.parametrize(("players", "rounds"), [(16, 8), (28, 14), (40, 20)])
def test_where_people_must_meet_again_no_more_do_than_must(players, rounds):
    figures = judged(movement(players, rounds)).figures
    assert figures.repeats == figures.repeats_bound > 0


@pytest.mark.parametrize("players", [15, 24, 37, 44, 54, 70])
def test_comparisons_do_not_lump_people_together(players):
    figures = judged(movement(players, players // 3)).figures
    assert figures.comparison.variance < 2 * figures.comparison.mean + 1


def test_the_best_and_the_easiest_are_offered_side_by_side():
    best, easy = offers(15, 5)
    assert (best.merit, easy.merit) == (Merit.NEW_FACES, Merit.ONE_STEP)
    assert (best.facts.is_steady, easy.facts.is_steady) == (False, True)
    assert best.facts.compared[1] - best.facts.compared[0] < 5 == easy.facts.compared[1]


def test_copies_are_offered_where_they_let_fewer_people_meet_again():
    best, copied, _ = offers(6, 5)
    assert copied.merit is Merit.COPIES
    assert copied.facts.repeats < best.facts.repeats
    assert (best.facts.copies, copied.facts.copies) == (1, 2)
    assert judged(copied.movement, Sharing.ALLOWED).faults == ()
    assert judged(copied.movement).faults != ()


def test_more_copies_are_offered_too_where_they_compare_small_rooms_more_evenly():
    _, copied, even = offers(6, 5)
    assert even.merit is Merit.EVEN_COMPARISON
    assert copied.facts.compared == (0, 2)
    assert even.facts.compared == (1, 1)


@pytest.mark.parametrize(("players", "rounds"), sorted(FURTHER))
def test_the_third_choice_compares_people_as_evenly_as_any_other(players, rounds):
    spread = [
        judged(offer.movement, Sharing.ALLOWED).figures.comparison.variance
        for offer in offers(players, rounds)
    ]
    assert spread[2] == min(spread)


@pytest.mark.parametrize(("players", "rounds"), [(33, 16), (45, 22), (57, 28)])
def test_new_faces_come_first_and_all_deals_for_everybody_stands_beside_them(players, rounds):
    best, complete, copied = offers(players, rounds)
    assert [each.merit for each in (best, complete, copied)] == [
        Merit.NEW_FACES,
        Merit.ALL_DEALS,
        Merit.COPIES,
    ]
    assert (best.facts.is_complete, best.facts.copies, best.facts.repeats) == (False, 1, 0)
    assert (complete.facts.is_complete, complete.facts.copies) == (True, 1)
    assert complete.facts.repeats == complete.facts.board_sets == rounds
    assert judged(complete.movement).faults == ()


def test_copies_for_the_last_round_let_thirty_three_people_meet_nobody_twice():
    copied = offers(33, 16)[-1]
    assert (copied.facts.is_complete, copied.facts.copies, copied.facts.repeats) == (True, 11, 0)


@pytest.mark.parametrize("players", [6, 9, 15, 33, 45])
def test_what_an_offer_says_of_itself_is_what_the_verifier_finds(players):
    for rounds in range(2, most_rounds(players) + 1):
        for offer in offers(players, rounds):
            figures = judged(offer.movement, Sharing.ALLOWED).figures
            assert offer.facts.repeats == figures.repeats
            assert offer.facts.is_complete == figures.is_complete
            assert offer.facts.copies == figures.sharing
            assert offer.facts.seat_imbalance == figures.seat_imbalance
            compared = (figures.comparison.least, figures.comparison.most)
            assert offer.facts.compared == compared


def test_every_second_choice_is_sound():
    chosen = [(p, r) for p in range(6, 100) for r in range(1, most_rounds(p) + 1)]
    seconds = [second_movement(*case) for case in chosen if case in OTHERS.keys() | SEATED.keys()]
    thirds = [third_movement(*case) for case in chosen if case in FURTHER]
    assert (len(seconds), len(thirds)) == (len(OTHERS) + len(SEATED), len(FURTHER))
    assert all(judged(each, Sharing.ALLOWED).faults == () for each in seconds + thirds)


@pytest.mark.parametrize("players", [100, 111, 125])
def test_rooms_beyond_the_table_are_served_too(players):
    quality = judged(movement(players, 5))
    assert (quality.faults, quality.figures.repeats) == ((), 0)
