"""Files of other programs, without whist: tables, workbooks, web pages, rosters."""
