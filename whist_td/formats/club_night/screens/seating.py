"""What the page of the seats is filled with at a club night."""

from pathlib import Path

from PySide6.QtWidgets import QDialog, QWidget

from whist_td.formats.club_night.commands.commands import SeatClubRounds
from whist_td.formats.club_night.files.seats_file import write_seats
from whist_td.formats.club_night.rules.event import ClubNightEvent, SeatingWay
from whist_td.formats.club_night.screens.seating_changes import CHANGES, OWN
from whist_td.formats.club_night.views.planning import (
    draw_seats,
    fewer_meetings,
    rounds_ahead,
    seat_anew,
)
from whist_td.formats.club_night.words.movement_page import club_page
from whist_td.kit.session import Session
from whist_td.players.screens.movement_page import (
    SeatsPage,
    SeatsPanel,
    SeatTool,
    show_seats_page,
)
from whist_td.words.words import N_, Words


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
