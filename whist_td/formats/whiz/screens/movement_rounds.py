"""The rounds to come once more, or another number of them: the cost is said first."""

from functools import partial

from whist_td.core.events import MOST_ROUNDS
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.movement_views import judged
from whist_td.formats.whiz.words.movement import verdict_sentences
from whist_td.formats.whiz.words.seats_taken import offer_sentences
from whist_td.kit.questions import Ask, Asking, Number
from whist_td.players.screens.reseating import Reseat, ReseatQuestion
from whist_td.players.views.reseating import SeatOffer
from whist_td.words.words import Words


def fresh_question(event: WhizEvent, _: Words) -> ReseatQuestion:
    """Seat all rounds to come anew: a table had the wrong boards, or a change was not so good."""
    intro = _("What was played stays as it is. You can undo this.")
    wrong = verdict_sentences(judged(event, event.rounds.values()), _)
    if wrong:
        intro = _("As it is planned now: {faults}", faults=" ".join(wrong)) + "\n" + intro

    def means(offer: SeatOffer) -> tuple[str, ...]:
        if offer.cost.rounds:
            return offer_sentences(event, offer, _)
        return (_("The rounds that are planned are the best the program knows."),)

    def asks() -> Asking[Reseat]:
        yield from ()
        return Reseat("", partial(plan.anew, event), "", _("Use these seats"), means=means)

    title = _("The rounds to come, made again")
    return ReseatQuestion("freshRoundsDialog", title, intro, asks, takes_seats=False)


def length_question(event: WhizEvent, _: Words) -> ReseatQuestion:
    """Ask how many rounds there are in all, where the event becomes shorter or longer."""
    now, least = event.settings.rounds, max(event.last_announced, 1)

    def asks() -> Asking[Reseat]:
        rounds = yield Ask("lengthRounds", _("Rounds in all"), now, Number(least, MOST_ROUNDS))
        same = _("This is how it is now. Choose another number.") if rounds == now else ""
        request = None if same else partial(plan.other_length, event, rounds)
        play = _.plural("Play {n} round in all", "Play {n} rounds in all", rounds)
        return Reseat(rounds, request, same, play)

    intro = _("Planned rounds keep their places; new ones come after. You can undo this.")
    title = _("A shorter or a longer event")
    return ReseatQuestion("lengthDialog", title, intro, asks, takes_seats=False)
