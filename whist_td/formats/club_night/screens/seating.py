"""What the page of the seats has at a club night: its tools, changes by hand, seats from a file."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from whist_td.core.movement_tables import TableRound
from whist_td.formats.club_night.commands.commands import SeatClubRounds
from whist_td.formats.club_night.files.seats_file import read_seats, write_seats
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubRound, SeatingWay
from whist_td.formats.club_night.views.own_seats import (
    command_for,
    judged_exchange,
    judged_seats,
    possible_exchanges,
)
from whist_td.formats.club_night.views.planning import (
    draw_seats,
    fewer_meetings,
    rounds_ahead,
    seat_anew,
)
from whist_td.formats.club_night.words.movement_page import (
    club_page,
    good_sentences,
    seats_differences,
    wrong_sentences,
)
from whist_td.interchange.read_apart import ENDINGS
from whist_td.kit.session import Session
from whist_td.players.screens.movement_dialogs import HandChanges, OwnFile, SeatVerdict, two_swap
from whist_td.players.screens.movement_page import SeatsPage, SeatsPanel, SeatTool, show_seats_page
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


def _unseated(event: ClubNightEvent, _: Words) -> str:
    is_seated = event.rounds or rounds_ahead(event)
    return "" if is_seated else _("Enter the players first.")


def _fixed(event: ClubNightEvent, _: Words) -> str:
    """Return why the rounds to come cannot be seated otherwise."""
    if none := _unseated(event, _):
        return none
    if event.last_announced >= event.settings.rounds or event.progress.finished:
        return _("No round is left.")
    by_standing = event.is_started and event.settings.seating is SeatingWay.STANDING
    return _("The seats follow the standings.") if by_standing else ""


def _own(event: ClubNightEvent, _: Words) -> str:
    if event.is_started:
        return _("Only before play.")
    standing = event.settings.seating is SeatingWay.STANDING
    return _unseated(event, _) or (_("The seats follow the standings.") if standing else "")


def _draw(page: SeatsPanel[ClubNightEvent]) -> None:
    seed = page.session.dice.new_seed()
    page.seat(lambda event: draw_seats(event, seed))


def _fewer(event: ClubNightEvent) -> SeatClubRounds | None:
    offer = fewer_meetings(event)
    return offer.seats if offer else None


def _write(event: ClubNightEvent, path: Path, _: Words) -> None:
    begun = [event.rounds[n] for n in range(1, event.last_announced + 1)]
    write_seats([*begun, *rounds_ahead(event)], path, _)


SEATS = SeatsPage[ClubNightEvent](
    N_("Who sits where"),
    club_page,
    (
        SeatTool(
            "seatsDraw",
            N_("Draw the seats by lot"),
            _draw,
            _fixed,
            N_("The draw is saved, so it can be checked. You can undo this."),
        ),
        SeatTool(
            "movementAnew",
            N_("Reseat everybody"),
            lambda page: page.seat(seat_anew),
            _fixed,
            N_("The best the program knows for the rounds to come."),
        ),
        SeatTool(
            "seatsFewer",
            N_("Fewer repeated meetings"),
            lambda page: page.seat(_fewer),
            lambda event, _: "" if fewer_meetings(event) else None,
        ),
        SeatTool(
            "movementImport",
            N_("Your own seats…"),
            lambda page: page.ask_own(OWN),
            _own,
            N_("From a table in a file; the program checks it first."),
        ),
        SeatTool(
            "movementChange",
            N_("Change them…"),
            lambda page: page.ask_change(CHANGES),
            _fixed,
            N_("Two people swap seats in a round to come."),
        ),
        SeatTool(
            "movementSave",
            N_("Save them…"),
            lambda page: page.ask_file(),
            _unseated,
            N_("As a table that can be corrected and read again."),
        ),
    ),
    _write,
    lambda _: _("seats"),
    "viewRound",
)


def show_seats(session: Session[ClubNightEvent], parent: QWidget) -> QDialog:
    """Open the page of the seats above a stage, and return it."""
    return show_seats_page(session, SEATS, parent)
