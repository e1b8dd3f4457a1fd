"""Dealing that an outsider can verify: a secret kept, its commitment on the wall, then the word.

The boards follow from the secret and from the word that the room calls out after the commitment
hangs there: so nobody chose the cards. When the secret is released everybody can deal again.
"""

import hmac
import re
import unicodedata
from collections.abc import Iterator
from itertools import count
from struct import iter_unpack

from whist_td.core.chance import seal_of
from whist_td.core.errors import RuleError
from whist_td.deals.cards import PACK, WHOLE_HAND, Deal, in_order

SECRET_BYTES = 16
MOST_BOARDS = 9999
_SECRET = re.compile(f"[0-9a-f]{{{2 * SECRET_BYTES}}}")
_NUMBERS = 2**32


class SecretError(RuleError):
    """A secret that is not 32 hexadecimal digits in small letters."""

    length: int
    digits: int


def checked_secret(text: str) -> str:
    """Return a secret; raises `SecretError`, which does not say it."""
    if not _SECRET.fullmatch(text):
        raise SecretError(len(text), 2 * SECRET_BYTES)
    return text


def commitment(secret: str) -> str:
    """Return what is shown before the first board, from which nobody finds the secret.

    >>> commitment("00112233445566778899aabbccddeeff")[:8]
    '5947d7c3'
    """
    return seal_of(checked_secret(secret))


def as_called(word: str) -> str:
    """Return the room's word as it is dealt with, however it was typed.

    >>> as_called("  Gaspésie ")
    'gaspésie'
    """
    return unicodedata.normalize("NFC", word).strip().lower()


def dealt(secret: str, board: int, word: str = "") -> Deal:
    """Return the deal of a board; raises `SecretError`.

    >>> dealt("00112233445566778899aabbccddeeff", 2).text
    'N:T.A86.J74.986532 8653.J75.KT95.AQ A74.Q943.Q82.JT7 KQJ92.KT2.A63.K4'
    """
    pack, numbers = list(PACK), _numbers(checked_secret(secret), board, as_called(word))
    for last in range(len(pack) - 1, 0, -1):
        places = last + 1
        even = _NUMBERS // places * places
        number = next(number for number in numbers if number < even)
        place = number % places
        pack[last], pack[place] = pack[place], pack[last]
    return Deal(in_order([pack[at : at + WHOLE_HAND] for at in range(0, len(pack), WHOLE_HAND)]))


def _numbers(secret: str, board: int, word: str) -> Iterator[int]:
    """Yield numbers of 32 bits that the secret, the board and the word make."""
    key = bytes.fromhex(secret)
    for block in count():
        message = f"whist-td/deal/1/{board}/{word}/{block}".encode()
        for (number,) in iter_unpack(">I", hmac.digest(key, message, "sha256")):
            yield number
