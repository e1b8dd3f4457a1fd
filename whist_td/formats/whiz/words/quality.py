"""How good a Whiz movement is, in plain words for a director."""

from whist_td.movements.verify_whiz import WhizQuality
from whist_td.movements.verify_whiz.figures import WhizFigures
from whist_td.words.words import Words


def quality_sentences(quality: WhizQuality, _: Words) -> tuple[str, ...]:
    """Say who meets twice, whether everybody plays all deals, who sits out, and who compares."""
    figures = quality.figures
    if figures is None:
        return ()
    return (
        meetings_sentence(figures, _),
        _boards(figures, _),
        _sit_outs(figures, _),
        _comparison(figures, _),
    )


def meetings_sentence(figures: WhizFigures, _: Words) -> str:
    """Say how many people meet more than once."""
    if not figures.repeats:
        return _("No two people meet twice.")
    pairs = sum(pairs for times, pairs in figures.meetings if times > 1)
    return _.plural(
        "{n} pair of people meets more than once (at most {most} times).",
        "{n} pairs of people meet more than once (at most {most} times).",
        pairs,
        most=figures.most_meetings,
    )


def _boards(figures: WhizFigures, _: Words) -> str:
    least, most = figures.sets_played
    if figures.is_complete:
        return _("Everybody plays all the deals.")
    if least == most:
        return _.plural(
            "Everybody plays {n} set of deals; not the same one for all.",
            "Everybody plays {n} sets of deals; not the same ones for all.",
            least,
        )
    return _(
        "Everybody plays {least} to {most} sets of deals; not the same ones for all.",
        least=least,
        most=most,
    )


def _sit_outs(figures: WhizFigures, _: Words) -> str:
    least, most = figures.sit_outs.least, figures.sit_outs.most
    if not most:
        return _("Nobody sits out.")
    if not least:
        return _.plural(
            "Nobody sits out more than {n} round.", "Nobody sits out more than {n} rounds.", most
        )
    return _("Everybody sits out {least} to {most} rounds.", least=least, most=most)


def _comparison(figures: WhizFigures, _: Words) -> str:
    compared = figures.comparison
    return _(
        "Any two people are compared on {least} to {most} sets of deals.",
        least=compared.least,
        most=compared.most,
    )
