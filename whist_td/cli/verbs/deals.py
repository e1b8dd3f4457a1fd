"""Deals of an event, and without one: dealt again from a secret, what could be made of them."""

import json
from argparse import Namespace
from collections.abc import Mapping
from contextlib import suppress

from whist_td.console import values
from whist_td.console.formats import AnyDesk, Dealer, verbs_of
from whist_td.console.verb import Argument
from whist_td.console.world import WILL_NOT_DO, World, answer_lines, read_line
from whist_td.core.contracts import dealer_of
from whist_td.core.errors import RuleError
from whist_td.core.formats import format_of
from whist_td.deals.auction import plain_tricks
from whist_td.deals.cards import Deal, DealTextError, read_deal
from whist_td.deals.dealing import MOST_BOARDS, as_called, commitment, dealt
from whist_td.deals.double_dummy import SolverAbsentError, SolverFaultError, has_solver, solved
from whist_td.desk.apart import NoAnswerError, answered_apart, no_progress
from whist_td.desk.request_errors import ArgumentValueError, NoBoardsError
from whist_td.words.words import Words

_CRASHED = 0
"""The fault of a solver that ended without an answer."""


def boards_option() -> tuple[Argument, ...]:
    """Return the boards that are to be dealt."""
    return (Argument("--boards", values.numbers("--boards", MOST_BOARDS + 1), needed=True),)


def dealing_options() -> tuple[Argument, ...]:
    """Return the boards that are to be dealt; none: those of the event."""
    return (Argument("--boards", values.numbers("--boards", MOST_BOARDS + 1)),)


def deal(request: Namespace, world: World, _: Words) -> int:
    """Deal the cards of an event's boards, or take over those of a file."""
    with world.writing(request.file) as club:
        desk = club.any_desk(request.event)
        return _dealer(desk).deal(desk, request, world, _)


def show_deals(request: Namespace, world: World, _: Words) -> int:
    """Show the hands of an event's boards; what is noted or found is written."""
    with world.reading(request.file) as club:
        desk = club.any_desk(request.event)
        dealer = _dealer(desk)
        notes = request.director and dealer.is_sealed(desk.facts)
        if not (notes or request.analyse):
            return dealer.show(desk, request, world, _)
    with world.writing(request.file) as club:
        return dealer.show(club.any_desk(request.event), request, world, _)


def release(request: Namespace, world: World, _: Words) -> int:
    """Tell the secret of an event's boards, once everybody has played them."""
    with world.writing(request.file) as club:
        desk = club.any_desk(request.event)
        return _dealer(desk).release(desk, request, world, _)


def _dealer(desk: AnyDesk) -> Dealer:
    dealer = verbs_of(desk.facts).dealer()
    if dealer is None:
        raise NoBoardsError(format_of(desk.facts).code)
    return dealer


def verify_deals(request: Namespace, world: World, _: Words) -> int:
    """Deal boards again; the exit code tells whether the secret is that of the commitment."""
    boards = sorted(request.boards)
    if not 1 <= boards[0] <= boards[-1] <= MOST_BOARDS:
        raise ArgumentValueError("--boards", f"{boards[0]}-{boards[-1]}", f"1…{MOST_BOARDS}")
    shown = commitment(request.secret)
    wall = (request.commitment or "").strip().lower()
    fits = wall == shown if wall else None
    word = request.word or ""
    rows = [
        (board, dealer_of(board).value, dealt(request.secret, board, word).text) for board in boards
    ]
    if request.json:
        keys = ("board", "dealer", "deal")
        listed = [dict(zip(keys, row, strict=True)) for row in rows]
        plain = {"commitment": shown, "word": as_called(word), "fits": fits, "boards": listed}
        world.say(json.dumps(plain, ensure_ascii=False))
    else:
        for row in rows:
            world.say("  ".join(map(str, row)))
    if fits is not False:
        return 0
    world.complain(
        _(
            "This secret does not belong to the commitment: {shown} is what it makes. Compare both "
            "with what hung on the wall.",
            shown=shown,
        )
    )
    return WILL_NOT_DO


def double_dummy(request: Namespace, world: World, _: Words) -> int:
    """Say of every deal what each declarer makes in each strain when nobody errs."""
    lines = list(world.input)
    deals: dict[Deal, None] = {}
    for line in filter(str.strip, lines):
        with suppress(RuleError):
            deals[_deal_of(read_line(line))] = None
    if deals and not has_solver():
        raise SolverAbsentError
    try:
        answers = answered_apart(no_progress, solved, list(deals), request.seats) if deals else ()
    except NoAnswerError:
        raise SolverFaultError(_CRASHED) from None
    made = dict(zip(deals, answers, strict=True))
    return answer_lines(
        lines, lambda facts: {"tricks": plain_tricks(made[_deal_of(facts)])}, world, _
    )


def _deal_of(facts: Mapping[str, object]) -> Deal:
    text = facts.get("deal")
    if not isinstance(text, str) or len(facts) > 1:
        raise DealTextError(json.dumps(facts, ensure_ascii=False))
    return read_deal(text)
