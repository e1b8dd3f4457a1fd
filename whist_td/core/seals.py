"""What is kept from everybody for a while: by its seal anybody can tell later that it is the same.

An event and its journal know the seal; the text lies in a table of its own in the club file, which
no list, page or export reads.
"""

import re
from hashlib import sha256

SEAL = re.compile("[0-9a-f]{64}")
"""How a seal is written."""


def seal_of(text: str) -> str:
    """Return what is shown of a text that nobody may know yet: its SHA-256 in hexadecimal."""
    return sha256(text.encode()).hexdigest()
