"""What is known of second meetings, in a sentence for the director."""

from whist_td.formats.whiz.views.movement_views import KnownRepeats
from whist_td.formats.whiz.words.movement import known_sentence
from whist_td.words.words import Language, words

ENGLISH, FRENCH = words(Language.ENGLISH), words(Language.FRENCH)
OPEN = KnownRepeats(59, 30, 19, 1, 1, is_best_known=True)


def test_where_nobody_knows_that_is_said():
    assert known_sentence(OPEN, ENGLISH) == (
        "It is not known whether a movement for 59 players and 30 rounds can have fewer than "
        "19 repeated meetings."
    )


def test_of_a_movement_that_is_not_the_best_known_nothing_is_said():
    worse = KnownRepeats(59, 30, 25, 1, 1, is_best_known=False)
    assert known_sentence(worse, ENGLISH) == ""


def test_what_is_proved_is_said_in_french():
    proved = KnownRepeats(11, 6, 2, 2, 2, is_best_known=True)
    assert known_sentence(proved, FRENCH) == (
        "Aucun mouvement à 11 joueurs et 6 tours n’a moins de 2 rencontres répétées."
    )


def test_what_copies_could_spare_is_said_in_french():
    spared = KnownRepeats(11, 2, 1, 1, 0, is_best_known=True)
    assert known_sentence(spared, FRENCH) == (
        "Sans copies, aucun mouvement à 11 joueurs et 2 tours n’a moins de 1 rencontre répétée."
    )


def test_what_is_open_is_said_in_french():
    assert known_sentence(OPEN, FRENCH).startswith("On ne sait pas si un mouvement à 59 joueurs")
