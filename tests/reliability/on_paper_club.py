"""Two people finish a club night from its score sheets and its recapitulation."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from fixtures.papers import Piece
from reliability.on_paper import (
    FOUR,
    SAME_LINE,
    Leaf,
    height,
    inked,
    leaves,
    nearest,
    number,
    ranks,
    rows_of,
    whole_text,
)


@dataclass(frozen=True)
class ClubSheets:
    """What lies on the director's table when the laptop dies."""

    blank: bytes
    recap: bytes
    director: bytes
    reckoning: bytes


@dataclass(frozen=True)
class TableTold:
    """What the score sheet of a table gives: people by seat, and what each has."""

    people: tuple[int, ...]
    points: tuple[int, ...]
    games: tuple[int, ...]
    rubbers: tuple[int, ...]
    deals: tuple[int, ...]


def club_ranks(
    sheets: ClubSheets, rounds: int, told: Callable[[int, int], TableTold]
) -> dict[int, int]:
    """Finish a club night; `told` is what the score sheet of a table gives in a round."""
    said = whole_text(sheets.reckoning)
    lines = [each for each in POSTED if f"“{each}”:" in said]
    posted: dict[int, dict[int, dict[str, Decimal]]] = {}
    for each in inked(sheets.blank, sheets.recap, lines):
        if each.column.startswith("Round "):
            box = posted.setdefault(each.row, {}).setdefault(int(each.column[6:]), {})
            box[each.line] = number(each.text)
    rows = {row for leaf in leaves(sheets.blank) for row in rows_of(leaf)}
    seats = director_sheet(sheets.director)
    for of_round in range(1, rounds + 1):
        for table, people in seats[of_round].items():
            if any(of_round in posted.get(who, {}) for who in people):
                continue  # it had finished when the sheet was printed
            sheet = told(of_round, table)
            assert sorted(sheet.people) == people, "everybody sits where the director's sheet says"
            for seat, who in enumerate(sheet.people):
                if who in rows:
                    box = {line: _posted(line, sheet, seat, said) for line in lines}
                    posted.setdefault(who, {})[of_round] = box
    return ranks({row: _club_key(said, posted.get(row, {}), lines) for row in rows})


POSTED = ("points", "counters", "games won", "rubbers won", "deals", "places")


def _posted(line: str, sheet: TableTold, seat: int, said: str) -> Decimal:
    match line:
        case "games won":
            return Decimal(sheet.games[seat])
        case "rubbers won":
            return Decimal(sheet.rubbers[seat])
        case "deals":
            return Decimal(sheet.deals[seat])
        case "places":
            return _place(sheet.points, seat, said)
    return Decimal(sheet.points[seat])


def _place(points: Sequence[int], seat: int, said: str) -> Decimal:
    found = re.search(r"totals of the round: ([\d; ]+); later places", said)
    assert found
    worth = [int(each) for each in found[1].split(";")]
    ahead = sum(other > points[seat] for other in points)
    tied = points.count(points[seat])
    shared = [worth[min(at, len(worth) - 1)] for at in range(ahead, ahead + tied)]
    return (Decimal(sum(shared)) / tied).quantize(FOUR)


def _club_key(said: str, boxes: Mapping[int, Mapping[str, Decimal]], lines: list[str]) -> object:
    totals = {line: sum((box[line] for box in boxes.values()), Decimal(0)) for line in lines}
    if not boxes:
        return (False,)
    if mean := re.search(r"Mean: total of “(\w+)” ÷ total of “deals”", said):
        first = (totals[mean[1]] / totals["deals"]).quantize(FOUR / 10)
    else:
        best = re.search(r"The highest total of “([\w ]+)” is first", said)
        assert best
        first = totals[best[1]]
    ties = re.search(r"If equal, these decide, in this order: ([\w, ]+);", said)
    names = ties[1].split(", ") if ties else []
    own = "counters" if "counters" in lines else "points"
    best_round = max((box[own] for box in boxes.values() if own in box), default=Decimal(0))
    values = [best_round if name == "best round" else totals[name] for name in names]
    return (True, first, *values)


def director_sheet(pdf: bytes) -> dict[int, dict[int, list[int]]]:
    """Read who sits at each table of each round, by number."""
    found: dict[int, dict[int, list[int]]] = {}
    for leaf in leaves(pdf):
        head = leaf.find("Table")[0]
        heads = [each for each in leaf.words if re.fullmatch(r"Round \d+", each.text)]
        columns = {int(each.text[6:]): each.left for each in heads}
        places = {int(e.text): height(e) for e in leaf.numbers_under(head)}
        for each in leaf.words:
            if not each.text.isdecimal() or each.left < min(columns.values()):
                continue
            of_round = max((n for n in columns if columns[n] < each.left), key=columns.__getitem__)
            left = columns[of_round]
            is_number = 12 < each.left - left < each.right - left < 46
            if is_number and each.bottom < head.bottom and _has_sign(leaf, each, left):
                table = nearest(places, height(each))
                found.setdefault(of_round, {}).setdefault(table, []).append(int(each.text))
    return {n: {t: sorted(who) for t, who in tables.items()} for n, tables in found.items()}


def _has_sign(leaf: Leaf, of_player: Piece, left: float) -> bool:
    """Tell whether a seat stands before a number: nobody who sits out has one."""
    return any(
        0 < each.left - left < 12 and abs(height(each) - height(of_player)) < SAME_LINE
        for each in leaf.words
    )
