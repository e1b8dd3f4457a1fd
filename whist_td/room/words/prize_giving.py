"""The giving of prizes in words: what stands on the wall, and what comes next."""

from whist_td.room.views.show import CalledPrize, CalledPrizes
from whist_td.room.words.posters import (
    Poster,
    RevealPoster,
    StandingLine,
    TextPoster,
    WelcomePoster,
)
from whist_td.room.words.words import MOST_TOGETHER, others_words
from whist_td.words.words import Words


def prizes_poster(called: CalledPrizes | None, shown: int, _: Words) -> Poster:
    """Return the step of a giving of prizes: its heading, a prize, then who has it."""
    if called is None:
        return TextPoster(_("The prizes will be given in a moment"))
    if not called.prizes:
        return TextPoster(_("One moment, please: a prize is being checked"))
    if not shown:
        about = tuple(filter(None, (called.title, called.club.name)))
        return WelcomePoster(_("Prize-giving"), about, called.club.logo, "", ())
    place = (shown - 1) // 2
    left = len(called.prizes) - place - 1
    return _prize_poster(called, called.prizes[place], left, _, is_named=shown % 2 == 0)


def _prize_poster(
    called: CalledPrizes, prize: CalledPrize, left: int, _: Words, *, is_named: bool
) -> RevealPoster:
    winners = prize.winners if is_named else (("", prize.prize),)
    rank = str(prize.rank or "")
    return RevealPoster(
        called.title,
        tuple(StandingLine(rank, None, "", name, prize.prize) for name, _gets in winners),
        tuple(gets for _name, gets in winners),
        prize.place,
        is_podium=True,
        reason="",
        before=(),
        left=_.plural("{n} prize still to come", "{n} prizes still to come", left) if left else "",
        others=others_words(len(winners) - MOST_TOGETHER, _),
    )


def step_words(called: CalledPrizes, shown: int, _: Words) -> str:
    """Say a step in a line, for the director: "2nd place – 25.00", "Anne Roy"; "" past the last."""
    if not shown:
        return called.title
    place = (shown - 1) // 2
    if place >= len(called.prizes):
        return ""
    prize = called.prizes[place]
    if shown % 2:
        return f"{prize.place} – {prize.prize}"
    return ", ".join(name for name, _gets in prize.winners)
