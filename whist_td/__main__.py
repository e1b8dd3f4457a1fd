"""`whist-td` opens the desktop; with a verb it does the same work without windows."""

import sys

from whist_td.bootstrap import run_command, run_desktop
from whist_td.cli.names import asks_for_command


def main() -> int:
    """Run the program and return its exit code."""
    arguments = sys.argv[1:]
    run = run_command if asks_for_command(arguments) else run_desktop
    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
