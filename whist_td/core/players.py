"""Somebody who plays for himself, the rounds in which he is there, and how long a name may be."""

from collections.abc import Iterable
from dataclasses import dataclass

from whist_td.core.errors import NameTooLongError
from whist_td.core.player_errors import NamelessPlayerError, PlayerNumberError, SameNameError

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


def check_names(players: Iterable[Player]) -> None:
    """Refuse a name that stands twice; case and spaces do not make another person."""
    seen: dict[str, int] = {}
    for player in players:
        key = " ".join(player.name.casefold().split())
        if key in seen:
            raise SameNameError(player.name, seen[key], player.number)
        seen[key] = player.number
