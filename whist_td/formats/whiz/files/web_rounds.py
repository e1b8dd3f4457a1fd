"""A page for each round: who sits where with which deals, and who sits out."""

from collections.abc import Iterator

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.hands import HANDS
from whist_td.formats.whiz.rules.seating import SeatedRound, Seating
from whist_td.formats.whiz.views.paper_results import WhizResults
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.interchange.web_frame import text
from whist_td.room.web.leaves import Leaf, link, person, sitting_out, table, title
from whist_td.words.words import Words


def round_leaves(evening: WhizEvent, results: WhizResults, _: Words) -> Iterator[Leaf]:
    """Yield a page for each round of the movement, those to come among them."""
    told = {sheet.board for sheet in results.boards}
    for number in sorted(evening.rounds):
        seated = evening.rounds[number]
        name = _("Round no. {round}", round=number)
        out = sitting_out([_person(evening, player) for player in seated.sit_out], _)
        content = title(text(name), out) + _tables(evening, seated, told, _)
        yield Leaf(f"round-{number}", name, content)


def _person(evening: WhizEvent, number: int) -> str:
    return person(number, evening.player(number).name)


def _tables(evening: WhizEvent, seated: SeatedRound, told: set[int], _: Words) -> str:
    heads = (_("Table"), *(whiz_label(hand, _) for hand in HANDS))
    return table("tables", heads, (_table(evening, each, told, _) for each in seated.seatings))


def _table(evening: WhizEvent, seating: Seating, told: set[int], _: Words) -> str:
    deals = " ".join(
        link(f"deal-{board}", str(board)) if board in told else str(board)
        for board in evening.boards_at(seating)
    )
    hands = "".join(f"<td>{_person(evening, seating.seats[hand.index])}</td>" for hand in HANDS)
    at, named = text(_("Table {table}", table=seating.table)), text(_("Deals"))
    return f'<tr><td><b>{at}</b><small class="spread">{named} {deals}</small></td>{hands}</tr>'
