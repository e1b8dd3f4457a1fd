"""A club night for other programs; a maker is only read when it is needed."""

from collections.abc import Iterable
from typing import Any

from whist_td.desk.journal import Line
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.interchange.event_json import EventSource
from whist_td.interchange.formats import FormatFiles
from whist_td.words.words import Words


def _workbook(evening: ClubNightEvent, _: Words) -> bytes:
    from whist_td.formats.club_night.files.workbook import club_workbook

    return club_workbook(evening, _)


def _table(evening: ClubNightEvent, _: Words) -> str:
    from whist_td.formats.club_night.files.csv_export import club_standings_csv
    from whist_td.formats.club_night.views.views import club_standings

    return club_standings_csv(club_standings(evening), _)


def _page(evening: ClubNightEvent, _: Words) -> str:
    from whist_td.formats.club_night.files.web_page import club_web_page

    return club_web_page(evening, _)


def _json(evening: ClubNightEvent, lines: Iterable[Line]) -> str:
    from whist_td.formats.club_night.files.json_file import club_event_json

    return club_event_json(evening, lines)


def _commands(source: EventSource) -> tuple[Any, tuple[Any, ...]]:
    from whist_td.formats.club_night.files.json_file import club_commands_of

    return club_commands_of(source)


FILES = FormatFiles(_workbook, _table, _page, _json, _commands)
