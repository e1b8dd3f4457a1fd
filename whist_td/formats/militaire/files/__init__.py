"""A Whist militaire evening for other programs; a maker is only read when it is needed."""

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.interchange.formats import FormatFiles, later

FILES: FormatFiles[MilitaireEvent] = FormatFiles(
    workbook=later(f"{__name__}.workbook", "write_workbook"),
    table=later("whist_td.formats.militaire.words.standings", "militaire_table"),
    page=later(f"{__name__}.web_page", "results_page"),
    json=later(f"{__name__}.exchange", "event_json"),
    commands=later(f"{__name__}.exchange", "commands_of"),
)
