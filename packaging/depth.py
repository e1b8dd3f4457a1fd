"""How deep the code is, and what is said more than once in it: figures of packaging/house.py."""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Sequence

from house import PACKAGE, ROOT, Module

SHORT = 6
"""A private function of so few lines that one place calls belongs in that place."""
ONLY_TEXT = ("migrations/", "schema.py", "look.py", "rests.py", "event_list.py")
"""Where statements of SQL stand as text, in `storage`: what makes tables, tells whose a file is and
what a crash left of it; and the list that is painted first: reading sqlmodel from the disk takes
0.3 s of computing and 40 MB, the whole start page 0.4 s."""
RANK = re.compile(r'(?:\b_|N_)\("Rank"\)')
STATEMENT = re.compile(r"\s*(INSERT|UPDATE|DELETE|SELECT|REPLACE|WITH|CREATE|DROP|ALTER)\s")
VERBS = re.compile(r"_?(told|wanted|kept|said|asked)")
"""Names that say what was done with a thing, and not what it is."""


def functions(module: Module) -> Iterator[tuple[ast.FunctionDef, int]]:
    """Yield the functions of a module with the lines of their bodies, docstrings left out."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef):
            doc = ast.get_docstring(node) is not None and len(node.body) > 1
            first, last = node.body[1 if doc else 0], node.body[-1]
            yield node, (last.end_lineno or last.lineno) - first.lineno + 1


def shallow(module: Module, *, is_called: bool) -> Iterator[str]:
    """Yield the short private functions of a module that are named once besides.

    One place calls them, or none does: they are connected to a signal or stand in a table.
    """
    named = Counter(re.findall(r"\b_[a-z]\w*", module.text))
    called = {
        getattr(node.func, "attr", getattr(node.func, "id", ""))
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call)
    }
    for node, lines in functions(module):
        is_private = node.name.startswith("_") and not node.name.startswith("__")
        is_short = not node.decorator_list and lines <= SHORT
        is_here = (node.name in called) is is_called
        if is_private and is_short and is_here and named[node.name] == 2:  # noqa: PLR2004 - made and named
            yield node.name


def names(module: Module) -> Iterator[str]:
    """Yield each name that a module gives to something."""
    for node in ast.walk(module.tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name


def statements(module: Module) -> int:
    """Return how many statements of SQL a module has as text where they are not its subject."""
    place = module.path.relative_to(ROOT / PACKAGE).as_posix()
    if place.startswith(tuple(f"storage/{name}" for name in ONLY_TEXT)):
        return 0
    inside = {
        id(part)
        for node in ast.walk(module.tree)
        if isinstance(node, ast.JoinedStr)
        for part in node.values
    }
    texts = (
        node.values[0] if isinstance(node, ast.JoinedStr) and node.values else node
        for node in ast.walk(module.tree)
        if id(node) not in inside
    )
    return sum(
        isinstance(text, ast.Constant)
        and isinstance(text.value, str)
        and STATEMENT.match(text.value) is not None
        for text in texts
    )


def rank_headings(known: Sequence[Module]) -> int:
    """Return in how many places a column is headed *Rank*."""
    return sum(len(RANK.findall(module.text)) for module in known)


def depth(known: Sequence[Module]) -> dict[str, float]:
    """Return the figures by which the next move of the house is judged."""
    bodies = [lines for module in known for _, lines in functions(module)]
    return {
        "lines of a function's body, mean, in tenths": round(10 * sum(bodies) / len(bodies)),
        "short private functions with one caller": sum(
            len([*shallow(m, is_called=True)]) for m in known
        ),
        "short private functions that are connected or listed once": sum(
            len([*shallow(m, is_called=False)]) for m in known
        ),
        "places that head a column Rank": rank_headings(known),
        "names told, wanted, kept, said, asked": sum(
            VERBS.fullmatch(name) is not None for module in known for name in names(module)
        ),
        "statements of SQL as text": sum(statements(module) for module in known),
    }
