"""What is written in the cells of a score sheet for a deal that is in already."""

from collections.abc import Callable
from enum import Enum

from whist_td.core.contracts import Strain
from whist_td.core.deal_fields import DealField, FieldKind
from whist_td.formats.club_night.games.game import AnyGame
from whist_td.formats.club_night.paper.parts import NOTHING
from whist_td.formats.club_night.views.views import DealView
from whist_td.formats.club_night.words.games import game_label
from whist_td.formats.club_night.words.labels import signed
from whist_td.formats.club_night.words.seats import group_sign, seat_sign
from whist_td.words.labels import strain_label
from whist_td.words.words import Words

Written = Callable[[DealView], str]
"""What a cell says of a deal; nothing where there is nothing to write."""
TICK = "×"
_WORD_MOST = 14


def nothing_written(_deal: DealView) -> str:
    """Leave the cell as it is printed."""
    return ""


def answer(name: str, deal: DealView) -> object:
    """Return what was said of a deal; None where it was not asked."""
    return getattr(deal.deal.facts, name, None)


def written(field: DealField, game: AnyGame, players: int, _: Words) -> Written:
    """Return how an answer is written as a table writes it: nothing of nobody, or left unsaid."""

    def text_of(deal: DealView) -> str:
        value = answer(field.name, deal)
        is_unsaid = field.left_unsaid and value == field.usual and value is not True
        return "" if value is None or is_unsaid else _told(field, value, game, players, _)

    return text_of


def _told(field: DealField, value: object, game: AnyGame, players: int, _: Words) -> str:
    match value:
        case bool():
            text = TICK if value else ""
        case int() if field.kind is FieldKind.SIDE:
            text = group_sign(value, field.groups, game, players, _)
        case int() if field.kind is FieldKind.SEAT:
            text = seat_sign(value, players, _)
        case tuple():
            text = " ".join(seat_sign(seat, players, _) for seat in value)
        case Strain():
            text = strain_label(value, _)
        case Enum():
            text = _abbreviated(game_label(value, _).partition(" (")[0])
        case _other:
            text = str(value)
    return text


def _abbreviated(label: str) -> str:
    """Return a label as one writes it in a small cell: the head of a long double word is cut.

    >>> _abbreviated("demander-emballer"), _abbreviated("misère sur table")
    ('dem.-emballer', 'misère sur table')
    """
    head, hyphen, tail = label.partition("-")
    is_long = len(label) > _WORD_MOST and hyphen and " " not in label
    return f"{head[:3]}.-{tail}" if is_long else label


def part_written(name: str, at: int) -> Written:
    """Return how one number of an answer is written, or whether its box is ticked."""

    def text_of(deal: DealView) -> str:
        value = answer(name, deal)
        part = value[at] if isinstance(value, tuple) else None
        if isinstance(part, bool):
            return TICK if part else ""
        return "" if part is None else str(part)

    return text_of


def pack_cell(field: DealField, seat: int, deal: DealView) -> str:
    """Return what is written of a pack in the cell of a seat; one number stands in the first."""
    value = answer(field.name, deal)
    if isinstance(value, tuple):
        return part_written(field.name, seat)(deal)
    if field.kind is FieldKind.SEAT:
        return TICK if value == seat else ""
    return "" if seat or value is None else str(value)


def points_written(seat: int) -> Written:
    """Return how the points of a seat are written; a dash where the deal does not count."""
    return lambda deal: signed(deal.gains.points[seat]) if deal.gains else NOTHING


def score_written(side: int) -> Written:
    """Return how the running score of a side is written after a deal."""
    return lambda deal: str(deal.running.score[side]) if deal.gains else NOTHING
