"""What workbook and page call the same things."""

from whist_td.i18n.words import Words
from whist_td.usecases.views import StandingsView


def standings_title(view: StandingsView, _: Words) -> str:
    """Say what the standings are of."""
    if view.is_final:
        return _("Final standings")
    if not view.after_round:
        return _("Standings")
    return _("Standings after round {round}", round=view.after_round)
