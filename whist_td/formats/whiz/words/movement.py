"""The page of a Whiz movement in words: its figures, and what a change of it does."""

from collections.abc import Iterator
from fractions import Fraction

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.edits import Mend, MendKind
from whist_td.formats.whiz.views.movement_views import (
    KnownRepeats,
    event_forecast,
    judged,
    known_repeats,
    new_faults,
    whiz_seen,
)
from whist_td.formats.whiz.views.to_come import IN_TURN
from whist_td.formats.whiz.words.forecast import forecast_sentences, size_sentence
from whist_td.movements.verify_whiz.quality import WhizFigures, WhizQuality
from whist_td.players.words.movement_pages import (
    FigureRow,
    MovementPage,
    OwnWords,
    figure_differences,
    range_words,
    round_headings,
    round_titles,
    with_absent,
)
from whist_td.words.movement_messages import fault_sentence
from whist_td.words.words import N_, Words, decimal

_PLACES = 2
_SEATS = (N_("North"), N_("East"), N_("South"))
_MOST_FAULTS = 3
"""So many broken rules are told; more would not be read."""


def figure_rows(quality: WhizQuality, _: Words) -> tuple[FigureRow, ...]:
    """Return the figures in the order in which they matter."""
    first = _("all kept") if quality.is_sound else fault_sentence(quality.faults[0], _)
    rules = FigureRow(_("Hard rules"), first, _("all kept"), is_best=quality.is_sound)
    return (rules, *(_rows(quality.figures, _) if quality.figures else ()))


def _rows(figures: WhizFigures, _: Words) -> Iterator[FigureRow]:
    repeats, bounds = figures.repeats, figures.bounds
    best = bounds.repeats
    yield FigureRow(_("Repeated meetings"), str(repeats), str(best), repeats == best)
    most, best = figures.most_meetings, bounds.most_meetings
    yield FigureRow(
        _("Meetings of the same two people, at most"), str(most), str(best), _met(most, best)
    )
    yield _sets(figures, _)
    out, (least, best) = figures.sit_outs, bounds.sit_outs
    yield FigureRow(
        _("Rounds a player sits out"),
        range_words(out.least, out.most, _),
        range_words(least, best, _),
        out.most - out.least <= 1,
    )
    yield from _compared(figures, _)
    seats, best = figures.seat_imbalance, bounds.seat_imbalance
    yield FigureRow(
        _("A player’s seats differ by at most"), str(seats), str(best), _met(seats, best)
    )
    after, best = figures.following.most, figures.following.most_bound
    yield FigureRow(
        _("Sets received from the same person, at most"),
        str(after),
        str(best),
        _met(after, best),
    )
    strangers = len(figures.strangers)
    yield FigureRow(
        _("Pairs that neither meet nor are compared"), str(strangers), "0", _met(strangers, 0)
    )
    sharing = _("no") if figures.sharing <= 1 else _("from {copies} copies", copies=figures.sharing)
    yield FigureRow(_("Tables that share their boards"), sharing, _("no"), figures.sharing <= 1)
    step = _("with route cards") if figures.step is None else _("the same step each time")
    yield FigureRow(_("How people move on"), step, "")


def _met(here: int, best: int) -> bool | None:
    """Tell whether a bound is reached; that it is missed is no fault."""
    return here <= best or None


def _sets(figures: WhizFigures, _: Words) -> FigureRow:
    """Say how many sets a player plays; all in play is the best, where that can be."""
    played = range_words(*figures.sets_played, _)
    if figures.is_complete:
        played = _("all {sets}", sets=played)
    best = _("all {sets}", sets=figures.bounds.board_sets)
    is_possible = figures.is_complete or figures.bounds.can_be_complete
    aim = _("Sets of boards each player plays")
    return FigureRow(aim, played, best if is_possible else "", figures.is_complete or None)


def _compared(figures: WhizFigures, _: Words) -> Iterator[FigureRow]:
    compared = figures.comparison
    yield FigureRow(
        _("Sets on which two are compared"), range_words(compared.least, compared.most, _), ""
    )
    yield FigureRow(
        _("Unevenness of the comparison"),
        decimal(compared.variance, _, _PLACES),
        decimal(compared.variance_bound, _, _PLACES),
        compared.variance == Fraction(compared.variance_bound) or None,
    )


def verdict_sentences(quality: WhizQuality, _: Words) -> tuple[str, ...]:
    """Say which hard rules a movement breaks, the first few of them.

    Where people have no place or two, that sit-outs do not come out follows from it.
    """
    others = [fault for fault in quality.faults if fault.kind not in IN_TURN]
    return tuple(fault_sentence(fault, _) for fault in (others or quality.faults)[:_MOST_FAULTS])


def mend_sentence(mend: Mend, _: Words) -> str:
    """Say what the nearest possible movement is."""
    one, other = mend.people
    match mend.kind:
        case MendKind.NUMBERS:
            return _("Number the rounds and tables from 1 up, in the same order.")
        case MendKind.SHORTER:
            return _.plural(
                "Closest fix: the round before it, without round {round}.",
                "Closest fix: the {n} rounds before it, without round {round}.",
                mend.round - 1,
                round=mend.round,
            )
        case MendKind.BOARDS:
            return _(
                "Closest fix: in round {round}, set {boards} at table {table}; the set from there "
                "takes its place.",
                round=mend.round,
                boards=mend.boards,
                table=mend.table,
            )
        case MendKind.INSTEAD:
            return _(
                "Closest fix: in round {round}, table {table}, player {one} instead of {other}.",
                round=mend.round,
                table=mend.table,
                one=one,
                other=other,
            )
        case MendKind.EXCHANGE:
            return _(
                "Closest fix: in round {round}, players {one} and {other} swap seats.",
                round=mend.round,
                one=one,
                other=other,
            )


def difference_sentences(before: WhizQuality, after: WhizQuality, _: Words) -> tuple[str, ...]:
    """Say what a change makes better or worse: each figure that differs, before and after.

    A change that breaks a hard rule is told by that alone.
    """
    broken = new_faults(before, after)
    if broken:
        return tuple(fault_sentence(fault, _) for fault in broken[:_MOST_FAULTS])
    return figure_differences(figure_rows(before, _), figure_rows(after, _), _)


def movement_sentences(event: WhizEvent, _: Words) -> tuple[str, ...]:
    """Say how good the movement is, and after who meets twice whether fewer could."""
    sentences = forecast_sentences(event_forecast(event), _)
    repeats = known_repeats(event)
    sentence = known_sentence(repeats, _) if repeats else ""
    return (*sentences[:1], *filter(None, (sentence,)), *sentences[1:])


def known_sentence(repeats: KnownRepeats, _: Words) -> str:
    """Say whether a movement for so many people and rounds can have fewer second meetings."""
    room = {"players": repeats.players, "rounds": repeats.rounds}
    if repeats.here == repeats.needed > repeats.needed_with_copies:
        return _.plural(
            "Without copies, no movement for {players} players and {rounds} rounds has fewer than "
            "{n} repeated meeting.",
            "Without copies, no movement for {players} players and {rounds} rounds has fewer than "
            "{n} repeated meetings.",
            repeats.here,
            **room,
        )
    if repeats.here == repeats.needed:
        return _.plural(
            "No movement for {players} players and {rounds} rounds has fewer than {n} repeated "
            "meeting.",
            "No movement for {players} players and {rounds} rounds has fewer than {n} repeated "
            "meetings.",
            repeats.here,
            **room,
        )
    if not repeats.is_best_known:
        return ""
    return _.plural(
        "It is not known whether a movement for {players} players and {rounds} rounds can have "
        "fewer than {n} repeated meeting.",
        "It is not known whether a movement for {players} players and {rounds} rounds can have "
        "fewer than {n} repeated meetings.",
        repeats.here,
        **room,
    )


def whiz_page(event: WhizEvent, _: Words) -> MovementPage:
    """Return the page of a Whiz tournament."""
    rounds, seen = tuple(event.rounds.values()), whiz_seen(event)
    forecast, verdict = event_forecast(event), judged(event, rounds) if rounds else None
    wrong = verdict_sentences(verdict, _) if verdict else ()
    moves = movement_sentences(event, _) if forecast.rounds == rounds else ()
    waits = _("The movement appears here once six players are entered.")
    cells = _("In each cell: North · East · South, and below them the deals.")
    begun, planned = _("This round has begun."), _("The seats are set.")
    return MovementPage(
        event.details,
        seen,
        round_headings(seen, _),
        with_absent(cells, event.players.values(), _),
        (*wrong, *moves) or (waits,),
        figure_rows(verdict, _) if verdict else (),
        _("Rounds and tables"),
        round_titles(seen, _),
        lambda seat, _people, _: _(_SEATS[seat]),
        tuple(begun if each.is_played else planned for each in seen.rounds),
        size_sentence(forecast.tables, event.settings, _) if rounds else "",
        bool(wrong),
    )


def own_movement_words(event: WhizEvent, _: Words) -> OwnWords:
    """Ask before a director's own movement is given up."""
    return OwnWords(
        _.plural(
            "Your own movement is for {n} player",
            "Your own movement is for {n} players",
            len(event.players),
        ),
        _(
            "It comes from a file, or was changed by hand. With other players, the program "
            "reseats everybody, and your movement is lost. You can undo this."
        ),
        _("Keep my movement"),
        _(
            "The movement is your own and stays as it is. For other players, first choose "
            "“Rebuild the movement” on the page of the movement."
        ),
    )
