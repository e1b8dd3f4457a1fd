"""The worked seasons of the model, from evenings entered on the command line to its JSON."""

import json
from fractions import Fraction

from tests.cli.test_people import console  # noqa: F401 - a fixture
from tests.club.conftest import VECTORS
from tests.club.seasons import NAMES, YEAR
from tests.fixtures.terminal import typed

LIST = "10,8,6,5,4,3,2,1"
OTHERS = (
    (55, 50, 50, 30, 20),
    (55, 45, 38),
    (54, 53, 52, 51, 49, 48, 47, 46, 30),
    (60, 50, 42, 41, 40),
)
"""What the others had at each of the four evenings."""


def four_evenings(path):
    """Enter the four evenings as tournaments in which every deal is adjusted."""
    roster, out, results = (path.with_name(name) for name in ("r.csv", "x.json", "deals.csv"))
    for number, ((day, size, lines), others) in enumerate(zip(YEAR, OTHERS, strict=True), start=1):
        own = {name: Fraction(line[0]) for name, line in zip(NAMES, lines, strict=True) if line}
        percents = {**own, **{f"Guest {number}.{n}": Fraction(p) for n, p in enumerate(others)}}
        assert len(percents) == size
        roster.write_text("\n".join(("name", *percents)), encoding="utf-8")
        rounds, boards = (1, 3) if size % 3 == 0 else (4, 1)
        new = ("--format", "whiz", "--name", f"E{number}", "--entries", roster, "--date", day)
        typed("new", path, *new, "--rounds", rounds, "--boards-per-round", boards)
        typed("export", path, "-o", out, "--event", number)
        event = json.loads(out.read_text(encoding="utf-8"))
        names = {entry["number"]: entry["name"] for entry in event["entries"]}
        rows = ["round,table,board,contract,adjust_north,adjust_east,adjust_south"]
        for each in event["movement"]["rounds"]:
            for table in each["tables"]:
                for at, board in enumerate(table["board_numbers"], start=1):
                    had = (percents[names[table[seat]]] for seat in "NES")
                    # 175/3 is 58, 58 and 59.
                    told = ",".join(str(at * p // 1 - (at - 1) * p // 1) for p in had)
                    rows.append(f"{each['round']},{table['table']},{board},ADJ,{told}")
        results.write_text("\n".join(rows), encoding="utf-8")
        typed("enter", path, results, "--event", number)
    typed("people", path, "--adopt")
    typed("club", path, "--category", "M=500")
    for name in NAMES:
        typed("person", path, "change", name, "--category", "M")


def test_every_season_of_the_model_stands_so_on_the_command_line(console, tmp_path):  # noqa: F811
    four_evenings(path := tmp_path / "club.whist")
    days = ("--from", "2025-12-01", "--to", "2026-03-31", "--ranked", "members")
    for number, case in enumerate(VECTORS["seasons"]):
        rules = ["--score", case["score"], "--rule", case["rule"]]
        if case.get("table"):
            rules += ["--table", LIST if case["table"] == "list" else case["table"]]
        if case.get("ties") == []:
            rules += ["--ties", "none"]
        assert console("season", path, "new", f"S{number}", *days, *rules).code == 0
        told = json.loads(console("season", path, f"S{number}", "--json").out)
        for row in told["standings"]:
            del row["person"]
            row |= {key: [f"E{n}" for n in row[key]] for key in ("counted", "dropped")}
        assert (told["held"], told["standings"]) == (4, case["standings"])
