"""The cards of a tournament's boards by the verbs: dealt, shown and released."""

import json
from argparse import Namespace
from collections.abc import Mapping

from whist_td.console.formats import AnyDesk, Dealer
from whist_td.console.world import World, write_file
from whist_td.core.chance import seal_of
from whist_td.core.contracts import HANDS, Contract, Risk, dealer_of
from whist_td.deals.auction import Call, plain_tricks
from whist_td.deals.cards import Deal
from whist_td.deals.dealing import as_called, checked_secret
from whist_td.desk.apart import no_progress
from whist_td.desk.file_errors import UnknownEndingError
from whist_td.desk.request_errors import UsageError
from whist_td.formats.whiz.commands import (
    CallWord,
    DealBoards,
    KeepMakeable,
    ReleaseDeals,
    TakeOutHands,
)
from whist_td.formats.whiz.files.pbn_file import deals_pbn, read_deals
from whist_td.formats.whiz.paper.dealing_sheets import BoardsToMake, dealing_sheets
from whist_td.formats.whiz.rules.dealings import Dealing, Origin, WayOut, hands_text
from whist_td.formats.whiz.rules.errors import (
    BoardDealtAlreadyError,
    BoardNotInFileError,
    DealsSealedError,
    NothingDealtError,
)
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.sealing import (
    all_deals,
    boards_to_deal,
    is_released,
    opened,
    sealed_secret,
)
from whist_td.formats.whiz.views.deal_pages import (
    DealSeen,
    analysed,
    deals_seen,
    made_before,
    to_analyse,
)
from whist_td.formats.whiz.words.deal_pages import best_sentence, talk_sentence
from whist_td.formats.whiz.words.dealings import made_before_sentence
from whist_td.words.words import Words, numbers_listed


def _deal(desk: AnyDesk, request: Namespace, world: World, _: Words) -> int:
    """Deal boards from a secret, or take over the deals of a file."""
    if request.source and (request.secret or request.word):
        raise UsageError("deal", request.usage)
    command = _imported(desk, request) if request.source else _drawn(desk, request, world)
    if stale := made_before_sentence(made_before(desk.facts, desk.lines), _):
        world.complain(stale)
    dealing = _newest(desk.facts)
    if request.json:
        world.say(json.dumps(_dealing_plain(dealing), ensure_ascii=False))
        return 0
    for each in _dealt_words(dealing, command, _):
        world.say(each)
    return 0


def _imported(desk: AnyDesk, request: Namespace) -> DealBoards:
    deals = read_deals(request.source)
    for board in sorted(request.boards or ()):
        if board not in deals:
            raise BoardNotInFileError(board, request.source.name)
    chosen = {board: deals[board] for board in sorted(request.boards or deals)}
    return _sealed(desk, hands_text(chosen), tuple(chosen), Origin.IMPORTED)


def _drawn(desk: AnyDesk, request: Namespace, world: World) -> DealBoards | None:
    """Deal the boards asked for, or those that have no cards yet; mix in the word where one is."""
    event, word = desk.facts, request.word or ""
    boards = tuple(sorted(request.boards or boards_to_deal(event)))
    if not boards and not word:
        raise BoardDealtAlreadyError(1)
    command = None
    if boards:
        earlier = None if request.secret else sealed_secret(event, desk.sealed)
        secret = checked_secret(request.secret or earlier or world.dice.new_secret())
        origin = Origin.REPEATED if request.secret else Origin.DEALT
        command = _sealed(desk, secret, boards, origin, word)
    if word and _newest(desk.facts).word != as_called(word):
        desk.do(CallWord(word))
    return command


def _sealed(
    desk: AnyDesk, content: str, boards: tuple[int, ...], origin: Origin, word: str = ""
) -> DealBoards:
    command = DealBoards(boards, seal_of(content), origin, word)
    desk.rehearsed(command)  # what is refused leaves nothing in the file
    desk.seal(content)
    desk.do(command)
    return command


def _newest(event: WhizEvent) -> Dealing:
    if not event.dealings:
        raise NothingDealtError
    return event.dealings[max(event.dealings)]


def _dealing_plain(dealing: Dealing) -> Mapping[str, object]:
    seal = dealing.seal if dealing.origin.has_secret else None
    plain = {"commitment": seal, "word": dealing.word, "how": dealing.origin.value}
    return {**plain, "boards": list(dealing.boards)}


def _dealt_words(dealing: Dealing, command: DealBoards | None, _: Words) -> list[str]:
    boards = numbers_listed(command.boards if command else dealing.boards, _)
    if not dealing.origin.has_secret:
        return [_("The cards of boards {boards} are in the file, sealed.", boards=boards)]
    word = [_("Word of the room: “{word}”", word=dealing.word)] if dealing.word else []
    return [
        _("Boards {boards} are dealt. The commitment for the wall:", boards=boards),
        dealing.seal,
        *word,
    ]


def _show(desk: AnyDesk, request: Namespace, world: World, _: Words) -> int:
    """Show the hands: those that are sealed only for the director, which is noted."""
    event = desk.facts
    if not event.dealings:
        raise NothingDealtError
    if not is_released(event) and not request.director:
        raise DealsSealedError
    if request.analyse:
        _analyse(desk)
        event = desk.facts
    deals = all_deals(event, desk.sealed)
    if request.o is not None:
        _save(desk, request, deals, world, _)
        return 0
    _note(desk, deals, WayOut.READ)
    rows = [(board, dealer_of(board).value, deal.text) for board, deal in deals.items()]
    seen = deals_seen(event) if request.analyse else {}
    if request.json:
        keys = ("board", "dealer", "deal")
        makeable = {board: _makeable_plain(each) for board, each in seen.items()}
        boards = [{**dict(zip(keys, row, strict=True)), **makeable.get(row[0], {})} for row in rows]
        dealing = _dealing_plain(_newest(event))
        plain = {**dealing, "boards": boards, "released": is_released(event)}
        world.say(json.dumps(plain, ensure_ascii=False))
        return 0
    for row in rows:
        world.say("  ".join(map(str, row)))
        for each in _makeable_words(seen.get(row[0]), event, _):
            world.say(f"    {each}")
    return 0


def _analyse(desk: AnyDesk) -> None:
    """Find what can be made of the deals that everybody may see, and keep it."""
    if not is_released(desk.facts):
        raise DealsSealedError
    if deals := to_analyse(desk.facts):
        desk.do(KeepMakeable(analysed(deals, desk.facts.settings.seat_change, no_progress)))


def _makeable_words(seen: DealSeen | None, event: WhizEvent, _: Words) -> tuple[str, ...]:
    """Say what can be made of a deal, which auction is best, and what to talk about."""
    if seen is None or seen.makeable is None:
        return ()
    tricks = (
        f"{hand.value} " + " ".join(f"{strain.value}{count}" for strain, count in row.items())
        for hand, row in seen.makeable.items()
    )
    sentences = (" · ".join(tricks), best_sentence(seen, event, _), talk_sentence(seen, _))
    return tuple(filter(None, sentences))


def _makeable_plain(seen: DealSeen) -> Mapping[str, object]:
    best = seen.best
    if seen.makeable is None or best is None:
        return {}
    auction = {
        "contract": best.contract.code if best.contract else None,
        "declarer": best.declarer.value if best.declarer else None,
        "points": {hand.value: worth for hand, worth in zip(HANDS, best.payoff, strict=True)},
        "calls": [_call_code(call) for call in best.calls],
    }
    return {"tricks": plain_tricks(seen.makeable), "best": auction}


def _call_code(call: Call) -> str:
    match call:
        case Contract():
            return call.code
        case Risk.DOUBLED:
            return "X"
        case Risk():
            return "XX"
        case _none:
            return "PASS"


def _save(
    desk: AnyDesk, request: Namespace, deals: Mapping[int, Deal], world: World, _: Words
) -> None:
    """Save the hands for a dealing machine, or the sheets by which boards are made up."""
    path = request.o
    match path.suffix.lower():
        case ".pbn":
            way, content = WayOut.FILE, deals_pbn(desk.facts, deals)
        case ".pdf":
            of = BoardsToMake(desk.facts.details, deals)
            way, content = WayOut.SHEETS, dealing_sheets(of, request.size, _)
        case ending:
            raise UnknownEndingError(path.name, ending or path.name)
    _note(desk, deals, way)
    write_file(path, content)
    world.say(str(path))


def _note(desk: AnyDesk, deals: Mapping[int, Deal], way: WayOut) -> None:
    if not is_released(desk.facts):
        desk.do(TakeOutHands(tuple(deals), way))


def _release(desk: AnyDesk, _request: Namespace, world: World, _: Words) -> int:
    """Tell what was sealed, once nobody has a board to play any more."""
    sealed = [each for each in desk.facts.dealings.values() if not each.content]
    desk.do(ReleaseDeals(tuple((each.number, opened(each, desk.sealed)) for each in sealed)))
    dealings = desk.facts.dealings.values()
    plain = next(
        (
            {"secret": each.content, "word": each.word}
            for each in dealings
            if each.origin.has_secret
        ),
        {"secret": None, "word": ""},
    )
    world.say(json.dumps(plain, ensure_ascii=False))
    return 0


def _check(desk: AnyDesk) -> None:
    """Refuse an event whose sealed hands are not in its file."""
    for dealing in desk.facts.dealings.values():
        opened(dealing, desk.sealed)


DEALER = Dealer(
    _deal, _show, _release, lambda event: bool(event.dealings) and not is_released(event), _check
)
