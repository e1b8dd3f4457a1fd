"""The pinned PySide6 gives back every reference that it takes.

PySide6 6.12.0 drops one reference to None with each call that returns None, and Python 3.11 then
dies after about 5,000 calls: a clock on the screen gets there within an evening, a suite of short
tests never does.
"""

import os
import subprocess
import sys

MANY_CALLS = """
import sys
from PySide6.QtWidgets import QApplication, QLabel

application = QApplication([])
label = QLabel()
before = sys.getrefcount(None)
for number in range(20_000):
    label.setText(str(number))
lost = before - sys.getrefcount(None)
print("lost", max(lost, 0) // 1_000, "thousand")
"""


def test_twenty_thousand_calls_leave_python_alive_and_none_whole():
    finished = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", MANY_CALLS],
        check=False,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        timeout=60,
    )
    assert (finished.returncode, finished.stdout) == (0, "lost 0 thousand\n"), finished.stderr
