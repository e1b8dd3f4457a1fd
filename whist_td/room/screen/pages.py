"""The pages of a scene that needs more than one: they turn by themselves, or by key."""

from collections.abc import Callable
from datetime import datetime, timedelta

STAYS = timedelta(seconds=9)
"""So long a page is read."""


class Pages:
    """Which page of the scene stands on the wall, counted from 0."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._turned_at = now()
        self.number = 0
        self.count: Callable[[], int] = lambda: 1
        """How many pages the scene takes where it is shown."""

    def begin(self) -> None:
        """Begin again with the first page."""
        self.number = 0
        self._turned_at = self._now()

    def turn(self, by: int) -> None:
        """Turn some pages; after the last comes the first."""
        self.number = (self.number + by) % self.count()
        self._turned_at = self._now()

    def turn_if_read(self, now: datetime) -> None:
        """Turn the page once it has stood long enough, or the clock was set back."""
        if now - self._turned_at > STAYS or now < self._turned_at:
            self.turn(1)
