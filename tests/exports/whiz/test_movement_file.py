import json

import pytest

from whist_td.domain.movement_errors import MovementFieldMissingError, MovementNumberError
from whist_td.exports.whiz.movement_file import movement_table, read_movement, write_movement
from whist_td.exports.whiz.movement_json import seats_plain
from whist_td.i18n.words import Language, words
from whist_td.movements.verify_whiz import FaultKind, verify
from whist_td.usecases.club_errors import FileMissingError
from whist_td.usecases.request_errors import InputFormatError, OutputError
from whist_td.usecases.whiz_edits import seated_of
from whist_td.usecases.whiz_seating import movement_of, seated_rounds

HEADINGS = "Tour;Table;Étuis;N;E;S"


@pytest.fixture
def rounds():
    return seated_rounds(14, 5)


@pytest.fixture
def table(rounds, tmp_path):
    """Write a movement as a table and return its file; `change` may spoil the lines."""

    def written(change=lambda lines: lines, headings=HEADINGS):
        lines = [
            f"{said.number};{s.table};{s.board_set};{s.north};{s.east};{s.south}"
            for said in rounds
            for s in said.seatings
        ]
        path = tmp_path / "movement.csv"
        path.write_text("\n".join([headings, *change(lines)]), encoding="utf-8-sig")
        return path

    return written


def test_a_table_is_read_and_who_is_in_no_row_sits_out(rounds, table):
    assert seated_of(read_movement(table(), 14)) == rounds


def test_english_headings_do_as_well(rounds, table):
    path = table(headings="round;table;boards;North;East;South")
    assert seated_of(read_movement(path, 14)) == rounds


def test_json_as_the_command_line_writes_it_is_read(rounds, tmp_path):
    path = tmp_path / "movement.json"
    path.write_text(json.dumps(seats_plain(movement_of(rounds, 14))), encoding="utf-8")
    assert seated_of(read_movement(path, 14)) == rounds


def test_a_missing_column_is_named(table):
    with pytest.raises(MovementFieldMissingError) as refusal:
        read_movement(table(headings="Tour;Table;;N;E;S"), 14)
    assert refusal.value.field == "boards"


def test_a_word_in_place_of_a_number_is_told_with_its_place(table):
    path = table(lambda lines: [*lines[:4], lines[4].rsplit(";", 1)[0] + ";Anne", *lines[5:]])
    with pytest.raises(MovementNumberError) as refusal:
        read_movement(path, 14)
    assert (refusal.value.spot.round, refusal.value.field) == (2, "S")


def test_somebody_twice_in_a_round_is_left_to_the_verifier(table):
    def spoilt(lines):
        *start, _south = lines[0].split(";")
        return [";".join([*start, start[-1]]), *lines[1:]]

    quality = verify(read_movement(table(spoilt), 14))
    assert FaultKind.PERSON_TWICE in {fault.kind for fault in quality.faults}


def test_a_file_that_is_not_there_is_told(tmp_path):
    with pytest.raises(FileMissingError):
        read_movement(tmp_path / "none.json", 14)


def test_what_is_no_json_is_told(tmp_path):
    path = tmp_path / "movement.json"
    path.write_text("round 1", encoding="utf-8")
    with pytest.raises(InputFormatError):
        read_movement(path, 14)


@pytest.mark.parametrize("language", list(Language))
def test_what_is_written_can_be_read_again(rounds, tmp_path, language):
    path = tmp_path / "movement.csv"
    write_movement(rounds, path, words(language))
    assert seated_of(read_movement(path, 14)) == rounds


def test_the_headings_are_in_the_words_of_the_club(rounds):
    assert movement_table(rounds, words(Language.FRENCH)).startswith("Tour;Table;Étuis;N;E;S\n1;1;")


def test_a_folder_that_is_not_there_is_told(rounds, tmp_path):
    with pytest.raises(OutputError):
        write_movement(rounds, tmp_path / "none" / "movement.csv", words(Language.ENGLISH))
