"""Boards dealt, sealed until everybody has played them, and released."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from whist_td.core.chance import seal_of
from whist_td.deals.auction import Makeable
from whist_td.deals.cards import Deal
from whist_td.deals.dealing import MOST_BOARDS, as_called, checked_secret
from whist_td.formats.whiz.rules.dealings import Dealing, Origin, deals_of, read_makeable
from whist_td.formats.whiz.rules.errors import (
    BoardDealtAlreadyError,
    BoardsOpenError,
    DealBoardError,
    DealsReleasedError,
    DealsSealedError,
    NothingDealtError,
    OtherSealError,
    SealLostError,
    WordTooLateError,
)
from whist_td.formats.whiz.rules.event import WhizEvent

USUAL_BOARDS = 24
"""So many are dealt where no movement tells how many are in play."""
Sealed = Mapping[str, str]
"""What nobody is to read yet, by its seal."""


def with_deals(
    event: WhizEvent, boards: Iterable[int], seal: str, origin: Origin, word: str
) -> WhizEvent:
    """Let boards have their cards; those of a secret that is known already come to its others.

    Hands that were typed in take the place of what was dealt, for they are what was played.
    """
    numbers = tuple(sorted(set(boards)))
    for number in numbers or (0,):
        if not 1 <= number <= MOST_BOARDS:
            raise DealBoardError(number, MOST_BOARDS)
    before = dealing_by_board(event)
    for number in () if origin is Origin.BY_HAND else numbers:
        if number in before:
            raise BoardDealtAlreadyError(number)
    same = next((each for each in event.dealings.values() if each.seal == seal), None)
    if same and same.origin.has_secret:
        _check_sealed(same)
        merged = replace(same, boards=tuple(sorted({*same.boards, *numbers})))
        return _with(event, merged)
    typed = before.get(numbers[0]) if origin is Origin.BY_HAND else None
    is_corrected = typed is not None and (typed.origin, typed.boards) == (origin, numbers)
    number = typed.number if typed and is_corrected else max(event.dealings, default=0) + 1
    return _with(event, Dealing(number, numbers, origin, seal, as_called(word)))


def with_word(event: WhizEvent, word: str) -> WhizEvent:
    """Mix in the word that the room called out, once the commitment hung on the wall."""
    secret = [each for each in event.dealings.values() if each.origin.has_secret]
    if not secret:
        raise NothingDealtError
    _check_sealed(secret[-1])
    if event.is_started:
        raise WordTooLateError
    return _with(event, replace(secret[-1], word=as_called(word)))


def released(
    event: WhizEvent,
    contents: Iterable[tuple[int, str]],
    despite_missing: bool = False,  # noqa: FBT001, FBT002 - as the command has it
) -> WhizEvent:
    """Tell what was sealed, once nobody has a board to play any more."""
    if not event.dealings:
        raise NothingDealtError
    if is_released(event):
        raise DealsReleasedError
    if not despite_missing:
        check_all_played(event)
    for number, content in contents:
        dealing = event.dealings[number]
        if seal_of(content) != dealing.seal:
            raise OtherSealError(dealing.seal)
        event = _with(event, replace(dealing, content=content))
    return event


def with_makeable(event: WhizEvent, texts: Iterable[tuple[int, str]]) -> WhizEvent:
    """Keep what can be made of boards whose hands everybody may see."""
    by_board = dealing_by_board(event)
    for board, text in texts:
        if board not in by_board or not by_board[board].content:
            raise DealsSealedError
        dealing = event.dealings[by_board[board].number]
        makeable = {**dict(dealing.makeable), board: text}
        event = _with(event, replace(dealing, makeable=tuple(sorted(makeable.items()))))
    return event


def check_all_played(event: WhizEvent) -> None:
    """Refuse while anybody has a board to play: at any table, in any round that is to come."""
    for number in range(1, event.last_announced + 1):
        missing = event.missing(number)
        if missing and not event.progress.finished:
            tables = tuple(sorted({place.table for place in missing}))
            raise BoardsOpenError(number, tables, tuple(sorted({p.board for p in missing})))
    if event.last_announced < event.settings.rounds and not event.progress.finished:
        raise BoardsOpenError(event.last_announced + 1, (), ())


def check_untold(event: WhizEvent, round_number: int) -> None:
    """Refuse a round with boards whose hands everybody knows."""
    by_board = dealing_by_board(event)
    for _, _, board in event.places(round_number):
        if board in by_board and by_board[board].content:
            raise DealsReleasedError


def dealing_by_board(event: WhizEvent) -> Mapping[int, Dealing]:
    """Return how each board came by its cards; of two dealings the newer one counts."""
    dealings = sorted(event.dealings.values(), key=lambda each: each.number)
    return {board: dealing for dealing in dealings for board in dealing.boards}


def boards_to_deal(event: WhizEvent) -> tuple[int, ...]:
    """Return the boards in play without cards; the usual ones before a movement is made."""
    dealt = dealing_by_board(event)
    return tuple(n for n in range(1, (event.boards or USUAL_BOARDS) + 1) if n not in dealt)


def sealed_secret(event: WhizEvent, sealed: Sealed) -> str | None:
    """Return the secret from which more boards can be dealt; None: there is none yet."""
    sealings = [d for d in event.dealings.values() if d.origin.has_secret and not d.content]
    return checked_secret(opened(sealings[-1], sealed)) if sealings else None


def opened(dealing: Dealing, sealed: Sealed) -> str:
    """Return what a dealing sealed, released or not; refused where this file does not have it."""
    content = dealing.content or sealed.get(dealing.seal)
    if content is None:
        raise SealLostError(dealing.boards)
    return content


def all_deals(event: WhizEvent, sealed: Sealed) -> Mapping[int, Deal]:
    """Return every deal by its board: for the director alone, unless all are released."""
    deals = {
        dealing.number: deals_of(dealing, opened(dealing, sealed))
        for dealing in {each.number: each for each in dealing_by_board(event).values()}.values()
    }
    by_board = dealing_by_board(event)
    return {board: deals[by_board[board].number][board] for board in sorted(by_board)}


def released_deals(event: WhizEvent) -> Mapping[int, Deal]:
    """Return the deals that everybody may see, by their boards."""
    released_boards = {
        board: each for board, each in dealing_by_board(event).items() if each.content
    }
    deals = {n: deals_of(each, each.content) for n, each in event.dealings.items() if each.content}
    return {board: deals[each.number][board] for board, each in sorted(released_boards.items())}


def makeable_of(event: WhizEvent) -> Mapping[int, Makeable]:
    """Return what can be made of each board, as far as it was found under the rule of seats."""
    change = event.settings.seat_change
    texts = {
        board: dict(dealing.makeable).get(board)
        for board, dealing in dealing_by_board(event).items()
        if dealing.content
    }
    makeable = {board: read_makeable(text, change) for board, text in texts.items() if text}
    return {board: each for board, each in sorted(makeable.items()) if each is not None}


def is_released(event: WhizEvent) -> bool:
    """Tell whether something was dealt and all of it may be seen."""
    return bool(event.dealings) and all(each.content for each in event.dealings.values())


def _check_sealed(dealing: Dealing) -> None:
    if dealing.content:
        raise DealsReleasedError


def _with(event: WhizEvent, dealing: Dealing) -> WhizEvent:
    return replace(event, dealings={**event.dealings, dealing.number: dealing})
