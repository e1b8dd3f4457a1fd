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

from whist_td.core.errors import RuleError
from whist_td.core.names import APOSTROPHES, DASHES, folded, own_name
from whist_td.desk.backups import BackupKeeper, OlderGone, Reason
from whist_td.desk.club import Club
from whist_td.desk.kinds import kind_of
from whist_td.desk.ports import FileMissingError, Forgotten, Mention
from whist_td.desk.requests import E

_PARTS = re.compile(r"([\s\-’']+)")
"""What stands between the parts of a name."""
_ESCAPED = re.compile(r"\\u([0-9a-fA-F]{4})")
_LOOSE = str.maketrans({"\u00ad": None, "İ": "i", "ı": "i"})
"""What a name is found in spite of, where it is looked for without capitals."""
"""A letter in JSON that is not of the English alphabet."""
_EXACT = {"captain", "players"}
"""Where a name stands alone; elsewhere it may stand in a sentence."""
_WITH_A_PERSON = ({"seat", "first_round"}, {"number", "club"}, {"sort_name", "contact"})
"""What else stands beside the name of a substitute, and of a player."""


class Eraser:
    """Replaces a name where it is the person's, and in notes where it stands as a whole.

    >>> erase = Eraser("Jean Roy", "Former member 1")
    >>> erase.name("jean roy"), erase.name("Jean Roy-Huard"), erase.text("late: Jean Roy.")
    ('Former member 1', 'Jean Roy-Huard', 'late: Former member 1.')
    """

    def __init__(self, name: str, neutral: str) -> None:
        self._key = folded(name)
        self._neutral = neutral
        words = re.findall(r"[^\W\d_]+", self._key.translate(_LOOSE))
        is_plain = max(self._key, default="") < "\uffff"  # JSON writes other letters as two
        self._word = max(words, key=len, default="") if is_plain else ""
        forms = {unicodedata.normalize(form, self._key) for form in ("NFC", "NFD")}
        phrases = (r"\s+".join(map(_spellings, form.split())) for form in sorted(forms))
        # One word alone ("Rita") may be anybody's: in a sentence it stays.
        phrase = "|".join(phrases) if len(self._key.split()) > 1 else r"(?!)"
        self._phrase = re.compile(rf"(?<![\w-])(?:{phrase})(?![\w-])", re.IGNORECASE)

    def name(self, text: str) -> str:
        """Return what stands in the place of a name."""
        return self._neutral if folded(text) == self._key else text

    def text(self, text: str) -> str:
        """Return what stands in the place of a note, a reason, or the name of a team."""
        named = self.name(text)
        return self._phrase.sub(lambda _: self._neutral, named) if named == text else named

    def may_be_in(self, text: str) -> bool:
        """Tell whether plain values, as JSON, are worth a look: the longest word is in them."""
        unescaped = _ESCAPED.sub(lambda found: chr(int(found[1], 16)), text)
        return self._word in unicodedata.normalize("NFC", unescaped.translate(_LOOSE).casefold())

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


def _spellings(word: str) -> str:
    """Return what matches a word of a folded name, whichever apostrophes and dashes it has."""
    kinds = {"'": f"[{APOSTROPHES}]", "-": f"[{DASHES}]"}
    return "".join(kinds.get(letter) or re.escape(letter) for letter in word)


def _is_name(key: str, beside: frozenset[str]) -> bool:
    return key in _EXACT or (key == "name" and any(keys <= beside for keys in _WITH_A_PERSON))


def initials(name: str) -> str:
    """Return a name's initials.

    >>> initials("Jean-Guy Otis"), initials("Rose d’Amours"), initials("É. Gagné (Percé)")
    ('J.-G. O.', 'R. d’A.', 'É. G. (Percé)')
    """
    own = own_name(name.strip())
    parts = _PARTS.split(own)
    pairs = zip(parts[::2], (*parts[1::2], ""), strict=False)
    short = "".join(_short(part, mark) for part, mark in pairs if part).strip()
    return short + name.strip().removeprefix(own)


def _short(part: str, mark: str) -> str:
    if mark in ("’", "'"):
        return f"{part[0]}{mark}"
    return f"{part[0]}.{' ' if mark.isspace() else mark}"


def shown(name: str, discreet: Collection[str]) -> str:
    """Return a name as the room may see it; `discreet` are the people who want initials."""
    return initials(name) if is_discreet(name, {folded(each) for each in discreet}) else name


def is_discreet(name: str, keys: Collection[str]) -> bool:
    """Tell whether somebody wants initials, also where a club or a number is written behind."""
    return folded(name) in keys or folded(own_name(name)) in keys


def discreet_evening(evening: E, discreet: Collection[str]) -> E:
    """Return an evening as the room and the web page may see it: the same, with initials.

    What is entered and printed for the director keeps the names.
    """
    keys = {folded(name) for name in discreet}
    if not keys:
        return evening
    after: E = kind_of(evening).with_initials(evening, keys)
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


def mentions_of(club: Club, name: str) -> tuple[Mention, ...]:
    """Return every event in which somebody is named, to be shown before anything is done."""
    return club.file.members.mentions(name)


def forget(club: Club, name: str, neutral: Callable[[int], str]) -> Forgotten:
    """Forget somebody in every event, after a backup; `neutral` makes the n-th neutral name.

    Desks that are open must be sat down at again: what they hold in hand still has the name.
    """
    members = club.file.members
    if not members.mentions(name):
        raise UnknownPersonError(name)
    club.backup(Reason.FORGETTING)
    number = 1
    while members.mentions(neutral(number)):
        number += 1
    return members.forget(name, neutral(number))


def forget_in_backups(keeper: BackupKeeper, club_file: Path, at: datetime) -> OlderGone:
    """Keep a copy of the file as it is now, and delete every older one.

    Where no new copy can be kept nothing is deleted: a club is never left without one.
    """
    done = keeper.keep(club_file, Reason.ASKED, at)
    if done.path is None:
        raise done.refusal or FileMissingError(club_file)
    return keeper.drop_older(club_file, done.path)
