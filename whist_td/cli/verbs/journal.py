"""The journal of an event: what was done, undone and done again, and whether it agrees."""

from argparse import Namespace
from collections.abc import Callable
from functools import partial

from whist_td.cli.event_rates import ask_rates_after
from whist_td.club.views.agreement import Patience, as_one, compared
from whist_td.club.views.parts import touched_by
from whist_td.console.formats import check_sealed
from whist_td.console.world import WILL_NOT_DO, World
from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.desk import Desk, Outcome
from whist_td.desk.journal import Line
from whist_td.desk.kinds import line_to_plain
from whist_td.desk.request_errors import NothingDrawnError, OtherDrawError
from whist_td.desk.requests import Event, LastingCommand
from whist_td.interchange.event_json import as_json
from whist_td.words.draws import draw_again
from whist_td.words.history import line_sentence, time
from whist_td.words.messages import message
from whist_td.words.words import Words


def write_journal(request: Namespace, world: World, _: Words) -> int:
    """Write the journal as text or as JSON."""
    with world.reading(request.file) as club:
        desk = club.any_desk(BOOK_NUMBER if request.club else request.event)
    if request.json:
        world.output.write(as_json({"journal": list(map(line_to_plain, desk.lines))}))
        return 0
    for line in desk.lines:
        sentence = line_sentence(line, desk.facts, _)
        day = f"{line.at.astimezone():%Y-%m-%d}" if request.club else ""
        # The first line of the club's book has neither.
        when = (day, _.time(line.at)) if time(line, desk.facts, _) else ()
        world.say("  ".join(filter(None, (f"{line.number:>5}", *when, sentence))))
    return 0


def _step(
    request: Namespace, world: World, step: Callable[[Desk[Event]], Outcome], _: Words
) -> int:
    """Go one step back or forth in the journal, and say which change it was."""
    with world.writing(request.file) as club:
        desk = club.book_to_step(touched_by) if request.club else club.any_desk(request.event)
        before = desk.facts
        outcome = step(desk)
        if outcome.line:
            world.say(line_sentence(outcome.line, desk.facts, _))
        ask_rates_after(before, club, desk)
    return 0


def undo(request: Namespace, world: World, _: Words) -> int:
    """Undo the newest change; money and prizes given, which stay, are told of."""
    newest = list[Line]()

    def step(desk: Desk[Event]) -> Outcome:
        newest.extend(desk.lines[-1:])
        return desk.undo()

    code = _step(request, world, step, _)
    if any(isinstance(line.command, LastingCommand) for line in newest):
        world.say(
            _(
                "What was entered after it stays: a line of the cash box is cancelled by “cash "
                "FILE answer LINE”, prizes given by “prizes FILE take-back”."
            )
        )
    return code


def redo(request: Namespace, world: World, _: Words) -> int:
    """Redo what was last undone."""
    return _step(request, world, Desk.redo, _)


def check(request: Namespace, world: World, _: Words) -> int:
    """Check the file and every event in it, the newest first; a terminal is told how far it is."""
    if request.draw is not None:
        return _check_draw(request, world, _)
    patience = Patience(world.seconds)
    with world.reading(request.file, patience.is_over) as club:
        found = compared(club, patience, check_sealed, partial(_tell_progress, world))
    if found.damaged:
        raise as_one(club.path, found.damaged)
    for each in found.faults:
        world.complain(message(each, _))
    if found.faults:
        return WILL_NOT_DO
    lines = found.lines
    world.say(
        _(
            "The file is complete: {events}, journal of {lines}, and they agree.",
            events=_.plural("{n} event", "{n} events", len(lines)),
            lines=_.plural("{n} line", "{n} lines", sum(lines)),
        )
    )
    if found.left:
        world.say(
            _.plural(
                "There was no time to look at {n} older event.",
                "There was no time to look at {n} older events.",
                found.left,
            )
        )
    return 0


def _tell_progress(world: World, done: int, of: int) -> None:
    """Show on a terminal how far a long look is; nothing stays of it."""
    if of > _AT_A_GLANCE and world.errors.isatty():
        progress = f"{done} / {of}"
        world.errors.write(f"\r{progress if done < of else ' ' * len(progress)}\r")
        world.errors.flush()


_AT_A_GLANCE = 20
"""Events that are looked at before anybody asks how far it is."""


def _check_draw(request: Namespace, world: World, _: Words) -> int:
    """Make tonight's draw once more, and say whether it is the same."""
    with world.reading(request.file, Patience(world.seconds).is_over) as club:
        desk = club.any_desk(request.event)
    again = draw_again(desk.facts, desk.lines, world.dice, request.draw, _)
    if again is None:
        raise NothingDrawnError
    for line in again.lines:
        world.say(line)
    if not again.is_same:
        raise OtherDrawError(again.number, again.tonight)
    world.say(again.sentence(_))
    return 0
