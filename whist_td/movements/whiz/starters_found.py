"""The starters of movements with more rounds than tables.

Written by packaging/movements/write_tables.py; do not edit.
"""

from collections.abc import Mapping

TURNS: Mapping[tuple[int, int], str] = {
    (8, 9): "id35j090k6h2l2f3m4a8n8g6bce77514",
    (8, 10): "kg60lj78m1h4ni09c3955242d8f3bae6",
    (8, 11): "mi73n5f46bd8j0e63297hgka8ca041l1",
    (9, 11): "m3g4n1d7oh93p8j8q7c5flb6i0ka4ae12569",
    (9, 12): "oi79p2j2qbeac560ldm3ka86ng381fh40491",
    (9, 13): "q2g8k8971ce9dl46pm6b5n01ofh5a73aibj2",
    (10, 12): "o6j4ph25qd70r8i9s3e3tn46cmf85l91a017gkba",
    (10, 13): "qp84re0as2m0tf79lac5go6b34935ik8h1b2jdnc",
    (11, 12): "of71p9gbqlb0rj27sac9t0n3u4k2v5i5w8e4hmd6631a",
    (11, 13): "qh77rd2as8l4tkcbu6f8vj30wap1oem9b95c1i06gn42",
    (11, 14): "so4ct8j9uibav7p0wra6nem86k11cdl435972hfdq0g3",
    (11, 15): "ul6dvg47w0o4bm38ack3ist22df089e91hnapr765qj1",
    (12, 14): "s8e5t2j6um03vcp7w9g1xo68y3i4z4r2nkldh7q0ab5af1d9",
    (12, 15): "uob2vracwgdbxt83yq27z7ia13s0n49556eelfj9c0k4hpm8",
    (12, 16): "wu19x3l3y8sfzkfbdtc2rmp8a704vo50en976h25bjicqg46",
    (13, 15): "uj85vg3cwt4exi0by2p8zl99AbqdBse7Cra2kon06mf45716hdc1",
    (13, 16): "wjeexr93y1g7z7ncAl4bBq34Cdh5b6a9topakci0svmff8512u0d",
    (14, 15): "u0s9v2t5wepax8g3y3n0zkdeA7lbBr6dCqa8Dm46E1i1Ff549cb2johc",
    (14, 16): "wn9bx8o0y6r7z7i3Ak31Bpd8Cvc2D4u9Eqb4Fsaa05tfljfc2e15ghm6",
    (14, 17): "y9l7z4teAbkcBo82C0m5D7sgEre0Fp66xqvfdng3u2h451jdfwib3ac9",
    (15, 17): "yo53z1x7A6r2Bbh1CpedD0u8Em4fFw35G7ncHid0Iftakvsec9g9ljq628ab",
    (15, 18): "Alb1Bmh4CngbD0x7E4u8FtacG2w5Hp89Ir33jfoe75ihcd1avzk6yqsd9e62",
    (16, 18): "A7w1B0n7C3meDevdE6lgF4q6Gcp3Hgi4IfxcJt12K9k5L2yasorhzju0ahbf85d8",
    (16, 19): "Cq95D3y4E7B6Fbz8G8mhHriiI6vbJhkaKfp2Lu4flj03dac1A1ges5n9owx7te2g",
    (16, 20): "Ev4dF6q7GCceHs0hIub3Jpf8KezjLmd03A5ba7jao28iniw29xr41hgfDkB5lty1",
    (17, 18): "AncaBv19Cq00Dih1EybeF8x3G7odH2m6IflcJj6gKz32LkafMsd4Nwe7O5rh4g95tupb",
    (17, 19): "CdA0D9p6E4w4F0m7GrhbH5ogIl7aJijeK8ycLcnhMq23NBa8Obs2vuki1eg9tzxf36f5",
    (17, 20): "Edr4Flc9Goe6Hs13I4w5JjDhKkgaL9y8Mp8bN3AcOfC17a6ehb27B5iivq0fnmu2txz0",
    (18, 20): "Eog3Fx2bG4qcH5k1I1yeJBh7Kwb5Les0MA0iNct4O9C6PmidQza9Rjp2uDvfd6fhrnla8738",
    (18, 21): "Gz03Hp37Ima5JcB4KjoaLngiM4r0NbEcOAh2P2qhQCkjRfv8F57ge96euwl1Di8fytsddx1b",
    (19, 21): "Gm0cHeq0Iix5Juh6K8EdL6y1M7BkNctbO1paPz9fQsaeRwb7SjrjTgDiUo42nFA4fd5glCv8k23h",
    (19, 22): "ItjkJy46KaDlLAk2Muf3N1meOw88PeBhQE6fR0F5ScqjT7r4Uzidd9l7osHbC5b13gp9h2Ggnvxc",
    (20, 21): "Gip0H4qfIdy8J7r7K8FhLl23M6x4N9m5OeviPEbjQD06RcC1SazcTwhaUo1eVjsdWtfkXkubABn95g32",
    (20, 22): "IgvhJfClKlDaL8BdMo3bN1pgO9m0PAj4Qcy9ReF8Su03TateUdrfVbHkWhn5X7Ejzqx74kiiwsGc6521",
    (21, 23): (
        "KE7iLbnjMyc2NdJ6Ox38PgIgQp14RavcSt2hTz41UmskVBe0WhHdXG8mY5obZ0A7ÀCi5FuDfwrq99l6ajkfe"
    ),
    (21, 25): (
        "Ow05PC3dQx4aRs97SrjmTcG1UN74VdvcWAgoXtnjYlHbZF22ÀEhiKqufBp18LkMe8f6hbao3yiI6JD5lzme9"
    ),
    (21, 27): (
        "SQpbTv13UjOfVoR0WDgkXEfmYbB1Z3LhÀlud9nticeNohz7paPI4wkx906q5AsF7GMCq4Kmji2y2d856rHJc"
    ),
    (22, 24): (
        "MJi2Nw9eOaF3PmE4QAgaRnziSctnTpkkU0D7V7GjWI69Xu8hY1qmZHblÀ4L8ÁB3gÂrlbÃ2s1xKCd5fe6oyv0jdhf"
    ),
    (23, 24): (
        "MFmeNAbdOfufP9wkQ2zgRLi7S3v6TB0jUkG8VD4bW5H2Xqe0YdycZariÀlsmÁxn4Â1JlÃhInÄpjhÅCc3"
        "Æo6aEtK9g871"
    ),
    (24, 27): (
        "Sbx2TJjoUfu5V1E3WO59XN6lYgtaZKdmÀ0MdÁve1Â3R6ÃzpqÄA44ÅkD0Æ2HeÇB8jÈGc8ÉribFPIiholg"
        "QCLpnmakq97fywsh"
    ),
    (25, 27): (
        "Sub0Tx3mU6y7VAnhWMp8X0NqYlteZmEjÀ7r3ÁoscÂC1iÃB55ÄvhoÅPcfÆjH6ÇkRpÈ4L2ÉeFgÊQanËO2b"
        "ÌIi998gkdfqlJGw1KDzd"
    ),
}
"""By tables and rounds: three people and a set for each table, then who sits out."""

HOLES: Mapping[tuple[int, int], str] = {
    (6, 8): "g6d6h780i19443f1bce2a5072",
    (7, 8): "g0e6ha21i962j183kd47l5f5cb703",
    (7, 9): "i8c6j692kd45l3a0bg57hef317210",
    (7, 10): "kd01li19b6e3gc268hj474573f98a",
    (8, 10): "kb34lj06mg57nf85o4e3d19967c0iah22",
    (8, 11): "mg84nj30o0c5947akid31f21e5b9h6a8l",
    (9, 10): "kh52l8b0m9i9n6e4o0g3p1f7q4j5r3a82dc67",
    (9, 11): "m3j9ng71ol42p0i4q2farab0d5k7ech581986",
    (9, 12): "o4c7pj19qfb1rn640850delai796akhb32g8m",
    (9, 13): "q4n4r6k880h79am631o9b523ged57pibfjc2l",
    (10, 12): "ocb2pl59qai4r6hbs0f0t9j6u2ea4183g7d8mk31n",
    (10, 13): "q4m4r6pasn93t7g2ucebf28503b9doj7lkach156i",
    (10, 14): "sea8tq23ucl0o732hmp74kg40rfajdi519nc865db",
    (10, 15): "ueqeh8lc7oa55fk4cn16r6p24d3ai203bjgdmts09",
    (11, 12): "oc1bp6g8q7m6r8e2sj00ti29u9n5vbk3wf34x5dahl47a",
    (11, 13): "qd31rfc0s4l7t7m9u0p5v8j8wo62xe1bkihcb5a4ng269",
    (11, 14): "s5l4tkc6u9q5vbg1wm72x2p0fr13ijnahadde839604bo",
    (11, 15): "ufc3vjeawqd7x9oer8kchmib5gs0n7t9a16d4lb43021p",
    (12, 14): "sj99t1ebufbav3i0wkd5xl27yh68zp5cA0g4oacdqrm67842n",
    (12, 15): "uic6v3k1wnbdxal7y1j4z9g8A6fc025aredeqtp97mhbo480s",
    (12, 16): "wg95xqccyi71zj3eAl69daeffn18orkb4bta2s86upv705hdm",
    (12, 17): "yawaz9h0Ap546dtf2e0c3bm7cqg61ir2j4f17k8dnoubvxs5l",
    (13, 14): "s6r1tf1duh8avbo0wqa6xm07y4e9zp52Ak93B2l8Ci34Dj7bcgdcn",
    (13, 15): "u7tdvbp6wj91xancyo8bz6l0A1seB5q9Ck08Df45grm723c2heiad",
    (13, 16): "w0t4xfpey7uazrbbAm13Bg5fC2l8D4jcc361koi6esa7v9q0d8h9n",
    (13, 17): "y0vazjb0AgpgBn78Cel1Dhdcwsm58iu6rqod3x4ff69bac52t1k42",
    (13, 18): "A6m3Bs50CawgDicekx821g26fu47vjt4l0z9y3nhodrd9hba7pq5e",
    (14, 16): "wp83xs64yif9zaoeA1taBcm8Cr77DenbEu9fFdl0G2h1g03554bcvkj2q",
    (14, 17): "ybm6zs74A8hdB9ncCx11DtcbEv20Fq6eGaw2kolff4g535d7irp8u0eaj",
    (14, 18): "A6xhB1w7Cmb3DydcEao4F2u6Gtc193gbnli9ks52pj0eehffvr7aq48dz",
    (14, 19): "Cw8bDvb8Exi1F0r0GA7gdm94c13ipeB6s6ndl25aafg94ut5koqhjhz2y",
    (14, 20): "Eo4gFx6hGli2p1j1vzwefckbmu07tAC4g73dsh9inB2adq86bar5D5y8e",
    (15, 17): "y3rczfv3Am45Bu18Ckc6Dj50EeogFal1Gt8bHgpfI2w2Jxdainqe6bs4709dh",
    (15, 18): "AekcBhsdC7maDbuhEj2fF6w0Gx19Hv88Ii07Jz41for6tnl4c9dea3g2p5qgy",
    (15, 19): "C6A2DendEiBfF8zaG4u4HlbcIr9eJax0f2h9scq73o06pd5hvwk8jytigm751",
    (15, 20): "Eod5Ffz2G1vbHxhhIBe0Jgycaci9qubf43Ai8jp1Cwr49627mkndt508s7lgD",
    (15, 21): "Gip8H0vcIz2kJEei67d715Fajx36qlt0uw8eChfdsDmjo4gbanB9brA4kc91y",
    (16, 18): "Au77Bm84C1pbDi3cEbk8Fr9eGeldHthaInd2J2s3Kj69Lfy5Mxg04q5h0acgwvzfo",
    (16, 19): "CnibDu95Exe9F8vfGka2H4z7Irb8JA0dKp5eLw66My10hg237dfhlc31tqmcBjogs",
    (16, 20): "Eet4FD7bGn4gHk95Iy00Jw5dKfz6Lxg2Mv69lpC82h8fAusaob3cqri3adc7mBj11",
    (16, 21): "GA23HeB6IF3cJsdaKui8LE5dM8ri0kveaCg1nDo41hj0zm69qtx57yp2fb4bcwlh9",
    (17, 19): "Cu9eDnc6EjifF0o9Gaw5HhzdIbBiJ5mgK2x3L7A7M4k2N6t8O3vbPsd4qlpcgf10re81y",
    (17, 20): "Ebo7Fnf8G9kdHB25Iv46Js5cKwaaL6reMl32N1qiOy83PmigDpu1zCAftdxj0hjbgc7he",
    (17, 21): "Glf2Hdu5I0FjJwegKp1hLhE6M6riN5B1O3AcPD27vno3cC8bi7a4xmsazgq94b9fyjkkt",
    (17, 22): "Ix17Jv79KfCkLlujMcp0NG66OmhgPzder9jcaDA4osE1b8nfg32b5Hq2t4BhekiawyF30",
    (18, 20): "Emj9F0w1GhzhHdx5I6u8JcqbKCb4LeD0M5r2Ns2gOtg3Pfn6Qk1aR8BdSiyevAof9347alpi7",
    (18, 21): "G4nfHsgbIbvhJ0tiKDhjL9qaMA1dNfpkOFe2PCdgQrc8R6E4S8o07Bj62i5cxwz5luy9k3a3m",
    (18, 22): "I4q3J8xkKnijLzc4Mjw2N6raO9thPfv9Qmb8Rpa5SsecA5oiHCEbDu0f23hdFdBg7k17gyG1l",
    (18, 23): "KlAjLjr6Mtc1Nw48OshdPnbcQCm5R2D7SBifJoFa709gaef9GzHhyI8lp3gi6uxeEqkkvd145",
    (18, 25): "OLblPxn3QK8nRdEoSt5j90l8iaD2qcu92omfGjFmgpMgvy67zNI6wJfhskAeBhHcC71543ear",
    (19, 21): "Gq54Hku3I6FdJnhkKmi7LCg6MaxaN2yfOfsgPrciQp8hRjBcS3E1T9z0UlebVvb54d79t0o8DAwj1",
    (19, 22): "IeBjJ4m8K2n1Ljo0Mp02Nr3aOkDeP5EbQ1ydRFblS8G4TiC7UlHgVgv3fw66qahitsAh7cd5zxuk9",
    (19, 23): "KdpjLo5gMhz2N1u3O4vePJ20Q9n8R0CiSHbfTjAdUsklVEi4Fw7klcG5e68bDgf7am3mIqtaryx9B",
    (19, 24): "MdrfNHc4OCjkPkL6QeI1RG2eSv7bTyg9UhsnV1EanA82Dm6d0JK0iblgotBl54aiFw98pfzcxquj3",
    (19, 25): "OAn1PlCeQz4nRKc2StigTLf0UN1hVBhlGoe6Epra2mbosxy7I03b6aHf57dj8Mw3Jkjkugqc9Dv8F",
    (20, 22): ("Ix20JcvfKp91LdqiMgAhNfE8OG33PeolQ0sjRw6aSkybTF1cU7u9Vrj7Wnl5XHa6YmhgDi5dtBC248bkz"),
    (20, 23): ("KCdmLBf0M0w5Ntg8OEhhPmH3Qx54RiqgScr7TJ3dUy8jVkIaWau6XeskY6z9b24i91jlnG71opvcFADbl"),
    (20, 24): ("MvjdNra2Osn7P7LaQ9F5R8z8SA21T5xiUEklVCheWlIcXqb6Yy4beic0JGKgmtfkH6wfuDBn03dhpg13o"),
    (20, 25): ("OymdPkL0QzikRH95S3I9TFl7UoCbVJhlWnNoXAc4YfqcBtG6uvxe1861wsd27pEm25rfDMgj04enabjiK"),
    (20, 26): ("Q0GkR6KnSJjeTaHfUBpbVfL0Wiz5XC1oYcFmPqohOxklEw97eMA4bvti8IN8d251h379Ds4cgmlpuryan"),
    (21, 23): (
        "KG43LfwdMng6NdJ7Oy84P6zaQ1pjRtj8SHkbT9BhUx22VubcWAi0XFliYergZhs1À7ImÁcDfvCE530m9aq5lo"
    ),
    (21, 24): (
        "Mvd6Nse0OlH4P5G2QBhjR1t5SiriTw7lUJ98VmxbW0ugXFamYDfdZjKaÀ2y3Ápnh4bc7gkz1ACIfLEqk386eo"
    ),
    (21, 25): (
        "OEjfPHdoQp58RhthSv8dTJcmUFfeVrnkW1B9XK46YgM3ZiAaÀya5Áxb0e2oi937gDwG16mLcsI0nuzklNqC2l"
    ),
    (21, 26): (
        "QexdRv49ShCkTiF6U8ynVPk2Wms3XBnoY6MjZbK8ÀJgeÁ0HgzG11Awu0OcE7qjt5oIN4apLl523mlf7prD9bd"
    ),
    (21, 27): (
        "SPoqTgOaUMb9Vx34WH7jXAm0Yt1eZ9wfÀyf8ÁkB2dJld0Nn3crjnep8muGQoEIR6zFapDCvh6i51hqKg24Lks"
    ),
    (21, 28): (
        "UlB0VpKqWErpXfyiYH99ZcDeÀG7dÁud8Otx1R3TmweI6k8i2J65lvm2jaCM3o1NaP0SobqhgLsF5zA4hngjrQ"
    ),
    (22, 24): (
        "M2qcNK5nODj8P4GdQJb6RhLlSp67T1u9Ult2VvmmWsd4XIigYewkZr0hÀBgfÁxk3ÂnobÃ9E5ÄcyezACj3a807fHiF"
    ),
    (22, 25): (
        "O3unP0H0QqbiRatdSMi3TLegU8JlV7NfWwc6X5BaY1z7ZmC1ÀD4kÁGkjÂp2eÃfK8Ä6v2rxycdlomnjh9EgI5sAFb9"
    ),
    (22, 26): (
        "QdxgR4PdSor4TB0cUMceVH9nWas9XO7iYAl5Zy8pÀ5ukÁqeaÂLpjÃnDlÄJf81mk1zEgbCvKo3h67F2ifNwt2GbI3j"
    ),
    (22, 27): (
        "SoM7TPl8UmynVs8fWNqgXOjjYre3Zwd6ÀIc9ÁiEcÂ9RhÃBgiÄ0tqACJbD15o7na5L46aKQF2fux1hHGmzvpd23bek"
    ),
    (22, 28): (
        "U7NbVjylWT1dXA92YtkqZoGcÀdReÁPn5ÂO66ÃlH8Ä5Bmr40ixICgmzLrMcKj8Fa4qfJobis3pS30DwQkEuv7h2epg"
    ),
    (22, 29): (
        "WH49XGn5YO0fZA5nÀxb7ÁFfgÂw90ÃUjhÄiPbyKam7e2szMulqBD6tkSaVvC8Rloo3dckpQr2TEN46hLjsIJr8gm31"
    ),
    (23, 25): (
        "OhG1P2K7QB5jR4rhS9x2TdNdUoJkV3I6WHaeXLc3Yu10ZgpaÀnt5ÁkEiÂFflÃwjbÄbDmÅ6sgÆMifÇq8n"
        "AlC47em9zvy80"
    ),
    (23, 26): (
        "Qz1kRxk8SCbiTPenUKi2VulmWqc9X0t3Y5MbZfFaÀ4rfÁLpcÂG60ÃI24ÄJ7oÅvdpÆhA6ÇsmljnHjag9e"
        "NEB1Do8gOwy53"
    ),
    (23, 27): (
        "SMnjTxkdUlI3VeAoWOi6XJjkYhspZr9qÀwcgÁCmeÂG32ÃNpcÄQoaÅdy7ÆLalÇRqf61B1Eb79HKubf4gm"
        "tvF8z5Dh8025P"
    ),
    (23, 28): (
        "U6DrV7wmWfSaXmOkYE34Z0vdÀdTiÁM4lÂnGpÃ1F7ÄzrfÅhHbÆeNeÇBjqAglcutP8p89hLoi0xKC5sRI2"
        "kQbnacy95q2gJ"
    ),
    (23, 30): (
        "Yye2ZwmsÀaRoÁTs1ÂB9lÃSc6ÄjEnÅFp8ÆUhdÇO1kPzMpKgLbkQiaDxXi5NGm3o436WteVACtqHvc0rJ7"
        "bnfg2d748lIju"
    ),
    (24, 26): (
        "Q7IdR6E5Sy9cTs2fUwhoVdrhWjPlXto6YM52Z8vjÀeq0ÁLi7ÂcDaÃfzgÄgCbÅlu9Æ4BmÇOmiÈx38ÉnGe"
        "ÊFk401bkJKA3HNppa"
    ),
    (24, 27): (
        "StknTL91U6A7Vu4mWzj9XHllY2I4Z1GeÀMdiÁ5CqÂqJbÃFc0ÄRm6ÅragÆbv8ÇB3dÈy72É0PkÊfsjeDgc"
        "8phoEOKpwQxfnio5N"
    ),
    (24, 28): (
        "UQ15VNcrWFkfXzjbYbueZMqnÀixoÁ9HgÂ4OlÃA76ÄR0cÅy81Ævh0ÇeL4ÈI62ÉdJ7ÊaTatKDiEswkoglq"
        "P3GjSnr8C2B3mf5dp"
    ),
    (24, 29): (
        "Wt05X1LqYCbaZkJ6ÀuogÁI2fÂaT8Ã9N3ÄpH7ÅK5rÆ4MlÇlScÈvm1ÉnB4ÊEceq3j9Dgij6hAoyPebG8wh"
        "7fr2ROQizdsdUxFpV"
    ),
    (24, 30): (
        "YEa7ZR6mÀnFdÁsIoÂeQ6ÃLclÄ2z3ÅVlkÆCjtÇvigÈKk8É8G1ÊDo5m5bhdpf2A7w9XN90t044PMHqJ1Wf"
        "TBgjrOyaqh3bSUxcu"
    ),
    (24, 32): (
        "ÂWbmÃK40ÄaC9ÅlMbÆ5Y2Çw11ÈiV7ÉHjnÊkFdnTQvBPL3ÁD6cq7uloht4AgvtOcUf9SzorJs5ÀGRkNfyh"
        "mxpaXZde028qe3IjE"
    ),
    (24, 33): (
        "Ä8z4ÅJg1ÆvAeÇrÀqÈZh5ÉÁolÊFktx92s6mW9sfahGDHdMUCoLtQjVcBkXiqw14O2N7lv0yErTÂ5ude3i"
        "njp3wSbbuIYpÃRPcK"
    ),
    (25, 27): (
        "Suf2TEckU3FmVN11WptfXAniY7vnZ9raÀsicÁz59ÂLebÃMdgÄaKhÅjD5ÆQ2eÇqPoÈB8dÉCb7ÊlR4Ë0H6"
        "Ìw6qÍgOpymIlJGx3koh84"
    ),
    (25, 28): (
        "UqzqV4H0WE5hXvepYO69ZGmoÀFjrÁ7NbÂaAjÃS32Äsg8ÅDc6ÆhMmÇLbiÈdy3Éw85ÊCpdËotaÌ9TfÍKi7"
        "IQBgn2klr1leuR0nxJP1f"
    ),
    (25, 29): (
        "WmT1X2xiY6v5ZiVpÀueqÁLasÂ3BkÃrR0ÄjMaÅP9nÆFnlÇdymÈJf9É4QfÊE0jË1D4ÌzkoÍqS7I8ldwCHg"
        "pb5btAN6oUKh7GO8sghcc"
    ),
    (25, 30): (
        "YNahZT59ÀeGtÁQcoÂz9aÃkynÄlBkÅfV6ÆKd8Ç8U4ÈSgpÉjHcÊnRbËF7iÌxsfÍw0rJPO1uDo0iqrgEt3d"
        "AWC2m6hm1Mp3IvL742Xqb"
    ),
    (25, 31): (
        "ÀqCiÁN98ÂIk5ÃFpuÄjKdÅrZoÆSm6ÇgD9ÈtvfÉXopÊUirËx2sÌ8WqÍcPk1nbn07Bas35gh4J0OYw7RLA1"
        "HlGjfEzmued36aQcTVMty"
    ),
    (25, 32): (
        "ÂcHvÃX55ÄPhjÅ9B2ÆZ8kÇTi9ÈWflÉvL4ÊxtaË1GrÌoR0ÍVahAK47E7qoÀwFdÁUD6QyrsbnzmlembIJNi"
        "Ou0gg62ukpY8M3ScjdsnC"
    ),
    (25, 33): (
        "ÄPuvÅvYmÆLflÇQttÈ9ZoÉnyqÊJ8aËgNkÌeFuÍ6MnAiG8371cb2p0jRmeBÁSrXaE9TrI4lkw6Do4iCdsp"
        "Vch5ÃxÀhKq0d5ÂH1WzO3U"
    ),
    (26, 29): (
        "WjS5XmE3YPihZoJgÀnAlÁ3GqÂcHkÃetfÄT6dÅIl8Æ5OaÇwdmÈBfjÉu40ÊUriË1z7Ì7MoÍsQbÎ8KrÏpRs"
        "ÐgF9hVb6CDxc20k2q9anNvLey"
    ),
    (26, 30): (
        "YIifZ1XlÀludÁvqrÂwgjÃRcgÄbEsÅC0bÆdV7ÇhPcÈ9U5Érx2Ê8WeËyfoÌ2TpÍJo4ÎHp8ÏQatÐD66SBAi"
        "FsOq7kLmGKMk4Nz3nem0t53hj"
    ),
    (26, 31): (
        "À7TiÁLc0ÂXdeÃ3whÄx53Å9S1ÆAenÇFblÈKfmÉkJ2ÊGa6ËUmsÌEubÍCqjÎzrqÏ4BcÐMsuWPYpjl1gpgoa"
        "t2hkZn6rONv8VHR5iDy78IQd0"
    ),
    (26, 32): (
        "Âz29Ã6GrÄuT4ÅvO2ÆQslÇ4XhÈpyuÉK98ÊH5gËtBoÌbSjÍcCqÎoE7ÏrLiÐhNtWjAsagec1k85nIdn3l0m"
        "ÀÁi6xMRv7fZ1UYqaDFw0mPVeJ"
    ),
    (26, 33): (
        "Ä8ÁqÅEjlÆbYpÇrÃ6Èpy5ÉGgeÊKwaËÂ2vÌZkfÍWfgÎiMrÏ5BkÐuAtsmUwQ6XbNdV2aoHivTCsLPxhStF3"
        "c4z4DIJ01en7ORÀu370n9qlch"
    ),
    (27, 30): (
        "YRdgZJcnÀsy4ÁCqoÂBgpÃOf3ÄMt0ÅPokÆS8iÇmvlÈA5sÉ3zjÊ4FhËaErÌnHfÍx9tÎuh1ÏQidÐGr9ÑKk5"
        "ÒpDeÓN1m60X8TUw6IVLcjl2q7ebbW"
    ),
    (27, 31): (
        "ÀnQnÁ1H3ÂJkeÃ2PhÄrG9ÅcEkÆbZtÇgNpÈSsoÉ9KsÊFtmËMa5ÌoTuÍVd4ÎD7iÏBf1ÐiXfÑ4vrÒA0lÓR58"
        "IWxg3e8dlzUjuOCbqjh26mpqLYw6y"
    ),
    (27, 32): (
        "ÂHaoÃmXjÄF7gÅW55ÆGh6Çx9fÈpQnÉkM1Êjy3ËZnmÌcRvÍuO9ÎVlpÏN34ÐiBqÑqDcÒdTkÓrJttKY0PgCs"
        "SÁwubsvl04Ir2of78e62À1UiLAEaz"
    ),
    (27, 35): (
        "ÈRcnÉL25ÊpYcËXhyÌÆspÍjG8ÎxV7ÏZ9tÐKgwÑÄb9ÒlWbÓ4Qjt8S00wr2iuvvIaÁsNPEkÅkd4oeOa3m5h"
        "yCnrÂUF3AHÃqÇzqxD17uJMÀlf6BeT"
    ),
    (28, 30): (
        "YbWjZztnÀhF4Á9weÂXdgÃMg2ÄR3mÅBifÆJfsÇH1aÈ2D3É8P0Ênx7ËOjqÌkv1ÍA7bÎ6IlÏUciÐ0ytÑrSk"
        "ÒKlhÓQooÔNe9ÕV5pÖ4T6pEmdLGCrqas8u"
    ),
    (28, 31): (
        "ÀIi9Á1E0ÂlMhÃ6PtÄwfgÅcA6ÆLomÇDu2ÈC9fÉhZrÊWq3ËT4jÌKgkÍmO8Î2zlÏxsdÐJk1ÑrveÒGnuÓY8a"
        "ÔNbbÕaV5ÖR7cSHQpU3doej0st5piFyXqB"
    ),
    (28, 32): (
        "ÂT9mÃiÁkÄryvÅlMeÆE00ÇxtqÈjL5ÉeWsÊwfbËKojÌPqfÍFuiÎV4gÏ5CdÐvNpÑSn7ÒHsrÓB8nÔ3z4ÕRgl"
        "ÖYm9UXQuODJ12hA8GZIoa6Àhc71apdb3k"
    ),
    (28, 33): (
        "Ävy0Å2ViÆmxlÇ9ÃuÈeEtÉBwcÊÁfnË4K8ÌpUfÍdG6ÎHioÏO5wÐnL1ÑaYdÒhC9Ó0zkÔ3NhÕTrmÖMbbAÀS5"
        "t8gqZDJjIFÂeus64Qcjvo1kpqRlaX7W3P"
    ),
    (28, 35): (
        "ÈiDhÉuK9ÊI8uË6ÃcÌRssÍrB5ÎhÇxÏZo7ÐnGyÑtAdÒÆ5qÓJytÔÄ1iÕ3Q0ÖFc8YÅS4NzXpk7qbL9H3EMÁ1"
        "xPgvjfemT0OoWbwkCUVrpamf2d4elvÂnÀ"
    ),
    (29, 32): (
        "ÂLmiÃkMlÄZ8tÅsxaÆHv2ÇhErÈz21ÉqTcÊGggË5QdÌiVoÍlXbÎdNsÏCpkÐ1OeÑI4uÒ9P0ÓFn3ÔbKfÕS35"
        "ÖuD9×jÀ6ØÁ7nÙUov6Wr4tc0hywBmefa7YJA8R"
    ),
    (29, 33): (
        "ÄoÀrÅmTsÆdyoÇ0K9Èz4tÉJb1ÊvRvËDklÌ2ÂhÍPgiÎ6x4ÏArdÐUw6ÑaOeÒY73ÓpM0Ô5S2ÕsH5ÖC8u×Q1m"
        "ØÁinÙZe7G3LgNEVfcuhbIÃWcfjqaFB9pltn8X"
    ),
    (29, 34): (
        "ÆyxiÇlReÈQv6ÉaBbÊÅs9ËZjpÌoÀkÍÂ05ÎMb8ÏP82ÐgA4ÑW9uÒ7ÃvÓcC1ÔI4oÕUkxÖqJs×LeqØuT3Ùdzl"
        "5N3jÁFimDVÄaSpHgGEO7hwrrKYXf6tfw21n0m"
    ),
    (29, 35): (
        "È6FcÉÆ2hÊfÁeËzcwÌVw2ÍeUqÎL83ÏEgiÐnÅ5ÑvYlÒÃifÓpApÔtOdÕlMtÖÇ0x×ÂsgØQ7aÙR1mIqJ4NCW6"
        "SdKkmhabr9unyG59kox7ÀTXyDBbrZHÄ8j43uP"
    ),
}
"""By tables and rounds: three people and a set for each table, then who sits out."""

THREES: Mapping[tuple[int, int], str] = {
    (8, 9): "fm239e87ilk05471a1j4ch68gd32bn06",
    (9, 10): "fnb3qko5g5612ep08id9ml083714j9c24ha6",
}
"""By tables and rounds: three people and a set for each table, then who sits out."""

EVENS: Mapping[tuple[int, int], str] = {
    (4, 4): "9150a372b0812643",
    (6, 6): "f602g2b0h8e19d1537544ac3",
    (8, 8): "l2b5m9e4ndg31506j380f477ihk2ca61",
    (10, 10): "r0o5s1d2tp28c7q64ka783615fm9ijg3nlh0be94",
    (12, 12): "x6n0ylr2zi0885a69pw1qeo73c79j2mbb1k5fvsagdh44tu3",
    (16, 16): "Js51KIa2Lu8604xeykr9cjhdlf379wBbdEn3Cit56mFcGqA4opb8eDgfzvH0172a",
    (18, 18): "PLt2Q8DaRN2euG5hBis5b4d1xMK7lk1gghnfoJE9zc78eOH00FI4vyCd6j3cprmb9aw3Aqf6",
}
"""By tables and rounds: three people and a set for each table, then who sits out."""
