"""A table of a Whiz tournament on the telephone: its boards, each with contract and tricks."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from fractions import Fraction

from whist_td.core.contracts import ALL_TRICKS, HANDS, LEAST_LEVEL, SYMBOLS, Hand, Risk, Strain
from whist_td.deals.cards import PLACES, Deal
from whist_td.desk.requests import Command
from whist_td.formats.whiz.commands import AnnounceWhizRound
from whist_td.formats.whiz.files.tables import ADJ, ADJUSTED, SEATS, UNCOUNTED, results_of
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import (
    PASSED,
    Adjusted,
    BoardPlace,
    NoContract,
    Outcome,
    Played,
    hand_points,
)
from whist_td.formats.whiz.rules.sealing import released_deals
from whist_td.formats.whiz.views.entry import entry_of
from whist_td.formats.whiz.words.facts import outcome_words
from whist_td.formats.whiz.words.hands import SUIT_ORDER, seat_name, suit_text
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.interchange.tables import Table
from whist_td.phones.formats import Asked, Facts, Person, PhoneFormat, Place, sitting_of, table_of
from whist_td.words.labels import strain_label
from whist_td.words.words import Words, numbers_listed

_PASS, _NOT_PLAYED = "PASS", "NP"
_RISKS = {Risk.NONE: "", Risk.DOUBLED: "X", Risk.REDOUBLED: "XX"}


def _tables(event: WhizEvent) -> Sequence[int]:
    return sorted({s.table for seated in event.rounds.values() for s in seated.seatings})


def _people(event: WhizEvent) -> Sequence[Person]:
    return [(number, event.players[number].name) for number in sorted(event.players)]


def _places(event: WhizEvent, round_number: int, table: int) -> Sequence[Place]:
    planned = {p.board for p in event.places(round_number) if p.table == table}
    happened = {p.board for p in event.results if p[:2] == (round_number, table)}
    return [{"round": round_number, "board": board} for board in sorted(planned | happened)]


def _who(event: WhizEvent, round_number: int, table: int) -> Mapping[str, Person]:
    seating = event.rounds[round_number].seating(table)
    if seating is None:
        return {}
    return {
        hand.value: (player, event.players[player].name)
        for hand, player in zip(HANDS, seating.seats, strict=True)
    }


def _at(table: int, place: Place) -> BoardPlace:
    return BoardPlace(place["round"], table, place["board"])


def _entered(event: WhizEvent, table: int, place: Place) -> Facts | None:
    result = event.results.get(_at(table, place))
    if result is None:
        return None
    told = _outcome_facts(result.outcome)
    planned = tuple(person for person, _name in _who(event, place["round"], table).values())
    seats = {} if result.seats == planned else dict(zip(SEATS, result.seats, strict=True))
    return {**told, **seats}


def _outcome_facts(outcome: Outcome) -> Facts:
    match outcome:
        case Played():
            contract = outcome.contract
            code = f"{contract.level}{contract.strain.value}{_RISKS[contract.risk]}"
            return {"contract": code, "declarer": outcome.declarer.value, "tricks": outcome.tricks}
        case NoContract():
            return {"contract": _PASS if outcome is PASSED else _NOT_PLAYED}
        case Adjusted():
            percents = map(_percent, outcome.percents)
            told = {"contract": ADJ, **dict(zip(ADJUSTED, percents, strict=True))}
            return {**told, "reason": outcome.reason} if outcome.reason else told


def _percent(percent: Fraction | None) -> str:
    return UNCOUNTED if percent is None else str(percent)


def _command(event: WhizEvent, table: Table, now: datetime) -> Command:
    return entry_of(event, results_of(table, event, now))


def _asked(event: WhizEvent, table: int, place: Place, _: Words) -> Sequence[Asked]:
    who = _who(event, place["round"], table)
    levels = tuple((str(level), str(level)) for level in range(LEAST_LEVEL, ALL_TRICKS + 1))
    none = ((_PASS, _("passed out")), (_NOT_PLAYED, _("not played")))
    strains = tuple((strain.value, strain_label(strain, _)) for strain in Strain)
    risks = (("", _("not doubled")), ("X", "X"), ("XX", "XX"))
    hands = tuple(
        (hand.value, f"{whiz_label(hand, _)} · {who[hand.value][1]}")
        for hand in Hand
        if hand.value in who
    )
    tricks = tuple((str(number), str(number)) for number in range(ALL_TRICKS + 1))
    return (
        Asked("contract", _("Contract"), (*levels, *none)),
        Asked("contract", _("Suit"), strains, may_lack=True),
        Asked("contract", _("Doubled?"), risks, may_lack=True),
        Asked("declarer", _("Declarer"), hands, may_lack=True),
        Asked("tricks", _("Tricks of the declarer and the Domy"), tricks, may_lack=True),
    )


def _told(event: WhizEvent, table: int, place: Place, _: Words) -> str:
    result = event.results[_at(table, place)]
    text = outcome_words(result.outcome, _)
    scored = hand_points(result.outcome, event.settings.rule)
    if scored is None:
        return text
    names = (f"{whiz_label(hand, _)} {n}" for hand, n in zip(HANDS, scored, strict=True))
    return _("{what}. Points: {points}", what=text, points=", ".join(names))


def _goes(event: WhizEvent, player: int, _: Words) -> str:
    number = max(1, event.last_announced)
    seating = sitting_of(event, number, player)
    hand = seating.hand_of(player) if seating else None
    if seating is None or hand is None:
        return _.pgettext("tour", "Round {round}: you sit out.", round=number)
    return _.pgettext(
        "tour",
        "Round {round}: table {table}, {seat}; boards {boards}",
        round=number,
        table=seating.table,
        seat=whiz_label(hand, _),
        boards=numbers_listed(event.boards_at(seating), _),
    )


def _own(event: WhizEvent, player: int, _: Words) -> Sequence[str]:
    played = (at for at, result in event.results.items() if player in result.seats)
    lines, deals = list[str](), released_deals(event)
    for at in sorted(played, reverse=True):
        result = event.results[at]
        scored = hand_points(result.outcome, event.settings.rule)
        own = "" if scored is None else str(scored[result.seats.index(player)])
        lines.append(
            _(
                "Board {board}: {what}. Yours: {points}",
                board=at.board,
                what=outcome_words(result.outcome, _),
                points=own or "–",
            )
        )
        if at.board in deals:
            lines.append(_hands(deals[at.board], _))
    return lines


def _hands(deal: Deal, _: Words) -> str:
    """Tell the four hands of a deal that was released."""
    hands = []
    for place in PLACES:
        suits = (f"{SYMBOLS[s]} {suit_text(deal.hand(place), s, _)}" for s in SUIT_ORDER)
        hands.append(f"{seat_name(place, _)} {'  '.join(suits)}")
    return " · ".join(hands)


PHONES = PhoneFormat(
    tables=_tables,
    people=_people,
    places=_places,
    who=_who,
    entered=_entered,
    command=_command,
    asked=_asked,
    told=_told,
    announcing=AnnounceWhizRound,
    goes=_goes,
    own=_own,
    table_of=table_of,
    confirms_by_pin=True,
)
