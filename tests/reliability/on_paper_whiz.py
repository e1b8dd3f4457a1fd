"""Two people finish a Whiz tournament from its travellers and its recapitulation."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from fixtures.papers import Piece
from reliability.on_paper import (
    FOUR,
    SAME_LINE,
    THREE,
    Leaf,
    height,
    leaves,
    nearest,
    number,
    ranks,
    rows_of,
    whole_text,
)


@dataclass(frozen=True)
class WhizSheets:
    """What lies on the director's table when the laptop dies."""

    recap: bytes
    travellers: bytes
    """As they came out of the boards, or were printed again."""
    reckoning: bytes


@dataclass(frozen=True)
class Line:
    """A line of a traveller: who held the hands, and their points; percent if adjusted."""

    round: int
    table: int
    people: tuple[int, ...]
    points: tuple[int, ...] | None
    percents: tuple[Decimal, ...] | None = None


Counted = tuple[Line, Decimal, bool]
Worth = Callable[[Sequence[Line], int], Iterable[Counted]]


def whiz_ranks(
    sheets: WhizSheets, told: Callable[[int, int, int], Sequence[int] | None]
) -> dict[int, int]:
    """Finish a tournament; `told` is what a table writes: three hands' points of a deal."""
    said = whole_text(sheets.reckoning)
    deals = {
        deal: [_finished(line, deal, told) for line in lines]
        for deal, lines in travellers(sheets.travellers).items()
    }
    boxes = whiz_boxes(sheets.recap)
    worth = _reckoning(said, deals)
    points: dict[int, list[int]] = {who: [] for who in boxes}
    counted: dict[int, list[Decimal]] = {who: [] for who in boxes}
    tops: dict[int, int] = dict.fromkeys(boxes, 0)
    for deal, lines in deals.items():
        for hand in range(3):
            for line, value, is_top in worth(lines, hand):
                who = line.people[hand]
                assert deal in boxes[who], "a box for every deal that somebody plays"
                points[who].append(line.points[hand] if line.points else 0)
                counted[who].append(value)
                tops[who] += is_top
    return ranks(_whiz_keys(said, points, counted, tops))


def _finished(line: Line, deal: int, told: Callable[[int, int, int], Sequence[int] | None]) -> Line:
    if line.points is not None or line.percents is not None:
        return line
    written = told(line.round, line.table, deal)
    return Line(line.round, line.table, line.people, tuple(written) if written else None)


@dataclass(frozen=True)
class Reckoning:
    """How a hand of a deal is reckoned: lines, what each counts, and whether that is the top."""

    most: int
    """The most results that any deal has."""
    varies: bool
    is_net: bool

    def compared(self, lines: Sequence[Line], hand: int) -> list[int]:
        """Return the points or net scores of a column."""
        columns = [line.points or (0, 0, 0) for line in lines]
        return [3 * each[hand] - sum(each) if self.is_net else each[hand] for each in columns]

    def matchpoints(self, lines: Sequence[Line], hand: int) -> Iterable[Counted]:
        """Yield 2 for each lower, 1 for each equal; with fewer results, the page's formula."""
        real, top = _real(lines), 2 * (self.most - 1)
        own, n = self.compared(real, hand), len(real)
        made = [sum(2 * (other < mine) + (other == mine) for other in own) - 1 for mine in own]
        assert sum(made) == n * (n - 1)
        for line, each in zip(real, made, strict=True):
            value = Decimal(each)
            if n < self.most:
                value = ((value + 1) * self.most / n - 1).quantize(FOUR)
            yield line, value, value == top
        for line in lines:
            if line.percents is not None:
                value = line.percents[hand] * top / 100
                yield line, value, value == top

    def deviations(self, lines: Sequence[Line], hand: int) -> Iterable[Counted]:
        """Yield how far each is from the mean."""
        real = _real(lines)
        own = self.compared(real, hand)
        for line, mine in zip(real, own, strict=True):
            value = (mine - Decimal(sum(own)) / len(own)).quantize(FOUR)
            if self.varies and len(own) > 1:
                value = (value * len(own) / (len(own) - 1)).quantize(FOUR)
            yield line, value, _is_alone_best(mine, own)

    def points(self, lines: Sequence[Line], hand: int) -> Iterable[Counted]:
        """Yield the points or net scores themselves."""
        real = _real(lines)
        own = self.compared(real, hand)
        for line, mine in zip(real, own, strict=True):
            yield line, Decimal(mine), _is_alone_best(mine, own)


def _real(lines: Sequence[Line]) -> list[Line]:
    return [line for line in lines if line.points is not None]


def _is_alone_best(mine: int, own: Sequence[int]) -> bool:
    return mine == max(own) and own.count(mine) == 1


def _reckoning(said: str, deals: Mapping[int, Sequence[Line]]) -> Worth:
    """Return how a deal is reckoned, as the page says."""
    counts = [len(_real(lines)) for lines in deals.values()]
    is_net = "Net score of a hand: twice its points, less those of the two others." in said
    way = Reckoning(max(counts), min(counts) < max(counts), is_net)
    if "Matchpoints, deal by deal" in said:
        assert re.search(r"N is (\d+) and the top (\d+)", said)
        return way.matchpoints
    return way.deviations if "Deviations, deal by deal" in said else way.points


def _whiz_keys(
    said: str,
    points: Mapping[int, Sequence[int]],
    counted: Mapping[int, Sequence[Decimal]],
    tops: Mapping[int, int],
) -> dict[int, object]:
    sums = {who: sum(each, Decimal(0)) for who, each in counted.items() if each}
    apart = Decimal("0.01")
    if top := re.search(r"N is \d+ and the top (\d+)", said):
        assert "total of matchpoints × 100 ÷ (deals × top). Keep three decimals." in said
        full, apart = int(top[1]), THREE * 3
        sums = {
            who: (total * 100 / (len(counted[who]) * full)).quantize(THREE)
            for who, total in sums.items()
        }
    groups = _groups(sums, apart)
    return {who: (groups.get(who, 0), sum(points[who]), tops[who]) for who in counted}


def _groups(sums: Mapping[int, Decimal], apart: Decimal) -> dict[int, int]:
    """Return who is equal to whom: those less than so much apart, the higher the better."""
    found: dict[int, int] = {}
    before, group = None, 0
    for who in sorted(sums, key=sums.__getitem__):
        if before is None or sums[who] - before >= apart:
            group += 1
        found[who], before = group, sums[who]
    return found


def whiz_boxes(pdf: bytes) -> dict[int, list[int]]:
    """Read the deals for which each player has a box, from a blank recapitulation."""
    found: dict[int, list[int]] = {}
    for leaf in leaves(pdf):
        rows, edge = rows_of(leaf), max(each.right for each in leaf.find("points"))
        for each in leaf.words:
            if each.text.isdecimal() and each.left > edge:
                found.setdefault(nearest(rows, height(each)), []).append(int(each.text))
        for who in rows:
            found.setdefault(who, [])
    return found


def travellers(pdf: bytes) -> dict[int, list[Line]]:
    """Read every traveller: its lines, with the points that stand on them."""
    found: dict[int, list[Line]] = {}
    for leaf in leaves(pdf):
        heads = leaf.find("Rd.")
        for at, head in enumerate(heads):
            above = heads[at - 1].bottom - 60 if at else float("inf")
            big = [each for each in leaf.words if head.top < each.bottom < above]
            label = max(
                (each for each in big if re.match(r"\d+", each.text)),
                key=lambda e: e.top - e.bottom,
            )
            deal = int(re.findall(r"\d+", label.text)[0])
            found.setdefault(deal, []).extend(_traveller_lines(leaf, head))
    return found


def _traveller_lines(leaf: Leaf, head: Piece) -> list[Line]:
    """Read the lines below a heading: five numbers, and after the result the points."""
    result = nearest({e: height(e) for e in leaf.words if e.text.startswith("Result")}, head.top)
    ends = [each for each in leaf.words if each.text.startswith("Passed out")]
    end = max((each.top for each in ends if each.top < head.bottom), default=0.0)
    lines = []
    for of_round in leaf.numbers_under(head, end):
        row = [each for each in leaf.words if abs(height(each) - height(of_round)) < SAME_LINE]
        texts = [each.text for each in sorted(row, key=lambda each: each.left)]
        number_of, table, *people = map(int, texts[:5])
        said = [
            text for _left, text in sorted((e.left, e.text) for e in row if e.left > result.right)
        ]
        points = percents = None
        if said and all(each.isdecimal() for each in said[:3]):
            points = tuple(map(int, said[:3]))
        elif said and all(each.endswith("%") for each in said[:3]):
            percents = tuple(number(each.rstrip(" %")) for each in said[:3])
        lines.append(Line(number_of, table, tuple(people), points, percents))
    return lines
