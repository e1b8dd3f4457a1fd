"""The page of a militaire evening's rotation: how good it is, in words and figures."""

from collections.abc import Iterator

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.views import militaire_seen, rotation_quality
from whist_td.movements.verify.quality import RotationFigures, RotationQuality
from whist_td.players.words.movement_pages import FigureRow, MovementPage, range_words
from whist_td.words.movement_messages import fault_sentence
from whist_td.words.words import Words, numbers_listed


def rotation_sentences(quality: RotationQuality, _: Words) -> tuple[str, ...]:
    """Say how often teams meet, and how often a pair comes back to the same table."""
    if quality.faults:
        return tuple(fault_sentence(fault, _) for fault in quality.faults[:3])
    return tuple(_sentences(quality.figures, _))


def _sentences(figures: RotationFigures, _: Words) -> Iterator[str]:
    least, most = figures.least_meetings, figures.most_meetings
    if least == most:
        yield _.plural(
            "Each pair of teams meets {n} time.", "Each pair of teams meets {n} times.", most
        )
    else:
        yield _("Each pair of teams meets {least} to {most} times.", least=least, most=most)
        if most - least == 1 and not figures.can_meet_equally:
            yield _("These numbers do not allow a more even plan.")
    yield _.plural(
        "The same two players visit the same team {n} time at most.",
        "The same two players visit the same team {n} times at most.",
        figures.most_repeats,
    )
    if figures.double_advances:
        yield _.plural(
            "In round {rounds} the pairs advance two tables, past their own.",
            "In rounds {rounds} the pairs advance two tables, past their own.",
            len(figures.double_advances),
            rounds=numbers_listed(figures.double_advances, _),
        )


def _figures(quality: RotationQuality, _: Words) -> Iterator[FigureRow]:
    figures = quality.figures
    held = _("all kept")
    fault = fault_sentence(quality.faults[0], _) if quality.faults else held
    yield FigureRow(_("Hard rules"), fault, held, is_best=quality.is_sound)
    if not figures.rounds:
        return
    least, most = figures.least_meetings, figures.most_meetings
    best = _("equally often") if figures.can_meet_equally else _("not quite equally")
    is_best = most - least <= (0 if figures.can_meet_equally else 1)
    yield FigureRow(_("How often two teams meet"), range_words(least, most, _), best, is_best)
    gap = figures.home_away_gap
    yield FigureRow(
        _("Received more often than visited, or the reverse"),
        str(gap),
        "",
        True if gap <= 1 else None,
    )
    together = [times for _pair, times in figures.partners]
    yield FigureRow(
        _("Rounds two team-mates play together"),
        range_words(min(together), max(together), _),
        "",
        True if max(together) - min(together) <= 1 else None,
    )
    yield FigureRow(_("The same pair at the same team"), str(figures.most_repeats), "")


def militaire_page(event: MilitaireEvent, _: Words) -> MovementPage:
    """Return the page of a militaire evening."""
    quality = rotation_quality(event)
    cells = _("At each table, its own captain receives the pair of the team in the cell.")
    seen = militaire_seen(event)
    headings = tuple(_("R. {round}", round=each.number) for each in seen.rounds)
    sentences, figures = rotation_sentences(quality, _), tuple(_figures(quality, _))
    title = _("Tables of every round")
    return MovementPage(event.details, seen, headings, cells, sentences, figures, title)
