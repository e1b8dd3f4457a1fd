"""Such an event for other programs."""

from tests.formats.toy.rules import standings
from whist_td.interchange.plain_files import plain_files

FILES = plain_files(standings)
