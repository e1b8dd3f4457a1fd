"""A table of a club night on the telephone: one deal after the other, by the fields of the game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from enum import Enum

from whist_td.core.deal_fields import DealField, FieldKind
from whist_td.desk.requests import Command
from whist_td.formats.club_night.commands.commands import BeginClubRound
from whist_td.formats.club_night.files.deal_cells import deal_fields, possible_fields
from whist_td.formats.club_night.files.results_table import deals_of
from whist_td.formats.club_night.rules.deals import DealPlace, TableDeal, game_named
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.views.views import club_table, fields_at, running_before
from whist_td.formats.club_night.words.games import by_people, choice_name, deal_words, field_label
from whist_td.formats.club_night.words.seats import group_sign, people_at, seat_name, seat_sign
from whist_td.interchange.tables import Table
from whist_td.phones.formats import Asked, Facts, Person, PhoneFormat, Place, sitting_of, table_of
from whist_td.words.words import Language, Words, words


def _tables(event: ClubNightEvent) -> Sequence[int]:
    return sorted({s.table for seated in event.rounds.values() for s in seated.sittings})


def _people(event: ClubNightEvent) -> Sequence[Person]:
    return [(number, event.players[number].name) for number in sorted(event.players)]


def _places(event: ClubNightEvent, round_number: int, table: int) -> Sequence[Place]:
    """Return the deals that are in, those proposed after them, and the next as long as one is."""
    entered = len(event.deals_at(round_number, table))
    proposed = [
        p.place.get("deal", 0)
        for p in event.proposals.values()
        if p.table == table and p.place["round"] == round_number
    ]
    last = max((entered, *proposed))
    is_over = event.sheet_at(round_number, table).is_over
    return [
        {"round": round_number, "deal": deal} for deal in range(1, last + (1 if is_over else 2))
    ]


def _who(event: ClubNightEvent, round_number: int, table: int) -> Mapping[str, Person]:
    seats = event.sitting(round_number, table).seats
    return {
        str(at): (player, event.players[player].name) for at, player in enumerate(seats, start=1)
    }


def _at(table: int, place: Place) -> DealPlace:
    return DealPlace(place["round"], table, place["deal"])


def _entered(event: ClubNightEvent, table: int, place: Place) -> Facts | None:
    deal = event.results.get(_at(table, place))
    if deal is None:
        return None
    players = len(event.sitting(place["round"], table).seats)
    fields = fields_at(event, _at(table, place), vars(deal.facts))
    cells = {each.name: _cell(each, deal, players) for each in fields}
    return {name: text for name, text in cells.items() if text != ""}


def _cell(field: DealField, deal: TableDeal, players: int) -> str | int:
    """Return what a deal says of a field, as a row of results has it."""
    value, english = getattr(deal.facts, field.name, None), words(Language.ENGLISH)
    if isinstance(value, Enum):
        return choice_name(value, english)
    if field.kind is FieldKind.SIDE and isinstance(value, int):
        return group_sign(value, field.groups, game_named(deal.game), players, english)
    is_seat = field.kind in (FieldKind.SEAT, FieldKind.SEATS)
    parts = value if isinstance(value, tuple) else () if value is None else (value,)
    if not field.usual and all(part is False for part in parts):
        return ""
    if len(parts) == 1 and type(parts[0]) is int and not is_seat:
        return parts[0]
    if is_seat:
        return " ".join(seat_sign(part, players, english) for part in parts)
    return " ".join({"True": "yes", "False": "no"}.get(str(part), str(part)) for part in parts)


def _command(event: ClubNightEvent, table: Table, now: datetime) -> Command:
    """Return what enters deals; what a page left empty is asked for by its name."""
    headings, *rows = table.rows
    fields = (each.name for each in possible_fields(event.settings.game.code))
    more = tuple(name for name in fields if name not in headings.cells)
    whole = (replace(headings, cells=(*headings.cells, *more)), *rows)
    return deals_of(replace(table, rows=whole), event, now)


def _questions(event: ClubNightEvent, table: int, place: Place, _: Words) -> Sequence[Asked]:
    people = people_at(event, place["round"], table)
    choice = event.settings.game
    deal = min(place["deal"], len(event.deals_at(place["round"], table)) + 1)
    running = running_before(event, DealPlace(place["round"], table, deal))
    fields = {each.name: each for each in deal_fields(choice, (people.count,))}
    fields |= {each.name: each for each in choice.game.fields(running, choice.options, {})}
    return [each for field in fields.values() for each in _field(field, people.names, event, _)]


def _field(
    field: DealField, names: Sequence[str], event: ClubNightEvent, _: Words
) -> Sequence[Asked]:
    """Return what is asked of a field; what is sent is in English, as the desk has it."""
    players, label, english = len(names), field_label(field.name, _), words(Language.ENGLISH)
    lacks = field.usual is not None or field.is_optional or field.left_unsaid
    seats = tuple(
        (
            seat_sign(group[0], players, english),
            f"{seat_name(group[0], players, _)} · {names[group[0]]}",
        )
        for group in field.groups
    )
    sides = tuple(
        (
            group_sign(at, field.groups, event.game, players, english),
            " + ".join(names[seat] for seat in group),
        )
        for at, group in enumerate(field.groups)
        if all(seat < players for seat in group)
    )
    yes_no = (("no", _("no")), ("yes", _("yes")))
    of_each = tuple(_("{where}: {what}", where=label, what=who) for _sign, who in sides)
    numbers = (field.least, field.most)
    match field.kind:
        case FieldKind.NUMBERS:
            return [Asked(field.name, each, (), *numbers, may_lack=lacks) for each in of_each]
        case FieldKind.SWITCHES:
            return [Asked(field.name, each, yes_no, usual="no") for each in of_each]
        case FieldKind.SWITCH:
            return [Asked(field.name, label, yes_no, may_lack=True, usual="no")]
        case FieldKind.SEATS:
            return [Asked(field.name, label, seats, is_many=True, may_lack=True)]
    named = ((choice_name(each, english), choice_name(each, _)) for each in field.choices)
    choices = {FieldKind.SEAT: seats, FieldKind.SIDE: sides, FieldKind.CHOICE: tuple(named)}
    chosen = choices.get(field.kind, ())
    if chosen and lacks and not field.usual:
        chosen = (*chosen, ("", "–"))  # what was tapped by mistake is taken back
    return [Asked(field.name, label, chosen, *numbers, may_lack=lacks)]


def _deal_and_points(event: ClubNightEvent, table: int, place: Place, _: Words) -> str:
    view = club_table(event, place["round"], table)
    deal = view.deals[place["deal"] - 1]
    names = [seat.name for seat in view.seats]
    text = deal_words(deal.deal, _, by_people(names, view.sides))
    if deal.gains is None:
        return text
    gains = ", ".join(
        f"{who} {gain:+}" for who, gain in zip(names, deal.gains.points, strict=False)
    )
    return _("{what}. Points: {points}", what=text, points=gains.replace("-", "−"))


def _goes(event: ClubNightEvent, player: int, _: Words) -> str:
    number = max(1, event.last_announced)
    sitting = sitting_of(event, number, player)
    if sitting is None:
        return _.pgettext("tour", "Round {round}: you sit out.", round=number)
    seat = seat_name(sitting.seats.index(player), len(sitting.seats), _)
    return _.pgettext(
        "tour",
        "Round {round}: table {table}, {seat}",
        round=number,
        table=sitting.table,
        seat=seat,
    )


def _own(event: ClubNightEvent, player: int, _: Words) -> Sequence[str]:
    lines = []
    for number in range(event.last_announced, 0, -1):
        sitting = event.rounds[number].place_of(player)
        if sitting is None:
            continue
        view = club_table(event, number, sitting.table)
        total = next(str(seat.score.points) for seat in view.seats if seat.player == player)
        lines.append(
            _.pgettext(
                "tour",
                "Round {round}, table {table}: {points}",
                round=number,
                table=sitting.table,
                points=total,
            )
        )
    return lines


PHONES = PhoneFormat(
    tables=_tables,
    people=_people,
    places=_places,
    who=_who,
    entered=_entered,
    command=_command,
    asked=_questions,
    told=_deal_and_points,
    announcing=BeginClubRound,
    goes=_goes,
    own=_own,
    table_of=table_of,
)
