"""The club's year as files for other programs: workbooks, and a season's web page."""
