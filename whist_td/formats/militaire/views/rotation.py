"""The rotation of a militaire evening as it is looked at, and as the verifier judges it."""

from collections.abc import Iterable, Mapping

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.schedule import PlannedRound
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.views.views import effective_round
from whist_td.movements import verify
from whist_td.movements.militaire import visitors_at
from whist_td.movements.verify.form import JudgedRotation, JudgedRotationRound, Match
from whist_td.players.views.movement_seen import Between, MovementSeen, RoundSeen, pair_counts


def militaire_seen(evening: MilitaireEvent) -> MovementSeen:
    """Return the rotation of a militaire evening: at each table, the team that visits it."""
    numbers = range(1, evening.settings.rounds + 1) if evening.tables > 1 else ()
    rounds = tuple(effective_round(evening, number) for number in numbers)
    names = {number: team.name for number, team in evening.teams.items()}
    return rotation_seen(evening.settings, evening.tables, rounds, names)


def rotation_seen(
    settings: Settings,
    teams: int,
    rounds: Iterable[PlannedRound],
    names: Mapping[int, str],
) -> MovementSeen:
    """Return a rotation of so many teams."""
    told = rotation_of(settings, teams, rounds)
    met = ((m.home, m.visitors, said.number) for said in told.rounds for m in said.matches)
    return MovementSeen(
        tuple(
            RoundSeen(said.number, {m.table: str(m.visitors) for m in said.matches})
            for said in told.rounds
        ),
        (pair_counts(Between.MEETINGS, range(1, teams + 1), met),),
        names,
    )


def rotation_of(settings: Settings, teams: int, rounds: Iterable[PlannedRound]) -> JudgedRotation:
    """Return a rotation as the verifier reads it."""
    return JudgedRotation(
        teams,
        tuple(
            JudgedRotationRound(
                said.number,
                said.trump.value if said.trump else None,
                tuple(said.call),
                said.stays,
                said.advance,
                tuple(
                    Match(t, t, visitors_at(t, said.number, teams, settings.direction))
                    for t in range(1, teams + 1)
                ),
            )
            for said in rounds
        ),
    )


def rotation_quality(evening: MilitaireEvent) -> verify.RotationQuality:
    """Return the verifier's verdict on the rotation of an evening."""
    numbers = range(1, evening.settings.rounds + 1)
    rounds = (effective_round(evening, number) for number in numbers)
    return verify.verify(rotation_of(evening.settings, evening.tables, rounds))
