"""The people of a club: where each is named, initials for whoever asked for them, and forgetting.

Somebody is forgotten when a neutral name takes the place of the name, in every past event. It is
asked for by the person, shown before it is done, and done for good: there is no undo, for a
journal that could bring the name back would not have forgotten it. Only backups from before still
have it, until newer ones drive them out, or the director has them deleted too.
"""

import re
import unicodedata
from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.formats import BOOK_NUMBER
from whist_td.core.names import APOSTROPHES, DASHES, folded, own_name
from whist_td.desk.backups import BackupKeeper, OlderGone, Reason
from whist_td.desk.club import Club
from whist_td.desk.kinds import kind_of
from whist_td.desk.ports import Bearer, FileMissingError, Forgotten, everywhere
from whist_td.desk.requests import E

_PARTS = re.compile(r"([\s\-’']+)")
"""What stands between the parts of a name."""
_ESCAPED = re.compile(r"(?:\\u[0-9a-fA-F]{4})+")
"""Letters in JSON that are not of the English alphabet; the rarest are written as two."""
_TURNED = re.compile(
    "[\u00ad\u00df\u0130\u0131\u0149\u017f\u01f0\u1e96-\u1e9a\u1e9e\u212a\ufb00-\ufb06]"
)
_TURNED_ESCAPED = re.compile(
    r"\\u(?:00[0-7]|00ad|00df|013[01]|0149|017f|01f0|1e9[6-9ae]|212a|fb0[0-6])", re.IGNORECASE
)
"""Letters of which, without capitals, some of the English alphabet come, or none."""
_EXACT = {"captain", "players", "here", "not_here"}
"""Where a name stands alone; elsewhere it may stand in a sentence."""
_WITH_A_PERSON = ({"seat", "first_round"}, {"number", "club"}, {"sort_name", "contact"})
"""What else stands beside the name of a substitute, and of a player."""

_BY_NUMBER = ("persons", "sort_name", "events")
"""What stands in the book where somebody is told without a name: a person, a name of his."""


class Eraser:
    """Replaces a name where it is the person's, and in notes where it stands as a whole.

    >>> erase = Eraser("Jean Roy", "Former member 1")
    >>> erase.name("jean roy"), erase.name("Jean Roy-Huard"), erase.text("late: Jean Roy.")
    ('Former member 1', 'Jean Roy-Huard', 'late: Former member 1.')
    """

    def __init__(self, name: str, neutral: str, *others: str) -> None:
        self._keys = {folded(each) for each in (name, *others)} - {""}
        self._neutral = neutral
        self._letters = {_letters(key) for key in self._keys}
        self._words = {_longest_first(r"[^\W\d_]+", key) for key in self._keys}
        # One word alone ("Rita") may be anybody's: in a sentence it stays.
        long = sorted((key for key in self._keys if len(key.split()) > 1), key=len, reverse=True)
        phrase = "|".join(map(_phrase, long)) or r"(?!)"
        self._phrase = re.compile(rf"(?<![\w-])(?:{phrase})(?![\w-])", re.IGNORECASE)

    def name(self, text: str) -> str:
        """Return what stands in the place of a name."""
        return self._neutral if folded(text) in self._keys else text

    def text(self, text: str) -> str:
        """Return what stands in the place of a note, a reason, or the name of a team."""
        named = self.name(text)
        return self._phrase.sub(lambda _: self._neutral, named) if named == text else named

    def may_be_in(self, text: str) -> bool:
        """Tell whether plain values, as JSON, are worth a look: all words of a name are in them.

        What is of the English alphabet in it is looked for first, for that takes no time.
        """
        small = text.lower()
        if not _has_any(self._letters, small) and not _has_turned(text):
            return False
        plain = _loose(_unescaped(text)).casefold()
        return _has_any(self._words, unicodedata.normalize("NFC", plain))

    def plain(self, value: Any, key: str = "", *, beside: frozenset[str] = frozenset()) -> Any:  # noqa: ANN401 - JSON's
        """Return plain values of a command or a change without the name."""
        match value:
            case str():
                return self.name(value) if _is_name(key, beside) else self.text(value)
            case list():
                return [self.plain(each, key) for each in value]
            case dict():
                keys = frozenset(value)
                return {each: self.plain(item, each, beside=keys) for each, item in value.items()}
            case _:
                return value


def _letters(key: str) -> tuple[str, ...]:
    """Return the letters by which a name is looked for first; without any it is in every text."""
    is_plain = max(key, default="") < "\uffff"  # JSON writes other letters as two
    return _longest_first("[a-z]+", key) if is_plain else ()


def _longest_first(pattern: str, key: str) -> tuple[str, ...]:
    return tuple(sorted({*re.findall(pattern, _loose(key))}, key=len, reverse=True))


def _has_any(sought: Collection[tuple[str, ...]], text: str) -> bool:
    return any(all(each in text for each in parts) for parts in sought)


def _phrase(key: str) -> str:
    """Return what matches a name in a sentence, however its letters are put together."""
    forms = {unicodedata.normalize(form, key) for form in ("NFC", "NFD")}
    return "|".join(r"\s+".join(map(_spellings, form.split())) for form in sorted(forms))


def _unescaped(text: str) -> str:
    """Return JSON with its letters as they are read; in packs it stands in JSON itself."""
    if "\\u" not in text:
        return text
    while "\\\\" in text:
        text = text.replace("\\\\", "\\")
    return _ESCAPED.sub(_letters_of, text)


def _letters_of(escaped: re.Match[str]) -> str:
    return bytes.fromhex(escaped[0].replace("\\u", "")).decode("utf-16-be", "surrogatepass")


def _loose(text: str) -> str:
    """Return a text without what a name is found in spite of, where capitals do not count."""
    return text.replace("\u00ad", "").replace("İ", "i").replace("ı", "i")


def _has_turned(text: str) -> bool:
    return bool(_TURNED_ESCAPED.search(text) or (not text.isascii() and _TURNED.search(text)))


def _spellings(word: str) -> str:
    """Return what matches a word of a folded name, whichever apostrophes and dashes it has."""
    kinds = {"'": f"[{APOSTROPHES}]", "-": f"[{DASHES}]"}
    return "".join(kinds.get(letter) or re.escape(letter) for letter in word)


def _is_name(key: str, beside: frozenset[str]) -> bool:
    return key in _EXACT or (key == "name" and any(keys <= beside for keys in _WITH_A_PERSON))


class BookEraser(Eraser):
    """Replaces somebody's names in the club's book, where a namesake may have the same.

    A name in an event is known by the event, a person by the number.
    """

    def __init__(self, who: Bearer, neutral: str) -> None:
        super().__init__("", neutral, *who.names)
        self._persons = who.persons
        self._gone = {"name": neutral, "sort_name": "", "contact": ""}
        self._own = {folded(name) for name in who.own}
        shared = (name for names in who.shared.values() for name in names)
        self._about = Eraser("", neutral, *who.names, *shared)
        self._shared = {(at, folded(n)) for at, names in who.shared.items() for n in names}
        self._by_number = _BY_NUMBER if who.persons or who.shared or who.own else ()

    @override
    def may_be_in(self, text: str) -> bool:
        # Of the 70,000 lines of a cash box the fewest have a note: only these tell of a number.
        return any(each in text for each in self._by_number) or self._about.may_be_in(text)

    @override
    def plain(self, value: Any, key: str = "", *, beside: frozenset[str] = frozenset()) -> Any:
        new = super().plain(value, key, beside=beside)
        return {**new, **self._known(value)} if isinstance(value, dict) else new

    def fact(self, cells: dict[str, Any]) -> dict[str, Any]:
        """Return the cells of a row of the book without the name."""
        is_of_person = "sort_name" in cells and cells["number"] in self._persons
        return {**self.plain(cells), **(self._gone if is_of_person else {})}

    def _known(self, value: dict[str, Any]) -> dict[str, Any]:
        """Return what stands otherwise in plain values about the person."""
        match value:
            case {"field": "persons", "key": int(who)} if who in self._persons:
                both = {when: value[when] for when in ("before", "after")}
                return {when: each and {**each, **self._gone} for when, each in both.items()}
            case {"event": int(event), "text": str(text)} if (event, folded(text)) in self._shared:
                return {"text": self._neutral}
            case {"person": int(who), "text": str(), "events": list()} if who in self._persons:
                return {"text": self._neutral, **({"name": ""} if "name" in value else {})}
            case {"name": str(name), "sort_name": str()} if folded(name) in self._own:
                return self._gone
            case {"person": int(who)} | {"people": [int(who)]} if who in self._persons:
                # What is noted of a person names him, also where a namesake stays.
                notes = {each: value[each] for each in ("note", "reason") if each in value}
                return {each: self._about.text(note) for each, note in notes.items()}
            case _:
                return {}


def eraser_at(who: Bearer, neutral: str, event: int) -> Eraser:
    """Return what replaces somebody's names in an event, or in the club's book."""
    if event == BOOK_NUMBER:
        return BookEraser(who, neutral)
    return Eraser("", neutral, *who.names, *who.shared.get(event, ()))


def initials(name: str) -> str:
    """Return a name's initials.

    >>> initials("Jean-Guy Otis"), initials("Rose d’Amours"), initials("É. Gagné (Percé)")
    ('J.-G. O.', 'R. d’A.', 'É. G. (Percé)')
    """
    own = own_name(name.strip())
    parts = _PARTS.split(own)
    short = ""
    for part, mark in zip(parts[::2], (*parts[1::2], ""), strict=False):
        if part:
            short += part[0] + ("" if mark in ("’", "'") else ".")
            short += " " if mark.isspace() else mark
    return short.strip() + name.strip().removeprefix(own)


def shown(name: str, discreet: Collection[str]) -> str:
    """Return a name as the room may see it; `discreet` are the people who want initials."""
    return initials(name) if is_discreet(name, {folded(each) for each in discreet}) else name


def is_discreet(name: str, keys: Collection[str]) -> bool:
    """Tell whether somebody wants initials, also where a club or a number is written behind."""
    return folded(name) in keys or folded(own_name(name)) in keys


def discreet_event(event: E, discreet: Collection[str]) -> E:
    """Return an evening as the room and the web page may see it: the same, with initials.

    What is entered and printed for the director keeps the names.
    """
    keys = {folded(name) for name in discreet}
    if not keys:
        return event
    after: E = kind_of(event).with_initials(event, keys)
    return after


def players_with_initials(event: Any, discreet: Collection[str]) -> Any:  # noqa: ANN401
    """Return an event of players with initials in the place of some names."""
    players = {
        n: replace(player, name=shown(player.name, discreet)) for n, player in event.players.items()
    }
    return replace(event, players=players)


class UnknownPersonError(RuleError):
    """A name that stands nowhere in the club file."""

    name: str


def forget(club: Club, who: Bearer, neutral: Callable[[int], str]) -> Forgotten:
    """Forget somebody in every event, after a backup; `neutral` makes the n-th neutral name.

    Desks that are open must be sat down at again: what they hold in hand still has the name.
    """
    members = club.file.members
    if not members.names_anywhere(who):
        raise UnknownPersonError(who.name)
    club.backup(Reason.FORGETTING)
    number = 1
    while members.names_anywhere(everywhere(neutral(number))):
        number += 1
    return members.forget(who, neutral(number))


def forget_in_backups(keeper: BackupKeeper, club_file: Path, at: datetime) -> OlderGone:
    """Keep a copy of the file as it is now, and delete every older one.

    Where no new copy can be kept nothing is deleted: a club is never left without one.
    """
    done = keeper.keep(club_file, Reason.ASKED, at)
    if done.path is None:
        raise done.refusal or FileMissingError(club_file)
    return keeper.drop_older(club_file, done.path)
