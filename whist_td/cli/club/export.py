"""A club night in other programs' formats."""

from collections.abc import Callable, Mapping

from whist_td.cli.kept import Kept
from whist_td.exports.club.csv_export import club_standings_csv
from whist_td.exports.club.json_export import club_event_json
from whist_td.exports.club.web_page import club_web_page
from whist_td.exports.club.workbook import club_workbook
from whist_td.formats.club.evening import ClubEvening
from whist_td.i18n.words import Words
from whist_td.usecases.club_views import club_standings


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
