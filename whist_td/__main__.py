"""`whist-td` opens the desktop; with a verb it does the same work without windows.

With `--debug` either says on standard error what it does.
"""

import gc
import sys

from whist_td import APART


def main() -> int:
    """Run the program and return its exit code."""
    try:
        return _run()
    finally:
        gc.freeze()  # Python looks through all there is before it ends, a tenth of a verb's time


def _run() -> int:
    if sys.argv[1:2] == [APART]:
        from whist_td.desk.apart import work_apart

        return work_apart(sys.argv[2:])
    # Somebody waits for the work that is done apart: it does not read all this.
    from whist_td.bootstrap import run_command, run_desktop, show_log
    from whist_td.cli.names import (
        DEBUG,
        QUIT_WHEN_READY,
        asked_language,
        asks_for_command,
        without_language,
    )

    arguments = [word for word in sys.argv[1:] if word != DEBUG]
    if DEBUG in sys.argv[1:]:
        show_log()
    if asks_for_command(arguments):
        return run_command(arguments)
    language, quits = asked_language(arguments), QUIT_WHEN_READY in arguments
    return run_desktop(without_language(arguments), language, quits=quits)


if __name__ == "__main__":
    sys.exit(main())
