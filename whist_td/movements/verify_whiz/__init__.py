"""The second hand for Whiz: it judges any movement of three a table, however it was made."""
