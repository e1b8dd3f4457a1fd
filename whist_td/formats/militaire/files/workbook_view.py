"""What the live sheets of a workbook show: the evening, its plan, and the sheets' own names."""

from dataclasses import dataclass

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.views.views import Plan


@dataclass(frozen=True)
class Play:
    """An evening with its plan, as its live sheets show it."""

    evening: MilitaireEvent
    plan: Plan
    scoreboard: str
    running: str

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        return self.evening.settings.rounds

    @property
    def names(self) -> list[str]:
        """The names of the teams in the order of the tables."""
        return [card.team.name for card in self.plan.cards]
