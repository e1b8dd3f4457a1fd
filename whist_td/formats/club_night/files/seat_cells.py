"""Seats and sides as people write them in a table of deals."""

from whist_td.formats.club_night.games.game import Group
from whist_td.formats.club_night.rules.settings import AT_TABLE
from whist_td.interchange.headings import plain_words

SIDES = "ABCDE"
_AT_FOUR = ("n nord north", "e est east", "s sud south", "w o ouest west")


def seat_of(text: str, names: tuple[str, ...]) -> int | None:
    """Return the seat that a cell names: its number, N E S W at a table of four, or who sits there.

    >>> seat_of("3", ("Ann", "Bo", "Cy")), seat_of("O", ("Ann", "Bo", "Cy", "Di"))
    (2, 3)
    >>> seat_of("bo", ("Ann", "Bo", "Cy"))
    1
    """
    told = plain_words(text)
    if told.isdecimal():
        return int(told) - 1 if 1 <= int(told) <= len(names) else None
    if len(names) == AT_TABLE:
        for seat, words in enumerate(_AT_FOUR):
            if told in words.split():
                return seat
    people = [plain_words(name) for name in names]
    return people.index(told) if people.count(told) == 1 else None


def side_of(text: str, groups: tuple[Group, ...], names: tuple[str, ...]) -> int | None:
    """Return the side that a cell names: A, B … or one of its seats.

    >>> side_of("b", ((0, 2), (1, 3)), ("Ann", "Bo", "Cy", "Di"))
    1
    """
    letter = text.strip().upper()
    if len(letter) == 1 and letter in SIDES[: len(groups)]:
        return SIDES.index(letter)
    seat = seat_of(text, names)
    return next((at for at, group in enumerate(groups) if seat in group), None)
