"""Stored numbers as text, a letter each."""

from string import ascii_lowercase, ascii_uppercase, digits

LETTERS = digits + ascii_lowercase + ascii_uppercase + "".join(map(chr, range(0xC0, 0x100)))
_VALUES = {letter: value for value, letter in enumerate(LETTERS)}


def encoded(numbers: list[int]) -> str:
    """Return numbers as letters.

    >>> encoded([0, 10, 61])
    '0aZ'
    """
    return "".join(LETTERS[number] for number in numbers)


def decoded(text: str) -> list[int]:
    """Return letters as numbers.

    >>> decoded("0aZ")
    [0, 10, 61]
    """
    return [_VALUES[letter] for letter in text]
