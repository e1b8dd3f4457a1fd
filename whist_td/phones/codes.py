"""What the code of a Wi-Fi says."""

from dataclasses import dataclass

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
