"""All players of a club night on a few pages."""

from collections.abc import Iterator

from whist_td.formats.club_night.paper.parts import nothing_played, points_line, who_is_who
from whist_td.formats.club_night.paper.player_sheets import numbered_views, summary
from whist_td.formats.club_night.views.paper_views import ClubPapers
from whist_td.formats.club_night.views.views import ClubPlayerView, club_table
from whist_td.paper.layout import Orientation, PageSize, sheet
from whist_td.paper.page import Page
from whist_td.players.paper.digest_sheet import Digest, digest_pages
from whist_td.words.words import Words


def pages(of: ClubPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the players in the order of the standings, several to a page."""
    people = (
        Digest(
            f"{number} · {of.evening.player(number).name}",
            summary(view, of, _),
            tuple(_rounds(of, view, _)),
        )
        for number, view in numbered_views(of)
        if view.rounds
    )
    mistake = _("A mistake? Show this sheet to the director: any deal can be corrected.")
    made = digest_pages(people, of.details, mistake, size, _)
    return made or [nothing_played(sheet(size, Orientation.PORTRAIT), _("All players"), of, _)]


def _rounds(of: ClubPapers, view: ClubPlayerView, _: Words) -> Iterator[str]:
    for played in view.rounds:
        if played.score is None:
            yield _("Round {round} · sits out", round=played.round)
            continue
        table = club_table(of.evening, played.round, played.score.table)
        place = _("Round {round} · table {table}", round=played.round, table=played.score.table)
        has_points = played.score.deals or played.score.sanction
        points = points_line(played.score.points if has_points else None)
        yield f"{place} · {who_is_who(table, _)} · {points}"
