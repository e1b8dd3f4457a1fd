"""A game whose deals can be scored by themselves: what scores them, and what they are made of."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from textwrap import wrap

from whist_td.words.words import Words

COLUMN = 20
LINE = 88
MARGIN = "    "
Score = Callable[[Mapping[str, object]], Mapping[str, object]]
"""What scores a deal, from plain values to plain values."""


@dataclass(frozen=True)
class ScoredGame:
    """The fields of a deal with their meanings, what comes out, and examples to try."""

    scored: Score
    name: str
    fields: Mapping[str, str]
    result: str
    examples: tuple[str, ...]

    def explained(self, _: Words) -> Iterator[str]:
        """Say, line by line, how deals are given; the examples are scored as they go."""
        yield _(self.name)
        yield ""
        yield _("One deal a line, a JSON object with these fields:")
        for name, meaning in self.fields.items():
            yield from _beside(name, _(meaning))
        yield ""
        yield _("One result a line:")
        for line in wrap(_(self.result), LINE - len(MARGIN)):
            yield f"{MARGIN}{line}"
        yield ""
        yield _("For example:")
        for example in self.examples:
            told = json.dumps(self.scored(json.loads(example)), ensure_ascii=False)
            yield f"{MARGIN}{example}"
            yield f"{MARGIN}→ {told}"


def _beside(name: str, meaning: str) -> Iterator[str]:
    """Set a field and its meaning side by side, the meaning on as many lines as it needs."""
    first, *rest = wrap(meaning, LINE - len(MARGIN) - COLUMN)
    yield f"{MARGIN}{name:<{COLUMN}}{first}"
    for line in rest:
        yield f"{MARGIN}{'':<{COLUMN}}{line}"
