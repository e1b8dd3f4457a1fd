"""A deal while a table tells it: what has been said, what is asked, what it would come to."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any

from whist_td.formats.club_night.commands.commands import EnterDeal, InsertDeal
from whist_td.formats.club_night.games.game import DealField, FieldKind
from whist_td.formats.club_night.rules.deals import DealPlace, TableDeal
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.play import with_deal_between
from whist_td.formats.club_night.views.views import DealTrial, running_before, tried

Said = Mapping[str, Any]
"""What has been said, by the name of the field; of several numbers some may be None still."""


class Way(Enum):
    """What a deal that is told is for."""

    NEXT = auto()
    CORRECT = auto()
    INSERT = auto()


@dataclass(frozen=True)
class Step:
    """One thing to say: a field, or one of its numbers."""

    field: DealField
    part: int = 0


@dataclass(frozen=True)
class Draft:
    """One deal of a table, told as far as it has been."""

    place: DealPlace
    way: Way = Way.NEXT
    said: Said = field(default_factory=dict)

    def saying(self, step: Step, value: object) -> "Draft":
        """Return the draft with one thing more said; None takes it back."""
        name = step.field.name
        if step.field.kind is FieldKind.NUMBERS:
            parts = list(self.said.get(name) or [None] * len(step.field.groups))
            parts[step.part] = value
            value = tuple(parts)
        return replace(self, said={**self.said, name: value})

    def of(self, step: Step) -> object:
        """Return what has been said of a step, None where nothing was."""
        value = self.said.get(step.field.name)
        if step.field.kind is FieldKind.NUMBERS:
            return value[step.part] if value else None
        return value

    def seats_of(self, asked_for: DealField) -> tuple[int, ...] | None:
        """Return the seats named so far, be they too few; None where nobody was spoken of."""
        named = self.said.get(asked_for.name)
        if named is None:
            return None
        known = {seat for group in asked_for.groups for seat in group}
        return tuple(seat for seat in named if seat in known)


@dataclass(frozen=True)
class Asked:
    """What a game asks of a draft now, with what each field has: said, or usual."""

    fields: tuple[DealField, ...]
    answers: Said
    lacking: tuple[DealField, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        """What is said one by one, in order."""
        return tuple(
            Step(each, part)
            for each in self.fields
            for part in range(len(each.groups) if each.kind is FieldKind.NUMBERS else 1)
        )

    @property
    def is_told(self) -> bool:
        """Whether everything has been said."""
        return not self.lacking


def asked(evening: ClubNightEvent, draft: Draft) -> Asked:
    """Return what to ask; what is said early decides about what comes later."""
    game, running = evening.game, running_before(evening, draft.place)
    answers: dict[str, Any] = {}
    while True:
        fields = game.fields(running, evening.settings.game.options, answers)
        values = {each.name: _value(each, draft.said) for each in fields}
        fresh = next((f.name for f in fields if values[f.name] and f.name not in answers), None)
        if fresh is None:
            told = {name: value[0] for name, value in values.items() if value}
            return Asked(fields, told, tuple(f for f in fields if not values[f.name]))
        answers[fresh] = values[fresh][0]


def _value(asked_for: DealField, said: Said) -> tuple[object, ...]:
    """Return what a field has, alone in a tuple; nothing where it has yet to be said."""
    value = said.get(asked_for.name)
    if isinstance(value, tuple) and asked_for.kind is FieldKind.NUMBERS:
        value = _filled(value, asked_for.usual)
    if value is not None and fits(asked_for, value):
        return (value,)
    if asked_for.usual is not None or asked_for.is_optional:
        return (asked_for.usual,)
    return ((False,) * len(asked_for.groups),) if asked_for.kind is FieldKind.SWITCHES else ()


def _filled(parts: tuple[Any, ...], usual: object) -> tuple[Any, ...]:
    if not isinstance(usual, tuple) or len(usual) != len(parts):
        return parts
    return tuple(known if part is None else part for part, known in zip(parts, usual, strict=True))


def fits(asked_for: DealField, value: Any) -> bool:  # noqa: ANN401 - each kind has its own
    """Tell whether a value is one that a field takes."""
    numbers = range(asked_for.least, asked_for.most + 1)
    seats = {seat for group in asked_for.groups for seat in group}
    match asked_for.kind:
        case FieldKind.NUMBERS:
            return len(value) == len(asked_for.groups) and all(each in numbers for each in value)
        case FieldKind.SEATS:
            return set(value) <= seats and len(value) in numbers
    known: Mapping[FieldKind, Collection[object]] = {
        FieldKind.NUMBER: numbers,
        FieldKind.SIDE: range(len(asked_for.groups)),
        FieldKind.SEAT: seats,
        FieldKind.CHOICE: asked_for.choices,
    }
    return asked_for.kind not in known or value in known[asked_for.kind]


def deal_of(evening: ClubNightEvent, told: Asked) -> TableDeal:
    """Return the deal that has been told."""
    return evening.settings.game.deal(told.answers)


def trial(evening: ClubNightEvent, draft: Draft, deal: TableDeal) -> DealTrial:
    """Return what a deal would come to, or refuse it as entering it would."""
    if draft.way is not Way.INSERT:
        return tried(evening, draft.place, deal)
    place = draft.place
    scored = with_deal_between(evening, place, deal).sheet_at(place.round, place.table)
    line = scored.lines[place.deal - 1]
    doubts = evening.game.doubts(deal.facts)
    return DealTrial(line.gains, line.running, scored.totals, scored.is_over, doubts)


def command_of(draft: Draft, deal: TableDeal) -> EnterDeal | InsertDeal:
    """Return what the director asks for with a draft."""
    if draft.way is Way.INSERT:
        return InsertDeal(draft.place, deal)
    return EnterDeal(draft.place, deal)


def correction(evening: ClubNightEvent, place: DealPlace) -> Draft:
    """Return a deal that stands as a draft, to be told anew in part."""
    return Draft(place, Way.CORRECT, dict(vars(evening.results[place].facts)))
