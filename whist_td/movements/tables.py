"""What searches found: tables in resources/movements, each read when first asked for.

A table is a file of lines with fields between tabs. Its head names the columns (first numbers by
which a movement is looked up, then texts), what wrote it, the seed of its search or the file beside
that program which has the seed of each line, how many lines follow, and the SHA-256 of these.

Counting gives a bound for each figure of a movement. Where one stays above it, all ways there are
may have been listed (`packaging/movements/prove_small.py`): then it is proved that there is nothing
better.
"""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from enum import Enum
from functools import cache
from hashlib import sha256
from string import ascii_letters, digits

from whist_td.assets import asset

LETTERS = digits + ascii_letters + "".join(map(chr, range(0xC0, 0x100)))
_VALUES = {letter: value for value, letter in enumerate(LETTERS)}
Key = tuple[int, ...]
Row = tuple[str, ...]


def decoded(text: str) -> list[int]:
    """Return letters as numbers.

    >>> decoded("0aZ")
    [0, 10, 61]
    """
    return [_VALUES[letter] for letter in text]


class FoundTable(Enum):
    """What was found, by the name of its file."""

    WHIZ_BOARDS = "whiz_boards"
    """Evenings in which boards and people were moved until people compared evenly."""
    WHIZ_EVENINGS = "whiz_evenings"
    """Evenings for which nothing shorter serves as well, the seats still open."""
    WHIZ_OTHERS = "whiz_others"
    """Second choices, the seats still open."""
    WHIZ_SEATED = "whiz_seated"
    """Second choices of small rooms, each in his seat."""
    WHIZ_FURTHER = "whiz_further"
    """Third choices of small rooms, each in his seat."""
    WHIZ_ROUNDS = "whiz_rounds"
    """Which rounds of a ladder to play when not all are wanted."""
    WHIZ_ROVERS = "whiz_rovers"
    """The places that rovers take; 0 rounds stand for the longest ladder."""
    WHIZ_SEATS = "whiz_seats"
    """How the three of every table sit, two tables a letter; 2 is the second choice."""
    WHIZ_SKIPS = "whiz_skips"
    """Ladders whose tables are not prime to 6: East, then South, then boards."""
    WHIZ_STEPS = "whiz_steps"
    """For each round how far East, South and the boards are ahead, to compare most evenly."""
    WHIZ_TURNS = "whiz_turns"
    """Starters of two circles; nobody sits out."""
    WHIZ_HALVES = "whiz_halves"
    """As turns: some meet twice, so that all play all deals."""
    WHIZ_THIRDS = "whiz_thirds"
    """Starters of two circles, and a round more; nobody sits out."""
    WHIZ_THREES = "whiz_threes"
    """Starters of three circles, and a round more; nobody sits out."""
    WHIZ_EVENS = "whiz_evens"
    """As threes, and three who keep their table."""
    WHIZ_HOLES = "whiz_holes"
    """Starters of two circles, and one sits out."""
    WHIZ_HOLES_OF_TWO = "whiz_holes_of_two"
    """Starters of two circles, and two sit out."""
    WHIZ_EXTRAS = "whiz_extras"
    """Starters with whole rounds behind them."""
    WHIZ_PROVED = "whiz_proved"
    """The fewest second meetings, where listing all ways proved it; 1 where copies are no help."""
    WHIZ_PROVED_SETS = "whiz_proved_sets"
    """The fewest sets beside the fewest second meetings, where listing all ways proved it."""
    INDIVIDUAL_STARTERS = "individual_starters"
    """Base rounds, by players and the most rounds each serves."""
    INDIVIDUAL_EVENINGS = "individual_evenings"
    """Whole small evenings."""
    INDIVIDUAL_FIVES = "individual_fives"
    """Whole evenings with tables of five in which fewer meet again, and some sit there twice."""
    INDIVIDUAL_SEEDS = "individual_seeds"
    """The seeds by which better evenings are drawn."""
    WHIST_CIRCLES = "whist_circles"
    """The base round of whist tournaments on a circle."""
    WHIST_ROUNDS = "whist_rounds"
    """Rounds of whist tournaments on lines of places: some that stay, some that are turned."""
    WHIST_STEPS = "whist_steps"
    """How far East, South and West are along their lines, round by round."""


class DamagedTableError(ValueError):
    """A table is not what its head says."""


@dataclass(frozen=True)
class Head:
    """What the first line of a table says."""

    schema: str
    generator: str
    seed: str
    rows: int
    sha256: str

    def line(self) -> str:
        """Return the line."""
        return "\t".join(f"{name}={value}" for name, value in asdict(self).items())


@cache
def rows(table: FoundTable) -> tuple[Row, ...]:
    """Return the lines of a table."""
    _, body = _read(table)
    return tuple(tuple(line.split("\t")) for line in body.splitlines())


@cache
def found(table: FoundTable) -> Mapping[Key, str]:
    """Return what a table has, by its numbers."""
    return {tuple(map(int, numbers)): text for *numbers, text in rows(table)}


@cache
def found_by_one(table: FoundTable) -> Mapping[int, str]:
    """Return what a table has that is looked up by one number."""
    return {number: text for (number,), text in found(table).items()}


def forget() -> None:
    """Read every table anew when it is next asked for."""
    for reader in (rows, found, found_by_one):
        reader.cache_clear()


def composed(schema: str, generator: str, seed: str, lines: Iterable[Row]) -> str:
    """Return a table as it is stored.

    >>> composed("tables:int", "find.py", "1", [("5",)]).split()[:4]
    ['schema=tables:int', 'generator=find.py', 'seed=1', 'rows=1']
    """
    each = ["\t".join(line) + "\n" for line in lines]
    body = "".join(each)
    head = Head(schema, generator, seed, len(each), _sum(body))
    return f"{head.line()}\n{body}"


def check_tables() -> None:
    """Refuse tables that are damaged, and stop where one is missing."""
    for table in FoundTable:
        check(table, *_read(table))


def check(table: FoundTable, first: str, body: str) -> None:
    """Refuse a table whose head does not say what its body is."""
    fields = dict(field.partition("=")[::2] for field in first.split("\t"))
    lines = [line.split("\t") for line in body.splitlines()]
    schema = fields.get("schema", "")
    head = Head(schema, fields.get("generator", ""), fields.get("seed", ""), len(lines), _sum(body))
    if head.line() != first:
        raise DamagedTableError(table.value, "head")
    kinds = [column.partition(":")[2] for column in schema.split()]
    if not all(_fits(line, kinds) for line in lines):
        raise DamagedTableError(table.value, "schema")


def _sum(body: str) -> str:
    return sha256(body.encode()).hexdigest()


def _fits(line: list[str], kinds: list[str]) -> bool:
    return len(line) == len(kinds) and all(
        field.isdecimal() if kind == "int" else kind == "letters" and field.isprintable()
        for field, kind in zip(line, kinds, strict=True)
    )


def _read(table: FoundTable) -> tuple[str, str]:
    first, _, body = asset("movements", f"{table.value}.tsv").read_text("utf-8").partition("\n")
    return first, body


class Known(Enum):
    """Whether a figure could be better."""

    AT_BOUND = "at_bound"
    """Counting shows that it cannot."""
    PROVED = "proved"
    """Listing all ways there are showed that it cannot."""
    OPEN = "open"
    """Nobody here knows."""


@dataclass(frozen=True)
class Standing:
    """What is known of each figure for which there is a bound, in the order of the aims."""

    repeats: Known
    complete: Known
    comparison: Known
    seats: Known


def fewest_repeats(players: int, rounds: int, copies: int = 1) -> int | None:
    """Return the fewest second meetings, where that is proved; None where it is not.

    What holds with copies holds without them too.

    >>> fewest_repeats(11, 6), fewest_repeats(6, 3), fewest_repeats(6, 3, copies=2)
    (2, 12, 5)
    """
    proved = found(FoundTable.WHIZ_PROVED)
    keys = [(players, rounds, 1), *([(players, rounds, 0)] if copies == 1 else [])]
    return max((int(proved[key]) for key in keys if key in proved), default=None)


def fewest_sets(players: int, rounds: int) -> int | None:
    """Return the fewest sets beside the fewest second meetings, where that is proved.

    >>> fewest_sets(10, 3), fewest_sets(12, 3)
    (4, None)
    """
    proved = found(FoundTable.WHIZ_PROVED_SETS).get((players, rounds))
    return None if proved is None else int(proved)
