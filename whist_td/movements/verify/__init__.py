"""The second hand: it judges any militaire movement, and knows nothing of how it was made."""
