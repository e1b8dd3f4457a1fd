"""Codes that a telephone reads with its camera: the way to a page, and into a Wi-Fi."""

from dataclasses import dataclass

Matrix = tuple[tuple[bool, ...], ...]
"""The dots of a code, row by row; True is black."""
_SPECIAL = '\\;,:"'


@dataclass(frozen=True)
class Wifi:
    """The network of the hall; without a password it is open."""

    name: str = ""
    password: str = ""

    @property
    def text(self) -> str:
        """What telephones read to join it."""
        name, password = (_escaped(each) for each in (self.name, self.password))
        return f"WIFI:T:{'WPA' if password else 'nopass'};S:{name};P:{password};;"


def _escaped(text: str) -> str:
    return "".join(f"\\{sign}" if sign in _SPECIAL else sign for sign in text)


def code_of(text: str) -> Matrix:
    """Return the code of a text, with correction for creases and shadows."""
    import segno  # read from the disk once a code is shown

    made = segno.make(text, error="m", micro=False)
    return tuple(tuple(bool(dot) for dot in row) for row in made.matrix)
