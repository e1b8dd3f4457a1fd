"""A Whiz tournament in other programs' formats, and out of them."""
