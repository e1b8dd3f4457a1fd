"""Whether standings are final or provisional, and what is missing, in sentences."""

from itertools import groupby

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import TieBreak
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views.views import standings_view
from whist_td.stages.results_frame import State
from whist_td.words.words import Words


def missing_rounds(evening: MilitaireEvent, after_round: int) -> dict[int, tuple[int, ...]]:
    """Return the tables that are missing, by round."""
    announced = range(1, min(after_round, evening.last_announced) + 1)
    return {number: tables for number in announced if (tables := evening.missing(number))}


def state_of(evening: MilitaireEvent, after_round: int, _: Words) -> State:
    """Say how far the standings can be trusted."""
    if not evening.is_started:
        return State(_("The standings begin with the first result of round 1."), "card")
    missing = missing_rounds(evening, after_round)
    if missing:
        told = " ".join(_missing(number, tables, _) for number, tables in missing.items())
        return State(_("Provisional. {missing}", missing=told), "banner")
    if after_round < evening.last_announced:
        return State(_past(evening, after_round, _), "card")
    if standings_view(evening).is_final:
        return State(_("Final standings: every table of every round is in."), "card")
    left = evening.settings.rounds - after_round
    return State(
        _.plural(
            "Every table is in. {n} round is still to be played.",
            "Every table is in. {n} rounds are still to be played.",
            left,
        ),
        "card",
    )


def _past(evening: MilitaireEvent, after_round: int, _: Words) -> str:
    return _(
        "As it stood after round {round}, with today’s corrections. The newest round is {newest}.",
        round=after_round,
        newest=evening.last_announced,
    )


def _missing(number: int, tables: tuple[int, ...], _: Words) -> str:
    return _.plural(
        "Round {round} is not complete: table {tables} is missing.",
        "Round {round} is not complete: tables {tables} are missing.",
        len(tables),
        round=number,
        tables=", ".join(map(str, tables)),
    )


def open_ties(
    evening: MilitaireEvent, after_round: int
) -> tuple[tuple[MilitaireStanding, ...], ...]:
    """Return the teams, group by group, that only an extra deal can separate."""
    view = standings_view(evening, after_round)
    wanted = TieBreak.EXTRA_DEAL in evening.settings.tie_breaks
    if not wanted or not view.is_final or missing_rounds(evening, after_round):
        return ()
    in_play = (row for row in view.rows if not row.withdrawn)
    groups = (tuple(group) for _rank, group in groupby(in_play, key=lambda row: row.rank))
    return tuple(group for group in groups if len(group) > 1)
