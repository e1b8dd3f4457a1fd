"""Deals of a club night from a table, all of them or none.

`round,table[,deal]` and the fields of the game, named as `whist-td score` names them; a row with
points under `sanction` is a sanction of the jury: `round,sanction,player,reason`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache, partial
from typing import TypeVar

from whist_td.core.errors import RuleError
from whist_td.desk import file_errors as no
from whist_td.formats.club_night.commands.commands import BeginClubRound, EnterDeals
from whist_td.formats.club_night.files.deal_cells import field_in, possible_fields, seat_of_player
from whist_td.formats.club_night.rules.deals import DealPlace, JuryLine, TableDeal
from whist_td.formats.club_night.rules.errors import DealNumberError, UnknownClubTableError
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.play import check_place, with_deal, with_sanction
from whist_td.formats.club_night.views.views import running_before
from whist_td.formats.club_night.words.games import field_names, in_all_games
from whist_td.formats.club_night.words.seats import called, people_at
from whist_td.interchange.headings import HeadedRow, Headings
from whist_td.interchange.tables import Table
from whist_td.words.file_messages import HEADINGS

T = TypeVar("T")

_OWN = {
    "round": "round//tour|manche",
    "table": "table",
    "deal": "deal|deal number//donne|donne no|no de donne",
    "sanction": "sanction|sanctions|jury",
    "player": "player|joueur|joueuse|nom|name",
    "reason": "reason|raison|motif|note|remarque|remark",
}
_DEAL = {
    "dealer": "dealer//donneur|donneuse",
    "tricks": "tricks|tricks a//levees|plis|levees a",
    "honours": "honours|honors//honneurs",
    "cards": "cards|cartes",
    **in_all_games(lambda own: own.headings),
}
"""Every field that a deal of some game has: each is a column."""
_COLUMN_OF: Mapping[type[RuleError], str] = {
    UnknownClubTableError: "table",
    DealNumberError: "deal",
}


@cache
def deal_headings(code: str) -> Headings:
    """Return the headings that a table of deals of a game may have, its own before others."""
    fields = {name: names for name, names in field_names().items() if name in _DEAL}
    labels = {name: HEADINGS[name] for name in _OWN} | fields
    own = (*_OWN, *(field.name for field in possible_fields(code)))
    return Headings(_OWN | _DEAL, ("round",), "round", labels, own)


@dataclass
class _Reading:
    """The evening as the rows so far make it, and what they told."""

    event: ClubNightEvent
    now: datetime
    deals: dict[DealPlace, TableDeal] = field(default_factory=dict)
    sanctions: list[JuryLine] = field(default_factory=list)

    def begin(self, row: HeadedRow) -> None:
        """Begin the round of a row where it is the next one."""
        number = row.whole("round", 1, self.event.settings.rounds)
        if number == self.event.last_announced + 1:
            begin = BeginClubRound(number, despite_missing=True)
            self.event = _in_cell(row, "round", lambda: begin.applied_to(self.event, self.now))


def deals_of(table: Table, event: ClubNightEvent, now: datetime) -> EnterDeals:
    """Return the deals and sanctions of a table, or refuse it at the first cell that is wrong.

    Rows are taken round by round; of a table, in the order in which they stand.
    """
    reading = _Reading(event, now)
    rows = deal_headings(event.settings.game.code).rows(table)
    rows.sort(key=lambda row: row.whole("round", 1, event.settings.rounds))
    for row in rows:
        row.check_formulas()
        reading.begin(row)
        if not row.text("sanction"):
            _read_deal(reading, row)
            continue
        number, points = row.whole("round", 1, None), row.whole("sanction", 1, None)
        line = JuryLine(number, _player(reading.event, row, number), points, row.text("reason"))
        reading.event = _in_cell(row, "sanction", partial(with_sanction, reading.event, line))
        reading.sanctions.append(line)
    return EnterDeals(tuple(reading.deals.items()), tuple(reading.sanctions))


def _in_cell(row: HeadedRow, column: str, ask: Callable[[], T]) -> T:
    """Return an answer, a refusal being told with the cell that brought it about."""
    try:
        return ask()
    except no.CellError:
        raise
    except RuleError as refusal:
        code = _COLUMN_OF.get(type(refusal), column)
        raise no.RefusedCellError(*row.facts(code), refusal) from refusal


def _read_deal(reading: _Reading, row: HeadedRow) -> None:
    place = _place(reading, row)
    deal = _deal(reading.event, row, place)
    if place in reading.deals:
        raise no.DealTwiceCellError(*row.facts("deal"))
    main = "contract" if row.text("contract") else "tricks" if row.text("tricks") else "table"
    reading.event = _in_cell(row, main, lambda: with_deal(reading.event, place, deal))
    reading.deals[place] = deal


def _place(reading: _Reading, row: HeadedRow) -> DealPlace:
    number, table = row.whole("round", 1, None), row.whole("table", 1, None)
    following = len(reading.event.deals_at(number, table)) + 1
    deal = row.whole("deal", 1, None) if row.text("deal") else following
    place = DealPlace(number, table, deal)
    if deal > following:
        raise no.RefusedCellError(*row.facts("deal"), DealNumberError(*place, following))
    _in_cell(row, "table", lambda: check_place(reading.event, place))
    return place


def _deal(event: ClubNightEvent, row: HeadedRow, place: DealPlace) -> TableDeal:
    """Ask the row what a table would be asked, field after field."""
    people = people_at(event, place.round, place.table)
    running, choice = running_before(event, place), event.settings.game
    answers: dict[str, object] = {}
    while True:
        fields = choice.game.fields(running, choice.options, answers)
        left = [each for each in fields if each.name not in answers]
        if not left:
            break
        answers[left[0].name] = field_in(row, left[0], people)
    for name in _DEAL:
        if row.text(name) and name not in answers:
            raise no.DealCellNotWantedError(*row.facts(name))
    names = {each.name for each in fields}
    return choice.deal({name: value for name, value in answers.items() if name in names})


def _player(event: ClubNightEvent, row: HeadedRow, round_number: int) -> int:
    """Return the player of a sanction: a seat of the table, or a name, or a number without one."""
    if row.text("table"):
        table = row.whole("table", 1, None)
        _in_cell(row, "table", lambda: event.sitting(round_number, table))
        people = people_at(event, round_number, table)
        return people.numbers[seat_of_player(row, people)]
    if row.text("player").isdecimal():
        return row.whole("player", 1, None)
    everybody = called(event, tuple(event.players))
    return everybody.numbers[seat_of_player(row, everybody)]
