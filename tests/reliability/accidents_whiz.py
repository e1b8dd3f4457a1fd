"""What can happen in a Whiz tournament: the next thing a director would ask, by lot."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from fractions import Fraction
from functools import partial
from random import Random

from whist_td.core.contracts import HANDS, Contract, Risk, Rule, Strain
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.requests import Command
from whist_td.formats.whiz import commands as ask
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import (
    NOT_PLAYED,
    PASSED,
    Adjusted,
    BoardPlace,
    BoardResult,
    Outcome,
    Penalty,
    Played,
)
from whist_td.formats.whiz.rules.settings import Compare, Ranking, WhizSettings
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.seating import seated_rounds

SIZES = ((6, 3), (7, 3), (8, 3), (9, 3), (10, 3), (12, 4), (13, 4), (14, 4), (15, 5), (16, 4))
LONG_AGO = 3
PERCENTS = (None, Fraction(0), Fraction(40), Fraction(50), Fraction(60), Fraction(100))
Ask = Callable[[WhizEvent, Random], Command]


def opening(dice: Random) -> ask.CreateWhiz:
    """Return a tournament of some size with some options."""
    players, rounds = dice.choice(SIZES)
    settings = WhizSettings(
        rounds=rounds,
        boards_per_round=dice.choice((1, 2, 3)),
        rule=dice.choice(list(Rule)),
        compare=dice.choice(list(Compare)),
        ranking=dice.choice((Ranking.MATCHPOINTS, *Ranking)),
        cap=dice.choice((None, None, 20)),
    )
    entered = tuple(Player(number, f"Rita {number}") for number in range(1, players + 1))
    details = Details("Whiz", date(2026, 11, 21), "Gaspé")
    return ask.CreateWhiz(details, settings, entered, seated_rounds(players, rounds))


def next_step(evening: WhizEvent, dice: Random) -> Command:
    """Return what comes next when nothing goes wrong."""
    number = evening.last_announced
    missing = evening.missing(number) if number else ()
    if missing:
        return _entered(evening, dice.choice(missing), outcome(dice))
    if number < len(evening.rounds) and not evening.progress.finished:
        return ask.AnnounceWhizRound(number + 1)
    return ask.FinishWhiz(despite_missing=True)


def accident(evening: WhizEvent, dice: Random) -> Command:
    """Return what nobody had planned."""
    names, weights = zip(*WEIGHTS.items(), strict=True)
    (name,) = dice.choices(names, weights)
    return ACCIDENTS[name](evening, dice)


def outcome(dice: Random) -> Outcome:
    """Return what becomes of a board."""
    draw = dice.random()
    if draw < 0.86:
        level = dice.choice((7, 7, 8, 8, 9, 9, 10, 10, 11, 12, 13))
        tricks = min(13, max(0, level + dice.choice((-3, -2, -1, -1, 0, 0, 0, 1, 1, 2))))
        risk = dice.choice((Risk.NONE, Risk.NONE, Risk.DOUBLED, Risk.REDOUBLED))
        return Played(Contract(level, dice.choice(list(Strain)), risk), dice.choice(HANDS), tricks)
    if draw < 0.92:
        return PASSED
    if draw < 0.95:
        return NOT_PLAYED
    return Adjusted(*(dice.choice(PERCENTS) for _ in HANDS), "dérangement")


def _entered(evening: WhizEvent, place: BoardPlace, told: Outcome) -> ask.EnterBoard:
    seats = evening.seating(place.round, place.table).seats
    return ask.EnterBoard(place, BoardResult(seats, told))


def _some_place(evening: WhizEvent, dice: Random) -> BoardPlace:
    number = dice.randint(1, max(1, evening.last_announced))
    return dice.choice(evening.places(number))


def _corrected(evening: WhizEvent, dice: Random) -> Command:
    return _entered(evening, _some_place(evening, dice), outcome(dice))


def _noticed_late(evening: WhizEvent, dice: Random) -> Command:
    early = [place for place in evening.results if place.round <= evening.last_announced - LONG_AGO]
    if not early:
        return _corrected(evening, dice)
    place = dice.choice(early)
    return ask.EnterBoard(place, replace(evening.results[place], outcome=outcome(dice)))


def _wrong_board(evening: WhizEvent, dice: Random) -> Command:
    """A table took a board that lay elsewhere: recorded as it happened, in place of its own."""
    place = _some_place(evening, dice)
    seats = evening.seating(place.round, place.table).seats
    wrong = place._replace(board=dice.randint(1, evening.boards))
    instead = (place,) if place in evening.results and wrong != place else ()
    return ask.RecordAsHappened(((wrong, BoardResult(seats, outcome(dice))),), instead)


def _wrong_hands(evening: WhizEvent, dice: Random) -> Command:
    """Two players sat in each other's place."""
    place = _some_place(evening, dice)
    north, east, south = evening.seating(place.round, place.table).seats
    return ask.RecordAsHappened(((place, BoardResult((east, north, south), outcome(dice))),))


def _seats(dice: Random) -> plan.Seat:
    """Return what seats the rounds to come, by a lot of its own."""
    return partial(plan.rounds_from, seed=dice.randint(1, 999))


def _late_player(evening: WhizEvent, dice: Random) -> Command:
    number = max(evening.players) + 1
    return plan.late_player(evening, Player(number, f"Late {number}"), _seats(dice))


def _leaver(evening: WhizEvent, dice: Random) -> Command:
    number = dice.choice(list(evening.players))
    last = max(1, min(evening.settings.rounds, evening.last_announced + dice.randint(0, 1)))
    return plan.leaving_player(evening, number, last, _seats(dice))


def _returner(evening: WhizEvent, dice: Random) -> Command:
    gone = [n for n, player in evening.players.items() if player.last_round]
    return plan.returning_player(evening, dice.choice(gone or list(evening.players)))


def _length(evening: WhizEvent, dice: Random) -> Command:
    rounds = max(1, evening.settings.rounds + dice.choice((-1, -1, 1)))
    return plan.other_length(evening, rounds)


def _renamed(evening: WhizEvent, dice: Random) -> Command:
    number = dice.choice(list(evening.players))
    return ask.ChangePlayer(Player(number, f"Rita {dice.randint(1, 40)}", "Gaspé"))


def _penalty(evening: WhizEvent, dice: Random) -> Command:
    number = dice.randint(1, evening.settings.rounds)
    amount = Fraction(dice.choice((5, 10, 25)))
    return ask.PenalisePlayer(Penalty(dice.choice(list(evening.players)), number, amount, "retard"))


ACCIDENTS: Mapping[str, Ask] = {
    "corrected": _corrected,
    "noticed late": _noticed_late,
    "cleared": lambda e, d: ask.ClearBoard(_some_place(e, d)),
    "wrong board": _wrong_board,
    "wrong hands": _wrong_hands,
    "late player": _late_player,
    "leaver": _leaver,
    "returner": _returner,
    "other length": _length,
    "renamed": _renamed,
    "penalty": _penalty,
    "lifted": lambda _, d: ask.LiftPenalty(d.randint(1, 3)),
    "confirmed": lambda e, d: ask.ConfirmWhizRound(d.randint(1, max(1, e.last_announced))),
    "despite missing": lambda e, _: ask.AnnounceWhizRound(
        e.last_announced + 1, despite_missing=True
    ),
    "finished": lambda _, __: ask.FinishWhiz(),
}
WEIGHTS: Mapping[str, int] = {
    **dict.fromkeys(ACCIDENTS, 4),
    "corrected": 12,
    "noticed late": 12,
    "finished": 1,
    "despite missing": 1,
    "late player": 1,
    "leaver": 1,
    "other length": 1,
}
