"""The seats of a club night changed by hand, or taken from a file: what the two questions ask."""

from collections.abc import Sequence
from functools import partial

from whist_td.core.movement_tables import TableRound
from whist_td.formats.club_night.files.seats_file import read_seats
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubRound
from whist_td.formats.club_night.views.own_seats import (
    command_for,
    judged_exchange,
    judged_seats,
    possible_exchanges,
)
from whist_td.formats.club_night.views.planning import rounds_ahead
from whist_td.formats.club_night.words.movement_page import (
    good_sentences,
    seats_differences,
    wrong_sentences,
)
from whist_td.interchange.read_apart import ENDINGS
from whist_td.players.screens.movement_dialogs import HandChanges, OwnFile, SeatVerdict, two_swap
from whist_td.words.words import N_, Words


def _swap(event: ClubNightEvent, number: int, one: int, other: int, _: Words) -> SeatVerdict | None:
    if one == other:
        return None
    judged = judged_exchange(event, number, one, other)
    if not judged.will_do:
        return SeatVerdict(wrong=wrong_sentences(judged, _))
    return SeatVerdict(command_for(judged, event), seats_differences(judged, event, _))


def _seated(event: ClubNightEvent, number: int) -> ClubRound | None:
    return next((each for each in rounds_ahead(event) if each.number == number), None)


CHANGES = HandChanges[ClubNightEvent](
    N_("Two people swap seats"),
    # In a room too large to try all exchanges, nothing is said of who else would do.
    (two_swap(_seated, _swap, lambda *of: possible_exchanges(*of) or None),),
    lambda event: [each.number for each in rounds_ahead(event)],
)
"""Of fixed pairs, the pairs swap."""


def _judge(
    event: ClubNightEvent,
    seats: Sequence[TableRound],
    _: Words,
    *,
    is_meant: bool,  # noqa: ARG001 - nothing of seats can be meant otherwise
) -> SeatVerdict:
    judged = judged_seats(event, tuple(seats))
    if judged.will_do:
        return SeatVerdict(command_for(judged, event), good_sentences(judged, event, _))
    again = _("Correct the file and choose it again; nothing has changed yet.")
    return SeatVerdict(wrong=wrong_sentences(judged, _), mend=again)


OWN = OwnFile[ClubNightEvent](
    N_("Seats of your own"),
    ENDINGS,
    N_("A table (.csv, .xlsx, .ods), as saved by this program."),
    N_(
        "One row for each table in each round, with headings above: round, table, N, E, S, W, or "
        "seat 1, seat 2 and so on, going round. A player in no row sits out."
    ),
    N_("Keep the present seats"),
    N_("Use these seats"),
    lambda path, _event: partial(read_seats, path),
    _judge,
)
