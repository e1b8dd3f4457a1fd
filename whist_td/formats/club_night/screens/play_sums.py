"""Numbers that have a known sum, as the cards of one pack: how far they are, and what is left."""

from whist_td.formats.club_night.games.game import DealField, FieldKind
from whist_td.formats.club_night.games.scottish import rules as scottish
from whist_td.formats.club_night.games.whip import rules as whip
from whist_td.formats.club_night.screens.play_draft import Asked, Draft, Step

_TOTALS = {
    ("whip", "aces"): whip.ACES,
    ("whip", "cards"): whip.CARDS,
    ("whip", "spades"): whip.SPADES,
    ("scottish", "cards"): scottish.PACK,
}
_LEFT_ON_THE_TABLE = "left"
"""The field of cards that nobody took: they are missing from every sum."""


def total_of(game: str, field: DealField) -> int | None:
    """Return what the numbers of a field sum to; None where they may be anything."""
    return _TOTALS.get((game, field.name))


def sum_said(field: DealField, draft: Draft) -> int:
    """Return the sum of the numbers said so far."""
    return sum(number for number in draft.said.get(field.name) or () if number)


def is_wrong(game: str, field: DealField, told: Asked, draft: Draft) -> bool:
    """Tell whether the numbers cannot be right: too many, or all said and too few."""
    total = total_of(game, field)
    if total is None:
        return False
    said, is_whole = sum_said(field, draft), not _unsaid(field, draft)
    return said > total or (is_whole and said < total and not _may_lack(told))


def rest_of(game: str, told: Asked, draft: Draft, step: Step) -> int | None:
    """Return the only number that can still be said; None where there is a choice.

    With all four aces taken, whoever comes next has none; the last one has what the others left.
    """
    total = total_of(game, step.field)
    if total is None or draft.of(step) is not None or _may_lack(told):
        return None
    rest = total - sum_said(step.field, draft)
    is_only = rest == 0 or len(_unsaid(step.field, draft)) == 1
    return rest if is_only and step.field.least <= rest <= step.field.most else None


def _unsaid(field: DealField, draft: Draft) -> tuple[int, ...]:
    parts = range(len(field.groups)) if field.kind is FieldKind.NUMBERS else range(1)
    return tuple(part for part in parts if draft.of(Step(field, part)) is None)


def _may_lack(told: Asked) -> bool:
    return any(field.name == _LEFT_ON_THE_TABLE for field in told.fields)
