"""Sentences that every standings share."""

from typing import Protocol

from whist_td.words.words import Words


class AsOf(Protocol):
    """Standings of which the round is known, and whether they are the last."""

    @property
    def after_round(self) -> int:
        """The round; 0 before play."""

    @property
    def is_final(self) -> bool:
        """Whether no round comes after it."""


def standings_title(view: AsOf, _: Words) -> str:
    """Say what the standings are of."""
    if view.is_final:
        return _("Final standings")
    if not view.after_round:
        return _("Standings before round 1")
    return _("Standings after round {round}", round=view.after_round)
