"""What will not do where deals are typed in play, as facts without sentences."""

from dataclasses import dataclass

from whist_td.core.errors import RuleError


@dataclass(eq=False)
class ClaimNotationError(RuleError):
    """Points of the traveller, after a stroke, that are not three whole numbers."""

    text: str
