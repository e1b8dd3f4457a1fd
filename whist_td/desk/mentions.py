"""Where somebody is named in a club file, and what stands there once the name is gone."""

import re
import unicodedata
from dataclasses import dataclass
from datetime import date
from typing import Any

_EXACT = {"captain", "players"}
"""Where a name stands alone; elsewhere it may stand in a sentence."""
_WITH_A_PERSON = ({"seat", "first_round"}, {"number", "club"})
"""What else stands beside the name of a substitute, and of a player."""


@dataclass(frozen=True)
class Mention:
    """One event in which somebody is named, and how often: in its facts, in its journal."""

    event: int
    name: str
    date: date
    facts: int
    lines: int


@dataclass(frozen=True)
class Forgotten:
    """What was done: the neutral name, where it stands now, and what may still have the name."""

    neutral: str
    mentions: tuple[Mention, ...]
    is_swept: bool
    """Whether the file was written anew; if not, traces are left in it until it is."""


def same_person(name: str) -> str:
    """Return what two spellings of one name share: case and spaces make no other person.

    >>> same_person("Hélène  CÔTÉ") == same_person("hélène côté")
    True
    """
    return " ".join(unicodedata.normalize("NFC", name).casefold().split())


class Eraser:
    """Replaces a name where it is the person's, and in notes where it stands as a whole.

    >>> erase = Eraser("Jean Roy", "Former member 1")
    >>> erase.name("jean roy"), erase.name("Jean Roy-Huard"), erase.text("late: Jean Roy.")
    ('Former member 1', 'Jean Roy-Huard', 'late: Former member 1.')
    """

    def __init__(self, name: str, neutral: str) -> None:
        self._key = same_person(name)
        self._neutral = neutral
        forms = {unicodedata.normalize(form, self._key) for form in ("NFC", "NFD")}
        phrases = (r"\s+".join(map(re.escape, form.split())) for form in sorted(forms))
        # One word alone ("Rita") may be anybody's: in a sentence it stays.
        phrase = "|".join(phrases) if len(self._key.split()) > 1 else r"(?!)"
        self._phrase = re.compile(rf"(?<![\w-])(?:{phrase})(?![\w-])", re.IGNORECASE)

    def name(self, text: str) -> str:
        """Return what stands in the place of a name."""
        return self._neutral if same_person(text) == self._key else text

    def text(self, text: str) -> str:
        """Return what stands in the place of a note, a reason, or the name of a team."""
        named = self.name(text)
        return self._phrase.sub(lambda _: self._neutral, named) if named == text else named

    def plain(self, value: Any, key: str = "", *, beside: frozenset[str] = frozenset()) -> Any:  # noqa: ANN401 - JSON's
        """Return plain values of a command or a change without the name."""
        match value:
            case str():
                return self.name(value) if _is_name(key, beside) else self.text(value)
            case list():
                return [self.plain(each, key) for each in value]
            case dict():
                keys = frozenset(value)
                return {each: self.plain(told, each, beside=keys) for each, told in value.items()}
            case _:
                return value


def _is_name(key: str, beside: frozenset[str]) -> bool:
    return key in _EXACT or (key == "name" and any(keys <= beside for keys in _WITH_A_PERSON))
