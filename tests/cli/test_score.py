import json

import pytest


def test_each_line_is_scored_on_a_line_of_its_own(whist_td):
    deals = '{"contract":"10HX","declarer":"S","tricks":11,"rule":"best"}\n{"contract":"PASS"}\n'
    assert whist_td("score", "whiz", given=deals) == 0
    scored = [json.loads(line) for line in whist_td.output.splitlines()]
    assert scored == [{"N": 0, "E": 0, "S": 44}, {"N": 0, "E": 0, "S": 0}]


@pytest.mark.parametrize(
    "deal",
    [
        "no json",
        "[]",
        '{"contract":"6H","declarer":"S","tricks":11}',
        '{"contract":"10H","declarer":"W","tricks":11}',
        '{"contract":"10H","declarer":"N","tricks":14}',
        '{"contract":"10H","declarer":"N","tricks":"ten"}',
        '{"contract":"10H","declarer":"N","tricks":10,"rule":"worst"}',
        '{"contract":"PASS","declarer":"N"}',
        '{"declarer":"N"}',
    ],
)
def test_a_bad_deal_says_why_on_its_line_and_the_others_are_scored(whist_td, deal):
    good = '{"contract":"7C","declarer":"N","tricks":7}'
    assert whist_td("score", "whiz", given=f"{deal}\n{good}\n") == 2
    bad, scored = map(json.loads, whist_td.output.splitlines())
    assert bad["error"]
    assert scored == {"N": 7, "E": 0, "S": 0}


def test_a_game_nobody_scores_is_refused(whist_td):
    assert whist_td("score", "bridge") == 2
    assert "whiz" in whist_td.errors
