"""The page of the movement at Whiz: changes by hand, one of the director’s own, and anew."""

from collections import Counter
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QDialog, QWidget

from whist_td.core.events import MOST_ROUNDS
from whist_td.formats.whiz.commands import ChangeWhizSettings, SeatRounds
from whist_td.formats.whiz.files.movement_file import ENDINGS, read_movement, write_movement
from whist_td.formats.whiz.rules.event import WhizEvent, boards_of
from whist_td.formats.whiz.screens.movement_offers import OffersDialog
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.edits import (
    Rounds,
    exchanged,
    for_those_there,
    nearest,
    seated_of,
    sent,
)
from whist_td.formats.whiz.views.movement_views import (
    judged,
    new_faults,
    possible_exchanges,
    possible_tables,
)
from whist_td.formats.whiz.views.offers import event_offers
from whist_td.formats.whiz.views.planning import anew
from whist_td.formats.whiz.views.seating import stays_of
from whist_td.formats.whiz.words.movement import (
    difference_sentences,
    mend_sentence,
    verdict_sentences,
    whiz_page,
)
from whist_td.formats.whiz.words.quality import copies_sentence, quality_sentences
from whist_td.formats.whiz.words.seating import SEATING, offer_sentences
from whist_td.kit.questions import Ask, Asking, Number
from whist_td.kit.session import Session
from whist_td.movements.verify_whiz.faults import SEATS, JudgedWhiz, WhizFaultKind
from whist_td.movements.verify_whiz.quality import verify
from whist_td.players.screens.movement_dialogs import (
    Answers,
    HandChange,
    HandChanges,
    OwnFile,
    SeatVerdict,
    two_swap,
)
from whist_td.players.screens.movement_page import SeatsPage, SeatsPanel, SeatTool, show_seats_page
from whist_td.players.screens.reseating import Reseat, ReseatingDialog, ReseatQuestion
from whist_td.players.views.reseating import SeatOffer
from whist_td.players.words.movement_pages import other_length
from whist_td.words.words import N_, Words, numbers_listed, span_words

_AT_TABLE = len(SEATS)


def _changed(event: WhizEvent, rounds: Rounds, _: Words) -> SeatVerdict | None:
    """Judge the movement with a change; None where nothing changes."""
    planned = tuple(event.rounds.values())
    if rounds == planned:
        return None
    before, after = judged(event, planned), judged(event, rounds)
    means = difference_sentences(before, after, _)
    if new_faults(before, after):
        return SeatVerdict(wrong=means)
    to_come = tuple(seated for seated in rounds if seated.number > event.last_announced)
    return SeatVerdict(SeatRounds(to_come), means)


def _boards(event: WhizEvent, number: int, _: Words) -> tuple[Answers, Answers]:
    seated = event.rounds.get(number)
    sets = sorted({s.board_set for each in event.rounds.values() for s in each.seatings})
    tables = [s.table for s in seated.seatings] if seated else []
    return (
        [(_deals(event, board_set, _), board_set) for board_set in sets],
        [(_("Table {table}", table=table), table) for table in tables],
    )


def _deals(event: WhizEvent, board_set: int, _: Words) -> str:
    boards = boards_of(board_set, event.settings.boards_per_round)
    span = span_words(boards[0], boards[-1], _)
    return _.plural(
        "Set {number}: deal {span}",
        "Set {number}: deals {span}",
        len(boards),
        number=board_set,
        span=span,
    )


def _tables_that_do(event: WhizEvent, number: int, board_set: int, _: Words) -> str:
    tables = possible_tables(event, number, board_set)
    if not tables:
        return _("These boards cannot go to any other table in this round.")
    return _("These boards can go to: {tables}.", tables=numbers_listed(tables, _))


CHANGES = HandChanges[WhizEvent](
    N_("Change the movement"),
    (
        two_swap(
            lambda event, number: event.rounds.get(number),
            lambda event, number, one, other, _: _changed(
                event, exchanged(event.rounds.values(), number, one, other), _
            ),
            possible_exchanges,
        ),
        HandChange(
            N_("Move boards"),
            (("changeSet", N_("Boards")), ("changeTable", N_("to table"))),
            _boards,
            lambda event, number, board_set, table, _: _changed(
                event, sent(event.rounds.values(), number, board_set, table), _
            ),
            _tables_that_do,
        ),
    ),
    lambda event: range(event.last_announced + 1, len(event.rounds) + 1),
)


def _judge(event: WhizEvent, read: JudgedWhiz, _: Words, *, is_meant: bool) -> SeatVerdict:
    """Judge a movement of one's own: as it is, or with the change nearest to it that will do."""
    entered, settings = len(event.players), event.settings
    if read.players != entered:
        other = _(
            "This movement is for {meant} players, and there are {entered}. Choose one for "
            "{entered}, or correct the entries.",
            meant=read.players,
            entered=entered,
        )
        return SeatVerdict(wrong=(other,))
    read = for_those_there(read, stays_of(event, len(read.rounds)))
    if is_meant:
        read = replace(read, copies=_tables_at_once(read))
    quality = verify(read)
    if quality.is_sound:
        text = copies_sentence(seated_of(read), settings.boards_per_round, _)
        length = other_length(len(read.rounds), settings.rounds, _)
        good = (*quality_sentences(quality, _), text, length)
        return SeatVerdict(_command(event, read), good, mend=_few_tables(read, _))
    mend, faults = nearest(read), verdict_sentences(quality, _)
    # Nothing is wrong but that tables play the same deals at once.
    shares = {fault.kind for fault in quality.faults} == {WhizFaultKind.BOARDS_SHARED}
    if mend:
        length = other_length(len(mend.movement.rounds), settings.rounds, _)
        better = (*quality_sentences(verify(mend.movement), _), length)
        command = _command(event, mend.movement)
        return SeatVerdict(command, better, faults, mend_sentence(mend, _), can_be_meant=shares)
    tick = _("If you have several copies of these deals, tick the box below.")
    instead = tick if shares else _own_instead(len(read.rounds), _)
    return SeatVerdict(wrong=faults, mend=instead, can_be_meant=shares)


def _command(event: WhizEvent, movement: JudgedWhiz) -> SeatRounds | ChangeWhizSettings:
    rounds, settings = seated_of(movement), event.settings
    if len(rounds) == settings.rounds:
        return SeatRounds(rounds)
    return ChangeWhizSettings(replace(settings, rounds=len(rounds)), rounds)


def _few_tables(read: JudgedWhiz, _: Words) -> str:
    """Warn of a movement in which people sit out who could play; nothing where none does."""
    out = min(len(seated.sit_out) for seated in read.rounds)
    tables = read.tables + out // _AT_TABLE
    if tables == read.tables:
        return ""
    return _.plural(
        "There is only {n} table, though {tables} could play: {out} sit out in every round.",
        "There are only {n} tables, though {tables} could play: {out} sit out in every round.",
        read.tables,
        tables=tables,
        out=out,
    )


def _own_instead(rounds: int, _: Words) -> str:
    return _.plural(
        "No single change is enough. The program’s own movement for {n} round keeps all rules.",
        "No single change is enough. The program’s own movement for {n} rounds keeps all rules.",
        rounds,
    )


def _tables_at_once(movement: JudgedWhiz) -> int:
    """Return at how many tables the same deals lie at once where they lie at most."""
    lying = (Counter(trio.boards for trio in seated.trios) for seated in movement.rounds)
    return max((max(times.values(), default=1) for times in lying), default=1)


OWN = OwnFile[WhizEvent](
    N_("A movement of your own"),
    ENDINGS,
    N_("A table (.csv, .xlsx, .ods) or .json, as saved by this program."),
    N_(
        "One row for each table in each round, with headings above: round, table, boards, N, E, "
        "S. Boards are sets numbered from 1; a player in no row sits out."
    ),
    N_("Keep the present movement"),
    N_("Play this movement"),
    lambda path, event: partial(read_movement, path, len(event.players)),
    _judge,
    N_("It is intended: there are several copies of these deals"),
)


def fresh_question(event: WhizEvent, _: Words) -> ReseatQuestion:
    """Seat all rounds to come anew: a table had the wrong boards, or a change was not so good."""
    intro = _("What was played stays as it is. You can undo this.")
    wrong = verdict_sentences(judged(event, event.rounds.values()), _)
    if wrong:
        intro = _("As it is planned now: {faults}", faults=" ".join(wrong)) + "\n" + intro

    def means(offer: SeatOffer) -> tuple[str, ...]:
        if offer.cost.rounds:
            return offer_sentences(event, offer, _)
        return (_("The rounds that are planned are the best the program knows."),)

    def asks() -> Asking[Reseat]:
        yield from ()
        return Reseat("", partial(plan.anew, event), "", _("Use these seats"), means=means)

    title = _("The rounds to come, made again")
    return ReseatQuestion("freshRoundsDialog", title, intro, asks, takes_seats=False)


def length_question(event: WhizEvent, _: Words) -> ReseatQuestion:
    """Ask how many rounds there are in all, where the event becomes shorter or longer."""
    now, least = event.settings.rounds, max(event.last_announced, 1)

    def asks() -> Asking[Reseat]:
        rounds = yield Ask("lengthRounds", _("Rounds in all"), now, Number(least, MOST_ROUNDS))
        same = _("This is how it is now. Choose another number.") if rounds == now else ""
        request = None if same else partial(plan.other_length, event, rounds)
        play = _.plural("Play {n} round in all", "Play {n} rounds in all", rounds)
        return Reseat(rounds, request, same, play)

    intro = _("Planned rounds keep their places; new ones come after. You can undo this.")
    title = _("A shorter or a longer event")
    return ReseatQuestion("lengthDialog", title, intro, asks, takes_seats=False)


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


MOVEMENT = SeatsPage[WhizEvent](
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
    return show_seats_page(session, MOVEMENT, parent)
