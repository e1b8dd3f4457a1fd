"""What an event is called, when and where it is held, and the most rounds it may have."""

from dataclasses import dataclass
from datetime import date

from whist_td.core.errors import NamelessEventError, NameTooLongError

MOST_ROUNDS = 99
"""No event is longer."""
MOST_LETTERS = 120


@dataclass(frozen=True)
class Details:
    """The heading of every screen and sheet of an event; the logo is the bytes of a picture."""

    name: str
    date: date
    place: str = ""
    logo: bytes | None = None

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise NamelessEventError
        for text in (self.name, self.place):
            if len(text) > MOST_LETTERS:
                raise NameTooLongError(text, MOST_LETTERS)


@dataclass(frozen=True)
class EventProgress:
    """How far an event is: the draw of numbers or seats, and whether the last word is spoken."""

    draw_seed: int | None = None
    finished: bool = False
    trial: bool = False
    """Whether it is played to try things out."""
