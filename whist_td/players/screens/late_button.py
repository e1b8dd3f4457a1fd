"""One click for somebody who is entered and not here: late, a round later, or here after all."""

from collections.abc import Sequence

from PySide6.QtWidgets import QPushButton

from whist_td.core.players import Player, round_to_join
from whist_td.words.words import Words


def show_late(
    button: QPushButton, people: Sequence[Player], last: int, rounds: int, _: Words
) -> None:
    """Offer what fits those under the cursor: nothing where they play already."""
    joins = round_to_join(people[0], last) if people else None
    button.setVisible(not last or joins is not None)
    button.setEnabled(joins is not None and joins <= rounds)
    button.setText(_late_text(joins, last, _))
    tip = _("The rounds to come are reseated at once; you can undo this.")
    button.setToolTip(tip if joins else _("Put the cursor on a player first."))


def _late_text(joins: int | None, last: int, _: Words) -> str:
    if joins == 1:
        return _("Is here after all")
    return _("Not here yet: round {round}", round=joins) if last and joins else _("Will be late")
