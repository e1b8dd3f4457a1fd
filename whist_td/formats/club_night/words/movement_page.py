"""The seats of a club night in words: their page, and what of a director's own is wrong or good."""

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.seating import seats_quality
from whist_td.formats.club_night.views.own_seats import JudgedSeats
from whist_td.formats.club_night.views.planning import club_seen
from whist_td.players.words.movement_pages import (
    MovementPage,
    OwnWords,
    cells_sentence,
    other_length,
    round_headings,
    table_figures,
    table_sentences,
    with_absent,
)
from whist_td.words.messages import message
from whist_td.words.movement_messages import fault_sentence
from whist_td.words.words import Words

_MOST_TOLD = 5
"""So many faults are told one by one."""


def club_page(evening: ClubNightEvent, _: Words) -> MovementPage:
    """Return the page of a club night."""
    seen = club_seen(evening)
    quality = seats_quality(evening)
    lines, figures = table_sentences(seen, _), table_figures(seen, quality, _)
    cells = with_absent(cells_sentence(seen, _), evening.players.values(), _)
    headings, title = round_headings(seen, _), _("Rounds and tables")
    return MovementPage(evening.details, seen, headings, cells, lines, figures, title)


def wrong_sentences(judged: JudgedSeats, _: Words) -> tuple[str, ...]:
    """Say what speaks against some seats; nothing where they will do."""
    lines = [fault_sentence(fault, _) for fault in judged.faults[:_MOST_TOLD]]
    more = len(judged.faults) - _MOST_TOLD
    if more > 0:
        lines.append(_.plural("And {n} fault more.", "And {n} faults more.", more))
    if judged.refusal is not None:
        lines.append(message(judged.refusal, _))
    return tuple(lines)


def good_sentences(judged: JudgedSeats, before: ClubNightEvent, _: Words) -> tuple[str, ...]:
    """Say how good seats are, and that the evening becomes shorter or longer where it does."""
    lines = club_page(judged.evening, _).sentences
    other = other_length(judged.evening.settings.rounds, before.settings.rounds, _)
    return (*lines, other) if other else lines


def seats_differences(judged: JudgedSeats, before: ClubNightEvent, _: Words) -> tuple[str, ...]:
    """Say which figures of an evening change, and to what."""
    was = {row.aim: row.here for row in club_page(before, _).figures}
    lines = tuple(
        _("{aim}: {value} instead of {before}.", aim=row.aim, value=row.here, before=was[row.aim])
        for row in club_page(judged.evening, _).figures
        if row.aim in was and was[row.aim] != row.here
    )
    return lines or (_("No figure of the movement changes."),)


def own_seats_words(evening: ClubNightEvent, _: Words) -> OwnWords:
    """Ask before a director's own seats are given up."""
    return OwnWords(
        _.plural(
            "Your own seats are for {n} player",
            "Your own seats are for {n} players",
            len(evening.players),
        ),
        _(
            "They come from a file, or were changed by hand. With other players, the program "
            "reseats everybody, and your seats are lost. You can undo this."
        ),
        _("Keep my seats"),
        _(
            "The seats are your own and stay as they are. For other players, first choose “Reseat "
            "everybody” on the page of the seats."
        ),
    )
