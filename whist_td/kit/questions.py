"""What the director is asked, as data: a field, what stands in it, and what depends on it.

A form is a generator. It yields its questions one by one and is sent each answer, so that what an
answer brings along is asked below it in a plain `if`; what it returns is what the answers come to:

    def deposit(_: Words) -> Asking[Command]:
        cents = yield Ask("amount", _("Amount"), None, Text(read=read_amount))
        if cents > MUCH:
            note = yield Ask("note", _("Note"), "")
        return Deposit(cents, note if cents > MUCH else "")

`kit.form` lays it out, and lets it ask anew after each answer.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from whist_td.kit.typed_rows import tidied

if TYPE_CHECKING:
    from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

Options: TypeAlias = Sequence[tuple[str, Any]]
"""What can be chosen: how it is called, and what it stands for."""


@dataclass(frozen=True)
class Text:
    """A line that is typed; what cannot be read is refused, and as good as not typed."""

    hint: str = ""
    """What stands in the empty line."""
    read: Callable[[str], Any] = tidied
    write: Callable[[Any], str] = lambda value: "" if value is None else str(value)
    completes: "Callable[[QLineEdit], QCompleter] | None" = None
    letters: int = 0
    """So many are read at least, or it stands on a line of its own."""


@dataclass(frozen=True)
class Number:
    """A whole number between two limits."""

    least: int = 0
    most: int = 999
    unsaid: str = ""
    """What the least number says, where it is no number."""
    unit: str = ""
    """What stands after the number."""
    step: int = 1


@dataclass(frozen=True)
class Day:
    """A date; one that need not be known is ticked first, and is None where it is not."""

    is_known: bool = True


@dataclass(frozen=True)
class OneOf:
    """One of several options; with a hint, none is chosen before somebody chooses."""

    options: Options
    hint: str = ""


@dataclass(frozen=True)
class AnyOf:
    """Any number of options, in their order."""

    options: Options
    named: Callable[[Any], str] = lambda option: str(option.name).lower()
    """The name by which the box of an option is found."""


@dataclass(frozen=True)
class Own:
    """A field of its own kind: it has a `value`, `show_value` and a signal `edited`."""

    made: "Callable[[QWidget], QWidget]"


class YesNo(Enum):
    """Yes or no; what is asked stands beside the box, where it may go on below if it is long."""

    SHORT = "short"
    FOLDS = "folds"


Kind: TypeAlias = Text | Number | Day | OneOf | AnyOf | YesNo | Own


def nothing_wrong(_answer: Any) -> str:  # noqa: ANN401 - any answer
    """Have nothing to say against an answer."""
    return ""


@dataclass(frozen=True)
class Ask:
    """One question: the name of its field, what stands before it, and what is answered so far.

    Where `value` is not what it was when the form last asked, the field shows it; else it keeps
    what was typed.
    """

    name: str
    label: str
    value: Any
    kind: Kind = Text()
    about: str | Callable[[Any], str] = ""
    """What the question or the answer means, said below."""
    needed: str = ""
    """What is said where nothing is answered."""
    check: Callable[[Any], str] = nothing_wrong
    """What is wrong with the answer, as a sentence."""
    line: str = ""
    """Questions with the same word here stand on one line, each with its share of the width."""
    share: int = 1
    spoken: str = ""
    """What the field is called for who does not see it, where the label alone would not do."""
    fixed: str = ""
    """Why the answer can no longer change."""
    is_proposal: bool = False
    """Whether what was typed stays when another value is described."""
    is_plain: bool = False
    """Whether the label is only read out: the words of the page have asked already."""


@dataclass(frozen=True)
class Note:
    """A sentence among the questions."""

    name: str
    text: str
    role: str = "quiet"
    line: str = ""
    share: int = 1


@dataclass(frozen=True)
class More:
    """What follows is folded away until it is wanted."""

    name: str


@dataclass(frozen=True)
class Press:
    """A button among the questions, which leads elsewhere."""

    name: str
    text: str
    does: "Callable[[QWidget], object]"
    line: str = ""
    role: str = ""
    is_possible: bool = True


@dataclass(frozen=True)
class Fold:
    """What follows stands in a part that is folded under its title, until it `Says` what it has."""

    name: str
    title: str


@dataclass(frozen=True)
class Says:
    """The end of a part, and what it says while it is folded."""

    name: str
    text: str


Item: TypeAlias = Ask | Note | More | Press | Fold | Says
A = TypeVar("A")
Asking: TypeAlias = Generator[Item, Any, A]


def one_of(kinds: Iterable[Enum], label: Callable[[Any], str], hint: str = "") -> OneOf:
    """Return the choice among some kinds of a thing, each by its name."""
    named = ((label(kind), kind) for kind in kinds)
    return OneOf([(name[:1].upper() + name[1:], kind) for name, kind in named], hint)
