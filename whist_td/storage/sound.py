"""A saved evening filled in where nothing is left, so that the program can go on with it."""

from dataclasses import replace
from datetime import datetime

from whist_td.core.errors import RuleError
from whist_td.core.people import Team
from whist_td.core.players import Player
from whist_td.core.rounds import AnnouncedRound
from whist_td.core.strains import Strain
from whist_td.desk.recovery import Doubt, Source
from whist_td.desk.requests import AnyEvening
from whist_td.formats.club_night.rules.deals import DealPlace, TableDeal
from whist_td.formats.club_night.rules.evening import ClubEvening
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.militaire.rules.evening import Evening
from whist_td.formats.whiz.rules.evening import WhizEvening

LOST_NAME = "?"


def made_sound(evening: AnyEvening, at: datetime) -> tuple[AnyEvening, tuple[Doubt, ...]]:
    """Return the evening without holes, and what was filled in."""
    if isinstance(evening, WhizEvening):
        return _sound_whiz(evening)
    if isinstance(evening, ClubEvening):
        return _sound_club(evening)
    teams, filled = _with_teams(evening)
    rounds, planned = _with_rounds(teams, at)
    return _without_strangers(rounds), (*filled, *planned)


def _with_teams(evening: Evening) -> tuple[Evening, tuple[Doubt, ...]]:
    """Give a team whose row is lost a question mark for a name: its table was played at."""
    played = max((place.table for place in evening.results), default=0)
    numbers = range(1, max((*evening.teams, played), default=0) + 1)
    lost = [number for number in numbers if number not in evening.teams]
    added = {n: Team(n, "", f"{LOST_NAME} {n}", ("", "", "")) for n in lost}
    teams = dict(sorted({**evening.teams, **added}.items()))
    doubts = tuple(Doubt("teams", Source.PLAN, number=number) for number in lost)
    return replace(evening, teams=teams), doubts


def _with_rounds(evening: Evening, at: datetime) -> tuple[Evening, tuple[Doubt, ...]]:
    """Take a round whose announcement is lost, and whose results are not, as it was planned."""
    last = max((*evening.rounds, *(place.round for place in evening.results)), default=0)
    longer = max(last, evening.settings.rounds)
    evening = replace(evening, settings=replace(evening.settings, rounds=longer))
    lost = [number for number in range(1, last + 1) if number not in evening.rounds]
    added = {number: _planned(evening, number, at) for number in lost}
    rounds = dict(sorted({**evening.rounds, **added}.items()))
    doubts = tuple(Doubt("rounds", Source.PLAN, round=number) for number in lost)
    return replace(evening, rounds=rounds), doubts


def _planned(evening: Evening, number: int, at: datetime) -> AnnouncedRound:
    try:
        plan = evening.plan(number)
        trump, call = plan.trump, plan.call
    except RuleError:
        trump, call = None, evening.settings.calls[(number - 1) % len(evening.settings.calls)]
    return AnnouncedRound(number, trump or Strain.NO_TRUMP, call, at)


def _without_strangers(evening: Evening) -> Evening:
    """Leave out an extra deal between teams that are not there."""
    playoffs = {
        pair: winner
        for pair, winner in evening.playoffs.items()
        if set(pair) <= evening.teams.keys() and winner in pair
    }
    return replace(evening, playoffs=playoffs)


def _sound_whiz(evening: WhizEvening) -> tuple[WhizEvening, tuple[Doubt, ...]]:
    """Keep the rounds up to the first that is lost; results keep who held the hands by themselves.

    A player whose row is lost, and who played, gets a question mark for a name.
    """
    seated = 0
    while seated + 1 in evening.rounds:
        seated += 1
    rounds = {number: evening.rounds[number] for number in range(1, seated + 1)}
    results = {place: told for place, told in evening.results.items() if place.round <= seated}
    people = {player for told in results.values() for player in told.seats}
    people |= {player for each in rounds.values() for player in each.people()}
    lost = sorted(people - evening.players.keys())
    players = {**evening.players, **{n: Player(n, f"{LOST_NAME} {n}") for n in lost}}
    penalties = {n: each for n, each in evening.penalties.items() if each.player in players}
    beyond = {number for number in evening.rounds if number > seated}
    beyond |= {place.round for place in evening.results if place.round > seated}
    doubts = (
        *(Doubt("players", Source.PLAN, number=number) for number in lost),
        *(Doubt("rounds", Source.PLAN, round=number) for number in sorted(beyond)),
    )
    sound = replace(
        evening,
        players=dict(sorted(players.items())),
        rounds=rounds,
        results=results,
        penalties=penalties,
    )
    return sound, doubts


def _sound_club(evening: ClubEvening) -> tuple[ClubEvening, tuple[Doubt, ...]]:
    """Keep the rounds up to the first that is lost, and the deals of a table up to the first gap.

    A player whose row is lost, and who played, gets a question mark for a name.
    """
    seated = 0
    while seated + 1 in evening.rounds:
        seated += 1
    rounds = {number: evening.rounds[number] for number in range(1, seated + 1)}
    people = {player for each in rounds.values() for player in each.people()}
    lost = sorted(people - evening.players.keys())
    players = {**evening.players, **{n: ClubPlayer(n, f"{LOST_NAME} {n}") for n in lost}}
    whole = replace(evening, players=dict(sorted(players.items())), rounds=rounds)
    kept = _deals_without_gap(whole)
    sanctions = {
        n: line
        for n, line in evening.sanctions.items()
        if line.round in rounds and rounds[line.round].place_of(line.player)
    }
    beyond = {number for number in evening.rounds if number > seated}
    beyond |= {place.round for place in evening.results if place not in kept}
    doubts = (
        *(Doubt("players", Source.PLAN, number=number) for number in lost),
        *(Doubt("rounds", Source.PLAN, round=number) for number in sorted(beyond)),
    )
    return replace(whole, results=kept, sanctions=sanctions), doubts


def _deals_without_gap(evening: ClubEvening) -> dict[DealPlace, TableDeal]:
    return {
        DealPlace(number, sitting.table, at): deal
        for number, seated in evening.rounds.items()
        for sitting in seated.sittings
        for at, deal in enumerate(evening.deals_at(number, sitting.table), start=1)
    }
