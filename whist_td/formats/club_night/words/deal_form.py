"""A deal while a table tells it: what is answered, what is typed, what is asked next.

What is typed is read anew with every sign; nothing of it counts until Enter. It knows no window.
"""

from dataclasses import dataclass, field, replace
from enum import Enum, auto

from whist_td.core.deal_fields import (
    BY_SEAT,
    NUMBERS,
    SEVERAL,
    Answers,
    Asking,
    DealField,
    FieldKind,
    Questions,
    Step,
    named_seats,
    questions,
)
from whist_td.core.deal_lines import ReadLine, read_line, written_line
from whist_td.core.errors import RuleError
from whist_td.formats.club_night.commands.commands import EnterDeal, InsertDeal
from whist_td.formats.club_night.rules.deals import DealPlace, TableDeal
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.play import with_deal_between
from whist_td.formats.club_night.views.views import DealTrial, running_before, tried
from whist_td.formats.club_night.words.deal_signs import DealVocabulary, caps_of
from whist_td.formats.club_night.words.seats import SeatedPeople, TokenForm, TokenReading, people_at
from whist_td.words.messages import message
from whist_td.words.words import Words


class Purpose(Enum):
    """What a deal is entered for."""

    NEXT = auto()
    CORRECT = auto()
    INSERT = auto()


@dataclass(frozen=True)
class DealDraft:
    """One deal of a table, as far as it has been entered."""

    place: DealPlace
    purpose: Purpose = Purpose.NEXT
    answers: Answers = field(default_factory=dict)
    before: Answers = field(default_factory=dict)
    """What stands of a deal that is corrected."""

    @property
    def is_begun(self) -> bool:
        """Whether something was answered that is nowhere else."""
        differing = (v for name, v in self.answers.items() if v != self.before.get(name))
        return any(
            value is not None and (not value or set(value) != {None})
            if isinstance(value, tuple)
            else value is not None
            for value in differing
        )


@dataclass(frozen=True)
class DealForm:
    """A draft, what the game asks of it, where the keys are, and the line that is being typed."""

    # More than 15 methods: each kind of answer is given and looked at in its own way.

    event: ClubNightEvent
    settled: DealDraft
    """What was answered before the line."""
    begin: Step
    """Where the line begins."""
    typed: str
    line: ReadLine
    vocabulary: DealVocabulary
    questions: Questions

    @property
    def draft(self) -> DealDraft:
        """The draft with what the line says."""
        return replace(self.settled, answers=self.line.answers)

    @property
    def at(self) -> Step:
        """What is being answered: what the line told last, or where it cannot be read on."""
        return self.questions.step_like(self.line.at) or self.questions.steps[0]

    @property
    def people(self) -> SeatedPeople:
        """Who sits at the table."""
        return self.vocabulary.people

    @property
    def numbers(self) -> TokenForm | None:
        """What numbers are at this table, seats or players, once that was asked."""
        return self.vocabulary.numbers

    @property
    def meant(self) -> tuple[TokenReading, ...]:
        """What a seat that is typed can mean, where that is more than one thing."""
        return tuple(each for each in self.line.doubt if isinstance(each, TokenReading))

    @property
    def is_doubtful(self) -> bool:
        """Whether what is typed of seats can mean two things."""
        return bool(self.line.doubt)

    @property
    def is_unread(self) -> bool:
        """Whether something is typed that says nothing here, or not yet."""
        return bool(self.line.rest) and not self.is_doubtful

    @property
    def is_refused(self) -> bool:
        """Whether what is typed can be the beginning of nothing either."""
        return self.is_unread and not self.line.may_go_on

    def typing(self, sign: str) -> "DealForm":
        """Return the form with a sign more."""
        return self._formed(self.settled, self.begin, (self.typed + sign).lstrip())

    def erasing(self) -> "DealForm":
        """Return the form without the last sign, or without what was answered here."""
        if self.typed:
            return self._formed(self.settled, self.begin, self.typed[:-1].rstrip())
        return self._formed(self._answered(self.begin, None), self.begin)

    def leaving(self) -> "DealForm | None":
        """Return the form after one step back, with what is left undone; None: nothing is left.

        What is typed in one go is one step.
        """
        if self.typed:
            return self._formed(self.settled, self.begin)
        before = self.before
        if before is None or self.begin == self.questions.opening:
            return None
        stands = before.answer(self.settled.before)
        return self._formed(self._answered(before, stands), before)

    def going_to(self, step: Step) -> "DealForm":
        """Return the form with another thing asked; what was typed and could be read is kept."""
        return self._formed(self.lasting, step)

    def answering(self, step: Step, value: object) -> "DealForm":
        """Return the form with an answer given by hand; None takes it back."""
        draft = self.lasting
        return self._formed(replace(draft, answers=step.answered(draft.answers, value)), step)

    def choosing(self, step: Step, value: object) -> "DealForm":
        """Return the form after a choice: of several, one is put in or taken out."""
        answers = self.lasting.answers
        if step.field.kind is FieldKind.SEATS:
            before: object = named_seats(step.field, answers)
        else:
            before = step.answer(answers) or step.field.usual
        return self.answering(step, step.field.taken(before, value))

    def deciding(self, reading: TokenReading) -> "DealForm":
        """Return the form with one of two things meant; numbers mean it from now on."""
        token, decided = self.line.rest.casefold(), self.vocabulary.decided
        if token.isdecimal() and reading.form is not TokenForm.NAME:
            vocabulary = replace(self.vocabulary, numbers=reading.form)
        else:
            vocabulary = replace(self.vocabulary, decided={**decided, token: reading})
        return _form(self.event, self.settled, self.begin, self.typed, vocabulary)

    def moving(self, by: int) -> "DealForm":
        """Return the form with the choice beside, or the number before or after."""
        step, field = self.at, self.at.field
        if self.line.rest or field.kind in SEVERAL:
            return self
        present = self.questions.answers.get(field.name)
        if field.kind in NUMBERS:
            own = step.answer(self.draft.answers)
            usual = present[step.part] if isinstance(present, tuple) else present
            number = own if isinstance(own, int) else usual
            # Where none is there yet, the first is the least, or one beside it.
            beside = number + by if isinstance(number, int) else field.least - min(by, 0)
            return self.answering(step, max(field.least, min(beside, field.most)))
        values = field.values
        if present not in values:
            return self.answering(step, values[0 if by > 0 else -1])
        place = max(0, min(values.index(present) + by, len(values) - 1))
        return self.answering(step, values[place])

    @property
    def lasting(self) -> DealDraft:
        """What is kept where the keys go elsewhere: a line that cannot be read is left whole."""
        return self.settled if self.line.rest else self.draft

    @property
    def is_missing(self) -> bool:
        """Whether what is asked has yet to be answered."""
        step = self.at
        has_own = step.field.kind in NUMBERS and step.answer(self.draft.answers) is not None
        return step.field in self.questions.missing and not has_own

    @property
    def rest(self) -> int | None:
        """The only number that can still be answered here."""
        return self.questions.rest_at(self.at, self.draft.answers)

    @property
    def after(self) -> Step | None:
        """What is asked next; several numbers that stay as usual are passed all at once."""
        field, steps = self.at.field, self.questions.steps
        later = steps[steps.index(self.at) + 1 :]
        parts = self.draft.answers.get(field.name) or ()
        if field.kind is FieldKind.NUMBERS and all(part is None for part in parts):
            later = tuple(step for step in later if step.field.name != field.name)
        return later[0] if later else None

    @property
    def before(self) -> Step | None:
        """What was asked before."""
        steps = self.questions.steps
        place = steps.index(self.at)
        return steps[place - 1] if place else None

    @property
    def first_missing(self) -> Step | None:
        """What has to be answered first, None once everything has been."""
        if self.questions.are_answered:
            return None
        name = self.questions.missing[0].name
        steps = [step for step in self.questions.steps if step.field.name == name]
        answers = self.draft.answers
        return next((step for step in steps if step.answer(answers) is None), steps[0])

    @property
    def caps(self) -> tuple[str, ...]:
        """The keys of what can be answered here."""
        return caps_of(self.at.field, self.people, self.vocabulary.words_of)

    @property
    def example(self) -> str:
        """A deal that is often played, as it is typed in one go; empty where that is too long."""
        ask, draft = _asking(self.event, self.settled), DealDraft(self.settled.place)
        asked_of = questions(ask, draft.answers)
        for turn in range(_MOST_TOLD):
            missing = [each for each in asked_of.missing if each.kind is not FieldKind.NUMBERS]
            if not asked_of.missing:
                line = written_line(asked_of, self.vocabulary, asked_of.opening)
                return line if turn > 1 else ""
            if len(missing) < len(asked_of.missing):
                return ""
            usual = _often(missing[0], turn)
            draft = replace(draft, answers=Step(missing[0]).answered(draft.answers, usual))
            asked_of = questions(ask, draft.answers)
        return ""

    def _answered(self, step: Step, value: object) -> DealDraft:
        return replace(self.settled, answers=step.answered(self.settled.answers, value))

    def _formed(self, draft: DealDraft, begin: Step, typed: str = "") -> "DealForm":
        vocabulary = self.vocabulary if typed else replace(self.vocabulary, decided={})
        return _form(self.event, draft, begin, typed, vocabulary)


_MOST_TOLD = 6


def _often(field: DealField, turn: int) -> object:
    """Return what a field often is, so that an example looks like a deal."""
    match field.kind:
        case FieldKind.CHOICE if field.weights:
            return field.choices[field.weights.index(max(field.weights))]
        case FieldKind.CHOICE:
            return field.choices[-2]
        case FieldKind.SEATS:
            return tuple(group[0] for group in field.groups[: max(1, field.least)])
        case FieldKind.NUMBER:
            return (field.likely or (field.most + 1) // 2) + bool(field.likely)
        case FieldKind.SWITCH:
            return True
        case _:
            return field.values[turn % len(field.groups)]


def form_of(
    event: ClubNightEvent,
    draft: DealDraft,
    words: Words,
    at: Step | None = None,
    numbers: TokenForm | None = None,
) -> DealForm:
    """Return the form of a draft; the keys stay where they were, as far as that is."""
    people = people_at(event, draft.place.round, draft.place.table)
    asking = questions(_asking(event, draft), draft.answers)
    begin = (asking.step_like(at) if at else None) or asking.opening
    return _form(event, draft, begin, "", DealVocabulary(people, words, numbers))


def _form(
    event: ClubNightEvent, draft: DealDraft, begin: Step, typed: str, vocabulary: DealVocabulary
) -> DealForm:
    ask = _asking(event, draft)
    line = read_line(ask, draft.answers, begin, typed, vocabulary)
    asking = questions(ask, line.answers)
    begin = asking.step_like(begin) or asking.opening
    return DealForm(event, draft, begin, typed, line, vocabulary, asking)


def _asking(event: ClubNightEvent, draft: DealDraft) -> Asking:
    """Return what a game asks of a deal."""
    running, options = running_before(event, draft.place), event.settings.game.options
    return lambda answers: event.game.fields(running, options, answers)


def correction(event: ClubNightEvent, place: DealPlace) -> DealDraft:
    """Return a deal that is stored as a draft, to be answered again in part."""
    stored: Answers = dict(vars(event.results[place].facts))
    return DealDraft(place, Purpose.CORRECT, stored, stored)


def comes_to(form: DealForm) -> tuple[DealTrial | None, str]:
    """Return what a deal comes to, as far as it has been entered, or why it will not do."""
    if form.line.rest or not form.questions.are_answered:
        return None, ""
    try:
        return _tried(form), ""
    except RuleError as error:
        return None, message(error, form.vocabulary.words_of)


def command_of(form: DealForm) -> EnterDeal | InsertDeal:
    """Return what the director asks for with a form that is answered."""
    makes = InsertDeal if form.draft.purpose is Purpose.INSERT else EnterDeal
    return makes(form.draft.place, _deal(form))


def _deal(form: DealForm) -> TableDeal:
    return form.event.settings.game.deal(form.questions.answers)


def _tried(form: DealForm) -> DealTrial:
    """Return what a deal would come to, or refuse it as entering it would."""
    event, place, deal = form.event, form.draft.place, _deal(form)
    if form.draft.purpose is not Purpose.INSERT:
        return tried(event, place, deal)
    scored = with_deal_between(event, place, deal).sheet_at(place.round, place.table)
    line = scored.lines[place.deal - 1]
    doubts = event.game.doubts(deal.facts)
    return DealTrial(line.gains, line.running, scored.totals, scored.is_over, doubts)


def unread_words(form: DealForm, _: Words) -> str:
    """Say what can be answered in place of what was typed and says nothing here."""
    field, text = form.at.field, form.line.rest.upper()
    if form.line.is_over:
        sentence = _("“{text}” is not needed: the deal is complete before it.", text=text)
    elif (number := form.line.number) and None not in (number.difference, number.number):
        sentence = _("“{text}” says two different things: leave one of them out.", text=text)
    elif field.kind in NUMBERS and not text.isdecimal():
        least, most = field.least, field.most
        sentence = _(
            "“{text}” is not a number from {least} to {most}.", text=text, least=least, most=most
        )
    elif field.kind in NUMBERS:
        sentence = _("Type a number from {least} to {most}.", least=field.least, most=field.most)
    else:
        keys = ", ".join(form.caps)
        sentence = (
            _(
                "“{text}” is not known here: type {keys}, a player’s number or a name.",
                text=text,
                keys=keys,
            )
            if field.kind in BY_SEAT
            else _(
                "“{text}” is not one of the answers here. Type one of: {keys}.",
                text=text,
                keys=keys,
            )
        )
    return sentence if len(form.typed) == 1 else f"{sentence} {_('Esc erases it.')}"
