"""How seats and sides are written on a score sheet: N E S W, numbers, or A and B."""

from collections.abc import Sequence

from whist_td.formats.club_night.games.game import AnyGame, Group
from whist_td.formats.club_night.games.words import SIDES, Named
from whist_td.formats.club_night.rules.settings import AT_TABLE
from whist_td.formats.club_night.words.labels import seat_name
from whist_td.words.words import Words

_IN_TWOS = 2


def plays_by_letters(sides: Sequence[Group], players: int) -> bool:
    """Tell whether a table writes A and B: where partners play together, or only two play."""
    return players == _IN_TWOS or any(len(side) > 1 for side in sides)


def seat_sign(seat: int, players: int, _: Words) -> str:
    """Return how a seat is written on paper: N, E, S, W at a table of four, A and B for two."""
    if players == _IN_TWOS:
        return SIDES[seat]
    return seat_name(seat, players, _)[:1].upper() if players == AT_TABLE else str(seat + 1)


def group_sign(at: int, groups: Sequence[Group], game: AnyGame, players: int, _: Words) -> str:
    """Return how a group of a field is written: by its letter, or by its only seat."""
    if game.sides_change or plays_by_letters(groups, players):
        return SIDES[at]
    return seat_sign(groups[at][0], players, _)


def side_seats(side: Group, players: int, _: Words) -> str:
    """Return the seats of a side by their signs: "N–S"."""
    return "–".join(seat_sign(seat, players, _) for seat in side)


def by_signs(sides: Sequence[Group], players: int, _: Words) -> Named:
    """Return how the words of a deal call seats and sides on paper."""

    def side_sign(at: int) -> str:
        if plays_by_letters(sides, players):
            return SIDES[at]
        return seat_sign(sides[at][0], players, _) if at < len(sides) else SIDES[at]

    return Named(lambda seat: seat_sign(seat, players, _), side_sign)
