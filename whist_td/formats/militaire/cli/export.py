"""A Whist militaire evening in other programs' formats."""

from whist_td.console.kept import kept_writers
from whist_td.formats.militaire.files import FILES

WRITERS = kept_writers(FILES)
