"""The columns of a score sheet: the fields that a game's entry asks for, and what they come to."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from whist_td.core.strains import SUITS
from whist_td.formats.club_night.games.game import Field, FieldKind
from whist_td.formats.club_night.games.words import SIDES
from whist_td.formats.club_night.paper.signs import group_sign, plays_by_letters, seat_sign
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.views.paper_views import sheet_fields
from whist_td.formats.club_night.words.games import field_label
from whist_td.words.words import Words

_LEFT_TO_A_NOTE = ("erased",)
"""Fields so rare that a mark beside another one serves."""
_WIDE, _MIDDLE, _NARROW, _SUITS = 30.0, 17.0, 13.0, 22.0
_TICKS = 15.0


class Printed(Enum):
    """What stands in the cells of a column before anybody writes."""

    NOTHING = auto()
    DEAL_NUMBER = auto()
    DEALER = auto()
    SUITS = auto()
    TICK = auto()


@dataclass(frozen=True)
class SheetColumn:
    """One column: its heading, its width beside the others', and what is printed in it."""

    title: str
    weight: float
    printed: Printed = Printed.NOTHING
    is_result: bool = False
    has_total: bool = False


def sheet_columns(choice: GameChoice, players: int, _: Words) -> tuple[SheetColumn, ...]:
    """Return the columns for a table, from the left."""
    asked = sheet_fields(choice, players)
    return (
        SheetColumn(_("Deal"), 10, Printed.DEAL_NUMBER),
        *_dealer(choice, _),
        *(column for field in asked for column in _told(field, choice, players, _)),
        *_results(choice, players, _),
    )


def _dealer(choice: GameChoice, _: Words) -> Iterator[SheetColumn]:
    """Yield the column of the dealer, which is printed where the deal goes round."""
    if not choice.game.sides_change:
        yield SheetColumn(field_label("dealer", _), 13, Printed.DEALER)


def _told(field: Field, choice: GameChoice, players: int, _: Words) -> Iterator[SheetColumn]:
    if field.name == "dealer" or field.name in _LEFT_TO_A_NOTE:
        return
    label = field_label(field.name, _)
    signs = [
        group_sign(at, field.groups, choice.game, players, _) for at in range(len(field.groups))
    ]
    match field.kind:
        case FieldKind.NUMBERS:
            yield from (SheetColumn(_headed(label, sign, _), _NARROW) for sign in signs)
        case FieldKind.SWITCHES:
            yield from (
                SheetColumn(_headed(label, sign, _), _TICKS, Printed.TICK) for sign in signs
            )
        case FieldKind.NUMBER:
            told = SIDES[0] if len(field.groups) == 1 else ""
            yield SheetColumn(_headed(label, told, _), 14)
        case FieldKind.SWITCH:
            yield SheetColumn(label, _TICKS, Printed.TICK)
        case FieldKind.CHOICE:
            is_suit = field.choices == SUITS
            printed = Printed.SUITS if is_suit else Printed.NOTHING
            yield SheetColumn(label, _SUITS if is_suit else _WIDE, printed)
        case FieldKind.SIDE | FieldKind.SEAT | FieldKind.SEATS:
            yield SheetColumn(label, _MIDDLE)


def _headed(label: str, sign: str, _: Words) -> str:
    return _("{what} {sign}", what=label, sign=sign) if sign else label


def _results(choice: GameChoice, players: int, _: Words) -> Iterator[SheetColumn]:
    game = choice.game
    sides = game.sides(choice.options, players)
    signs = [group_sign(at, sides, game, players, _) for at in range(len(sides))]
    if game.sides_change:
        signs = [seat_sign(seat, players, _) for seat in range(players)]
    if not game.start(choice.options, players).score:
        yield from (
            SheetColumn(_headed(_("Points"), sign, _), 15, is_result=True, has_total=True)
            for sign in signs
        )
    elif game.is_zero_sum:
        yield from (SheetColumn(_headed(_("Score"), sign, _), 14, is_result=True) for sign in "AB")
        yield from (
            SheetColumn(_headed(_("Counters"), sign, _), 16, is_result=True, has_total=True)
            for sign in signs
        )
    else:
        wide = 14 if plays_by_letters(sides, players) else 12
        yield from (
            SheetColumn(_headed(_("Points"), sign, _), wide, is_result=True, has_total=True)
            for sign in signs
        )
        yield from (
            SheetColumn(_headed(_("Score"), sign, _), wide, is_result=True) for sign in signs
        )
