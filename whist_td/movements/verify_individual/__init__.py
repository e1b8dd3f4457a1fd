"""The second hand for tables without boards: it judges any movement, however it was made."""
