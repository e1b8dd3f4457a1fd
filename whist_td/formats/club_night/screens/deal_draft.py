"""A deal while a table tells it: the answers so far, what is asked next, what it would come to."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from itertools import takewhile
from typing import Any

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.commands.commands import EnterDeal, InsertDeal
from whist_td.formats.club_night.games.game import DealField, FieldKind
from whist_td.formats.club_night.rules.deals import DealPlace, TableDeal
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.play import with_deal_between
from whist_td.formats.club_night.screens.deal_keys import (
    BY_SEAT,
    NUMBERS,
    SIGNS,
    beside,
    caps_of,
    may_be_nobody,
    taken,
    typed_on,
    values_of,
)
from whist_td.formats.club_night.views.views import DealTrial, running_before, tried
from whist_td.formats.club_night.words.seats import (
    SEPARATORS,
    SeatedPeople,
    SeatReader,
    TokenForm,
    TokenReading,
    people_at,
)
from whist_td.words.messages import message
from whist_td.words.words import Words

Answers = Mapping[str, Any]
"""What was answered, by the name of the field; of several numbers some may be None still."""
_LEFT_ON_THE_TABLE = "left"
"""The field of cards that nobody took: they are missing from every sum."""


class Purpose(Enum):
    """What a deal is entered for."""

    NEXT = auto()
    CORRECT = auto()
    INSERT = auto()


@dataclass(frozen=True)
class Step:
    """One thing to answer: a field, or one of its numbers."""

    field: DealField
    part: int = 0


@dataclass(frozen=True)
class Draft:
    """One deal of a table, as far as it has been entered."""

    place: DealPlace
    purpose: Purpose = Purpose.NEXT
    answers: Answers = field(default_factory=dict)

    def answering(self, step: Step, value: object) -> "Draft":
        """Return the draft with one answer more; None takes it back."""
        name = step.field.name
        if step.field.kind is FieldKind.NUMBERS:
            parts = list(self.answers.get(name) or [None] * len(step.field.groups))
            parts[step.part] = value
            value = tuple(parts)
        return replace(self, answers={**self.answers, name: value})

    def answer(self, step: Step) -> object:
        """Return what was answered, None where nothing was."""
        value = self.answers.get(step.field.name)
        if step.field.kind is FieldKind.NUMBERS:
            return value[step.part] if value else None
        return value

    def seats_named(self, asked: DealField) -> tuple[int, ...] | None:
        """Return the seats named so far, be they too few; None where nobody was spoken of."""
        named = self.answers.get(asked.name)
        if named is None:
            return None
        known = {seat for group in asked.groups for seat in group}
        return tuple(seat for seat in named if seat in known)


@dataclass(frozen=True)
class Questions:
    """What a game asks of a draft now, with what each field has: answered, or usual."""

    fields: tuple[DealField, ...]
    answers: Answers
    missing: tuple[DealField, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        """What is answered one by one, in order."""
        return tuple(
            Step(each, part)
            for each in self.fields
            for part in range(len(each.groups) if each.kind is FieldKind.NUMBERS else 1)
        )

    @property
    def are_answered(self) -> bool:
        """Whether nothing is missing."""
        return not self.missing


@dataclass(frozen=True)
class DealForm:
    """A draft, what the game asks of it, and where the keys are."""

    # More than 15 methods: each kind of answer is typed and looked at in its own way.

    evening: ClubNightEvent
    draft: Draft
    questions: Questions
    at: Step
    typed: str = ""
    """The digits of a number, or what names a seat, whether it will do or not."""
    base: object = None
    """The answer before a seat began to be typed."""
    numbers: TokenForm | None = None
    """What numbers are at this table, seats or players, once that was asked."""

    @property
    def people(self) -> SeatedPeople:
        """Who sits at the table."""
        return people_at(self.evening, self.draft.place.round, self.draft.place.table)

    @property
    def reader(self) -> SeatReader:
        """What reads the seats that are typed here."""
        asked = self.at.field
        return SeatReader(self.people, asked, may_be_nobody(asked), self.numbers)

    @property
    def meant(self) -> tuple[TokenReading, ...]:
        """What is typed of seats can mean."""
        names_seats = self.typed and self.at.field.kind in BY_SEAT
        return self.reader.meant(self.typed) if names_seats else ()

    @property
    def is_doubtful(self) -> bool:
        """Whether what is typed of seats can mean two things."""
        return len(self.meant) > 1

    def going_to(self, step: Step) -> "DealForm":
        """Return the form with another thing asked."""
        return replace(self, at=step, typed="", base=None)

    def naming(self, sign: str) -> "DealForm | None":
        """Return the form with one sign more of a seat, mistyped where it can mean nobody.

        Figures are read together: the second of a number is never a seat of its own. A letter
        begins anew, but where all is typed in one go.
        """
        goes_on, text = self.at.field.goes_on, self.typed + sign
        is_in_name = sign == " " and self.typed.isalpha() and self.reader.may_go_on(text)
        ends = sign in (" " if goes_on else SEPARATORS) and not is_in_name
        if ends and not self.is_mistyped:
            return self if self.is_doubtful else self.going_to(self.at)
        longer = self._naming(text, self.base) if self.typed else None
        if longer or self.is_doubtful:
            return longer
        is_held = goes_on or (not sign.isalpha() and (self.is_mistyped or text.isdecimal()))
        if self.typed and is_held:
            return self._mistyping(text, self.base)
        base = self._before_token
        return self._naming(sign, base) or self._mistyping(sign, base)

    def deciding(self, reading: TokenReading) -> "DealForm":
        """Return the form with one of two things meant; numbers mean it from now on."""
        is_number = self.typed.isdecimal() and reading.form is not TokenForm.NAME
        numbers = reading.form if is_number else self.numbers
        form = self.answering(self._with(self.base, reading))
        return replace(form, typed="", base=None, numbers=numbers)

    def answering(self, value: object, typed: str = "") -> "DealForm":
        """Return the form with an answer to what is asked; None takes it back."""
        draft = self.draft.answering(self.at, value)
        return replace(form_of(self.evening, draft, self.at), typed=typed, numbers=self.numbers)

    def choosing(self, value: object) -> "DealForm":
        """Return the form after a choice: of several, one is put in or taken out."""
        return self.answering(taken(self.at.field, self._before_token, value))

    def spelling(self, text: str, words: Words) -> "DealForm | None":
        """Return the form with one sign more of a choice; None where no choice has it."""
        caps = caps_of(self.at.field, self.people, words)
        for typed in (self.typed + text, text) if not self.is_mistyped else (self.typed + text,):
            begun = [at for at, cap in enumerate(caps) if cap.startswith(typed)]
            if typed in caps or len(begun) == 1:
                at = caps.index(typed) if typed in caps else begun[0]
                return self.answering(values_of(self.at.field)[at], typed)
            if begun:
                return self.answering(None, typed)
        # Typed in one go, what comes after must not stand as if this had been said.
        goes_on = self.at.field.goes_on and not self.is_opening
        stays = self.is_mistyped or (goes_on and self.is_missing)
        return self.answering(None, self.typed + text) if stays else None

    def typing(self, digit: str) -> "DealForm":
        """Return the form with one digit more."""
        text, number = typed_on(self.typed, digit, self.at.field)
        return self.answering(number, text)

    def erasing(self) -> "DealForm":
        """Return the form without the last digit, or without what was answered here."""
        typed = self.typed[:-1]
        if self.at.field.kind in BY_SEAT:
            named = self._naming(typed, self.base) if typed else None
            return named or self.answering(self.base if self.typed else None)
        if self.at.field.kind in NUMBERS and typed:
            return self.answering(typed_on(typed[:-1], typed[-1], self.at.field)[1], typed)
        return self.answering(None)

    def moving(self, by: int) -> "DealForm":
        """Return the form with the choice beside, or the number before or after."""
        asked = self.at.field
        if asked.kind in NUMBERS:
            return self.answering(max(asked.least, min(self._number_from(by) + by, asked.most)))
        if asked.kind in (FieldKind.SEATS, FieldKind.SWITCHES):
            return self
        return self.answering(beside(values_of(asked), self._known, by))

    @property
    def is_mistyped(self) -> bool:
        """Whether digits stand that are no number for this, or the beginning of two names."""
        if self.at.field.kind in BY_SEAT:
            return bool(self.typed) and not self.meant
        return bool(self.typed) and self._own is None and self.typed not in SIGNS

    @property
    def is_missing(self) -> bool:
        """Whether what is asked has yet to be answered."""
        asked = self.at.field
        has_own = asked.kind in NUMBERS and self._own is not None
        return asked in self.questions.missing and not has_own

    @property
    def rest(self) -> int | None:
        """The only number that can still be answered here."""
        return rest_of(self.questions, self.draft, self.at)

    @property
    def after(self) -> Step | None:
        """What is asked next; several numbers that stay as usual are passed all at once."""
        asked, steps = self.at.field, self.questions.steps
        later = steps[steps.index(self.at) + 1 :]
        parts = self.draft.answers.get(asked.name) or ()
        if asked.kind is FieldKind.NUMBERS and all(part is None for part in parts):
            later = tuple(step for step in later if step.field.name != asked.name)
        return later[0] if later else None

    @property
    def before(self) -> Step | None:
        """What was asked before."""
        steps = self.questions.steps
        place = steps.index(self.at)
        return steps[place - 1] if place else None

    @property
    def begun_before(self) -> Step | None:
        """What Esc leads back to: what is typed in one go is typed anew from its beginning."""
        steps = self.questions.steps
        earlier = reversed(steps[: steps.index(self.at)])
        in_one_go = tuple(takewhile(lambda step: step.field.goes_on, earlier))
        return in_one_go[-1] if in_one_go else self.before

    @property
    def first_missing(self) -> Step | None:
        """What has to be answered first, None once everything has been."""
        if self.questions.are_answered:
            return None
        name = self.questions.missing[0].name
        steps = [step for step in self.questions.steps if step.field.name == name]
        return next((step for step in steps if self.draft.answer(step) is None), steps[0])

    @property
    def is_opening(self) -> bool:
        """Whether nothing is asked before, but what answers itself."""
        return self.at == _opening(self.questions, self.draft)

    @property
    def _before_token(self) -> object:
        """The answer to which a choice is added."""
        asked = self.at.field
        return self.draft.seats_named(asked) if asked.kind is FieldKind.SEATS else self._known

    def _naming(self, text: str, base: object) -> "DealForm | None":
        reader = self.reader
        meant = reader.meant(text)
        if not meant and not reader.may_go_on(text):
            return None
        value = self._with(base, meant[0]) if len(meant) == 1 else base
        return replace(self.answering(value, text), base=base)

    def _mistyping(self, text: str, base: object) -> "DealForm":
        """Return the form with signs that can mean nobody."""
        return replace(self.answering(base, text), base=base)

    def _with(self, base: object, reading: TokenReading) -> object:
        if reading.seats and None in reading.values:
            # Who is not asked here was meant: nobody is named.
            return base
        for value in reading.values:
            base = taken(self.at.field, base, value)
        return base

    @property
    def _own(self) -> object:
        """What was answered here, None where only what is usual is known."""
        return self.draft.answer(self.at)

    @property
    def _known(self) -> object:
        """What the field has: answered, or usual."""
        return self.questions.answers.get(self.at.field.name)

    def _number_from(self, by: int) -> int:
        """Return the number that is known; before the first, one beside the least."""
        own, known = self._own, self._known
        known = known[self.at.part] if isinstance(known, tuple) else known
        number = own if isinstance(own, int) else known
        return number if isinstance(number, int) else self.at.field.least - min(by, 0) - by


def form_of(
    evening: ClubNightEvent,
    draft: Draft,
    at: Step | None = None,
    numbers: TokenForm | None = None,
) -> DealForm:
    """Return the form of a draft; the keys stay where they were, as far as that is."""
    questions = _questions_of(evening, draft)
    steps, asked = questions.steps, (at.field.name, at.part) if at else None
    same = (step for step in steps if (step.field.name, step.part) == asked)
    step = next(same, steps[0]) if at else _opening(questions, draft)
    return DealForm(evening, draft, questions, step, numbers=numbers)


def _opening(questions: Questions, draft: Draft) -> Step:
    """Return what is asked first: not a dealer whose turn it is, nor who has the dummy."""
    steps = questions.steps
    if draft.purpose is Purpose.CORRECT:
        return steps[0]
    asked = (s for s in steps if s.field.kind is not FieldKind.SEAT or s.field.usual is None)
    return next(asked, steps[0])


def correction(evening: ClubNightEvent, place: DealPlace) -> Draft:
    """Return a deal that is stored as a draft, to be answered again in part."""
    return Draft(place, Purpose.CORRECT, dict(vars(evening.results[place].facts)))


def comes_to(form: DealForm, words: Words) -> tuple[DealTrial | None, str]:
    """Return what a deal comes to, as far as it has been entered, or why it will not do."""
    if not form.questions.are_answered:
        return None, ""
    try:
        return _tried(form), ""
    except RuleError as error:
        return None, message(error, words)


def command_of(form: DealForm) -> EnterDeal | InsertDeal:
    """Return what the director asks for with a form that is answered."""
    makes = InsertDeal if form.draft.purpose is Purpose.INSERT else EnterDeal
    return makes(form.draft.place, _deal(form))


def _deal(form: DealForm) -> TableDeal:
    return form.evening.settings.game.deal(form.questions.answers)


def _tried(form: DealForm) -> DealTrial:
    """Return what a deal would come to, or refuse it as entering it would."""
    evening, place, deal = form.evening, form.draft.place, _deal(form)
    if form.draft.purpose is not Purpose.INSERT:
        return tried(evening, place, deal)
    scored = with_deal_between(evening, place, deal).sheet_at(place.round, place.table)
    line = scored.lines[place.deal - 1]
    doubts = evening.game.doubts(deal.facts)
    return DealTrial(line.gains, line.running, scored.totals, scored.is_over, doubts)


def _questions_of(evening: ClubNightEvent, draft: Draft) -> Questions:
    """Return what to ask; what is answered early decides about what comes later."""
    game, running = evening.game, running_before(evening, draft.place)
    answers: dict[str, Any] = {}
    while True:
        fields = game.fields(running, evening.settings.game.options, answers)
        values = {each.name: _value(each, draft.answers) for each in fields}
        fresh = next((f.name for f in fields if values[f.name] and f.name not in answers), None)
        if fresh is None:
            known = {name: value[0] for name, value in values.items() if value}
            return Questions(fields, known, tuple(f for f in fields if not values[f.name]))
        answers[fresh] = values[fresh][0]


def _value(asked: DealField, answers: Answers) -> tuple[object, ...]:
    """Return what a field has, alone in a tuple; nothing where it has yet to be answered."""
    value = answers.get(asked.name)
    if isinstance(value, tuple) and asked.kind is FieldKind.NUMBERS:
        value = _filled(value, asked.usual)
    if value is not None and _fits(asked, value):
        return (value,)
    if asked.usual is not None or asked.is_optional:
        return (asked.usual,)
    return ((False,) * len(asked.groups),) if asked.kind is FieldKind.SWITCHES else ()


def _filled(parts: tuple[Any, ...], usual: object) -> tuple[Any, ...]:
    if not isinstance(usual, tuple) or len(usual) != len(parts):
        return parts
    return tuple(known if part is None else part for part, known in zip(parts, usual, strict=True))


def _fits(asked: DealField, value: Any) -> bool:  # noqa: ANN401 - each kind has its own
    """Tell whether a value is one that a field takes."""
    numbers = range(asked.least, asked.most + 1)
    seats = {seat for group in asked.groups for seat in group}
    match asked.kind:
        case FieldKind.NUMBERS:
            return len(value) == len(asked.groups) and all(each in numbers for each in value)
        case FieldKind.SEATS:
            return set(value) <= seats and len(value) in numbers
    known: Mapping[FieldKind, Collection[object]] = {
        FieldKind.NUMBER: numbers,
        FieldKind.SIDE: range(len(asked.groups)),
        FieldKind.SEAT: seats,
        FieldKind.CHOICE: asked.choices,
    }
    return asked.kind not in known or value in known[asked.kind]


def sum_so_far(asked: DealField, draft: Draft) -> int:
    """Return the sum of the numbers answered so far."""
    return sum(number for number in draft.answers.get(asked.name) or () if number)


def is_wrong(asked: DealField, questions: Questions, draft: Draft) -> bool:
    """Tell whether the numbers cannot be right: too many, or all answered and too few."""
    total = asked.total
    if total is None:
        return False
    found, is_whole = sum_so_far(asked, draft), not _unanswered(asked, draft)
    return found > total or (is_whole and found < total and not _may_lack(questions))


def rest_of(questions: Questions, draft: Draft, step: Step) -> int | None:
    """Return the only number that can still be answered; None where there is a choice.

    With all four aces taken, whoever comes next has none; the last one has what the others left.
    """
    total = step.field.total
    if total is None or draft.answer(step) is not None or _may_lack(questions):
        return None
    rest = total - sum_so_far(step.field, draft)
    is_only = rest == 0 or len(_unanswered(step.field, draft)) == 1
    return rest if is_only and step.field.least <= rest <= step.field.most else None


def _unanswered(asked: DealField, draft: Draft) -> tuple[int, ...]:
    parts = range(len(asked.groups)) if asked.kind is FieldKind.NUMBERS else range(1)
    return tuple(part for part in parts if draft.answer(Step(asked, part)) is None)


def _may_lack(questions: Questions) -> bool:
    return any(each.name == _LEFT_ON_THE_TABLE for each in questions.fields)
