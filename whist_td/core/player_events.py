"""An event of people who play for themselves: who is there, and whom each round seats."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, ClassVar, Generic, TypeVar

from whist_td.core.errors import RoundNotAnnouncedError, UnknownRoundError
from whist_td.core.events import Details, EventProgress
from whist_td.core.players import (
    AbsentPlayerError,
    Player,
    PlayerNumberError,
    PlayStartedError,
    RoundNotSeatedError,
    SeatedTwiceError,
    UnknownPlayerError,
    UnseatedPlayerError,
)


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
