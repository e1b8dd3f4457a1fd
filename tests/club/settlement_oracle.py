"""What settles what, reckoned a second time: each cent is a coin that lies on a claim, or free."""

from collections import Counter
from dataclasses import dataclass
from itertools import count

from whist_td.club.rules.money import MoneyKind, Purse


@dataclass
class Coin:
    """One cent that came in: by which line, and in which slot of which claim it lies now."""

    line: object
    slot: list | None = None

    @property
    def bucket(self):
        what, is_credit = self.line.what, self.line.purse is Purse.OWED
        if is_credit and what in (MoneyKind.REDUCTION, MoneyKind.CANCELLED):
            return "reduced"
        return "prize" if what is MoneyKind.PRIZE else "paid"


class Coins:
    """A person's coins and the slots that his claims have for them."""

    def __init__(self):
        self.coins, self.slots, self.times = [], [], count()

    def free(self):
        return [coin for coin in self.coins if coin.slot is None]

    def empty(self, event=None):
        return [s for s in self.slots if s[1] is None and (event is None or s[0].event == event)]

    def lay(self, coin, slot):
        slot[1:], coin.slot = [coin, next(self.times)], slot

    def ask(self, line, cents):
        for _cent in range(cents):
            slot = [line, None, 0]
            self.slots.append(slot)
            free = self.free()
            if free:
                own = [c for c in free if line.event and c.line.event == line.event]
                money = [c for c in own if c.bucket != "prize"]
                money = money or [c for c in free if c.bucket != "prize"]
                self.lay((money or own or free)[0], slot)

    def give_out(self, line):
        for done in range(-line.cents):
            free = self.free()[::-1]
            if not free:
                self.ask(line, -line.cents - done)
                return
            is_prize = line.what is MoneyKind.PRIZE
            first = [c for c in free if (c.bucket == "prize") == is_prize]
            self.coins.remove((first or free)[0])

    def take_in(self, line):
        new = [Coin(line) for _cent in range(abs(line.cents))]
        freed = []
        if new[0].bucket == "reduced" and line.event:
            off = [s for s in self.slots if s[0].number == line.answers and s[0].event]
            ours = [s for s in self.slots if s[0].event == line.event]
            for group in (off, ours):
                for coin in new:
                    if coin.slot is None:
                        freed += self.put_in_place(coin, group)
        self.coins += new
        self.coins.sort(key=lambda coin: coin.line.day.toordinal() * 10_000 + coin.line.number)
        for coin in [*freed, *new]:
            empty = self.empty(coin.line.event) or self.empty()
            if coin.slot is None and empty:
                self.lay(coin, empty[0])

    def put_in_place(self, coin, group):
        """Lay a reduction in an empty slot, else in that of the newest money of the first claim."""
        for slot in group:
            if slot[1] is None:
                self.lay(coin, slot)
                return []
        for claim in dict.fromkeys(s[0].number for s in group):
            held = [s for s in group if s[0].number == claim and s[1].bucket != "reduced"]
            if held:
                last = max(held, key=lambda s: (s[1].bucket != "prize", s[2]))
                other = last[1]
                other.slot = None
                self.lay(coin, last)
                return [other]
        return []


def settled_by_coins(lines):
    """Return the parts of each claim, by the number of its line, in the order of the days."""
    off = {line.answers for line in lines if line.what is not MoneyKind.CANCELLED}
    back = {line.number for line in lines if line.what is not MoneyKind.CANCELLED and line.answers}
    account = Coins()
    for line in sorted(lines, key=lambda line: (line.day, line.number)):
        if line.number in off or line.number in back:
            continue
        if line.purse is Purse.OWED and line.cents > 0:
            account.ask(line, line.cents)
        elif line.purse is not Purse.OWED and line.cents < 0:
            account.give_out(line)
        else:
            account.take_in(line)
    found = {}
    for line, coin, _when in account.slots:
        found.setdefault(line.number, Counter())[coin.bucket if coin else "open"] += 1
    return found
