"""A Whiz tournament in other programs' formats."""

from collections.abc import Callable, Mapping

from whist_td.console.kept import Kept
from whist_td.formats.whiz.files.csv_export import whiz_standings_csv
from whist_td.formats.whiz.files.json_export import whiz_event_json
from whist_td.formats.whiz.files.web_page import whiz_web_page
from whist_td.formats.whiz.files.workbook import whiz_workbook
from whist_td.formats.whiz.rules.evening import WhizEvening
from whist_td.formats.whiz.views.views import whiz_standings
from whist_td.words.words import Words


def _workbook(desk: Kept[WhizEvening], _: Words) -> bytes:
    return whiz_workbook(desk.evening, _)


def _csv(desk: Kept[WhizEvening], _: Words) -> bytes:
    return whiz_standings_csv(whiz_standings(desk.evening), _).encode("utf-8-sig")


def _page(desk: Kept[WhizEvening], _: Words) -> bytes:
    return whiz_web_page(desk.evening, _).encode()


def _json(desk: Kept[WhizEvening], _: Words) -> bytes:
    return whiz_event_json(desk.evening, desk.lines).encode()


WRITERS: Mapping[str, Callable[[Kept[WhizEvening], Words], bytes]] = {
    ".xlsx": _workbook,
    ".csv": _csv,
    ".html": _page,
    ".json": _json,
}
