"""The page of the telephones: on and off, the codes, who has come in, and what they propose."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QSizePolicy, QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.formats import format_of
from whist_td.core.proposals import Assistant, Confirm, Phones
from whist_td.desk.proposals import SetUpPhones
from whist_td.desk.requests import Command
from whist_td.kit import parts
from whist_td.kit.answer_dialog import Inquiry, ask
from whist_td.kit.fields import ChoiceField
from whist_td.kit.flow import Flow
from whist_td.kit.following import FollowingPanel
from whist_td.kit.parts import button, column, fill_line, row
from whist_td.kit.questions import Ask, Asking, Note, Number, OneOf, Text
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled, named, set_role
from whist_td.paper.codes import Matrix, code_of
from whist_td.phones.cards import Card, Role, all_cards
from whist_td.phones.codes import Wifi
from whist_td.phones.formats import has_phones, phones_of
from whist_td.phones.places import (
    PlaceView,
    agreeing,
    facts_sentence,
    open_proposals,
    place_title,
    state_words,
)
from whist_td.phones.sheets import Door, Doors, door_sheets
from whist_td.stages.papers_print import SheetsPrinting, usual_size
from whist_td.stages.work_line import FileKind, event_file
from whist_td.window.phone_switch import PhoneSwitch
from whist_td.words.formats import words_of
from whist_td.words.history import hand_words
from whist_td.words.listings import Column, ColumnKind, Ink, Listing
from whist_td.words.messages import message
from whist_td.words.words import Words, sentence_case

_SWITCH = "phoneSwitch"
_NARROW = ChoiceField.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
_CODE = 26
"""The least side of a code, in steps."""


def switch_of(session: Session[Any]) -> PhoneSwitch:
    """Return what turns telephones on and off: one for the program, whatever is shown."""
    app = QApplication.instance()
    known = app.findChild(PhoneSwitch, _SWITCH) if app else None
    if known is None:
        known = PhoneSwitch(app)
        known.setObjectName(_SWITCH)
    known.follow(session)
    return known


class CodePicture(QWidget):
    """A code for cameras, black on white in every look."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._code: Matrix = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_text(self, text: str, spoken: str) -> None:
        """Show the code of a text; "" shows nothing."""
        self._code = code_of(text) if text else ()
        self.setAccessibleName(spoken)
        self.setVisible(bool(text))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(_CODE, _CODE) * STEP

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(_CODE, _CODE) * STEP * 0.7

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        size = len(self._code) + 8
        dot = min(self.width(), self.height()) // size
        if not self._code or not dot:
            return
        painter = QPainter(self)
        side = dot * size
        painter.fillRect(QRectF(0, 0, side, side), QColor("white"))
        for y, line in enumerate(self._code, start=4):
            for x, is_black in enumerate(line, start=4):
                if is_black:
                    painter.fillRect(QRectF(x * dot, y * dot, dot, dot), QColor("black"))
        painter.end()


@dataclass(frozen=True)
class _Shown:
    """One line of what telephones propose."""

    view: PlaceView
    place: str
    desk: str
    proposed: str
    who: str
    state: str


def _shown(event: Any, view: PlaceView, _: Words) -> _Shown:  # noqa: ANN401 - of any format
    round_words = _(words_of(format_of(event)).round, round=view.place["round"])
    where = _("Table {table}", table=view.table)
    place = " · ".join(
        filter(None, (sentence_case(round_words), where, place_title(view.place, _)))
    )
    proposed = " / ".join(
        dict.fromkeys(facts_sentence(event, view, each.facts, _) for each in view.differing)
    )
    who = ", ".join(dict.fromkeys(hand_words(each.who, _) for each in view.differing))
    state = state_words(view.state, _)
    if any(each.is_locked for each in view.proposals):
        state = _("{state}; locked after wrong PINs", state=state)
    return _Shown(view, place, facts_sentence(event, view, view.entered, _), proposed, who, state)


def _listing(event: Any, _: Words) -> Listing[_Shown]:  # noqa: ANN401 - of any format
    words = ColumnKind.WORDS
    columns = (
        Column[_Shown](_("Place"), lambda line: line.place, kind=words, ink=Ink.STRONG),
        Column[_Shown](_("The desk has"), lambda line: line.desk, kind=words),
        Column[_Shown](_("Proposed"), lambda line: line.proposed, kind=words),
        Column[_Shown](_("By"), lambda line: line.who, kind=words),
        Column[_Shown](_("State"), lambda line: line.state, kind=words),
    )
    lines = tuple(_shown(event, view, _) for view in open_proposals(event))
    return Listing(columns, lines)


class TelephonesPanel(FollowingPanel):
    """Who comes in by telephone, and what the director answers for."""

    # More than 15 methods: one for each button of the page, and what a page has.

    SHOWN_HERE = ("proposals", "progress", "results", "rounds")

    def __init__(self, session: Session[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.switch = switch_of(session)
        self._seal = ""
        self.setObjectName("telephonesPanel")
        _ = session.words
        self._title = labelled(_("Telephones"), "title", self)
        self._buttons()
        self._told = named(labelled("", "body", self), "phonesTold")
        self._error = named(labelled("", "error", self), "phonesError")
        self._url = named(labelled("", "heading", self), "phonesUrl")
        self._url.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._card = QFrame(self)
        set_role(self._card, "card")
        self._which = named(ChoiceField(self._card), "phonesCode")
        self._which.setSizeAdjustPolicy(_NARROW)
        self._which.setMinimumContentsLength(8)
        self._which.setAccessibleName(_("Code that is shown"))
        self._code = named(CodePicture(self._card), "phonesPicture")
        self._model = TextTable(parent=self)
        self._table = TextTableView(self._model, "phonesProposed", self)
        self._table.setAccessibleName(_("What telephones propose"))
        self._none = named(labelled("", "quiet", self), "phonesNone")
        self.printing = SheetsPrinting(_, self)
        self._lay_out()
        self._connect()
        self.refresh()

    def _buttons(self) -> None:
        _ = self._session.words
        self._turn = button(_("Let telephones in…"), "phonesOn", self, "primary")
        self._stop = button(_("Let nobody in any more"), "phonesOff", self)
        self._all = button("", "acceptAll", self, "primary")
        self._one = button(_("Enter what is proposed…"), "acceptOne", self)
        self._keep = button(_("Keep what the desk has"), "keepDesk", self)
        self._print = button(_("Print the cards"), "printDoors", self)
        self._help = button(_("New assistant…"), "newAssistant", self)
        self._again = button(_("New card…"), "newCard", self)

    def _lay_out(self) -> None:
        inside = column(self._which, self._code)
        self._card.setLayout(inside)
        answers, tools = Flow(self), Flow(self)
        for made in (self._all, self._one, self._keep):
            answers.add(made)
        for made in (self._print, self._help, self._again, self._stop):
            tools.add(made)
        lists = column(self._none, (self._table, 1), answers)
        body = row((lists, 3), (self._card, 2))
        above = (self._title, self._told, self._url, self._error, row(self._turn, None))
        parts.page(self, *above, (body, 1), tools, self.printing.line)

    def _connect(self) -> None:
        for made, work in (
            (self._turn, self.ask_on),
            (self._stop, self.switch.turn_off),
            (self._all, self.accept_all),
            (self._one, self.ask_one),
            (self._keep, self.ask_keep),
            (self._print, self.print_cards),
            (self._help, self.ask_assistant),
            (self._again, self.ask_new_card),
        ):
            made.clicked.connect(partial(self._press, work))
        self._which.currentIndexChanged.connect(lambda _at: self._show_code())
        self.switch.moved.connect(self._look)
        self._follow(self._session)

    def take_focus(self) -> None:
        """Put the keys on what comes next."""
        first = self._all if self._all.isVisibleTo(self) else self._turn
        (first if first.isVisibleTo(self) else self._stop).setFocus()

    def _press(self, work: Callable[[], object], *_clicked: bool) -> None:
        fill_line(self._error, "")
        try:
            work()
        except RuleError as refusal:
            fill_line(self._error, message(refusal, self._session.words))

    def _look(self) -> None:
        if self.isVisible():
            self.refresh()

    @property
    def _is_on(self) -> bool:
        return self.switch.is_on and self.switch.number == self._session.desk.event

    @override
    def refresh(self) -> None:
        """Show whether telephones are let in, and what they propose."""
        _, event, is_on = self._session.words, self._session.facts, self._is_on
        self._told.setText(self._state(_))
        fill_line(self._url, self.switch.url if is_on else "")
        for made in (self._stop, self._print, self._help, self._again):
            made.setVisible(is_on)
        self._turn.setVisible(not is_on and has_phones(event) and not event.progress.finished)
        listing = _listing(event, _) if has_phones(event) else None
        lines = listing.rows if listing else ()
        agreed = len(agreeing(event)) if lines else 0
        if listing:
            self._model.show(listing)
        self._table.setVisible(bool(lines))
        self._card.setVisible(is_on and not lines)  # what waits has all the width
        fill_line(self._none, "" if lines or not is_on else _("Nothing waits for your answer."))
        self._all.setVisible(agreed > 0)
        self._all.setText(_.plural("Enter the {n} that agrees", "Enter all {n} that agree", agreed))
        self._one.setVisible(bool(lines))
        self._keep.setVisible(bool(lines))
        self._fill_codes()

    def _state(self, _: Words) -> str:
        event = self._session.facts
        if not has_phones(event):
            return _("This kind of event is entered at the desk alone.")
        if not self._is_on:
            return _(
                "Tables, players and assistants can come in over the club’s own Wi-Fi, without "
                "internet. Paper stays the authority: what a telephone says counts only once "
                "somebody has answered for it."
            )
        seen = len(self.switch.seen)
        if not seen:
            return _(
                "Telephones are let in, but none has reached this computer yet. If Windows asks "
                "whether Whist TD may be reached, answer Allow, for private networks."
            )
        return _.plural(
            "Telephones are let in: {n} card has come in so far.",
            "Telephones are let in: {n} cards have come in so far.",
            seen,
        )

    def _fill_codes(self) -> None:
        _, switch, box = self._session.words, self.switch, self._which
        if not self._is_on:
            return
        codes: list[tuple[str, str]] = []
        if switch.wifi.name:
            codes.append((_("The Wi-Fi {name}", name=switch.wifi.name), switch.wifi.text))
        codes += [(door.title, door.url) for door in self._doors(_, (Role.ASSISTANT, Role.TABLE))]
        known = [(box.itemText(at), box.itemData(at)) for at in range(box.count())]
        if known != codes:
            chosen = self._which.currentText()
            self._which.blockSignals(True)  # noqa: FBT003 - Qt's
            self._which.clear()
            for title, text in codes:
                self._which.addItem(title, text)
            self._which.setCurrentIndex(max(0, self._which.findText(chosen)))
            self._which.blockSignals(False)  # noqa: FBT003 - Qt's
        self._show_code()

    def _show_code(self) -> None:
        text = str(self._which.currentData() or "")
        spoken = self._session.words("Code: {title}", title=self._which.currentText())
        self._code.show_text(text, spoken)

    def _doors(self, _: Words, roles: Sequence[Role]) -> list[Door]:
        cards, event = self.switch.cards, self._session.facts
        people = dict(phones_of(event).people(event))
        found = []
        for role in roles:
            for card in all_cards(event, cards.phones):
                if card.role is not role:
                    continue
                corner, title = self.switch.corner(card), _title(card, cards.phones, people, _)
                found.append(Door(title, f"{corner.url}?lang={_.language.value}", corner.pin))
        return found

    def ask_on(self) -> None:
        """Ask how telephones come in, and let them in."""
        ask(self._session, self._question(), self).accepted.connect(self._turned_on)

    def _turned_on(self) -> None:
        window = self.window()
        self.switch.room = lambda: getattr(window, "room", None)
        self._press(lambda: self.switch.turn_on(self._session, self.switch.address))
        self.refresh()
        self.take_focus()

    def _question(self) -> Inquiry:
        from whist_td.phones.server import addresses

        _, session, switch = self._session.words, self._session, self.switch
        event = session.facts
        known: Phones | None = event.progress.phones
        is_pin, seal = phones_of(event).confirms_by_pin, self._sealed()
        wifi = switch.wifi
        usual = known.confirm if known else Confirm.PIN if is_pin else Confirm.DESK

        def asks() -> Asking[SetUpPhones]:
            ways = [(f"{name} · {each}", each) for name, each in addresses().items()]
            ways.append((_("this computer alone, to try"), "127.0.0.1"))
            address = yield Ask("phonesAddress", _("Network"), ways[0][1], OneOf(ways))
            name = yield Ask("wifiName", _("Name of the Wi-Fi"), wifi.name, Text())
            word = yield Ask("wifiWord", _("Its password"), wifi.password, Text())
            answers = OneOf(
                [
                    (_("an opponent, with the PIN of a card"), Confirm.PIN),
                    (_("the desk: one key enters all that agree"), Confirm.DESK),
                ]
            )
            confirm = yield Ask("phonesConfirm", _("Who answers for a result?"), usual, answers)
            is_discreet = bool(known and known.is_discreet)
            names = OneOf([(_("as entered"), False), (_("initials alone"), True)])
            discreet = yield Ask("phonesNames", _("Names on telephones"), is_discreet, names)
            yield Note(
                "phonesFirewall",
                _(
                    "Windows may ask whether Whist TD may be reached from the network: answer "
                    "Allow. Nothing leaves the hall. Anybody who listens in on the Wi-Fi can read "
                    "names."
                ),
            )
            switch.address, switch.wifi = address, Wifi(name or "", word or "")
            phones = replace(known or Phones(seal), seal=seal, confirm=confirm)
            return SetUpPhones(replace(phones, is_discreet=discreet))

        return Inquiry("phonesForm", _("Let telephones in"), _("Let them in"), asks)

    def _sealed(self) -> str:
        """Return the seal of the secret of the cards, made the first time."""
        desk = self._session.desk
        known: Phones | None = desk.facts.progress.phones
        if known is not None and known.seal in desk.sealed:
            return known.seal
        self._seal = self._seal or desk.seal(self._session.dice.new_secret())
        return self._seal

    def accept_all(self) -> None:
        """Enter all that is proposed and of which nobody says otherwise."""
        if self.switch.entries:
            self.switch.entries.accept_agreeing()
        self.take_focus()

    def _chosen(self) -> PlaceView | None:
        views = open_proposals(self._session.facts)
        at = self._table.currentIndex().row()
        return views[at if 0 <= at < len(views) else 0] if views else None

    def ask_one(self) -> None:
        """Ask which of what is proposed for a place is entered."""
        _, view, entries = self._session.words, self._chosen(), self.switch.entries
        if view is None or entries is None:
            return
        proposals = {each.number: each for each in view.proposals}
        event = self._session.facts
        proposed = {facts_sentence(event, view, p.facts, _): p.number for p in view.differing}

        def asks() -> Asking[Command]:
            numbers = OneOf(list(proposed.items()))
            first = next(iter(proposed.values()))
            number = yield Ask("proposal", _("What is entered?"), first, numbers)
            return entries.accepting(proposals[number])

        title = _shown(self._session.facts, view, _).place
        answers = tuple(proposals)
        ask(self._session, Inquiry("acceptForm", title, _("Enter"), asks, answers=answers), self)

    def ask_keep(self) -> None:
        """Leave a place as the desk has it: undo brings back what was said."""
        view, entries = self._chosen(), self.switch.entries
        if view is not None and entries is not None:
            entries.unlock(view)
            entries.keep(view)

    def print_cards(self) -> None:
        """Print the cards of tables and people, or save them."""
        _, session = self._session.words, self._session
        doors = self._doors(_, (Role.TABLE, Role.PERSON))
        of, size = Doors(session.facts.details, self.switch.wifi, doors), usual_size()
        kind = FileKind(_("telephone cards"), ".pdf", _("PDF document"))
        title = f"{session.facts.details.name} · {kind.what}"
        suggested = event_file(session, kind)
        self.printing.put_out(title, suggested, kind, lambda _progress: door_sheets(of, size, _))

    def ask_assistant(self) -> None:
        """Ask who helps, and at which tables."""
        _, phones = self._session.words, self.switch.cards.phones
        tables = phones_of(self._session.facts).tables(self._session.facts)
        last = max(tables, default=1)

        def asks() -> Asking[SetUpPhones]:
            name = yield Ask("assistantName", _("Name"), "", needed=_("Write the name."))
            first = yield Ask("firstTable", _("From table"), 1, Number(1, last), line="tables")
            to = yield Ask("lastTable", _("to table"), last, Number(1, last), line="tables")
            helper = Assistant(name, min(first, to), max(first, to))
            return SetUpPhones(replace(phones, assistants=(*phones.assistants, helper)))

        question = Inquiry("assistantForm", _("A new assistant"), _("Let in"), asks)
        ask(self._session, question, self)

    def ask_new_card(self) -> None:
        """Ask whose card was lost: the old one lets nobody in any more."""
        _, cards, event = self._session.words, self.switch.cards, self._session.facts
        people = dict(phones_of(event).people(event))
        options = [
            (_title(card, cards.phones, people, _), card.code)
            for card in all_cards(event, cards.phones)
        ]

        def asks() -> Asking[SetUpPhones]:
            code = yield Ask("lostCard", _("Whose card?"), options[0][1], OneOf(options))
            return SetUpPhones(cards.phones.reissued(code))

        about = _("The card that was lost or photographed lets nobody in any more.")
        question = Inquiry("cardForm", _("A new card"), _("Make a new card"), asks, about)
        ask(self._session, question, self)


def _title(card: Card, phones: Phones, people: dict[int, str], _: Words) -> str:
    if card.role is Role.TABLE:
        return _("Table {table}", table=card.number)
    if card.role is Role.ASSISTANT:
        return _("Assistant {name}", name=phones.assistants[card.number].name).strip()
    return f"{card.number} · {people.get(card.number, '')}"
