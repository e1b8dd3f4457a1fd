"""The page of any movement in words: how good it is, its figures, and what its maps count."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.movements.verify_individual.quality import TableQuality
from whist_td.players.views.movement_views import Between, Level, MovementSeen, PairCounts
from whist_td.words.formats import Plural, written
from whist_td.words.movement_messages import fault_sentence
from whist_td.words.words import N_, Words


@dataclass(frozen=True)
class OwnWords:
    """What is asked, and what is said where the answer is no."""

    title: str
    question: str
    keep: str
    refused: str


def other_length(rounds: int, now: int, _: Words) -> str:
    """Say that an evening becomes shorter or longer by what is one's own; nothing where not."""
    if rounds == now:
        return ""
    return _.plural(
        "The event then has {n} round instead of {now}.",
        "The event then has {n} rounds instead of {now}.",
        rounds,
        now=now,
    )


_MAPS: Mapping[Between, str] = {
    Between.MEETINGS: N_("Who meets whom"),
    Between.PARTNERS: N_("Who plays with whom"),
    Between.OPPONENTS: N_("Who plays against whom"),
    Between.COMPARISONS: N_("Who is compared with whom"),
}


@dataclass(frozen=True)
class FigureRow:
    """One thing one may ask of a movement: what it is here, and the best there could be."""

    aim: str
    here: str
    best: str
    is_best: bool | None = None
    """Whether nothing better is possible; None where no bound is known."""


@dataclass(frozen=True)
class MovementPage:
    """A movement with all that is said of it."""

    details: Details
    seen: MovementSeen
    headings: tuple[str, ...]
    """What stands above each round: the games call it differently."""
    cells: str
    """What stands in each cell of the rounds and tables."""
    sentences: tuple[str, ...]
    figures: tuple[FigureRow, ...]
    title: str
    """What stands above the rounds and tables: a round is not the same in every game."""
    columns: tuple[str, ...] = ()
    """What stands above each round on the screen, where it is not the same as on paper."""
    seat_name: Callable[[int, int, Words], str] = lambda seat, _people, _: str(seat + 1)
    """What a seat of a table of so many is called."""
    states: tuple[str, ...] = ()
    """How far each round is, where people look at it by itself."""
    size: str = ""
    """How large the event is."""
    is_wrong: bool = False
    """Whether what is said first is a fault."""
    offer: str = ""
    """What else could be had."""


def map_title(kind: Between, _: Words) -> str:
    """Say what a map shows."""
    return _(_MAPS[kind])


def map_legend(kind: Between, levels: Iterable[Level], _: Words) -> tuple[str, ...]:
    """Say what each ground of a map means, the lightest first."""
    say = _on_sets if kind is Between.COMPARISONS else _so_often
    return tuple(say(level, _) for level in levels)


def _so_often(level: Level, _: Words) -> str:
    if not level.most:
        return _("never")
    if level.least == level.most == 1:
        return _("once")
    if level.least == level.most:
        return _("{n} times", n=level.most)
    return _("{least} to {most} times", least=level.least, most=level.most)


def _on_sets(level: Level, _: Words) -> str:
    if not level.most:
        return _("never")
    if level.least == level.most:
        return _.plural("on {n} set", "on {n} sets", level.most)
    return _("on {least} to {most} sets", least=level.least, most=level.most)


def deals_words(boards: Sequence[int], _: Words) -> str:
    """Say which deals lie at a table: "deals 5–8"."""
    if len(boards) == 1:
        return _("deal {first}", first=boards[0])
    return _("deals {first}–{last}", first=boards[0], last=boards[-1])


_TWO: Mapping[Between, tuple[str, Plural]] = {
    Between.MEETINGS: (
        N_("{one} and {other} do not meet."),
        Plural(
            "{one} and {other} meet in round {where}.",
            "{one} and {other} meet {n} times, in rounds {where}.",
            "where",
        ),
    ),
    Between.COMPARISONS: (
        N_("{one} and {other} are never compared."),
        Plural(
            "{one} and {other} are compared on set {where}.",
            "{one} and {other} are compared on {n} sets: {where}.",
            "where",
        ),
    ),
}
_TWO_OF_ANY = (
    N_("{one} and {other}: never."),
    Plural(
        "{one} and {other}: once, in round {where}.",
        "{one} and {other}: {n} times, in rounds {where}.",
        "where",
    ),
)
"""What is said of two: where they never come together, and where they do."""
_ONE: Mapping[Between, tuple[str, Plural]] = {
    Between.MEETINGS: (
        N_("Does not meet {people}."),
        Plural("Meets once: {people}.", "Meets {n} times: {people}.", "n"),
    ),
    Between.COMPARISONS: (
        N_("Is never compared with {people}."),
        Plural("Compared on {n} set with {people}.", "Compared on {n} sets with {people}.", "n"),
    ),
}
_ONE_OF_ANY = (
    N_("Never: {people}."),
    Plural("Once: {people}.", "{n} times: {people}.", "n"),
)


def pair_sentence(counts: PairCounts, one: int, other: int, _: Words) -> str:
    """Say where two people, pairs or teams come together."""
    if one == other:
        return _("Number {one}", one=one)
    never, often = _TWO.get(counts.kind, _TWO_OF_ANY)
    places = counts.places(one, other)
    return written(often if places else never, {"one": one, "other": other, "where": places}, _)


def of_one_sentence(kind: Between, times: int, others: Sequence[int], _: Words) -> str:
    """Say with whom one has it in common so many times."""
    never, often = _ONE.get(kind, _ONE_OF_ANY)
    return written(often if times else never, {"n": times, "people": tuple(others)}, _)


def round_headings(seen: MovementSeen, _: Words) -> tuple[str, ...]:
    """Return what stands above each round."""
    return tuple(_("Rd. {round}", round=each.number) for each in seen.rounds)


def round_titles(seen: MovementSeen, _: Words) -> tuple[str, ...]:
    """Return what stands above each round of people on the screen."""
    return tuple(
        _("{ordinal} round, played", ordinal=_.ordinal(each.number))
        if each.is_played
        else _("{ordinal} round", ordinal=_.ordinal(each.number))
        for each in seen.rounds
    )


def cells_sentence(seen: MovementSeen, _: Words) -> str:
    """Say what stands in each cell of tables without boards."""
    if seen.of(Between.PARTNERS):
        return _("In each cell: partners joined by +, and – between the two sides.")
    return _("In each cell: who sits at the table.")


def presence_words(player: Player, _: Words) -> str:
    """Say from which round on somebody is there, and how long; nothing of who always is."""
    first, last = player.first_round, player.last_round
    late = _("There from round {round} on.", round=first) if first > 1 else ""
    gone = _("Leaves after round {round}.", round=last) if last is not None else ""
    return " ".join(filter(None, (late, gone)))


def with_absent(sentence: str, players: Iterable[Player], _: Words) -> str:
    """Return a sentence, and after it who is not there all the evening."""
    presences = ((f"{each.number} {each.name}", presence_words(each, _)) for each in players)
    return " ".join((sentence, *(_.labelled(name, words) for name, words in presences if words)))


class Rested(Protocol):
    """A round of which one knows who sits out."""

    @property
    def sit_out(self) -> Sequence[int]:
        """The numbers of those who do."""


def sit_outs_sentence(rounds: Sequence[Rested], _: Words) -> str:
    """Say how many sit out each round, and how often one does."""
    counts = [len(seated.sit_out) for seated in rounds]
    most = max(counts, default=0)
    if not most:
        return _("Nobody sits out.")
    times: dict[int, int] = {}
    for seated in rounds:
        for player in seated.sit_out:
            times[player] = times.get(player, 0) + 1
    often = max(times.values())
    if min(counts) == most:
        out = _.plural("{n} player sits out each round", "{n} players sit out each round", most)
    else:
        out = _.plural(
            "Up to {n} player sits out in a round", "Up to {n} players sit out in a round", most
        )
    if often == 1:
        return _("{out}, nobody twice.", out=out)
    return _("{out}, nobody more than {times} times.", out=out, times=often)


def sit_outs_told(rounds: Sequence[Rested], _: Words) -> str:
    """Return the same to stand between other facts; nothing where nobody sits out."""
    sits_out = any(seated.sit_out for seated in rounds)
    return sit_outs_sentence(rounds, _).removesuffix(".") if sits_out else ""


def table_sentences(seen: MovementSeen, _: Words, *, after_forecast: bool = False) -> Iterator[str]:
    """Say who has whom again as partner and opponent, and who sits out.

    After a forecast, which has said how often one does at most, only that all do equally often.
    """
    yield from _company(seen.of(Between.PARTNERS), seen.of(Between.OPPONENTS), _)
    least, most = _sit_outs(seen)
    if not most:
        yield _("Nobody sits out.")
    elif least == most:
        yield _.plural("Everybody sits out {n} round.", "Everybody sits out {n} rounds.", most)
    elif not after_forecast:
        yield _.plural(
            "Nobody sits out more than {n} round.", "Nobody sits out more than {n} rounds.", most
        )


def _company(partners: PairCounts | None, opponents: PairCounts | None, _: Words) -> Iterator[str]:
    if partners and opponents and _is_whist_tournament(partners, opponents):
        yield _(
            "A perfect movement: everybody has everybody once as a partner and twice as an "
            "opponent."
        )
        return
    if partners:
        yield (
            _("Nobody has the same partner twice.")
            if partners.most <= 1
            else _("Nobody has the same partner more than {times} times.", times=partners.most)
        )
    if opponents:
        yield (
            _("Nobody meets the same opponent twice.")
            if opponents.most <= 1
            else _("Nobody has the same opponent more than {times} times.", times=opponents.most)
        )


def _is_whist_tournament(partners: PairCounts, opponents: PairCounts) -> bool:
    counts = (partners.fewest(), partners.most, opponents.fewest(), opponents.most)
    return counts == (1, 1, 2, 2)


def _sit_outs(seen: MovementSeen) -> tuple[int, int]:
    numbers = seen.counts[0].numbers if seen.counts else ()
    times = [sum(number in each.out for each in seen.rounds) for number in numbers] or [0]
    return min(times), max(times)


def table_figures(
    seen: MovementSeen, quality: TableQuality | None, _: Words
) -> tuple[FigureRow, ...]:
    """Return the figures of tables without boards, each beside what cannot be beaten."""
    return tuple(_table_figures(seen, quality, _))


def _table_figures(
    seen: MovementSeen, quality: TableQuality | None, _: Words
) -> Iterator[FigureRow]:
    if quality is not None:
        fault = fault_sentence(quality.faults[0], _) if quality.faults else _("all kept")
        yield FigureRow(_("Hard rules"), fault, _("all kept"), is_best=quality.is_sound)
    partners, opponents = seen.of(Between.PARTNERS), seen.of(Between.OPPONENTS)
    if partners:
        yield _again(_("Partners met before"), partners)
        yield _often(_("How often two are partners"), partners, _)
    if opponents:
        yield _again(_("Opponents met before"), opponents)
        yield _often(_("How often two are opponents"), opponents, _)
    least, most = _sit_outs(seen)
    yield FigureRow(
        _("Rounds a player sits out"), range_words(least, most, _), "", most - least <= 1
    )
    if quality is not None and quality.figures is not None:
        seats = quality.figures.seat_imbalance
        yield FigureRow(
            _("A player’s seats differ by at most"), str(seats), "", True if seats <= 1 else None
        )


def _again(aim: str, counts: PairCounts) -> FigureRow:
    repeats, bound = counts.repeats, counts.least_repeats
    return FigureRow(aim, str(repeats), str(bound), True if repeats == bound else None)


def _often(aim: str, counts: PairCounts, _: Words) -> FigureRow:
    least, most = counts.fewest(), counts.most
    return FigureRow(aim, range_words(least, most, _), "", True if most - least <= 1 else None)


def range_words(least: int, most: int, _: Words) -> str:
    """Return the fewest and the most there are of something: "3", or "3 to 5"."""
    return str(least) if least == most else _("{least} to {most}", least=least, most=most)


def figure_differences(
    before: Sequence[FigureRow], after: Sequence[FigureRow], _: Words
) -> tuple[str, ...]:
    """Say what a change makes better or worse: each figure that differs, before and after."""
    was = {row.aim: row.here for row in before}
    differences = tuple(
        _("{aim}: {before} before, {after} after.", aim=r.aim, before=was[r.aim], after=r.here)
        for r in after
        if was.get(r.aim, r.here) != r.here
    )
    return differences or (_("The quality of the movement stays the same."),)
