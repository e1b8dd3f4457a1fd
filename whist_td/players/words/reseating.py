"""What it asks to seat people otherwise where somebody comes or goes, in plain words."""

from collections.abc import Callable, Iterable, Sequence

from whist_td.players.views.reseating import SeatOffer, TableChange
from whist_td.words.words import Words, numbers_listed


def way_title(offer: SeatOffer, _: Words) -> str:
    """Return what a way to seat people is called."""
    return _("Only a few seats change") if offer.takes_seats else _("Everyone is reseated")


def ways_apart(ways: Iterable[tuple[str, str]], _: Words) -> list[tuple[str, str]]:
    """Return ways with their prices; what is called as the one before it says that it differs."""
    apart: list[tuple[str, str]] = []
    for title, price in ways:
        is_other = bool(apart) and apart[-1][0] == title
        apart.append((_("{way}, otherwise", way=title) if is_other else title, price))
    return apart


def cards_words(cards: Sequence[int], _: Words) -> str:
    """Say how many cards are to be printed again, as part of a price."""
    again = _.plural("{n} card to print again", "{n} cards to print again", len(cards))
    return again if cards else _("no card to print again")


def _laid(change: TableChange, _: Words) -> str:
    return _(
        "round {round}, table {table}: {people}",
        round=change.round,
        table=change.table,
        people=numbers_listed(change.come, _),
    )


def changes_sentence(
    changes: Iterable[TableChange], _: Words, laid: Callable[[TableChange, Words], str] = _laid
) -> str:
    """Say who sits where others were to sit; what is said of a table more is for the format."""
    sentences = [text for change in changes for text in _change(change, laid, _)]
    text = _("Who sits where: {changes}.", changes=" · ".join(sentences))
    return text + " " + _("All other seats stay the same.")


def _change(
    change: TableChange, laid: Callable[[TableChange, Words], str], _: Words
) -> Iterable[str]:
    place = {"round": change.round, "table": change.table}
    if change.is_laid:
        return [laid(change, _)]
    if change.is_empty:
        return [_("round {round}, table {table}: stays empty", **place)]
    both = zip(change.come, change.gone, strict=False)
    sentences = [
        _("round {round}, table {table}: no. {come} for no. {gone}", come=come, gone=gone, **place)
        for come, gone in both
    ]
    more, fewer = change.come[len(change.gone) :], change.gone[len(change.come) :]
    if more:
        people = numbers_listed(more, _)
        sentences.append(
            _.plural(
                "round {round}, table {table}: no. {people} as well",
                "round {round}, table {table}: nos. {people} as well",
                len(more),
                people=people,
                **place,
            )
        )
    if fewer:
        people = numbers_listed(fewer, _)
        sentences.append(
            _.plural(
                "round {round}, table {table}: without no. {people}",
                "round {round}, table {table}: without nos. {people}",
                len(fewer),
                people=people,
                **place,
            )
        )
    return sentences
