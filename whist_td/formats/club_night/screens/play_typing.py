"""What the keys say of one step of a deal: a choice by its key, a number by its digits."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from whist_td.formats.club_night.games.game import DealField, FieldKind
from whist_td.formats.club_night.screens.play_draft import Asked, Step

NUMBERS = (FieldKind.NUMBER, FieldKind.NUMBERS)


@dataclass(frozen=True)
class Typed:
    """A number as it is typed: its digits, and the number where it will do."""

    text: str
    number: int | None


def typed_on(before: str, digit: str, field: DealField) -> Typed:
    """Return a number with one digit more; after one that will not do, begin anew.

    >>> field = DealField("tricks", FieldKind.NUMBER, least=0, most=13)
    >>> typed_on("1", "2", field).number, typed_on("1", "5", field), typed_on("15", "6", field)
    (12, Typed(text='15', number=None), Typed(text='6', number=6))
    """
    text = digit if before and not _fits(int(before), field) else before + digit
    number = int(text)
    return Typed(text, number if _fits(number, field) else None)


def _fits(number: int, field: DealField) -> bool:
    return field.least <= number <= field.most


def taken(field: DealField, answer: Any, value: Any) -> Any:  # noqa: ANN401 - each kind has its own
    """Return the answer of a field after a choice: of several, a choice is put in or taken out."""
    match field.kind:
        case FieldKind.SEATS:
            return _toggled(field, tuple(answer or ()), value)
        case FieldKind.SWITCHES:
            before = tuple(answer or (False,) * len(field.groups))
            return tuple(each != (place == value) for place, each in enumerate(before))
        case _:
            return value


def _toggled(field: DealField, seats: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    if seat is None:
        return ()
    if field.most == 1 and field.least:
        # Said again as it stands, it stays: nobody else could be meant.
        return (seat,)
    if seat in seats:
        return tuple(each for each in seats if each != seat)
    if field.most == 1:
        return (seat,)
    # One more than may be takes the place of the first.
    return tuple(sorted((*seats, seat)[-field.most :])) if field.most else seats


def beside(values: Sequence[object], answer: object, step: int) -> object:
    """Return the choice before or after one; before the first answer, the first or the last."""
    if answer not in values:
        return values[0 if step > 0 else -1]
    return values[max(0, min(values.index(answer) + step, len(values) - 1))]


def step_after(told: Asked, at: Step, *, is_passed: bool = False) -> Step | None:
    """Return what is asked next; a field passed over as usual is passed with all its numbers."""
    steps = told.steps
    place = steps.index(at)
    later = steps[place + 1 :]
    if is_passed:
        later = tuple(step for step in later if step.field.name != at.field.name)
    return later[0] if later else None


def step_before(told: Asked, at: Step) -> Step | None:
    """Return what was asked before."""
    place = told.steps.index(at)
    return told.steps[place - 1] if place else None


def same_step(told: Asked, at: Step | None) -> Step:
    """Return the step that stands where another stood before the fields changed."""
    steps = told.steps
    if at is not None:
        for step in steps:
            if (step.field.name, step.part) == (at.field.name, at.part):
                return step
    return steps[0]
