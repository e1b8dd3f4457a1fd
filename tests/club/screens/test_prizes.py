"""Prizes on the screen: planned, shared out, read out with the first one last, and given."""

from datetime import UTC, date, datetime

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QLineEdit, QPushButton, QTableView

from tests.club.screens.conftest import damage
from tests.fixtures.stage import answered, press, rows_of, shown
from whist_td.club.commands import NewSeason, PlanPrizes
from whist_td.club.rules.cash import balances
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeKind, PrizePool, PrizeRule
from whist_td.club.rules.prize_plans import PrizeOccasion
from whist_td.club.rules.season import Season, SeasonScore
from whist_td.club.screens import read_out
from whist_td.club.screens.certificates import PickCertificates
from whist_td.club.screens.club_form import club_question
from whist_td.club.screens.held import HeldEvents
from whist_td.club.screens.prizes import PrizesPanel, prize_amount
from whist_td.club.screens.read_out import ReadOutPage
from whist_td.kit.answer_dialog import AnswerDialog
from whist_td.kit.fields import ChoiceField, NumberField
from whist_td.kit.folding import FoldingTick
from whist_td.kit.preferences import Preferences
from whist_td.room.screen.director import RoomDirector
from whist_td.room.screen.room_preferences import RoomPreferences
from whist_td.room.screen.wall_view import FollowedEvent, wall_of
from whist_td.room.views.views import Scene
from whist_td.room.words.posters import TextPoster

THE_YEAR = date(2026, 1, 1), date(2026, 12, 31)


@pytest.fixture
def club(fours):
    return fours


@pytest.fixture
def panel(page, qtbot):
    made = page(PrizesPanel)
    made.book = lambda: made.session.facts
    qtbot.waitUntil(lambda: made.findChild(HeldEvents).is_done)
    return made


def add(panel, what, kind=0, ticked=()):
    press(panel, "addPrize")
    form = panel.findChildren(AnswerDialog)[-1]
    for name in ticked:
        form.findChild(FoldingTick, name).setChecked(True)
    form.findChild(ChoiceField, "prizeKind").setCurrentIndex(kind)
    return answered(panel, prizeWhat=what)


def prizes(panel):
    return [list(row) for row in rows_of(panel, "prizes")]


def read_out_loud(panel):
    """Return the places as they are read out."""
    press(panel, "readOut")
    return [row[0] for row in rows_of(panel, "readOutLines")]


def choose_the_season(panel, score=SeasonScore.PRESENCE, season="2026"):
    """Begin a season, and turn to its prizes."""
    panel.session.do(NewSeason(Season(1, season, *THE_YEAR, score=score)))
    choice = panel.findChild(ChoiceField, "occasion")
    choice.setCurrentIndex(choice.count() - 1)


def test_a_plan_shows_to_whom_each_prize_goes(panel):
    add(panel, "40")
    add(panel, "25,00")
    assert [row[:2] for row in prizes(panel)] == [["1st place", "40.00"], ["2nd place", "25.00"]]
    assert all("Captain" in row[2] or "," in row[2] for row in prizes(panel))


def test_whoever_has_a_prize_has_another_only_where_it_may_go_to_him_too(panel):
    for what, ticked in (("A ham", ()), ("A cup", ()), ("A spoon", ["prizeSeveral"])):
        add(panel, what, kind=2, ticked=ticked)
    first, second, third = [row[2].rpartition(" (")[0] for row in prizes(panel)]
    assert first == third != second


def test_equal_scores_share_a_prize_where_the_club_wants_it(panel):
    add(panel, "40", ticked=["prizeEqual"])
    assert [prize.pool for prize in panel.book().prizes.values()] == [PrizePool.SCORE]


def test_a_lot_is_drawn_when_it_is_given_and_not_before(panel):
    add(panel, "A ham", kind=5)
    assert prizes(panel)[0][2] == "drawn when the prizes are given"
    press(panel, "givePrizes")
    assert "A ham" in prizes(panel)[0][2]


def cancel_giving(panel):
    """Press the button once more, and say that it is meant."""
    press(panel, "givePrizes")
    answered(panel)


def test_what_is_given_is_a_credit_until_it_is_cancelled(panel):
    add(panel, "40")
    press(panel, "givePrizes")
    assert sum(balances(panel.book()).values()) == -4000
    cancel_giving(panel)
    assert sum(balances(panel.book()).values()) == 0


def test_a_second_click_in_haste_cancels_no_giving(panel):
    add(panel, "40")
    press(panel, "givePrizes", "givePrizes")
    press(panel.findChildren(AnswerDialog)[-1], "answerLeave")
    assert sum(balances(panel.book()).values()) == -4000


def test_the_announcer_has_the_first_prize_last(panel):
    add(panel, "40")
    add(panel, "25")
    assert read_out_loud(panel) == ["equal 2nd place", "1st place"]


def test_equals_are_read_out_together_before_the_prizes_are_given_too(panel, qtbot):
    choose_the_season(panel)
    qtbot.waitUntil(lambda: panel.findChild(HeldEvents).is_done)
    for prize in ("40", "25", "10"):
        add(panel, prize)
    assert read_out_loud(panel) == ["equal 1st place"]


@pytest.mark.parametrize("text", ["", "-5", "0", "1000001", "150 %"])
def test_what_no_prize_can_be_is_refused_in_place(panel, text):
    form = add(panel, text)
    assert form.isVisible()
    assert prizes(panel) == []


def test_a_prize_is_an_amount_a_share_or_a_thing():
    assert prize_amount("12,50").cents == 1250
    assert prize_amount("50 %").percent == 50
    assert prize_amount("Jambon").thing == "Jambon"
    assert prize_amount("2 bouteilles de vin").thing == "2 bouteilles de vin"
    assert prize_amount("10 euros").cents == 1000


def _now():
    return datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


def room_sees(panel, monkeypatch):
    """Return how the room follows the list that is read out, step by step."""
    director = RoomDirector(RoomPreferences(Preferences(QSettings())), _now, panel)
    followed = FollowedEvent(panel.session)
    director.direct(followed)
    does = {
        "room_prizes": lambda: director.choose(Scene.PRIZES),
        "room_forward": director.forward,
        "room_back": director.back,
    }
    monkeypatch.setattr(read_out, "do_in_window", lambda name, _part: does[name]())
    press(panel, "readOut")
    page = panel.findChild(ReadOutPage)

    def seen(button):
        page.findChild(QPushButton, button).click()
        followed.look_again()
        return director.show, wall_of(followed.moment(director.show, None, _now()), followed.words)

    return seen, page


def test_the_room_sees_a_prize_called_and_then_who_has_it(panel, monkeypatch):
    add(panel, "40")
    add(panel, "25")
    press(panel, "givePrizes")
    seen, page = room_sees(panel, monkeypatch)
    _show, wall = seen("roomBegin")
    assert (wall.scene, wall.poster.title) == (Scene.PRIZES, "Prize-giving")
    _show, wall = seen("stepForward")
    assert wall.poster.place == "equal 2nd place"
    assert not any(line.name for line in wall.poster.now)
    show, wall = seen("stepForward")
    assert all(line.name for line in wall.poster.now)
    assert page.findChild(QTableView, "readOutLines").currentIndex().row() == 0
    seen("stepForward")
    show, _wall = seen("stepBack")
    assert show.ceremony.shown == 2
    cancel_giving(panel)
    _show, wall = seen("stepForward")
    assert isinstance(wall.poster, TextPoster)


def test_the_room_sees_nothing_of_prizes_that_are_not_given(panel):
    add(panel, "40")
    press(panel, "readOut")
    assert not panel.findChild(QPushButton, "roomBegin").isEnabled()


def picked(form, which="certificateWhich"):
    field = form.findChild(ChoiceField, which)
    return [field.itemText(n) for n in range(field.count())]


def test_all_certificates_of_the_prizes_are_one_click_away(panel):
    add(panel, "40")
    add(panel, "A ham", kind=5)
    asked = panel.findChild(QPushButton, "prizeCertificates")
    assert not asked.isEnabled()
    press(panel, "givePrizes")
    asked.click()
    form = panel.findChild(PickCertificates)
    assert picked(form)[0] == "All 4 certificates"
    assert all(each.endswith("– 1st place") for each in picked(form)[1:])


def test_a_season_of_places_has_no_highest_round(panel):
    session = panel.session
    start, end = date(2025, 1, 1), date(2027, 1, 1)
    for number, score in enumerate((SeasonScore.PLACEMENT, SeasonScore.RESULT), start=1):
        session.do(NewSeason(Season(number, f"Season {number}", start, end, score=score)))
    prize = Prize(1, 1, PrizeRule(PrizeKind.HIGHEST_ROUND), PrizeAmount(500))
    refused = session.refusal(PlanPrizes(PrizeOccasion(season=1), (prize,)))
    assert "no highest round" in refused
    assert session.refusal(PlanPrizes(PrizeOccasion(season=2), (prize,))) == ""


def test_a_share_of_the_fees_is_no_prize_of_a_season(panel):
    choose_the_season(panel, SeasonScore.RESULT)
    form = add(panel, "50 %")
    assert form.isVisible()
    assert "Only an event has fees to share" in shown(form)
    assert prizes(panel) == []


def test_the_club_is_named_in_the_window(panel):
    form = AnswerDialog(panel.session, club_question(panel.session), panel)
    form.findChild(QLineEdit, "clubName").setText("Club de whist")
    form.findChild(QLineEdit, "clubPlace").setText("Gaspé")
    form.findChild(QLineEdit, "clubResponsible").setText("Zoé Huard")
    form.findChild(NumberField, "clubYears").setValue(7)
    form.findChild(QPushButton, "answerAccept").click()
    book = panel.book()
    assert (book.details.name, book.details.place) == ("Club de whist", "Gaspé")
    assert (book.settings.responsible, book.settings.retention_years) == ("Zoé Huard", 7)


@pytest.mark.parametrize(("name", "said"), [("", "Write what"), ("W" * 121, "120")])
def test_a_name_that_will_not_do_is_refused_in_place(panel, name, said):
    form = AnswerDialog(panel.session, club_question(panel.session), panel)
    form.show()
    form.findChild(QLineEdit, "clubName").setText(name)
    form.findChild(QPushButton, "answerAccept").click()
    assert form.isVisible()
    assert said in shown(form)


def test_the_prizes_of_a_season_wait_until_its_events_are_read(panel, qtbot):
    choose_the_season(panel)
    give = panel.findChild(QPushButton, "givePrizes")
    add(panel, "40")
    qtbot.waitUntil(give.isEnabled)
    give.click()
    (prize,) = panel.book().prizes.values()
    assert (prize.season, len(prize.given)) == (1, 4)
    assert read_out_loud(panel) == ["equal 1st place"]


@pytest.mark.parametrize("of", [PrizeOccasion(event=1), PrizeOccasion(season=1)])
def test_nothing_is_given_for_what_is_damaged_while_the_plan_is_looked_at(panel, qtbot, club, of):
    choose_the_season(panel)
    choice = panel.findChild(ChoiceField, "occasion")
    choice.setCurrentIndex([choice.itemData(n) for n in range(choice.count())].index(of))
    qtbot.waitUntil(lambda: panel.findChild(HeldEvents).is_done)
    add(panel, "40")
    damage(club, "UPDATE result SET winner = 'visitors' WHERE event_id = 1")
    press(panel, "givePrizes")
    assert not any(prize.given for prize in panel.book().prizes.values())
    assert "cannot be read" in shown(panel)
    assert not panel.findChild(QPushButton, "givePrizes").isEnabled()
