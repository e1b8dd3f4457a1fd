"""A Whist militaire evening in other programs' formats."""

from collections.abc import Callable, Mapping

from whist_td.console.kept import Kept
from whist_td.formats.militaire.files.csv_export import standings_csv
from whist_td.formats.militaire.files.json_export import event_json
from whist_td.formats.militaire.files.web_page import results_page
from whist_td.formats.militaire.files.workbook import write_workbook
from whist_td.formats.militaire.rules.evening import Evening
from whist_td.formats.militaire.views.views import standings_view
from whist_td.words.words import Words


def _workbook(desk: Kept[Evening], _: Words) -> bytes:
    return write_workbook(desk.evening, _)


def _csv(desk: Kept[Evening], _: Words) -> bytes:
    return standings_csv(standings_view(desk.evening), _).encode("utf-8-sig")


def _page(desk: Kept[Evening], _: Words) -> bytes:
    return results_page(desk.evening, _).encode()


def _json(desk: Kept[Evening], _: Words) -> bytes:
    return event_json(desk.evening, desk.lines).encode()


WRITERS: Mapping[str, Callable[[Kept[Evening], Words], bytes]] = {
    ".xlsx": _workbook,
    ".csv": _csv,
    ".html": _page,
    ".json": _json,
}
