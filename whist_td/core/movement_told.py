"""What a movement from outside says field by field: read, not yet believed."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from whist_td.core.movement_errors import (
    MovementFieldMissingError,
    MovementLimitError,
    MovementListError,
    MovementNumberError,
    MovementObjectError,
    MovementTextError,
    Spot,
)


@dataclass(frozen=True)
class Told:
    """A movement, a round or a table as plain values tell it, and where it stands."""

    fields: Mapping[object, object]
    spot: Spot

    def number(self, name: str) -> int:
        """Return a whole number."""
        return whole_number(self._field(name), name, self.spot)

    def size(self, name: str, most: int) -> int:
        """Return how many there are of something; what no hall holds nobody could judge."""
        size = self.number(name)
        if not 0 <= size <= most:
            raise MovementLimitError(self.spot, name, size, 0, most)
        return size

    def numbers(self, name: str) -> tuple[int, ...]:
        """Return a list of whole numbers."""
        return tuple(whole_number(each, name, self.spot) for each in self.listed(name))

    def text(self, name: str) -> str | None:
        """Return a text, or None where nothing is said."""
        value = self._field(name)
        if value is not None and not isinstance(value, str):
            raise MovementTextError(self.spot, name, value)
        return value

    def listed(self, name: str) -> list[object]:
        """Return a list of whatever stands in it."""
        value = self._field(name)
        if not isinstance(value, list):
            raise MovementListError(self.spot, name, value)
        return value

    def rounds(self) -> Iterator["Told"]:
        """Return the rounds of a movement in order."""
        return (
            told(each, Spot(place)) for place, each in enumerate(self.listed("rounds"), start=1)
        )

    def tables(self) -> Iterator["Told"]:
        """Return the tables of a round in order."""
        return (
            told(each, replace(self.spot, table=place))
            for place, each in enumerate(self.listed("tables"), start=1)
        )

    def _field(self, name: str) -> object:
        if name not in self.fields:
            raise MovementFieldMissingError(self.spot, name)
        return self.fields[name]


def told(plain: object, spot: Spot | None = None) -> Told:
    """Return what plain values say, or refuse what is no object with named fields.

    >>> told({"teams": 12}).number("teams")
    12
    """
    where = spot or Spot()
    if not isinstance(plain, dict):
        raise MovementObjectError(where)
    return Told(plain, where)


def whole_number(value: object, name: str, spot: Spot) -> int:
    """Return a value of a field as a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise MovementNumberError(spot, name, value)
    return value
