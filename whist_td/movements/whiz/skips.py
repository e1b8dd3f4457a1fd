"""The skips of ladders whose tables are not prime to 6.

Written by packaging/movements/write_tables.py; do not edit.
"""

from collections.abc import Mapping

SKIPS: Mapping[int, str] = {
    4: "010331",
    6: "012341520324035",
    8: "012345660475214102573",
    9: "012345676243812850461",
    10: "012345678076218493381950472",
    12: "0123456789a7b49152a0838107a4925b3",
    14: "0123456789abc9472cb651a0d82a871d63b09c5",
    15: "0123456789abcde1a60ed857c2b3949d16a58e420c7b3",
    16: "0123456789abcde8620d3ae4fb57c19bf4751ec863a20",
    18: "0123456789abcdefg5927hf03ag84dcb61eh39d706f25gca418",
    20: "0123456789abcdefghi58b04j13g72hecfi6a9ac02b7j38hged5i916f",
    21: "0123456789abcdefghijk7gebf1k9c850ha6d4i3j25hdk1fa9e084b72ig3j6c",
    22: "0123456789abcdefghijkj19g20lfk5dhbei7a4683b7id4ka35h8gfe106c9lj",
    24: "0123456789abcdefghijklmemjdclh7naf9g28b4k1i530f7dbk48lc2j9m1agn6ieh03",
    26: "0123456789abcdefghijklmn43ajemd2bng5o970pfh8cl1k16i9j3ok5lhmcf2apb0nged7",
    27: "0123456789abcdefghijklmnombp4dj9i7o1hca3knl805fegqp6libne3kca82qohf471dmg0j",
    28: "0123456789abcdefghijklmnopl2e5bk3a8q196inpm0hrg7cfjdrnmkb5e9q2l7f0id1cjoh364ag",
    30: ("0123456789abcdefghijklmnopqrbi9pg2mkh536cjs4af8l0o7endr143a1rehsqpd862j7ftok0l5ib9gn"),
    32: (
        "0123456789abcdefghijklmnopqrste6k3b1rauhp57oicfn90t82gmq4jdvjockbvl704sg2hui5etfdmapn138q9"
    ),
    33: (
        "0123456789abcdefghijklmnopqrstuheqj65gs3wfau7il84pkdo0vm1cn9brnb6r20hmaio3wj8kte"
        "7c495vplq1dsg"
    ),
}
"""For each number of tables: East, then South, then boards, a letter for each round."""
