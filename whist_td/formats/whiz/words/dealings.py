"""What the page of the deals says: how the boards came by their cards, and what comes next."""

from collections.abc import Iterable, Mapping

from whist_td.core.contracts import dealer_of
from whist_td.core.errors import RuleError
from whist_td.formats.whiz.rules.dealings import Dealing, Origin
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.sealing import (
    boards_to_deal,
    check_all_played,
    dealing_by_board,
    is_released,
)
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.words.listings import Cell, Column, ColumnKind, Ink, Listing
from whist_td.words.messages import message
from whist_td.words.words import N_, Words, numbers_listed

_GROUP, _GROUPS = 8, 4
"""How a commitment is cut up so that it can be read from the wall and compared."""
_ORIGINS: Mapping[Origin, str] = {
    Origin.DEALT: N_("dealt by the program"),
    Origin.REPEATED: N_("dealt from a secret that was given"),
    Origin.IMPORTED: N_("from a file"),
    Origin.BY_HAND: N_("entered by hand"),
}


def seal_lines(seal: str) -> list[str]:
    """Return a commitment in lines of four groups.

    >>> seal_lines("0123456789abcdef" * 4)[0]
    '01234567 89abcdef 01234567 89abcdef'
    """
    groups = [seal[at : at + _GROUP] for at in range(0, len(seal), _GROUP)]
    return [" ".join(groups[at : at + _GROUPS]) for at in range(0, len(groups), _GROUPS)]


def with_commitment(event: WhizEvent) -> Dealing | None:
    """Return the newest dealing that has a commitment to show; None: there is none."""
    dealings = [each for _n, each in sorted(event.dealings.items()) if each.origin.has_secret]
    return dealings[-1] if dealings else None


def state_sentence(event: WhizEvent, _: Words) -> str:
    """Say how far it is with the cards of the boards."""
    if not event.dealings:
        return _(
            "No cards yet. The program can deal them, so that nobody chose them; a file can bring "
            "them; or they are shuffled at the tables and typed in afterwards."
        )
    boards, lacking = dealing_by_board(event), boards_to_deal(event)
    has = _.plural(
        "Board {boards} has its cards.",
        "Boards {boards} have their cards.",
        len(boards),
        boards=numbers_listed(sorted(boards), _),
    )
    lacks = _.plural(
        "Board {boards} has none yet.",
        "Boards {boards} have none yet.",
        len(lacking),
        boards=numbers_listed(lacking, _),
    )
    seen = (
        _("The hands are released: anybody may see them.")
        if is_released(event)
        else _("The hands are sealed: no page, sheet or file shows them before release.")
    )
    return " ".join(filter(None, (has, lacks if lacking else "", seen)))


def proof_sentence(dealing: Dealing, _: Words) -> str:
    """Say what the commitment is for, or how anybody checks it once the secret is told."""
    if dealing.content:
        return _(
            "The secret was {secret}. Its SHA-256 is the number above, and “whist-td verify-deals” "
            "deals the same boards again.",
            secret=dealing.content,
        )
    return _(
        "Show or print it before the first board: it proves afterwards that nobody chose the "
        "cards. The secret itself is kept in the club file: anybody who has the file could read "
        "it."
    )


def word_sentence(dealing: Dealing, _: Words) -> str:
    """Tell the word that the room called out, where there is one."""
    return _("Word of the room: “{word}”", word=dealing.word) if dealing.word else ""


def made_before_sentence(boards: Iterable[int], _: Words) -> str:
    """Say which boards were made up from hands that are no longer theirs; nothing: none."""
    listed = tuple(boards)
    if not listed:
        return ""
    named = boards_words(listed, _)
    return _("Out of date: dealing sheets and files of {boards}. Make them again.", boards=named)


def why_sealed(event: WhizEvent, _: Words) -> str:
    """Say why the hands cannot be released; nothing where they can."""
    try:
        check_all_played(event)
    except RuleError as refusal:
        return message(refusal, _)
    return ""


def boards_listing(event: WhizEvent, _: Words) -> Listing[int]:
    """Return each board with its dealer and where its cards come from."""
    dealt = dealing_by_board(event)
    boards = tuple(sorted({*dealt, *range(1, event.boards + 1)}))

    def cards(board: int) -> Cell:
        dealing = dealt.get(board)
        if dealing is None:
            return Cell(_("no cards yet"), Ink.AMBER)
        return Cell(_(_ORIGINS[dealing.origin]))

    columns = (
        Column[int](_("Board"), lambda board: board, kind=ColumnKind.NUMBER),
        Column[int](
            _("Dealer"),
            lambda board: whiz_label(dealer_of(board), _),
            kind=ColumnKind.WORDS,
        ),
        Column[int](_("Cards"), shows=cards, kind=ColumnKind.WORDS),
    )
    return Listing(columns, boards, _("The boards"))


def boards_words(boards: Iterable[int], _: Words) -> str:
    """Name boards: "boards 1 to 24"."""
    listed = sorted(boards)
    return _.plural(
        "board {boards}", "boards {boards}", len(listed), boards=numbers_listed(listed, _)
    )
