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
        '{"contract":"10H","declarer":"N","tricks":10,"rules":"exact"}',
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


def test_the_first_bad_line_is_told_apart_from_the_answers(whist_td):
    assert whist_td("score", "whiz", given='{"contract":"PASS"}\n[]\n{}\n') == 2
    assert whist_td.errors == (
        "whist-td: 2 lines of standard input cannot be used; the first is line 2: This "
        "line is not a JSON object.\n"
    )


@pytest.mark.parametrize(
    ("deal", "sentence"),
    [
        ({"declarer": "N", "tricks": 7}, "contract is missing: expected 10H, 9NX, 13SXX, PASS."),
        ({"contract": "7H", "declarer": "N"}, "The tricks are missing: write a number from 0"),
        ({"contract": "7H", "declarer": ["N"], "tricks": 7}, 'declarer cannot be “["N"]”'),
        ({"contract": "7H", "declarer": "N", "tricks": True}, "a deal has 0 to 13, not true"),
        ({"contract": "7H", "declarer": "N", "tricks": "7"}, 'a deal has 0 to 13, not "7"'),
        ({"contract": "7H", "declarer": "N" * 99, "tricks": 7}, f"cannot be “{'N' * 60}…”"),
    ],
)
def test_what_will_not_do_is_told_as_it_was_given(whist_td, deal, sentence):
    whist_td("score", "whiz", given=json.dumps(deal))
    assert sentence in json.loads(whist_td.output)["error"]


@pytest.mark.parametrize(
    ("game", "deal", "nearest"),
    [
        ("whist", '{"tricks_A": 9, "honors": [3, 1]}', "Write: honours."),
        ("whiz", '{"contract": "10H", "declarer": "N", "tricks": 10, "rules": "exact"}', "rule."),
        ("iwwa", '{"contract": "solo", "attacker": ["N"], "tricks": 7}', "Write: attackers."),
        ("whip", '{"players": {"A": {"ace": 4}, "B": {}}}', "Write: aces."),
        ("whiz", '{"contract": "PASS", "zzz": 1}', "Write: contract, declarer, tricks, rule."),
    ],
)
def test_a_field_that_the_game_does_not_have_is_refused_with_the_nearest(
    whist_td, game, deal, nearest
):
    assert whist_td("score", game, given=f"{deal}\n") == 2
    assert nearest in json.loads(whist_td.output)["error"]


FOUR = (
    '{"preset": "five", "honours_stop": "reached", "before": [3, 0], "tricks_A": 7, '
    '"honours": [3, 1]}'
)


@pytest.mark.parametrize(
    ("game", "deal", "told"),
    [
        (
            "whist",
            '{"preset": "tricks", "has_honours": true, "tricks_A": 8, "honours": [3, 1]}',
            {"after": [6, 0]},
        ),
        (
            "whist",
            '{"preset": "five", "calls_honours": true, "before": [3, 0], "shown": "A"}',
            {"winner": "A"},
        ),
        (
            "whist",
            FOUR,
            {"after": [4, 0]},
        ),
        ("humbug", '{"tricks_A": 7, "revokes": [1, 0]}', {"points": [1, 3]}),
        (
            "whist",
            '{"before": [9, 1], "tricks_A": 5, "honours": [0, 3], "honours_end": "all"}',
            {"after": [9, 3]},
        ),
        (
            "whist",
            (
                '{"preset": "favorite", "doubles": "counters too", "consolation": 4, '
                '"games": [["A", 0, true], ["B", 6], ["A", 4]]}'
            ),
            {"chips": 2 * 3 - 1 + 2 + 4},
        ),
        ("whist", '{"preset": "favorite", "games": [["A", 0, true]]}', {"chips": 3}),
    ],
)
def test_what_a_club_may_choose_can_be_told_with_the_deal(whist_td, game, deal, told):
    assert whist_td("score", game, given=f"{deal}\n") == 0, whist_td.output
    assert json.loads(whist_td.output).items() >= told.items()


LONG = "9" * 5_000


@pytest.mark.parametrize(
    ("game", "deal"),
    [
        ("scottish", {"captured": {"A": [[LONG]], "B": []}}),
        ("scottish", {"captured": {LONG: 5, "B": []}}),
        ("scottish", {"captured": {"A": ["J"], LONG: ["A", "K", "Q", "10"]}, "cards": {"C": 1}}),
        ("whiz", {LONG: 1}),
        (LONG, {}),
    ],
    ids=["a card", "a side", "the sides", "a field", "a game"],
)
def test_what_is_refused_is_told_in_a_line_that_can_be_read(whist_td, game, deal):
    assert whist_td("score", game, given=f"{json.dumps(deal)}\n") == 2
    assert len(whist_td.errors) < 900


def test_a_verb_of_any_length_is_refused_in_a_line_that_can_be_read(whist_td):
    assert whist_td(LONG) == 2
    assert len(whist_td.errors) < 900
