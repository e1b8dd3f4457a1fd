import logging
import threading

from PySide6.QtCore import QObject

from whist_td.kit.jobs import AT_ONCE, Job, NewestJob, stop_jobs


def test_a_job_hands_back_what_its_work_made(qtbot):
    job = Job(lambda _progress: "58 pages")
    with qtbot.waitSignal(job.succeeded) as told:
        job.start()
    assert told.args == ["58 pages"]
    assert job.is_over


def test_the_work_runs_beside_the_window(qtbot):
    job = Job(lambda _progress: threading.current_thread())
    with qtbot.waitSignal(job.succeeded) as told:
        job.start()
    assert told.args[0] is not threading.current_thread()


def test_disks_that_do_not_answer_hold_up_no_other_work(qtbot):
    answer = threading.Event()
    hanging = [Job(lambda _progress: answer.wait(20)) for _disk in range(AT_ONCE - 1)]
    for job in hanging:
        job.start()
    other = Job(lambda _progress: "58 pages")
    with qtbot.waitSignal(other.succeeded):
        other.start()
    assert not any(job.is_over for job in hanging)
    answer.set()
    qtbot.waitUntil(lambda: all(job.is_over for job in hanging))


def test_progress_is_told_as_done_of_total(qtbot):
    job = Job(lambda progress: progress(3, 58))
    with qtbot.waitSignal(job.progressed) as told, qtbot.waitSignal(job.succeeded):
        job.start()
    assert told.args == [3, 58]


def test_a_cancelled_job_stops_at_its_next_report(qtbot):
    asked = threading.Event()

    def work(progress):
        asked.wait(5)
        progress(1, 2)
        return "never"

    job = Job(work)
    with qtbot.waitSignal(job.cancelled):
        job.start()
        job.cancel()
        asked.set()


def test_a_job_cancelled_after_its_last_report_hands_nothing_back(qtbot):
    job = Job(lambda _progress: job.cancel())
    with qtbot.waitSignal(job.cancelled), qtbot.assertNotEmitted(job.succeeded):
        job.start()


def test_a_job_that_breaks_tells_the_error_and_the_window_lives_on(qtbot, caplog):
    def work(_progress):
        raise ZeroDivisionError

    job = Job(work)
    with qtbot.waitSignal(job.failed) as told:
        job.start()
    assert isinstance(told.args[0], ZeroDivisionError)
    assert "A job failed" in caplog.text


def test_an_abandoned_job_tells_nobody_any_more(qtbot):
    asked, over = threading.Event(), threading.Event()

    def work(_progress):
        asked.wait(5)
        over.set()
        return "too late"

    job = Job(work)
    with qtbot.assertNotEmitted(job.succeeded), qtbot.assertNotEmitted(job.cancelled):
        job.start()
        job.abandon()
        asked.set()
        assert stop_jobs()
    assert over.is_set()


def test_a_long_job_says_that_it_is_slow(qtbot):
    done = threading.Event()
    job = Job(lambda _progress: done.wait(5))
    with qtbot.waitSignal(job.slow):
        job.start()
    with qtbot.waitSignal(job.succeeded):
        done.set()


def test_of_two_jobs_only_the_newest_is_heard(qtbot):
    whole, first_may_end = QObject(), threading.Event()
    newest, heard = NewestJob(whole), []
    newest.succeeded.connect(heard.append)
    newest.start(lambda _progress: first_may_end.wait(5) and "old plan")
    with qtbot.waitSignal(newest.succeeded), qtbot.assertNotEmitted(newest.cancelled):
        newest.start(lambda _progress: "new plan")
        first_may_end.set()
    assert heard == ["new plan"]
    assert not newest.is_under_way


def test_a_job_is_logged_with_the_name_of_its_work_and_its_time(qtbot, caplog):
    def adding(_progress):
        return 42

    with caplog.at_level(logging.DEBUG, "whist_td"):
        job = Job(adding)
        with qtbot.waitSignal(job.succeeded):
            job.start()
        # A job of another test may end meanwhile, and be logged here too.
        qtbot.waitUntil(lambda: len(_lines_about("adding", caplog)) == 2)
    started, ended = _lines_about("adding", caplog)
    assert [started.message, ended.message] == ["Job started", "Job ended"]
    assert int(ended.facts["ms"]) >= 0


def _lines_about(work, caplog):
    return [line for line in caplog.records if work in line.facts["work"]]
