"""Compare all Whiz movements with figures reached before: `compare.py REACHED.csv [MOST_PLAYERS]`.

Prints a line for each number of people and rounds that breaks a rule, or is worse than reached;
then the totals.
"""

import csv
import sys
import time
from collections import Counter
from pathlib import Path

from whist_td.exports.whiz.movement_json import seats_plain
from whist_td.movements.verify_whiz import movement_from_plain, verify
from whist_td.movements.verify_whiz.figures import Figures
from whist_td.movements.whiz import most_rounds, movement

NEARLY = 0.02


def reached(path: Path) -> dict[tuple[int, int], dict[str, str]]:
    """Return the figures reached before, without sharing first, by people and rounds."""
    rows: dict[tuple[int, int], dict[str, str]] = {}
    for row in csv.DictReader(path.open()):
        rows[int(row["P"]), int(row["R"])] = row
    return rows


def worse(figures: Figures, row: dict[str, str]) -> list[str]:
    """Say in which aims a movement is worse than what was reached."""
    said = []
    if figures.repeats > int(row["repeat_meetings_reached"]):
        said.append(
            f"repeats {figures.repeats} > {row['repeat_meetings_reached']}"
            f" ({row['board_clashes']} clashes)"
        )
    if row["everyone_plays_every_set"] == "True" and not figures.is_complete:
        said.append("incomplete")
    spread = float(figures.comparison.variance)
    if spread > float(row["comparison_variance"]) + NEARLY and not said:
        said.append(f"variance {spread:.3f} > {row['comparison_variance']}")
    if figures.seat_imbalance > int(row["seat_imbalance"]) + 1:
        said.append(f"seats {figures.seat_imbalance} > {row['seat_imbalance']}")
    return said


def main(path: Path, most: int) -> None:
    """Walk through all people and rounds."""
    known = reached(path) if path.exists() else {}
    totals: Counter[str] = Counter()
    slowest = (0.0, 0, 0)
    for players in range(6, most + 1):
        for rounds in range(1, most_rounds(players) + 1):
            started = time.perf_counter()
            found = movement(players, rounds)
            slowest = max(slowest, (time.perf_counter() - started, players, rounds))
            quality = verify(movement_from_plain(seats_plain(found)))
            totals["movements"] += 1
            figures = quality.figures
            if quality.faults or figures is None:
                totals["unsound"] += 1
                print(players, rounds, "UNSOUND", quality.faults[:3])
                continue
            totals["no repeat"] += figures.repeats == 0
            totals["fewest repeats possible"] += figures.repeats == figures.repeats_bound
            if figures.repeats > figures.repeats_bound:
                print(players, rounds, "repeats", figures.repeats, "bound", figures.repeats_bound)
            row = known.get((players, rounds))
            if row:
                said = worse(figures, row)
                totals["compared"] += 1
                totals.update(["worse in something"] if said else ["no worse"])
                totals.update(word.split()[0] for word in said)
                if said:
                    print(
                        players,
                        rounds,
                        "sets",
                        found.board_sets,
                        row["board_sets"],
                        "; ".join(said),
                    )
    seconds, players, rounds = slowest
    print(dict(totals), f"slowest {seconds * 1000:.0f} ms at {players} x {rounds}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(*sys.argv[2:3] or ["99"]))
