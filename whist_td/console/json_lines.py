"""JSON lines in, JSON lines out: each line is answered on a line of its own, in its order."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from whist_td.console.world import WILL_NOT_DO, World
from whist_td.core.errors import RuleError
from whist_td.desk.request_errors import ScoreLineError
from whist_td.words.messages import message
from whist_td.words.words import Words


@dataclass
class _Refusals:
    """How many lines will not do, and where the first stands."""

    lines: int = 0
    first: int = 0
    why: str = ""

    def add(self, number: int, why: str) -> None:
        """Count a line."""
        self.lines += 1
        if self.lines == 1:
            self.first, self.why = number, why

    def sentence(self, _: Words) -> str:
        """Say in one sentence what will not do."""
        return _.plural(
            "Line {line} of standard input: {why}",
            "{n} lines of standard input cannot be used; the first is line {line}: {why}",
            self.lines,
            line=self.first,
            why=self.why,
        )


def answer_lines(
    lines: Iterable[str], answer: Callable[[Mapping[str, object]], object], world: World, _: Words
) -> int:
    """Answer every line; a bad one says why on its own line, and the exit code tells."""
    refusals = _Refusals()
    write, encode = world.output.write, json.JSONEncoder(ensure_ascii=False).encode
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        answered: object
        try:
            answered = answer(read_line(line))
        except RuleError as error:
            why = message(error, _)
            refusals.add(number, why)
            answered = {"error": why}
        write(f"{encode(answered)}\n")
    if not refusals.lines:
        return 0
    world.complain(refusals.sentence(_))
    return WILL_NOT_DO


def read_line(line: str) -> Mapping[str, object]:
    """Return what a line holds; raises `ScoreLineError` where it is no JSON object."""
    try:
        facts = json.loads(line)
    except (ValueError, RecursionError):
        raise ScoreLineError from None
    if not isinstance(facts, dict):
        raise ScoreLineError
    return facts
