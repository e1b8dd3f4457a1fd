"""The values of a deal given as JSON, read or refused."""

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import TypeGuard, TypeVar

from whist_td.desk.request_errors import ScoreFieldError

Deal = Mapping[str, object]
"""A deal as its JSON line tells it."""

SIDES = ("A", "B")
LARGEST = 10**6
"""No count of a deal comes near it; a longer number is a slip or a joke."""
C = TypeVar("C", bound=Enum)


def whole(deal: Deal, name: str, default: int | None = None) -> int:
    """Return a whole number."""
    value = deal.get(name, default)
    if not is_count(value):
        raise ScoreFieldError(name, value, "0, 1, 2…")
    return value


def is_count(value: object) -> TypeGuard[int]:
    """Tell whether a value is a whole number, which true and false are not, and no huge one."""
    return type(value) is int and abs(value) <= LARGEST


def whole_or_none(deal: Deal, name: str) -> int | None:
    """Return a whole number, or None where none is given."""
    return None if deal.get(name) is None else whole(deal, name)


def pair(deal: Deal, name: str) -> tuple[int, int]:
    """Return two whole numbers, of A and of B; none given is none for either."""
    value = deal.get(name)
    if value is None:
        return 0, 0
    if isinstance(value, list) and len(value) == len(SIDES):
        first, second = value
        if is_count(first) and is_count(second):
            return first, second
    raise ScoreFieldError(name, value, "[0, 0]")


def switch(deal: Deal, name: str) -> bool:
    """Return yes or no; nothing given is no."""
    value = deal.get(name, False)
    if not isinstance(value, bool):
        raise ScoreFieldError(name, value, "true, false")
    return value


def switches(deal: Deal, name: str) -> tuple[bool, bool]:
    """Return yes or no of A and of B."""
    value = deal.get(name)
    if value is None:
        return False, False
    if isinstance(value, list) and len(value) == len(SIDES):
        first, second = value
        if isinstance(first, bool) and isinstance(second, bool):
            return first, second
    raise ScoreFieldError(name, value, "[false, true]")


def side(deal: Deal, name: str, names: tuple[str, ...] = SIDES) -> int | None:
    """Return a side by its place, or None where none is named."""
    value = deal.get(name)
    if value is None:
        return None
    if not isinstance(value, str) or value not in names:
        raise ScoreFieldError(name, value, ", ".join(names))
    return names.index(value)


def seats(deal: Deal, name: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """Return some of the seats by their places."""
    value = deal.get(name, [])
    if not isinstance(value, list) or not all(
        isinstance(each, str) and each in names for each in value
    ):
        raise ScoreFieldError(name, value, ", ".join(names))
    return tuple(map(names.index, value))


def code(deal: Deal, name: str, codes: Iterable[str], default: str | None = None) -> str:
    """Return one of the codes that a field takes."""
    value = deal.get(name, default)
    if not isinstance(value, str) or value not in codes:
        raise ScoreFieldError(name, value, ", ".join(codes))
    return value


def choice(deal: Deal, name: str, kinds: Mapping[str, C]) -> C:
    """Return what one of the codes of a field stands for."""
    return kinds[code(deal, name, kinds)]


def by_name(value: object, name: str, accepted: str) -> Mapping[str, object]:
    """Return an object of JSON, or refuse what stands in its place."""
    if not isinstance(value, dict):
        raise ScoreFieldError(name, value, accepted)
    return value
