"""When two spellings may be one person's: the same, or alike by one of three rules.

What is the same is linked without asking. All else is only proposed, and nobody is proposed for
whom the rules are blind: single words, people who were at one event together, those told apart.
"""

import re
from collections import Counter
from collections.abc import Sequence
from enum import Enum

from whist_td.core.names import TITLES, folded, plain


class Grade(Enum):
    """How alike two spellings are, the surest first."""

    SAME = "same"
    WORDS = "A"
    """The same words in any order, or run together, without accents, signs and titles."""
    INITIALS = "B"
    """As many words, each equal or the other's initial."""
    LETTER = "C"
    """One long word off by a letter; for the page of doubles alone."""

    @property
    def is_proposed_at_once(self) -> bool:
        """Whether it is sure enough to be proposed beside a name of tonight."""
        return self is not Grade.LETTER


GRADES = tuple(Grade)

_SAINTS = {"st": "saint", "ste": "sainte"}
_NOBODY = re.compile(
    r"n[ .]*n|\?+|[x.\-–— ]*|domy|mort|dummy|anonyme|anonymous"
    r"|(?:joueur|joueuse|player|ancien membre|former member|equipe|team) *(?:n[o°] *)?\d+"
)
LEAST_LETTERS, _LEAST_WORDS = 6, 2
_SIGNS = re.compile(r"[.,;()\[\]/-]+")


def is_nobody(name: str) -> bool:
    """Tell whether a name stands for no person: N.N., a number, Domy, one who was forgotten.

    >>> [is_nobody(name) for name in ("N. N.", "Joueur 3", "Domy", "Ancien membre 2", "Rita")]
    [True, True, True, True, False]
    """
    return bool(_NOBODY.fullmatch(plain(name).strip(" .")))


def name_words(name: str) -> tuple[str, ...]:
    """Return the words by which names are compared, in the order in which they stand.

    >>> name_words("Roy-Huard, Mme Rose d’Œ."), name_words("M. Pierre Roy"), name_words("M. Roy")
    (('roy', 'huard', 'rose', 'doe'), ('pierre', 'roy'), ('m', 'roy'))
    >>> name_words("Luc St-Onge"), name_words("Mme Ste. Marie")
    (('luc', 'saint', 'onge'), ('sainte', 'marie'))
    """
    parts = [part.strip(".,") for part in re.split(r"[ ,]+", plain(name).replace("'", ""))]
    untitled = [part for part in parts if not TITLES.fullmatch(part)]
    if len(untitled) > _LEAST_WORDS and untitled[0] == "m":
        untitled = untitled[1:]
    words = (word for part in untitled for word in _SIGNS.sub(" ", part).split())
    return tuple(_SAINTS.get(word, word) for word in words)


def grade(one: str, other: str) -> Grade | None:
    """Return how alike two spellings are; None: nothing says that they are one person's.

    >>> grade("Roy, Jean", "Jean Roy"), grade("Denis Roy", "Denise Roy")
    (<Grade.WORDS: 'A'>, None)
    """
    if is_nobody(one) or is_nobody(other):
        return None
    if folded(one) == folded(other):
        return Grade.SAME
    return grade_of_words(name_words(one), name_words(other))


def grade_of_words(one: Sequence[str], other: Sequence[str]) -> Grade | None:
    """Return how alike two names are by their words."""
    if min(len(one), len(other)) < _LEAST_WORDS:
        return None
    if sorted(one) == sorted(other) or run_together(one) & run_together(other):
        return Grade.WORDS
    if len(one) != len(other):
        return None
    if _are_initials(one, other):
        return Grade.INITIALS
    return Grade.LETTER if _is_off_by_a_letter(one, other) else None


def run_together(words: Sequence[str]) -> set[str]:
    """Return words without spaces, beginning with each of them: first names or surname first.

    >>> sorted(run_together(("luc", "van", "damme")) & run_together(("vandamme", "luc")))
    ['lucvandamme', 'vandammeluc']
    """
    return {"".join((*words[at:], *words[:at])) for at in range(len(words))}


def _are_initials(one: Sequence[str], other: Sequence[str]) -> bool:
    """Tell whether words are equal or the others' initials, and one whole word equal."""
    equal = Counter(word for word in one if len(word) > 1) & Counter(other)
    left = sorted((Counter(one) - equal).elements())
    others = sorted((Counter(other) - equal).elements())
    pairs = zip(left, others, strict=True)
    return bool(equal) and all(_is_initial(a, b) or _is_initial(b, a) for a, b in pairs)


def _is_initial(short: str, word: str) -> bool:
    return len(short) == 1 and word.startswith(short)


def _is_off_by_a_letter(one: Sequence[str], other: Sequence[str]) -> bool:
    ours, theirs = Counter(one) - Counter(other), Counter(other) - Counter(one)
    if ours.total() != 1 or theirs.total() != 1:
        return False
    short, long = sorted((*ours, *theirs), key=len)
    edges = short[0] == long[0] and short[-1] == long[-1]
    return len(short) >= LEAST_LETTERS and edges and _one_edit(short, long)


def _one_edit(short: str, long: str) -> bool:
    """Tell whether a letter more or another, or two swapped, make one word the other."""
    if len(short) != len(long):
        return any(long[:at] + long[at + 1 :] == short for at in range(len(long)))
    wrong = [at for at, (a, b) in enumerate(zip(short, long, strict=True)) if a != b]
    match wrong:
        case [_]:
            return True
        case [at, after] if after == at + 1:
            return short[at] == long[after] and short[after] == long[at]
        case _:
            return False
