"""Files that somebody hands the club: torn, stuffed, lying about their size, or full of tricks."""

import csv
import io
import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from openpyxl import Workbook
from openpyxl.utils.exceptions import IllegalCharacterError
from reliability.hostile_json import deal_lines, event, movement, strange_times
from reliability.hostile_words import hostile_word

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
NIGHT_HEADINGS = (
    "round", "table", "deal", "contract", "dealer", "attackers", "tricks", "sanction", "player",
    "reason",
)  # fmt: skip
MOVEMENT_HEADINGS = ("round", "table", "boards", "N", "E", "S")


@dataclass(frozen=True)
class Hostile:
    """A file and what it pretends to be."""

    path: Path
    kind: str


Maker = Callable[[Random], bytes]


def hostile_file(seed: int, folder: Path, only: str | None = None) -> Hostile:
    """Write the file of a seed."""
    dice = Random(seed)  # noqa: S311
    (kind,) = dice.choices(list(MAKERS), [1 if "bomb" in kind else 8 for kind in MAKERS])
    kind = only or kind
    ending, maker = MAKERS[kind]
    path = folder / f"hostile-{seed}{dice.choice(ending)}"
    path.write_bytes(maker(dice))
    return Hostile(path, kind)


def _rows(dice: Random) -> list[list[str]]:
    """Return a table of one of the kinds that are read, with tricks in its cells."""
    good: Mapping[tuple[str, ...], Callable[[int], list[str]]] = {
        TEAM_HEADINGS: lambda n: [f"Club {n}", *(f"{who} {n}" for who in "ABCD"), str(n)],
        PLAYER_HEADINGS: lambda n: [f"Rita {n}", "Gaspé"],
        RESULT_HEADINGS: lambda n: ["1", str(n), "home", "", "normal"],
        DEAL_HEADINGS: lambda n: ["1", str(n), str(n), "10H", "S", "11", *[""] * 6],
        NIGHT_HEADINGS: lambda n: ["1", "1", str(n), "solo", "1", "2", "7", "", "", ""],
        MOVEMENT_HEADINGS: lambda n: ["1", str(n), str(n), *(str(3 * n - m) for m in (2, 1, 0))],
    }
    headings = dice.choice(list(good))
    rows = [list(headings)]
    share = dice.choice((0.05, 0.15, 0.4))
    for number in range(1, dice.randint(3, 12)):
        row = good[headings](number)
        if dice.random() < share:
            row[dice.randrange(len(row))] = hostile_word(dice)
        rows.append(row[: dice.randint(1, len(row))] if dice.random() < 0.1 else row)
    if dice.random() < 0.1:
        rows[0][dice.randrange(len(headings))] = hostile_word(dice)
    return rows


UNKNOWN = ("Téléphone", "tabel", "revoked", "Courriel", "zzz", "referee called", "Âge")
"""Headings that no table of ours has."""


def _with_unknown(dice: Random) -> bytes:
    """Return a table that says something under a heading nobody knows: it is read by nobody."""
    headings, *rows = _rows(dice)
    at, word = dice.randint(0, len(headings)), dice.choice(UNKNOWN)
    headings.insert(at, word)
    for row in rows:
        if at <= len(row):
            row.insert(at, dice.choice(("x", "1", "oui", "418 555-0199")))
    out = io.StringIO()
    csv.writer(out, delimiter=dice.choice(",;")).writerows((headings, *rows))
    return out.getvalue().encode()


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
    content = bytearray(dice.choice((_book, _text, event))(dice))
    for _ in range(dice.randint(1, 40)) if content else ():
        content[dice.randrange(len(content))] = dice.randrange(256)
    return bytes(content)


def _noise(dice: Random) -> bytes:
    magic = dice.choice(
        (b"", b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", b"\xff\xfe", b"{")
    )
    return magic + dice.randbytes(dice.randrange(6_000))


MAKERS: Mapping[str, tuple[tuple[str, ...], Maker]] = {
    "a table of text": ((".csv", ".txt"), _text),
    "a column nobody knows": ((".csv", ".txt"), _with_unknown),
    "a workbook": ((".xlsx",), _book),
    "a million rows": ((".xlsx",), _million),
    "entities": ((".xlsx",), _entities),
    "torn": ((".xlsx", ".csv", ".ods", ".xls"), _torn),
    "gnawed": ((".xlsx", ".csv", ".ods", ".json"), _gnawed),
    "noise": ((".xlsx", ".csv", ".ods", ".xls", ".txt", ".json"), _noise),
    "an event": ((".json",), event),
    "strange times": ((".json",), strange_times),
    "a movement": ((".json",), movement),
    "deals to score": ((".jsonl",), deal_lines),
    "the club's year": ((".year",), lambda dice: str(dice.randrange(10**9)).encode()),
    "a bomb": ((".xlsx", ".ods"), _bomb),
    "a bomb that lies": ((".xlsx", ".ods"), _lying_bomb),
}
NEVER_READ = frozenset(("a column nobody knows",))
"""Kinds of which something would be dropped: they are refused in every way."""
