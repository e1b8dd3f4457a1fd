"""Pins what the program makes, so that a rebuild can be proved to change nothing.

Made with the code of an old commit, compared with that of a new one, from the clone's root:

    PYTHONPATH=.:tests python -m pinned make FOLDER       (at the old commit)
    PYTHONPATH=.:tests python -m pinned compare FOLDER    (at the new one; 1: something differs)

`--only cli,disk,web,workbooks,sheets,screens` looks at some of it. One small text file an
artefact: `diff -r` reads them. The program is driven from outside, by its command line and its
window, so that its modules may be moved and renamed; what cannot be named from outside stands
in `doors`. A pinned folder holds for the machine it was made on: fonts and Qt draw the pictures.
"""
