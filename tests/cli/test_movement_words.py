import json

import pytest


def test_the_movement_of_a_club_night_says_how_good_it_is(whist_td):
    assert whist_td("movement", "club", "--players", 13, "--rounds", 13) == 0
    assert "A perfect movement" in whist_td.output


def test_the_rotation_says_how_often_teams_meet(whist_td):
    assert whist_td("movement", "militaire", "--teams", 11) == 0
    assert "Each pair of teams meets 4 to 5 times." in whist_td.output


def test_a_movement_from_copies_says_so_and_passes_the_verifier(whist_td):
    assert whist_td("movement", "whiz", "--players", 9, "--rounds", 4, "--copies", "--json") == 0
    told = json.loads(whist_td.output)
    assert told["copies"] == 3
    assert told["quality"]["sound"]


def test_the_verifier_counts_nobody_in_rounds_in_which_he_is_away(whist_td):
    whist_td("movement", "whiz", "--players", 13, "--rounds", 4, "--json")
    plain = json.loads(whist_td.output)
    (gone,) = plain["rounds"][-1]["sit_out"]
    plain["rounds"][-1]["sit_out"] = []
    assert whist_td("verify", given=json.dumps(plain)) == 2
    plain["present"] = {str(gone): [1, 3], "14": [1, 0]}
    assert whist_td("verify", given=json.dumps(plain)) == 0, whist_td.errors
    told = json.loads(whist_td.output)
    assert told["sit_outs"]["most"] == 1
    assert sum(each["pairs"] for each in told["meetings"]) == 13 * 12 // 2


@pytest.mark.parametrize(("players", "said"), [(12, "5 and 6"), (40, "not needed")])
def test_copies_that_are_not_needed_are_refused(whist_td, players, said):
    asked = ("movement", "whiz", "--players", players, "--rounds", 4, "--copies")
    assert whist_td(*asked) == 2
    assert said in whist_td.errors


def test_an_option_of_another_format_is_refused_even_when_it_says_nothing(whist_td):
    assert whist_td("movement", "militaire", "--teams", 11, "--players", 0) == 2
    assert "--players" in whist_td.errors


def test_a_very_large_room_that_is_told_is_judged_too(whist_td):
    assert whist_td("movement", "militaire", "--teams", 1200, "--rounds", 1, "--json") == 0
    assert whist_td("verify", given=whist_td.output) == 0
