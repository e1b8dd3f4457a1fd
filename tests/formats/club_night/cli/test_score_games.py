import json

import pytest

from whist_td.console.formats import scored_games

GAMES = scored_games()


@pytest.mark.parametrize("game", GAMES)
def test_the_examples_that_are_explained_can_be_scored(whist_td, game):
    deals = "\n".join(GAMES[game].examples)
    assert whist_td("score", game, given=deals) == 0
    assert len(whist_td.output.splitlines()) == len(GAMES[game].examples)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_explains_its_fields_in_both_languages(whist_td, game, language):
    assert whist_td("score", game, "--explain", "--lang", language) == 0
    said = whist_td.output
    assert all(f"    {field}" in said for field in GAMES[game].fields)
    assert ("For example:" in said) == (language == "en")


def test_a_rubber_and_a_deal_can_stand_among_the_same_lines(whist_td):
    deals = '{"preset":"short","games":[["A",4]]}\n{"preset":"five","tricks_A":6}\n'
    assert whist_td("score", "whist", given=deals) == 0
    rubber, deal = map(json.loads, whist_td.output.splitlines())
    assert rubber == {"chips": 1}
    assert deal == {"after": [0, 1], "over": False, "winner": None, "slam_chips": 0}


def test_a_bad_deal_says_why_and_the_others_are_scored(whist_td):
    deals = '{"contract":"solo","attackers":["N","S"],"tricks":5}\n{"contract":"pass"}\n'
    assert whist_td("score", "iwwa", given=deals) == 2
    bad, passed = map(json.loads, whist_td.output.splitlines())
    assert bad == {"error": "This contract is played by 1 player; named: 2."}
    assert passed == {"N": 0, "E": 0, "S": 0, "W": 0}
