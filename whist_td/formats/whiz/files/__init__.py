"""A Whiz tournament for other programs; a maker is only read when it is needed."""

from collections.abc import Iterable
from typing import Any

from whist_td.desk.journal import Line
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.interchange.event_json import EventSource
from whist_td.interchange.formats import FormatFiles
from whist_td.words.words import Words


def _workbook(evening: WhizEvent, _: Words) -> bytes:
    from whist_td.formats.whiz.files.workbook import whiz_workbook

    return whiz_workbook(evening, _)


def _table(evening: WhizEvent, _: Words) -> str:
    from whist_td.formats.whiz.files.tables import whiz_standings_csv
    from whist_td.formats.whiz.views.results import whiz_standings

    return whiz_standings_csv(whiz_standings(evening), _)


def _page(evening: WhizEvent, _: Words) -> str:
    from whist_td.formats.whiz.files.web_page import whiz_web_page

    return whiz_web_page(evening, _)


def _json(evening: WhizEvent, lines: Iterable[Line]) -> str:
    from whist_td.formats.whiz.files.json_export import whiz_event_json

    return whiz_event_json(evening, lines)


def _commands(source: EventSource) -> tuple[Any, tuple[Any, ...]]:
    from whist_td.formats.whiz.files.json_import import whiz_commands_of

    return whiz_commands_of(source)


FILES = FormatFiles(_workbook, _table, _page, _json, _commands)
