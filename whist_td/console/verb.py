"""What a verb is: its name, how it is written, what it takes and what it does."""

import re
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NoReturn

from typing_extensions import override

from whist_td.desk.request_errors import ArgumentValueError, UsageError
from whist_td.words.words import Words


@dataclass(frozen=True)
class Argument:
    """One thing a verb takes: a place (`FILE`), an option with a value, or a switch."""

    name: str
    read: Callable[[str], object] | None = str
    needed: bool = False
    default: object = None
    many: bool = False
    """Whether it may be given several times, or takes all words that follow."""

    key: str = ""
    """The attribute under which the value is found; "": that of the name."""

    def __post_init__(self) -> None:
        if not self.key:
            object.__setattr__(self, "key", self.name.lstrip("-").replace("-", "_").lower())

    def is_given(self, request: Namespace) -> bool:
        """Tell whether a request says something with it, be it none or nothing."""
        value = getattr(request, self.key)
        return value is not None and value is not False


@dataclass(frozen=True)
class Verb:
    """A verb of the command line."""

    name: str
    usage: str
    help: str
    work: str
    """Where stands what it does: a module of the verbs, and a function there."""
    arguments: tuple[Argument, ...] = ()
    own: str = ""
    """The function beside it that returns the arguments whose values the work alone can read."""
    more: str = ""
    """The function beside it that tells what its own page of help has more, line by line."""
    of_formats: tuple[str, ...] = ()
    """What formats add to the help."""

    def help_text(self, _: Words) -> str:
        """Say how it is written and what it does."""
        return f"{self.usage}\n    {' '.join(map(_, (self.help, *self.of_formats)))}"


_BELOW_ZERO = re.compile(r"-\d+([.,/]\d+)?$")
"""What begins with a dash and is no option: -3, -1,5, -1/2."""


class Parser(ArgumentParser):
    """Takes a request apart without a word of its own: what is wrong is a `RuleError`."""

    def __init__(self, verb: Verb, own: Iterable[Argument]) -> None:
        super().__init__(prog=verb.name, add_help=False, allow_abbrev=False)
        self._verb = verb
        self._negative_number_matcher = _BELOW_ZERO
        for argument in (*verb.arguments, *own):
            self._take(argument)

    def _take(self, argument: Argument) -> None:
        read = argument.read

        def named(text: str) -> object:
            """Read a value; what is wrong with it is said of this argument."""
            try:
                return read(text) if read else text
            except ArgumentValueError as error:
                raise type(error)(argument.name, text, error.accepted) from None

        if read is None:
            self.add_argument(argument.name, dest=argument.key, action="store_true")
        elif argument.name.startswith("-"):
            self.add_argument(
                argument.name,
                dest=argument.key,
                type=named,
                default=argument.default,
                action="append" if argument.many else "store",
            )
        else:
            self.add_argument(argument.key, nargs="*" if argument.many else "?", type=named)

    @override
    def error(self, message: str) -> NoReturn:
        raise UsageError(self._verb.name, self._verb.usage)
