"""Two people finish a Whist militaire evening from its sheets."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from reliability.on_paper import SAME_LINE, Leaf, height, leaves, middle, nearest, ranks, whole_text


@dataclass(frozen=True)
class MilitaireSheets:
    """What lies on the director's table when the laptop dies."""

    score_sheets: bytes
    scoreboard: bytes
    reckoning: bytes


def militaire_ranks(
    sheets: MilitaireSheets, told: Callable[[int, int], tuple[int, int]]
) -> dict[int, int]:
    """Finish an evening; `told` is what a table calls: the points of home and visitors."""
    said = whole_text(sheets.reckoning)
    assert "The highest total is first" in said
    assert "A tie: the running total after round 23 decides" in said
    running = _scoreboard(sheets.scoreboard)
    dead_after = min(map(len, running.values()))
    ticked = _ticked(sheets.score_sheets)
    for index, guests in enumerate(_visits(sheets.score_sheets), start=1):
        if index <= dead_after:
            continue
        points = dict.fromkeys(running, 0)
        for table, guest in guests.items():
            home, away = ticked[index - 1].get(table) or told(index, table)
            points[table] += home
            points[guest] += away
        for team, totals in running.items():
            if len(totals) < index:
                totals.append(totals[-1] + points[team])
            assert totals[index - 1] == totals[index - 2] + points[team]
    return ranks({team: tuple(reversed(totals)) for team, totals in running.items()})


def _rounds(pdf: bytes) -> Iterator[Leaf]:
    """Yield what the score sheets say of each round: two may share a page."""
    for leaf in leaves(pdf):
        tops = [each.top for each in leaf.find("Table")]
        for top, end in zip(tops, [*tops[1:], 0.0], strict=True):
            yield Leaf(tuple(e for e in leaf.words if end < e.top <= top + SAME_LINE))


def _visits(pdf: bytes) -> list[dict[int, int]]:
    """Read the visitors of each table, round by round."""
    found = []
    for leaf in _rounds(pdf):
        tables, teams = (leaf.find(text)[0] for text in ("Table", "Team"))
        columns = leaf.numbers_under(tables), leaf.numbers_under(teams)
        hosts, guests = ([int(each.text) for each in column] for column in columns)
        found.append(dict(zip(hosts, guests, strict=True)))
    return found


def _ticked(pdf: bytes) -> list[dict[int, tuple[int, int]]]:
    """Read the points of each table that was ticked already, round by round."""
    found = []
    for leaf in _rounds(pdf):
        table, right = leaf.find("Table")[0], middle(leaf.find("Team")[0])
        part = (right - middle(table)) / 87  # as the sheet shares its width out
        heads = {"Visitors": right - 13.5 * part, "Home": right - 27.5 * part}
        places = {int(each.text): height(each) for each in leaf.numbers_under(table)}
        ticks: dict[int, set[str]] = {}
        for each in leaf.find("✓"):
            at = nearest(places, height(each))
            is_13 = middle(each) > right  # the last column
            ticks.setdefault(at, set()).add("13" if is_13 else nearest(heads, middle(each)))
        found.append({at: _points(sides) for at, sides in ticks.items()})
    return found


def _points(ticks: set[str]) -> tuple[int, int]:
    worth = 2 if "13" in ticks else 1
    return (worth, 0) if "Home" in ticks else (0, worth)


def _scoreboard(pdf: bytes) -> dict[int, list[int]]:
    """Read the running totals of each team, round by round."""
    running: dict[int, list[int]] = {}
    for leaf in leaves(pdf):
        team = leaf.find("Team")[0]
        teams = leaf.numbers_under(team)
        places = {int(each.text): height(each) for each in teams}
        heads = [
            each
            for each in leaf.words
            if each.text.isdecimal() and abs(height(each) - height(team)) < SAME_LINE
        ]
        for head in sorted(heads, key=lambda each: int(each.text)):
            for each in leaf.numbers_under(head):
                own = nearest(places, height(each))
                if each.top < places[own]:
                    running.setdefault(own, []).append(int(each.text))
    return running
