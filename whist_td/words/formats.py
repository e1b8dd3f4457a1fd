"""What a format says in its own words, and how the shared sentences and draws ask for it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from whist_td.core.errors import RuleError
from whist_td.core.formats import Format, formats, home_of
from whist_td.desk.journal import Change
from whist_td.words.words import N_, Words, numbers_listed, numbers_row

Changes = tuple[Change, ...]


@dataclass(frozen=True)
class Plural:
    """A message whose form fits one of the facts it tells: a number, or how many are listed."""

    one: str
    many: str
    fact: str


Pattern = str | Plural
"""A message whose holes are the facts of a refusal or a command."""
Sentence = Pattern | Callable[[Any, Words], str]
"""What tells a refusal: a message, or a function that writes it."""
ActionWriter = Callable[[Any, Changes, Any, Words], str]
"""Tells a command by itself, what it changed, and the evening."""
ActionText = Pattern | ActionWriter
FactText = Callable[[Any, Any, Words], str]
"""Tells a fact on one side of a change, and no more of it than differs from the other side."""
PlacedFactText = Callable[[Any, Any, Any, Words], str]
"""Tells a fact on one side of a change by its place and the event: who sat there."""
T = TypeVar("T")


def written(pattern: Pattern, facts: Mapping[str, Any], _: Words) -> str:
    """Return a message with facts in its holes, what is many as a list: "3, 7 and 12"."""
    holes = {name: _listed(fact, _) for name, fact in facts.items()}
    if isinstance(pattern, str):
        return _(pattern, **holes)
    counted = facts[pattern.fact]
    n = counted if isinstance(counted, int) else len(counted)
    return _.plural(pattern.one, pattern.many, n, **holes)


def _listed(fact: object, _: Words) -> object:
    """Return numbers as they are read aloud, and codes or names with commas between them."""
    if not isinstance(fact, tuple):
        return fact
    is_numbers = all(isinstance(each, int) for each in fact)
    return numbers_listed(fact, _) if is_numbers else numbers_row(fact)


@dataclass(frozen=True)
class FormatWords:
    """The sentences of one format."""

    refusals: Mapping[type[RuleError], Sentence] = field(default_factory=dict)
    actions: Mapping[type, ActionText] = field(default_factory=dict)
    """What each command does, for the journal."""
    corrections: Mapping[type, ActionWriter] = field(default_factory=dict)
    """What stood before a command that corrects; nothing where nothing did."""
    facts: Mapping[str, FactText] = field(default_factory=dict)
    """Each fact of an evening, by its field."""
    derived: frozenset[type] = frozenset()
    """Facts that only follow from who plays and for how many rounds: not told beside those."""
    places: Mapping[str, str] = field(default_factory=dict)
    """How a fact is named that could not be recovered, by its field."""
    placed_facts: Mapping[str, PlacedFactText] = field(default_factory=dict)
    """Facts that are told with who sat there, by their field."""
    far: str = N_("{name}: round {round} of {rounds}", "tour")
    """How far an event has come."""
    round: str = N_("round {round}", "tour")
    """How a round is named in a sentence."""
    results: Callable[[int, Words], str] = lambda n, _: _.plural(
        "{n} result in", "{n} results in", n
    )
    """How many results are in."""
    lot: Any = None
    """How it draws by lot, a `Lot`; None: it never does."""


def words_of(known: Format) -> FormatWords:
    """Return the sentences of a format."""
    return cast("FormatWords", known.part("words"))


def offered(kind: type, table: Callable[[FormatWords], Mapping[Any, T]]) -> T | None:
    """Return what its format says of a refusal or a command; of a shared one, any format may."""
    home = home_of(kind.__module__)
    tables = (table(words_of(each)) for each in ((home,) if home else formats()))
    return next((sentences[kind] for sentences in tables if kind in sentences), None)
