"""A club night in other programs' formats."""

from collections.abc import Callable, Mapping

from whist_td.console.kept import Kept
from whist_td.formats.club_night.files.csv_export import club_standings_csv
from whist_td.formats.club_night.files.json_export import club_event_json
from whist_td.formats.club_night.files.web_page import club_web_page
from whist_td.formats.club_night.files.workbook import club_workbook
from whist_td.formats.club_night.rules.evening import ClubEvening
from whist_td.formats.club_night.views.views import club_standings
from whist_td.words.words import Words


def _csv(desk: Kept[ClubEvening], _: Words) -> bytes:
    return club_standings_csv(club_standings(desk.evening), _).encode("utf-8-sig")


def _json(desk: Kept[ClubEvening], _: Words) -> bytes:
    return club_event_json(desk.evening, desk.lines).encode()


def _page(desk: Kept[ClubEvening], _: Words) -> bytes:
    return club_web_page(desk.evening, _).encode()


def _workbook(desk: Kept[ClubEvening], _: Words) -> bytes:
    return club_workbook(desk.evening, _)


WRITERS: Mapping[str, Callable[[Kept[ClubEvening], Words], bytes]] = {
    ".xlsx": _workbook,
    ".csv": _csv,
    ".html": _page,
    ".json": _json,
}
