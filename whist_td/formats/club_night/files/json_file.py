"""A club night for other programs: its standings as a table, the whole as JSON and back."""

from collections.abc import Callable, Iterable, Iterator, Mapping
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
    ClubRound,
    ClubSettings,
    RankedBy,
)
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.rules.scores import SeatScore
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.views.views import ClubStandings, told_standings
from whist_td.formats.club_night.words.labels import club_tie_sentence
from whist_td.interchange.event_json import (
    EventSource,
    Plain,
    as_json,
    event_text,
    place_of,
    progress_plain,
    whole,
)
from whist_td.interchange.reach import with_reach
from whist_td.interchange.tables import harmless, with_commas
from whist_td.words.labels import shared_ranks, tied_words
from whist_td.words.words import Words

FORMAT = "club"


def club_standings_json(view: ClubStandings) -> str:
    """Return the standings after a round."""
    return as_json(club_standings_plain(view))


def club_event_json(evening: ClubNightEvent, lines: Iterable[Line]) -> str:
    """Return everything a program would want of a club night; it can be read in again."""
    return event_text(FORMAT, _event_plain(evening), lines)


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
    score = row.score if view.ranked_by is RankedBy.MEAN else row.told(row.score)
    return {
        "rank": row.rank,
        "player": row.player,
        "name": " + ".join(row.names),
        "players": list(row.people),
        "score": _decimal(score),
        "score_exact": None if score is None else str(score),
        "points": row.told(row.points),
        "games": row.told(row.games),
        "rubbers": row.told(row.rubbers),
        "deals": row.deals,
        "best_round": row.told(row.best_round),
        "placement": _decimal(row.told(row.placement)),
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


def _event_plain(evening: ClubNightEvent) -> Plain:
    """Return a club night as plain values: its facts, and what follows from them."""
    view = told_standings(evening)
    return {
        "event": to_plain(evening.details),
        "settings": to_plain(evening.settings),
        "entries": [to_plain(player) for player in evening.players.values()],
        "movement": movement_plain(evening),
        "announced": [
            {"round": seated.number, "announced_at": to_plain(seated.announced_at)}
            for seated in evening.rounds.values()
            if seated.announced_at
        ],
        "results": _results(evening),
        "sanctions": [to_plain(line) for line in evening.sanctions.values()],
        "progress": progress_plain(evening),
        **view.reach.plain,
        "standings": club_standings_plain(view)["standings"],
    }


def movement_plain(evening: ClubNightEvent) -> Plain:
    """Return who sits where, round by round, played and to come."""
    rounds = [evening.rounds[number] for number in sorted(evening.rounds)]
    return {"players": max(evening.players, default=0), "rounds": list(map(_round, rounds))}


def _round(seated: ClubRound) -> Plain:
    return {
        "round": seated.number,
        "tables": [{"table": s.table, "seats": list(s.seats)} for s in seated.sittings],
        "sit_out": list(seated.sit_out),
    }


def _results(evening: ClubNightEvent) -> list[Plain]:
    found: list[Plain] = []
    for number, seated in sorted(evening.rounds.items()):
        for sitting in seated.sittings:
            deals = evening.deals_at(number, sitting.table)
            scored = evening.sheet_at(number, sitting.table)
            for line, deal in zip(scored.lines, deals, strict=True):
                place = DealPlace(number, sitting.table, line.number)
                points = list(line.gains.points) if line.gains else None
                found.append({**place._asdict(), **to_plain(deal), "points": points})
    return found


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
    return create, (*_played(source), *map(ask.SanctionPlayer, lines), *end)


def _round_read(plain: Plain) -> ClubRound:
    sittings = tuple(
        Sitting(whole(said["table"]), tuple(map(whole, said["seats"]))) for said in plain["tables"]
    )
    return ClubRound(whole(plain["round"]), sittings, tuple(map(whole, plain["sit_out"])))


def _played(source: EventSource) -> Iterator[Command]:
    results = source.each("results", _entered)
    for number in range(1, _last_begun(source, results) + 1):
        yield ask.BeginClubRound(number, despite_missing=True)
        if entered := tuple(each for each in results if each[0].round == number):
            yield ask.EnterDeals(entered, as_they_stand=True)


def _last_begun(source: EventSource, results: tuple[Entered, ...]) -> int:
    """Return the newest round that began; where the file does not tell, the last with deals."""
    played = max((place.round for place, _ in results), default=0)
    with source.blaming("announced"):
        said = (whole(each["round"], MOST_ROUNDS) for each in source.plain.get("announced", ()))
        return max(played, *said, 0)


def _entered(plain: Plain) -> Entered:
    place = DealPlace(*place_of(plain, DealPlace._fields))
    told = {name: v for name, v in plain.items() if name not in (*DealPlace._fields, "points")}
    return place, converter().structure(told, TableDeal)


_SUMS = {"score", "score_exact", "points", "games", "rubbers", "best_round", "placement"}
"""What is not told of somebody whose table has not finished."""
_COLUMNS: Mapping[str, Callable[[ClubNightStanding], object]] = {
    "rank": lambda row: row.rank,
    "player": lambda row: row.player,
    "name": lambda row: harmless(" + ".join(row.names)),
    "score": lambda row: "" if row.score is None else _decimal_text(row.score),
    "score_exact": lambda row: "" if row.score is None else str(row.score),
    "points": lambda row: row.points,
    "games": lambda row: row.games,
    "rubbers": lambda row: row.rubbers,
    "deals": lambda row: row.deals,
    "best_round": lambda row: "" if row.best_round is None else row.best_round,
    "placement": lambda row: _decimal_text(row.placement),
    "sanction": lambda row: row.sanction,
}
"""What stands in the columns before the tie and the points of the rounds."""


def club_event_csv(evening: ClubNightEvent, _: Words, after_round: int | None = None) -> str:
    """Return the standings of a club night as a table of commas."""
    return club_standings_csv(told_standings(evening, after_round), _)


def club_standings_csv(view: ClubStandings, _: Words) -> str:
    """Return the standings as a table of commas; only the tie sentence is in the club's words."""
    numbers = range(1, view.after_round + 1)
    headings = [*_COLUMNS, "tie", *(f"round_{number}" for number in numbers)]
    shared = shared_ranks([row for row in view.rows if row.score is not None])
    ties = {
        row.player: tied_words(club_tie_sentence(row, _), _, is_shared=row.rank in shared)
        for row in view.rows
    }
    lines = (_line(row, view, ties) for row in view.rows)
    return with_commas(with_reach([headings, *lines], view.reach, _))


def _line(row: ClubNightStanding, view: ClubStandings, ties: Mapping[int, str]) -> list[object]:
    points = {score.round: score.points for score in row.rounds if score.round not in row.lacking}
    rounds_told = (points.get(number, "") for number in range(1, view.after_round + 1))
    ranks_by = {"score", "score_exact"} if view.ranked_by is RankedBy.MEAN else set()
    hidden = (_SUMS - ranks_by) if row.lacking else set()
    cells = ("" if name in hidden else cell(row) for name, cell in _COLUMNS.items())
    return [*cells, ties[row.player], *rounds_told]


def _decimal_text(number: Fraction) -> str:
    return f"{float(number):.4f}".rstrip("0").rstrip(".")
