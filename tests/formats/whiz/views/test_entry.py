from datetime import UTC, date, datetime

import pytest

from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.whiz.commands import CreateWhiz
from whist_td.formats.whiz.rules.errors import BoardElsewhereError, BoardTwiceError, SitsOutError
from whist_td.formats.whiz.rules.results import PASSED, BoardPlace, BoardResult
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.entry import entry_of, first_refused
from whist_td.formats.whiz.views.seating import seated_rounds

NOW = datetime(2026, 11, 21, tzinfo=UTC)


@pytest.fixture
def evening():
    players = tuple(Player(number, f"Joueur {number}") for number in range(1, 8))
    settings = WhizSettings(rounds=3, boards_per_round=2)
    details = Details("Tournoi", date(2026, 11, 21))
    return CreateWhiz(details, settings, players, seated_rounds(7, 3)).opened()


def planned(evening, rounds):
    return [
        (place, BoardResult(evening.seating(place.round, place.table).seats, PASSED))
        for number in rounds
        for place in evening.places(number)
    ]


def test_all_rounds_are_entered_at_once(evening):
    results = planned(evening, (1, 2, 3))
    after = entry_of(evening, results).applied_to(evening, NOW)
    assert after.last_announced == 3
    assert dict(results) == after.results


def test_hands_changed_are_recorded_as_they_were(evening):
    (place, result), *others = planned(evening, (1,))
    north, east, south = result.seats
    changed = (place, BoardResult((south, east, north), PASSED))
    command = entry_of(evening, [changed, *others])
    assert command.otherwise == (changed,)
    assert command.applied_to(evening, NOW).results[place].seats == (south, east, north)


def test_the_result_that_is_refused_is_found_wherever_it_stands(evening):
    results = planned(evening, (1, 2, 3))
    place, result = results[5]
    results[5] = BoardPlace(place.round, 3 - place.table, place.board), result
    refused = first_refused(evening, list(reversed(results)), NOW)
    assert refused is not None
    assert refused.index == len(results) - 1 - 5
    assert isinstance(refused.refusal, BoardElsewhereError)


def test_a_deal_told_twice_is_found(evening):
    results = planned(evening, (1,))
    refused = first_refused(evening, [*results, results[0]], NOW)
    assert refused is not None
    assert refused.index == len(results)
    assert isinstance(refused.refusal, BoardTwiceError)


def test_somebody_who_sits_out_cannot_have_played(evening):
    (place, result), *others = planned(evening, (1,))
    (idle,) = evening.rounds[1].sit_out
    told = (place, BoardResult((idle, *result.seats[1:]), PASSED))
    refused = first_refused(evening, [*others, told], NOW)
    assert refused is not None
    assert refused.index == len(others)
    assert isinstance(refused.refusal, SitsOutError)


def test_results_that_will_do_are_not_refused(evening):
    assert first_refused(evening, planned(evening, (1, 2)), NOW) is None
