"""Somebody comes late, leaves early or stays after all: one question each, whatever is played."""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtWidgets import QPushButton

from whist_td.core.players import Player, round_to_join
from whist_td.kit.questions import Ask, Asking, Number, OneOf, Options, Text
from whist_td.players.screens.reseating import Reseat, ReseatQuestion
from whist_td.players.seating import E, SeatingKind, named
from whist_td.stages.entries_delegate import NameCompleter
from whist_td.stages.twin_names import twins_ask
from whist_td.words.words import Words


def name_of(names: Sequence[str]) -> Text:
    """Return how a name is typed: completed from those that are known."""
    return Text(completes=lambda field: NameCompleter(names, field))


def parties(event: Any, people: Iterable[tuple[int, ...]], _: Words) -> OneOf:  # noqa: ANN401
    """Return the choice among those who come and go together, each by the first of them."""
    options: Options = [
        (f"{' + '.join(map(str, each))} · {party_name(event, each)}", each[0]) for each in people
    ]
    return OneOf(options, _("Choose…"))


def party_name(event: Any, people: Iterable[int]) -> str:  # noqa: ANN401 - of any format
    """Return what those who come and go together are called."""
    return " + ".join(event.players[number].name for number in people)


def late_question(
    event: E, seating: SeatingKind[E], names: Sequence[str], _: Words
) -> ReseatQuestion:
    """Ask who arrives, in fixed pairs with whom, and from which round."""
    is_paired = seating.is_paired(event)
    first, last = event.last_announced + 1, max(event.settings.rounds, event.last_announced + 1)
    fields = ("lateName", "latePartner")[: 1 + is_paired]

    def asks() -> Asking[Reseat]:
        name = yield Ask("lateName", _("Name"), "", name_of(names), line="who", share=3)
        partner = ""
        if is_paired:
            partner = yield Ask(
                "latePartner", _("Partner"), "", name_of(names), line="who", share=3
            )
        club = yield Ask("lateClub", _("Club or town"), "", line="who", share=2)
        plays = Ask("lateRound", _("Plays from round"), first, Number(first, last), line="who")
        joins = yield plays
        yield twins_ask(fields, "lateClub", seating.taken(event), _)
        lacking = "" if name else _("Enter the name first.")
        if name and is_paired and not partner:
            lacking = _("Enter the partner first.")
        who = f"{name} + {partner}" if is_paired else name
        accept = _("The pair joins") if is_paired else _("The player joins")
        if not lacking:
            accept = _("{name}: joining from round {round}", name=who, round=joins)
        people = [(name, club), (partner, club)][: 1 + is_paired]
        request = seating.late(event, joins, len(people))
        return Reseat(joins, request, lacking, accept, lambda command: named(command, people))

    title = _("A pair arrives late") if is_paired else _("Somebody arrives late")
    intro = _("What was played stays as it is. You can undo this.")
    return ReseatQuestion("lateDialog", title, intro, asks)


def leave_question(event: E, seating: SeatingKind[E], _: Words) -> ReseatQuestion:
    """Ask who goes home, in fixed pairs with the partner, and after which round."""
    there = {p[0]: p for p in seating.mates(event, event.present(event.last_announced + 1))}
    least, most = max(event.last_announced, 1), event.settings.rounds

    def asks() -> Asking[Reseat]:
        who = yield Ask(
            "leaveWho",
            _("Who leaves"),
            None,
            parties(event, there.values(), _),
            line="who",
            share=3,
        )
        played = _("Last round played")
        last = yield Ask("leaveRound", played, least, Number(least, max(least, most)), line="who")
        if who is None:
            none = _("There is nobody left who could leave.")
            lacking = _("Choose first who leaves.") if there else none
            return Reseat(None, None, lacking, _("The player leaves"))
        leaving = _(
            "{name}: leaving after round {round}", name=party_name(event, there[who]), round=last
        )
        return Reseat((who, last), seating.leaving(event, who, last), "", leaving)

    title = _("A pair leaves early") if seating.is_paired(event) else _("Somebody leaves early")
    intro = _("What was played stays, and counts. You can undo this.")
    return ReseatQuestion("leaveDialog", title, intro, asks)


def stay_question(
    event: E, seating: SeatingKind[E], chosen: int | None, _: Words
) -> ReseatQuestion:
    """Ask who left, or was to leave, and is here after all."""
    back = [n for n, player in event.players.items() if seating.can_return(event, player)]
    there = {people[0]: people for people in seating.mates(event, back)}
    alone = next(iter(there)) if len(there) == 1 else None
    begins = next((first for first, people in there.items() if chosen in people), alone)

    def asks() -> Asking[Reseat]:
        who = yield Ask("stayWho", _("Who stays"), begins, parties(event, there.values(), _))
        if who is None:
            none = _("No player who has left can still continue.")
            lacking = _("Choose first who stays.") if there else none
            return Reseat(None, None, lacking, _("The player stays"))
        stays = _("{name}: staying", name=party_name(event, there[who]))
        return Reseat(who, seating.returning(event, who), "", stays)

    intro = _(
        "A player who has missed no round can continue under the same number. You can undo this."
    )
    return ReseatQuestion("stayDialog", _("Somebody stays after all"), intro, asks)


def show_late(
    button: QPushButton, people: Sequence[Player], last: int, rounds: int, _: Words
) -> None:
    """Offer what fits those under the cursor: nothing where they play already."""
    joins = round_to_join(people[0], last) if people else None
    button.setVisible(not last or joins is not None)
    button.setEnabled(joins is not None and joins <= rounds)
    text = _("Not here yet: round {round}", round=joins) if last and joins else _("Will be late")
    button.setText(_("Is here after all") if joins == 1 else text)
    tip = _("The rounds to come are reseated at once; you can undo this.")
    button.setToolTip(tip if joins else _("Put the cursor on a player first."))
