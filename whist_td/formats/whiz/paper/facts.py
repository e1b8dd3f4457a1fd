"""What stands on each sheet of a Whiz tournament, whatever its size and language."""

from collections.abc import Iterable, Mapping

from whist_td.formats.whiz.views.paper_views import (
    GuideLine,
    PlayerAtHand,
    WhizPapers,
    WhizTableLine,
)


def guide_cards(of: WhizPapers) -> Mapping[str, object]:
    """Return what a player's card says: where to sit, with which deals and with whom."""
    return {
        str(card.player.number): (
            card.player.name,
            card.player.club,
            *(_guide_line(line) for line in card.lines),
        )
        for card in of.plan.cards
    }


def _guide_line(line: GuideLine) -> tuple[object, ...]:
    hand = line.hand.value if line.hand else ""
    deals = tuple(deal.number for deal in line.deals)
    return (line.presence.name, line.table, hand, deals, _people(line.others))


def table_cards(of: WhizPapers) -> Mapping[str, object]:
    """Return what a table's card says: who sits there, and where the boards go."""
    return {
        str(card.table): tuple(_table_line(line) for line in card.lines) for card in of.plan.tables
    }


def _table_line(line: WhizTableLine) -> tuple[object, ...]:
    onward = (line.onward.round, line.onward.tables) if line.onward else None
    deals = tuple(deal.number for deal in line.deals)
    return (_people(line.sitters), deals, line.shared_with, line.copy, onward)


def travellers(of: WhizPapers) -> Mapping[str, object]:
    """Return what travels with a board: the rules in short, and who plays it by number."""
    settings = of.plan.settings
    rules = (settings.rule.name, settings.domy_cards, settings.seat_change.name)
    return {
        each.label: (
            *rules,
            *((x.round, x.table, *(s.player.number for s in x.sitters)) for x in each.lines),
        )
        for each in of.plan.travellers
    }


def score_slips(of: WhizPapers) -> Mapping[str, object]:
    """Return what a table's slip of a round says."""
    return {
        f"{line.round}.{card.table}": (_people(line.sitters), tuple(d.number for d in line.deals))
        for card in of.plan.tables
        for line in card.lines
        if line.sitters
    }


def director_sheet(of: WhizPapers) -> object:
    """Return what the director's sheet says."""
    names = tuple((card.player.number, card.player.name) for card in of.plan.cards)
    rounds = (
        (
            tuple(sorted((each.table, each.seats, each.board_set) for each in seated.seatings)),
            tuple(sorted(seated.sit_out)),
        )
        for seated in of.plan.rounds
    )
    return (names, *rounds)


def recap(of: WhizPapers) -> object:
    """Return what the recapitulation says before anything is written: who plays which deals."""
    settings = of.plan.settings
    deals = (
        (
            card.player.number,
            card.player.name,
            *(tuple(deal.number for deal in line.deals) for line in card.lines),
        )
        for card in of.plan.cards
    )
    return (settings.ranking.name, settings.compare.name, *deals)


def player_sheets(of: WhizPapers) -> Mapping[str, object]:
    """Return whose sheets of results there are."""
    return {str(each.standing.player): each.standing.name for each in of.so_far.players}


def name_list(of: WhizPapers) -> object:
    """Return what the list at the door says."""
    firsts = ((card.player, card.first) for card in of.plan.cards)
    return tuple(
        (player.number, player.name, line and (line.round, *_guide_line(line)[1:3]))
        for player, line in firsts
    )


def board_labels(of: WhizPapers) -> Mapping[str, object]:
    """Return what the label of a board says."""
    return {each.label: each.deal.dealer.value for each in of.plan.travellers}


def _people(sitters: Iterable[PlayerAtHand]) -> tuple[object, ...]:
    return tuple((each.hand.value, each.player.number, each.player.name) for each in sitters)
