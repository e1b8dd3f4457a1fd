"""What came of a deal, in the short words of a traveller."""

from dataclasses import dataclass

from whist_td.formats.whiz.rules.results import NOT_PLAYED, Adjusted, Outcome, Played
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.words.labels import contract_words, whiz_label
from whist_td.words.words import Words


@dataclass(frozen=True)
class DealWords:
    """A contract, who declared it and how it ended; or what there was instead, and a remark."""

    contract: str
    declarer: str = ""
    ended: str = ""
    remark: str = ""


def deal_words(outcome: Outcome | None, _: Words) -> DealWords:
    """Return what came of a deal: "10♥X", "S", "+1"; nothing where no result is in."""
    match outcome:
        case None:
            return DealWords("")
        case Played(contract, declarer, tricks):
            over = tricks - contract.level
            ended = f"{over:+}".replace("-", "−") if over else "="
            return DealWords(contract_words(contract, _), declarer.value, ended)
        case Adjusted():
            return DealWords(_("adjusted"), remark=outcome.reason)
        case _:
            return DealWords(_("not played") if outcome is NOT_PLAYED else _("passed out"))


def method_sentence(settings: WhizSettings, _: Words) -> str:
    """Say by which method players are compared and ranked."""
    options = (settings.ranking, settings.compare, settings.rule)
    told = " · ".join(whiz_label(option, _) for option in options)
    return told[:1].upper() + told[1:]
