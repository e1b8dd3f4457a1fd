"""Deals by lot, told as a table tells them: field by field, as the game asks."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from whist_td.core.deal_fields import DealField, FieldKind
from whist_td.formats.club_night.rules.deals import DealPlace, TableDeal
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.views.views import running_before

SHARED = {"aces": 4, "cards": 52, "spades": 13}
"""What whip counts out to the last card."""
SLIP = 0.01
"""How often a slip of the pen is written down as it is."""


def a_deal(evening: ClubNightEvent, place: DealPlace, dice: Random) -> TableDeal:
    """Return a deal for a place, by lot."""
    running, choice = running_before(evening, place), evening.settings.game
    answers: dict[str, Any] = {}
    while True:
        asked = evening.game.fields(running, choice.options, answers)
        todo = [field for field in asked if field.name not in answers]
        if not todo:
            break
        field = next((each for each in todo if each.name == "left"), todo[0])
        answers[field.name] = _said(field, answers, choice.code, dice)
    kept = {field.name for field in asked}
    return choice.deal({name: value for name, value in answers.items() if name in kept})


def _said(field: DealField, answers: dict[str, Any], game: str, dice: Random) -> object:
    if field.kind is FieldKind.NUMBERS:
        return _numbers(field, answers, game, dice)
    return SAID[field.kind](field, dice)


def _seats(field: DealField, dice: Random) -> tuple[int, ...]:
    seats = [seat for group in field.groups for seat in group]
    return tuple(dice.sample(seats, dice.randint(field.least, field.most)))


def _side(field: DealField, dice: Random) -> int | None:
    return None if _left_empty(field, dice) else dice.randrange(len(field.groups))


def _number(field: DealField, dice: Random) -> int:
    if field.name == "left":
        return dice.choice((0, 0, 3))
    if dice.random() < SLIP:
        return field.most + 1
    if field.name == "tricks":
        return dice.choice((0, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10, 11, 12, 13))
    return dice.randint(field.least, field.most)


def _seat(field: DealField, dice: Random) -> object:
    if _left_empty(field, dice):
        return None
    if field.usual is not None and dice.random() > SLIP:
        return field.usual
    return dice.choice([seat for group in field.groups for seat in group])


def _choice(field: DealField, dice: Random) -> object:
    if field.usual is not None and dice.random() > SLIP:
        return field.usual
    return dice.choice(field.choices)


def _left_empty(field: DealField, dice: Random) -> bool:
    return field.is_optional and dice.random() < 0.8


def _numbers(field: DealField, answers: dict[str, Any], game: str, dice: Random) -> tuple[int, ...]:
    count = len(field.groups)
    if game == "scottish":
        return _shares(36, count, dice)
    if field.name in SHARED:
        left = answers.get("left") or 0
        return _shares(SHARED[field.name] - (left if field.name == "cards" else 0), count, dice)
    match field.name:
        case "honours":
            return _shares(dice.choice((0, 3, 4, 4, 4)), count, dice)
        case "revokes":
            return tuple(int(dice.random() < 0.05) * dice.randint(1, 4) for _ in field.groups)
        case "erased":
            return tuple(dice.randint(0, each) for each in answers["revokes"])
        case _:
            return tuple(dice.randint(0, 3) for _ in field.groups)


def _shares(total: int, count: int, dice: Random) -> tuple[int, ...]:
    """Deal a number out, no share of it too odd; a slip of the pen makes one too many."""
    cuts = sorted(dice.randint(0, total) for _ in range(count - 1))
    shares = [high - low for low, high in zip((0, *cuts), (*cuts, total), strict=True)]
    shares[0] += dice.random() < SLIP
    return tuple(shares)


SAID: Mapping[FieldKind, Callable[[DealField, Random], object]] = {
    FieldKind.NUMBER: _number,
    FieldKind.SIDE: _side,
    FieldKind.SEAT: _seat,
    FieldKind.SEATS: _seats,
    FieldKind.CHOICE: _choice,
    FieldKind.SWITCH: lambda _, dice: dice.random() < 0.5,
    FieldKind.SWITCHES: lambda field, dice: tuple(dice.random() < 0.2 for _ in field.groups),
}
