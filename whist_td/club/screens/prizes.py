"""The prizes of an event or a season: planned, shared out, read out from last to first, given."""

from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.club.commands import GivePrizes, PlanPrizes, TakeBackPrizes
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.money import is_currency, read_amount
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeKind, PrizePool, PrizeRule
from whist_td.club.rules.prize_plans import PrizeOccasion, plan_of
from whist_td.club.rules.prizes import PrizeOutcome
from whist_td.club.rules.season import read_points
from whist_td.club.rules.seasons import DamagedSeasonError, SeasonStandings
from whist_td.club.screens.certificates import PrizePapers
from whist_td.club.screens.held import HeldEvents, YearPanel
from whist_td.club.screens.read_out import ReadOutPage, calling_of
from whist_td.club.views.held_events import dated_in
from whist_td.club.views.prizes import PrizeGiving
from whist_td.club.words.people import unread_told
from whist_td.club.words.prizes import PRIZE_KINDS, amount_told, given_told, rule_told
from whist_td.core.errors import RuleError
from whist_td.desk.desk import Outcome
from whist_td.desk.requests import Command
from whist_td.kit.answer_dialog import Inquiry, ask, meant
from whist_td.kit.dialog_pages import made_above, open_above, wrapped
from whist_td.kit.parts import button, page, row
from whist_td.kit.questions import Ask, Asking, Number, OneOf, Text, YesNo
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled
from whist_td.words.listings import Cell, Column, ColumnKind, Ink
from whist_td.words.messages import message
from whist_td.words.words import Words


class PrizesPanel(YearPanel):
    """The plan of an event or a season, to whom each prize goes, and the giving of them."""

    def __init__(self, session: Session[ClubBook], parent: QWidget | None = None) -> None:
        super().__init__(session, "occasion", parent)
        _ = session.words
        self._giving: PrizeGiving | None = None
        self._outcomes: tuple[PrizeOutcome, ...] = ()
        self._seed = session.dice.new_seed()
        self._model = TextTable(
            (
                Column(_("For"), kind=ColumnKind.WORDS),
                Column(_("Prize"), kind=ColumnKind.WORDS),
                Column(_("Goes to"), kind=ColumnKind.WORDS),
            ),
            self,
        )
        self._view = TextTableView(self._model, "prizes", self)
        self._add = button(_("Add a prize…"), "addPrize", self, "primary", "add")
        self._remove = button(_("Remove"), "removePrize", self)
        self._read = button(_("Read out…"), "readOut", self)
        self._give = button(_("Give these prizes"), "givePrizes", self)
        self._papers = PrizePapers(session, self)
        self._lay_out()
        self._connect()
        self._take_in(Outcome(None))

    def _lay_out(self) -> None:
        _ = self._session.words
        self._choice.setAccessibleName(_("Prizes for"))
        self._view.setAccessibleName(_("Prizes"))
        head = row(labelled(_("Prizes"), "title", self), None, self._add)
        ways = wrapped((self._read, self._give, *self._papers.buttons, self._remove), self)
        page(self, head, self._choice, self._about, STEP, (self._view, 1), self._papers.line, ways)

    def _connect(self) -> None:
        self._choice.currentIndexChanged.connect(self._choose)
        self._add.clicked.connect(self._ask_prize)
        self._remove.clicked.connect(self._remove_chosen)
        self._read.clicked.connect(self._read_out)
        self._give.clicked.connect(self._give_or_take_back)
        self._held.read.connect(self._choose)
        self._follow(self._session)

    def take_focus(self) -> None:
        """Put the keys on the first thing to do."""
        self._add.setFocus()

    @override
    def _take_in(self, outcome: Outcome) -> None:
        """Offer tonight's event and the seasons there are; the chosen one stays so."""
        _, seasons = self._session.words, self._session.facts.seasons
        occasions = [
            (f"{_.date(e.date)} – {e.name}", PrizeOccasion(event=e.id)) for e in self._events
        ]
        occasions += [
            (_("Season {name}", name=season.name), PrizeOccasion(season=number))
            for number, season in sorted(seasons.items(), reverse=True)
        ]
        self._choice.offer(occasions)
        self._choose()

    def _choose(self) -> None:
        """Share out the plan of the chosen occasion, once what happened there is read."""
        of: PrizeOccasion | None = self._choice.currentData()
        self._giving = None
        if of is not None and of.event is not None:
            self._giving = PrizeGiving(of, next(iter(self._held.of((of.event,))), None))
        elif of is not None and (season := self._session.facts.seasons.get(of.season or 0)):
            events = [each.id for each in dated_in(season, self._events)]
            self._held.of(events)

            def standings() -> SeasonStandings:
                return self._standings_of(season, self._held.all_of(events), events)

            self._giving = PrizeGiving(of, standings=standings)
        self._show()

    @property
    def _plan(self) -> tuple[Prize, ...]:
        return plan_of(self._session.facts, self._giving.of) if self._giving else ()

    @property
    def _is_given(self) -> bool:
        return any(prize.given for prize in self._plan)

    def _show(self) -> None:
        _, book, plan = self._session.words, self._session.facts, self._plan
        refusal = _refusal(self._giving, self._held, _) if self._held.is_done else ""
        if self._is_given:
            self._outcomes = tuple(PrizeOutcome(prize.number, prize.given) for prize in plan)
        else:
            giving = self._giving if self._held.is_done else None
            self._outcomes = () if refusal else giving.outcomes(book, self._seed) if giving else ()
        won = {outcome.prize: outcome for outcome in self._outcomes}
        rows = [
            (
                Cell(rule_told(prize.rule, _), Ink.STRONG),
                Cell(amount_told(prize.amount, _)),
                Cell(self._winners(won.get(prize.number))),
            )
            for prize in plan
        ]
        self._model.show_rows(rows)
        self._about.setText(refusal or _about(plan, _))
        for each in (self._read, self._give):
            each.setVisible(bool(plan))
        for each in self._papers.buttons:
            each.setVisible(self._is_given)
        self._remove.setVisible(bool(plan) and not self._is_given)
        is_read = self._held.is_done
        is_offered = self._is_given and is_read
        self._papers.show_giving(self._giving, self._look_again, is_given=is_offered)
        self._add.setEnabled(self._giving is not None and not self._is_given)
        for each in (self._read, self._give):
            each.setEnabled(self._is_given or (is_read and bool(self._outcomes)))
        self._give.setText(_("Undo the prize-giving") if self._is_given else _("Give these prizes"))

    def _look_again(self) -> None:
        """Share out the plan as the events stand in the file now: giving prizes is final."""
        if self._giving is not None:
            of, seasons = self._giving.of, self._session.facts.seasons
            season = seasons.get(of.season or 0)
            dated = dated_in(season, self._events) if season else ()
            try:
                self._held.look_again([each.id for each in dated] or [of.event or 0])
            except RuleError as error:
                self._outcomes = ()
                self._session.refused.emit(message(error, self._session.words))

    def _winners(self, outcome: PrizeOutcome | None) -> str:
        """Return who wins a prize, with what each has of it; a lot is drawn when it is given."""
        _, giving, book = self._session.words, self._giving, self._session.facts
        if outcome is None or giving is None:
            return "–"
        if outcome.is_drawn and not self._is_given:
            return _("drawn when the prizes are given")
        won = [(giving.winner(each, book), given_told(each, _)) for each in outcome.given]
        return " · ".join(f"{name} ({amount})" for name, amount in won) or "–"

    def _ask_prize(self) -> None:
        if self._giving is not None:
            question = prize_question(self._session, self._giving.of, self._plan)
            ask(self._session, question, self)

    def _remove_chosen(self) -> None:
        place, plan = self._view.currentIndex().row(), list(self._plan)
        if self._giving is not None and 0 <= place < len(plan):
            del plan[place]
            self._session.do(PlanPrizes(self._giving.of, tuple(plan)))

    def _give_or_take_back(self) -> None:
        if self._giving is None:
            return
        if self._is_given:
            ask(self._session, take_back_question(self._session, self._giving.of), self)
        else:
            self._look_again()
            if self._giving and self._outcomes:  # else the page says why there are none
                self._session.do(GivePrizes(self._giving.of, self._outcomes, self._seed))

    def _read_out(self) -> None:
        """Show who has won what in large letters, the first prize last."""
        giving, session, plan = self._giving, self._session, self._plan
        if giving is None:
            return
        _ = session.words
        won = {each.prize: each.given for each in self._outcomes if not each.is_drawn}
        drawn = {each.prize: each for each in self._outcomes if each.is_drawn}
        to_be = [replace(prize, given=won.get(prize.number, ())) for prize in plan]
        lines = [
            (
                rule_told(prize.rule, _, is_shared=len(prize.given) > 1),
                self._winners(drawn.get(prize.number, PrizeOutcome(prize.number, prize.given))),
            )
            for prize in giving.called(session.facts, to_be)
        ]
        above = made_above("readOutAbove", _("Prizes"), self)
        open_above(above, ReadOutPage(session, calling_of(session, giving), lines, above))


def take_back_question(session: Session[ClubBook], of: PrizeOccasion) -> Inquiry:
    """Ask whether prizes were not given: the button that gives them may be clicked twice."""
    _ = session.words
    about = _("What was credited is cancelled by lines of the cash box; the prizes stay planned.")
    title, does = _("Were these prizes not given?"), _("Undo the prize-giving")
    return Inquiry("takeBackForm", title, does, lambda: meant(TakeBackPrizes(of)), about)


def _refusal(giving: PrizeGiving | None, held: HeldEvents, _: Words) -> str:
    """Say why nothing can be given: an event cannot be read; "": it can."""
    if giving is None:
        return ""
    if giving.standings is None:
        unread = (u for u in held.unread([giving.of.event or 0]) if u.event == giving.of.event)
        return "".join(unread_told(each, _) for each in unread)
    try:
        giving.standings().check_read()
    except DamagedSeasonError as error:
        return message(error, _)
    return ""


def _about(plan: tuple[Prize, ...], _: Words) -> str:
    """Say how far a plan of prizes is."""
    if any(prize.given for prize in plan):
        return _("These prizes are given: money is a credit, paid out at the cash box.")
    if plan:
        return _("As the results are now; nothing is given until you say so.")
    return _("Add the prizes in their order: places, last place, drawn by lot.")


def prize_question(
    session: Session[ClubBook], of: PrizeOccasion, plan: tuple[Prize, ...]
) -> Inquiry:
    """Ask for one prize more: what it is for, and money, a share of the fees, or a thing."""
    _ = session.words

    def asks() -> Asking[Command | None]:
        kinds = OneOf([(_(text), kind) for kind, text in PRIZE_KINDS.items()])
        kind = yield Ask("prizeKind", _("For"), next(iter(PRIZE_KINDS)), kinds)
        place = following = 1 + sum(each.rule.kind is PrizeKind.PLACE for each in plan)
        is_category, category = kind is PrizeKind.CATEGORY, ""
        is_place = is_category or kind is PrizeKind.PLACE
        if is_place:
            places = Number(1, 99)
            place = yield Ask("prizePlace", _.pgettext("rank", "Place"), following, places)
        if is_category:
            rates = session.facts.settings.categories
            names = OneOf([(each.name, each.name) for each in rates])
            category = (yield Ask("prizeCategory", _("Category"), None, names)) or ""
        typed = Text(read=partial(prize_amount, currency=session.facts.settings.currency))
        lacks = _("Write what the prize is.")
        what = yield Ask("prizeWhat", _("Prize"), None, typed, needed=lacks)
        even = _("Even to someone who already has a prize")
        several, shares = (yield Ask("prizeSeveral", even, value=False, kind=YesNo.FOLDS)), False
        if is_place:
            equal = _("Equal scores share it as well")
            shares = yield Ask("prizeEqual", equal, value=False, kind=YesNo.FOLDS)
        if what is None:
            return None
        rule, pool = PrizeRule(kind, place, category), PrizePool.SCORE if shares else PrizePool.RANK
        prize = Prize(1, len(plan) + 1, rule, what, several=several, pool=pool)
        return PlanPrizes(of, (*plan, prize))

    of_event = _("An amount, a share such as 50 %, or a thing: a ham.")
    about = of_event if of.season is None else _("An amount, or a thing: a ham.")
    title = _("Add a prize")
    return Inquiry("prizeForm", title, _("Add it"), asks, about, begins="prizeWhat")


def prize_amount(text: str, currency: str = "") -> PrizeAmount:
    """Return what a typed prize is: a share with %, an amount, or a thing, or several."""
    share = read_points(text.removesuffix("%").strip()) if text.endswith("%") else None
    if share is not None and share >= 0:
        return PrizeAmount(percent=share)
    first, _space, more = text.partition(" ")
    is_several = first.isdecimal() and more[:1].isalpha() and not is_currency(more)
    if not is_several and (text[:1].isdecimal() or text[:1] in "-−"):
        return PrizeAmount(read_amount(text, currency))
    return PrizeAmount(thing=text)
