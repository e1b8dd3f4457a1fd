"""Files that somebody hands the club: torn, stuffed, lying about their size, or full of tricks."""

import csv
import io
import json
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from openpyxl import Workbook
from openpyxl.utils.exceptions import IllegalCharacterError
from reliability.small_evening import teams

HUGE = 150_000_000
"""Bytes that a zip bomb claims."""
FAR = "XFD1048576"
OUTSIDE = Path("/etc/passwd").as_uri()
TEAM_HEADINGS = ("team", "captain", "player 1", "player 2", "player 3", "table")
PLAYER_HEADINGS = ("name", "club")
RESULT_HEADINGS = ("round", "table", "winner", "tricks", "kind")
DEAL_HEADINGS = (
    "round", "table", "board", "contract", "declarer", "tricks", "north", "east", "south",
    "adjust_north", "adjust_east", "adjust_south",
)  # fmt: skip
TRICKS = (
    "=HYPERLINK(\"http://example.net\",\"prix\")", "=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(A1)",
    "\t=1+1", "\r=1+1", "<script>alert(1)</script>", "<img src=x onerror=alert(1)>",
    "\"><svg onload=alert(1)>", "</td></table>", "&lt;b&gt;",
    "Rita\x00Cloutier", "Rita\x07\x1b[31m",
    "\u202eatiR", "\u2066Luc\u2069", "كابتن", "רִיטָה", "Z\u0335\u0336a\u0337lgo" * 3, "É" * 10_000,
    "a" * 10_000, "🂡🃏", "\ufeffLuc", "{name}", "%s%n", "'; DROP TABLE team; --", "..\\..\\club",
    "CON", "", " ", "0", "-1", "1e309", "NaN", "13", "999999999999999999999", "½", "\u0661\u0662",
)  # fmt: skip


@dataclass(frozen=True)
class Hostile:
    """A file and what it pretends to be."""

    path: Path
    kind: str


Maker = Callable[[Random], bytes]


def hostile_file(seed: int, folder: Path) -> Hostile:
    """Write the file of a seed."""
    dice = Random(seed)  # noqa: S311
    (kind,) = dice.choices(list(MAKERS), [1 if "bomb" in kind else 8 for kind in MAKERS])
    ending, maker = MAKERS[kind]
    path = folder / f"hostile-{seed}{dice.choice(ending)}"
    path.write_bytes(maker(dice))
    return Hostile(path, kind)


def _word(dice: Random) -> str:
    if dice.random() < 0.5:
        return dice.choice(TRICKS)
    letters = [chr(dice.randint(1, 0xD7FF)) for _ in range(dice.randint(1, 30))]
    return "".join(letters)


def _name(dice: Random, number: int) -> str:
    return _word(dice) if dice.random() < 0.3 else f"Rita {number}"


def _rows(dice: Random) -> list[list[str]]:
    """Return a table of one of the kinds that are read, with tricks in its cells."""
    headings = dice.choice((TEAM_HEADINGS, PLAYER_HEADINGS, RESULT_HEADINGS, DEAL_HEADINGS))
    good: Mapping[tuple[str, ...], Callable[[int], list[str]]] = {
        TEAM_HEADINGS: lambda n: [f"Club {n}", *(f"{who} {n}" for who in "ABCD"), str(n)],
        PLAYER_HEADINGS: lambda n: [f"Rita {n}", "Gaspé"],
        RESULT_HEADINGS: lambda n: ["1", str(n), "home", "", "normal"],
        DEAL_HEADINGS: lambda n: ["1", str(n), str(n), "10H", "S", "11", *[""] * 6],
    }
    rows = [list(headings)]
    share = dice.choice((0.05, 0.15, 0.4))
    for number in range(1, dice.randint(3, 12)):
        row = good[headings](number)
        if dice.random() < share:
            row[dice.randrange(len(row))] = _word(dice)
        rows.append(row[: dice.randint(1, len(row))] if dice.random() < 0.1 else row)
    if dice.random() < 0.1:
        rows[0][dice.randrange(len(headings))] = _word(dice)
    return rows


def _text(dice: Random) -> bytes:
    out = io.StringIO()
    csv.writer(out, delimiter=dice.choice(",;\t")).writerows(_rows(dice))
    encoding = dice.choice(("utf-8", "utf-8-sig", "utf-16", "cp1252", "cp850"))
    return out.getvalue().encode(encoding, errors="ignore")


def _book(dice: Random) -> bytes:
    book = Workbook()
    sheet = book.active
    for number, row in enumerate(_rows(dice), start=1):
        for column, text in enumerate(row, start=1):
            cell = sheet.cell(number, column)
            try:
                cell.value = text[:32_000]
            except (ValueError, IllegalCharacterError):
                cell.value = "?"
    if dice.random() < 0.1:
        sheet[FAR] = "far"
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def _million(dice: Random) -> bytes:
    """A workbook whose sheet says that it reaches the last cell there is."""
    claims = (
        f'<dimension ref="A1:{FAR}"/><sheetData><row><c r="A1"><v>1</v></c></row></sheetData>',
        f'<sheetData><row r="1048576"><c r="{FAR}"><v>1</v></c></row></sheetData>',
        "<sheetData>"
        + '<row><c t="inlineStr"><is><t>a</t></is></c></row>' * 60_000
        + "</sheetData>",
    )
    return _repacked(_book(dice), "xl/worksheets/sheet1.xml", _sheet(dice.choice(claims)))


def _sheet(inside: str) -> bytes:
    space = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    return f'<?xml version="1.0"?><worksheet xmlns="{space}">{inside}</worksheet>'.encode()


def _entities(dice: Random) -> bytes:
    """A part that grows while it is read: each name stands for ten of the one before."""
    names = "".join(
        f'<!ENTITY a{n} "{f"&a{n - 1};" * 10 if n else "lol" * 10}">' for n in range(10)
    )
    outside = f'<!ENTITY out SYSTEM "{OUTSIDE}">'
    body = f"<?xml version='1.0'?><!DOCTYPE x [{names}{outside}]><x>&a9;&out;</x>".encode()
    part = dice.choice(("xl/worksheets/sheet1.xml", "xl/sharedStrings.xml", "xl/workbook.xml"))
    return _repacked(_book(dice), part, body)


def _repacked(book: bytes, part: str, content: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(book)) as old, zipfile.ZipFile(out, "w", 8) as new:
        for member in old.namelist():
            new.writestr(member, content if member == part else old.read(member))
        if part not in old.namelist():
            new.writestr(part, content)
    return out.getvalue()


def _bomb(dice: Random) -> bytes:
    """A small package that would unpack to more than the memory."""
    out = io.BytesIO()
    name = dice.choice(("content.xml", "xl/workbook.xml", "a.bin"))
    with (
        zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as package,
        package.open(name, "w") as part,
    ):
        for _ in range(HUGE // 1_000_000):
            part.write(b" " * 1_000_000)
    return out.getvalue()


def _lying_bomb(dice: Random) -> bytes:
    """The same, and its directory says that it is small."""
    content = bytearray(_bomb(dice))
    at = content.rfind(b"PK\x01\x02")
    content[at + 24 : at + 28] = (1_000).to_bytes(4, "little")
    return bytes(content)


def _torn(dice: Random) -> bytes:
    content = dice.choice((_book, _text))(dice)
    return content[: dice.randrange(len(content) + 1)]


def _gnawed(dice: Random) -> bytes:
    content = bytearray(dice.choice((_book, _text, _event))(dice))
    for _ in range(dice.randint(1, 40)) if content else ():
        content[dice.randrange(len(content))] = dice.randrange(256)
    return bytes(content)


def _noise(dice: Random) -> bytes:
    magic = dice.choice(
        (b"", b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", b"\xff\xfe", b"{")
    )
    return magic + dice.randbytes(dice.randrange(6_000))


def _event(dice: Random) -> bytes:
    """An event file of ours with something else in one of its places."""
    plain = {
        "format": dice.choice(("militaire", "militaire", "whiz", _word(dice))),
        "event": {"name": "Soirée", "date": "2026-11-21", "place": ""},
        "settings": {"rounds": 24},
        "entries": [
            {"number": t.number, "name": t.name, "captain": t.captain, "players": list(t.players)}
            for t in teams()
        ],
        "announced": [],
        "results": [],
        "journal": [],
    }
    places = [plain, plain["event"], plain["settings"], *plain["entries"]]
    for _ in range(dice.randint(0, 3)):
        _twisted(dice, dice.choice(places))
    text = json.dumps(plain)
    return ("[" * 5_000 + text if dice.random() < 0.05 else text).encode()


def _twisted(dice: Random, place: object) -> None:
    if isinstance(place, dict) and place:
        key = dice.choice(list(place))
        if dice.random() < 0.2:
            del place[key]
        else:
            place[key] = dice.choice(
                (None, -1, 10**30, 1.5, True, [], {}, [[]], _word(dice), [_word(dice)], {"": 1})
            )


MAKERS: Mapping[str, tuple[tuple[str, ...], Maker]] = {
    "a table of text": ((".csv", ".txt"), _text),
    "a workbook": ((".xlsx",), _book),
    "a million rows": ((".xlsx",), _million),
    "entities": ((".xlsx",), _entities),
    "torn": ((".xlsx", ".csv", ".ods", ".xls"), _torn),
    "gnawed": ((".xlsx", ".csv", ".ods", ".json"), _gnawed),
    "noise": ((".xlsx", ".csv", ".ods", ".xls", ".txt", ".json"), _noise),
    "an event": ((".json",), _event),
    "a bomb": ((".xlsx", ".ods"), _bomb),
    "a bomb that lies": ((".xlsx", ".ods"), _lying_bomb),
}
