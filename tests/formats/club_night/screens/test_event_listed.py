"""A club night in the list of events: the name of its game, and what comes next."""

from datetime import date

import pytest

from whist_td.desk.ports import EventSummary
from whist_td.stages.formats import Stage
from whist_td.stages.next_stage import next_stage
from whist_td.window.event_list import entered, game_label, what_is_next
from whist_td.words.words import Language, words


@pytest.fixture
def listed(club_night):
    def made(*wanted, **options) -> EventSummary:
        return club_night(*wanted, **options).file.events()[0]

    return made


def test_a_club_night_is_listed_with_the_name_of_its_game(listed):
    event = listed(22)
    assert game_label(event, words(Language.FRENCH)) == "Whist simple (IWWA)"
    assert entered(event, words(Language.FRENCH)) == "22 joueurs"
    assert event.date == date(2026, 11, 21)


@pytest.mark.parametrize(
    ("players", "code", "said"),
    [
        (3, "iwwa", "Enter the players"),
        (4, "iwwa", "Prepare the first round"),
        (1, "humbug", "Enter the players"),
        (2, "humbug", "Prepare the first round"),
    ],
)
def test_what_is_next_depends_on_how_many_the_game_takes(listed, players, code, said):
    assert what_is_next(listed(players, code=code), words(Language.ENGLISH)) == said


def test_in_french_a_club_night_has_tours(listed):
    assert what_is_next(listed(8, begun=1), words(Language.FRENCH)) == "Continuer au tour 1"


@pytest.mark.parametrize(("players", "stage"), [(3, Stage.ENTRIES), (4, Stage.PAPERS)])
def test_the_stage_that_is_next_is_papers_once_there_are_seats(club_night, players, stage):
    assert next_stage(club_night(players).facts) is stage
