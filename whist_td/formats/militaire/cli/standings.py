"""The standings of a Whist militaire event at the command line, which read nothing else of it."""

from whist_td.console.formats import Standings
from whist_td.formats.militaire.files.exchange import standings_json
from whist_td.formats.militaire.views import standings_view
from whist_td.formats.militaire.words.standings import militaire_listing

STANDINGS = Standings(standings_view, standings_json, militaire_listing)
