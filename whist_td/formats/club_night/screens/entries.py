"""The stage *Entries* of a club night: who plays, substitutes and new pairs, the seats for them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.desk.desk import Outcome
from whist_td.desk.requests import Command
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubPlayer, again, pairs_of
from whist_td.formats.club_night.rules.seating import check_enough
from whist_td.formats.club_night.screens.entries_grid import (
    ClubGrid,
    ClubImportDialog,
    made_grid,
    pairs_entered,
)
from whist_td.formats.club_night.screens.seating import show_seats
from whist_td.formats.club_night.views.arrivals import left_over, new_pair, substitute_for
from whist_td.formats.club_night.views.own_seats import gives_up_own
from whist_td.formats.club_night.views.planning import (
    draw_seats,
    forecast_of,
    moved_up_or_down,
    remove_player,
)
from whist_td.formats.club_night.words.forecast import (
    pair_sentences,
    reseating_sentences,
    rounds_words,
    substitute_sentences,
    tables_words,
)
from whist_td.formats.club_night.words.movement_page import (
    SEATING,
    is_paired,
    own_seats_words,
    taken_names,
)
from whist_td.kit.questions import Ask, Asking, OneOf
from whist_td.players.screens.entries import PlayersActions, PlayersPanel, name_of, parties
from whist_td.players.screens.movement_dialogs import OwnGuard
from whist_td.players.screens.players_grid import known_names
from whist_td.players.screens.reseating import Reseat, ReseatQuestion
from whist_td.players.words.movement_pages import sit_outs_told
from whist_td.stages.entries_frame import SentenceLine
from whist_td.stages.entries_view import allow
from whist_td.stages.twin_names import twins_ask
from whist_td.words.formats import Plural
from whist_td.words.messages import message
from whist_td.words.words import N_, Words


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


class ClubEntriesActions(PlayersActions):
    """What can be done with players or pairs, and with their seats."""

    DRAW = N_("Draw the seats by lot")
    FAIR = N_("Everybody gets a seat by chance. The draw is saved, so it can be checked.")
    SEATS = (N_("Who sits where…"), N_("Table by table, round by round, and how good it is."))

    substitute_asked = Signal()
    new_pair_asked = Signal()

    @override
    def _make_own(self) -> Sequence[QPushButton]:
        _, ask = self._words, self._button
        in_place = _("Plays in another’s place…")
        self._substitute = ask("substituteButton", in_place, self.substitute_asked)
        self._pair = ask("newPairButton", _("New pair…"), self.new_pair_asked)
        return self._substitute, self._pair

    @override
    def _unseated(self, event: ClubNightEvent) -> str:
        return "" if event.players else self._words("Enter the players first.")

    @override
    def _undrawn(self, event: ClubNightEvent) -> str:
        few = "" if event.rounds else self._words("There are too few players yet.")
        return self._unseated(event) or few

    @override
    def show_choice(self, event: ClubNightEvent, people: Sequence[int], *, is_draft: bool) -> None:
        super().show_choice(event, people, is_draft=is_draft)
        _ = self._words
        self._substitute.setVisible(event.is_started)
        self._pair.setVisible(is_paired(event) and event.is_started)
        self._remove.setText(_("Remove pair") if is_paired(event) else _("Remove player"))
        over = "" if event.last_announced < event.settings.rounds else _("No round is left.")
        together = _("Two players without a partner become a pair; you see the consequences first.")
        allow(self._pair, self._unseated(event) or over, together)
        stays = _("The seats stay; from the next round on somebody else sits there.")
        allow(self._substitute, self._unseated(event) or over, stays)


def _count_sentence(event: ClubNightEvent, _: Words) -> str:
    """Say how many have come and how they sit: "22 players · 2 tables of five and …".

    Once play has begun, that is said of the round that comes next.
    """
    people: Sequence[object] = [
        p for p in event.players.values() if again(event.players, p) is None
    ]
    coming, which = event.rounds, ""
    if event.is_started:
        number = min(event.last_announced + 1, event.settings.rounds)
        people, which = event.present(number), _("Round {number}", number=number)
        coming = {n: seated for n, seated in event.rounds.items() if n >= number}
    players = _.plural("{n} player", "{n} players", len(people))
    if not coming:
        return " · ".join(filter(None, (which, players)))
    seen = forecast_of(event, tuple(coming.values()))
    tables, rests = tables_words(seen, _), sit_outs_told(seen.rounds, _)
    parts = (which, players, tables, rests, rounds_words(event.settings, _))
    return " · ".join(filter(None, parts))


def _lacking(event: ClubNightEvent, _: Words) -> str:
    """Say what is missing before the evening can begin; nothing where nothing is."""
    try:
        check_enough(event, 1)
        if is_paired(event):
            pairs_of(event.players, event.present(1))
    except RuleError as refusal:
        return message(refusal, _)
    return ""


class ClubEntriesLine(SentenceLine[ClubNightEvent]):
    """One sentence, coloured by what it means."""

    UNFINISHED = Plural(
        "Not entered yet: line {numbers}.", "Not entered yet: lines {numbers}.", "numbers"
    )

    @override
    def _say_before(self, event: ClubNightEvent) -> None:
        _ = self._words
        if missing := _lacking(event, _):
            self._say(missing, "quiet" if not event.players else "warning")
        elif event.rounds:
            self._say_ready(_("Everybody has a seat."))
        else:
            self._say(_("The seats are missing: open “Who sits where…”."), "warning")


class ClubEntriesPanel(PlayersPanel[ClubNightEvent, Any]):
    """Players typed in a grid; each finished line is stored at once, with everybody's seats."""

    # More than fifteen methods: each button has one of its own, of two lines.

    NAME = "clubEntriesPanel"
    SEATING = SEATING
    IMPORTS = ClubImportDialog

    _actions: ClubEntriesActions
    _grid: ClubGrid
    _line: ClubEntriesLine

    @override
    def _make_parts(self) -> None:
        self._actions = ClubEntriesActions(SEATING, self._session.words, self)
        self._line = ClubEntriesLine(self._session.words, self)
        self._grid = made_grid(self._session, self)
        self._guard = OwnGuard(self._session, self, gives_up_own, own_seats_words)
        self._session.before = self._guard.refusal

    @override
    def _connect(self) -> None:
        # Not as in the frame: a line may be two people, who are moved and taken off together.
        self._follow(self._session)
        self._connect_foot()
        self._watch_grid()
        self._twins.told_apart.connect(self._tell_apart)
        self._actions.import_asked.connect(self.ask_import)
        self._actions.draw_asked.connect(self._draw)
        self._actions.move_asked.connect(self._move)
        self._actions.remove_asked.connect(self._remove)
        self._connect_comings()
        actions, session, _ = self._actions, self._session, self._session.words
        self._ask_seats(
            actions.substitute_asked,
            lambda e: substitute_question(e, known_names(session), self._chosen(), _),
        )
        self._ask_seats(actions.new_pair_asked, lambda e: pair_question(e, _))

    @property
    @override
    def _people(self) -> Sequence[int]:
        return self._grid.people

    @override
    def _open_seats(self) -> object:
        return show_seats(self._session, self)

    @override
    def _watch_grid(self) -> None:
        super()._watch_grid()
        self._grid.chosen.connect(self._row_changed)

    @override
    def _stored(self, event: ClubNightEvent) -> Mapping[int, Any]:
        return pairs_entered(event.players) if self._grid.is_paired else event.players

    @override
    def _count_text(self, event: ClubNightEvent) -> str:
        return _count_sentence(event, self._session.words)

    @override
    def _take_in(self, outcome: Outcome) -> None:
        if self._grid.is_paired is not is_paired(self._session.facts):
            self._change_grid()
            return
        super()._take_in(outcome)

    def _change_grid(self) -> None:
        """Show lines of the other kind: pairs, or players one by one."""
        before, self._grid = self._grid, made_grid(self._session, self)
        before.changed.disconnect(self._row_changed)
        before.chosen.disconnect(self._row_changed)
        if (column := self.layout()) is not None:
            column.replaceWidget(before.view, self._grid.view)
        before.view.hide()
        before.view.deleteLater()
        self._grid.view.show()
        self._watch_grid()
        self.refresh()
        self._grid.view.go_to(0)

    @override
    def _help_text(self, event: ClubNightEvent) -> str:
        _, seed = self._session.words, event.progress.draw_seed
        if seed is not None:
            return _(
                "Seats drawn by lot, draw number {seed}. The same number and list always give "
                "the same draw, so anybody may check it.",
                seed=seed,
            )
        if self._grid.is_paired:
            return _(
                "One line for each pair: Enter goes to the partner, then to the next pair; Tab "
                "goes to the club."
            )
        return _("Type a name; Enter goes to the next one. Tab leads to the club.")

    @override
    def _draw_now(self) -> None:
        seed = self._session.dice.new_seed()
        self._do(lambda: draw_seats(self._session.facts, seed))

    @override
    def _move(self, steps: int) -> None:
        """Move whoever is under the cursor up or down the list; the cursor goes with him."""
        index, number = self._grid.view.currentIndex(), self._chosen()
        if number is None or not self._grid.keeper.store_all():
            return
        command = moved_up_or_down(self._session.facts, number, steps)
        if command is not None and self._do(lambda: command):
            self._grid.view.go_to(index.row() + steps, index.column())
        self._grid.view.setFocus()

    @override
    def _remove(self) -> None:
        """Take off whoever is under the cursor; a line never stored is only forgotten."""
        people: Sequence[int] = self._grid.people
        self._grid.forget_line()
        # The last player takes over the number of one who is gone: the higher goes first.
        for number in sorted(people, reverse=True):
            self._do(partial(remove_player, self._session.facts, number))
        self._grid.view.setFocus()

    def _do(self, request: Callable[[], Command]) -> bool:
        """Carry out a request, or say below the grid why it will not do."""
        try:
            sentence = self._session.refusal(request())
        except RuleError as refusal:
            sentence = message(refusal, self._session.words)
        if sentence:
            self._line.say_refusal(sentence)
        return not sentence
