"""Whole sentences of a militaire evening: announcements, ties, the checksum."""

from whist_td.formats.militaire.rules.scores import Checksum
from whist_td.formats.militaire.rules.settings import PlannedRound
from whist_td.formats.militaire.rules.standings import MilitaireSeparation, MilitaireStanding
from whist_td.formats.militaire.words.labels import militaire_label
from whist_td.words.labels import strain_label
from whist_td.words.words import Words


def advance_sentence(planned: PlannedRound, _: Words) -> str:
    """Say who goes on and how far."""
    first, second = planned.call
    return _.plural(
        "{first} and {second} advance one table",
        "{first} and {second} advance {n} tables",
        planned.advance,
        first=first,
        second=second,
    )


def round_sentence(planned: PlannedRound, rounds: int, _: Words) -> str:
    """Say a round as the director announces it."""
    return _(
        "Round {round} of {rounds} · trump {trump} · {advance}",
        round=planned.number,
        rounds=rounds,
        trump=strain_label(planned.trump, _),
        advance=advance_sentence(planned, _),
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
        rank=_.ordinal(standing.rank),
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
        rank=_.ordinal(standing.rank),
        criterion=criterion,
        own=separation.own,
        other=separation.other,
    )


def checksum_sentence(checksum: Checksum, _: Words) -> str:
    """Say whether the points of a round add up, and with what."""
    parts = [_.plural("{n} table", "{n} tables", checksum.tables)]
    if checksum.worth_two:
        parts.append(_worth_two(checksum, _))
    if checksum.worth_none:
        parts.append(_worth_none(checksum, _))
    return _.plural(
        "{n} point of {expected} ({parts})",
        "{n} points of {expected} ({parts})",
        checksum.found,
        expected=checksum.expected,
        parts=" ".join(parts),
    )


def _worth_two(checksum: Checksum, _: Words) -> str:
    if checksum.worth_two == checksum.perfects:
        return _.plural("+ {n} perfect round", "+ {n} perfect rounds", checksum.perfects)
    return _("+ {n} worth two points", n=checksum.worth_two)


def _worth_none(checksum: Checksum, _: Words) -> str:
    if checksum.worth_none == checksum.voids:
        return _.plural("− {n} void table", "− {n} void tables", checksum.voids)
    return _("− {n} without points", n=checksum.worth_none)


def missing_sentence(tables: tuple[int, ...], _: Words) -> str:
    """Say which tables are missing."""
    if not tables:
        return _("All tables are in.")
    numbers = ", ".join(map(str, tables))
    return _.plural(
        "Missing: table {numbers}.", "Missing: tables {numbers}.", len(tables), numbers=numbers
    )
