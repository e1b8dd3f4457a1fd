"""Scenes that are lists: who sits where, and the round as it comes in."""

from whist_td.interchange.web_frame import text
from whist_td.room.web.parts import listed, name_html, section
from whist_td.room.words.posters import (
    NameLine,
    ResultCell,
    ResultsPoster,
    SeatingPoster,
    SeatLine,
    TablePlate,
    Tone,
)
from whist_td.words.words import Words


def results_html(poster: ResultsPoster, title: str) -> str:
    """Return a round table by table, with what came of each so far."""
    kind = "cells wide-cells" if any(cell.lines for cell in poster.cells) else "cells"
    line = text(f"{poster.title} · {poster.line}")
    hint = f'<br><span class="hint">{text(poster.legend)}</span>'
    cells = listed(kind, (_cell(cell) for cell in poster.cells))
    return section("results", title, line + hint, cells)


def _cell(cell: ResultCell) -> str:
    note = f"<i>{text(cell.note)}</i>" if cell.note else ""
    value = f'<strong class="{cell.tone.name.lower()}">{text(cell.value)}</strong>'
    lines = "".join(
        f"<p>{name_html(line.names)} <b>{text(line.points)}</b></p>" for line in cell.lines
    )
    return f"<small>{text(cell.table)}{note}</small>{value}{lines}"


def seating_html(poster: SeatingPoster, title: str, _: Words) -> str:
    """Return who sits where: table by table, and then name by name."""
    plates = listed("plates", (_plate(plate) for plate in poster.tables))
    names = listed("names", (_name(name) for name in poster.names))
    by_name = _("By name")
    line = " · ".join(filter(None, (poster.title, poster.line)))
    return section("seating", title, text(line), f"{plates}<h3>{text(by_name)}</h3>{names}")


def _plate(plate: TablePlate) -> str:
    team = f"<strong>{name_html(plate.name)}</strong>" if plate.name else ""
    people = "".join(_sitter(person) for person in plate.people)
    return f"<b>{text(plate.table)}</b><div>{team}{people}</div>"


def _sitter(person: SeatLine) -> str:
    kind = ' class="visitor"' if person.tone is Tone.VISITORS else ""
    return f"<p{kind}><small>{text(person.sign)}</small> {name_html(person.name)}</p>"


def _name(line: NameLine) -> str:
    note = f" <small>{text(line.note)}</small>" if line.note else ""
    return f"{name_html(line.name)}{note} <b>{text(line.place)}</b>"
