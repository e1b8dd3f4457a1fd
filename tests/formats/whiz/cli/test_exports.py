"""Every file of one tournament tells the same."""

import csv
import json
import re
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

import pytest
from openpyxl import load_workbook

from tests.cli.test_trial import check_trial


@pytest.fixture
def demo(example):
    """The folder of the complete sample tournament."""
    folder, _said = example("whiz")
    return folder


@pytest.fixture
def event(demo):
    return json.loads((demo / "demo.json").read_text())


@pytest.fixture
def sheets(demo):
    return load_workbook(demo / "demo.xlsx", data_only=True).worksheets


def two_places(exact):
    """Round an exact fraction as one learns it at school."""
    number = Fraction(exact)
    quotient = Decimal(number.numerator) / Decimal(number.denominator)
    return str(quotient.quantize(Decimal("0.01"), ROUND_HALF_UP))


def test_the_demonstration_says_what_it_leaves(demo, example):
    assert {path.suffix for path in demo.iterdir()} >= {".whist", ".xlsx", ".html", ".csv", ".json"}
    assert "workbook, web page" in example("whiz")[1]


def test_the_list_the_workbook_and_the_web_page_rank_as_the_json_does(demo, event, sheets):
    ranks = [(row["rank"], row["player"], row["name"]) for row in event["standings"]]
    listed = list(csv.DictReader((demo / "demo.csv").read_text("utf-8-sig").splitlines()))
    assert [(int(row["rank"]), int(row["player"]), row["name"]) for row in listed] == ranks
    assert [row[:3] for row in sheets[0].iter_rows(min_row=5, values_only=True)] == ranks
    page = (demo / "demo.html").read_text()
    links = re.findall(r'class="name"><a href="#player-(\d+)"><bdi>([^<]*)<', page)
    assert [(int(number), name) for number, name in links] == [rank[1:] for rank in ranks]


def test_all_round_the_same_exact_percentages_the_same_way(demo, event, sheets):
    exact = [row["percent_exact"] for row in event["standings"]]
    rounded = [two_places(percent) for percent in exact]
    assert [f"{row['percent']:.2f}" for row in event["standings"]] == rounded
    listed = list(csv.DictReader((demo / "demo.csv").read_text("utf-8-sig").splitlines()))
    assert [row["percent"] for row in listed] == rounded
    scores = [row[4] for row in sheets[0].iter_rows(min_row=5, values_only=True)]
    assert scores == pytest.approx([float(Fraction(percent)) for percent in exact])
    page = (demo / "demo.html").read_text()
    shown = re.findall(r'class="total"><data value="([^"]*)"[^>]*>([\d.]+)', page)
    assert shown == list(zip(exact, rounded, strict=True))


def test_every_result_stands_in_the_workbook_with_its_points(event, sheets):
    rows = sheets[1].iter_rows(min_row=6, values_only=True)
    told = {row[:3]: (row[3], row[5], row[7], *row[13:16]) for row in rows}
    for result in event["results"]:
        place = tuple(result[name] for name in ("round", "table", "board"))
        points = (result["points"] or dict.fromkeys("NES")).values()
        assert told[place] == (*(result[seat] for seat in ("north", "east", "south")), *points)
    assert len(told) == len(event["results"]) == 100


def test_a_sample_is_a_trial_in_its_own_file_and_in_one_made_of_it(demo, whist_td, tmp_path):
    check_trial(whist_td, demo, tmp_path)
