"""Names of people: when two spellings are one person's, and in what order names stand.

Whoever compares, looks up or sorts names does it by these three, and by nothing of his own. Names,
and whatever else is typed or read from elsewhere, are one line of what can be seen.
"""

import re
import unicodedata
from functools import lru_cache

APOSTROPHES = "'’‘ʼ‛′´`＇"
DASHES = "-‐‑‒–—―−﹣－"
_ALIKE = str.maketrans(
    {**dict.fromkeys(APOSTROPHES, "'"), **dict.fromkeys(DASHES, "-"), "\u00ad": None}
)
_BARE = _ALIKE | str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d"})
"""With the letters that no accent is taken from, as people type them."""


_TOLD_APART = re.compile(r" \([^()]*\)$")


def own_name(name: str) -> str:
    """Return a name without what tells it from another of the same name: a club, a number.

    >>> own_name("Jean Roy (Percé)"), own_name("Jean (Ti-Jean) Roy")
    ('Jean Roy', 'Jean (Ti-Jean) Roy')
    """
    return _TOLD_APART.sub("", name)


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


_PARTICLES = (
    *("de", "den", "der", "des", "di", "du", "la", "le", "les", "ten", "ter", "van", "von"),
    *("mac", "mc", "saint", "sainte", "st", "st.", "ste", "ste."),
)
"""Small words with which a surname begins, as the clubs of Québec and Belgium sort them."""
_CALLED = ("dit", "dite")
"""Between two surnames of one family (*Roy dit Lauzon*), as old families of Québec have them."""
MARK = re.compile(r"pere|mere|fils|fille|jr\.?|sr\.?|junior|senior|aine|cadette?|i{2,3}|[0-9]")
TITLES = re.compile("mme|mlle|mr|dre?|mrs|ms|miss|madame|mademoiselle|monsieur|docteure?|doctor")
"""What stands before a name and is none, in plain letters without its point."""
_WITH_A_MARK = 3
"""The least words of a name with a mark: *Marie Cadette* is called so."""


@lru_cache(maxsize=4_000)
def sort_key(name: str) -> tuple[str, str]:
    """Return what a name is sorted by: the surname, then the rest; É stands beside E, Œ as oe.

    A surname is what stands before a comma, or in capitals, or the last word with its particles;
    what tells two people of one name apart (fils, 2) comes last.

    >>> sorted(["Zoé Roy", "Paul Le Breux", "HUARD Œda", "Luc Œllet", "Ève Roy"], key=sort_key)
    ['HUARD Œda', 'Paul Le Breux', 'Luc Œllet', 'Ève Roy', 'Zoé Roy']
    """
    before, comma, after = name.partition("(")[0].partition(",")
    parts, mark = before.split(), ""
    if len(parts) >= _WITH_A_MARK and MARK.fullmatch(plain(parts[-1])):
        mark = parts.pop()
    first = 0 if comma else _surname_at(parts)
    capitals = [part for part in parts if part.isupper() and not _is_initial(part)]
    if capitals and len(capitals) < len(parts):
        rest = [part for part in parts if part not in capitals]
        return plain(" ".join(capitals)), plain(" ".join([*rest, mark]))
    return plain(" ".join(parts[first:])), plain(" ".join([*parts[:first], after, mark]))


def as_sorted(name: str) -> str:
    """Return a name as a list that is sorted by surnames prints it: the surname first.

    >>> [as_sorted(name) for name in ("Paul Le Breux", "HUARD Œda", "Roy, Anne", "Dupont J.")]
    ['Le Breux, Paul', 'HUARD Œda', 'Roy, Anne', 'Dupont J.']
    >>> as_sorted("Odette Mc Neil"), as_sorted("Luc St Pierre"), as_sorted("Guy Roy dit Lauzon")
    ('Mc Neil, Odette', 'St Pierre, Luc', 'Roy dit Lauzon, Guy')
    >>> as_sorted("Jean Roy fils (Percé)"), as_sorted("Anne ROY"), as_sorted("Nestor")
    ('Roy, Jean fils (Percé)', 'ROY Anne', 'Nestor')

    Who is named by initials alone keeps them as they are.

    >>> as_sorted("L. A.")
    'L. A.'
    """
    own, bracket, club = name.partition("(")
    parts, mark = own.split(), []
    if "," in own or all(map(_is_initial, parts)):
        return name
    if len(parts) >= _WITH_A_MARK and MARK.fullmatch(plain(parts[-1])):
        mark = [parts.pop()]
    capitals = [part for part in parts if part.isupper() and not _is_initial(part)]
    rest = [part for part in parts if part not in capitals]
    if capitals and rest:
        turned = " ".join([*capitals, *rest, *mark])
    else:
        at = _surname_at(parts)
        turned = ", ".join(filter(None, map(" ".join, (parts[at:], [*parts[:at], *mark]))))
    return " ".join(filter(None, (turned, f"{bracket}{club}")))


def _is_initial(word: str) -> bool:
    """Whether a word is a first name cut short, or a number: *J.*, *M.-A.*, *12*."""
    return word.isdecimal() or all(len(part.strip(".")) <= 1 for part in word.split("-"))


def _surname_at(parts: list[str]) -> int:
    """Return where a surname begins: at its first particle, or with the last word.

    A first name cut short that comes last (*Dupont J.*) follows the surname.
    """
    last = len(parts) - 1
    if last > 0 and _is_initial(parts[-1]) and not _is_initial(parts[0]):
        return 0
    for at in range(1, last):
        word = plain(parts[at])
        if word in _PARTICLES or (word in _CALLED and at > 1):
            return at - (word in _CALLED)
    return max(last, 0)


def short_forms(name: str) -> tuple[str, ...]:
    """Return how a name is written for short, or the other way round, as it is looked for.

    >>> short_forms("DUPONT Jean-Paul")[:3]
    ('jean-paul dupont', 'dupont jean-paul', 'dupont j.-p.')
    """
    surname, given = sort_key(own_name(name))
    if not surname or not given:
        return ()
    initials = [part[0] for part in re.split(r"[ -]", given) if part]
    shorts = (f"{'.-'.join(initials)}.", f"{'.'.join(initials)}.", f"{initials[0]}.")
    short = dict.fromkeys((*shorts, initials[0]))
    forms = (form for each in short for form in (f"{surname} {each}", f"{each} {surname}"))
    return (f"{given} {surname}", f"{surname} {given}", *forms)


_PICTURE = r"\u2190-\u2bff\ufe0f\U0001f000-\U0001faff"
_JOINING = r"\u0600-\u08ff\u0900-\u0dff\u0f00-\u109f\u1780-\u18af\ufb50-\ufdff\ufe70-\ufefc"
"""Scripts from Arabic to Mongolian, in which a joiner between two letters changes their form."""
_UNSEEN = (
    r"\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e"
    r"\u2060-\u206f\u2800\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff"
    r"\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""What Unicode calls default ignorable, the blank of Braille, and what is no letter at all."""
_SURROGATE = re.compile("[\ud800-\udfff]")
_CONTROL = re.compile(
    rf"[\x00-\x1f\x7f-\x9f{_UNSEEN}]"
    rf"|(?<![{_JOINING}])\u200c|\u200c(?![{_JOINING}])"
    # Between two pictures it makes one of them.
    rf"|(?<![{_PICTURE}{_JOINING}])\u200d|\u200d(?![{_PICTURE}{_JOINING}])"
    rf"|(?<![{_PICTURE}#*0-9])\ufe0f"
)


def clean(text: str) -> str:
    r"""Return a text as one line without needless spaces and without what cannot be seen.

    >>> clean(" Anne\tRoy\x07 "), clean("\u3164\u115f"), clean("A\u061cnne")
    ('Anne Roy', '', 'Anne')
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    printable = unicodedata.normalize("NFC", _SURROGATE.sub("", text))
    return " ".join(_CONTROL.sub(_in_place, printable).split())


def _in_place(control: re.Match[str]) -> str:
    return " " if control.group().isspace() else ""
