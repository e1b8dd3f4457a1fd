"""What each choice means, and what an evening will be, in plain words."""

from collections.abc import Iterator, Mapping
from enum import Enum

from whist_td.formats.club_night.rules.settings import (
    AT_TABLE,
    ClubSettings,
    RankedBy,
    SeatingWay,
    plays_in_sides,
    table_size,
    usual_ranking,
)
from whist_td.formats.club_night.views.planning import ClubForecast
from whist_td.formats.club_night.words.games import length_label
from whist_td.players.words.movement_pages import sit_outs_sentence
from whist_td.words.messages import message
from whist_td.words.words import N_, Words

MEANINGS: Mapping[Enum, str] = {
    SeatingWay.CHANGING: N_("New company each round, as evenly as is known."),
    SeatingWay.DRAWN: N_("Each round by lot, with as few meetings again as can be."),
    SeatingWay.STANDING: N_("Round 1 by lot; then the best four sit at table 1."),
    SeatingWay.PAIRS: N_("Two play together all evening, and meet other pairs."),
    SeatingWay.STAYING: N_("All evening at the same table, with the same people."),
    RankedBy.POINTS: N_("What the game itself counts, added up over the evening."),
    RankedBy.MEAN: N_("Points by deal played: fair where some play fewer deals."),
    RankedBy.PLACEMENT: N_("Points for the place at one’s own table, each round."),
}
_TWICE = 2


def seating_meaning(settings: ClubSettings, _: Words) -> str:
    """Say what a way of seating means in the game that is played."""
    if settings.seating is SeatingWay.STANDING and table_size(settings.game.game) < AT_TABLE:
        return _("Round 1 by lot; then the best sit at table 1.")
    return _(MEANINGS[settings.seating])


def rounds_words(settings: ClubSettings, _: Words) -> str:
    """Say how long the evening is: "4 rounds of 16 deals"."""
    length = length_label(settings.length_at(table_size(settings.game.game)), _)
    return _.plural(
        "{n} round of {length}", "{n} rounds of {length}", settings.rounds, length=length
    )


def tables_words(seen: ClubForecast, _: Words) -> str:
    """Say how many tables of which size there are."""
    told = [_tables(size, count, _) for size, count in seen.tables.items()]
    *most, last = told
    return _("{some} and {last}", some=", ".join(most), last=last) if most else last


def _tables(size: int, count: int, _: Words) -> str:
    match size:
        case 2:
            return _.plural("{n} table of two", "{n} tables of two", count)
        case 3:
            return _.plural("{n} table of three", "{n} tables of three", count)
        case 4:
            return _.plural("{n} table of four", "{n} tables of four", count)
        case _more:
            return _.plural("{n} table of five", "{n} tables of five", count)


def forecast_words(seen: ClubForecast, _: Words) -> tuple[str, ...]:
    """Say who sits with whom and who rests, or why nobody can be seated."""
    if seen.refusal is not None:
        return (message(seen.refusal, _),)
    return tuple(_sentences(seen, _))


def _sentences(seen: ClubForecast, _: Words) -> Iterator[str]:
    if max(seen.tables, default=0) > AT_TABLE:
        length = length_label(seen.settings.length_at(AT_TABLE + 1), _)
        yield _(
            "At a table of five the dealer sits out, and a round is {length}, so that all deal "
            "equally often.",
            length=length,
        )
    yield sit_outs_sentence(seen.rounds, _)
    yield from _company(seen, _)
    settings = seen.settings
    fair = usual_ranking(settings.game, seen.players, settings.left_over)
    if fair is RankedBy.MEAN and settings.ranked_by is RankedBy.POINTS:
        yield _("Not all play as many deals: the mean of a deal would rank them more fairly.")


def _company(seen: ClubForecast, _: Words) -> Iterator[str]:
    match seen.settings.seating:
        case SeatingWay.STAYING:
            yield _("Everybody keeps his seat all evening.")
            if any(each.sit_out for each in seen.rounds):
                yield _("Whoever has sat out takes the seat of who sits out next.")
        case SeatingWay.STANDING:
            yield _("Round 1 is drawn by lot; then the standing says who sits where.")
        case SeatingWay.PAIRS:
            yield _pairs(seen, _)
        case _changing:
            yield from _people(seen, _)


def _pairs(seen: ClubForecast, _: Words) -> str:
    most = seen.others.most
    if most <= 1:
        return _("No two pairs meet twice.")
    return _.plural(
        "No two pairs meet more than {n} time.", "No two pairs meet more than {n} times.", most
    )


def _people(seen: ClubForecast, _: Words) -> Iterator[str]:
    if plays_in_sides(seen.settings.game):
        most = seen.partners.most
        yield (
            _("Nobody has the same partner twice.")
            if most <= 1
            else _("Nobody has the same partner more than {times} times.", times=most)
        )
    others = seen.others
    if others.most <= 1:
        yield _("Nobody meets the same opponent twice.")
        return
    if others.most == _TWICE:
        yield _.plural(
            "{n} pair of players meets twice.", "{n} pairs of players meet twice.", others.again
        )
        return
    yield _.plural(
        "{n} pair of players meets more than once, at most {times} times.",
        "{n} pairs of players meet more than once, at most {times} times.",
        others.again,
        times=others.most,
    )
