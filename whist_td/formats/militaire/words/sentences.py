"""Whole sentences of a militaire evening: announcements, ties, the checksum."""

from enum import Enum

from whist_td.core.errors import RuleError
from whist_td.formats.militaire.rules.errors import IncompleteTeamsError
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.play import check_complete, check_ready
from whist_td.formats.militaire.rules.results import ResultKind, Side
from whist_td.formats.militaire.rules.settings import (
    ForfeitPolicy,
    PenaltyValue,
    PlannedRound,
    TieBreak,
    TrumpPlan,
)
from whist_td.formats.militaire.rules.standings import (
    Checksum,
    MilitaireSeparation,
    MilitaireStanding,
)
from whist_td.formats.militaire.rules.teams import Call, Team
from whist_td.movements.militaire import LEAST_TABLES, Direction, meetings
from whist_td.words.messages import message
from whist_td.words.words import N_, Words, numbers_listed


def meetings_sentence(tables: int, rounds: int, _: Words) -> str:
    """Say how often two teams meet in the evening."""
    if tables < LEAST_TABLES:
        return ""
    least, most = meetings(tables, rounds)
    if least == most:
        return _.plural("each pair of teams meets once", "each pair of teams meets {n} times", most)
    if least == 0:
        return _.plural(
            "each pair of teams meets once at most",
            "each pair of teams meets {n} times at most",
            most,
        )
    return _("each pair of teams meets {least} or {most} times", least=least, most=most)


def count_sentence(event: MilitaireEvent, _: Words) -> str:
    """Say how many have come: "24 teams · 96 players · each two teams meet 4 or 5 times"."""
    players = sum(1 for team in event.teams.values() for name in team.members if name)
    parts = (
        _.plural("{n} team", "{n} teams", event.tables),
        _.plural("{n} player", "{n} players", players),
        meetings_sentence(event.tables, event.settings.rounds, _),
    )
    return " · ".join(filter(None, parts))


def lacking(event: MilitaireEvent) -> RuleError | None:
    """Return what still stands in the way of round 1, or nothing."""
    try:
        check_ready(event)
        check_complete(event)
    except RuleError as error:
        return error
    return None


def lacking_sentence(event: MilitaireEvent, _: Words) -> str:
    """Say what is lacking to begin, or nothing."""
    error = lacking(event)
    return message(error, _) if error else ""


def may_begin_all_the_same(event: MilitaireEvent) -> bool:
    """Tell whether the director may decide to begin although players are missing."""
    return isinstance(lacking(event), IncompleteTeamsError)


_LABELS: dict[Enum, str] = {
    Side.HOME: N_("home"),
    Side.VISITORS: N_("visitors"),
    ResultKind.NORMAL: N_("won"),
    ResultKind.PERFECT: N_("perfect round"),
    ResultKind.REVOKE: N_("revoke"),
    ResultKind.INFLUENCE: N_("influence"),
    ResultKind.FORFEIT: N_("forfeit"),
    ResultKind.VOID: N_("void"),
    TrumpPlan.CYCLE: N_("A list, repeated throughout"),
    TrumpPlan.RANDOM: N_("Drawn by lot"),
    TrumpPlan.BY_ROUND: N_("Decided round by round"),
    PenaltyValue.AS_TAKEN: N_("1 point, 2 if the other side took all thirteen tricks"),
    PenaltyValue.ONE: N_("Always 1 point"),
    PenaltyValue.TWO: N_("Always 2 points"),
    ForfeitPolicy.POINT: N_("1 point to the side that was there"),
    ForfeitPolicy.AVERAGE: N_("No point; teams are ranked by their average per match played"),
    TieBreak.PERFECT_ROUNDS: N_("most perfect rounds"),
    TieBreak.DIRECT_MATCHES: N_("points in their own matches"),
    TieBreak.EXTRA_DEAL: N_("extra deal between the captains"),
    Direction.ASCENDING: N_("To the next higher number"),
    Direction.DESCENDING: N_("To the next lower number"),
}


def militaire_label(thing: Enum, _: Words) -> str:
    """Return the short name of a side, a kind of result or an option."""
    return _(_LABELS[thing])


def call_label(call: Call) -> str:
    """Return a call as it stands on cards: "1-3"."""
    return f"{call[0]}-{call[1]}"


def seat_label(seat: int, _: Words) -> str:
    """Return a place in a team: captain or player 1, 2, 3."""
    return _("player {number}", number=seat) if seat else _("captain")


def people_words(team: Team, _: Words) -> str:
    """Name all who play for a team, the captain first and as such."""
    first, *others = team.people or ("",)
    if team.captain:
        first = _("captain {name}", name=first)
    return " · ".join(filter(None, (first, *others)))


def advance_sentence(planned: PlannedRound, _: Words) -> str:
    """Say who travels and where: as far from home, whoever was there or away the round before."""
    first, second = planned.call
    where = _.plural(
        "{first} and {second} play one table from home",
        "{first} and {second} play {n} tables from home",
        planned.displacement,
        first=first,
        second=second,
    )
    if planned.advance == 1:
        return where
    return _.plural(
        "{where}: advance {n} table this time",
        "{where}: advance {n} tables this time",
        planned.advance,
        where=where,
    )


def tie_sentence(standing: MilitaireStanding, _: Words) -> str:
    """Explain how a tie was broken, or say nothing where there was none."""
    separation = standing.separation
    if separation is None:
        return ""
    if separation.round is None:
        return _criterion_sentence(standing, separation, _)
    return _(
        "{rank} on the count-back: after round {round}, {own} against {other}",
        rank=_.feminine_ordinal(standing.rank),
        round=separation.round,
        own=separation.own,
        other=separation.other,
    )


def _criterion_sentence(
    standing: MilitaireStanding, separation: MilitaireSeparation, _: Words
) -> str:
    criterion = militaire_label(separation.criterion, _) if separation.criterion else ""
    return _(
        "{rank} on a further criterion, {criterion}: {own} against {other}",
        rank=_.feminine_ordinal(standing.rank),
        criterion=criterion,
        own=separation.own,
        other=separation.other,
    )


def checksum_sentence(checksum: Checksum, _: Words) -> str:
    """Say whether the points of a round add up, and with what."""
    parts = [_.plural("{n} table", "{n} tables", checksum.tables)]
    if checksum.worth_two:
        if checksum.worth_two == checksum.perfects:
            worth_two = _.plural("+ {n} perfect round", "+ {n} perfect rounds", checksum.perfects)
        else:
            worth_two = _("+ {n} worth two points", n=checksum.worth_two)
        parts.append(worth_two)
    if checksum.worth_none:
        if checksum.worth_none == checksum.voids:
            worth_none = _.plural("− {n} void table", "− {n} void tables", checksum.voids)
        else:
            worth_none = _("− {n} without points", n=checksum.worth_none)
        parts.append(worth_none)
    return _.plural(
        "{n} point of {expected} ({parts})",
        "{n} points of {expected} ({parts})",
        checksum.points,
        expected=checksum.expected,
        parts=" ".join(parts),
    )


def missing_sentence(tables: tuple[int, ...], _: Words) -> str:
    """Say which tables are missing."""
    if not tables:
        return _("All results are in.")
    numbers = numbers_listed(tables, _)
    return _.plural(
        "Missing: table {numbers}.", "Missing: tables {numbers}.", len(tables), numbers=numbers
    )


def total_text(standing: MilitaireStanding) -> str:
    """Return a total, or the average where the club ranks by it."""
    if standing.average is not None:
        return f"{float(standing.average):.2f}"
    return "" if standing.total is None else str(standing.total)
