"""What keeps somebody from being forgotten, as facts."""

from dataclasses import dataclass

from whist_td.core.errors import RuleError


@dataclass(eq=False)
class UnknownPersonError(RuleError):
    """A name that stands nowhere in the club file."""

    name: str
