"""What is said of a deal, whatever is played: its fields, their answers, and what is still missing.

Whoever enters deals — a page, a telephone, a table of results — asks by this one description.
Seats are counted clockwise from 0.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

Group = tuple[int, ...]
"""The seats of a side, counted clockwise from 0; a single seat where everybody plays alone."""

Answers = Mapping[str, Any]
"""What has been said so far of a deal, by the name of the field; of numbers some may be None."""


class FieldKind(Enum):
    """What a field takes, and so what kind of value it gives to the deal."""

    NUMBER = "number"
    """A whole number, from the least to the most."""
    NUMBERS = "numbers"
    """A number of each group, as a tuple."""
    SIDE = "side"
    """One of the groups, by its place among them (0, 1, …)."""
    SEAT = "seat"
    """One of the seats in the groups."""
    SEATS = "seats"
    """Some of the seats in the groups, from the least to the most of them, as a tuple."""
    CHOICE = "choice"
    """One of the choices."""
    SWITCH = "switch"
    """Yes or no."""
    SWITCHES = "switches"
    """Yes or no for each group, as a tuple."""


NUMBERS = (FieldKind.NUMBER, FieldKind.NUMBERS)
BY_SEAT = (FieldKind.SIDE, FieldKind.SEAT, FieldKind.SEATS, FieldKind.SWITCHES)
SEVERAL = (FieldKind.SEATS, FieldKind.SWITCHES)
"""What takes one choice after the other."""
_LEFT_ON_THE_TABLE = "left"
"""The field of cards that nobody took: they are missing from every sum."""


@dataclass(frozen=True)
class DealField:
    """One thing to say about a deal; its name is that of the deal's own field.

    `usual` is what it nearly always is (the next dealer, the favourite drawn for this game); an
    optional field may be left empty, and one `left_unsaid` is passed over in a line unless it is
    otherwise, as a contract that nobody doubled. `total` is what the numbers of all groups sum to,
    `shared` the most that they sum to; `likely` is what a number is near, from which +1 and −2 are
    counted. For an evening played by lot: `rarity` tells in how many deals one is not as usual,
    `weights` how often each choice is taken.
    """

    name: str
    kind: FieldKind
    groups: tuple[Group, ...] = ()
    least: int = 0
    most: int = 0
    choices: tuple[Enum, ...] = ()
    usual: object = None
    is_optional: bool = False
    total: int | None = None
    shared: int | None = None
    rarity: int | None = None
    weights: tuple[int, ...] = ()
    likely: int | None = None
    left_unsaid: bool = False

    @property
    def may_be_nobody(self) -> bool:
        """Whether a table may say "nobody" here."""
        no_one = self.kind is FieldKind.SEATS and not self.least
        return no_one or (self.is_optional and self.kind in (FieldKind.SIDE, FieldKind.SEAT))

    @property
    def values(self) -> tuple[object, ...]:
        """What can be chosen, in the order in which it is shown; nobody comes last."""
        match self.kind:
            case FieldKind.CHOICE:
                found: tuple[object, ...] = self.choices
            case FieldKind.SIDE | FieldKind.SWITCHES:
                found = tuple(range(len(self.groups)))
            case FieldKind.SEAT | FieldKind.SEATS:
                found = tuple(group[0] for group in self.groups)
            case FieldKind.SWITCH:
                found = (True, False)
            case _:
                found = ()
        return (*found, None) if self.may_be_nobody else found

    def value_at(self, seat: int) -> int | None:
        """Return what the field makes of a seat: the seat itself, or the place of its group."""
        at = next((at for at, group in enumerate(self.groups) if seat in group), None)
        is_seat = self.kind in (FieldKind.SEAT, FieldKind.SEATS)
        return seat if is_seat and at is not None else at

    def taken(self, answer: Any, value: Any) -> Any:  # noqa: ANN401 - each kind has its own
        """Return the answer after a choice: of several, a choice is put in or taken out."""
        match self.kind:
            case FieldKind.SEATS:
                return self._toggled(tuple(answer or ()), value)
            case FieldKind.SWITCHES:
                before = tuple(answer or (False,) * len(self.groups))
                return tuple(each != (place == value) for place, each in enumerate(before))
            case _:
                return value

    def _toggled(self, named: Group, seat: int | None) -> Group:
        if seat is None:
            return ()
        if self.most == 1 and self.least:
            # Chosen again, it stays: nobody else could be meant.
            return (seat,)
        if seat in named:
            return tuple(each for each in named if each != seat)
        # One more than may be takes the place of the first.
        return tuple(sorted((*named, seat)[-self.most :])) if self.most else named

    def fits(self, value: Any) -> bool:  # noqa: ANN401 - each kind has its own
        """Tell whether a value is one that the field takes."""
        numbers = range(self.least, self.most + 1)
        known_seats = {seat for group in self.groups for seat in group}
        match self.kind:
            case FieldKind.NUMBERS:
                return len(value) == len(self.groups) and all(each in numbers for each in value)
            case FieldKind.SEATS:
                return set(value) <= known_seats and len(value) in numbers
        known: Mapping[FieldKind, Collection[object]] = {
            FieldKind.NUMBER: numbers,
            FieldKind.SIDE: range(len(self.groups)),
            FieldKind.SEAT: known_seats,
            FieldKind.CHOICE: self.choices,
        }
        return self.kind not in known or value in known[self.kind]


def seats(players: int) -> tuple[Group, ...]:
    """Return the groups of a game in which everybody plays alone.

    >>> seats(3)
    ((0,), (1,), (2,))
    """
    return tuple((seat,) for seat in range(players))


def partners(players: int) -> tuple[Group, ...]:
    """Return the two sides of a table of four, partners opposite; of two, each is a side.

    >>> partners(4)
    ((0, 2), (1, 3))
    """
    return tuple(tuple(range(side, players, 2)) for side in range(2))


@dataclass(frozen=True)
class Step:
    """One thing to answer: a field, or one of its numbers."""

    field: DealField
    part: int = 0

    def answer(self, answers: Answers) -> object:
        """Return what was answered, None where nothing was."""
        value = answers.get(self.field.name)
        if self.field.kind is FieldKind.NUMBERS:
            return value[self.part] if value else None
        return value

    def answered(self, answers: Answers, value: object) -> Answers:
        """Return the answers with this one; None takes it back."""
        name = self.field.name
        if self.field.kind is FieldKind.NUMBERS:
            parts = list(answers.get(name) or [None] * len(self.field.groups))
            parts[self.part] = value
            value = tuple(parts)
        return {**answers, name: value}


def named_seats(field: DealField, answers: Answers) -> Group | None:
    """Return the seats named so far, be they too few; None where nobody was spoken of."""
    named = answers.get(field.name)
    if named is None:
        return None
    known = {seat for group in field.groups for seat in group}
    return tuple(seat for seat in named if seat in known)


@dataclass(frozen=True)
class Questions:
    """What is asked of a deal now, with what each field has: answered, or usual."""

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

    @property
    def opening(self) -> Step:
        """What is asked first: not a dealer whose turn it is, nor who has the dummy."""
        fields = (
            s for s in self.steps if s.field.kind is not FieldKind.SEAT or s.field.usual is None
        )
        return next(fields, self.steps[0])

    def step_like(self, step: Step) -> Step | None:
        """Return the step of the same name and part, as it is asked now; None: it is no more."""
        same = (s for s in self.steps if (s.field.name, s.part) == (step.field.name, step.part))
        return next(same, None)

    def is_wrong(self, field: DealField, answers: Answers) -> bool:
        """Tell whether numbers cannot be right: too many, or all answered and too few."""
        if field.total is None:
            return False
        found, is_whole = sum_so_far(field, answers), not _unanswered(field, answers)
        return found > field.total or (is_whole and found < field.total and not self._may_lack)

    def rest_at(self, step: Step, answers: Answers) -> int | None:
        """Return the only number that can still be answered; None where there is a choice.

        With all four aces taken, whoever comes next has none; the last one has what is left.
        """
        total = step.field.total
        if total is None or step.answer(answers) is not None or self._may_lack:
            return None
        rest = total - sum_so_far(step.field, answers)
        is_only = rest == 0 or len(_unanswered(step.field, answers)) == 1
        return rest if is_only and step.field.least <= rest <= step.field.most else None

    @property
    def _may_lack(self) -> bool:
        return any(each.name == _LEFT_ON_THE_TABLE for each in self.fields)


Asking = Callable[[Answers], Sequence[DealField]]
"""What to ask of a deal, given what has been said: one answer asks for more than another."""


def questions(ask: Asking, answers: Answers) -> Questions:
    """Return what to ask; what is answered early decides about what comes later."""
    known: dict[str, Any] = {}
    while True:
        fields = tuple(ask(known))
        values = {each.name: _value(each, answers) for each in fields}
        fresh = next((f.name for f in fields if values[f.name] and f.name not in known), None)
        if fresh is None:
            found = {name: value[0] for name, value in values.items() if value}
            return Questions(fields, found, tuple(f for f in fields if not values[f.name]))
        known[fresh] = values[fresh][0]


def _value(field: DealField, answers: Answers) -> tuple[object, ...]:
    """Return what a field has, alone in a tuple; nothing where it has yet to be answered."""
    value = answers.get(field.name)
    if isinstance(value, tuple) and field.kind is FieldKind.NUMBERS:
        value = _filled(value, field.usual)
    if value is not None and field.fits(value):
        return (value,)
    if field.usual is not None or field.is_optional:
        return (field.usual,)
    return ((False,) * len(field.groups),) if field.kind is FieldKind.SWITCHES else ()


def _filled(parts: tuple[Any, ...], usual: object) -> tuple[Any, ...]:
    if not isinstance(usual, tuple) or len(usual) != len(parts):
        return parts
    return tuple(known if part is None else part for part, known in zip(parts, usual, strict=True))


def sum_so_far(field: DealField, answers: Answers) -> int:
    """Return the sum of the numbers answered so far."""
    return sum(number for number in answers.get(field.name) or () if number)


def _unanswered(field: DealField, answers: Answers) -> tuple[int, ...]:
    parts = range(len(field.groups)) if field.kind is FieldKind.NUMBERS else range(1)
    return tuple(part for part in parts if Step(field, part).answer(answers) is None)
