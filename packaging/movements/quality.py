"""Tell how good every Whiz movement is: `quality.py [REACHED.csv]`.

Writes packaging/movements/quality.csv, a row for every number of people from 6 to 99 and every
number of rounds, as the verifier sees it, beside the bound and what was reached before (kept from
the last time where no REACHED.csv is given), and which of the movements on offer is no worse than
that in anything; and prints a summary for the page of movements, and what was reached before only.
"""

import csv
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import NamedTuple

from measured import judged
from origins import origin_of
from seating import ROUNDED

from whist_td.formats.whiz.views.movement_views import standing_of
from whist_td.movements.tables import Known
from whist_td.movements.verify_whiz.quality import Sharing, WhizFigures
from whist_td.movements.whiz.catalogue import (
    complete_movement,
    most_rounds,
    movement,
    second_movement,
    third_movement,
)
from whist_td.movements.whiz.form import WhizMovement
from whist_td.movements.whiz.offers import facts_of

TABLE = Path(__file__).parent / "quality.csv"
LEAST, MOST = 6, 99
PLACES = 3
ROOMS = ((6, 12), (13, 21), (22, 54), (55, 99))
CHOICES = ("first choice", "second choice", "third choice")


class Before(NamedTuple):
    """What was reached before, as tables have it: empty where nothing was tried."""

    repeats: str = ""
    complete: str = ""
    sharing: str = ""
    """How many tables have a set that another has already in the same round."""
    variance: str = ""
    seats: str = ""


Reached = dict[tuple[int, int], Before]


@dataclass(frozen=True)
class Row:
    """One movement of the table."""

    players: int
    rounds: int
    tables: int
    board_sets: int
    repeats: int
    repeats_bound: int
    repeats_known: str
    repeats_reached_before: str
    most_meetings: int
    complete: str
    complete_known: str
    complete_before: str
    tables_sharing_before: str
    sit_outs: str
    comparisons: str
    comparison_variance: float
    comparison_variance_bound: float
    comparison_known: str
    comparison_variance_before: str
    seat_imbalance: int
    seats_known: str
    seat_imbalance_before: str
    most_boards_from_one_person: int
    moving: str
    found: str
    second_choice: str
    third_choice: str
    as_good_as_before: str


def row_for(players: int, rounds: int, before: Before) -> Row:
    """Return the row of one movement, with what was reached before."""
    offered = movement(players, rounds)
    quality = judged(offered)
    figures = quality.figures
    if not quality.is_sound or figures is None:
        message = f"unsound: {players} {rounds} {quality.faults[:3]}"
        raise ValueError(message)
    second, third = second_movement(players, rounds), third_movement(players, rounds)
    complete = complete_movement(players, rounds)
    beside = (complete, second) if complete else (second, third)
    known = standing_of(players, rounds, figures)
    return Row(
        players=players,
        rounds=rounds,
        tables=offered.tables,
        board_sets=offered.board_sets,
        repeats=figures.repeats,
        repeats_bound=figures.bounds.repeats,
        repeats_known=known.repeats.value,
        repeats_reached_before=before.repeats,
        most_meetings=figures.most_meetings,
        complete=_yes(figures.is_complete),
        complete_known=known.complete.value,
        complete_before=before.complete,
        tables_sharing_before=before.sharing,
        sit_outs=_range(figures.sit_outs.least, figures.sit_outs.most),
        comparisons=_range(figures.comparison.least, figures.comparison.most),
        comparison_variance=round(float(figures.comparison.variance), PLACES),
        comparison_variance_bound=round(float(figures.comparison.variance_bound), PLACES),
        comparison_known=known.comparison.value,
        comparison_variance_before=before.variance,
        seat_imbalance=figures.seat_imbalance,
        seats_known=known.seats.value,
        seat_imbalance_before=before.seats,
        most_boards_from_one_person=figures.following.most,
        moving=_moving(figures),
        found=origin_of(players, rounds).value,
        second_choice=_in_short(beside[0]),
        third_choice=_in_short(beside[1]),
        as_good_as_before=_as_good((offered, *beside), before),
    )


def _yes(told: bool) -> str:  # noqa: FBT001
    return "yes" if told else "no"


def _range(least: int, most: int) -> str:
    return f"{least}" if least == most else f"{least}-{most}"


def _moving(figures: WhizFigures) -> str:
    return "constant step" if figures.step else "cards"


def _in_short(beside: WhizMovement | None) -> str:
    if beside is None:
        return ""
    facts = facts_of(beside)
    everybody = ", everybody plays all" if facts.is_complete else ""
    copies = f", up to {facts.copies} copies of a set" if facts.copies > 1 else ""
    return f"{facts.repeats} repeats, {facts.board_sets} sets{everybody}{copies}"


def _as_good(choices: Iterable[WhizMovement | None], before: Before) -> str:
    """Return which choice is no worse than what was reached before, in any of its figures."""
    for name, offered in zip(CHOICES, choices, strict=True):
        if offered and before.repeats and _is_as_good(offered, before):
            return name
    return ""


def _is_as_good(offered: WhizMovement, before: Before) -> bool:
    figures = judged(offered, Sharing.ALLOWED).figures
    return (
        figures is not None
        and figures.repeats <= int(before.repeats)
        and _yes(figures.is_complete) >= before.complete
        and _sharing(offered) <= int(before.sharing)
        and figures.comparison.variance <= float(before.variance) + ROUNDED
        and figures.seat_imbalance <= int(before.seats)
    )


def _sharing(offered: WhizMovement) -> int:
    """Count the tables that have a set which another has already in the same round."""
    uses = (Counter(seating.board_set for seating in each.seatings) for each in offered.rounds)
    return sum(times - 1 for tables in uses for times in tables.values())


def reached_before(path: Path | None) -> Reached:
    """Return what was reached before, from the file of that or from the table of last time."""
    if path:
        rows = csv.DictReader(path.open(encoding="utf-8"))
        return {
            (int(row["P"]), int(row["R"])): Before(
                row["repeat_meetings_reached"],
                _yes(row["everyone_plays_every_set"] == "True"),
                row["board_clashes"],
                row["comparison_variance"],
                row["seat_imbalance"],
            )
            for row in rows
        }
    return {
        (int(row["players"]), int(row["rounds"])): Before(
            row["repeats_reached_before"],
            row["complete_before"],
            row["tables_sharing_before"],
            row["comparison_variance_before"],
            row["seat_imbalance_before"],
        )
        for row in kept()
    }


def kept() -> Iterator[dict[str, str]]:
    """Yield the rows of the table as it is kept."""
    if TABLE.exists():
        with TABLE.open(encoding="utf-8") as lines:
            yield from csv.DictReader(lines)


def summary(rows: list[Row]) -> str:
    """Return a table in Markdown: by the size of the room, how many movements are how good.

    Of each figure it says of how many it is proved that nothing is better, how many are at their
    bound, and how many are open.
    """
    head = (
        "| people | movements | nobody meets twice | at most 5 % of meetings repeated | repeats | "
        "all play all deals | evenness of comparison | seats | most by which seats differ |"
    )
    return "\n".join(
        [head, "|---|---|---|---|---|---|---|---|---|", *map(_line, ROOMS, [rows] * len(ROOMS))]
    )


def _line(room: tuple[int, int], rows: list[Row]) -> str:
    these = [row for row in rows if room[0] <= row.players <= room[1]]
    counts = (
        len(these),
        sum(not row.repeats for row in these),
        sum(20 * row.repeats <= 3 * row.tables * row.rounds for row in these),
        _standing(row.repeats_known for row in these),
        _standing(row.complete_known for row in these),
        _standing(row.comparison_known for row in these),
        _standing(row.seats_known for row in these),
        max(row.seat_imbalance for row in these),
    )
    return f"| {room[0]}–{room[1]} | {' | '.join(map(str, counts))} |"


def _standing(known: Iterable[str]) -> str:
    """Return how often each is the case: "24 proved, 32 at the bound, 0 open"."""
    times = Counter(known)
    names = {Known.PROVED: "proved", Known.AT_BOUND: "at the bound", Known.OPEN: "open"}
    told = (f"{times[each.value]} {name}" for each, name in names.items() if times[each.value])
    return ", ".join(told)


def main(path: Path | None) -> None:
    """Write the table, and print the summary."""
    before = reached_before(path)
    rows = [
        row_for(players, rounds, before.get((players, rounds), Before()))
        for players in range(LEAST, MOST + 1)
        for rounds in range(1, most_rounds(players) + 1)
    ]
    with TABLE.open("w", encoding="utf-8", newline="") as lines:
        table = csv.DictWriter(lines, [field.name for field in fields(Row)], lineterminator="\n")
        table.writeheader()
        table.writerows(asdict(row) for row in rows)
    print(summary(rows))
    for row in rows:
        if row.repeats_reached_before and not row.as_good_as_before:
            print("reached before only:", row.players, row.rounds)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else None)
