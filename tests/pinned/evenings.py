"""The evenings that are pinned, opened and played by the command line alone."""

import json
from collections.abc import Iterator, Mapping
from itertools import cycle
from pathlib import Path

from pinned.doors import command

NAMES = (
    ("Hélène Roy", "Percé"),
    ("Luc Côté", "Gaspé"),
    ("Ève O’Neil", "Percé"),
    ("Guy Smith", ""),
    ("Zoé Ångström", "New Richmond"),
    ("Max Cyr", "Gaspé"),
    ("Ida Le Bouthillier-Deslauriers", "Carleton-sur-Mer"),
    ("Ben Huard", ""),
    ("Amy Synnott", "Gaspé"),
    ("Léo Minville", "Percé"),
)
WHIZ_DEALS = ("10H,S,10", "10H,S,11", "9N,E,8", "10HX,S,8", "PASS,,", "13SXX,N,13", "7C,E,9")
NIGHTS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "ten": ("tricks,honours,revokes", ("9,3/1,", "8,,1/0", "4,0/4,", "13,,")),
    "five": ("tricks,honours", ("9,3/1", "5,", "7,")),
    "tricks": ("tricks", ("9", "13", "3")),
    "dummy": ("dummy,tricks", ("1,9", "1,8", "1,7")),
    "two_dummies": ("tricks", ("9", "5", "8")),
    "humbug": ("dealer,exchanged,trump_kept,tricks,honours", ("1,no/yes,,9,2/1", ",,,7,", ",,,5,")),
    "prussian": ("trump,tricks", ("H,9", "S,8", "D,13")),
    "favorite": ("favourite,trump,tricks", ("H,H,9", "H,S,5", "H,C,8")),
    "chinese": ("trump,tricks", ("C,9", "S,5", "D,8")),
    "short": ("tricks,honours", ("9,", "5,", "7,3/1")),
    "couleur": (
        "dealer,contract,attackers,tricks,made",
        (",proposition,2+3,8,", ",solo,1,4,", ",misere,1,,1", ",pass,,,"),
    ),
    "scottish": ("jack,ace,king,queen,ten", ("A,B,A,A,B", "B,A,B,A,A", "A,A,A,B,B")),
    "iwwa": (
        "dealer,contract,attackers,tricks,made",
        (",solo,2,7,", ",misere,3+4,,3", ",pass,,,", ",propose,1+3,6,"),
    ),
    "whip": ("aces,two_of_spades,ten_of_diamonds,cards,spades,whips", ()),
}
"""The columns of every game of a club night, and what one plays."""
SANCTION = "round,table,player,sanction,reason\n1,1,1,12,a parlé\n"


def played() -> Iterator[tuple[str, str]]:
    """Make every club file here, and return what was said of each."""
    _write_rosters()
    for kind in ("militaire", "whiz", "club"):
        asked = ("demo", f"{kind}-demo", "--format", kind, "--lang", "fr", "--seed", 24)
        told = command(*asked)
        Path(f"{kind}-demo", "demo.whist").rename(f"{kind}-after.whist")
        yield f"{kind}-after", told
    for stage in ("before", "during"):
        yield f"militaire-{stage}", _militaire(f"militaire-{stage}.whist", stage)
        yield f"whiz-{stage}", _whiz(f"whiz-{stage}.whist", stage)
        yield f"iwwa-{stage}", _night("iwwa", f"iwwa-{stage}.whist", stage)
    for game in NIGHTS:
        if game != "iwwa":
            yield f"{game}-during", _night(game, f"{game}-during.whist", "during")


def _write_rosters() -> None:
    teams = [
        f"{place or 'Équipe'} {n},{name},Anne {n},Luc {n},Rita {n}"
        for n, (name, place) in enumerate(NAMES, 1)
    ]
    _write("teams.csv", "équipe,capitaine,joueur 1,joueur 2,joueur 3", teams)
    _write("people.csv", "nom;club", [f"{name};{place}" for name, place in NAMES])
    more = [f"{name} fils;{place}" for name, place in NAMES[:5]]
    _write("players.csv", "nom;club", [f"{name};{place}" for name, place in NAMES] + more)


def _write(name: str, head: str, rows: list[str]) -> None:
    Path(name).write_text("\n".join([head, *rows]) + "\n", encoding="utf-8")


def _militaire(path: str, stage: str) -> str:
    told = _opened(path, "militaire", "teams.csv", "--rounds", 12, "--shift")
    if stage == "before":
        return told
    winners = cycle(("home,,", "visitors,8,", "home,13,perfect", "visitors,9,revoke", "visitors,,"))
    rows = [f"{n},{table},{next(winners)}" for n in (1, 2, 3) for table in range(1, 11)]
    return told + _changed(path, "round,table,winner,tricks,kind", rows[:-4])


def _whiz(path: str, stage: str) -> str:
    options = ("--rounds", 5, "--boards-per-round", 2, "--seed", 7)
    told = _opened(path, "whiz", "players.csv", *options)
    if stage == "before":
        return told
    deals = cycle(WHIZ_DEALS)
    rows = [
        f"{n},{table['table']},{board},{next(deals)},,,"
        for n in (1, 2, 3)
        for table in _tables(path, n)
        for board in table["board_numbers"]
    ]
    head = "round,table,board,contract,declarer,tricks,north,east,south"
    return told + _changed(path, head, rows[:-3])


def _night(game: str, path: str, stage: str) -> str:
    told = _opened(path, "club", "people.csv", "--game", game, "--seed", 7)
    if stage == "before":
        return told
    columns, deals = NIGHTS[game]
    head, rows = f"round,table,{columns}", []
    for table in _tables(path, 1):
        size, number = len(table["seats"]), table["table"]
        rows += [f"1,{number},{deal}" for deal in deals or _whips(size)]
    told += _changed(path, head, rows)
    told += command("enter", path, "-", given=SANCTION)
    return told + command("enter", path, "-", given=f"{head}\n{rows[0].replace('1,', '2,', 1)}\n")


def _whips(size: int) -> tuple[str, ...]:
    def shared(first: int, second: int) -> str:
        return "/".join(map(str, (first, second, 0, 0)[:size]))

    return (f"{shared(3, 1)},1,2,{shared(30, 22)},{shared(8, 5)},{shared(1, 2)}",)


def _opened(path: str, kind: str, roster: str, *options: object) -> str:
    asked = ("--format", kind, "--name", "Soirée d’essai", "--entries", roster)
    return command("new", path, *asked, *options, "--lang", "en")


def _changed(path: str, head: str, rows: list[str]) -> str:
    entered = command("enter", path, "-", given="\n".join([head, *rows]) + "\n")
    return entered + command("undo", path) + command("redo", path)


def _tables(path: str, number: int) -> list[dict[str, object]]:
    command("export", path, "-o", "movement.json")
    rounds = json.loads(Path("movement.json").read_text(encoding="utf-8"))["movement"]["rounds"]
    return next(said["tables"] for said in rounds if said["round"] == number)
