"""Teams that are written as blocks: a name a line, and a blank line between two teams."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from whist_td.interchange.tables import TableRow

_LEAST_BLOCKS = 2
_HEAD = re.compile(r"(?:équipe|team|table)\s*(?:n[°ºo]\s*)?\d*\s*[:.–—-]\s*(?=\S)", re.IGNORECASE)


def blocks_as_lines(rows: Sequence[TableRow], widths: Sequence[int]) -> tuple[TableRow, ...]:
    """Return a line for each block; none where they are no blocks.

    A block is as long as a line of such a list is wide, or one place short: a team of three. What
    stands before its name, as in *Équipe 1 : Percé*, goes.
    """
    blocks = list(_blocks(rows))
    whole = Counter(len(block) for block in blocks if len(block) in widths)
    if len(blocks) < _LEAST_BLOCKS or not whole:
        return ()
    width = max(whole, key=lambda each: (whole[each], each))
    is_alone = all(sum(map(bool, row.cells)) == 1 for row in rows)
    if not is_alone or any(len(block) not in (width, width - 1) for block in blocks):
        return ()
    return tuple(map(_as_line, blocks))


def _blocks(rows: Sequence[TableRow]) -> Iterator[list[TableRow]]:
    """Yield the rows that follow one another without a gap."""
    block = list(rows[:1])
    for before, after in pairwise(rows):
        if after.number > before.number + 1:
            yield block
            block = []
        block.append(after)
    if block:
        yield block


def _as_line(block: Sequence[TableRow]) -> TableRow:
    head, *others = (next(filter(None, row.cells)) for row in block)
    name = _HEAD.sub("", head, count=1).removesuffix(":").strip()
    return replace(block[0], cells=(name or head, *others))
