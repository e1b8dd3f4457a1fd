"""Results of Whiz that will not do, and results that came about otherwise than planned."""

import json

import pytest

HEAD = "round,table,board,contract,declarer,tricks,north,east,south\n"
ADJUSTED = HEAD.strip() + ",adjust_north,adjust_east,adjust_south,reason\n"


@pytest.fixture
def table(whiz, seats):
    """Return the first table of round 1."""
    return seats(whiz)[1][1]


@pytest.fixture
def recorded(whist_td, whiz):
    """Return the results as they stand in the event."""

    def results():
        assert whist_td("export", whiz, "-o", whiz.with_suffix(".json")) == 0, whist_td.errors
        return json.loads(whiz.with_suffix(".json").read_text())["results"]

    return results


@pytest.fixture
def refused(whist_td, whiz, seats, recorded):
    """Return what is said of a row that follows a good one; neither of them is entered."""
    first, second, third = (seats(whiz)[1][table] for table in (1, 2, 3))
    facts = {
        "board": first["board_numbers"][0],
        "other": second["board_numbers"][0],
        "elsewhere": third["board_numbers"][0],
        "north": first["N"],
        "east": first["E"],
        "south": first["S"],
    }

    def told(row):
        good = f"1,2,{facts['other']},PASS,,,,,\n"
        given = HEAD + good + row.format(**facts) + "\n"
        assert whist_td("enter", whiz, "-", given=given) == 2
        said = whist_td.errors
        assert recorded() == []
        return said

    return told


@pytest.mark.parametrize(
    ("row", "column", "word"),
    [
        ("9,1,{board},10H,S,10,,,", "A (round)", "1 to 5"),
        ("x,1,{board},10H,S,10,,,", "A (round)", "x"),
        ("3,1,{board},10H,S,10,,,", "A (round)", "is round 2"),
        ("1,9,{board},10H,S,10,,,", "B (table)", "9"),
        ("1,1,99,10H,S,10,,,", "C (board)", "99"),
        ("1,1,{elsewhere},10H,S,10,,,", "C (board)", "as it really happened"),
        ("1,1,{board},6H,S,10,,,", "D (contract)", "6H"),
        ("1,1,{board},14N,S,13,,,", "D (contract)", "14N"),
        ("1,1,{board},10Z,S,10,,,", "D (contract)", "10Z"),
        ("1,1,{board},10HXXX,S,10,,,", "D (contract)", "10HXXX"),
        ("1,1,{board},,S,10,,,", "D (contract)", "missing"),
        ("1,1,{board},10H,W,10,,,", "E (declarer)", "Domy"),
        ("1,1,{board},10H,Q,10,,,", "E (declarer)", "Q"),
        ("1,1,{board},10H,,10,,,", "E (declarer)", "declarer"),
        ("1,1,{board},10H,S,14,,,", "F (tricks)", "14"),
        ("1,1,{board},10H,S,,,,", "F (tricks)", "empty"),
        ("1,1,{board},PASS,S,,,,", "E (declarer)", "leave this"),
        ("1,1,{board},NP,,7,,,", "F (tricks)", "leave this"),
        ("1,1,{board},10H,S,10,99,{east},{south}", "G (north)", "99"),
        ("1,1,{board},10H,S,10,{east},{east},{south}", "G (north)", "two hands"),
        ("1,1,{board},10H,S,10,{north},zero,{south}", "H (east)", "zero"),
        ("1,2,{other},10H,S,10,,,", "C (board)", "twice"),
    ],
)
def test_a_row_that_will_not_do_is_named(refused, row, column, word):
    told = refused(row)
    assert "row 3" in told
    assert column in told
    assert len(told.splitlines()) == 1
    assert word in told


@pytest.mark.parametrize(
    ("percents", "word"),
    [("40,60,", "percentage"), ("40,60,101", "from 0 to 100"), ("40,much,60", "much")],
)
def test_an_adjusted_score_needs_three_percentages(whist_td, whiz, table, percents, word):
    row = f"1,1,{table['board_numbers'][0]},ADJ,,,,,,{percents},\n"
    assert whist_td("enter", whiz, "-", given=ADJUSTED + row) == 2
    assert word in whist_td.errors


def test_percentages_are_for_adjusted_scores_only(whist_td, whiz, table):
    row = f"1,1,{table['board_numbers'][0]},10H,S,10,,,,40,60,60,\n"
    assert whist_td("enter", whiz, "-", given=ADJUSTED + row) == 2
    assert "J (adjust_north)" in whist_td.errors


def test_adjusted_passed_out_and_not_played_are_each_their_own_thing(
    whist_td, whiz, seats, recorded
):
    one, two = seats(whiz)[1][1], seats(whiz)[1][2]
    rows = (
        f"1,1,{one['board_numbers'][0]},ADJ,,,,,,40,62.5%,-,late\n"
        f"1,1,{one['board_numbers'][1]},pass,,,,,,,,,\n"
        f"1,2,{two['board_numbers'][0]},NP,,,,,,,,,\n"
        f"1,2,{two['board_numbers'][1]},9nx,e,7,,,,,,,\n"
    )
    assert whist_td("enter", whiz, "-", given=ADJUSTED + rows) == 0, whist_td.errors
    told = [(result["contract"], result["points"]) for result in recorded()]
    down = {"N": 20, "E": 0, "S": 20}
    assert told == [
        ("ADJ", None),
        ("PASS", {"N": 0, "E": 0, "S": 0}),
        ("NP", None),
        ("9NX", down),
    ]
    adjusted = recorded()[0]
    percents = [adjusted[f"adjust_{seat}"] for seat in ("north", "east", "south")]
    assert percents == ["40", "125/2", None]
    assert adjusted["reason"] == "late"


def test_players_in_each_others_seats_are_recorded_and_the_consequences_told(
    whist_td, whiz, table, recorded
):
    north, east, south = table["N"], table["E"], table["S"]
    row = f"1,1,{table['board_numbers'][0]},10H,S,10,{east},{north},{south}\n"
    assert whist_td("enter", whiz, "-", given=HEAD + row) == 0, whist_td.errors
    assert f"Player {north} held East instead of North" in whist_td.output
    assert [recorded()[0][seat] for seat in ("north", "east", "south")] == [east, north, south]


def test_a_correction_without_players_leaves_who_really_sat_there(whist_td, whiz, table, recorded):
    board = table["board_numbers"][0]
    swapped = f"{table['E']},{table['N']},{table['S']}"
    whist_td("enter", whiz, "-", given=f"{HEAD}1,1,{board},10H,S,10,{swapped}\n")
    assert whist_td("enter", whiz, "-", given=f"{HEAD}1,1,{board},10H,S,9,,,\n") == 0
    assert (recorded()[0]["north"], recorded()[0]["tricks"]) == (table["E"], 9)


def test_a_player_who_has_played_the_deal_is_refused(whist_td, whiz, seats, recorded):
    first = seats(whiz)[1][1]
    board = first["board_numbers"][0]
    later = next(
        (number, table)
        for number in (2, 3, 4, 5)
        for table in seats(whiz)[number].values()
        if board in table["board_numbers"]
    )
    rows = [f"1,1,{board},PASS,,,,,"]
    for number in range(2, later[0] + 1):
        start = seats(whiz)[number][1]
        rows.append(f"{number},1,{start['board_numbers'][1]},PASS,,,,,")
    number, table = later
    seats_told = f"{first['N']},{table['E']},{table['S']}"
    rows.append(f"{number},{table['table']},{board},10H,S,10,{seats_told}")
    assert whist_td("enter", whiz, "-", given=HEAD + "\n".join(rows) + "\n") == 2
    assert f"already has deal {board}" in whist_td.errors
    assert recorded() == []


def test_somebody_who_sits_out_is_refused(whist_td, tmp_path, seats):
    roster = tmp_path / "seven.csv"
    roster.write_text("name\n" + "".join(f"Player {n}\n" for n in range(1, 8)))
    club = tmp_path / "seven.whist"
    request = ("--format", "whiz", "--name", "T", "--entries", roster)
    assert whist_td("new", club, *request) == 0, whist_td.errors
    table = seats(club)[1][1]
    sitting = {s[k] for s in seats(club)[1].values() for k in "NES"}
    (idle,) = set(range(1, 8)) - sitting
    row = f"1,1,{table['board_numbers'][0]},10H,S,10,{idle},{table['E']},{table['S']}\n"
    assert whist_td("enter", club, "-", given=HEAD + row) == 2
    assert f"Player {idle} sits out in round 1" in whist_td.errors
    assert "G (north)" in whist_td.errors


def test_a_file_without_headings_is_refused(whist_td, whiz, tmp_path):
    path = tmp_path / "results.csv"
    path.write_text("1,1,1,10H,S,10\n")
    assert whist_td("enter", whiz, path) == 2
    assert "results.csv" in whist_td.errors


def test_headings_may_be_french(whist_td, whiz, table, tmp_path):
    path = tmp_path / "résultats.csv"
    row = f"1;1;{table['board_numbers'][0]};10C;S;10\n"
    path.write_text("Tour;Table;Donne;Contrat;Déclarant;Levées\n" + row, encoding="utf-8")
    assert whist_td("enter", whiz, path) == 0, whist_td.errors
