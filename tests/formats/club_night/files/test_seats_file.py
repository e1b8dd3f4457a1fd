"""A director's own seats: written as a table, read again, and refused cell by cell."""

import pytest

from whist_td.core.movement_tables import Sitting
from whist_td.desk import file_errors as no
from whist_td.desk.request_errors import OutputError
from whist_td.formats.club_night.files.seats_file import read_seats, seats_table, write_seats
from whist_td.formats.club_night.rules.event import ClubRound
from whist_td.words.words import Language, words

FOURS = (
    ClubRound(1, (Sitting(1, (1, 2, 3, 4)), Sitting(2, (5, 6, 7, 8))), (9,)),
    ClubRound(2, (Sitting(1, (9, 6, 3, 8)), Sitting(2, (1, 5, 2, 7))), (4,)),
)
MIXED = (ClubRound(1, (Sitting(1, (1, 2, 3, 4, 5)), Sitting(2, (6, 7, 8, 9)))),)


def told(path):
    return [(each.number, each.sittings) for each in read_seats(path)]


@pytest.mark.parametrize("rounds", [FOURS, MIXED])
@pytest.mark.parametrize("language", list(Language))
def test_seats_come_back_as_they_were_saved(tmp_path, rounds, language):
    path = tmp_path / "seats.csv"
    write_seats(rounds, path, words(language))
    assert told(path) == [(each.number, each.sittings) for each in rounds]


def test_a_table_of_four_is_told_by_the_points_of_the_compass():
    assert seats_table(FOURS, words(Language.FRENCH)).splitlines()[0] == "Tour;Table;N;E;S;O"
    assert seats_table(MIXED, words(Language.FRENCH)).splitlines()[0].endswith("Place 4;Place 5")


def test_rounds_and_tables_may_come_in_any_order(tmp_path):
    path = tmp_path / "seats.csv"
    path.write_text("table,tour,N,E,S,O\n2,2,1,5,2,7\n1,1,1,2,3,4\n1,2,9,6,3,8\n2,1,5,6,7,8\n")
    assert told(path) == [(each.number, each.sittings) for each in FOURS]


@pytest.mark.parametrize(
    ("row", "error"),
    [
        ("1,1,1,,3,4", no.NumberBetweenError),
        ("1,1,1,x,3,4", no.NumberBetweenError),
        ("0,1,1,2,3,4", no.NumberBetweenError),
        ("1,,1,2,3,4", no.NumberBetweenError),
    ],
)
def test_a_cell_that_will_not_do_is_named(tmp_path, row, error):
    path = tmp_path / "seats.csv"
    path.write_text(f"round,table,N,E,S,W\n{row}\n")
    with pytest.raises(error):
        read_seats(path)


def test_columns_that_are_missing_are_named(tmp_path):
    path = tmp_path / "seats.csv"
    path.write_text("round,north,east\n1,2,3\n")
    with pytest.raises(no.MissingColumnsError) as refusal:
        read_seats(path)
    assert refusal.value.columns == ("table",)


def test_a_place_where_nothing_can_be_written_is_refused(tmp_path):
    with pytest.raises(OutputError):
        write_seats(FOURS, tmp_path / "nowhere" / "seats.csv", words(Language.ENGLISH))
