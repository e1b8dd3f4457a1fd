"""A team during play: who plays in another's place, and who leaves (RULES 1.6)."""

from whist_td.formats.militaire.commands import AddSubstitute, WithdrawTeam
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import ForfeitPolicy
from whist_td.formats.militaire.rules.teams import Substitute, Team
from whist_td.formats.militaire.words.sentences import seat_label
from whist_td.kit.answer_dialog import Inquiry
from whist_td.kit.questions import Ask, Asking, Number, OneOf, Text
from whist_td.kit.session import Session
from whist_td.stages.entries_delegate import NameCompleter
from whist_td.stages.twin_names import twins_ask


def substitute_question(session: Session[MilitaireEvent], team: Team) -> Inquiry:
    """Ask for one substitute of one team."""
    event, _ = session.facts, session.words
    rounds, begins, teams = event.settings.rounds, _next_to_play(event), event.teams.values()
    # Who played in another's place may do so again.
    here = [name for each in teams if each.withdrawn_from is None for name in each.members if name]
    tonight = {name for each in teams for name in each.people}.difference(here)
    names = (*sorted(tonight), *session.offered_names({*here, *tonight}))
    places = [(seat_label(seat, _), name) for seat, name in enumerate(team.members)]
    seats = [(f"{name} ({place})" if name else place, n) for n, (place, name) in enumerate(places)]

    def asks() -> Asking[AddSubstitute]:
        # Only a place where nobody sits is chosen beforehand.
        absent, choice = next(iter(team.missing_seats), None), OneOf(seats, _("Choose…"))
        lacks = _("Choose in whose place.")
        seat = yield Ask("substituteSeat", _("In place of"), absent, choice, needed=lacks)
        typed = Text(completes=lambda field: NameCompleter(names, field))
        nobody = _("Enter the substitute’s name.")
        name = yield Ask("substituteName", _("Plays"), "", typed, needed=nobody)
        first = yield Ask("substituteFirst", _("From round"), begins, Number(1, rounds))
        last = yield Ask("substituteLast", _("To round"), rounds, Number(first, rounds))
        yield twins_ask(("substituteName",), "", here, _)
        until = None if last == rounds else last
        return AddSubstitute(team.number, Substitute(seat, name, first, until))

    title, does = _("A substitute in team {team}", team=team.number), _("Enter the substitute")
    about = _(
        "The substitute’s name is shown on the screen from that round on. The points stay "
        "with the team."
    )
    return Inquiry("substituteForm", title, does, asks, about, "substituteName")


def withdrawal_question(session: Session[MilitaireEvent], named: int | None = None) -> Inquiry:
    """Ask which team no longer plays, and from which round.

    None is chosen beforehand but the one that was named where this was asked for.
    """
    event, _ = session.facts, session.words
    rounds = event.settings.rounds
    here = (each for each in event.teams.values() if each.withdrawn_from is None)
    teams = [(f"{each.number} · {each.name or each.captain}", each.number) for each in here]

    def asks() -> Asking[WithdrawTeam | None]:
        choice, lacks = OneOf(teams, _("Choose…")), _("Choose the team that is leaving.")
        number = yield Ask("withdrawTeam", _("Team"), named, choice, needed=lacks)
        label = _("They stop playing from round")
        first = yield Ask("withdrawRound", label, _next_to_play(event), Number(1, rounds))
        return None if number is None else WithdrawTeam(number, first)

    def does(command: WithdrawTeam | None) -> str:
        if command is None:
            return _("Withdraw…")
        return _("Withdraw team {team}, round {round}", team=command.team, round=command.from_round)

    about = _(
        "What they have played still counts. From then on each opponent scores 1 point without "
        "playing. They come last in the standings. You can undo this."
    )
    if event.settings.forfeits is ForfeitPolicy.AVERAGE:
        about = _(
            "What they have played still counts. From then on their matches count for nobody, and "
            "all teams are ranked by their average. They come last in the standings. You can undo "
            "this."
        )
    title, keeps = _("A team is leaving"), _("Keep the team")
    return Inquiry("withdrawForm", title, does, asks, about, waits=True, keeps=keeps)


def _next_to_play(event: MilitaireEvent) -> int:
    """Return the round that is being played, or else the one that comes next."""
    now = event.last_announced
    return now if now and event.missing(now) else min(now + 1, event.settings.rounds)
