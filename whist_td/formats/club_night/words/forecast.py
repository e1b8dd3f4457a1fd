"""What a club night will be, in sentences, and what it asks to seat rounds to come otherwise."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from whist_td.formats.club_night.commands import commands as ask
from whist_td.formats.club_night.games.game import Unit
from whist_td.formats.club_night.rules.event import (
    AT_TABLE,
    ClubNightEvent,
    ClubSettings,
    RankedBy,
    SeatingWay,
    plays_in_sides,
    table_size,
    usual_ranking,
)
from whist_td.formats.club_night.views.planning import ClubForecast
from whist_td.formats.club_night.words.games import game_words, length_label
from whist_td.players.views.reseating import SeatOffer, seat_changes
from whist_td.players.words.movement_pages import sit_outs_sentence
from whist_td.players.words.reseating import cards_words, changes_sentence, way_title
from whist_td.words.messages import message
from whist_td.words.words import Words, numbers_listed, span_words

_TWICE = 2


def rounds_words(settings: ClubSettings, _: Words) -> str:
    """Say how long the evening is: "4 rounds of 16 deals"."""
    length = length_label(settings.length_at(table_size(settings.game.game)), _)
    return _.plural(
        "{n} round of {length}", "{n} rounds of {length}", settings.rounds, length=length
    )


def tables_words(seen: ClubForecast, _: Words) -> str:
    """Say how many tables of which size there are."""
    return numbers_listed((_tables(size, count, _) for size, count in seen.tables.items()), _)


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
    settings = seen.settings
    if (
        settings.length_at(AT_TABLE).unit is Unit.DEALS
        and game_words(settings.game.code).in_counters
    ):
        yield _(
            "Counters are paid when a game is won: one that is not finished when the round ends "
            "pays none."
        )
    yield sit_outs_sentence(seen.rounds, _)
    yield from _company(seen, _)
    fair = usual_ranking(settings.game, seen.players, settings.left_over)
    if fair is RankedBy.MEAN and settings.ranked_by is RankedBy.POINTS:
        yield _("Not all play as many deals: the mean of a deal would rank them more fairly.")


def _company(seen: ClubForecast, _: Words) -> Iterator[str]:
    match seen.settings.seating:
        case SeatingWay.STAYING:
            yield _("Everyone keeps their own seat throughout.")
            if any(each.sit_out for each in seen.rounds):
                yield _("The player who sat out takes the seat of the next to sit out.")
        case SeatingWay.STANDING:
            yield _("Round 1 is drawn by lot; then the seats follow the standings.")
        case SeatingWay.PAIRS:
            yield (
                _("No two pairs meet twice.")
                if seen.others.most <= 1
                else _.plural(
                    "No two pairs meet more than {n} time.",
                    "No two pairs meet more than {n} times.",
                    seen.others.most,
                )
            )
        case _changing:
            yield from _people(seen, _)


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
        "{n} pair of players meets more than once, {times} times.",
        "{n} pairs of players meet more than once, {times} times at most.",
        others.again,
        times=others.most,
    )


def way_words(_event: ClubNightEvent, offer: SeatOffer, _: Words) -> tuple[str, str]:
    """Return what a way to seat people is called, and its price: who meets again, and the cards."""
    cost = offer.cost
    if cost.whole.settings.seating is SeatingWay.PAIRS:
        # They stay together: only what is to be printed differs.
        cards = cards_words(cost.cards, _)
        return way_title(offer, _), cards[0].upper() + cards[1:]
    if plays_in_sides(cost.whole.settings.game):
        again = _.plural("{n} repeated partnership", "{n} repeated partnerships", cost.again)
        none = _("no repeated partnership")
    else:
        again = _.plural("{n} repeated meeting", "{n} repeated meetings", cost.again)
        none = _("no repeated meeting")
    price = f"{again if cost.again else none} · {cards_words(cost.cards, _)}"
    return way_title(offer, _), price[0].upper() + price[1:]


def reseating_sentences(event: ClubNightEvent, offer: SeatOffer, _: Words) -> tuple[str, ...]:
    """Say what the rest of the evening will be once somebody has come or gone."""
    rounds, cost = offer.rounds, offer.cost
    if not rounds:
        return (_("The next round is seated when it begins, by the standings at that time."),)
    seen = replace(cost.ahead, partners=cost.whole.partners, others=cost.whole.others)
    if offer.takes_seats:
        return (_seats_taken(event, offer, _), *forecast_words(seen, _), _cards(cost.cards, _))
    first, last = rounds[0].number, rounds[-1].number
    anew = _.plural(
        "Round {span} is reseated: {tables}.",
        "Rounds {span} are reseated: {tables}.",
        last - first + 1,
        span=span_words(first, last, _),
        tables=tables_words(cost.ahead, _),
    )
    return (anew, *forecast_words(seen, _), _("Print the seating cards of these rounds again."))


def _seats_taken(event: ClubNightEvent, offer: SeatOffer, _: Words) -> str:
    changes = [
        change
        for seated in offer.rounds
        for change in seat_changes(
            seated.number,
            {s.table: s.seats for s in event.rounds[seated.number].sittings},
            {s.table: s.seats for s in seated.sittings},
        )
    ]
    if not changes:
        return _("Everybody stays where the printed cards say.")
    return changes_sentence(changes, _)


def _cards(cards: Sequence[int], _: Words) -> str:
    if not cards:
        return _("No card has to be printed again.")
    return _.plural(
        "Print again the seating card of player {numbers}.",
        "Print again the seating cards of players {numbers}.",
        len(cards),
        numbers=numbers_listed(cards, _),
    )


def pair_sentences(event: ClubNightEvent, command: ask.FormClubPair, _: Words) -> tuple[str, ...]:
    """Say what it means that two who were left over play together."""
    one, other = command.pair
    sentence = _(
        "From round {round} on, {first} and {second} are pair {one} + {other}.",
        round=one.first_round,
        first=one.name,
        second=other.name,
        one=one.number,
        other=other.number,
    )
    home = [n for n in command.leaving if n not in (command.first, command.second)]
    names = [event.players[number].name for number in home]
    points = _("The points of their old pairs stay there; the new pair begins at zero.")
    return (sentence, *(_("{name} leaves.", name=name) for name in names), points)


def substitute_sentences(
    event: ClubNightEvent, command: ask.SubstituteClubPlayer, _: Words
) -> tuple[str, ...]:
    """Say what it means that somebody plays in another's place."""
    sentence = _(
        "From round {round} on, {name} sits where {other} would have sat.",
        round=event.last_announced + 1,
        name=command.substitute.name,
        other=event.players[command.player].name,
    )
    nobody = _("Nobody else changes seats.")
    paper = _("Print the seating cards of these rounds again.")
    return (sentence, nobody, paper)
