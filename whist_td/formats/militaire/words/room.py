"""How an evening of Whist militaire speaks to the room."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from typing_extensions import override

from whist_td.core.contracts import Strain
from whist_td.formats.militaire.rules.settings import PlannedRound
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views import StandingsView
from whist_td.formats.militaire.words.facts import trump_words
from whist_td.formats.militaire.words.sentences import advance_sentence, tie_sentence
from whist_td.room.views.views import (
    Announcement,
    Pulse,
    RankedLine,
    RankingView,
    ResultsView,
    Runner,
    SeatedPlayer,
    TableSoFar,
    Welcome,
)
from whist_td.room.words.narrator import Narrator
from whist_td.room.words.posters import AnnouncementPoster, PosterTone, RacePoster, ResultCell
from whist_td.room.words.words import race_poster
from whist_td.words.labels import label, standings_title
from whist_td.words.words import N_, Words, decimal, sentence_case


@dataclass(frozen=True)
class MilitaireAnnouncement(Announcement):
    """What was announced for a round of Whist militaire."""

    trump: Strain
    call: tuple[int, int]
    stays: int
    advance: int
    from_home: int
    """How many tables from their own those play who travel."""

    @property
    @override
    def suit(self) -> Strain:
        return self.trump


@dataclass(frozen=True)
class MilitaireTable(TableSoFar):
    """One table of the newest round, and what came of it."""

    points: tuple[int, int] | None = None
    """Of the home side and of the visitors."""
    visitors: int | None = None
    """The number of the team that came."""


def _planned(view: MilitaireAnnouncement) -> PlannedRound:
    return PlannedRound(view.round, view.trump, view.call, view.advance, view.from_home)


def runners(rows: Sequence[MilitaireStanding]) -> tuple[Runner, ...]:
    """Return the race that standings tell; who has left does not race."""
    return tuple(
        Runner(row.team, row.name, tuple(map(Fraction, row.in_hand)), row.rank)
        for row in rows
        if not row.withdrawn
    )


class MilitaireNarrator(Narrator):  # more than 15 methods: teams are spoken of otherwise in each
    """How an evening of Whist militaire speaks to the room."""

    minutes = N_("Minutes per round")
    across = N_("Round")

    @override
    def behind(self, _view: RankingView[Any, Any], _: Words) -> str:
        return _("Points behind the leader")

    @override
    def round(self, number: int, rounds: int, _: Words) -> str:
        return _("Round {round} of {rounds}", round=number, rounds=rounds)

    @override
    def announcement(self, view: MilitaireAnnouncement, _: Words) -> AnnouncementPoster:
        stays = _("{player} stays with the captain", player=view.stays)
        further = _("Advance {n} this time, as on the card", n=view.advance)
        return AnnouncementPoster(
            title=self.round(view.round, view.rounds, _),
            suit=view.trump,
            suit_name=sentence_case(label(view.trump, _)),
            call=_("{first} and {second}", first=view.call[0], second=view.call[1]),
            advance=_.plural("one table from home", "{n} tables from home", view.from_home),
            is_double=view.advance > 1,
            lines=(stays, further) if view.advance > 1 else (stays,),
        )

    @override
    def spoken(self, view: MilitaireAnnouncement, _: Words) -> str:
        return _(
            "Round {round}. {trump}. {advance}. {player} stays.",
            round=view.round,
            trump=sentence_case(trump_words(view.trump, _)),
            advance=advance_sentence(_planned(view), _),
            player=view.stays,
        )

    @override
    def short(self, view: MilitaireAnnouncement, _: Words) -> str:
        return advance_sentence(_planned(view), _)

    @override
    def count(self, view: Welcome, _: Words) -> str:
        filled = sum(is_filled for _table, is_filled in view.tables)
        return _.plural("{n} table filled", "{n} tables filled", filled)

    @override
    def seat(self, player: SeatedPlayer, _: Words) -> str:
        return _("C") if player.seat is None else str(player.seat)

    @override
    def place_note(self, _player: SeatedPlayer, _: Words) -> str:
        return ""

    @override
    def colours(self, _: Words) -> str:
        return _("In colour: the visitors")

    @override
    def in_so_far(self, pulse: Pulse, _: Words) -> str:
        return _.plural(
            "{n} of {all} results in",
            "{n} of {all} results in",
            pulse.found,
            all=pulse.expected,
        )

    @override
    def result(self, table: MilitaireTable, _: Words) -> ResultCell:
        if table.points is None:
            return ResultCell(str(table.table), "", "", PosterTone.QUIET)
        home, visitors = table.points
        if not home and not visitors:
            return ResultCell(str(table.table), "–", "", PosterTone.QUIET)
        if home:
            return ResultCell(str(table.table), str(table.table), f"+{home}", PosterTone.HOME)
        return ResultCell(
            str(table.table), str(table.visitors), f"+{visitors}", PosterTone.VISITORS
        )

    @override
    def legend(self, _view: ResultsView, _: Words) -> str:
        return _("Above: the table. Large: the team that won there, and its points.")

    @override
    def score(self, line: RankedLine[MilitaireStanding], _view: RankingView, _: Words) -> str:
        standing = line.standing
        if standing.average is not None:
            return decimal(standing.average, _, 2)
        return "" if standing.total is None else str(standing.total)

    @override
    def detail(self, line: RankedLine[MilitaireStanding], view: RankingView, _: Words) -> str:
        text = self.score(line, view, _)
        standing = line.standing
        if standing.average is None and standing.total is not None:
            text = _.plural("{n} point", "{n} points", standing.total)
        return _("Team {number} · {score}", number=line.number, score=text)

    @override
    def tie(self, line: RankedLine[MilitaireStanding], _: Words) -> str:
        return tie_sentence(line.standing, _)

    @override
    def place(self, rank: int, _: Words) -> str:
        return _.feminine_ordinal(rank)

    @override
    def standings(self, view: RankingView[Any, Any], _: Words) -> str:
        return standings_title(view, _)


TELLER = MilitaireNarrator()


def race_of_leaders(view: StandingsView, _: Words) -> RacePoster | None:
    """Return the race of the leaders as the room sees it, from the second round on."""
    ranking = RankingView(view.after_round, view.rounds, view.is_final, 0, (), None)
    poster = race_poster(runners(view.rows), ranking, TELLER, _)
    return poster if isinstance(poster, RacePoster) else None
