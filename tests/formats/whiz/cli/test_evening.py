"""A Whiz tournament at a terminal, as an outside program would run it."""

import json
from collections import defaultdict
from fractions import Fraction
from itertools import cycle, product

import pytest

HEAD = "round,table,board,contract,declarer,tricks,north,east,south\n"
DEALS = ["10H,S,10", "10H,S,11", "9N,E,8", "10HX,S,8", "PASS,,", "13SXX,N,13", "7C,E,9"]


def slow_ranking(event):
    """Rank by percentages, the slow and simple way: every pair of results looked at."""
    held = defaultdict(list)
    for result in event["results"]:
        for hand, seat in zip("NES", ("north", "east", "south"), strict=True):
            if result["points"]:
                held[result["board"], hand].append((result[seat], result["points"][hand]))
    most = max(map(len, held.values()))
    percents, points = defaultdict(list), defaultdict(int)
    for rows in held.values():
        for player, own in rows:
            beaten = sum(2 if own > other else own == other for _, other in rows) - 1
            full = Fraction(most, len(rows)) * (beaten + 1) - 1
            percents[player].append(100 * full / (2 * (most - 1)))
            points[player] += own
    adjusted = [result for result in event["results"] if result["contract"] == "ADJ"]
    for result, seat in product(adjusted, ("north", "east", "south")):
        percents[result[seat]].append(Fraction(result[f"adjust_{seat}"]))
    lost = {penalty["player"]: Fraction(penalty["amount"]) for penalty in event["penalties"]}
    return {
        p: ((sum(all_) - lost.get(p, 0)) / len(all_), points[p]) for p, all_ in percents.items()
    }


def results(seats, rounds):
    """Return a table of results for some rounds, the players left to the movement."""
    deals = cycle(DEALS)
    rows = [
        f"{number},{table},{board},{next(deals)},,,"
        for number in rounds
        for table, said in seats[number].items()
        for board in said["board_numbers"]
    ]
    return HEAD + "\n".join(rows) + "\n"


def standings(whist_td, club, *more):
    assert whist_td("standings", club, "--json", *more) == 0, whist_td.errors
    return json.loads(whist_td.output)


def exported(whist_td, club):
    path = club.with_suffix(".json")
    assert whist_td("export", club, "-o", path) == 0, whist_td.errors
    return json.loads(path.read_text())


def test_a_tournament_says_how_good_its_movement_is(whist_td, tmp_path, players):
    request = ("--format", "whiz", "--name", "Tournoi", "--entries", players)
    assert whist_td("new", tmp_path / "a.whist", *request) == 0, whist_td.errors
    assert "Event 1 opened: Tournoi, 15 players." in whist_td.output
    assert "No two people meet twice." in whist_td.output


def test_without_a_draw_the_numbers_follow_the_roster(whist_td, whiz):
    entries = exported(whist_td, whiz)["entries"]
    assert [(e["number"], e["name"]) for e in entries[:2]] == [(1, "Joueur 1"), (2, "Joueur 2")]


def test_a_draw_keeps_its_seed_and_comes_out_again_the_same(whist_td, tmp_path, players):
    request = ("--format", "whiz", "--name", "T", "--entries", players, "--seed", 7)
    for name in ("a.whist", "b.whist"):
        assert whist_td("new", tmp_path / name, *request) == 0, whist_td.errors
    first, second = (exported(whist_td, tmp_path / name) for name in ("a.whist", "b.whist"))
    assert first["entries"] == second["entries"]
    assert first["progress"]["draw_seed"] == 7
    assert first["entries"][0]["name"] != "Joueur 1" or first["entries"][1]["name"] != "Joueur 2"
    assert first["movement"]["rounds"]


def test_options_are_kept(whist_td, tmp_path, players):
    request = ("--format", "whiz", "--name", "T", "--entries", players, "--date", "2026-12-05")
    options = ["--rule", "exact", "--compare", "net", "--ranking", "datum", "--rounds", 4]
    options += ["--domy-cards", 13]
    assert whist_td("new", tmp_path / "a.whist", *request, *options) == 0, whist_td.errors
    event = exported(whist_td, tmp_path / "a.whist")
    names = ("rule", "compare", "ranking", "rounds", "domy_cards")
    assert [event["settings"][name] for name in names] == ["exact", "net", "datum", 4, 13]
    assert event["event"]["date"] == "2026-12-05"


@pytest.mark.parametrize("cards", [9, 0, 12, 14])
def test_a_tournament_turns_all_cards_of_the_domy(cards, whist_td, tmp_path, players):
    request = ("--format", "whiz", "--name", "T", "--entries", players, "--domy-cards", cards)
    assert whist_td("new", tmp_path / "a.whist", *request, "--lang", "fr") == 2
    assert "plain_whiz" in whist_td.errors
    assert "13" in whist_td.errors


def test_standings_are_as_the_contract_says(whist_td, whiz, seats):
    assert whist_td("enter", whiz, "-", given=results(seats(whiz), range(1, 6))) == 0
    table = standings(whist_td, whiz)
    assert (table["format"], table["after_round"]) == ("whiz", 5)
    keys = ["rank", "player", "name", "percent", "percent_exact", "boards", "points"]
    assert all(list(row) == keys for row in table["standings"])
    assert {row["boards"] for row in table["standings"]} == {10}
    assert sum(Fraction(row["percent_exact"]) for row in table["standings"]) == 15 * 50


def test_standings_are_those_of_the_slow_way(whist_td, whiz, seats):
    rows = results(seats(whiz), range(1, 6)).replace("10H,S,10", "NP,,", 3)
    assert whist_td("enter", whiz, "-", given=rows) == 0, whist_td.errors
    event = exported(whist_td, whiz)
    told = {
        row["player"]: (Fraction(row["percent_exact"]), row["points"]) for row in event["standings"]
    }
    assert told == slow_ranking(event)


def test_the_example_is_ranked_as_the_slow_way_ranks_it(example):
    folder, _said = example("whiz")
    event = json.loads((folder / "demo.json").read_text())
    told = {
        row["player"]: (Fraction(row["percent_exact"]), row["points"]) for row in event["standings"]
    }
    assert told == slow_ranking(event)


def test_rounds_begin_as_their_first_results_come(whist_td, whiz, seats):
    assert whist_td("enter", whiz, "-", given=results(seats(whiz), [1])) == 0
    assert standings(whist_td, whiz)["after_round"] == 1
    assert whist_td("enter", whiz, "-", given=results(seats(whiz), [3])) == 2
    assert "Announce the rounds in order" in whist_td.errors
    assert whist_td("enter", whiz, "-", given=results(seats(whiz), [2, 3])) == 0
    assert standings(whist_td, whiz, "--after", 2)["after_round"] == 2


def test_what_is_still_missing_is_told(whist_td, whiz, seats):
    rows = results(seats(whiz), [1]).splitlines()
    assert whist_td("enter", whiz, "-", given="\n".join(rows[:-3]) + "\n") == 0
    assert "Round 1: 3 deals missing (tables 4 and 5)." in whist_td.output


def test_standings_of_a_round_to_come_are_refused(whist_td, whiz):
    assert whist_td("standings", whiz, "--after", 1) == 2
    assert whist_td("standings", whiz, "--after", 9) == 2


@pytest.mark.parametrize("ranking", ["datum", "total"])
def test_what_ranks_is_told_beside_the_percentages(whist_td, tmp_path, players, seats, ranking):
    club = tmp_path / "a.whist"
    request = ("--format", "whiz", "--name", "T", "--entries", players, "--ranking", ranking)
    assert whist_td("new", club, *request) == 0, whist_td.errors
    assert whist_td("enter", club, "-", given=results(seats(club), [1, 2])) == 0
    name = {"datum": "deviation", "total": "total"}[ranking]
    rows = standings(whist_td, club)["standings"]
    scores = [Fraction(row[f"{name}_exact"]) for row in rows]
    assert scores == sorted(scores, reverse=True)
    assert whist_td("standings", club) == 0
    assert name.capitalize() in whist_td.output


@pytest.mark.parametrize("language", ["fr", "en"])
def test_standings_are_readable_in_both_languages(whist_td, whiz, seats, language):
    whist_td("enter", whiz, "-", given=results(seats(whiz), [1]))
    assert whist_td("standings", whiz, "--lang", language) == 0
    heading = {"fr": "Classement après le tour 1", "en": "Standings after round 1"}[language]
    assert whist_td.output.startswith(heading)
    assert "Joueur 15" in whist_td.output


def test_undo_takes_back_and_redo_brings_again(whist_td, whiz, seats):
    whist_td("enter", whiz, "-", given=results(seats(whiz), [1]))
    before = standings(whist_td, whiz)
    assert whist_td("undo", whiz) == 0, whist_td.errors
    assert whist_td.output == "Undone: round 1: 10 deals entered\n"
    assert standings(whist_td, whiz)["after_round"] == 0
    assert whist_td("redo", whiz) == 0
    assert standings(whist_td, whiz) == before


def test_the_journal_tells_everything_and_the_check_agrees(whist_td, whiz, seats):
    whist_td("enter", whiz, "-", given=results(seats(whiz), [1]))
    whist_td("undo", whiz)
    assert whist_td("journal", whiz, "--json") == 0
    assert [line["act"] for line in json.loads(whist_td.output)["journal"]] == ["do", "do", "undo"]
    assert whist_td("check", whiz) == 0, whist_td.errors


def test_both_formats_live_in_one_file(whist_td, whiz, roster):
    request = ("--format", "militaire", "--name", "Friday", "--entries", roster)
    assert whist_td("new", whiz, *request) == 0, whist_td.errors
    assert whist_td("events", whiz, "--json") == 0
    formats = [event["format"] for event in json.loads(whist_td.output)["events"]]
    assert formats == ["militaire", "whiz"]
    assert standings(whist_td, whiz, "--event", 1)["format"] == "whiz"
    assert standings(whist_td, whiz)["format"] == "militaire"
    assert whist_td("check", whiz) == 0


def test_a_tournament_comes_back_from_its_json_with_the_same_standings(
    whist_td, whiz, seats, tmp_path
):
    whist_td("enter", whiz, "-", given=results(seats(whiz), [1, 2, 3]))
    event = exported(whist_td, whiz)
    copy = tmp_path / "copy.whist"
    assert whist_td("new", copy, "--from", whiz.with_suffix(".json")) == 0, whist_td.errors
    again = exported(whist_td, copy)
    sections = ("settings", "entries", "movement", "results", "penalties", "standings")
    assert [again[name] for name in sections] == [event[name] for name in sections]


def test_the_export_holds_what_the_contract_names(whist_td, whiz):
    event = exported(whist_td, whiz)
    named = {"format", "settings", "entries", "movement", "results", "standings", "journal"}
    assert named <= set(event)
    tables = [table for said in event["movement"]["rounds"] for table in said["tables"]]
    assert all(len(table["board_numbers"]) == 2 for table in tables)


def test_the_ranking_is_exported_as_a_table(whist_td, whiz, tmp_path):
    path = tmp_path / "ranking.csv"
    assert whist_td("export", whiz, "-o", path) == 0, whist_td.errors
    lines = path.read_text("utf-8-sig").splitlines()
    assert lines[0].startswith("rank,player,name,percent")
    assert len(lines) == 16


def test_a_complete_tournament_is_an_example_to_open(whist_td, example):
    folder, _said = example("whiz")
    endings = {path.suffix for path in folder.iterdir()}
    assert endings >= {".whist", ".pdf", ".xlsx", ".html", ".csv", ".json"}
    event = json.loads((folder / "demo.json").read_text())
    contracts = [result["contract"] for result in event["results"]]
    assert len(contracts) == 100
    assert {"PASS", "ADJ"} <= set(contracts)
    assert any(contract.endswith("XX") for contract in contracts)
    assert "undo" in [line["act"] for line in event["journal"]]
    assert whist_td("check", folder / "demo.whist") == 0
