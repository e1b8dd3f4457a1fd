"""The event that the room follows: its facts as they stand, with initials for who wants them."""

from datetime import datetime
from typing import Any

from whist_td.desk.desk import Outcome
from whist_td.desk.journal import Act
from whist_td.desk.members import discreet_evening
from whist_td.room.formats import room_format
from whist_td.room.screen.wall_view import Moment
from whist_td.room.session import Session
from whist_td.room.views.clock import RoundClock
from whist_td.room.views.show import Show
from whist_td.room.views.views import Announcement, Pulse, RankingView
from whist_td.words.words import Words


class Followed:
    """One event open at the desk, as the room may see it."""

    def __init__(self, session: Session[Any]) -> None:
        self.session = session
        self.evening: Any = session.evening
        self.form = room_format(self.evening)
        self.pulse: Pulse = self.form.pulse(self.evening)

    @property
    def words(self) -> Words:
        """The language of the window."""
        return self.session.words

    @property
    def minutes(self) -> int:
        """The minutes that a round usually has."""
        return self.form.minutes(self.evening)

    @property
    def announcement(self) -> Announcement | None:
        """What was announced last."""
        return self.form.announcement(self.evening)

    @property
    def ranking(self) -> RankingView:
        """The standings of all that was announced: what a reveal tells."""
        return self.form.ranking(self.evening, self.pulse.announced)

    def look_again(self) -> None:
        """Take the facts as they stand now."""
        self.evening = discreet_evening(self.session.evening, self.session.discreet)
        self.pulse = self.form.pulse(self.evening)

    def is_news(self, outcome: Outcome) -> bool:
        """Tell whether a round has just been announced; one that comes back by undo is none."""
        undone = outcome.line is not None and outcome.line.act is Act.UNDO
        return not undone and self.session.evening.last_announced > self.pulse.announced

    def moment(self, show: Show, clock: RoundClock | None, now: datetime) -> Moment:
        """Return all that the wall is made from."""
        said = sorted(
            seated.announced_at
            for seated in self.evening.rounds.values()
            if seated.announced_at is not None
        )
        return Moment(self.evening, self.form, show, self.pulse, clock, tuple(said), now)
