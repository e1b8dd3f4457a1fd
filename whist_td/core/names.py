"""Names of people: when two spellings are one person's, and in what order names stand.

Whoever compares, looks up or sorts names does it by these three, and by nothing of his own.
"""

import unicodedata

APOSTROPHES = "'’‘ʼ‛′´`＇"
DASHES = "-‐‑‒–—―−﹣－"
_ALIKE = str.maketrans(
    {**dict.fromkeys(APOSTROPHES, "'"), **dict.fromkeys(DASHES, "-"), "\u00ad": None}
)
_BARE = _ALIKE | str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d"})
"""With the letters that no accent is taken from, as people type them."""


def folded(name: str) -> str:
    """Return what two spellings of one person's name share.

    Case, spaces, and the kinds of apostrophe and dash make no other person; an accent may.

    >>> folded("Hélène  D’AMOURS") == folded("hélène d'Amours")
    True
    >>> folded("Helene") == folded("Hélène")
    False
    """
    composed = unicodedata.normalize("NFC", name.casefold())
    return " ".join(composed.translate(_ALIKE).split())


def plain(text: str) -> str:
    """Return a text as it is looked for: without capitals and accents, as typed in a hurry.

    >>> plain("Hélène CÔTÉ, N° 5"), plain("Cœur")
    ('helene cote, n° 5', 'coeur')
    """
    letters = unicodedata.normalize("NFKD", text.casefold().translate(_BARE))
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(bare.split())


def sort_key(name: str) -> str:
    """Return what a name is sorted by: É stands beside E, Œ as oe.

    >>> sorted(["Zoé", "Œllet", "Ostiguy", "Émile", "Étienne", "Eva"], key=sort_key)
    ['Émile', 'Étienne', 'Eva', 'Œllet', 'Ostiguy', 'Zoé']
    """
    return plain(name)
