"""A table described once: its columns in their order, and what each line says below their headings.

Screen, paper, terminal, web page, workbook and programs all show the same description; how wide a
column is, in which letters, and what stands beyond it, is each one's own affair.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum, Flag, auto
from fractions import Fraction
from typing import Any, Generic

from typing_extensions import TypeVar

from whist_td.desk.reach import Reach
from whist_td.words.labels import RankedRow
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words, sentence_case, with_minus

PRIZES = 3
"""The ranks that stand out: there is something to win."""
R = TypeVar("R", default=Any)
K = TypeVar("K", bound=RankedRow)
V = TypeVar("V")
Value = str | int | Fraction | date | None
"""What a line has: a word or a number; None is what is not in."""


class Media(Flag):
    """Where a table is shown."""

    NOWHERE = 0
    SCREEN = auto()
    RUNNING = auto()
    """Beside what is being entered, where there is room for little."""
    PAPER = auto()
    TERMINAL = auto()
    PAGE = auto()
    WORKBOOK = auto()
    PROGRAMS = auto()
    """A table of commas, its headings in codes."""
    PEOPLE = SCREEN | PAPER | TERMINAL | PAGE | WORKBOOK
    EVERYWHERE = PEOPLE | PROGRAMS


class ColumnKind(Enum):
    """What stands in a column: words at the left, figures below one another."""

    RANK = auto()
    MOVED = auto()
    """Places won or lost since the round before."""
    NUMBER = auto()
    """Whose line it is."""
    NAME = auto()
    WORDS = auto()
    FIGURE = auto()
    DECIMAL = auto()
    """Of two decimals."""
    SIGNED = auto()
    """The same with its sign."""
    MEAN = auto()
    """The same; programs are told four decimals."""
    FRACTION = auto()
    """With as many decimals as it needs."""
    SCORE = auto()
    """With two decimals, more where they tell two apart."""
    MONEY = auto()
    """In cents."""
    DAY = auto()

    @property
    def is_words(self) -> bool:
        """Whether it stands at the left."""
        return self in (ColumnKind.NAME, ColumnKind.WORDS)


class Ink(Enum):
    """What a text looks like."""

    PLAIN = auto()
    STRONG = auto()
    QUIET = auto()
    GOOD = auto()
    AMBER = auto()


@dataclass(frozen=True)
class Cell:
    """A text with its ink; `tip` is read aloud and shown at the pointer in its place."""

    text: str
    ink: Ink = Ink.PLAIN
    tip: str = ""
    sign: object = None
    """A picture beside it, where a screen has one."""


@dataclass(frozen=True)
class Column(Generic[R]):
    """A heading, and what each line has and shows below it.

    What `may_lack` is left out where nobody has it, what `may_yield` where there is no room for
    all, the last first; what is spare, where a table goes sideways all the same. Where room is
    short, `short` is the heading.
    """

    heading: str
    value: Callable[[R], Value] = lambda _row: None
    shows: Callable[[R], str | Cell] | None = None
    """What people read of it, where it is not the value as it is."""
    kind: ColumnKind = ColumnKind.FIGURE
    ink: Ink = Ink.PLAIN
    code: str = ""
    """What programs call it, and formulas."""
    media: Media = Media.PEOPLE
    is_typed: bool = False
    """Whether people correct it in a workbook, where the rest follows."""
    is_exact: bool = False
    """Whether programs are told the exact number too, beside the one that is rounded."""
    below: Media = Media.NOWHERE
    """Where it stands small below the name, having no column of its own."""
    tip: str = ""
    may_lack: bool = False
    may_yield: bool = False
    short: str = ""
    is_spare: bool = False

    @property
    def is_words(self) -> bool:
        """Whether words stand in it."""
        return self.kind.is_words

    def cell(self, row: R) -> Cell:
        """Return what people read of a line."""
        if self.shows is None:
            value = self.value(row)
            text = with_minus(str(value)) if isinstance(value, int) else str(value or "")
            return Cell(text, self.ink)
        shown = self.shows(row)
        return shown if isinstance(shown, Cell) else Cell(shown, self.ink)


@dataclass(frozen=True)
class Listing(Generic[R]):
    """The lines of a table in their order."""

    columns: tuple[Column[R], ...]
    rows: tuple[R, ...]
    title: str = ""
    is_first: Callable[[R], bool] = lambda _row: False
    """Whether a line is to stand out: those who win."""
    is_total: Callable[[R], bool] = lambda _row: False
    """Whether a line adds others up."""
    is_quiet: Callable[[R], bool] = lambda _row: False
    """Whether a line counts no more."""

    def on(self, medium: Media) -> tuple[Column[R], ...]:
        """Return the columns that somebody sees; what is read and no more has none that are empty.

        Where results come in or are corrected, what nobody has yet may still come.
        """
        seen = (each for each in self.columns if medium in each.media and medium not in each.below)
        if medium not in Media.PAPER | Media.TERMINAL | Media.PAGE:
            return tuple(seen)
        rows = self.rows
        return tuple(e for e in seen if not e.may_lack or any(e.cell(row).text for row in rows))

    def below(self, medium: Media) -> tuple[Column[R], ...]:
        """Return what stands small below the names."""
        return tuple(each for each in self.columns if medium in each.below)

    def lines(self, medium: Media) -> Iterator[tuple[Cell, ...]]:
        """Yield what each line shows in each of its columns."""
        columns = self.on(medium)
        for row in self.rows:
            cells = (each.cell(row) for each in columns)
            quiet = self.is_quiet(row)
            yield tuple(replace(each, ink=Ink.QUIET) if quiet else each for each in cells)

    def of_kind(self, kind: ColumnKind) -> Column[R] | None:
        """Return the column of a kind of which there is one."""
        return next((each for each in self.columns if each.kind is kind), None)

    def name(self, row: R) -> str:
        """Return how whom a line is about is called."""
        column = self.of_kind(ColumnKind.NAME)
        return str(column.value(row)) if column else ""

    def moved(self, row: R) -> int:
        """Return the places won since the round before, less than nothing where lost."""
        column = self.of_kind(ColumnKind.MOVED)
        places = column.value(row) if column else 0
        return places if isinstance(places, int) else 0


def rank_heading(_: Words) -> str:
    """Return what places are headed, on whatever table or sheet."""
    return _("Rank")


def rank_column(_: Words, rank: Callable[[R], Value]) -> Column[R]:
    """Return the places."""
    everywhere = Media.EVERYWHERE | Media.RUNNING
    return Column(
        rank_heading(_), rank, kind=ColumnKind.RANK, ink=Ink.STRONG, code="rank", media=everywhere
    )


def standing_columns(
    _: Words,
    number: tuple[str, str],
    _of: type[K],
    who: Callable[[K], int],
    name: Callable[[K], str],
    before: Mapping[int, int] | None = None,
    is_placed: Callable[[K], bool] = lambda _row: True,
) -> Iterator[Column[K]]:
    """Yield what every line of standings begins with: place, places won, number and name.

    `number` is what the numbers are called by programs and by people, `before` the ranks of the
    round before. Before anything of a line is in, it has no place (`is_placed`).
    """
    ranks, everywhere = before or {}, Media.EVERYWHERE | Media.RUNNING

    def moved(row: K) -> int:
        return ranks.get(who(row), row.rank) - row.rank

    yield rank_column(_, lambda row: row.rank if is_placed(row) else None)
    yield Column(
        _("Places"),
        moved,
        lambda row: moved_cell(moved(row), _),
        kind=ColumnKind.MOVED,
        media=Media.SCREEN | Media.RUNNING,
        may_lack=True,
        short="▲▼",
        is_spare=True,
    )
    code, heading = number
    yield Column(heading, who, kind=ColumnKind.NUMBER, ink=Ink.QUIET, code=code, media=everywhere)
    yield Column(_("Name"), name, kind=ColumnKind.NAME, code="name", media=everywhere)


def remarks_column(_: Words, remark: Callable[[R], str], below: Media) -> Column[R]:
    """Return what is said of a line: how a tie was broken, or that somebody left."""
    return Column(
        _("Remarks"),
        remark,
        lambda row: sentence_case(remark(row)),
        kind=ColumnKind.WORDS,
        ink=Ink.QUIET,
        code="tie",
        media=Media.EVERYWHERE,
        below=below,
        may_lack=True,
    )


def moved_cell(moved: int, _: Words) -> Cell:
    """Return the places gained since the round before, as an arrow."""
    if moved > 0:
        return Cell(f"▲{moved}", Ink.GOOD, _.plural("Up {n} place", "Up {n} places", moved))
    if moved < 0:
        down = _.plural("Down {n} place", "Down {n} places", -moved)
        return Cell(f"▼{-moved}", Ink.QUIET, down)
    return Cell("", Ink.PLAIN, _("Same place as before"))


def _reach_columns(reach: Reach, _: Words) -> Iterator[Column[Any]]:
    """Yield how far standings reach, which each line of them says."""
    answer = _("yes") if reach.is_provisional else _("no")
    facts: tuple[tuple[str, str, Value, str], ...] = (
        ("after_round", _("After round"), reach.after_round, ""),
        ("in_play", _("Round in play"), reach.in_play, ""),
        ("provisional", _("Provisional"), "yes" if reach.is_provisional else "no", answer),
        ("missing", _("Missing"), missing_sentence(reach, _), ""),
    )
    for code, heading, value, shown in facts:
        cell = _always(shown) if shown else None
        yield Column(heading, _always(value), cell, code=code, media=Media.PROGRAMS)


def _always(value: V) -> Callable[[object], V]:
    return lambda _row: value


def with_reach(listing: Listing[R], reach: Reach, _: Words) -> Listing[R]:
    """Return standings with how far they reach at the end of each line."""
    return replace(listing, columns=(*listing.columns, *_reach_columns(reach, _)))
