"""How the names of a list are set: one size and width of letters for all of them.

What is too long folds onto more lines where there is room for them; what fits in no way is
shortened, and so that it can be taken for nobody else of the list. It is the same on the screen, in
the room and on paper: each says how wide a text is, and in which letters it may be set.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count, takewhile

from whist_td.core.names import own_name

WIDTHS = (1.0, 0.94, 0.87, 0.8)
"""How wide letters are set, as parts of their own width: never narrower than the last."""
CUT = "…"
_BREAKS = re.compile(r"(?<=[^\d\W]-)(?=\w)|(?= (?!·))")
"""Where a line may end: before a blank, after a dot between two, and after a name's hyphen."""
_ENDS = " -,.('’"
"""What does not stand before the sign of what is left out."""
_MOST = 0.8
"""While more than this part of the names is whole, letters are as wide as can be."""
_FAR, _NEARLY = 0.84, 0.9
"""All letters become so much smaller for every name; below, for more than one in ten only."""
_HEADS = (1.0, 0.6, 0.35, 0.0)
"""Of a name that is cut, so much is its beginning; the rest is its end."""


@dataclass(frozen=True)
class Letters:
    """The letters of a list: their size, and their width as a part of their own."""

    size: float = 1.0
    width: float = 1.0


@dataclass(frozen=True)
class NamePlace:
    """A name, and the room it has."""

    name: str
    width: float
    height: float


@dataclass(frozen=True)
class Medium:
    """Where names are set: how wide a text is in some letters, and how many lines fit a height."""

    measured: Callable[[str, Letters], float]
    lines: Callable[[float, float], int]
    """The lines of a size that fit a height, at least one."""


@dataclass(frozen=True)
class NameSetting:
    """The letters of all names of a list, and each in its lines."""

    letters: Letters
    lines: Mapping[NamePlace, tuple[str, ...]]


def set_names(
    places: Iterable[NamePlace],
    ways: Sequence[Letters],
    medium: Medium,
    *,
    are_people: bool = False,
) -> NameSetting:
    """Return the names in the first letters in which all fit, or fewest are to be shortened.

    First names of people may be shortened to their initials.
    """
    listed = tuple(dict.fromkeys(places))
    found: dict[Letters, dict[NamePlace, tuple[str, ...]]] = {}
    for letters in ways:
        folded = {each: _folded(each.name, each, letters, medium) for each in listed}
        found[letters] = {each: lines for each, lines in folded.items() if lines}
        if len(found[letters]) == len(listed):
            break
    letters = _chosen(ways, found, len(listed))
    whole = found[letters]
    if len(whole) == len(listed):
        return NameSetting(letters, whole)
    shortened = _Shortening({each.name for each in listed}, are_people=are_people)
    lines = {}
    for each in listed:
        fits = partial(_folded, place=each, letters=letters, medium=medium)
        lines[each] = whole.get(each) or shortened.lines(each.name, fits)
    return NameSetting(letters, lines)


def _chosen(
    ways: Sequence[Letters], found: Mapping[Letters, Collection[NamePlace]], count: int
) -> Letters:
    """Return the letters of a list, given which names fit in which.

    One name that is very long makes all others neither narrow nor small: it is shortened.
    """
    large = [each for each in found if each.size >= _FAR * ways[0].size]
    nearly = [each for each in large if len(found[each]) >= _NEARLY * count]
    if nearly and not any(len(found[each]) == count for each in large):
        return nearly[0]
    most = max(map(len, found.values()))
    best = [letters for letters in found if len(found[letters]) == most]
    return best[0] if most == count or most > count * _MOST else best[-1]


def _folded(text: str, place: NamePlace, letters: Letters, medium: Medium) -> tuple[str, ...]:
    """Return a text in lines that fit its room; nothing where there are none."""

    def wide(line: str) -> float:
        return medium.measured(line, letters)

    if wide(text) <= place.width:
        return (text,)
    most = medium.lines(place.height, letters.size)
    lines = broken(text, lambda line: wide(line) <= place.width) if most > 1 else (text,)
    fits = len(lines) <= most and all(wide(line) <= place.width for line in lines)
    return lines if fits else ()


def broken(text: str, fits: Callable[[str], bool]) -> tuple[str, ...]:
    """Return a text as lines that fit, unless a single word does not.

    >>> broken("Marie-Antoinette Roy", lambda line: len(line) < 12)
    ('Marie-', 'Antoinette', 'Roy')
    """
    lines = [""]
    for part in _BREAKS.split(text):
        longer = f"{lines[-1]}{part}"
        if lines[-1].strip(" ") and not fits(longer.strip(" ")):
            lines.append(part)
        else:
            lines[-1] = longer
    return tuple(line.strip(" ") for line in lines)


Lines = Callable[[str], tuple[str, ...]]
"""A text in lines that fit its place; nothing where it does not fit."""


class _Shortening:
    """Shortens names of a list so that each can only be meant for itself."""

    def __init__(self, names: Collection[str], *, are_people: bool) -> None:
        self._names = names
        self._are_people = are_people
        self._used: dict[str, str] = {}
        """What is taken, and for which name: in several places it is cut in one way."""

    def lines(self, name: str, lines: Lines) -> tuple[str, ...]:
        """Return a name, as long as it may be, in the lines of its place."""
        for text in self._ways(name, lines):
            # Anything may stand where something was left out.
            pieces = text.split(CUT)
            whole = [r"[^ -]*".join(map(re.escape, _INITIAL.split(piece))) for piece in pieces]
            meant = re.compile(".*".join(whole), re.IGNORECASE | re.DOTALL)
            is_own = not any(meant.fullmatch(other) for other in self._names if other != name)
            if is_own and self._used.setdefault(text, name) == name:
                return lines(text) or (text,)
        return self._numbered(name, lines)

    def _ways(self, name: str, lines: Lines) -> Iterator[str]:
        """Yield shorter texts for a name, the best first."""
        short = initialled(name) if self._are_people else name
        if short != name and lines(short):
            yield short
        for text in dict.fromkeys((short, name)):
            for cut in _cuts(text):
                if length := _longest(cut, len(text), lines):
                    yield cut(length)

    def _numbered(self, name: str, lines: Lines) -> tuple[str, ...]:
        """Return a name with a number, where its letters alone cannot tell it from another."""
        for number in count(1):
            cut = partial(_with_number, name, number)
            text = cut(_longest(cut, len(name), lines))
            if self._used.get(text, name) == name and text not in self._names:
                break
        self._used[text] = name
        return lines(text) or (text,)


def initialled(name: str) -> str:
    """Return a person's name with the initials of the first names, on either side of the surname.

    >>> initialled("Marie-Hélène Roy"), initialled("ROY Luc"), initialled("LeBLANC Marie-Ève (2)")
    ('M.-H. Roy', 'ROY L.', 'LeBLANC M.-È. (2)')
    >>> initialled("Dupont J."), initialled("Roy, Luc"), initialled("JP Roy")
    ('Dupont J.', 'Roy, Luc', 'JP Roy')
    """
    own = own_name(name)
    words = own.split(" ")
    surnames = len(list(takewhile(_IN_CAPITALS.fullmatch, words)))
    if 0 < surnames < len(words):
        words[surnames:] = map(_initials, words[surnames:])
    elif len(words) > 1 and not (_AS_IT_IS.fullmatch(words[0]) or _INITIAL_LAST.search(own)):
        words[0] = _initials(words[0])
    return " ".join(words) + name[len(own) :]


_IN_CAPITALS = re.compile(r"(?:[^\W\d_]{1,3}(?<=[a-z]))?(?:(?![a-zß-ÿ])[\w'’-]){3,}")
"""A surname that tells itself by its capitals: *ROY*, *LeBLANC*, *O'CONNOR*."""
_AS_IT_IS = re.compile(r"[^a-zß-ÿ]*|.*[.,]")
"""What tells by itself that it is no first name to be shortened: initials, or before a comma."""
_INITIAL_LAST = re.compile(r" \w\.?$")


def _initials(first: str) -> str:
    return "-".join(f"{part[:1]}." for part in first.split("-"))


def _cuts(name: str) -> Iterator[Callable[[int], str]]:
    """Yield the ways to cut a name, each given how many letters are kept."""
    own = own_name(name)
    if own != name:
        # What tells two of one name apart stands at the end, in brackets.
        yield partial(_before_mark, own, name[len(own) :])
    for head in _HEADS:
        yield partial(_ends, name, head)
    for start in range(1, len(name)):
        yield partial(_middle, name, start)


def _with_number(name: str, number: int, letters: int) -> str:
    return f"{name[:letters]}{CUT}{number}"


def _before_mark(own: str, mark: str, letters: int) -> str:
    return own[: min(letters, len(own) - 1)].rstrip(_ENDS) + CUT + mark


def _ends(name: str, head: float, letters: int) -> str:
    begin = round(letters * head)
    tail = name[len(name) - (letters - begin) :].lstrip(" ") if letters > begin else ""
    return name[:begin].rstrip(_ENDS) + CUT + tail


def _middle(name: str, start: int, letters: int) -> str:
    end = start + letters
    return CUT + name[start:end].strip(" ") + (CUT if end < len(name) else "")


def _longest(cut: Callable[[int], str], letters: int, lines: Lines) -> int:
    """Return how many letters may be kept, 0 where not even one."""
    least, most = 0, letters - 1
    while least < most:
        middle = (least + most + 1) // 2
        if lines(cut(middle)):
            least = middle
        else:
            most = middle - 1
    return least


_INITIAL = re.compile(r"(?<=[^\W\d])\.(?=[ -]|$)")
