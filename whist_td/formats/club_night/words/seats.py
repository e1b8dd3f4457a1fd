"""The one naming of seats, on paper, on the screen and in the room, and how it is read again.

A score sheet shows of everybody the sign of the seat, the number and the name: each may be typed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from whist_td.core.deal_fields import DealField, FieldKind, Group
from whist_td.core.names import plain
from whist_td.core.numbers import typed_number
from whist_td.formats.club_night.games.game import AnyGame
from whist_td.formats.club_night.games.words import SIDES, SeatNames
from whist_td.formats.club_night.rules.event import AT_TABLE, ClubNightEvent
from whist_td.words.words import N_, Words

NOBODY = "0"
"""What is typed where a table may say that it was nobody."""
SEPARATORS = frozenset(" ,;/+&-–.")
_COMPASS = (3, AT_TABLE)
"""So many sit North to West; of three the last side stays empty, or is a dummy's or the Domy's."""
_AT_FOUR = (N_("North"), N_("East"), N_("South"), N_("West"))
_SPELT = ("n nord north", "e est east", "s sud south", "w o ouest west")
"""How the seats of a table of four are written in either language."""
_IN_TWOS = 2
_LETTERS = SIDES.casefold() + "nesow"


def seat_name(seat: int, players: int, _: Words) -> str:
    """Return a seat: North to West of three or four, A and B for two, else its number."""
    if has_compass(players):
        return _(_AT_FOUR[seat])
    return _("seat {n}", n=seat_sign(seat, players, _))


def has_compass(players: int) -> bool:
    """Tell whether the seats of a table are called by the compass."""
    return players in _COMPASS


def seats_name(seats: Sequence[int], players: int, _: Words) -> str:
    """Return several seats: "North, South"."""
    return ", ".join(seat_name(seat, players, _) for seat in seats)


def seat_sign(seat: int, players: int, _: Words) -> str:
    """Return how a seat is written: N, E, S, W of three or four, A and B for two."""
    if players == _IN_TWOS:
        return SIDES[seat]
    return seat_name(seat, players, _)[:1].upper() if has_compass(players) else str(seat + 1)


def plays_by_letters(sides: Sequence[Group], players: int) -> bool:
    """Tell whether a table writes A and B: where partners play together, or only two play."""
    return players == _IN_TWOS or any(len(side) > 1 for side in sides)


def group_sign(at: int, groups: Sequence[Group], game: AnyGame, players: int, _: Words) -> str:
    """Return how a group of a field is written: by its letter, or by its only seat."""
    if game.sides_change or plays_by_letters(groups, players):
        return SIDES[at]
    return seat_sign(groups[at][0], players, _)


def side_signs(sides: Sequence[Group], game: AnyGame, players: int, _: Words) -> tuple[str, ...]:
    """Return how the sides of a table are written: those over the totals of its score sheet."""
    if game.sides_change:
        return tuple(seat_sign(side[0], players, _) for side in sides)
    return tuple(group_sign(at, sides, game, players, _) for at in range(len(sides)))


def by_signs(sides: Sequence[Group], players: int, _: Words) -> SeatNames:
    """Return how the words of a deal call seats and sides on paper."""

    def side_sign(at: int) -> str:
        if plays_by_letters(sides, players):
            return SIDES[at]
        return seat_sign(sides[at][0], players, _) if at < len(sides) else SIDES[at]

    return SeatNames(lambda seat: seat_sign(seat, players, _), side_sign)


class TokenForm(Enum):
    """What a typed token is taken for."""

    SEAT = auto()
    """The sign of a seat or side, or the number of a seat."""
    PLAYER = auto()
    """The number of a player."""
    NAME = auto()


@dataclass(frozen=True)
class TokenReading:
    """One thing that a typed token can mean: the seats, and what a field makes of them."""

    form: TokenForm
    seats: tuple[int, ...]
    values: tuple[int | None, ...]


@dataclass(frozen=True)
class SeatedPeople:
    """Who sits at a table, seat by seat: the number and the whole name of each."""

    numbers: tuple[int, ...]
    names: tuple[str, ...]
    game: AnyGame

    @property
    def count(self) -> int:
        """How many sit there."""
        return len(self.names)

    def signs(self, field: DealField, _: Words) -> tuple[str, ...]:
        """Return how the groups of a field are written."""
        if field.kind in (FieldKind.SEAT, FieldKind.SEATS):
            return tuple(seat_sign(group[0], self.count, _) for group in field.groups)
        groups = field.groups
        return tuple(group_sign(at, groups, self.game, self.count, _) for at in range(len(groups)))


def people_at(event: ClubNightEvent, round_number: int, table: int) -> SeatedPeople:
    """Return who sits at a table."""
    return called(event, event.sitting(round_number, table).seats)


def called(event: ClubNightEvent, numbers: Sequence[int]) -> SeatedPeople:
    """Return some people by number and name."""
    names = tuple(event.player(number).name for number in numbers)
    return SeatedPeople(tuple(numbers), names, event.game)


@dataclass(frozen=True)
class SeatReader:
    """Reads what is typed for a field, in every form that stands on a score sheet.

    Once it is known what numbers mean at a table, they mean nothing else there.
    """

    # More than 15 methods: a seat may be told in four forms, each read by itself.

    people: SeatedPeople
    field: DealField
    may_be_nobody: bool = False
    numbers: TokenForm | None = None

    def readings(self, text: str) -> tuple[TokenReading, ...]:
        """Return all that a token can mean, each meaning once; nothing where it means nothing.

        Figures that are the number of somebody here and two seats as well mean both, even where
        one of the two is not asked: it may be the one that was meant.
        """
        token, meanings = plain(text), list[TokenReading]()
        is_long_number = len(token) > 1 and self._player(token) is not None
        for form, ask in self._forms():
            seats = ask(token)
            values = tuple(map(self.field.value_at, seats))
            if not seats or any(each.values == values for each in meanings):
                continue
            if None not in values or is_long_number:
                meanings.append(TokenReading(form, seats, values))
            elif form is TokenForm.SEAT:
                # A seat that is not asked here: whoever bears its number is not meant unsaid.
                return tuple(meanings)
        if all(None in each.values for each in meanings):
            meanings.clear()
        if not meanings and self.may_be_nobody and token == NOBODY:
            return (TokenReading(TokenForm.SEAT, (), (None,)),)
        return tuple(meanings)

    def meant(self, text: str) -> tuple[TokenReading, ...]:
        """Return all that a token can mean while it is typed: a name may only have begun."""
        return self.readings(text) or self._begun_alone(plain(text))

    def may_go_on(self, text: str) -> bool:
        """Tell whether a longer token can begin so: a number of a player, a name."""
        token = plain(text)
        numbers = () if self.numbers is TokenForm.SEAT else self.people.numbers
        names = (name for seat in range(self.people.count) for name in self._names(seat))
        longer = (*map(str, numbers), *names)
        return any(each != token and each.startswith(token) for each in longer)

    @property
    def letters(self) -> Mapping[str, int]:
        """The letters that stand for a seat or a side, each with what the field makes of it."""
        seats = {letter: self._by_letter(letter) for letter in _LETTERS}
        values = {
            letter: self.field.value_at(seat) for letter, seat in seats.items() if seat is not None
        }
        return {letter: value for letter, value in values.items() if value is not None}

    def _forms(self) -> Iterator[tuple[TokenForm, Callable[[str], tuple[int, ...]]]]:
        def numbered(figure: str) -> int | None:
            number = typed_number(figure)
            return number - 1 if number and number <= self.people.count else None

        yield TokenForm.SEAT, self._by_letters
        if self.numbers is not TokenForm.PLAYER:
            yield TokenForm.SEAT, lambda token: self._each(token, numbered)
        if self.numbers is not TokenForm.SEAT:
            yield TokenForm.PLAYER, self._by_player_numbers
        yield TokenForm.NAME, self._by_name

    @property
    def _is_one(self) -> bool:
        """Whether the field takes one answer only."""
        is_single = self.field.kind in (FieldKind.SEAT, FieldKind.SIDE)
        return is_single or self.field.most == 1

    def _by_letters(self, token: str) -> tuple[int, ...]:
        """Read signs one after the other: "ne" is North and East."""
        spelt = [seat for seat, words in enumerate(self._spelt) if token in words.split()]
        if spelt:
            return tuple(spelt)
        return self._each(token, self._by_letter)

    def _by_letter(self, letter: str) -> int | None:
        groups, game = self.field.groups, self.people.game
        at = SIDES.casefold().find(letter)
        if 0 <= at < len(groups) and self._has_letters and (len(groups) > 1 or game.sides_change):
            return groups[at][0]
        return next((at for at, words in enumerate(self._spelt) if letter in words.split()), None)

    @property
    def _spelt(self) -> tuple[str, ...]:
        return _SPELT[: self.people.count] if has_compass(self.people.count) else ()

    @property
    def _has_letters(self) -> bool:
        is_side = self.field.kind in (FieldKind.SIDE, FieldKind.SWITCHES)
        return is_side or plays_by_letters(self.field.groups, self.people.count)

    def _by_player_numbers(self, token: str) -> tuple[int, ...]:
        """Read the number of a player, or several of one figure."""
        seat = self._player(token)
        return (seat,) if seat is not None else self._each(token, self._player)

    def _player(self, token: str) -> int | None:
        numbers = self.people.numbers
        number = typed_number(token)
        return numbers.index(number) if number in numbers else None

    def _each(self, token: str, seat_of: Callable[[str], int | None]) -> tuple[int, ...]:
        """Read a token sign by sign, each seat once; where one answer is asked, a single sign."""
        each = [seat_of(sign) for at, sign in enumerate(token) if not at or sign not in SEPARATORS]
        seats = tuple(dict.fromkeys(seat for seat in each if seat is not None))
        most = 1 if self._is_one else self.field.most or len(each)
        return seats if len(seats) == len(each) <= most else ()

    def _by_name(self, token: str) -> tuple[int, ...]:
        seats = [seat for seat in range(self.people.count) if token in self._names(seat)]
        return tuple(seats) if len(seats) == 1 else ()

    def _begun_alone(self, token: str) -> tuple[TokenReading, ...]:
        """Read the beginning of a name, where only one can be meant."""
        seats = {
            seat
            for seat in range(self.people.count)
            for name in self._names(seat)
            if token and name.startswith(token)
        }
        if len(seats) != 1:
            return ()
        seat = seats.pop()
        value = self.field.value_at(seat)
        return () if value is None else (TokenReading(TokenForm.NAME, (seat,), (value,)),)

    def _names(self, seat: int) -> tuple[str, ...]:
        """Return what somebody is called: the whole name, and each part of it."""
        whole = plain(self.people.names[seat])
        return (whole, *whole.split())
