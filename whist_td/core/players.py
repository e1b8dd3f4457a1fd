"""People who play for themselves: the rounds in which each is there, the event that seats them."""

from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import chain, count
from typing import Any, ClassVar, Generic, TypeVar

from whist_td.core.errors import (
    NameTooLongError,
    RoundNotAnnouncedError,
    RoundsError,
    RuleError,
    UnknownRoundError,
)
from whist_td.core.events import Details, EventProgress
from whist_td.core.names import folded


class MeetAgainRoundsError(RoundsError):
    """More rounds than so many people can play before they only meet again."""

    players: int


class NamelessPlayerError(RuleError):
    """A player without a name."""

    player: int


class SameNameError(RuleError):
    """A name that two players have."""

    name: str
    first: int
    second: int


class PlayerNumberError(RuleError):
    """A player's number that somebody has already, or that is no number from 1 up."""

    player: int


class UnknownPlayerError(RuleError):
    """A player's number that nobody has."""

    player: int


class TooFewPlayersError(RuleError):
    """A tournament that cannot start for want of players."""

    players: int
    least: int


class PlayStartedError(RuleError):
    """Players cannot be taken off or numbered anew once round 1 has been announced."""


class LateRoundError(RuleError):
    """Somebody who comes or goes in a round that has been announced already."""

    player: int
    round: int
    last_announced: int


class RoundNotSeatedError(RuleError):
    """A round for which nobody has been given a place yet."""

    round: int


class RoundSequenceError(RuleError):
    """A movement whose rounds do not follow those already announced, one by one."""

    expected: int
    found: int


class TableNumberError(RuleError):
    """A movement that has a table twice in a round, or a number that is none."""

    round: int
    table: int


class UnseatedPlayerError(RuleError):
    """A movement that gives a player who is there no place and no sit-out."""

    round: int
    player: int


class SeatedTwiceError(RuleError):
    """A player who would have two places at once."""

    player: int


class AbsentPlayerError(RuleError):
    """A movement that seats somebody who has not come yet or has left."""

    round: int
    player: int


MOST_LETTERS = 80
"""The longest name a card or a projector can show; longer ones are refused."""


@dataclass(frozen=True)
class Player:
    """Somebody with a number; who comes late or leaves early is there for some rounds only."""

    number: int
    name: str
    club: str = ""
    first_round: int = 1
    last_round: int | None = None

    def __post_init__(self) -> None:
        if self.number < 1:
            raise PlayerNumberError(self.number)
        if not self.name.strip():
            raise NamelessPlayerError(self.number)
        for text in (self.name, self.club):
            if len(text) > MOST_LETTERS:
                raise NameTooLongError(text, MOST_LETTERS)

    def is_there(self, round_number: int) -> bool:
        """Tell whether the player takes part in a round."""
        stays = self.last_round is None or round_number <= self.last_round
        return self.first_round <= round_number and stays


def round_to_join(player: Player, last_announced: int) -> int | None:
    """Return from which round somebody plays if the director says late, or here after all.

    In play, whoever was to come and is not here yet comes a round later; who plays stays.
    """
    if not last_announced:
        return 1 if player.first_round > 1 else 2
    return player.first_round + 1 if player.first_round > last_announced else None


def check_names(players: Iterable[Player]) -> None:
    """Refuse a name that stands twice."""
    seen: dict[str, int] = {}
    for player in players:
        key = folded(player.name)
        if key in seen:
            raise SameNameError(player.name, seen[key], player.number)
        seen[key] = player.number


_MOST_TOLD_APART = 32
"""A name with its club that is longer is cut or tiny on a card; the number does better there."""


def distinct_names(people: Sequence[tuple[str, str]], taken: Iterable[str] = ()) -> list[str]:
    """Return the names of people, each given with the club, so that no two are alike.

    Of several who have one name each gets the club where nobody else has it, else a number.

    >>> distinct_names([("Jean Roy", "Gaspé"), ("Jean Roy", "Percé"), ("Anne Roy", "Percé")])
    ['Jean Roy (Gaspé)', 'Jean Roy (Percé)', 'Anne Roy']
    >>> distinct_names([("Jean Roy", ""), ("Jean Roy", "")], taken=["JEAN ROY"])
    ['Jean Roy (2)', 'Jean Roy (3)']
    """
    clubs: defaultdict[str, list[str]] = defaultdict(list)
    for name, club in people:
        clubs[folded(name)].append(folded(club))
    used = {folded(name) for name in taken}
    # Who is alone in having a name keeps it, wherever he stands in the list.
    alone = {name for name, found in clubs.items() if len(found) == 1} - used
    used |= alone
    names = []
    for name, club in people:
        key = folded(name)
        found = name if key in alone else _new_name(name, club, clubs[key], used)
        used.add(folded(found))
        names.append(found)
    return names


def perhaps_one(names: Iterable[str]) -> list[tuple[str, str]]:
    """Return each two names that differ only in which of their words stands first.

    >>> perhaps_one(["Cloutier Paul", "Anne Roy", "Paul CLOUTIER"])
    [('Cloutier Paul', 'Paul CLOUTIER')]
    """
    first: dict[tuple[str, ...], str] = {}
    found = []
    for name in names:
        words = folded(name).split()
        known = first.setdefault(tuple(sorted(words)), name)
        if folded(known) != folded(name):
            found.append((known, name))
    return found


def _new_name(name: str, club: str, clubs: Sequence[str], used: Container[str]) -> str:
    """Return what nobody is called yet: the name with the club, the name, or it with a number."""
    named = f"{name} ({club})"
    tells = club and clubs.count(folded(club)) == 1 and len(named) <= _MOST_TOLD_APART
    possible = (named, name) if tells else (name,)
    numbered = (f"{name} ({number})" for number in count(2))
    return next(text for text in chain(possible, numbered) if folded(text) not in used)


class PlayersRound:
    """One round of players: nobody has two places in it."""

    number: int
    sit_out: tuple[int, ...]
    announced_at: datetime | None

    def __post_init__(self) -> None:
        seen: set[int] = set()
        for player in self.people():
            if player in seen:
                raise SeatedTwiceError(player)
            seen.add(player)

    def people(self) -> Iterator[int]:
        """Yield everybody who has a seat or sits out."""
        raise NotImplementedError


P = TypeVar("P", bound=Player)
R = TypeVar("R", bound=PlayersRound)


@dataclass(frozen=True)
class PlayersEvent(Generic[P, R]):
    """What is known of players and of their rounds, whatever they play.

    A format names the types of its facts again: the journal is read by them.
    """

    UNKNOWN_ROUND: ClassVar[type[UnknownRoundError]]
    NOT_BEGUN: ClassVar[type[RoundNotAnnouncedError]]

    details: Details
    settings: Any
    progress: EventProgress = field(default_factory=EventProgress)
    players: Mapping[int, P] = field(default_factory=dict)
    rounds: Mapping[int, R] = field(default_factory=dict)
    """The rounds that have begun, then those to come as far as they are known."""
    results: Mapping[Any, Any] = field(default_factory=dict)

    @property
    def last_announced(self) -> int:
        """The newest round that has begun, 0 before play."""
        return sum(seated.announced_at is not None for seated in self.rounds.values())

    @property
    def is_started(self) -> bool:
        """Whether round 1 has begun."""
        return self.last_announced > 0

    def player(self, number: int) -> P:
        """Return a player by number, or refuse."""
        try:
            return self.players[number]
        except KeyError:
            raise UnknownPlayerError(number) from None

    def present(self, round_number: int) -> tuple[int, ...]:
        """Return the numbers of those who take part in a round."""
        return tuple(n for n, player in self.players.items() if player.is_there(round_number))

    def seated(self, round_number: int) -> R:
        """Return who sits where in a round, or refuse."""
        self.check_round(round_number)
        if round_number not in self.rounds:
            raise RoundNotSeatedError(round_number)
        return self.rounds[round_number]

    def everybody_with(self, players: Iterable[P]) -> dict[int, P]:
        """Return all players with new ones, each with a number of his own, or refuse them all."""
        everybody = dict(self.players)
        for player in players:
            if player.number in everybody:
                raise PlayerNumberError(player.number)
            everybody[player.number] = player
        return everybody

    def check_round(self, round_number: int) -> None:
        """Refuse a round outside the event."""
        if not 1 <= round_number <= self.settings.rounds:
            raise self.UNKNOWN_ROUND(round_number, self.settings.rounds)

    def check_begun(self, round_number: int) -> None:
        """Refuse a round that has not begun."""
        self.check_round(round_number)
        if round_number > self.last_announced:
            raise self.NOT_BEGUN(round_number, self.last_announced + 1)

    def check_open(self) -> None:
        """Refuse what can only be done before play."""
        if self.is_started:
            raise PlayStartedError

    def check_order(self, order: Sequence[int]) -> None:
        """Refuse an order that does not hold every player's number once."""
        strangers = set(order) ^ set(self.players)
        if strangers or len(order) != len(self.players):
            raise UnknownPlayerError(min(strangers, default=0))

    def check_people(self, seated: R) -> None:
        """Refuse a round with somebody who is not there, or without somebody who is."""
        people, present = set(seated.people()), set(self.present(seated.number))
        for player in sorted(people - present):
            raise AbsentPlayerError(seated.number, player)
        for player in sorted(present - people):
            raise UnseatedPlayerError(seated.number, player)
