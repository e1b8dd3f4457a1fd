import json

import pytest

from whist_td.core.errors import RuleError
from whist_td.core.movement_text import MovementFileError, MovementLimitError
from whist_td.desk.file_errors import MissingColumnsError, NumberBetweenError
from whist_td.desk.ports import FileMissingError
from whist_td.desk.request_errors import OutputError
from whist_td.formats.whiz.files.exchange import seats_plain
from whist_td.formats.whiz.files.movement_file import movement_table, read_movement, write_movement
from whist_td.formats.whiz.views.edits import seated_of
from whist_td.formats.whiz.views.seating import movement_of, seated_rounds
from whist_td.movements.verify_whiz.faults import WhizFaultKind
from whist_td.movements.verify_whiz.quality import verify
from whist_td.words.words import Language, words

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
    with pytest.raises(MissingColumnsError) as refusal:
        read_movement(table(headings="Tour;Table;;N;E;S"), 14)
    assert refusal.value.columns == ("boards",)


def test_a_word_in_place_of_a_number_is_told_with_its_place(table):
    path = table(lambda lines: [*lines[:4], lines[4].rsplit(";", 1)[0] + ";Anne", *lines[5:]])
    with pytest.raises(NumberBetweenError) as refusal:
        read_movement(path, 14)
    told = refusal.value
    assert (told.row, told.column, told.value) == (6, "F (S)", "Anne")


def test_somebody_twice_in_a_round_is_left_to_the_verifier(table):
    def spoilt(lines):
        *start, _south = lines[0].split(";")
        return [";".join([*start, start[-1]]), *lines[1:]]

    quality = verify(read_movement(table(spoilt), 14))
    assert WhizFaultKind.PERSON_TWICE in {fault.kind for fault in quality.faults}


def test_a_file_that_is_not_there_is_told(tmp_path):
    with pytest.raises(FileMissingError):
        read_movement(tmp_path / "none.json", 14)


def test_what_is_no_json_is_told(tmp_path):
    path = tmp_path / "movement.json"
    path.write_text("round 1", encoding="utf-8")
    with pytest.raises(MovementFileError):
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


TEXT = "\n".join(
    [HEADINGS, *(f"{n};{t};{n if t == 1 else (n + 1) % 3 + 1};{a};{b};{c}" for n in (1, 2, 3)
                 for t, (a, b, c) in enumerate([[p for p in range(1, 8) if p != n][:3],
                                                [p for p in range(1, 8) if p != n][3:]], 1))]
)  # fmt: skip
"""Seven by hand: 1, 2 and 3 sit out in turn."""


MARKS, ENDS = (";", ",", "\t"), ("\n", "\r\n", "\r")
WRITTEN = [
    (encoding, mark, ENDS[(at + MARKS.index(mark)) % 3])
    for at, encoding in enumerate(("utf-8", "utf-8-sig", "utf-16", "cp1252"))
    for mark in MARKS
]
"""Each two of an encoding, a mark between cells and an end of lines, once."""


@pytest.mark.parametrize(("encoding", "mark", "end"), WRITTEN)
def test_any_spreadsheet_may_have_written_the_table(tmp_path, encoding, mark, end):
    path = tmp_path / "movement.csv"
    path.write_bytes(TEXT.replace(";", mark).replace("\n", end).encode(encoding))
    read = read_movement(path, 7)
    assert verify(read).is_sound
    assert [said.sit_out for said in read.rounds] == [(1,), (2,), (3,)]


@pytest.mark.parametrize("cut", range(1, 40, 3))
def test_a_table_that_was_cut_off_is_refused_or_judged_and_never_read_amiss(tmp_path, cut):
    path = tmp_path / "movement.csv"
    path.write_text(TEXT[:-cut], encoding="utf-8")
    try:
        read = read_movement(path, 7)
    except NumberBetweenError as refusal:
        assert not refusal.value  # noqa: PT017 - refused or read, both will do
    else:
        assert len(read.rounds) == len({line[0] for line in TEXT[:-cut].splitlines()[1:]})


def test_rows_in_any_order_make_the_same_movement(rounds, table):
    assert seated_of(read_movement(table(lambda lines: lines[::-1]), 14)) == rounds


def test_a_stranger_among_the_players_is_no_movement_for_more_people(table):
    path = table(lambda lines: [lines[0].rsplit(";", 1)[0] + ";99", *lines[1:]])
    read = read_movement(path, 14)
    assert read.players == 14
    assert verify(read).faults[0].kind is WhizFaultKind.PERSON_UNKNOWN


@pytest.mark.parametrize("entered", [10, 17])
def test_a_movement_for_others_says_for_how_many_it_is(table, entered):
    assert read_movement(table(), entered).players == 14


@pytest.mark.parametrize("text", ["[" * 100_000, '{"players": 14', "", "\ufeff", "NaN"])
def test_a_file_that_is_no_movement_is_refused_whatever_it_holds(tmp_path, text):
    path = tmp_path / "movement.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RuleError):
        read_movement(path, 14)


@pytest.mark.parametrize("field", ["players", "tables", "board_sets"])
def test_more_than_any_hall_holds_is_refused_with_the_limit(rounds, tmp_path, field):
    plain = {**seats_plain(movement_of(rounds, 14)), field: 10**9}
    path = tmp_path / "movement.json"
    path.write_text(json.dumps(plain), encoding="utf-8")
    with pytest.raises(MovementLimitError):
        read_movement(path, 14)
