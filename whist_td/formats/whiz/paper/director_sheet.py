"""The director's sheet of a Whiz tournament: who sits where in each round, with which deals."""

from whist_td.formats.whiz.paper.parts import deals_text
from whist_td.formats.whiz.views.paper_views import WhizPapers, WhizTableLine
from whist_td.formats.whiz.words.quality import copies_sentence, quality_sentences
from whist_td.paper.layout import PageSize
from whist_td.paper.page import Page
from whist_td.players.paper.director_sheet import (
    DirectorPlan,
    Seated,
    SeatedRound,
    SeatedTable,
    director_pages,
)
from whist_td.words.words import Words


def pages(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the sheet, on more pages where there are many tables or rounds."""
    plan = of.plan
    deals = {traveller.deal for traveller in plan.travellers}
    title = _(
        "Movement · {players}, {deals}",
        players=_.plural("{n} player", "{n} players", len(plan.cards)),
        deals=_.plural("{n} deal", "{n} deals", len(deals)),
    )
    people = {card.player.number: card.player for card in plan.cards}
    rounds = tuple(
        SeatedRound(
            seated.number,
            {card.table: _table(card.lines[at], _) for card in plan.tables if card.lines[at].deals},
            tuple(Seated("", number, people[number].name) for number in seated.sit_out),
        )
        for at, seated in enumerate(plan.rounds)
    )
    return director_pages(DirectorPlan(title, plan.details, rounds, _notes(of, _)), size, _)


def _table(line: WhizTableLine, _: Words) -> SeatedTable:
    numbers = deals_text(line.deals)
    deals = f"{numbers}\u00a0{line.copy}" if line.copy else numbers
    sitters = (
        Seated(each.hand.value, each.player.number, each.player.name) for each in line.sitters
    )
    return SeatedTable(_("deals {numbers}", numbers=deals), tuple(sitters))


def _notes(of: WhizPapers, _: Words) -> tuple[str, ...]:
    copies = copies_sentence(of.plan.rounds, of.plan.settings.boards_per_round, _)
    quality = " ".join((*quality_sentences(of.quality, _), *copies.splitlines()))
    mistake = _(
        "A mistake in the seats? Enter what was really played; nothing has to be played again."
    )
    return (quality, mistake)
