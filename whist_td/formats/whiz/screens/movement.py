"""What the page of the movement is filled with at Whiz."""

from PySide6.QtWidgets import QDialog, QWidget

from whist_td.formats.whiz.files.movement_file import write_movement
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.movement_changes import CHANGES, OWN
from whist_td.formats.whiz.screens.movement_offers import OffersDialog
from whist_td.formats.whiz.screens.movement_rounds import fresh_question
from whist_td.formats.whiz.views.offers import event_offers
from whist_td.formats.whiz.views.planning import anew
from whist_td.formats.whiz.words.movement import whiz_page
from whist_td.formats.whiz.words.seating import SEATING
from whist_td.kit.session import Session
from whist_td.players.screens.movement_page import (
    SeatsPage,
    SeatsPanel,
    SeatTool,
    show_seats_page,
)
from whist_td.players.screens.reseating import ReseatingDialog
from whist_td.words.words import N_, Words


def _is_over(event: WhizEvent, _: Words) -> str:
    return "" if len(event.rounds) > event.last_announced else _("No round is left.")


def _own(event: WhizEvent, _: Words) -> str:
    if event.is_started:
        return _("Only before play.")
    return "" if event.players else _("Enter the players first.")


def _seat_again(page: SeatsPanel[WhizEvent]) -> None:
    if page.session.facts.is_started:
        question = fresh_question(page.session.facts, page.session.words)
        page.ask(ReseatingDialog(page.session, SEATING, question, page))
    else:
        page.seat(anew)


SEATS = SeatsPage[WhizEvent](
    N_("The movement"),
    whiz_page,
    (
        SeatTool(
            "movementOffers",
            N_("Other movement…"),
            lambda page: page.ask(OffersDialog(page.session, page)),
            lambda event, _: "" if len(event_offers(event)) > 1 else None,
        ),
        SeatTool(
            "movementImport",
            N_("A movement of your own…"),
            lambda page: page.ask_own(OWN),
            _own,
        ),
        SeatTool(
            "movementChange",
            N_("Change it…"),
            lambda page: page.ask_change(CHANGES),
            _is_over,
        ),
        SeatTool(
            "movementAnew",
            lambda event: (
                N_("Rebuild the movement…") if event.is_started else N_("Rebuild the movement")
            ),
            _seat_again,
            _is_over,
            N_("The best the program knows for the rounds to come."),
        ),
        SeatTool(
            "movementSave",
            N_("Save as a table…"),
            lambda page: page.ask_file(),
            lambda event, _: "" if event.rounds else _("Enter the players first."),
        ),
    ),
    lambda event, path, _: write_movement(event.rounds.values(), path, _),
    lambda _: _("movement"),
)


def show_movement(session: Session[WhizEvent], parent: QWidget) -> QDialog:
    """Open the page of the movement, and return it."""
    return show_seats_page(session, SEATS, parent)
