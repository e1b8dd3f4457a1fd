"""A Whiz tournament in other programs' formats."""

from collections.abc import Callable, Mapping

from whist_td.exports.whiz_csv_export import whiz_standings_csv
from whist_td.exports.whiz_json_export import whiz_event_json
from whist_td.formats.whiz.evening import WhizEvening
from whist_td.i18n.words import Words
from whist_td.usecases.desk import Desk
from whist_td.usecases.request_errors import NoWhizExportError
from whist_td.usecases.whiz_views import whiz_standings

Writer = Callable[[Desk[WhizEvening], Words], bytes]


def _csv(desk: Desk[WhizEvening], _: Words) -> bytes:
    return whiz_standings_csv(whiz_standings(desk.evening), _).encode("utf-8-sig")


def _json(desk: Desk[WhizEvening], _: Words) -> bytes:
    return whiz_event_json(desk.evening, desk.lines).encode()


def _not_yet(ending: str) -> Writer:
    def refuse(desk: Desk[WhizEvening], __: Words) -> bytes:
        raise NoWhizExportError(desk.evening.details.name, ending, tuple(MADE))

    return refuse


MADE: Mapping[str, Writer] = {".csv": _csv, ".json": _json}
WRITERS: Mapping[str, Writer] = {
    **MADE,
    **{ending: _not_yet(ending) for ending in (".xlsx", ".html")},
}
