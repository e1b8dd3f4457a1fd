"""What a format says of how it seats people who play for themselves: its facts, commands and words.

With it alone they come late, leave early and stay after all, in the window and by the verbs.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from whist_td.core.errors import RuleError
from whist_td.core.players import Player
from whist_td.desk.requests import Command, Event
from whist_td.players.views.reseating import Asked, Reseating, SeatOffer
from whist_td.words.words import Words


class PeopleEvent(Event, Protocol):
    """All the facts of an event in which people play for themselves."""

    @property
    def players(self) -> Mapping[int, Any]:
        """Everybody, by number."""

    def player(self, number: int) -> Any:  # noqa: ANN401 - of any format
        """Return a player by number, or refuse."""

    def present(self, round_number: int) -> tuple[int, ...]:
        """Return the numbers of those who take part in a round."""

    def check_round(self, round_number: int) -> None:
        """Refuse a round outside the event."""


E = TypeVar("E", bound=PeopleEvent)


def _no_boards(_event: object, _offer: SeatOffer, _first: int) -> tuple[tuple[int, ...], ...]:
    return (), ()


@dataclass(frozen=True)
class SeatingKind(Generic[E]):
    """How a format seats people where somebody comes, goes or stays."""

    ways: Callable[..., Reseating[E]]
    """The ways for an event and what is asked, told whether seats may be taken."""
    late: Callable[[E, int, int], Asked]
    """Lets so many who have no names yet play from a round: one, or a pair."""
    leaving: Callable[[E, int, int], Asked]
    """Lets somebody leave after a round, in fixed pairs with the partner."""
    returning: Callable[[E, int], Asked]
    """Takes back somebody who was to leave, or has just left."""
    joining: Callable[[E, Sequence[int], int], Command]
    """Marks people who are entered late, or here after all, with the seats for it."""
    can_return: Callable[[E, Any], bool]
    way: Callable[[E, SeatOffer, Words], tuple[str, str]]
    """What a way is called, and its price."""
    means: Callable[[E, SeatOffer, Words], tuple[str, ...]]
    """What an offer means for the others."""
    finished: type[RuleError]
    """Refuses whatever comes once the event is over."""
    too_late: type[RuleError]
    """Refuses a round that has begun: the player, that round, and the newest one."""
    is_paired: Callable[[E], bool] = lambda _event: False
    mates: Callable[[E, Sequence[int]], Sequence[tuple[int, ...]]] = lambda _event, people: [
        (number,) for number in people
    ]
    """Some people as they come and go: one by one, or in fixed pairs by twos."""
    taken: Callable[[E], Sequence[str]] = lambda event: [p.name for p in event.players.values()]
    """The names that nobody else may have."""
    boards: Callable[[E, SeatOffer, int], tuple[tuple[int, ...], ...]] = _no_boards
    """The boards to be made, and with how many others a hand is compared from a round on."""


def named(command: Any, people: Sequence[tuple[str, str]]) -> Any:  # noqa: ANN401 - of any format
    """Return the request of those who come late, with their names and clubs."""

    def called(player: Player, name: str, club: str) -> Player:
        return replace(player, name=name or str(player.number), club=club)

    if hasattr(command, "players"):
        both = zip(command.players, people, strict=True)
        return replace(command, players=tuple(called(each, *who) for each, who in both))
    return replace(command, player=called(command.player, *people[0]))
