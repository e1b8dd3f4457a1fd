"""How a Whiz tournament speaks to the room, the deal of the event among it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from typing_extensions import override

from whist_td.core.contracts import Hand
from whist_td.deals.cards import PLACES
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding
from whist_td.formats.whiz.views.deal_pages import (
    AtTable,
    DealSeen,
    JudgedSlam,
    Swing,
    best_slam,
    largest_swing,
)
from whist_td.formats.whiz.views.play_views import BoardsMove
from whist_td.formats.whiz.words.deal_pages import best_sentence
from whist_td.formats.whiz.words.deals import short_outcome
from whist_td.formats.whiz.words.hands import SUIT_ORDER, seat_name, suit_text
from whist_td.formats.whiz.words.labels import (
    ranked_words,
    ranking_title,
    tie_sentence,
    ties_sentence,
    whiz_label,
)
from whist_td.room.views.views import (
    Announcement,
    Pulse,
    RankedLine,
    RankingView,
    ResultsView,
    SeatedPlayer,
    TableSoFar,
)
from whist_td.room.words.narrator import Narrator, announced
from whist_td.room.words.posters import (
    AnnouncementPoster,
    DealPage,
    DealsPoster,
    HandShown,
    PosterTone,
    ResultCell,
    TextPoster,
)
from whist_td.words.words import N_, Words, amount_of_points

MOST_NAMED = 6
"""More people who sit out are told by their numbers alone."""
_MOVES: Mapping[BoardsMove, str] = {
    BoardsMove.FIRST: N_("The boards are at their tables"),
    BoardsMove.LOWER: N_("The boards move to the next lower table"),
    BoardsMove.BY_CARDS: N_("The boards move as the table cards say"),
}
_PLAYERS: Mapping[BoardsMove, str] = {
    BoardsMove.FIRST: N_("Sit where your route card says"),
    BoardsMove.LOWER: N_("Players move as their route card says"),
    BoardsMove.BY_CARDS: N_("Players move as their route card says"),
}


@dataclass(frozen=True)
class WhizAnnouncement(Announcement):
    """What was announced for a round of Whiz."""

    move: BoardsMove
    sit_out: tuple[tuple[int, str], ...]


def _sit_out(view: WhizAnnouncement, _: Words) -> str:
    if not view.sit_out:
        return ""
    named = len(view.sit_out) <= MOST_NAMED
    text = ", ".join(f"{number} {name}" if named else str(number) for number, name in view.sit_out)
    return _.plural("Sits out: {people}", "Sit out: {people}", len(view.sit_out), people=text)


class WhizNarrator(Narrator):
    """How a Whiz tournament speaks to the room."""

    @override
    def announcement(self, view: WhizAnnouncement, _: Words) -> AnnouncementPoster:
        lines = tuple(filter(None, (_(_MOVES[view.move]), _sit_out(view, _))))
        return announced(view, _, _(_PLAYERS[view.move]), lines)

    @override
    def spoken(self, view: WhizAnnouncement, _: Words) -> str:
        sentences = (_(_PLAYERS[view.move]), _(_MOVES[view.move]), _sit_out(view, _))
        first = _("Round {number}", number=view.round)
        return " ".join(f"{sentence}." for sentence in (first, *filter(None, sentences)))

    @override
    def short(self, view: WhizAnnouncement, _: Words) -> str:
        return _sit_out(view, _) or _(_PLAYERS[view.move])

    @override
    def seat(self, seated: SeatedPlayer, _: Words) -> str:
        return whiz_label(seated.seat, _)[:1] if isinstance(seated.seat, Hand) else "–"

    @override
    def place_note(self, seated: SeatedPlayer, _: Words) -> str:
        return whiz_label(seated.seat, _) if isinstance(seated.seat, Hand) else _("sits out")

    @override
    def in_so_far(self, pulse: Pulse, _: Words) -> str:
        return _.plural(
            "{n} of {all} results in", "{n} of {all} results in", pulse.found, all=pulse.expected
        )

    @override
    def result(self, table: TableSoFar, _: Words) -> ResultCell:
        text = f"{table.found}/{table.expected}"
        tone = (
            PosterTone.GOOD
            if table.is_in
            else PosterTone.PLAIN
            if table.found
            else PosterTone.QUIET
        )
        return ResultCell(str(table.table), text, "", tone)

    @override
    def legend(self, _view: ResultsView, _: Words) -> str:
        return _("Above: the table. Large: the deals it has handed in.")

    @override
    def score(
        self, line: RankedLine[WhizStanding], view: RankingView[WhizStanding, Ranking], _: Words
    ) -> str:
        return ranked_words(line.standing, view.by, _)

    @override
    def detail(
        self, line: RankedLine[WhizStanding], view: RankingView[WhizStanding, Ranking], _: Words
    ) -> str:
        text = self.score(line, view, _)
        if view.by is not Ranking.MATCHPOINTS:
            text = amount_of_points(line.standing.score or 0, _, text)
        return _("Player {number} · {score}", number=line.number, score=text)

    @override
    def behind(self, view: RankingView[Any, Any], _: Words) -> str:
        if view.by is Ranking.MATCHPOINTS:
            return _("Percentage points behind the leader")
        return _("Points behind the leader")

    @override
    def tie(self, line: RankedLine[WhizStanding], _: Words) -> str:
        return tie_sentence(line.standing, _)

    @override
    def ties(self, view: RankingView[WhizStanding, Ranking], _: Words) -> str:
        return ties_sentence([line.standing for line in view.lines], view.by, _)

    @override
    def standings(self, view: RankingView[Any, Any], _: Words) -> str:
        return ranking_title(view, _)


TELLER = WhizNarrator()


def deals_poster(event: WhizEvent, _: Words) -> DealsPoster | TextPoster:
    """Return the deals worth talking about, once everybody may see them."""
    swing, slam = largest_swing(event), best_slam(event)
    pages = [_swing_page(swing, _)] if swing else []
    pages += [_slam_page(slam, _)] if slam else []
    if not pages:
        return TextPoster(_("The deal of the event comes once the hands are released"))
    return DealsPoster(_("Deal of the event"), tuple(pages))


def _swing_page(swing: Swing, _: Words) -> DealPage:
    hand = whiz_label(swing.hand, _)
    tables = (_at_table(swing.most, _), _at_table(swing.least, _))
    points = amount_of_points(swing.points, _)
    sentence = _("{hand}: a difference of {points}.", hand=hand, points=points)
    return _page(swing.seen, _("Largest swing"), (sentence, *tables), _)


def _slam_page(slam: JudgedSlam, _: Words) -> DealPage:
    bidders = _.plural(
        "The only one of {all} tables that bid a slam and made it.",
        "{n} of {all} tables bid a slam and made it.",
        slam.bidders,
        all=slam.tables,
    )
    return _page(slam.seen, _("Best-judged slam"), (_at_table(slam.at, _), bidders), _)


def _at_table(table: AtTable, _: Words) -> str:
    return _(
        "{name}, table {table}: {outcome}, {points}.",
        name=table.name,
        table=table.place.table,
        outcome=short_outcome(table.outcome, _).replace(" ", "\u00a0"),
        points=amount_of_points(table.points, _),
    )


def _page(seen: DealSeen, title: str, sentences: tuple[str, ...], _: Words) -> DealPage:
    dealer = whiz_label(seen.dealer, _)
    hands = tuple(
        HandShown(
            seat_name(place, _),
            tuple((suit, suit_text(seen.deal.hand(place), suit, _)) for suit in SUIT_ORDER),
        )
        for place in PLACES
    )
    line = _("Deal {board} · dealer {dealer}", board=seen.board, dealer=dealer)
    best = best_sentence(seen, seen.event, _)
    return DealPage(title, line, hands, tuple(filter(None, (*sentences, best))))
