"""Whist tournaments that no product gives, as text.

Written by packaging/movements/individual/write_whists.py; do not edit.
"""

from collections.abc import Mapping

from whist_td.movements.individual.plan import StoredRounds

CIRCLES: Mapping[int, str] = {
    4: "1203",
    5: "2134",
    8: "25371064",
    12: "57a6128493b0",
    13: "647923ba15c8",
    16: "26f1d8b40ce5379a",
    17: "41dg53ce76ab829f",
    20: "6fcd1948bhgj27a03ei5",
    21: "d37gjhck86i1294ab5fe",
    24: "c40debin2h3k795j168lmagf",
    25: "c9dg17oi86hj2bne34mla5fk",
    28: "o03r1dqec7fka6hl9big82jp45nm",
    29: "cehf16sn4apj37qm2bri98kl5dog",
    32: "k0tf23nrjd6almvip7u8q5obhc91egs4",
    33: "tgidv96ua3kl1o57p4jbhrc82emfwsnq",
    37: "2gzl43xyacrp1bAq9hskf6mv7duo85tweinj",
    40: "Ddq035Ayg2nB4jzk61xCbhsma7twefpo9iulc8rv",
    41: "ehro32CDianv9gwp57Ayc6tzd4sBfbqu1kEl8jxm",
    49: "57IGh9wEdkAt4fJyievzl8sF36KHojpuabDCmcrB2gLxn1qM",
    53: "4hNA9dIE18QJqort6bLGmcvFagHBe2DPi7zKfnCup5sMkjxy3lOw",
    61: "42VXukvFcjNGebLOn3CWlpEAd1MYo8BRsfxKmhDI6rTy9aQPqizHt5wU7gSJ",
    65: "4vZygrNC9hUM2uÁzpnEGqkDJcoRF1mÂHwjxKidLQf5OY87VWlsIBbtSAaeTP36ÀX",
    73: "ApBMdcYZ3aÈÁs7JÄzfCW5mÆPykDRnwOFilTQejXSxbEÀvrGK8oÃN9hÂUqgLVt1IÊ6uÅH24ÉÇ",
    76: "0ÃÍafsYLoqPNrcMÁ6hÇW59ÈÄp3OÊx2GËulJSt8KÅyzFEBbCÂvAIDmjRU1iÌVg4XÉewZHn7QÆdkÀT",
    77: "dnÂS3bÌÄt2MÍq7PÈyjHWuvLKAfFÀzhGYmkTV9lÆUoxRIepÁQgcZÃs6NÉ41ËÎB8EÇCwDJi5XÊraOÅ",
    85: ("xiQÅ91ÎÖEvJSkAÃNbyÌP7jÐÄpeYÉcGËHuzTOnrÀWBoMZmFÁIwqRXC6LÑ3DÔKl4ÂÓghÇÆasÍV8tÏUdfÊÈ52ÒÕ"),
    89: (
        "mqÅÁdcÎÏp6ÂÕuGXLftÌYyBTQ4w×VrzÀSnhÄÊ18ÚÓ2vÙWsFZMECNPl5ÆÖ9xÒUI7JÔAeRÍkaÇÑojÃÈHbKÐgDËOi3ÉØ"
    ),
    97: (
        "7KÜPsCÇXzyÀÁ2wáÃqGÉTexÕÂjEÐVuHÅSc6×Ýl4Îßo9ËÚJaQÙIhRÒf8ÔÛ3MàNtvÆÄLDOWr5ÈÞFAUZbB"
        "ØY1dâÖpgÊÓimÑÍnkÌÏ"
    ),
}
"""By players: the base round, its tables one by one."""

ROUNDS: Mapping[int, StoredRounds] = {
    44: StoredRounds(
        11,
        (
            "DG32EC96HB57Fy4azA18nehupkiovglsrfjtqcdw0bmxv4tar1w8q3u2n9o6p5s7zhGgDiCfElBcHj"
            "yeFdAk0mbxGEqwCHnuBFpoyzvsADrt1aif38lc92je56dk47hg0bxm"
        ),
        (
            "0coA1dpB2eqC3frD4gsE5htF6iuG7jvH8kwx9lmyabnz0dqD1erE2fsF3gtG4huH5ivx6jwy7kmz8l"
            "nA9boBacpC0esG1ftH2gux3hvy4iwz5jmA6knB7loC8bpD9cqEadrF0fuy1gvz2hwA3imB4jnC5koD"
            "6lpE7bqF8crG9dsHaetx0gwB1hmC2inD3joE4kpF5lqG6brH7csx8dty9euzafvA0hnE1ioF2jpG3k"
            "qH4lrx5bsy6ctz7duA8evB9fwCagmD0ipH1jqx2kry3lsz4btA5cuB6dvC7ewD8fmE9gnFahoG0jrz"
            "1ksA2ltB3buC4cvD5dwE6emF7fnG8goH9hpxaiqy0ktC1luD2bvE3cwF4dmG5enH6fox7gpy8hqz9i"
            "rAajsB0lvF1bwG2cmH3dnx4eoy5fpz6gqA7hrB8isC9jtDakuE"
        ),
    ),
    57: StoredRounds(
        7,
        (
            "8nTw9pStbmQu3qgk6oij5rfhAc4FBa1EDd2CRIvLOKyJPHxM7GelsNUzfu6Dgw5Ait3Baxnrdvpqcy"
            "moHjbMIh8LKk9J4PCS1RFQ2OETeN0szUGlmBdKnDcHpAaIhEuykCwxjFtvOqiTPofSRrgQb2J584M3"
            "91L60U7zlGNstIkRuKjOwHhPoLBFrJDEqMAC1xp62vm54yn3i9QcfbTag8Sds0zGN7eUAPr4BRq1DO"
            "o2vSIMyQKLxTHJ8Ewd9CtcbFuapg3jmi6hnf5kz7lNUe0GH2ybI4x8K1v9C5PTF3RSE6OQfLDkgJAj"
            "iMBhwnaqtpdoumcrlesUG07NO9FiPbEfR8CgJc26Ma45Ld13mSKrnQHqpTIoDuhxAwkvBtjyNlU07s"
            "ze1gMp2iLm4fJnQj9dThbcSk8at5Ryu3Oxw6PvKBoEHDrCIAqFUsG7ezl0"
        ),
        "GzNe0ls7HAOf1mt8IBPg2nu9JCQh3ovaKDRi4pwbLESj5qxcMFTk6ryd",
    ),
    88: StoredRounds(
        29,
        (
            "VJr7PSfkCuioyAanzNcgGRqpxQ81jDÍEhFZM3TÑKlBYw2UÊOeIÇvbLÏHÀËÌdØÎÕ4ÒÆXsÅÈÃmÁÖÐ9ÂÄ"
            "Ô5É×Ó6Ùt0WØÌUAÒÕINÅXLRÁÃDQÂÐFJÉÔTSÀÓBuMÆhÇKÈ3ÏwÖlÍOÄ2Zv×eÑHËbYEÎjÊ4fgGsipxma1V"
            "9c7P5qkC68oydrnzÙWt0sg×ÃmpËÐ91ÎÔ57ÆÓ6kÈÌdoÖÕ4nÄXÏaKbÍcwjZqOhÑ8v3YrHlÊfE2ÇiMexI"
            "JÉVLSÀPDuØCFAÒyTNÅzBRÁGUQÂÙ0Wt"
        ),
        "",
    ),
    93: StoredRounds(
        23,
        (
            "7JYÔeIPÊ5GUÍaCÄÓkuÁÈhBVÉbsÆËmxÅÏlHÃ×jEZÐfyRÙipNÒdrQÝ3vWÜ6DLÚcwMÖ1FOÎ2ASÕ4qÀÌ8t"
            "TÑgzÂÛ9oXØKnÇÞÒIÉtÝGËzÜCÏoÚu×pÖBÐrÎsÙvÕxÔDÌHÊwÑEÍFÛyÓAØJÈq4ZlQ8RjWgYfL9P7MiUeO"
            "dÄ5S3ÁaÀ6VkTcÆhÂ1ÅbX2ÃmNÇKÞ0xqihHtdbEz3myo6lJpcjIr1fGv27CD4euw85BFgasA9kÝNPÍÜQ"
            "UÓÚWÄÈÖLÁÉÎMVËÕOÆÏÌSÅ×ÑÀÃÐÛTZÙØÂRÔÒXYÊÞÇ0nÙÑ53ÔÛa6ÊØkcÍÒh1ÓÝb2ÈÜm4ÉÚl8ËÖjgÏÎf9"
            "×Õ7iÐÌedxÃODHZSwERÀFyYTAJPÂqIUXtGÄNzCÁQouVWpBÆLrsÅMv0ÞnK"
        ),
        (
            "n0KÇo1LÈp2MÉq3NÊr4OËs5PÌt6QÍu7RÎv8SÏw9TÐxaUÑybVÒzcWÓAdXÔBeYÕCfZÖDgÀ×EhÁØFiÂÙGj"
            "ÃÚHkÄÛIlÅÜJmÆÝ"
        ),
    ),
}
"""By players: rounds on lines of places."""

STEPS: Mapping[int, str] = {
    21: "0123456789abcdefghijk09748fd251jea3k6ibhcg0c8fha549g3k62idbje17",
}
"""By tables: how far East, South and West are along their lines, round by round."""
