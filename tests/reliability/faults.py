"""Small faults put into a program: each changes one sign, one number or one condition."""

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any


@dataclass(frozen=True)
class Mutant:
    """One fault in one function."""

    path: Path
    function: str
    line: int
    first_line: int
    at: int
    """Which of the places of the file that can be changed, in the order of the text."""
    how: int
    """Which of the changes that are possible there."""
    told: str

    @property
    def name(self) -> str:
        """By which the same fault is known again."""
        return f"{self.path}:{self.line} {self.function}: {self.told}"


COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
SWAPPED = {
    "min": "max",
    "max": "min",
    "any": "all",
    "all": "any",
    "sum": "len",
    "sorted": "list",
}


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what could stand in the place of a part of the text."""
    change = CHANGES.get(type(node))
    if change is not None:
        yield from change(node)


def _compared(node: ast.Compare) -> Iterator[ast.AST]:
    operators = node.ops
    for at, operator in enumerate(operators):
        for other in COMPARED.get(type(operator), ()):
            yield _with(node, ops=[*operators[:at], other(), *operators[at + 1 :]])


def _counted(node: ast.BinOp | ast.AugAssign) -> Iterator[ast.AST]:
    if type(node.op) in COUNTED:
        yield _with(node, op=COUNTED[type(node.op)]())


def _joined(node: ast.BoolOp) -> Iterator[ast.AST]:
    yield _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())


def _unsigned(node: ast.UnaryOp) -> Iterator[ast.AST]:
    if isinstance(node.op, ast.Not | ast.USub):
        yield node.operand


def _constant(node: ast.Constant) -> Iterator[ast.AST]:
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)


def _decided(node: ast.If | ast.IfExp | ast.While) -> Iterator[ast.AST]:
    """Turn a condition round, unless a sign in it will be turned anyway."""
    if not isinstance(node.test, ast.Compare | ast.BoolOp | ast.UnaryOp):
        yield _with(node, test=ast.UnaryOp(ast.Not(), node.test))


def _returned(node: ast.Return) -> Iterator[ast.AST]:
    if not _is_none(node.value):
        yield ast.Return(ast.Constant(None))


def _called(node: ast.Call) -> Iterator[ast.AST]:
    if isinstance(node.func, ast.Name) and node.func.id in SWAPPED:
        yield _with(node, func=ast.Name(SWAPPED[node.func.id], ast.Load()))


def _asked(node: ast.Expr) -> Iterator[ast.AST]:
    """Leave out a call that is made for what it does, such as a check."""
    if isinstance(node.value, ast.Call):
        yield ast.Pass()


def _raised(_: ast.Raise) -> Iterator[ast.AST]:
    yield ast.Pass()


CHANGES: dict[type[ast.AST], Callable[[Any], Iterator[ast.AST]]] = {
    ast.Compare: _compared,
    ast.BinOp: _counted,
    ast.AugAssign: _counted,
    ast.BoolOp: _joined,
    ast.UnaryOp: _unsigned,
    ast.Constant: _constant,
    ast.If: _decided,
    ast.IfExp: _decided,
    ast.While: _decided,
    ast.Return: _returned,
    ast.Call: _called,
    ast.Expr: _asked,
    ast.Raise: _raised,
}


def _is_none(value: ast.expr | None) -> bool:
    return value is None or (isinstance(value, ast.Constant) and value.value is None)


def _with(node: ast.AST, **changed: object) -> ast.AST:
    other = copy.copy(node)
    for name, value in changed.items():
        setattr(other, name, value)
    return other


class _Places(ast.NodeTransformer):
    """Walks through functions; changes the place with a number, or collects all of them."""

    def __init__(self, path: Path, at: int = -1, how: int = 0) -> None:
        self.path, self.at, self.how = path, at, how
        self.number = -1
        self.inside: list[tuple[str, int, bool]] = []
        self.found: list[Mutant] = []

    def visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            return self._entered(node)
        if isinstance(node, ast.Assert | ast.AnnAssign | ast.arguments):
            return self._annotated(node)
        if any(is_function for *_, is_function in self.inside):
            self.number += 1
            if self.number == self.at:
                return ast.copy_location(list(changes(node))[self.how], node)
            self._collect(node)
        return self.generic_visit(node)

    def _annotated(self, node: ast.AST) -> ast.AST:
        """Leave types alone: nothing is played by them."""
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            node.value = self.visit(node.value)  # type: ignore[assignment]
        return node

    def _entered(self, node: ast.ClassDef | ast.FunctionDef) -> ast.AST:
        first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
        self.inside.append((node.name, first, isinstance(node, ast.FunctionDef)))
        node.body = [self.visit(each) for each in node.body]  # type: ignore[misc]
        self.inside.pop()
        return node

    def _collect(self, node: ast.AST) -> None:
        outer = next(n for n, (*_, is_function) in enumerate(self.inside) if is_function)
        names = ".".join(name for name, *_ in self.inside[: outer + 1])
        for how, other in enumerate(changes(node)):
            told = f"{_short(node)} -> {_short(other)}"
            line = getattr(node, "lineno", 0)
            first = self.inside[outer][1]
            self.found.append(Mutant(self.path, names, line, first, self.number, how, told))


def _short(node: ast.AST) -> str:
    text = ast.unparse(ast.fix_missing_locations(ast.copy_location(copy.deepcopy(node), node)))
    return text.splitlines()[0][:60]


def mutants_of(path: Path) -> list[Mutant]:
    """Return all faults that can be put into a file, docstrings and types apart."""
    places = _Places(path)
    places.visit(_parsed(path))
    return places.found


def _parsed(path: Path) -> ast.Module:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        is_told = isinstance(body, list) and body and isinstance(body[0], ast.Expr)
        if is_told and isinstance(body[0].value, ast.Constant):
            body[0] = ast.copy_location(ast.Pass(), body[0])
    return tree


def mutated(mutant: Mutant, file_name: str) -> CodeType | None:
    """Return a function's code with its fault; None where Python does not take it."""
    places = _Places(mutant.path, mutant.at, mutant.how)
    tree = ast.fix_missing_locations(places.visit(_parsed(mutant.path)))
    try:
        whole = compile(tree, file_name, "exec")  # type: ignore[arg-type]
    except (SyntaxError, ValueError):
        return None
    return _code(whole, mutant)


def _code(whole: CodeType, mutant: Mutant) -> CodeType | None:
    for const in whole.co_consts:
        if not isinstance(const, CodeType):
            continue
        if (const.co_qualname, const.co_firstlineno) == (mutant.function, mutant.first_line):
            return const
        found = _code(const, mutant)
        if found is not None:
            return found
    return None
