"""The large sheets of a tournament: recapitulation, director’s sheet, ranking."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction

from whist_td.desk.requests import is_all_in
from whist_td.formats.whiz.paper.parts import COUNTED, deals_text, percent_sign
from whist_td.formats.whiz.rules.results import NOT_PLAYED
from whist_td.formats.whiz.rules.settings import Ranking, WhizSettings
from whist_td.formats.whiz.views.paper_views import GuideCard, GuideLine, WhizPapers, WhizTableLine
from whist_td.formats.whiz.views.results import HandWorth, PlayerSheet, WhizResults
from whist_td.formats.whiz.words.deal_listings import NOTHING
from whist_td.formats.whiz.words.facts import penalty_words
from whist_td.formats.whiz.words.labels import percent_words, whiz_label
from whist_td.formats.whiz.words.quality import copies_sentence, quality_sentences
from whist_td.formats.whiz.words.standings import told_listing
from whist_td.paper.layout import Orientation, PageSize, sheet
from whist_td.paper.page import Page
from whist_td.players.paper.director_sheet import (
    DirectorPlan,
    Seated,
    SheetRound,
    SheetTable,
    director_pages,
)
from whist_td.players.paper.recap_sheet import Recap, RecapBox, RecapRow, recap_pages, recap_title
from whist_td.room.formats import race_of
from whist_td.room.standings_layout import StandingsPages
from whist_td.words.listings import rank_heading
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Words, decimal, sentence_case, with_minus

Rounds = Sequence[Sequence[RecapBox | None]]
"""The boxes of a player, round by round."""
_MARK = "*"
"""Beside a deal that the movement has elsewhere."""


def recap(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the recapitulation, with the points of every deal that is in."""
    plan, settings = of.plan, of.plan.settings
    counted = COUNTED.get((settings.ranking, settings.compare))
    ends = (_("Deals"), *((_("Percent"),) if settings.ranking is Ranking.MATCHPOINTS else ()))
    sheets = {sheet.standing.player: sheet for sheet in of.so_far.players}
    filling = _Filling(of, _)
    filled = [filling.rounds(card, sheets[card.player.number]) for card in plan.cards]
    most = max((len(boxes) for rounds in filled for boxes in rounds), default=0)
    across = max(most, settings.boards_per_round)
    boxes_filled = (box for rounds in filled for each in rounds for box in each if box)
    otherwise: tuple[str, ...] = ()
    if any(box.label.endswith(_MARK) for box in boxes_filled):
        explained = _(
            "{mark} A deal that was not planned for this player in this round.", mark=_MARK
        )
        otherwise = (explained,)
    table = Recap(
        recap_title(of.so_far.standings.reach, _, is_final=filling.is_all_in),
        missing_sentence(of.so_far.standings.reach, _),
        plan.details,
        tuple(each.number for each in plan.rounds),
        across,
        (_("points"), *((_(counted),) if counted else ())),
        (*ends, rank_heading(_)),
        tuple(
            filling.row(
                sheets[card.player.number],
                tuple(box for boxes in rounds for box in (*boxes, *[None] * (across - len(boxes)))),
            )
            for card, rounds in zip(plan.cards, filled, strict=True)
        ),
        (*_notes(settings, _), *otherwise, *_penalties(of, _)),
    )
    return recap_pages(table, size, _)


def _notes(settings: WhizSettings, _: Words) -> tuple[str, ...]:
    return (
        _(
            "In each box: the number of the deal, the points that the traveller gives, and below "
            "them what they count. How to score it: see the sheet “Scoring by hand”."
        )
        if (settings.ranking, settings.compare) in COUNTED
        else _(
            "In each box: the number of the deal, and the points that the traveller gives. How to "
            "score it: see the sheet “Scoring by hand”."
        ),
        _("A mistake? Cross it out and write the right figure beside it."),
    )


def _penalties(of: WhizPapers, _: Words) -> Iterator[str]:
    """Yield who was penalised so far, and by how much."""
    ranking = of.plan.settings.ranking
    penalties = [
        f"{sheet.standing.player} {sheet.standing.name} {penalty_words(penalty, ranking, _)}"
        for sheet in of.so_far.players
        for penalty in sheet.penalties
    ]
    if penalties:
        yield _.labelled(_("Penalties"), _.apart(penalties))


class _Filling:
    """Fills in what is known: points as they come, what they count once that is settled."""

    def __init__(self, of: WhizPapers, words: Words) -> None:
        self._words = words
        self._settings = of.plan.settings
        self.is_all_in = is_all_in(of.event, of.after_round)
        self._in = {place for place in of.event.results if place.round <= of.after_round}
        # In play the deal with the most results is known from the plan, afterwards from them.
        planned = Counter(each.deal.number for each in of.plan.travellers for _line in each.lines)
        held = [
            lines[0].group.held
            for board in of.so_far.boards
            for lines in board.frequencies
            if lines
        ]
        self._most = max(held if self.is_all_in else planned.values(), default=1)

    def rounds(self, card: GuideCard, sheet: PlayerSheet) -> Rounds:
        """Return a player's boxes round by round: the deals planned, then what else he played."""
        return [list(self._of_round(card.player.number, line, sheet)) for line in card.lines]

    def _of_round(
        self, number: int, line: GuideLine, sheet: PlayerSheet
    ) -> Iterator[RecapBox | None]:
        """Yield the boxes of a round; another deal takes the place of one that was not played."""
        played = {d.place.board: d for d in sheet.deals if d.place.round == line.round}
        planned = [each.number for each in line.deals]
        others = sorted(played.keys() - set(planned))
        for board in planned:
            deal = played.get(board)
            if others and deal and deal.outcome is NOT_PLAYED:
                other = others.pop(0)
                yield self._box(f"{other}{_MARK}", played[other].of(number))
            elif deal:
                yield self._box(str(board), deal.of(number))
            else:  # nothing comes of it where somebody else held the hand
                is_gone = (line.round, line.table, board) in self._in
                yield RecapBox(str(board), (NOTHING, NOTHING) if is_gone else ())
        for board in others:
            yield self._box(f"{board}{_MARK}", played[board].of(number))

    def row(self, sheet: PlayerSheet, boxes: tuple[RecapBox | None, ...]) -> RecapRow:
        """Return the line of a player."""
        standing = sheet.standing
        is_known = standing.boards and not standing.lacks
        so_far = (with_minus(str(standing.points)),) if is_known else ()
        ends = self._ends(sheet) if self.is_all_in else ()
        return RecapRow(str(standing.player), standing.name, boxes, so_far, ends)

    def _box(self, deal: str, worth: HandWorth) -> RecapBox:
        """Return a box with the points, and what they count where nothing can change it."""
        _ = self._words
        if worth.percent is None:
            return RecapBox(deal, (NOTHING, NOTHING))
        counted = self._counted(worth) if self._is_settled(worth) else None
        below = () if counted is None else (decimal(counted, _),)
        if worth.points is None:
            return RecapBox(
                _MARK if deal.endswith(_MARK) else "", (percent_sign(worth.percent, _), *below)
            )
        return RecapBox(deal, (with_minus(str(worth.points)), *below))

    def _is_settled(self, worth: HandWorth) -> bool:
        is_full = worth.line is not None and worth.line.group.held == self._most
        return self.is_all_in or (is_full and self._settings.ranking is Ranking.MATCHPOINTS)

    def _counted(self, worth: HandWorth) -> Fraction | None:
        """Return what a deal counts: matchpoints of the full top, or what else ranks."""
        if self._settings.ranking is not Ranking.MATCHPOINTS or worth.percent is None:
            return worth.worth
        return worth.percent * (self._most - 1) / 50

    def _ends(self, sheet: PlayerSheet) -> tuple[str, ...]:
        """Return totals, deals, what ranks, and the rank."""
        _, standing = self._words, sheet.standing
        last = (str(standing.boards), str(standing.rank))
        points = with_minus(str(standing.points))
        if self._settings.ranking is not Ranking.MATCHPOINTS:
            score = decimal(standing.score or Fraction(0), _)
            is_all = (self._settings.ranking, self._settings.compare) not in COUNTED
            return (score, *last) if is_all else (points, score, *last)
        worths = (self._counted(deal.of(standing.player)) for deal in sheet.deals)
        total = decimal(sum(filter(None, worths), Fraction(0)), _)
        deals, rank = last
        return (points, total, deals, percent_words(standing, _), rank)


def director_sheet(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the sheet, on more pages where there are many tables or rounds."""
    plan = of.plan
    deals = {traveller.deal for traveller in plan.travellers}
    title = _(
        "Movement · {players}, {deals}",
        players=_.plural("{n} player", "{n} players", len(plan.cards)),
        deals=_.plural("{n} deal", "{n} deals", len(deals)),
    )
    people = {card.player.number: card.player for card in plan.cards}
    rounds = tuple(
        SheetRound(
            seated.number,
            {card.table: _table(card.lines[at], _) for card in plan.tables if card.lines[at].deals},
            tuple(Seated("", number, people[number].name) for number in seated.sit_out),
        )
        for at, seated in enumerate(plan.rounds)
    )
    copies = copies_sentence(of.plan.rounds, of.plan.settings.boards_per_round, _)
    quality = " ".join((*quality_sentences(of.quality, _), *copies.splitlines()))
    mistake = _(
        "A mistake in the seats? Enter what was really played; nothing has to be played again."
    )
    return director_pages(DirectorPlan(title, plan.details, rounds, (quality, mistake)), size, _)


def _table(line: WhizTableLine, _: Words) -> SheetTable:
    numbers = deals_text(line.deals)
    deals = f"{numbers}\u00a0{line.copy}" if line.copy else numbers
    sitters = (
        Seated(each.hand.value, each.player.number, each.player.name) for each in line.sitters
    )
    return SheetTable(_("deals {numbers}", numbers=deals), tuple(sitters))


def standings(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the ranking, its heading repeated on each page."""
    results = of.results
    mistake = _("A mistake? Tell the director: any deal can be corrected; the standings follow.")
    return StandingsPages(
        sheet(size, Orientation.PORTRAIT),
        results.details,
        told_listing(results.standings, _),
        missing_sentence(results.standings.reach, _),
        (conditions(results, _), mistake),
        race_of(of.event, results.standings.after_round, _),
        _,
    ).pages


def conditions(of: WhizResults, _: Words) -> str:
    """Say by what the players are ranked and what is compared, as RULES 2.4 asks."""
    options = (whiz_label(each, _) for each in (of.settings.ranking, of.settings.compare))
    return sentence_case(" · ".join(options))
