"""What a table says about a deal of whist, in the order in which it says it."""

from whist_td.core.strains import SUITS
from whist_td.formats.club_night.games.whist.deals import Sides, WhistDeal
from whist_td.formats.club_night.games.whist.marking import ALL_HONOURS, ALL_TRICKS
from whist_td.formats.club_night.games.whist.running import WhistRunning
from whist_td.formats.club_night.games.whist.settings import WhistSettings
from whist_td.formats.club_night.rules.deal_fields import Answers, Field, FieldKind

TRUMP = Field("trump", FieldKind.CHOICE, choices=SUITS)


def fields(running: WhistRunning, settings: WhistSettings, answers: Answers) -> tuple[Field, ...]:
    """Return what to ask at a table of fixed sides."""
    return side_fields(running, settings, answers, WhistDeal().sides(running.players))


def trumped_fields(
    running: WhistRunning, settings: WhistSettings, answers: Answers
) -> tuple[Field, ...]:
    """Return what to ask where the trump has to be said."""
    return (TRUMP, *fields(running, settings, answers))


def side_fields(
    running: WhistRunning, settings: WhistSettings, answers: Answers, sides: Sides
) -> tuple[Field, ...]:
    """Return what to ask of two sides: tricks of the first, honours, revokes."""
    shown = Field("shown", FieldKind.SIDE, sides, is_optional=True)
    may_show = settings.calls_honours and settings.target - settings.three_honours in running.score
    if answers.get("shown") is not None:
        return (shown,)
    played = [Field("tricks", FieldKind.NUMBER, sides[:1], 0, ALL_TRICKS)]
    if settings.has_honours:
        played.append(Field("honours", FieldKind.NUMBERS, sides, 0, ALL_HONOURS, usual=(0, 0)))
    played.append(Field("revokes", FieldKind.NUMBERS, sides, 0, ALL_TRICKS, usual=(0, 0)))
    if any(_pair(answers.get("revokes"))):
        played.append(Field("erased", FieldKind.NUMBERS, sides, 0, ALL_TRICKS, usual=(0, 0)))
    return (shown, *played) if may_show else tuple(played)


def _pair(answer: object) -> tuple[object, ...]:
    return answer if isinstance(answer, tuple) else ()
