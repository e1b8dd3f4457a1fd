"""Words that try to be something else where they are read, shown, or exported again."""

from random import Random

TRICKS = (
    "=HYPERLINK(\"http://example.net\",\"prix\")", "=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(A1)",
    "\t=1+1", "\r=1+1", "<script>alert(1)</script>", "<img src=x onerror=alert(1)>",
    "\"><svg onload=alert(1)>", "</td></table>", "&lt;b&gt;",
    "Rita\x00Cloutier", "Rita\x07\x1b[31m",
    "\u202eatiR", "\u2066Luc\u2069", "كابتن", "רִיטָה", "Z\u0335\u0336a\u0337lgo" * 3, "É" * 10_000,
    "a" * 10_000, "🂡🃏", "\ufeffLuc", "{name}", "%s%n", "'; DROP TABLE team; --", "..\\..\\club",
    "\u3164", "\u115f\u1160", "Ri\u061cta",
    "CON", "", " ", "0", "-1", "1e309", "NaN", "13", "999999999999999999999", "½", "\u0661\u0662",
)  # fmt: skip


def hostile_word(dice: Random) -> str:
    """Return a trick, or letters from anywhere."""
    if dice.random() < 0.5:
        return dice.choice(TRICKS)
    letters = [chr(dice.randint(1, 0xD7FF)) for _ in range(dice.randint(1, 30))]
    return "".join(letters)
