"""The second pass of a club night: score sheets read again, and what differs."""

from PySide6.QtWidgets import QComboBox, QLineEdit, QTableView

from tests.formats.club_night.screens.playing import button, label, play_out, press, said
from whist_td.formats.club_night.commands.commands import EnterDeal, SanctionPlayer
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract, IwwaDeal
from whist_td.formats.club_night.rules.deals import DealPlace, JuryLine, TableDeal
from whist_td.formats.club_night.screens.play_second_pass import SheetDifference
from whist_td.formats.club_night.screens.play_tables import TableCards
from whist_td.formats.club_night.views.views import club_table
from whist_td.words.words import Language


def played(at_play, code="iwwa", players=8, **wanted):
    session, panel = at_play(code, players, **wanted)
    play_out(session, 1)
    panel.take_focus()
    return session, panel


def totals(session, table):
    points = session.facts.sheet_at(1, table).totals.points
    sides = session.facts.game.sides(session.facts.settings.game.options, len(points))
    return [points[side[0]] for side in sides]


def solo(session, tricks):
    """Put a solo of the first seat in the place of table 1's last deal."""
    last = len(session.facts.deals_at(1, 1))
    facts = IwwaDeal(dealer=0, contract=IwwaContract.SOLO, attackers=(0,), tricks=tricks)
    return EnterDeal(DealPlace(1, 1, last), TableDeal("iwwa", facts))


def read(panel, totals):
    press(panel, " ".join(f"{total} Enter" for total in totals))


def states(panel):
    return [card.summary for card in panel.findChild(TableCards).cards]


def test_f8_asks_for_the_totals_of_the_first_table_and_hides_what_stands(at_play):
    _session, panel = played(at_play)
    press(panel, "F8")
    assert label(panel, "rereadHeading") == "Table 1: second pass"
    assert "Second pass of round 1: 0 of 2" in said(panel)
    assert not panel.findChild(QTableView, "tableDeals").isVisible()
    assert all(state.startswith("to be read again") for state in states(panel))


def test_sheets_that_agree_lead_through_all_tables_to_the_end(at_play):
    session, panel = played(at_play)
    press(panel, "F8")
    read(panel, totals(session, 1))
    assert label(panel, "rereadHeading") == "Table 2: second pass"
    read(panel, totals(session, 2))
    assert label(panel, "missing") == "✓ Round 1: entered a second time, everything agrees."
    assert panel.findChild(QComboBox, "rounds").itemText(0) == "Round 1 ✓"


def test_a_total_that_differs_stands_out_with_what_was_entered(at_play):
    session, panel = played(at_play)
    first, *others = totals(session, 1)
    press(panel, "F8")
    read(panel, [first + 1, *others])
    assert "differ" in label(panel, "rereadNote")
    assert label(panel, "entered-1").startswith("entered: ")
    assert label(panel, "entered-2") == ""
    who = club_table(session.facts, 1, 1).seats[0].name
    said = f"{who}: {first + 1:+} on the sheet, {first:+} entered"
    assert label(panel, "differences") == said.replace("-", "−")
    assert panel.findChild(QTableView, "tableDeals").isVisible()


def test_a_sheet_that_does_not_sum_to_nothing_is_said_at_once(at_play):
    _session, panel = played(at_play)
    press(panel, "F8 1 Enter 2 Enter 3 Enter 4")
    assert label(panel, "rereadNote") == "The totals on the sheet add up to +10, not to 0."


def test_a_deal_put_right_from_the_sheet_ends_the_difference(at_play):
    session, panel = played(at_play)
    session.do(solo(session, tricks=7))
    on_sheet = totals(session, 1)
    session.do(solo(session, tricks=5))
    press(panel, "F8")
    read(panel, on_sheet)
    press(panel, "F2 Enter S Enter N Enter 7 Enter")
    assert totals(session, 1) == on_sheet
    assert label(panel, "rereadHeading") == "Table 2: second pass"
    read(panel, totals(session, 2))
    done = "✓ Round 1: entered a second time, 1 table corrected."
    assert label(panel, "missing") == done


def test_an_undone_mistake_ends_the_difference_too(at_play):
    session, panel = played(at_play)
    session.do(solo(session, tricks=7))
    on_sheet = totals(session, 1)
    session.do(solo(session, tricks=5))
    press(panel, "F8")
    read(panel, on_sheet)
    session.undo()
    assert label(panel, "rereadNote") == "✓ The sheet agrees with what was entered."
    assert not any(each.isVisible() for each in panel.findChildren(SheetDifference))


def test_what_was_entered_can_be_right_and_the_sheet_wrong(at_play):
    _session, panel = played(at_play)
    press(panel, "F8")
    read(panel, [1, 1, 1, 1])
    button(panel, "keepEntered").click()
    assert label(panel, "rereadHeading") == "Table 2: second pass"
    assert states(panel)[0].startswith("✓ read again")


def test_what_is_typed_ahead_does_not_answer_a_difference(at_play):
    session, panel = played(at_play)
    first, *others = totals(session, 1)
    press(panel, "F8")
    read(panel, [first + 1, *others])
    before = session.facts
    read(panel, totals(session, 2))
    press(panel, "F8 F9 PgDn Up Down Space")
    assert panel.findChild(SheetDifference).isVisible()
    assert panel.findChild(SheetDifference).how.property("role") == "warning"
    assert panel.findChild(QLineEdit, "total-1").text() == str(first + 1)
    assert states(panel)[1].startswith("to be read again")
    assert session.facts is before


def test_a_sheet_read_wrongly_is_read_again_after_esc(at_play):
    session, panel = played(at_play)
    first, *others = totals(session, 1)
    press(panel, "F8")
    read(panel, [first + 1, *others])
    press(panel, "Esc")
    read(panel, [first, *others])
    assert label(panel, "rereadHeading") == "Table 2: second pass"


def test_letters_are_no_total(at_play):
    _session, panel = played(at_play)
    press(panel, "F8 x Enter")
    assert label(panel, "rereadNote") == "Write a whole number, such as 12 or -8."


def test_esc_leaves_the_pass_and_f8_goes_on_with_it(at_play):
    session, panel = played(at_play)
    press(panel, "F8")
    read(panel, totals(session, 1))
    press(panel, "Esc")
    assert not panel.findChild(QLineEdit, "total-1").isVisible()
    press(panel, "F8")
    assert label(panel, "rereadHeading") == "Table 2: second pass"


def test_without_a_finished_table_there_is_nothing_to_read(at_play, qtbot):
    session, panel = at_play(players=8)
    press(panel, "1 Enter Esc")
    with qtbot.assertNotEmitted(session.refused):
        press(panel, "F8")
    said = "No table has finished this round: there is nothing to read again."
    assert label(panel, "entryNote") == said
    press(panel, "S Enter N Enter 7 Enter")
    assert session.facts.results[DealPlace(1, 1, 1)].facts.attackers == (0,)


def test_what_the_jury_took_stands_on_no_sheet(at_play):
    session, panel = played(at_play, players=4)
    on_sheet = totals(session, 1)
    session.do(SanctionPlayer(JuryLine(1, session.facts.sitting(1, 1).seats[0], 12)))
    press(panel, "F8")
    read(panel, on_sheet)
    assert "everything agrees" in label(panel, "missing")


def test_partners_have_one_total(at_play):
    session, panel = played(at_play, "ten", 4)
    press(panel, "F8")
    assert panel.findChild(QLineEdit, "total-3") is None
    read(panel, totals(session, 1))
    assert "everything agrees" in label(panel, "missing")


def test_a_later_correction_takes_the_tick_away(at_play):
    session, panel = played(at_play, players=4)
    session.do(solo(session, tricks=7))
    press(panel, "F8")
    read(panel, totals(session, 1))
    session.do(solo(session, tricks=5))
    assert label(panel, "missing") == "✓ Round 1: every table has finished."


def test_it_is_asked_in_french(at_play):
    _session, panel = played(at_play, language=Language.FRENCH)
    press(panel, "F8 1 Enter 1 Enter 1 Enter 1 Enter")
    assert "Les deux diffèrent" in label(panel, "rereadNote")
    assert "Seconde lecture, tour 1\xa0: 1 sur 2" in said(panel)


def test_what_to_do_about_a_difference_is_read_whole_where_it_is_narrow(at_play, qtbot):
    session, panel = played(at_play, language=Language.FRENCH)
    panel.resize(620, 730)
    first, *others = totals(session, 1)
    press(panel, "F8")
    read(panel, [first + 1, *others])
    for name in ("keepEntered", "compareDeals", "compare"):
        found = button(panel, name)
        qtbot.waitUntil(lambda found=found: found.width() >= found.sizeHint().width())
