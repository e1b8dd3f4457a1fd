"""What the papers of a Whist militaire evening show: its plan, and its standings."""

from dataclasses import dataclass

from whist_td.core.events import Details
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.views.views import Plan, StandingsView, plan_of, standings_view


@dataclass(frozen=True)
class MilitairePapers:
    """What the papers of a Whist militaire evening are made from."""

    plan: Plan
    standings: StandingsView

    @property
    def details(self) -> Details:
        """The heading of every sheet."""
        return self.plan.details


def militaire_papers(evening: MilitaireEvent, after_round: int | None = None) -> MilitairePapers:
    """Return what papers show of an evening after a round; None: the newest announced."""
    return MilitairePapers(plan_of(evening), standings_view(evening, after_round))
