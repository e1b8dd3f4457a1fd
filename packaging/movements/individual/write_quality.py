"""Write the quality of every individual movement: `write_quality.py [OUT [FROM [TO]]]`.

For 4 to 100 players and every number of rounds up to 24, and the whole movement: what is reached,
beside what no movement can beat. Prints the summary for the README.
"""

import csv
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from whist_td.movements.individual.catalogue import full_rounds, movement
from whist_td.movements.verify_individual.faults import movement_of
from whist_td.movements.verify_individual.quality import (
    ConstantWay,
    TableFigures,
    is_whist_tournament,
    matrices_of,
    verify,
)

HERE = Path(__file__).parent
EVENINGS = (8, 24)
LEAST, MOST = 4, 100
WHIST = 2


@dataclass(frozen=True)
class Row:
    """One movement: what is reached, each figure beside its bound."""

    players: int
    rounds: int
    sit_outs_least: int
    sit_outs_most: int
    partners_again: int
    partners_again_bound: int
    opponents_most: int
    opponents_variance: str
    opponents_variance_bound: str
    meetings_again: int
    meetings_again_bound: int
    seat_imbalance: int
    moves: str
    whist_tournament: bool


def row_of(players: int, rounds: int) -> Row:
    """Return the row of one movement; one that breaks a rule has none."""
    whole = movement_of(movement(players, rounds))
    quality = verify(whole)
    if quality.figures is None or quality.faults:
        message = f"{players} players, {rounds} rounds: {quality.faults[:2]}"
        raise ValueError(message)
    it = quality.figures
    return Row(
        players,
        rounds,
        it.sit_outs.least,
        it.sit_outs.most,
        it.partners.repeats,
        it.partners.repeats_bound,
        it.opponents.most,
        f"{float(it.opponents.variance):.4f}",
        f"{float(it.opponents.variance_bound):.4f}",
        it.meetings.repeats,
        it.meetings.repeats_bound,
        it.seat_imbalance,
        moves(it),
        is_whist_tournament(matrices_of(whole)),
    )


def moves(figures: TableFigures) -> str:
    """Return how the room moves: by steps of the seats, by following, or by cards."""
    match figures.way:
        case ConstantWay(seat_steps=(*steps,)):
            return "steps " + " ".join(map(str, steps))
        case ConstantWay():
            return "follow"
    return "cards"


def rows(least: int, most: int) -> Iterator[Row]:
    """Yield all rows."""
    for players in range(least, most + 1):
        for rounds in sorted({*range(1, EVENINGS[-1] + 1), full_rounds(players)}):
            yield row_of(players, rounds)


def summary(found: list[Row]) -> Iterator[str]:
    """Yield the lines for the README."""
    whole = [row for row in found if row.rounds == full_rounds(row.players)]
    tournaments = [row for row in whole if row.players % 4 < WHIST]
    yield f"whist tournaments: {sum(row.whist_tournament for row in whole)} of {len(tournaments)}"
    kinds = {
        "partners as seldom again as can be": lambda row: (
            row.partners_again == row.partners_again_bound
        ),
        "opponents as even as can be": lambda row: (
            row.opponents_variance == row.opponents_variance_bound
        ),
        "nobody at a table with anybody twice, where rounds are few enough": lambda row: (
            row.meetings_again == row.meetings_again_bound
        ),
    }
    for longest in EVENINGS:
        events = [row for row in found if row.rounds <= longest]
        yield f"evenings of up to {longest} rounds, of {len(events)}:"
        for said, holds in kinds.items():
            yield f"  {said}: {sum(map(holds, events))}"
        ways = Counter(row.moves.split()[0] for row in events)
        yield "  moves: " + ", ".join(f"{kind} {count}" for kind, count in ways.most_common())


def main(out: Path, least: int, most: int) -> None:
    """Write the table and print its summary."""
    found = list(rows(least, most))
    with out.open("w", newline="") as file:
        writer = csv.DictWriter(file, [field.name for field in fields(Row)], lineterminator="\n")
        writer.writeheader()
        writer.writerows(map(asdict, found))
    print("\n".join(summary(found)))


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        Path(given[0]) if given else HERE / "quality.csv",
        int(given[1]) if given[1:] else LEAST,
        int(given[2]) if given[2:] else MOST,
    )
