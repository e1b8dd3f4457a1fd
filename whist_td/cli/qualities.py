"""How good every movement is: a line for each number of people and rounds, as the verifier sees it.

With --json, the verdict of each as one object a line.
"""

import json
from argparse import Namespace
from collections.abc import Iterable

from whist_td.console.formats import Mover
from whist_td.console.world import World
from whist_td.words.words import Words

_APART = 2
_LEAST_WIDTH = 5


def tell(mover: Mover, request: Namespace, world: World, _: Words) -> None:
    """Write the lines that are asked for, one by one as they are found."""
    heads = mover.headings(_)
    for place, (cells, plain) in enumerate(mover.qualities(request, _)):
        if not place and not request.json:
            world.say(_columns(heads, heads))
        world.say(json.dumps(plain) if request.json else _columns(cells, heads))


def _columns(cells: Iterable[str], heads: Iterable[str]) -> str:
    widths = [max(len(head), _LEAST_WIDTH) + _APART for head in heads]
    return "".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
