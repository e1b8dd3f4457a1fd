"""The arithmetic of a Whiz tournament, its workbook, and `score whiz` beside bare JSON."""

import io
import json
from functools import cache

from benchmarks.measure import Measured, both, median
from benchmarks.whiz_evening import PLAYERS, TABLES, played_whiz
from openpyxl import Workbook, load_workbook

from whist_td.bootstrap import SeededDice, SqlClubFiles, SystemClock
from whist_td.cli.main import run
from whist_td.console.world import World
from whist_td.formats.whiz.files.web_page import whiz_web_page
from whist_td.formats.whiz.files.workbook import whiz_workbook
from whist_td.formats.whiz.rules.comparison import comparison
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.standings import standings
from whist_td.words.words import Language, words

DEALS = 33
LINES = 50_000
TIMES = 5
ROUNDS, BOARDS = 10, 3


def full_matchpointing() -> Measured:
    """Measure the comparison of every hand of 33 deals at 33 tables."""
    evening = played_whiz(DEALS, 1)
    ours = median(lambda _: comparison(evening, DEALS), 50)
    name = f"full matchpointing, {TABLES} tables × {DEALS} deals"
    return Measured(name, ours, 0, "", "under 30 ms")


@cache
def _ninety_nine() -> WhizEvent:
    return played_whiz(ROUNDS, BOARDS)


def ranking_of_ninety_nine() -> Measured:
    """Measure what a result costs before the ranking can be painted: comparison and order."""
    evening = _ninety_nine()
    ours = median(lambda _: standings(evening, ROUNDS), 50)
    name = f"the Whiz ranking, {PLAYERS} players × {ROUNDS * BOARDS} deals"
    return Measured(name, ours, 0, "", "under 16.7 ms")


def scored_lines() -> Measured:
    """Measure `score whiz` beside reading and writing the same JSON lines."""
    deals = "".join(f"{json.dumps(_deal(number))}\n" for number in range(LINES))

    def ours(_: int) -> None:
        output, errors = io.StringIO(), io.StringIO()
        world = World(
            SqlClubFiles(), SystemClock(), SeededDice(), io.StringIO(deals), output, errors
        )
        if run(["score", "whiz"], world):
            raise RuntimeError(errors.getvalue())

    def bare(_: int) -> None:
        output = io.StringIO()
        for line in io.StringIO(deals):
            output.write(f"{json.dumps(json.loads(line))}\n")

    taken, plain = both(ours, bare, TIMES)
    name = f"score whiz, {LINES:,} deals"
    return Measured(name, taken, plain, "the same lines read and written", "at most 5×")


def _deal(number: int) -> dict[str, object]:
    level, strain = 7 + number % 7, "CDHSN"[number % 5]
    risk = ("", "", "X", "XX")[number % 4]
    contract = f"{level}{strain}{risk}"
    return {"contract": contract, "declarer": "NES"[number % 3], "tricks": number % 14}


def whiz_workbook_made() -> Measured:
    """Measure the workbook of 99 players and 30 deals."""
    evening, french = _ninety_nine(), words(Language.FRENCH)
    made = load_workbook(io.BytesIO(whiz_workbook(evening, french)))
    sheets = [[[cell.value for cell in row] for row in sheet.rows] for sheet in made]

    def plain(_: int) -> None:
        book = Workbook(write_only=True)
        for number, rows in enumerate(sheets):
            sheet = book.create_sheet(str(number))
            for row in rows:
                sheet.append(row)
        book.save(io.BytesIO())

    ours, bare = both(lambda _: whiz_workbook(evening, french), plain, TIMES)
    name = f"the Whiz workbook, {PLAYERS} players × {ROUNDS * BOARDS} deals"
    return Measured(name, ours, bare, "the same cells by openpyxl's fast writer", "at most 2×")


def whiz_page_made() -> Measured:
    """Measure the web page of 99 players and 30 deals."""
    evening, french = _ninety_nine(), words(Language.FRENCH)
    ours = median(lambda _: whiz_web_page(evening, french), TIMES)
    name = f"the Whiz web page, {PLAYERS} players × {ROUNDS * BOARDS} deals"
    return Measured(name, ours, 0, "", "under 1 s")
