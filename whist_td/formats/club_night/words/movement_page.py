"""The seats of a club night in words: their page, a director's own, and who comes or goes."""

from collections.abc import Sequence
from functools import partial

from whist_td.formats.club_night.rules.errors import ClubFinishedError, ClubLateRoundError
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubPlayer, SeatingWay, pairs_of
from whist_td.formats.club_night.rules.seating import seats_quality
from whist_td.formats.club_night.views import arrivals
from whist_td.formats.club_night.views import planning as plan
from whist_td.formats.club_night.views.own_seats import JudgedSeats
from whist_td.formats.club_night.views.planning import (
    FewerMeetings,
    club_seen,
    event_forecast,
    fewer_meetings,
)
from whist_td.formats.club_night.views.reseating import ClubReseating
from whist_td.formats.club_night.words.forecast import (
    forecast_words,
    reseating_sentences,
    rounds_words,
    tables_words,
    way_words,
)
from whist_td.formats.club_night.words.seats import seat_name
from whist_td.players.seating import SeatingKind
from whist_td.players.views.reseating import Asked
from whist_td.players.words.movement_pages import (
    MovementPage,
    OwnWords,
    cells_sentence,
    figure_differences,
    other_length,
    round_headings,
    round_titles,
    table_figures,
    table_sentences,
    with_absent,
)
from whist_td.words.messages import message
from whist_td.words.movement_messages import fault_sentence
from whist_td.words.words import Words

_MOST_TOLD = 5
"""So many faults are told one by one."""


def club_page(event: ClubNightEvent, _: Words) -> MovementPage:
    """Return the page of a club night."""
    seen, forecast, offer = club_seen(event), event_forecast(event), fewer_meetings(event)
    tables = "" if forecast.refusal else tables_words(forecast, _)
    sentences = (
        *forecast_words(forecast, _),
        *(() if forecast.refusal else table_sentences(seen, _, after_forecast=True)),
    )
    return MovementPage(
        event.details,
        seen,
        round_headings(seen, _),
        with_absent(cells_sentence(seen, _), event.players.values(), _),
        tuple(dict.fromkeys(sentences)),
        table_figures(seen, seats_quality(event), _),
        _("Rounds and tables"),
        round_titles(seen, _),
        seat_name,
        tuple(_state(event, each.number, _) for each in seen.rounds),
        " · ".join(filter(None, (rounds_words(event.settings, _), tables))),
        offer=_offer_words(offer, _) if offer else "",
    )


def _state(event: ClubNightEvent, number: int, _: Words) -> str:
    if number <= event.last_announced:
        return _("This round has begun.")
    if number in event.rounds:
        return _("The seats are set.")
    if event.settings.seating is SeatingWay.STANDING:
        return _("The seats by the standings as they are now.")
    return _("These will be the seats when it begins.")


def _offer_words(offer: FewerMeetings, _: Words) -> str:
    """Say what fewer meetings again would cost."""
    return _.plural(
        "Two players meet again: now {now}, or only {then}, if {n} player sits twice or more at a "
        "table of five.",
        "Two players meet again: now {now}, or only {then}, if {n} players sit twice or more at a "
        "table of five.",
        offer.twice,
        now=offer.now,
        then=offer.then,
    )


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
    lines = club_page(judged.event, _).sentences
    other = other_length(judged.event.settings.rounds, before.settings.rounds, _)
    return (*lines, other) if other else lines


def seats_differences(judged: JudgedSeats, before: ClubNightEvent, _: Words) -> tuple[str, ...]:
    """Say which figures of an evening change, and to what."""
    return figure_differences(club_page(before, _).figures, club_page(judged.event, _).figures, _)


def own_seats_words(event: ClubNightEvent, _: Words) -> OwnWords:
    """Ask before a director's own seats are given up."""
    return OwnWords(
        _.plural(
            "Your own seats are for {n} player",
            "Your own seats are for {n} players",
            len(event.players),
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


def is_paired(event: ClubNightEvent) -> bool:
    """Tell whether fixed pairs play."""
    return event.settings.seating is SeatingWay.PAIRS


def taken_names(event: ClubNightEvent) -> list[str]:
    """Return the names that nobody else may have; in pairs who has left may come again."""
    stay = not is_paired(event)
    return [each.name for each in event.players.values() if stay or each.last_round is None]


def _late(event: ClubNightEvent, first: int, people: int) -> Asked:
    next_number = max(event.players, default=0) + 1
    one, other = (
        ClubPlayer(number, str(number), first_round=first)
        for number in (next_number, next_number + 1)
    )
    if people == 1:
        return partial(plan.late_player, event, one)
    return partial(arrivals.late_pair, event, one, other)


def _leaving(event: ClubNightEvent, number: int, last: int) -> Asked:
    leaving = arrivals.leaving_pair if is_paired(event) else plan.leaving_player
    return partial(leaving, event, number, last)


def _returning(event: ClubNightEvent, number: int) -> Asked:
    returning = arrivals.returning_pair if is_paired(event) else plan.returning_player
    return partial(returning, event, number)


def _mates(event: ClubNightEvent, people: Sequence[int]) -> Sequence[tuple[int, ...]]:
    """Return some people one by one, or in fixed pairs by twos."""
    if not is_paired(event):
        return [(number,) for number in people]
    there, players = set(people), event.players
    both = {
        n
        for n in people
        if players[n].partner in there or any(players[m].partner == n for m in there)
    }
    return pairs_of(players, both)


SEATING = SeatingKind(
    ClubReseating,
    _late,
    _leaving,
    _returning,
    plan.joining_players,
    plan.can_return,
    way_words,
    reseating_sentences,
    ClubFinishedError,
    ClubLateRoundError,
    is_paired,
    _mates,
    taken_names,
)
