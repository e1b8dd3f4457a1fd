"""Results of a Whiz tournament from a table."""

from collections.abc import Iterator

from whist_td.console import values
from whist_td.console.world import World, text_given
from whist_td.desk.desk import Desk
from whist_td.formats.whiz.files.results_table import results_from_path, results_from_text
from whist_td.formats.whiz.rules.consequences import consequences
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.entry import Entered, entry_of
from whist_td.formats.whiz.words.consequences import consequence_sentence
from whist_td.formats.whiz.words.sentences import missing_boards_sentence
from whist_td.words.words import Words


def enter(source: str, desk: Desk[WhizEvent], world: World, _: Words) -> None:
    """Enter the results; a round that is next begins, and other players than planned are told."""
    results = _results(source, desk.evening, world, _)
    command = entry_of(desk.evening, results)
    otherwise = consequences(desk.evening, dict(command.otherwise))
    desk.do(command)
    world.say(_.plural("{n} deal entered.", "{n} deals entered.", len(results)))
    for consequence in otherwise:
        world.say(consequence_sentence(consequence, _))
    for line in _still_missing(desk.evening, _):
        world.say(line)


def _results(source: str, evening: WhizEvent, world: World, _: Words) -> tuple[Entered, ...]:
    now, given = world.clock.now(), text_given(source, world, _)
    if given is None:
        return results_from_path(values.path(source), evening, now)
    return results_from_text(given.text, given.name, evening, now)


def _still_missing(evening: WhizEvent, _: Words) -> Iterator[str]:
    for number in range(1, evening.last_announced + 1):
        missing = evening.missing(number)
        if missing:
            yield missing_boards_sentence(number, missing, _)
