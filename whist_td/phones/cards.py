"""The cards that let people in: a token and a PIN for each, made of the one secret of an event.

The secret is sealed in the club file; so the tokens are the same after a restart, and a card that
was lost is issued anew alone.
"""

import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256

from whist_td.core.proposals import Phones
from whist_td.desk.requests import Event
from whist_td.phones.formats import phones_of

_TOKEN_BYTES = 16
_PINS = 10_000


class Role(Enum):
    """Who comes in; the value is in the address of the page."""

    TABLE = "t"
    PERSON = "p"
    ASSISTANT = "a"


@dataclass(frozen=True)
class Card:
    """A card: whose, and its number (an assistant's is the place in the list, from 0)."""

    role: Role
    number: int

    @property
    def code(self) -> str:
        """How the event knows it."""
        return f"{self.role.value}{self.number}"


@dataclass(frozen=True)
class Cards:
    """All cards of an event with telephones."""

    secret: str
    phones: Phones

    def token(self, card: Card) -> str:
        """Return the 128 random bits of a card, in hexadecimal."""
        return self._mixed(f"token/{card.code}/{self.phones.issue(card.code)}")[: 2 * _TOKEN_BYTES]

    def path(self, card: Card) -> str:
        """Return where the page of a card is."""
        return f"/{card.role.value}/{self.token(card)}"

    def pin(self, number: int) -> str:
        """Return the four digits beside the code of a personal card."""
        card = Card(Role.PERSON, number).code
        mixed = self._mixed(f"pin/{card}/{self.phones.issue(card)}")
        return f"{int(mixed, 16) % _PINS:04}"

    def is_pin(self, number: int, typed: str) -> bool:
        """Tell whether a PIN is that of somebody's card."""
        return hmac.compare_digest(self.pin(number).encode(), typed.encode())

    def form_value(self, card: Card) -> str:
        """Return what a form of a card carries, so that no foreign page sends one."""
        return self._mixed(f"form/{self.token(card)}")[: 2 * _TOKEN_BYTES]

    def _mixed(self, text: str) -> str:
        return hmac.new(self.secret.encode(), text.encode(), sha256).hexdigest()


def all_cards(event: Event, phones: Phones) -> Iterator[Card]:
    """Yield the cards that there are: tables, people or teams, assistants."""
    form = phones_of(event)
    yield from (Card(Role.TABLE, table) for table in form.tables(event))
    yield from (Card(Role.PERSON, number) for number, _name in form.people(event))
    yield from (Card(Role.ASSISTANT, number) for number in range(len(phones.assistants)))
