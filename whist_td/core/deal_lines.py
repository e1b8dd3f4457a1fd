"""A line typed in one go becomes the answers about a deal: `10HX S +1`, `S N 7`, `A B B A B`.

It begins at one question and goes on through those after it. What stands for an answer in a
language and at a table is the vocabulary's; how a line is read is the same for every game. A line
is read whole or refused whole: no sign of it is passed over, and none belongs to two answers.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from whist_td.core.deal_fields import (
    NUMBERS,
    SEVERAL,
    Answers,
    Asking,
    DealField,
    FieldKind,
    Questions,
    Step,
    questions,
)
from whist_td.core.names import plain

_MOST_WORDS = 4
"""No name or answer is longer than so many words."""
_BETWEEN = re.compile(r"[\s,;/&.]*")
_BETWEEN_SEATS = re.compile(r"(?:[\s,;/&.]|[+-](?=\s*[^\W\d_]))*")
_RUN = re.compile(r"\d+|[^\W\d_]+")
_WORDS = re.compile(r"[^\W\d_]+(?:[ '-][^\W\d_]+)*")
_COUNT = re.compile(r"(\d{1,4})(?!\d)")
_RELATIVE = re.compile(r"(?:(=)|([+-])\s*(\d{1,3}))?\s*(?:(\d{1,3})(?!\d))?")
_SIGN_ALONE = re.compile(r"[+-]\s*")
_ALIKE = str.maketrans({"×": "x", "−": "-", "–": "-"})


class Meaning(Protocol):
    """One thing that a typed seat can mean."""

    @property
    def values(self) -> tuple[int | None, ...]:
        """What a field makes of it; None is nobody, or who is not asked there."""


class Vocabulary(Protocol):
    """What stands for the answers of a field, in small letters and without accents."""

    def signs(self, field: DealField) -> Mapping[str, object]:
        """Return what may be joined to the signs after it: "10", "sa", "xx", "n"."""

    def words(self, field: DealField) -> Mapping[str, object]:
        """Return the words that mean an answer where they stand by themselves."""

    def seats(self, field: DealField, token: str) -> tuple[Meaning, ...]:
        """Return all that a token which stands by itself can mean."""

    def begun(self, field: DealField, token: str) -> tuple[Meaning, ...]:
        """Return what a name means of which only the beginning is typed."""

    def may_go_on(self, field: DealField, token: str) -> bool:
        """Tell whether a name or a number can begin so."""


@dataclass(frozen=True)
class TypedNumber:
    """A number that will not do: how it was counted from what is likely, and as it was typed."""

    difference: int | None
    number: int | None


@dataclass(frozen=True)
class ReadLine:
    """What was understood of a line."""

    answers: Answers
    """Those there were before, with what the line says."""
    at: Step
    """What was told last, or where the line cannot be read on."""
    rest: str = ""
    """What cannot be read, or can mean more than one thing."""
    may_go_on: bool = False
    """Whether the rest can be the beginning of an answer."""
    is_over: bool = False
    """Whether the rest stands after all that was asked."""
    doubt: tuple[Meaning, ...] = ()
    """What the rest can mean, where that is more than one thing."""
    number: TypedNumber | None = None


def read_line(
    ask: Asking, answers: Answers, at: Step, text: str, vocabulary: Vocabulary
) -> ReadLine:
    """Return what a line says from a question on; what it says takes the place of what was said."""
    return _Reading(ask, vocabulary, text, answers, at).line()


@dataclass(frozen=True)
class _Taken:
    """The value of a token, or the values of seats, and where it ends."""

    value: Any
    end: int


class _DoubtError(Exception):
    """A token can mean more than one thing; what was read before it means one."""

    def __init__(self, begin: int, end: int, meanings: tuple[Meaning, ...]) -> None:
        super().__init__()
        self.begin, self.end = begin, end
        self.meanings = meanings


@dataclass
class _Reading:
    """A line while it is read from left to right."""

    ask: Asking
    vocabulary: Vocabulary
    text: str
    answers: Answers
    last: Step
    """What was told last."""
    at: int = 0
    is_begun: bool = False
    """Whether what stands at the end can be the beginning of something."""
    number: TypedNumber | None = None
    passed: list[Step] = field(default_factory=list)
    """What was left unsaid where it usually stands, and may still come."""

    def __post_init__(self) -> None:
        self.signs, self.places = _plain_signs(self.text)
        self.step: Step | None = self.last

    def line(self) -> ReadLine:
        """Read on as far as it goes."""
        while (here := self._between(_BETWEEN)) < len(self.signs):
            self.at = here
            step = self.step
            if step is None:
                return self._stopped(self.last, is_over=True)
            try:
                taken = self._taken(step)
            except _DoubtError as doubt:
                rest = self._typed(doubt.begin, doubt.end)
                return ReadLine(self.answers, step, rest, doubt=doubt.meanings)
            if not (self._take(step, taken) if taken else self._pass_over(step)):
                return self._stopped(step)
        return ReadLine(self.answers, self.last)

    def _take(self, step: Step, taken: _Taken) -> bool:
        """Answer a question, and go to the next; say whether that is possible."""
        self.answers = step.answered(self.answers, taken.value)
        self.at, self.last = taken.end, step
        is_short = step.field.kind is FieldKind.SEATS and len(taken.value) < step.field.least
        if is_short:
            return self._between(_BETWEEN) == len(self.signs)
        self.step = self._after(step)
        return True

    def _pass_over(self, step: Step) -> bool:
        """Leave a question unsaid, or say one that was; tell whether it could be."""
        if step.field.left_unsaid:
            self.passed.append(step)
            self.answers = step.answered(self.answers, step.field.usual)
            self.step = self._after(step)
            return True
        for unsaid in self.passed:
            taken = self._taken(unsaid)
            if taken is not None:
                self.passed.remove(unsaid)
                self.answers = unsaid.answered(self.answers, taken.value)
                self.at = taken.end
                return True
        return False

    def _stopped(self, at: Step, *, is_over: bool = False) -> ReadLine:
        rest = self._typed(self._between(_BETWEEN), len(self.signs))
        return ReadLine(self.answers, at, rest, self.is_begun, is_over, number=self.number)

    def _typed(self, begin: int, end: int) -> str:
        """Return a part of the line as it was typed."""
        places = (*self.places, len(self.text))
        return self.text[places[begin] : places[end]].strip()

    def _between(self, separators: re.Pattern[str]) -> int:
        found = separators.match(self.signs, self.at)
        return found.end() if found else self.at

    def _after(self, step: Step) -> Step | None:
        steps = questions(self.ask, self.answers).steps
        names = [(each.field.name, each.part) for each in steps]
        here = names.index((step.field.name, step.part))
        return steps[here + 1] if here + 1 < len(steps) else None

    def _taken(self, step: Step) -> _Taken | None:
        field = step.field
        if field.kind in NUMBERS:
            return self._number(field)
        if field.kind in SEVERAL:
            return self._several(field)
        if field.kind in (FieldKind.CHOICE, FieldKind.SWITCH):
            return self._word(field) or self._sign(field)
        found = self._seats(field)
        return replace(found, value=found.value[-1]) if found else None

    def _number(self, field: DealField) -> _Taken | None:
        if field.likely is None:
            found = _COUNT.match(self.signs, self.at)
            difference, number = None, int(found[1]) if found else None
        else:
            found = _RELATIVE.match(self.signs, self.at)
            made, sign, steps, count = found.groups() if found else (None,) * 4
            difference = 0 if made else int(f"{sign}{steps}") if sign else None
            number = int(count) if count else None
            self.is_begun |= bool(_SIGN_ALONE.fullmatch(self.signs, self.at))
        if found is None or (difference is None and number is None):
            return None
        counted = None if difference is None else (field.likely or 0) + difference
        values = {each for each in (counted, number) if each is not None}
        value = values.pop()
        if values or not field.least <= value <= field.most:
            longer = (str(each) for each in range(field.least, field.most + 1))
            is_last = difference is None and found.end() == len(self.signs)
            self.is_begun |= is_last and any(each.startswith(str(value)) for each in longer)
            self.number = TypedNumber(difference, number)
            return None
        return _Taken(value, found.end())

    def _word(self, field: DealField) -> _Taken | None:
        return None if self._is_joined else self._longest(self.vocabulary.words(field))

    def _sign(self, field: DealField) -> _Taken | None:
        return self._longest(self.vocabulary.signs(field), are_joined=True)

    def _longest(self, known: Mapping[str, object], *, are_joined: bool = False) -> _Taken | None:
        """Return the longest of some signs or words that stands here; note one that has begun."""
        tail = self.signs[self.at :]
        self.is_begun |= any(each != tail and each.startswith(tail) for each in known)
        fitting = (each for each in known if tail.startswith(each))
        for each in sorted(fitting, key=len, reverse=True):
            around = tail[len(each) - 1 : len(each) + 1]
            goes_on = len(around) > 1 and (
                around.isdecimal() or (not are_joined and around.isalpha())
            )
            if not goes_on:
                return _Taken(known[each], self.at + len(each))
        return None

    def _several(self, field: DealField) -> _Taken | None:
        """Read one seat or side after the other, each once, as many as there may be."""
        begin, found, end = self.at, list[int](), 0
        most = field.most or len(field.groups)
        while len(found) < most and self.at < len(self.signs):
            token = self._seats(field)
            if token is None or {*token.value} & {*found}:
                break
            end, is_nobody = token.end, token.value == (None,)
            found += () if is_nobody else token.value
            if is_nobody or len(found) > most:
                break
            self.at = end
            self.at = self._between(_BETWEEN_SEATS)
        self.at = begin
        if not end or len(found) > most:
            return None
        if field.kind is FieldKind.SWITCHES:
            return _Taken(tuple(place in found for place in range(len(field.groups))), end)
        return _Taken(tuple(sorted(found)), end)

    def _seats(self, field: DealField) -> _Taken | None:
        """Return the values of the seats of one token: a number, a name, or signs."""
        run = _RUN.match(self.signs, self.at)
        if run is None:
            return None
        if run[0].isdecimal():
            # A figure after what is usually left unsaid is the answer to a question further on.
            is_further = field.left_unsaid and field.kind is FieldKind.SWITCHES
            return None if is_further else self._meant(field, run.end())
        sign = self._sign(field)
        if not self._is_joined:
            for end in self._ends_of_words(run):
                is_by_signs = sign is not None and self._is_by_signs(field, end)
                found = None if is_by_signs else self._meant(field, end)
                if found is not None:
                    return found
        return replace(sign, value=(sign.value,)) if sign else None

    def _is_by_signs(self, field: DealField, end: int) -> bool:
        """Tell whether letters are one seat after the other, be they somebody's name as well."""
        token, is_alone = self.signs[self.at : end], self.at == 0 and end == len(self.signs)
        is_one = field.kind not in SEVERAL or field.most == 1
        known = self.vocabulary.signs(field)
        return is_one and not is_alone and len(token) > 1 and {*token} <= {*known}

    def _meant(self, field: DealField, end: int) -> _Taken | None:
        token, is_last = self.signs[self.at : end], end == len(self.signs)
        self.is_begun |= is_last and self.vocabulary.may_go_on(field, token)
        meant = self.vocabulary.seats(field, token)
        if not meant and is_last and not self.at:
            meant = self.vocabulary.begun(field, token)
        if len(meant) > 1:
            raise _DoubtError(self.at, end, meant)
        values = meant[0].values if meant else ()
        is_nobody = values == (None,) and field.may_be_nobody
        return None if not values or (None in values and not is_nobody) else _Taken(values, end)

    def _ends_of_words(self, run: re.Match[str]) -> Iterator[int]:
        """Yield where a token may end, the longest first: a name may be of several words."""
        words = _WORDS.match(self.signs, self.at)
        if words is not None:
            ends = [run.end(), *(m.start() for m in re.finditer(r"[ '-]", words[0]))]
            whole = {words.end(), run.end(), *(self.at + end for end in ends[1:])}
            yield from sorted(whole, reverse=True)[-_MOST_WORDS:]
        else:
            yield run.end()

    @property
    def _is_joined(self) -> bool:
        """Whether the letter here follows a letter, with nothing between."""
        here = self.signs[self.at : self.at + 1]
        return self.at > 0 and here.isalpha() and self.signs[self.at - 1].isalpha()


def _plain_signs(text: str) -> tuple[str, list[int]]:
    """Return a text as it is read, and where in the text each of its signs stands."""
    signs: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text.translate(_ALIKE)):
        for sign in " " if letter.isspace() else plain(letter):
            if sign != " " or (signs and signs[-1] != " "):
                signs.append(sign)
                places.append(place)
    return "".join(signs), places


def written_line(questions: Questions, vocabulary: "Writing", begin: Step | None = None) -> str:
    """Return the line that says what is answered, from a question on; it is read back the same."""
    steps = questions.steps
    steps = steps[steps.index(begin) :] if begin in steps else steps
    line, before = "", None
    people: Step | None = None
    for step in steps:
        text = _written(step, questions.answers, vocabulary)
        # A contract is written as one: level, suit, and whether it was doubled.
        is_one = {before, step.field.kind} == {FieldKind.CHOICE}
        if people and _is_one_more(text, people, questions.answers, vocabulary):
            text = f"{vocabulary.written(people.field, None)} {text}"  # Nobody else: *N 0 O*.
        if step.field.kind in SEVERAL:
            people = step
        elif text:
            people = None
        line += text if is_one or not text or not line else f" {text}"
        before = step.field.kind
    return line


def _is_one_more(text: str, people: Step, answers: Answers, vocabulary: "Writing") -> bool:
    """Tell whether an answer would be read as one more of the people that are said before it."""
    field, named = people.field, people.answer(answers)
    if not text or not field.may_be_nobody or not isinstance(named, tuple):
        return False
    if not 0 < len(named) < (field.most or len(field.groups)):
        return False
    meant = vocabulary.seats(field, plain(text.split(maxsplit=1)[0]))
    return bool(meant) and not {*meant[0].values} & {*named}


class Writing(Protocol):
    """How the values of a field are written."""

    def seats(self, field: DealField, token: str) -> tuple[Meaning, ...]:
        """Return all that a token which stands by itself can mean."""

    def written(self, field: DealField, value: object) -> str:
        """Return the sign of one value."""


def _written(step: Step, answers: Answers, vocabulary: Writing) -> str:
    field, value = step.field, step.answer(answers)
    if field.left_unsaid and value == field.usual:
        return ""
    if field.kind in NUMBERS:
        if field.likely is None or not isinstance(value, int):
            return str(value)
        return f"{value - field.likely:+}" if value != field.likely else "="
    if field.kind in SEVERAL and isinstance(value, tuple):
        places = value
        if field.kind is FieldKind.SWITCHES:
            places = tuple(place for place, is_on in enumerate(value) if is_on)
        return " ".join(vocabulary.written(field, each) for each in places or (None,))
    return vocabulary.written(field, value)
