"""A deal while a table tells it: the answers so far, what is asked next, what it would come to."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.commands.commands import EnterDeal, InsertDeal
from whist_td.formats.club_night.games import scottish, whip
from whist_td.formats.club_night.rules.deal_fields import Field, FieldKind
from whist_td.formats.club_night.rules.deals import DealPlace, TableDeal
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.play import with_deal_between
from whist_td.formats.club_night.screens.deal_keys import (
    NUMBERS,
    beside,
    caps_of,
    taken,
    typed_on,
    values_of,
)
from whist_td.formats.club_night.views.entry import DealTrial, running_before, tried
from whist_td.words.messages import message
from whist_td.words.words import Words

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

    field: Field
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

    def seats_of(self, asked_for: Field) -> tuple[int, ...] | None:
        """Return the seats named so far, be they too few; None where nobody was spoken of."""
        named = self.said.get(asked_for.name)
        if named is None:
            return None
        known = {seat for group in asked_for.groups for seat in group}
        return tuple(seat for seat in named if seat in known)


@dataclass(frozen=True)
class Asked:
    """What a game asks of a draft now, with what each field has: said, or usual."""

    fields: tuple[Field, ...]
    answers: Said
    lacking: tuple[Field, ...]

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


def _value(asked_for: Field, said: Said) -> tuple[object, ...]:
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


def fits(asked_for: Field, value: Any) -> bool:  # noqa: ANN401 - each kind has its own
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


_TOTALS = {
    ("whip", "aces"): whip.ACES,
    ("whip", "cards"): whip.CARDS,
    ("whip", "spades"): whip.SPADES,
    ("scottish", "cards"): scottish.PACK,
}
_LEFT_ON_THE_TABLE = "left"
"""The field of cards that nobody took: they are missing from every sum."""


def total_of(game: str, field: Field) -> int | None:
    """Return what the numbers of a field sum to; None where they may be anything."""
    return _TOTALS.get((game, field.name))


def sum_said(field: Field, draft: Draft) -> int:
    """Return the sum of the numbers said so far."""
    return sum(number for number in draft.said.get(field.name) or () if number)


def is_wrong(game: str, field: Field, told: Asked, draft: Draft) -> bool:
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


def _unsaid(field: Field, draft: Draft) -> tuple[int, ...]:
    parts = range(len(field.groups)) if field.kind is FieldKind.NUMBERS else range(1)
    return tuple(part for part in parts if draft.of(Step(field, part)) is None)


def _may_lack(told: Asked) -> bool:
    return any(field.name == _LEFT_ON_THE_TABLE for field in told.fields)


@dataclass(frozen=True)
class Telling:
    """A draft, what the game asks of it, and where the keys are."""

    evening: ClubNightEvent
    draft: Draft
    told: Asked
    at: Step
    typed: str = ""
    """The digits of a number, whether it will do or not."""

    def going_to(self, step: Step) -> "Telling":
        """Return the deal with another thing asked."""
        return replace(self, at=step, typed="")

    def saying(self, value: object, typed: str = "") -> "Telling":
        """Return the deal with an answer to what is asked; None takes it back."""
        draft = self.draft.saying(self.at, value)
        return replace(telling(self.evening, draft, self.at), typed=typed)

    def choosing(self, value: object) -> "Telling":
        """Return the deal after a choice: of several, one is put in or taken out."""
        field = self.at.field
        before = self.told.answers.get(field.name)
        if field.kind is FieldKind.SEATS:
            before = self.draft.seats_of(field)
        return self.saying(taken(field, before, value))

    def typing(self, digit: str) -> "Telling":
        """Return the deal with one digit more."""
        written = typed_on(self.typed, digit, self.at.field)
        return self.saying(written.number, written.text)

    def unsaying(self) -> "Telling":
        """Return the deal without the last digit, or without what was said here."""
        typed = self.typed[:-1]
        return self.saying(int(typed) if typed else None, typed)

    def moving(self, by: int) -> "Telling":
        """Return the deal with the choice beside, or the number before or after."""
        field, answer = self.at.field, self.told.answers.get(self.at.field.name)
        if field.kind in NUMBERS:
            return self.saying(max(field.least, min(self._number_from(by) + by, field.most)))
        if field.kind in (FieldKind.SEATS, FieldKind.SWITCHES):
            return self
        return self.saying(beside(values_of(field), answer, by))

    @property
    def is_mistyped(self) -> bool:
        """Whether digits stand that are no number for this."""
        return bool(self.typed) and self.draft.of(self.at) is None

    @property
    def is_missing(self) -> bool:
        """Whether what is asked has yet to be said."""
        return not self._has_answer and self.at.field in self.told.lacking

    @property
    def rest(self) -> int | None:
        """The only number that can still be said here."""
        return rest_of(self.evening.game.code, self.told, self.draft, self.at)

    @property
    def after(self) -> Step | None:
        """What is asked next; several numbers that stay as usual are passed all at once."""
        parts = self.draft.said.get(self.at.field.name)
        is_passed = self.at.field.kind is FieldKind.NUMBERS and not any(
            part is not None for part in parts or ()
        )
        return _step_after(self.told, self.at, is_passed=is_passed)

    @property
    def before(self) -> Step | None:
        """What was asked before."""
        return _step_before(self.told, self.at)

    @property
    def first_missing(self) -> Step | None:
        """What has to be said first, None once everything has been."""
        if self.told.is_told:
            return None
        name = self.told.lacking[0].name
        steps = [step for step in self.told.steps if step.field.name == name]
        return next((step for step in steps if self.draft.of(step) is None), steps[0])

    @property
    def _has_answer(self) -> bool:
        if self.at.field.kind in NUMBERS:
            return self.draft.of(self.at) is not None
        return self.at.field.name in self.told.answers

    def _number_from(self, by: int) -> int:
        """Return the number that stands; before the first, one beside the least."""
        said, answer = self.draft.of(self.at), self.told.answers.get(self.at.field.name)
        known = answer[self.at.part] if isinstance(answer, tuple) else answer
        number = said if isinstance(said, int) else known
        return number if isinstance(number, int) else self.at.field.least - min(by, 0) - by


def telling(evening: ClubNightEvent, draft: Draft, at: Step | None = None) -> Telling:
    """Return a draft as a deal that is told; the keys stay where they were, as far as that is."""
    told = asked(evening, draft)
    return Telling(evening, draft, told, _same_step(told, at))


def by_key(deal: Telling, text: str, words: Words) -> Telling | None:
    """Return the deal after a letter or a digit; None where it says nothing here.

    What answers itself, like the dealer whose turn it is, is passed by a letter of the next
    question: it need not be confirmed first.
    """
    if len(text) != 1 or not text.isprintable():
        return None
    at = deal.at
    if at.field.kind in NUMBERS:
        return deal.typing(text) if text.isascii() and text.isdigit() else None
    caps = caps_of(at.field, words)
    if text in caps:
        return deal.choosing(values_of(at.field)[caps.index(text)])
    goes_on = text.isalpha() and deal.draft.of(at) is None and not deal.is_missing
    after = deal.after if goes_on else None
    return by_key(deal.going_to(after), text, words) if after else None


def comes_to(deal: Telling, words: Words) -> tuple[DealTrial | None, str]:
    """Return what a deal comes to, as far as it has been told, or why it will not do."""
    if not deal.told.is_told:
        return None, ""
    try:
        return trial(deal.evening, deal.draft, deal_of(deal.evening, deal.told)), ""
    except RuleError as error:
        return None, message(error, words)


def _step_after(told: Asked, at: Step, *, is_passed: bool = False) -> Step | None:
    """Return what is asked next; a field passed over as usual is passed with all its numbers."""
    steps = told.steps
    place = steps.index(at)
    later = steps[place + 1 :]
    if is_passed:
        later = tuple(step for step in later if step.field.name != at.field.name)
    return later[0] if later else None


def _step_before(told: Asked, at: Step) -> Step | None:
    """Return what was asked before."""
    place = told.steps.index(at)
    return told.steps[place - 1] if place else None


def _same_step(told: Asked, at: Step | None) -> Step:
    """Return the step that stands where another stood before the fields changed."""
    steps = told.steps
    if at is not None:
        for step in steps:
            if (step.field.name, step.part) == (at.field.name, at.part):
                return step
    return steps[0]
