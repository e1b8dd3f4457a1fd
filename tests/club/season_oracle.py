"""A season reckoned a second time, from plain lists, by hands that share no code with the rules.

An evening is a dict: day, format, kind, planned, announced, whole, trial, entries; an entry is
(points or None, people), a person of it (name, rounds, first round).
"""

from fractions import Fraction


def ranks_of(points):
    """Each entry's rank and how many share it, counted pair by pair."""
    found = []
    for own in points:
        better = sum(1 for other in points if other is not None and own is not None and other > own)
        level = sum(1 for other in points if other is not None and other == own)
        found.append((None, 1) if own is None else (better + 1, level))
    return found


def counting(year, season, left_out):
    chosen = []
    for number in sorted(year, key=lambda n: (year[n]["day"], n)):
        evening = year[number]
        if not season["from"] <= evening["day"] <= season["to"] or number in left_out:
            continue
        if season["format"] and evening["format"] != season["format"]:
            continue
        scored = [points for points, _ in evening["entries"] if points is not None]
        if evening["trial"] or not scored or not evening["whole"]:
            continue
        if evening["announced"] < evening["planned"] or not evening["announced"]:
            continue
        chosen.append(number)
    if season["score"] == "result" and chosen:
        what = (year[chosen[0]]["format"], year[chosen[0]]["kind"])
        chosen = [n for n in chosen if (year[n]["format"], year[n]["kind"]) == what]
    return chosen


def place_worth(season, size, rank, level):
    total = Fraction(0)
    for place in range(rank, rank + level):
        if season["table"] == "size":
            total += size + 1 - place
        elif season["table"] == "field":
            total += Fraction(100) if size == 1 else Fraction(100) * (size - place) / (size - 1)
        else:
            listed = season["list"]
            total += listed[place - 1] if place <= len(listed) else 0
    return total / level


def event_of(evening, season):
    """What the evening gave each name: points and rank."""
    ranks = ranks_of([points for points, _ in evening["entries"]])
    size = sum(1 for points, _ in evening["entries"] if points is not None)
    there = {}
    for at, (_, people) in enumerate(evening["entries"]):
        for name, rounds, first in people:
            there.setdefault(name, {}).setdefault(at, []).append((rounds, first))
    given = {}
    for name, entries in there.items():
        rounds = sum(r for stays in entries.values() for r, _ in stays)
        enough = {
            "half": 2 * rounds >= evening["announced"],
            "any": True,
            "all": rounds >= evening["announced"],
        }[season["part"]]
        if not rounds or not enough:
            continue
        at = sorted(
            entries,
            key=lambda n: (-sum(r for r, _ in entries[n]), min(f for _, f in entries[n]), n),
        )[0]
        points, (rank, level) = evening["entries"][at][0], ranks[at]
        if season["score"] == "presence":
            given[name] = (Fraction(1), rank or size + 1)
        elif points is not None and season["score"] == "placement":
            given[name] = (place_worth(season, size, rank, level), rank)
        elif points is not None:
            worth = Fraction(points) / evening["announced"] if season["per_round"] else points
            given[name] = (Fraction(worth), rank)
    return given


def listed_of(people, ranked, members, day):
    """Who is listed: `people` has, by name, the categories with their last days, the newest last.

    `ranked` is "all", "members" or a list of categories, as of the last day of the season.
    """
    listed = set()
    for name, categories in people.items():
        (category,) = [c for c, until in categories if until is None or day < until][:1]
        wanted = {"all": {category}, "members": members}.get(str(ranked), ranked)
        if category in wanted:
            listed.add(name)
    return listed


def reckoned(year, season, left_out=(), by_hand=None, listed=None):
    """The whole table: name to (rank, score, evenings, counted, dropped)."""
    by_hand = by_hand or {}
    chosen = counting(year, season, left_out)
    own = {}
    for place, number in enumerate(chosen):
        for name, (points, rank) in event_of(year[number], season).items():
            own.setdefault(name, []).append((-points, rank, place, number))
    rule, n, least = season["rule"]
    rows = {}
    for name in {*own, *by_hand}:
        if listed is not None and name not in listed:
            continue
        best = sorted(own.get(name, []))
        keep = {"sum": len(best), "mean": len(best), "best": n, "drop": len(chosen) - n}[rule]
        kept = best[: max(keep, 0)]
        score = -sum(each[0] for each in kept) if kept else Fraction(0)
        if rule == "mean" and kept:
            score = score / len(kept)
        score += by_hand.get(name, 0)
        firsts = [sum(1 for each in kept if each[1] == r) for r in range(1, 60)]
        rows[name] = {
            "score": score,
            "evenings": len(best),
            "counted": sorted(each[3] for each in kept),
            "dropped": sorted(each[3] for each in best[max(keep, 0) :]),
            "key": (score, firsts if season["ties"] == "places" else []),
            "able": len(best) >= least,
        }
    for row in rows.values():
        above = [o for o in rows.values() if o["able"] and o["key"] > row["key"]]
        row["rank"] = len(above) + 1 if row["able"] else None
    return rows
