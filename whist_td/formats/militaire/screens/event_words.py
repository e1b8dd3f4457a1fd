"""Sentences about an evening as a whole: how often teams meet, what is lacking to begin."""

from whist_td.core.errors import RuleError
from whist_td.formats.militaire.rules.errors import IncompleteTeamsError
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.play import check_complete, check_ready
from whist_td.movements.militaire import LEAST_TABLES, meetings
from whist_td.words.messages import message
from whist_td.words.words import Words


def meetings_sentence(tables: int, rounds: int, _: Words) -> str:
    """Say how often two teams meet in the evening."""
    if tables < LEAST_TABLES:
        return ""
    least, most = meetings(tables, rounds)
    if least == most:
        return _.plural("each two teams meet once", "each two teams meet {n} times", most)
    if least == 0:
        return _.plural(
            "each two teams meet once at most", "each two teams meet {n} times at most", most
        )
    return _("each two teams meet {least} or {most} times", least=least, most=most)


def count_sentence(evening: MilitaireEvent, _: Words) -> str:
    """Say how many have come: "24 teams · 96 players · each two teams meet 4 or 5 times"."""
    players = sum(1 for team in evening.teams.values() for name in team.members if name)
    parts = (
        _.plural("{n} team", "{n} teams", evening.tables),
        _.plural("{n} player", "{n} players", players),
        meetings_sentence(evening.tables, evening.settings.rounds, _),
    )
    return " · ".join(filter(None, parts))


def lacking(evening: MilitaireEvent) -> RuleError | None:
    """Return what still stands in the way of round 1, or nothing."""
    try:
        check_ready(evening)
        check_complete(evening)
    except RuleError as error:
        return error
    return None


def lacking_sentence(evening: MilitaireEvent, _: Words) -> str:
    """Say what is lacking to begin, or nothing."""
    error = lacking(evening)
    return message(error, _) if error else ""


def may_begin_all_the_same(evening: MilitaireEvent) -> bool:
    """Tell whether the director may decide to begin although players are missing."""
    return isinstance(lacking(evening), IncompleteTeamsError)
