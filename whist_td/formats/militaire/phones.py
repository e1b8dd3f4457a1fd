"""A table of Whist militaire on the telephone: which side won, and whether with all thirteen."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from whist_td.desk.requests import Command
from whist_td.formats.militaire.commands import AnnounceRound
from whist_td.formats.militaire.files.results_table import Limits, results_of
from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import ResultKind, Side, points
from whist_td.formats.militaire.views import effective_round
from whist_td.formats.militaire.words import WORDS
from whist_td.interchange.tables import Table
from whist_td.phones import formats as phones
from whist_td.phones.formats import Asked, Facts, Person, PhoneFormat
from whist_td.words.words import Words


def _tables(event: MilitaireEvent) -> Sequence[int]:
    return sorted(event.teams)


def _people(event: MilitaireEvent) -> Sequence[Person]:
    return [(number, event.teams[number].name) for number in sorted(event.teams)]


def _places(event: MilitaireEvent, round_number: int, table: int) -> Sequence[phones.Place]:
    place = Place(round_number, table)
    is_played = place in event.results or table in event.missing(round_number)
    return ({"round": round_number},) if is_played else ()


def _who(event: MilitaireEvent, round_number: int, table: int) -> Mapping[str, Person]:
    visitors = event.visitors_at(Place(round_number, table))
    return {
        "home": (table, event.teams[table].name),
        "visitors": (visitors, event.teams[visitors].name),
    }


def _entered(event: MilitaireEvent, table: int, place: phones.Place) -> Facts | None:
    result = event.results.get(Place(place["round"], table))
    if result is None:
        return None
    winner = "" if result.winner is None else result.winner.value
    told: dict[str, str | int] = {"winner": winner, "kind": result.kind.value}
    if result.tricks is not None:
        told["tricks"] = result.tricks
    return {**told, "note": result.note} if result.note else told


def _command(event: MilitaireEvent, table: Table, _now: datetime) -> Command:
    return results_of(table, Limits(event.settings.rounds, event.tables))


def _asked(event: MilitaireEvent, table: int, place: phones.Place, _: Words) -> Sequence[Asked]:
    who = _who(event, place["round"], table)
    sides = tuple((side.value, who[side.value][1]) for side in Side)
    kinds = (
        (ResultKind.NORMAL.value, _("seven to twelve tricks")),
        (ResultKind.PERFECT.value, _("all thirteen tricks")),
        (ResultKind.REVOKE.value, _("the others revoked")),
    )
    return (
        Asked("winner", _("Who won?"), sides),
        Asked("kind", _("How?"), kinds, usual=ResultKind.NORMAL.value),
    )


def _told(event: MilitaireEvent, table: int, place: phones.Place, _: Words) -> str:
    result = event.results[Place(place["round"], table)]
    text = WORDS.facts["results"](result, None, _)
    if result.winner is None:
        return text
    number, name = _who(event, place["round"], table)[result.winner.value]
    won = max(points(result, event.settings))
    return _.plural(
        "{what}: {n} point for {number} {name}",
        "{what}: {n} points for {number} {name}",
        won,
        what=text,
        number=number,
        name=name,
    )


def _goes(event: MilitaireEvent, team: int, _: Words) -> str:
    last = event.last_announced
    if not last:
        return _("Table {table}", table=team)
    plan, host = effective_round(event, last), event.host_of(team, last)
    seats = " + ".join(map(str, plan.call))
    return _.pgettext(
        "tour",
        "Round {round}: players {seats} go to table {table}; player {stays} stays with the "
        "captain.",
        round=last,
        stays=plan.stays,
        seats=seats,
        table=host,
    )


def _own(event: MilitaireEvent, team: int, _: Words) -> Sequence[str]:
    lines: list[str] = []
    for number in range(event.last_announced, 0, -1):
        tables = (team, event.host_of(team, number))
        results = [event.result(Place(number, table)) for table in tables]
        gains = [0 if r is None else points(r, event.settings)[at] for at, r in enumerate(results)]
        if any(results):
            lines.append(
                _.pgettext(
                    "tour",
                    "Round {round}: {home} at home, {away} away at table {table}",
                    round=number,
                    home=gains[0] if results[0] else "–",
                    away=gains[1] if results[1] else "–",
                    table=tables[1],
                )
            )
    return lines


def _agrees(event: MilitaireEvent, read: MilitaireEvent, table: int, place: phones.Place) -> bool:
    at = Place(place["round"], table)
    return points(event.results[at], event.settings) == points(read.results[at], event.settings)


PHONES = PhoneFormat(
    tables=_tables,
    people=_people,
    places=_places,
    who=_who,
    entered=_entered,
    command=_command,
    asked=_asked,
    told=_told,
    announcing=AnnounceRound,
    goes=_goes,
    own=_own,
    table_of=lambda _event, _round, team: team,
    agrees=_agrees,
)
