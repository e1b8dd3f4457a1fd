"""A club night for other programs: its standings as a table, the whole as JSON and back."""

from collections.abc import Iterable
from fractions import Fraction

from whist_td.core.events import MOST_ROUNDS, Details, EventProgress
from whist_td.core.movement_tables import Sitting
from whist_td.desk.file_errors import EventFileError
from whist_td.desk.journal import Line
from whist_td.desk.kinds import converter, to_plain
from whist_td.desk.requests import Command
from whist_td.formats.club_night.commands import commands as ask
from whist_td.formats.club_night.rules.deals import DealPlace, JuryLine, TableDeal
from whist_td.formats.club_night.rules.event import (
    ClubNightEvent,
    ClubPlayer,
    ClubRound,
    ClubSettings,
    RankedBy,
)
from whist_td.formats.club_night.rules.scores import SeatScore
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.views.views import ClubStandings, told_standings
from whist_td.interchange.event_json import (
    EventSource,
    Plain,
    as_json,
    event_text,
    place_of,
    progress_plain,
    whole,
)

FORMAT = "club"


def club_standings_json(view: ClubStandings) -> str:
    """Return the standings after a round."""
    return as_json(club_standings_plain(view))


def club_event_json(event: ClubNightEvent, lines: Iterable[Line]) -> str:
    """Return everything a program would want of a club night; it can be read in again."""
    return event_text(FORMAT, _event_plain(event), lines)


def club_standings_plain(view: ClubStandings) -> Plain:
    """Return the standings as plain values."""
    return {
        "format": FORMAT,
        "game": view.game,
        "ranked_by": view.ranked_by.value,
        **view.reach.plain,
        "standings": [_standing(row, view) for row in view.rows],
    }


def _standing(row: ClubNightStanding, view: ClubStandings) -> Plain:
    score = row.score if view.ranked_by is RankedBy.MEAN else row.if_whole(row.score)
    return {
        "rank": None if row.score is None else row.rank,
        "player": row.player,
        "name": " + ".join(row.names),
        "players": list(row.people),
        "score": _decimal(score),
        "score_exact": None if score is None else str(score),
        "points": row.if_whole(row.points),
        "games": row.if_whole(row.games),
        "rubbers": row.if_whole(row.rubbers),
        "deals": row.deals,
        "best_round": row.if_whole(row.best_round),
        "placement": _decimal(row.if_whole(row.placement)),
        "sanction": row.sanction,
        "rounds": [_round_score(row, score) for score in row.rounds],
    }


def _round_score(row: ClubNightStanding, score: SeatScore) -> Plain:
    return {
        "round": score.round,
        "table": score.table,
        "seat": score.seat + 1,
        "points": row.told_of(score, score.points),
        "placement": _decimal(row.told_of(score, score.placement)),
    }


def _decimal(number: Fraction | None) -> float | None:
    return None if number is None else round(float(number), 4)


def _event_plain(event: ClubNightEvent) -> Plain:
    """Return a club night as plain values: its facts, and what follows from them."""
    view = told_standings(event)
    return {
        "event": to_plain(event.details),
        "settings": to_plain(event.settings),
        "entries": [to_plain(player) for player in event.players.values()],
        "movement": movement_plain(event),
        "announced": [
            {"round": seated.number, "announced_at": to_plain(seated.announced_at)}
            for seated in event.rounds.values()
            if seated.announced_at
        ],
        "results": _results(event),
        "sanctions": [to_plain(line) for line in event.sanctions.values()],
        "progress": progress_plain(event),
        **view.reach.plain,
        "standings": club_standings_plain(view)["standings"],
    }


def movement_plain(event: ClubNightEvent) -> Plain:
    """Return who sits where, round by round, played and to come."""
    rounds = []
    for number, seated in sorted(event.rounds.items()):
        tables = [{"table": s.table, "seats": list(s.seats)} for s in seated.sittings]
        rounds.append({"round": number, "tables": tables, "sit_out": list(seated.sit_out)})
    return {"players": max(event.players, default=0), "rounds": rounds}


def _results(event: ClubNightEvent) -> list[Plain]:
    results: list[Plain] = []
    for number, seated in sorted(event.rounds.items()):
        for sitting in seated.sittings:
            deals = event.deals_at(number, sitting.table)
            scored = event.sheet_at(number, sitting.table)
            for line, deal in zip(scored.lines, deals, strict=True):
                place = DealPlace(number, sitting.table, line.number)
                points = list(line.gains.points) if line.gains else None
                results.append({**place._asdict(), **to_plain(deal), "points": points})
    return results


Opening = tuple[ask.CreateClub, tuple[Command, ...]]
Entered = tuple[DealPlace, TableDeal]


def club_commands_of(source: EventSource) -> Opening:
    """Return the opening and the commands that a file of ours tells."""
    if source.format != FORMAT:
        raise EventFileError(source.file, "format")
    progress = (
        source.section("progress", EventProgress) if "progress" in source.plain else EventProgress()
    )
    create = ask.CreateClub(
        source.section("event", Details),
        source.section("settings", ClubSettings),
        tuple(source.section("entries", list[ClubPlayer])),
        source.each("movement.rounds", _round_read),
        progress.draw_seed,
    )
    lines = source.section("sanctions", list[JuryLine]) if "sanctions" in source.plain else []
    end = (ask.FinishClub(despite_missing=True),) if progress.finished else ()
    results, play = source.each("results", _entered), list[Command]()
    for number in range(1, _last_begun(source, results) + 1):
        play.append(ask.BeginClubRound(number, despite_missing=True))
        if entered := tuple(each for each in results if each[0].round == number):
            play.append(ask.EnterDeals(entered, as_they_stand=True))
    return create, (*play, *map(ask.SanctionPlayer, lines), *end)


def _round_read(plain: Plain) -> ClubRound:
    sittings = tuple(
        Sitting(whole(each["table"]), tuple(map(whole, each["seats"]))) for each in plain["tables"]
    )
    return ClubRound(whole(plain["round"]), sittings, tuple(map(whole, plain["sit_out"])))


def _last_begun(source: EventSource, results: tuple[Entered, ...]) -> int:
    """Return the newest round that began; where the file does not tell, the last with deals."""
    played = max((place.round for place, _ in results), default=0)
    with source.blaming("announced"):
        numbers = (whole(each["round"], MOST_ROUNDS) for each in source.plain.get("announced", ()))
        return max(played, *numbers, 0)


def _entered(plain: Plain) -> Entered:
    place = DealPlace(*place_of(plain, DealPlace._fields))
    answers = {name: v for name, v in plain.items() if name not in (*DealPlace._fields, "points")}
    return place, converter().structure(answers, TableDeal)
