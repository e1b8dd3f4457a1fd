import pytest

from whist_td.formats.whiz.rules.event import SeatedRound
from whist_td.formats.whiz.rules.settings import Ranking, WhizSettings
from whist_td.formats.whiz.views.planning import forecast
from whist_td.formats.whiz.views.rebuilding import RebuildingCost
from whist_td.formats.whiz.views.seating import library_rounds
from whist_td.formats.whiz.words.forecast import (
    cost_sentences,
    forecast_sentences,
    moving_sentence,
    size_sentence,
)
from whist_td.movements.verify_whiz.quality import ConstantStep
from whist_td.players.words.movement_pages import sit_outs_sentence
from whist_td.words.words import (
    Language,
    clock_words,
    duration_words,
    numbers_listed,
    time_sentence,
    words,
)

EN, FR = words(Language.ENGLISH), words(Language.FRENCH)
STEADY = "Always the same step: North stays, East +1 table, South +2 tables, the boards −1 table."
SETTINGS = WhizSettings(rounds=5, boards_per_round=4)


def test_the_size_is_told_in_both_languages():
    assert size_sentence(4, SETTINGS, EN) == "4 tables · 5 rounds of 4 deals"
    assert size_sentence(1, SETTINGS, FR) == "1 table · 5 tours de 4 donnes"


def test_a_perfect_evening_is_told_so():
    told = forecast_sentences(forecast(15, SETTINGS), EN)
    assert told[:3] == (
        "No two people meet twice.",
        "Everybody plays all 20 deals.",
        "Nobody sits out.",
    )


def test_too_few_players_are_told_in_place_of_a_quality_and_what_they_can_play():
    needed, instead = forecast_sentences(forecast(5, SETTINGS), EN)
    assert needed == "At least 6 players are needed in round 1, and there are 5."
    assert instead.startswith("Three to five can play plain Whiz")


def test_sitting_out_twice_is_told():
    rounds = library_rounds(7, 8)
    assert sit_outs_sentence(rounds, EN).startswith("1 player sits out each round, nobody more")


def test_the_end_of_the_evening_is_told_by_the_clock_of_the_language():
    assert time_sentence(160, EN) == "About 2 h 40 of play: from 19:30 to about 22:10."
    assert clock_words(24 * 60 + 5, EN) == "0:05"
    assert clock_words(1330, FR) == "22\u00a0h\u00a010"
    assert duration_words(45, FR) == "45\u00a0min"


@pytest.mark.parametrize(
    ("step", "sentence"),
    [
        (None, "Everybody follows a route card from round to round."),
        (
            ConstantStep(0, 1, 2, 4),
            STEADY,
        ),
    ],
)
def test_how_people_move_on_is_told(step, sentence):
    assert moving_sentence(step, 5, EN) == sentence


def test_numbers_are_listed_as_they_are_read_aloud():
    assert numbers_listed((3, 7, 12), EN) == "3, 7 and 12"
    assert numbers_listed((3,), FR) == "3"
    assert numbers_listed((3, 7), FR) == "3 et 7"


def test_numbers_that_follow_one_another_are_a_stretch():
    assert numbers_listed((4, 5), FR) == "4 et 5"
    assert numbers_listed((4, *range(16, 25)), FR) == "4 et 16 à 24"
    assert numbers_listed((1, 2, 3), EN) == "1 to 3"


def cost(**changes) -> RebuildingCost:
    rounds = library_rounds(14, 5)[2:]
    told = {"rounds": rounds, "again": (), "sit_outs": (), "deals": {}, "new_sets": ()}
    return RebuildingCost(**{**told, "compared": (4, 4), "alone": {}, **changes})


def test_what_stays_is_told_where_nothing_is_seated_anew():
    assert cost_sentences(cost(rounds=()), SETTINGS, EN) == (
        "What is planned stays as it is; the rounds after that are left out.",
    )


def test_meetings_again_are_named_while_they_are_few():
    told = cost_sentences(cost(again=(((3, 7), 2), ((5, 9), 2))), SETTINGS, EN)
    assert told[1] == "These meet again: 3 and 7 · 5 and 9."


def test_many_meetings_again_are_counted():
    many = tuple(((1, other), 2) for other in range(2, 9))
    told = cost_sentences(cost(again=many), SETTINGS, EN)
    assert told[1].startswith("7 pairs of people meet again, among them 1 and 2 · 1 and 3")


def test_deals_to_prepare_are_named():
    told = cost_sentences(cost(new_sets=(6,)), SETTINGS, EN)
    assert "4 deals more have to be ready: numbers 21 to 24." in told


def test_unequal_deals_are_told():
    told = cost_sentences(cost(deals={1: 20, 2: 12}), SETTINGS, FR)
    assert any("un joueur a de 12 à 20 donnes" in sentence for sentence in told)


def test_one_round_alone_is_told_as_one():
    told = cost_sentences(cost(rounds=library_rounds(14, 5)[4:]), SETTINGS, EN)
    assert told[0] == "Round 5 is reseated, at 4 tables. Nobody plays a deal twice."


def test_where_not_every_round_has_somebody_out_the_sentence_says_up_to():
    rounds = [SeatedRound(1, ()), SeatedRound(2, (), (4, 9))]
    told = sit_outs_sentence(rounds, EN)
    assert told == "Up to 2 players sit out in a round, nobody twice."


def test_deals_that_compare_nobody_are_told_with_those_who_lose_by_them():
    lost = cost(compared=(1, 4), alone={5: (9, 3, 7)})
    told = cost_sentences(lost, WhizSettings(rounds=5, boards_per_round=2), EN)
    assert "In these rounds each hand is compared with 0 to 3 others." in told
    assert (
        "Deals 9 and 10 are played at one table only and compare nobody: players 3, 7 and 9 have "
        "the average for them (50 %), whatever they score."
    ) in told


def test_a_shorter_evening_tells_which_deals_it_loses():
    told = cost_sentences(cost(rounds=(), alone={5: (9, 3, 7)}), SETTINGS, EN)
    assert told[1].startswith("Deals 17 to 20 are played at one table only")


def test_where_points_rank_no_deal_is_lost():
    settings = WhizSettings(rounds=5, boards_per_round=2, ranking=Ranking.TOTAL)
    told = cost_sentences(cost(alone={5: (9, 3, 7)}), settings, EN)
    assert not any("compare" in sentence for sentence in told)


def test_the_other_choice_is_told_with_what_it_costs():
    told = cost_sentences(cost(otherwise=(3, 2)), SETTINGS, EN)
    assert (
        "With 3 repeated meetings fewer, there would be 8 more of the deals that compare nobody."
    ) in told
    assert not any("fewer" in each for each in cost_sentences(cost(), SETTINGS, EN))
