"""The figures of the house: `python3 packaging/house.py`, from a checkout.

How large the modules are, how deep the code is, what imports what it should not, which names stand
twice and what is said more than once. Most of it is a rule, and then a test holds it
(tests/test_architecture.py); the rest is for looking at. Where Qt can be loaded, also through how
many files the most frequent ways run (trips.py).
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "whist_td"
LEAST_DATA = 100
"""A module of so many lines, more than half of them texts, is data."""
TEXT = re.compile(r"""\s*\(?["'][^"']{20,}["']\)?,?\s*""")
DATA_SHARE = 0.5
MANY_METHODS = 15
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


@dataclass(frozen=True)
class Module:
    """One file of the product, read as text: nothing of it is run."""

    path: Path
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """What stands in it."""
        return ast.parse(self.text)

    @property
    def parts(self) -> tuple[str, ...]:
        """Its place: formats, whiz, rules, play."""
        return self.path.relative_to(ROOT / PACKAGE).with_suffix("").parts

    @property
    def format(self) -> str | None:
        """The format whose folder it stands in."""
        first, *rest = self.parts
        return rest[0] if first == "formats" and len(rest) > 1 else None

    @property
    def lines(self) -> int:
        """How long it is."""
        return self.text.count("\n")

    @property
    def is_data(self) -> bool:
        """Whether most of its lines are a text and nothing else: a table, what was found."""
        texts = sum(bool(TEXT.fullmatch(line)) for line in self.text.splitlines())
        return self.lines > LEAST_DATA and texts > DATA_SHARE * self.lines

    def imported(self) -> Iterator[str]:
        """Yield the modules of ours that it names, with what is taken from each."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                yield from (f"{node.module}.{alias.name}" for alias in node.names)
            elif isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)

    def classes(self) -> Iterator[ast.ClassDef]:
        """Yield its public classes."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node


@cache
def modules() -> tuple[Module, ...]:
    """Return every module of the product."""
    paths = sorted((ROOT / PACKAGE).rglob("*.py"))
    return tuple(Module(path, path.read_text("utf-8")) for path in paths)


def arrows_into_formats(known: Sequence[Module]) -> Iterator[tuple[Module, str, str]]:
    """Yield each import of a format's module from outside its folder, with the format."""
    for module in known:
        for name in module.imported():
            parts = name.split(".")
            is_inside = parts[:2] == [PACKAGE, "formats"] and len(parts) > len(("a", "b", "c"))
            if is_inside and parts[2] != module.format and parts[2] != "registry":
                yield module, name, parts[2]


def recurring(known: Sequence[Module]) -> dict[str, list[str]]:
    """Return the public class names that stand in more than one module."""
    found = [(node.name, ".".join(each.parts)) for each in known for node in each.classes()]
    counted = Counter(name for name, _ in found)
    return {
        name: [place for other, place in found if other == name]
        for name, times in sorted(counted.items())
        if times > 1
    }


def methods(node: ast.ClassDef) -> int:
    """Return how many methods a class has."""
    return sum(isinstance(each, ast.FunctionDef) for each in node.body)


def unexplained(known: Sequence[Module]) -> Iterator[str]:
    """Yield the large classes beside which nobody says why they are."""
    for module in known:
        lines = module.text.splitlines()
        for node in module.classes():
            first = next((n.lineno for n in node.body if isinstance(n, ast.FunctionDef)), 0)
            beside = " ".join(lines[max(0, node.lineno - 5) : first]).lower()
            if methods(node) > MANY_METHODS and "# more than " not in beside:
                yield f"{module.path.relative_to(ROOT)}: {node.name}"


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


def main() -> int:
    """Print the figures, one a line."""
    known = modules()
    plain = [module for module in known if not module.is_data]
    lengths = [module.lines for module in plain]
    into = list(arrows_into_formats(known))
    across = [arrow for arrow in into if arrow[0].format]
    large = [node for each in known for node in each.classes() if methods(node) > MANY_METHODS]
    shares = Counter(module.parts[0] for module in plain for _ in range(module.lines))
    figures: dict[str, float] = {
        "imports from one format into another": len(across),
        "imports from shared modules into formats": len(into) - len(across),
        "modules": len(known),
        "median of their lines": int(median(lengths)),
        "lines without data": sum(lengths),
        "lines of data in Python": sum(module.lines for module in known if module.is_data),
        "class names that occur more than once": len(recurring(known)),
        f"classes of more than {MANY_METHODS} methods": len(large),
    }
    figures |= depth(known)
    with suppress(ImportError):  # Without Qt, or what Qt needs, nothing of the window can be run.
        figures |= import_module("trips").trips()
    figures |= {f"lines in {name}": count for name, count in shares.most_common()}
    for what, figure in figures.items():
        print(f"{figure:>7,}  {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
