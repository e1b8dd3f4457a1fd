"""What stands on each sheet of a club night, whatever its size and language."""

from collections.abc import Mapping

from whist_td.formats.club_night.rules.event import ClubRound
from whist_td.formats.club_night.views.paper_views import (
    ClubPapers,
    PaperTable,
    SeatingLine,
    recap_lines,
)


def card_key(of: ClubPapers, number: int) -> str:
    """Return the text of a card: of the evening, or by standing of the next round alone."""
    return f"{of.card_rounds[0].number}.{number}" if of.is_round_by_round else str(number)


def sheet_key(table: PaperTable) -> str:
    """Return the text of a table's score sheet of a round."""
    return f"{table.round}.{table.table}"


def round_key(seated: ClubRound) -> str:
    """Return the text of what the director has of a round."""
    return f"{seated.number}."


def director_sheet(of: ClubPapers) -> Mapping[str, object]:
    """Return what the director's sheet says of each round: who sits where, and who sits out."""
    return {
        round_key(seated): (
            tuple((table.table, *_seated(table)) for table in of.tables(seated)),
            tuple(sorted(seated.sit_out)),
        )
        for seated in of.seated
    }


def recap(of: ClubPapers) -> object:
    """Return what the recapitulation says before anything is written: people, and what counts."""
    settings = of.event.settings
    people = tuple((player.number, player.name) for player in of.event.players.values())
    lines = tuple(each.name for each in recap_lines(settings))
    return (
        settings.rounds,
        settings.ranked_by.name,
        lines,
        people,
        sorted(of.tables_ahead.items()),
    )


def seating_cards(of: ClubPapers) -> Mapping[str, object]:
    """Return what a player's card says: where to sit, with whom and against whom."""
    return {
        card_key(of, card.player.number): (
            card.player.name,
            card.player.club,
            *(_seating_line(line) for line in card.lines),
        )
        for card in of.seating_cards
    }


def _seating_line(line: SeatingLine) -> tuple[object, ...]:
    at = (line.table.table, line.seat, *_seated(line.table)) if line.table else ()
    return (line.round, line.presence.name, *at)


def table_cards(of: ClubPapers) -> Mapping[str, object]:
    """Return what a table's card says: who sits there in each round."""
    game = of.event.game.code
    return {
        card_key(of, card.table): (game, *(table and _seated(table) for table in card.lines))
        for card in of.table_cards
    }


def score_sheets(of: ClubPapers) -> Mapping[str, object]:
    """Return what a table's sheet of a round says: the game, how long, and who plays."""
    settings = of.event.settings
    game = (settings.game.code, repr(settings.game.options))
    return {
        sheet_key(table): (*game, repr(settings.length_at(len(table.players))), *_seated(table))
        for seated in of.to_play
        for table in of.tables(seated)
    }


def player_sheets(of: ClubPapers) -> Mapping[str, object]:
    """Return whose sheets of results there are."""
    return {str(each.number): each.name for each in of.event.players.values()}


def name_list(of: ClubPapers) -> object:
    """Return what the list at the door says."""
    return tuple(
        (card.player.number, card.player.name, card.first and _seating_line(card.first)[:4])
        for card in of.seating_cards
    )


def _seated(table: PaperTable) -> tuple[object, ...]:
    return (tuple((player.number, player.name) for player in table.players), table.sides)
