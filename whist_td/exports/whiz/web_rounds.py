"""A page for each round: who sits where with which deals, and who sits out."""

from collections.abc import Iterator

from whist_td.exports.web_frame import text
from whist_td.exports.whiz.web_parts import Leaf, link, person, table
from whist_td.formats.whiz.evening import WhizEvening
from whist_td.formats.whiz.hands import HANDS
from whist_td.formats.whiz.seating import SeatedRound, Seating
from whist_td.i18n.whiz_labels import whiz_label
from whist_td.i18n.words import Words


def round_leaves(evening: WhizEvening, _: Words) -> Iterator[Leaf]:
    """Yield a page for each round of the movement, those to come among them."""
    played = {place.board for place in evening.results}
    for number in sorted(evening.rounds):
        seated = evening.rounds[number]
        name = _("Round no. {round}", round=number)
        content = (
            f'<div class="title"><div><h2>{text(name)}</h2>{_sitting_out(evening, seated, _)}'
            f"</div></div>{_tables(evening, seated, played, _)}"
        )
        yield Leaf(f"round-{number}", name, content)


def _sitting_out(evening: WhizEvening, seated: SeatedRound, _: Words) -> str:
    if not seated.sit_out:
        return ""
    people = ", ".join(person(evening.player(number)) for number in seated.sit_out)
    said = text(_("Sitting out: {players}", players="|")).partition("|")
    return f"<p>{said[0]}{people}{said[2]}</p>"


def _tables(evening: WhizEvening, seated: SeatedRound, played: set[int], _: Words) -> str:
    hands = (("name", whiz_label(hand, _)) for hand in HANDS)
    heads = (("name", _("Table")), *hands)
    return table(
        "tables", heads, (_table(evening, seating, played, _) for seating in seated.seatings)
    )


def _table(evening: WhizEvening, seating: Seating, played: set[int], _: Words) -> str:
    deals = " ".join(
        link(f"deal-{board}", str(board)) if board in played else str(board)
        for board in evening.boards_at(seating)
    )
    hands = "".join(
        f'<td class="name" data-hand="{text(whiz_label(hand, _))}">'
        f"{person(evening.player(seating.seats[hand.index]))}</td>"
        for hand in HANDS
    )
    at, named = text(_("Table {table}", table=seating.table)), text(_("Deals"))
    return (
        f'<tr><td class="name said"><b>{at}</b>'
        f'<small class="spread">{named} {deals}</small></td>{hands}</tr>'
    )
