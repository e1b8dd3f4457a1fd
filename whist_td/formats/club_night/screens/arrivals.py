"""A substitute, or a new pair: one question each, and what the answer means."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.players import ClubPlayer, pairs_of
from whist_td.formats.club_night.views.arrivals import left_over, new_pair, substitute_for
from whist_td.formats.club_night.words.forecast import (
    pair_sentences,
    reseating_sentences,
    substitute_sentences,
)
from whist_td.formats.club_night.words.seating import is_paired, taken_names
from whist_td.kit.questions import Ask, Asking, OneOf
from whist_td.players.screens.coming import name_of, parties
from whist_td.players.screens.reseating import Reseat, ReseatQuestion
from whist_td.stages.twin_names import twins_ask
from whist_td.words.words import Words


def substitute_question(
    event: ClubNightEvent, names: Sequence[str], chosen: int | None, _: Words
) -> ReseatQuestion:
    """Ask who takes another's seat from the next round on."""
    present = event.present(event.last_announced + 1)
    there, begins = (
        parties(event, [(n,) for n in present], _),
        chosen if chosen in present else None,
    )
    own = max(event.players) + 1

    def asks() -> Asking[Reseat]:
        gone = yield Ask("substituteFor", _("Who leaves"), begins, there, line="who", share=3)
        instead = _("Who plays instead")
        name = yield Ask("substituteName", instead, "", name_of(names), line="who", share=3)
        club = yield Ask("substituteClub", _("Club or town"), "", line="who", share=2)
        yield twins_ask(("substituteName",), "substituteClub", taken_names(event), _)
        if gone is None:
            return Reseat(None, None, _("Choose first who leaves."), _("Find a substitute"))

        def called(command: Any) -> Any:  # noqa: ANN401 - the command has its type
            comes = replace(command.substitute, name=name or str(own), club=club)
            return replace(command, substitute=comes)

        return Reseat(
            gone,
            lambda _seat: substitute_for(event, gone, ClubPlayer(own, str(own))),
            "" if name else _("Enter the name first."),
            _("{name} plays for {other}", name=name, other=event.players[gone].name)
            if name
            else _("Find a substitute"),
            called,
            lambda offer: substitute_sentences(event, called(offer.request), _) if name else (),
        )

    intro = _("What was played stays with the people who played it. You can undo this.")
    if is_paired(event):
        intro = _("The pair stays one pair, with all its points. You can undo this.")
    title = _("Somebody plays in another’s place")
    return ReseatQuestion("substituteDialog", title, intro, asks, first="substituteName")


def pair_question(event: ClubNightEvent, _: Words) -> ReseatQuestion:
    """Ask which two play together from the next round on; those left over stand first."""
    pairs = pairs_of(event.players, event.present(event.last_announced + 1))
    candidates = [*left_over(event), *(number for pair in pairs for number in pair)]

    def asks() -> Asking[Reseat]:
        everybody = _people(event, candidates, pairs, _)
        first = yield Ask("newPairFirst", _("First of the pair"), None, everybody, line="pair")
        together = next((pair for pair in pairs if first in pair), (first,))
        others = _people(event, [n for n in candidates if n not in together], pairs, _)
        second = yield Ask("newPairSecond", _("Second of the pair"), None, others, line="pair")
        if first is None or second is None:
            lacking = _("Choose the two players first.")
            return Reseat(None, None, lacking, _("Make them a pair"))
        one, other = (event.players[number].name for number in (first, second))
        return Reseat(
            (first, second),
            partial(new_pair, event, first, second),
            "",
            _("Make {first} and {second} a pair", first=one, second=other),
            means=lambda offer: (
                *pair_sentences(event, offer.request, _),
                *reseating_sentences(event, offer, _),
            ),
        )

    intro = _("Players without a partner come first in both lists. You can undo this.")
    return ReseatQuestion("newPairDialog", _("Two become a new pair"), intro, asks)


def _people(
    event: ClubNightEvent, people: Sequence[int], pairs: Sequence[tuple[int, int]], _: Words
) -> OneOf:
    """Return the choice among some people, each with what is known of their partner."""
    mates = {own: mate for pair in pairs for own, mate in (pair, pair[::-1])}
    options = []
    for number in people:
        name, mate = event.players[number].name, event.players.get(mates.get(number, 0))
        text = _("{name} (no partner)", name=name)
        if mate:
            text = _("{name} (plays with {partner})", name=name, partner=mate.name)
        options.append((f"{number} · {text}", number))
    return OneOf(options, _("Choose…"))
