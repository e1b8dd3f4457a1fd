"""A Whist militaire evening for other programs; a maker is only read when it is needed."""

from collections.abc import Iterable
from typing import Any

from whist_td.desk.journal import Line
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.interchange.event_json import EventSource
from whist_td.interchange.formats import FormatFiles
from whist_td.words.words import Words


def _workbook(evening: MilitaireEvent, _: Words) -> bytes:
    from whist_td.formats.militaire.files.workbook import write_workbook

    return write_workbook(evening, _)


def _table(evening: MilitaireEvent, _: Words) -> str:
    from whist_td.formats.militaire.files.exchange import standings_csv
    from whist_td.formats.militaire.views import standings_view

    return standings_csv(standings_view(evening), _)


def _page(evening: MilitaireEvent, _: Words) -> str:
    from whist_td.formats.militaire.files.web_page import results_page

    return results_page(evening, _)


def _json(evening: MilitaireEvent, lines: Iterable[Line]) -> str:
    from whist_td.formats.militaire.files.exchange import event_json

    return event_json(evening, lines)


def _commands(source: EventSource) -> tuple[Any, tuple[Any, ...]]:
    from whist_td.formats.militaire.files.exchange import commands_of

    return commands_of(source)


FILES = FormatFiles(_workbook, _table, _page, _json, _commands)
