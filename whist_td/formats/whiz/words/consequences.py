"""What it means for a player when play went otherwise than the movement had it, in words."""

from collections.abc import Mapping

from whist_td.formats.whiz.rules.consequences import Consequence, Effect
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.words.words import N_, Words

_SENTENCES: Mapping[Effect, str] = {
    Effect.OTHER_HAND: N_(
        "Player {player} held {hand} instead of {planned_hand}, and is compared with those who "
        "held {hand}."
    ),
    Effect.OTHER_TABLE: N_(
        "Player {player} played deal {board} at table {table} instead of table {planned_table}."
    ),
    Effect.STOOD_IN: N_("Player {player} played deal {board} instead of sitting out."),
    Effect.REPLACED: N_(
        "Somebody else held the hand of player {player}: deal {board} does not count for him."
    ),
    Effect.OTHER_BOARD: N_(
        "Player {player} played deal {board}, which was not meant for table {table} in round "
        "{round}."
    ),
    Effect.NO_RESULT: N_("Player {player} has one deal less: deal {board} was not played."),
    Effect.MEETS_AGAIN: N_(
        "Player {player} meets deal {board} again in round {round}, when it cannot count any more."
    ),
    Effect.CANNOT_PLAY: N_(
        "Player {player} cannot play deal {board} in round {round}: somebody at table {table} "
        "knows it."
    ),
}


def consequence_sentence(
    consequence: Consequence, _: Words, names: Mapping[int, str] | None = None
) -> str:
    """Say how one player is affected, by his number, and by his name where names are given."""
    player: int | str = consequence.player
    if names is not None and player in names:
        player = f"{consequence.player} ({names[consequence.player]})"
    hand, planned = consequence.hand, consequence.planned_hand
    return _(
        _SENTENCES[consequence.effect],
        player=player,
        hand=whiz_label(hand, _) if hand else "",
        planned_hand=whiz_label(planned, _) if planned else "",
        planned_table=consequence.planned_table,
        **consequence.place._asdict(),
    )
