"""A whole evening of each format by telephone alone; every result is reckoned a second time."""

import json
import time
from fractions import Fraction
from random import Random

import pytest
from reliability import reference_militaire, reference_whiz

from tests.fixtures.terminal import Terminal
from tests.phones.served import names, served_at_once, teams

RISKS = ("", "X", "XX")


@pytest.fixture
def evening(tmp_path):
    """Make a club file with an event, and return it with what its standings say."""
    terminal = Terminal()

    def made(roster, *asked):
        (tmp_path / "roster.csv").write_text(roster, encoding="utf-8")
        file = tmp_path / "night.whist"
        told = ("new", file, "--name", "Night", "--entries", tmp_path / "roster.csv", *asked)
        assert terminal(*told) == 0, terminal.errors
        return file

    def standings(file):
        assert terminal("finish", file) == 0, terminal.errors
        assert terminal("check", file) == 0, terminal.errors
        assert terminal("standings", file, "--json") == 0, terminal.errors
        return json.loads(terminal.output)["standings"]

    return made, standings


def patiently(served, path, values):
    """Send something until the desk takes it in: nobody types as fast as a test does."""
    while True:
        status, answer = served.send(path, **values)
        if status != 429:
            assert status == 200, answer
            return answer
        time.sleep(0.2)


def answered_for(served, table, place, facts):
    """Have a table say what happened, and somebody who sits there answer for it by PIN."""
    path = served.tables[table]
    shown = next(each for each in served.state(path)["places"] if each["place"] == place)
    entry = {"place": place, "facts": facts, "basis": shown["basis"]}
    assert patiently(served, f"{path}/entry", entry)["state"] == "proposed"
    number = max(who["number"] for who in shown["who"].values())
    typed = {"place": place, "number": number, "pin": served.people[number]["pin"]}
    assert patiently(served, f"{path}/confirm", typed)["state"] == "confirmed"
    return {seat: who["number"] for seat, who in shown["who"].items()}


def test_whist_militaire(evening):
    made, standings = evening
    dice, matches = Random("militaire"), {}  # noqa: S311 - a draw
    file = made(teams(5), "--format", "militaire")
    with served_at_once(file) as served:
        for number in range(1, 25):
            assert served.begin(number)[0] == 200
            for table in served.tables:
                tricks = dice.choice((None, 7, 9, 13))
                winner = dice.choice(("home", "visitors"))
                facts = {"winner": winner} | ({"tricks": tricks} if tricks else {})
                answered_for(served, table, {"round": number}, facts)
                kind = "perfect" if tricks == 13 else "normal"
                matches[number, table] = reference_militaire.Match(winner, kind, tricks)
    expected = reference_militaire.standings(reference_militaire.Facts(5, 24, matches, {}))
    told = [(line["rank"], line["team"], line["total"]) for line in standings(file)]
    assert told == [(line.rank, line.team, line.total) for line in expected]


def test_duplicate_whiz(evening):
    made, standings = evening
    dice, told = Random("whiz"), []  # noqa: S311 - a draw
    file = made(names(9), "--format", "whiz", "--rounds", 3, "--boards-per-round", 4)
    with served_at_once(file) as served:
        for number in range(1, 4):
            assert served.begin(number)[0] == 200
            for table, path in served.tables.items():
                for shown in served.state(path)["places"]:
                    level, risk = dice.randint(7, 13), dice.randrange(3)
                    strain, declarer = dice.choice("CDHSN"), dice.randrange(3)
                    tricks = dice.randint(5, 13)
                    facts = {
                        "contract": f"{level}{strain}{RISKS[risk]}",
                        "declarer": "NES"[declarer],
                        "tricks": tricks,
                    }
                    seats = answered_for(served, table, shown["place"], facts)
                    deal = reference_whiz.Deal(level, strain, risk, declarer, tricks)
                    people = tuple(seats[hand] for hand in "NES")
                    board = shown["place"]["board"]
                    told.append(reference_whiz.Told(board, people, deal))
    facts = reference_whiz.Facts(tuple(range(1, 10)), tuple(told), {})
    expected = {line.player: line for line in reference_whiz.standings(facts)}
    for line in standings(file):
        known = expected[line["player"]]
        assert Fraction(line["percent_exact"]) == known.score
        assert (line["rank"], line["points"]) == (known.rank, known.points)


def test_a_club_night(evening):
    made, standings = evening
    dice, points = Random("scottish"), dict.fromkeys(range(1, 9), 0)  # noqa: S311 - a draw
    worth = {"jack": 11, "ten": 10, "ace": 4, "king": 3, "queen": 2}
    asked = ("--format", "club", "--game", "scottish", "--rounds", 2, "--length", "deals:3")
    file = made(names(8), *asked)
    with served_at_once(file) as served:
        for number in (1, 2):
            assert served.begin(number)[0] == 200
            for table in served.tables:
                for deal in (1, 2, 3):
                    made_by = {card: dice.randrange(2) for card in worth}
                    facts = {card: "AB"[side] for card, side in made_by.items()}
                    place = {"round": number, "deal": deal}
                    seats = answered_for(served, table, place, facts)
                    sums = [sum(w for c, w in worth.items() if made_by[c] == n) for n in (0, 1)]
                    for seat, person in seats.items():
                        points[person] += sums[(int(seat) - 1) % 2]
    assert {line["player"]: line["points"] for line in standings(file)} == points
