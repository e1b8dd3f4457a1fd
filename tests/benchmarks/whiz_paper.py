"""The travellers and guide cards of 99 players beside the same pages drawn bare."""

from datetime import date

from benchmarks.measure import Measured, both
from benchmarks.paper_and_workbook import TIMES, drawn_again, recorded

from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.whiz.paper import PAPERS
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.seating import seated_rounds
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import render
from whist_td.words.words import Language, words

PLAYERS = 99


def whiz_evening() -> WhizEvent:
    """Return a tournament of 99 players before round 1."""
    settings = WhizSettings()
    players = {n: Player(n, f"Marie-Paule Arsenault {n}", "Percé") for n in range(1, PLAYERS + 1)}
    rounds = {seated.number: seated for seated in seated_rounds(PLAYERS, settings.rounds)}
    details = Details("Benchmark", date(2026, 11, 21), "Percé")
    return WhizEvent(details, settings, players=players, rounds=rounds)


def whiz_paper() -> Measured:
    """Measure all travellers and guide cards, from the facts to the bytes of the PDF."""
    evening = whiz_evening()
    kinds = [PAPERS.named("travellers"), PAPERS.named("guide-cards")]

    def pack() -> bytes:
        return render(kinds, PAPERS.of(evening, None), PageSize.A4, words(Language.FRENCH))

    calls = recorded(pack)
    ours, bare = both(lambda _: pack(), lambda _: drawn_again(calls), TIMES)
    name = f"Whiz travellers and guide cards, {PLAYERS} players"
    return Measured(name, ours, bare, "the same on a bare canvas", "at most 2×")
