"""Numbers as people and files write them, none so large that anything would go on for ever."""

_MOST_DIGITS = 18
"""What SQLite can hold; no number of a club comes near."""


def typed_number(text: str) -> int | None:
    """Return the whole number that a text writes in plain digits; None: it writes none.

    >>> typed_number("12"), typed_number("-1"), typed_number("²"), typed_number("9" * 5000)
    (12, None, None, None)
    """
    is_number = text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS
    return int(text) if is_number else None
