"""Every file of one club night tells the same."""

import csv
import json
import re

import pytest
from openpyxl import load_workbook

from tests.cli.test_trial import check_trial
from tests.fixtures.terminal import Terminal


@pytest.fixture(scope="module")
def terminal():
    return Terminal()


@pytest.fixture(scope="module")
def demo(terminal, tmp_path_factory):
    """The folder of the complete sample evening."""
    folder = tmp_path_factory.mktemp("demo")
    assert terminal("demo", folder, "--format", "club") == 0, terminal.errors
    return folder


def test_the_demonstration_leaves_papers_workbook_and_page(demo, terminal):
    names = {path.name for path in demo.iterdir()}
    assert {"demo-papers.pdf", "demo-standings.pdf", "demo.xlsx", "demo.html", "demo.csv"} <= names
    assert "workbook, web page" in terminal.output


def test_the_demonstration_plays_twenty_two_people_to_the_end(demo, terminal):
    told = json.loads((demo / "demo.json").read_text())
    sizes = sorted(len(table["seats"]) for table in told["movement"]["rounds"][0]["tables"])
    assert sizes == [4, 4, 4, 5, 5]
    assert len(told["sanctions"]) == 1
    entered = [line for line in told["journal"] if line["command"]["command"] == "EnterDeal"]
    corrected = [line["changes"][0] for line in entered if line["changes"][0]["before"]]
    assert [change["key"][0] for change in corrected] == [1, 2, 3]
    assert terminal("check", demo / "demo.whist") == 0


def test_list_workbook_and_page_rank_as_the_json_does(demo):
    event = json.loads((demo / "demo.json").read_text())
    ranks = [(row["rank"], row["player"]) for row in event["standings"]]
    listed = csv.DictReader((demo / "demo.csv").read_text("utf-8-sig").splitlines())
    assert [(int(row["rank"]), int(row["player"])) for row in listed] == ranks
    sheet = load_workbook(demo / "demo.xlsx", data_only=True).worksheets[0]
    rows = [row[:2] for row in sheet.iter_rows(min_row=5, values_only=True) if row[0]]
    assert rows == ranks
    page = (demo / "demo.html").read_text()
    linked = re.findall(r'class="name"><a href="#player-(\d+)"><bdi>', page)
    assert list(map(int, linked)) == [player for _rank, player in ranks]


def test_all_papers_of_the_evening_are_printed_its_blanks_where_they_are_wanted(
    demo, whist_td, tmp_path
):
    folder = tmp_path / "papers"
    asked = ("--paper", "all", "--blank", "-o", folder, "--size", "letter")
    assert whist_td("print", demo / "demo.whist", *asked) == 0, whist_td.errors
    names = {path.stem.rpartition(" - ")[2] for path in folder.iterdir()}
    assert {"Score sheets", "Seating cards", "Player sheets", "Table sheets"} <= names


def test_the_list_of_papers_tells_those_of_a_club_night(whist_td):
    assert whist_td("print", "--paper", "list") == 0
    line = next(line for line in whist_td.output.splitlines() if line.startswith("seating-cards"))
    assert line.endswith("club")


def test_a_sample_is_a_trial_in_its_own_file_and_in_one_made_of_it(demo, whist_td, tmp_path):
    check_trial(whist_td, demo, tmp_path)
