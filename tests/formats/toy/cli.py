"""What such an event offers to the verbs: what all have."""

from whist_td.console.formats import FormatVerbs

VERBS = FormatVerbs()
