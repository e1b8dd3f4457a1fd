"""Base rounds that are turned, and whole small evenings, as text.

Written by packaging/movements/individual/write_starters.py; do not edit.
"""

from collections.abc import Mapping

STARTERS: Mapping[tuple[int, int], str] = {
    (6, 6): "4251",
    (7, 7): "4261",
    (8, 5): "35406721",
    (9, 3): "73548216",
    (9, 4): "25316847",
    (10, 5): "42637981",
    (10, 7): "12648793",
    (10, 10): "23794168",
    (11, 11): "573269a1",
    (12, 3): "397b84251a06",
    (12, 5): "5648a093b127",
    (12, 6): "62a05483b791",
    (13, 4): "2758a3419b6c",
    (13, 6): "9cb245a83176",
    (13, 9): "63bc7a592184",
    (14, 4): "d1549bc63a28",
    (14, 7): "5b2c4863ad19",
    (14, 10): "bc951a246d38",
    (14, 14): "2cb54a89316d",
    (15, 5): "8692341ceb7d",
    (15, 7): "721d4b368ce9",
    (15, 11): "cb9431762e8d",
    (15, 15): "2bd137c4e968",
    (16, 5): "a4b853e6091df2c7",
    (16, 7): "09437fe1d2c56ab8",
    (16, 11): "635c97b40eaf821d",
    (17, 5): "g1b67a9352d4fc8e",
    (17, 8): "78db35c9agf24e61",
    (17, 10): "25cb3768ge4a1f9d",
    (18, 6): "1fgbc5da6h742e83",
    (18, 9): "b5gfhc8a413de672",
    (18, 13): "c273dh65fab841eg",
    (18, 18): "4e5283f1bh67dcag",
    (19, 6): "6fiba95ce43128gh",
    (19, 9): "52hi46cf9gea381b",
    (19, 14): "2bafc459eg8h13i6",
    (19, 19): "ga26fh81ie9c453b",
    (20, 6): "781e6aj05d42ifh39cgb",
    (20, 9): "6jg7839bfd0ihc1524ea",
    (20, 11): "1279bje805i3gdc4ha6f",
    (21, 6): "d78hkagijf16453b2e9c",
    (21, 7): "45dgij693h712bckf8ea",
    (21, 9): "5da3egh9284k67jfcib1",
    (22, 7): "j7ghe12iacf438956ldk",
    (22, 10): "6hif4g39ej18752lakdc",
    (22, 11): "dk439fe27laichjg5168",
    (22, 22): "2acj1e8i5kgh7963fld4",
    (23, 7): "l7e51jf2ikhcbdm3469a",
    (23, 11): "j2d7ecmfhl6k95aib134",
    (23, 17): "b1em4fi963halk2j75cd",
    (23, 23): "a4m7bd9kehflic3256j1",
    (24, 7): "l2m43jegck9ia6b0f8n15dh7",
    (24, 10): "94nfh8jm102gi6le5dbc37ak",
    (24, 12): "l6a40gkb19edc75fm2n8ihj3",
    (25, 8): "26h9ojn138am5ke4gifb7lcd",
    (25, 9): "jkg9dina3f7hb842c1o6l5me",
    (25, 12): "okf9h4g8iln712j5b6decm3a",
    (26, 8): "8bf2o5m19plah73ignej64ck",
    (26, 13): "oai7cgmfjl4ebn5k861h2p39",
    (26, 19): "ea9bh36c7fpi4mkg5oj2l8n1",
    (26, 26): "m72pb68lnhg43eoc15f9jkia",
    (27, 9): "ejkmfqg31n425dba7l6h8ocp",
    (27, 12): "pn2qcd1k58eg7hm3lbfa6j4o",
    (27, 13): "np327qhegf5bj8m641ldacok",
    (27, 27): "hn2q3dkm8o1g7ecplbfa6j45",
    (28, 9): "kha2jb0der3fql6gmi497185ocnp",
    (28, 12): "4dlj3ocnmp8rqh572961ie0bakfg",
    (28, 13): "lbfkjr5adqo7h8cn0mpi91g26e34",
    (29, 6): "31ejn2ph7ga9cr8qb4somd5flik6",
    (29, 9): "cimj9a25k8q74ofdlg6n1hp3srbe",
    (29, 12): "84ms9eh7f6r3ipdjqaob12ln5gkc",
    (29, 14): "pmlrji6a3ko4hc29db87sf1eq5ng",
    (29, 15): "149dne5lgk2f7i3o8abmjrhqc6sp",
    (30, 6): "157sego2j6bm8ihcn34lrt9akpqd",
    (30, 8): "86btdn39ipc4e7gjq1hsmlraok52",
    (30, 10): "pqic28ra76kmbejnd149ot3lg5sh",
    (30, 15): "bjepn8l62539sr7g1dcmhkioaq4t",
    (30, 22): "ghn2bqoer1p57idlksatj38cm964",
    (30, 30): "iod5j43ha1b76tlqmrk9sg8ce2np",
    (31, 6): "n29o6majhtr3p8esqdkiuc7fg514",
    (31, 8): "a2qi3dh8c1u5697jomp4efktgsrn",
    (31, 10): "8gh3o9tk6dnpueaj71452qicrfsm",
    (31, 14): "2uqrekmtgc1jn64ido3ph8f75s9a",
    (31, 23): "t7j1ciqhpeu56g29dsafkm8o4nr3",
    (31, 31): "hdg8a43eq96pn2kfjorsc1iu7mt5",
    (32, 6): "3q2ar8usifptm0ednbh5k61vo4jlc97g",
    (32, 8): "h294deb3kio85qp1truflag7jmc0v6sn",
    (32, 10): "rd15qkptn760ju4f3ocmv8lsbe9i2agh",
    (32, 12): "6ou1mhpc8ne4b52390kgqar7tfdvjils",
    (32, 15): "uip5ndmkabvr7t8ch1j4esog3flq6029",
    (33, 6): "v3s5akg9nfthoqj72lc8r6ebd41iupmw",
    (33, 8): "ni3ebrlmpcw4osg651a7q2tjuf9dvhk8",
    (33, 11): "ned93c5ptrmug4aswfq71j2vhoiklb68",
    (33, 12): "4svt39wm5qe6pahcj1nro7i8bflkg2ud",
    (33, 16): "ecboirsu1dtl84mj39wp2gk576vqhafn",
    (34, 6): "5guivkf1lncd3tqjx96e72obwpa4srm8",
    (34, 8): "lg8ajpu3659visfedw4xo1c7nqm2rkbt",
    (34, 11): "rc7ps6xkq3efnjoudm9glv251bwi48at",
    (34, 12): "62uro5k7djim8a1blwe39tsgnpfvqc4x",
    (34, 17): "gmre2i9w74s8vx5ablon1qfjtdkc3p6u",
    (34, 25): "kno7le9jv48tcwbq5fpduirx32as16mg",
    (34, 34): "srfdmtx3ilb52q1u4wg7k6a9oejcvnp8",
    (35, 8): "xi1emp9kgn8h4w3yfadrbt2lqvu6s57j",
    (35, 12): "73whdbx5p2ytsumjna1i6r8qevlfk9g4",
    (35, 16): "lm69ahiv7rdf3wy82jt14s5nbxuqpkeg",
    (35, 26): "x7k51f43wlbra2t6syh9pu8nqeijdvmg",
    (35, 35): "b51vklfdune9jxgi6whsm8yqp2r3a74t",
    (36, 6): "qvcdfjraoeh61wpgnk7mus38x9ylb524t0zi",
    (36, 8): "0a6xs58dpev179hnkwibrmtq2lyuoc3zjfg4",
    (36, 12): "m8c1duk436l2h50tb9vowjy7qrnsifgaezxp",
    (36, 14): "x7cm2ji6b4tzuplravdq3es9y1n0hwof58gk",
    (36, 22): "bvwdxto481uzck9e2f6grapiqnly5sh0m37j",
    (37, 6): "y2n6ev1u4df3abgkjiqswtop9hzmA7l5r8xc",
    (37, 8): "76km8iquspyf3ntoaz2r1A4vl9hwxcjdebg5",
    (37, 11): "2nckpues1qt57rA8himwozvb46glxfdj39ya",
    (37, 12): "ip2xo67qmhswy4fv3dr1Ajkgzbnace59lt8u",
    (37, 18): "8k6t7cap5dr1ysneum32qjifAov9hlb4xzwg",
    (38, 6): "3ctuBymf8w1brvoxqh42ziA9egksldn7ap56",
    (38, 8): "iBsm1xzhya435d8rogtcnlke7pA96vbwq2fu",
    (38, 12): "ksqbv1cfwi5nmx9lt46p23aAryou7dzhg8Be",
    (38, 17): "m9sB1tkpcweyAzv5du68r2bfx3ihl74agoqn",
    (38, 28): "uef189icsdahlr5xpn6byAq3m4t2gk7Bowzv",
    (38, 38): "zum1x7ge2rBd5pflw9ab3sqtAovic6khny48",
    (39, 8): "cbAw64po3v2srxne85ikalCg7tBy9hz1ujmf",
    (39, 12): "7bvxj43er5Czh8lygfAmu1ockatin692Bpws",
    (39, 13): "6mx9s2v1fyj5zth4op7rwbaikeuBlcgn3CA8",
    (39, 19): "13hwzjAlfi6axk7rnpBye4C829uvsog5btmc",
    (39, 29): "wnx8csup9ilr74ztm32yBvk5jChfe1oAbg6a",
    (39, 39): "h29gyABl35nr6ewisbxmcvu48tfCpzoja1k7",
    (40, 6): "eh34B5o82Ciw61sdAflb9qzry7cvauDjntxgpm0k",
    (40, 8): "neosd6jf0Cli4c2zuBr9pA1hbvg5mtD7awqyx83k",
    (40, 10): "xdAykl0pqtf7i968agC32wDebz1s4rcBmuho5vjn",
    (40, 13): "5jA0rgB7ohktcums24pfqe89lyDnaxwizb1d6v3C",
    (40, 18): "rgi5f8ACvdhczjsm690eqx4D3lt2uykawp1Bnb7o",
    (40, 21): "eqygh947Bmflj51z8pwAt6oa2viCkncbDxd0u3rs",
    (41, 6): "C19bknixmsaE5o8wyzg4BeDhldc6u7r2vjfqt3pA",
    (41, 8): "gmneitACxcd981ojBEbl2f6s3kwhqy7Da4z5ruvp",
    (41, 10): "ywD2sEfir3bq7p5jzha4nvceBAld8C9utxmok16g",
    (41, 12): "9fCm43nduojgyxplcteDk85va2qs1E6AirBhwz7b",
    (41, 19): "ibdse5ur43xvz6yDo8qwBp2flC71jgEkhcn9mAta",
    (42, 10): "eC1pDtzkxd3jyvn6gsif7c85q4mr2aABwbFuho9E",
    (42, 12): "k9imuf2cFD8tdpCebr3hnEv4gz1A5a6swqyBojx7",
    (42, 13): "69ndjDgE1Cucrvikfapo3sb5xhA4em2q8zt7wFBy",
    (42, 21): "z2aAi3pdnwsuE9Bmy4o5xgrj17hCvfeDqtbk86Fc",
    (42, 42): "DCg8FpkAo1Exbajhyn7B5zrticm3swfev2q49u6d",
    (43, 6): "8pAErsujwDCgaq7cF1hm3xG4lznb2Byo59vi6ekd",
    (43, 8): "xjyAl5gceB4u8dnz1D37pbohrwEFki6vq2mGaC9s",
    (43, 11): "8pE5GcuzDnBxohkiCje4wlabA739vsgFqy2r61md",
    (43, 14): "64FADwcCE5kh78oigxnlea1svr2GzdBmubj9pq3y",
    (43, 18): "r5phgGEzDa96qdCeBki2bms7cjx3A4vwo1uln8yF",
    (43, 43): "zDrke5pcClbAa3uo9wy1iEsvFd2jhmg8nGqB4x67",
    (44, 6): "2lFzj74sAvpChw0m3DuHaBy8i9qedkonGrb1cE65fgtx",
    (44, 8): "sda6vCtjirD072h8lfz4bounAFcexw3gB5Hq91yGpEmk",
    (44, 10): "qB08EukCAdw2vfh6j5bim1ts4eGz3na7DyHcl9xoFgrp",
    (44, 12): "bvcf2GC3uq946me8Fasj1gHtnd0oEhw75yDBipAkxrzl",
    (44, 14): "CHp1dlukezicwq6AbBn2vDsfg3F0x5jy89E4roGm7hta",
    (44, 19): "ya16dntwlsEhe2g8zrmvfHCixjAbD7B0ucG9Fpoq354k",
    (45, 8): "8cIzevAuhal9txfigp7GqdFby53BkDw6EsmCojr4n2H1",
    (45, 11): "jidwhrFyEaBezkoH6u5m1Ic9qGtC3vAf8nlsxD4bg27p",
    (45, 12): "cGd6xFvqwimbgop7a2fBl49j5A3syheukDCIt1znr8HE",
    (45, 15): "taj9cGerx65nqFysvfCkd2pB7I1woh3Hb48EizADumlg",
    (45, 18): "Eflhyc58rBk6uIge3Gz2boj1qFw7nvxm9tAiCHDasdp4",
    (46, 8): "maDE29jhHiufG57gIkxAyt63J4CsB1vecpwbFrlqz8do",
    (46, 11): "dvtD2EfJpHm5lsIzhyFBgr6Ckj1wbuq4e3c97AG8axio",
    (46, 12): "h1FoI7ptc8kCr3siwbqdglBeJvAy42a9jm5xz6GfEuDH",
    (46, 15): "Djfo6zgxbGA1v3Jhc7F94HIlki5q2EamtsdCyru8wBpe",
    (46, 22): "FeDsBtamkhJxuAqpfvz9go7icwC8IGblHy25rd431Ej6",
    (46, 46): "Gzfy9b1kjdJvw62BeocusHCEprA3Iq5lhi4Fg8xtDm7a",
    (47, 8): "69qoAupHhGlestmCE7KF4zrDv3f18Idxkajynbc2i5BJ",
    (47, 11): "G7dFuaHo3Jv1pkzBxmEAC2h6cfDyr4bne5iIltjs89Kq",
    (47, 12): "7jrE3IKlGbAex16JuBC2spq95Dzkf4Fhdimcao8vnHyt",
    (47, 23): "8ueEjfs1qJ6roBv732ltDA5pbFy9kCGHxIznKci4hmda",
    (47, 47): "6ABytDHJxv3Ee1FjdmspiGhz5CqKfb4u8Il92aokcr7n",
    (48, 8): "4hmEqjtre50JDBfInz372aLovH8dgwc6kixKuy1pA9sbCGlF",
    (48, 12): "EG063mgqzlxkcneDsbprfd1i5Cyt4uA8oIHwFaLv92hKjB7J",
    (48, 23): "FzKJfBsx4ACdciGna0tq361yErDjkge72wml9ovLp8HbhI5u",
    (49, 8): "acs3zGyuw8dlojnvpfCm41iA2ehF5MHDE7BbgxIKrL6tk9Jq",
    (49, 12): "CxEBh3v2FoM8ar5iuf9jqGAJKkpswIdg7Deyc1zlL64Htmnb",
    (49, 20): "c7k4ih68bDdzwHBG2lfA1nu5xajvpmCto9rIyFE3eKLsgqMJ",
    (50, 8): "MFHLlohnCefu2bgIDcq4G6ad5zJvBsEir7K9mNx1tkyw3A8j",
    (50, 12): "k5buHlGDheE7vJid3jIzowrn41s6LAyFNxgcqtfK2amBC89M",
    (50, 21): "exowurn9AvNb1acjGiE6y5kldtI2CJ8zBqKFDmsg3L74hHfM",
    (50, 50): "loIxJ3b5asKmfvcurwDetA9nz84dGFCyi1EgkMN6H2hjLB7q",
    (51, 8): "6i72JcGumdwC1pArLHFlstKeo5B3xzI9fngkOqaNDbv8jEM4",
    (51, 12): "K8m4CdEJpA3GNjn6IvF79O2sb5BxtHoqzrMk1wLglefciuDa",
    (51, 21): "OeJN6HKicCALDwqprluE9Ft73x4Md8bmvazg5f2nkBGjsoI1",
    (51, 51): "qn7xkc3ismANaFoHpjKetObDBr9EIGLz84ud6lJ1Mvw52fCg",
    (52, 8): "zfK0hGni6oDbqLI9B8akCAvMc2lNPgu5Ey43jwFJdt7smpexH1rO",
    (52, 12): "Ec1Fza540HpCbs8ODvJf9GIn2oKNqij3mhwdegL6xBlMAurt7kPy",
    (52, 20): "35zNEiduP4trDkxscbH1ogJhF7paLye8n9jqKm6v0IlMOGCwAf2B",
    (53, 8): "pfOwP3hsuDQHxNki2MymEFaqg8njv9zbCKdAco7Ie415tlBrG6LJ",
    (53, 12): "aJNkOrwGyghs7dAHMlz86I1nDBbfPtp9ej4muFLCqKc5ivox3EQ2",
    (53, 24): "Glb5dKNeO7q4xpDQhBCw13scEtvAHIu26fangkrJ8z9LyPjmFioM",
    (54, 8): "fubFCRD5lxGQIjsqtgiyn6129phPwc3mJLEMeAN4oHkB8vaz7KOd",
    (54, 12): "z9piOEGR51q7MfadJKl42xykFjuL8CmQthnND3gve6HoPAcbIwsB",
    (54, 21): "a4GD1KwmleB3AFJuQfEsRyLq9tcnCgMNi2hp7kjzO6b8oxv5HPId",
    (54, 54): "t2lIcO1nugxebazkq4MRDpCiwNfoFH7BGP36h9dsmyELKA85vQJj",
    (55, 8): "lpqxtFJSyPus7Oh6i2kzIv8d53wHcLGfb4DArgaoRNnQeCME91Km",
    (55, 12): "eJbu23frt7AQnoHNapi8PL14GsxvKCyIMFk9Swz5EmDg6qdOhRcl",
    (55, 24): "lRi6aK5gF4Sq3wmNCefybtdkx7QDrIzuvhGHcpA8Jn2osMOP19LE",
    (55, 55): "LkfCGi1nuKrvtahlgFSPw5qp6sdo4JHR7xN9QEOcIAmbMzDey382",
    (56, 8): "tp65QMS4TxeLulCsciq1DhBdnbAkaNFGJ7Of93gHoR8zr0mKwv2IjyEP",
    (56, 12): "gRrA6mPNaKsG7wCjk0uzhDEn1M4i2fH98v3SJQcxIFOyLo5TqBtpdlbe",
    (56, 24): "lypBhwmHu39bTjMC1PSvszFro7KgxOG28JLdkiA04eaQDIEft65NRcnq",
    (57, 8): "Oc89AaCnlNdLfuI1ez5w7QjmbHTiqK6vMtSByp3FsD42okPGxrhgJEUR",
    (57, 12): "ResLdwvqtFi3GJ8CjyaSpxzNnh6b19B2rMOEIcTHkAfgK4oPUQmD7ul5",
    (57, 19): "AtiEGca4OJbpzyQTL73j5qvxPFogIlR1BMU6wmKdhenC2kNf8sS9uHrD",
    (58, 8): "rq7lLkwmIg9oJeVnhviTKxOHsu5zMRDpU4F86EbPSacAGQ31yfCBNd2j",
    (58, 12): "RHeDEswlGmkpJMahF8uAQKSvPO9Tn7LUrjg1c6Cbfx2NIVzBq35di4yo",
    (58, 23): "Gh9pHBTPsa4MeKjnfcLCrkSdb7RwyoAD1l23QqU5uviNmOzx8IVFgJ6E",
    (58, 58): "65wEhpRvfzigO9ndrcT4NSMHuyJQxmCLAkK7UBDlGaIojFs3P2eq1V8b",
    (59, 8): "xBMlDVLmtPc1nr54hi3fSbCpojGUsuWvAR7N6OaqydKHQTwe29FzJ8Ig",
    (59, 12): "woNmLS76xI9jBp1yCifVDPH5v2rgORhMQUsKF4TbudJznAatGqWl83ec",
    (59, 20): "5cJsQP8GM2TdA6Lgtjae9zrCxoUBuKwbqvV1mnOIpNWRyFDlS3fhi4H7",
    (59, 59): "oMfFThGSuRNxJbvCOcpzHKe3Bjg1tysm4A6IVDqUW79dinPrQ2L5wl8a",
    (60, 8): "mEtbrG0awyTvsBFiRqnolzLX1QVcAP23dS8OkWU6D4jI5HxNMfKJ7geC9uhp",
    (60, 12): "rl65pCQ8FeS3I72OhqMvNGKLcAazPxmiwdTgEkjBDunWsRfH0tX9VJ4boU1y",
    (60, 23): "UTDlmNa1zILov0sHJPudhf4FBOKrMyG6wcgVjkpb7SeA5t3iXnqQEx8C2RW9",
    (61, 12): "jytEq9m3lBkY5WPaeFDQ8T6ovRxNAicnHh7KOfCJbMS4sLUVGur2p1XwgIdz",
    (61, 24): "WDurBGmHbQtJF8woIMlq6P1CfRS79ykTxn42gXOaNVzdpAjc5hieLEsYv3UK",
    (62, 8): "JdiuFEkz5KCyTb1PXqtM4RlYfUBOepr3xoWwGS78I6Z2AnmDV9scHhjLNQga",
    (62, 12): "2nY9EsZNuOp6oBSbPUi4WgrTFVh1eflzCRH5jAy7dJmIDtxwLkcaMXKQGq38",
    (62, 24): "f3MtAdI8lXBJ6WV9rLQSUegCxn2yDaNG7ERFcbk1puKOqmHs4YPjhZzoTw5i",
    (62, 62): "NoYtziAUgdsh2yaEkmJBuWP3MR6D1rKX4QZq5OV78eHSGnjwCLpIcfFxbT9l",
    (63, 12): "Iy2ip4WLT5QfxmZVNU1BsÀqjMt3aRPAoXS8YFwDzKbnCO96ecduHgkE7hrJv",
    (63, 22): "LUX41FJsVdowSNBTyYxIpDA8uÀ9W3qjzmQ2irPhKfMacHObntk7e6v5RCgZE",
    (63, 63): "OS5CzPohmdA8YNaB7JZ6Mfvucjki1IynURXrsFLHqWg24TEwDQxeV3pÀtK9b",
    (64, 8): "kUiwt8zxE7WaTrocsCjGfv29gÀP4Jle3ndVQ1BÁhDA5X0MFuLmZNSROIqKp6bYHy",
    (64, 12): "3A1KcPOGW8Vh5ÀsDrjLwZpNdy6gRXIBCS0oUk4FfMlQzvHbEiÁxYnJmte2a7Tq9u",
    (64, 24): "A1p7OBYVG8KgduyUm62jJtRLIcvWZ9ENPkafQÀShlzenbTCDowHixsM0FqÁX5r43",
    (65, 8): "i69dLcbVaYCkhynWmqfQMJz3eUÁÀAog5GOlN2PXKxBu8Dvp4rZtIFHwjE17SRsÂT",
    (65, 12): "2rWq9oh7Q6adumX8j3twYCBx4URnGiz5fekTyOPKMcÀsbHJvLAlp1NZEÂÁVDgSIF",
    (65, 24): "phSwkFaYiKCym8zo2ÁLlOvW5H3VINTUDfr9qÂXZ6uAbJsPx4MgdcQne1BE7GjÀRt",
    (66, 12): "Cb2izBwY3ÀoM6ERÂPAaKT5Xgufe1hGsrnpFtWD9v8cSkÁHÃyIZlU4QjmJ7qdNOVL",
    (66, 24): "r7TCyzaLtRPfd6D1v9oFHkS4wqu3mÂphYsIÃUNÀA8jliZVWOQnGbÁM5eBgK2XJEc",
    (66, 66): "h1Zj5q6UJFATÃKkz7pcG8QHnÂEmwNg9V4oÁbtSdyL2PRYlWXsviODuÀrC3IfBMae",
    (67, 12): "bfuÂÁKyBPladkItYEcDqWmCg5VUQLNTsA7GZ1ÀFXo4z3w29eÄprxhSÃ8v6jMROiH",
    (67, 24): "r2RtWqVPYh5K4u87X3N9UsdFCMlOQfmHÁpeZxDIÄzwTAbj6gvÃLcSBÀiÂ1aEykoG",
    (67, 67): "hFxUNÁ98Âpi6XuzjBrDQmRMÀlke3VZoq2taY1LdyHE5Ow74PAfWbvÄsKCSITGÃcg",
    (68, 12): "ÅV2Cwx4b1k9fÂZÃULiv0ÄgnTDr7MIouXt3RPWpElyYqBGSH5N6AjKdscJOemÀ8QahFÁz",
    (68, 24): "Äb2joydÂeÁQfMBu7HÀNkOVmLDCW6rXPAGsqnE04Ã5FKchztxw1JSY3gl8RpaIZiUvÅ9T",
    (69, 12): "27gRkUÃXKlJOFWwPÅ8bTSjeQYzhudHÁ1fVAÆ6xa43MÂvyqmNsÄCcInB59tEGiproZÀLD",
    (69, 24): "VÂ5lF41Xmx2ÅÀ76f83CBDdSPsovehZjNAOnGbÆRIrTwztYQ9qLHÁgJkÄEpciUyWaMKuÃ",
    (70, 12): "VyOmUZGXnSd3RÃwtÂ8DufW6AiHÅQskYÄcpvCbTahJ5E2ÆlMLÀPe9FrIqN1gj7KoÇB4xÁ",
    (70, 24): "ÂisÄ45hEHRJZ9doQ3AÅw1ejgnItÃy7MBÆÀNcrf8pVaOxUbFGYCvÁTK2PmulLkS6qDXÇW",
    (70, 70): "aPtÂDnUcyqHvohXF9uJmÆrZÃYbgEWIjexpBsSMGÇNOÅ7A684CQR52lLfwTK1ÁdÀ3ikÄV",
    (71, 12): "2LfÇJSÀalF7d8bi3ÃkgKjCHpZOv4WÈYÁcnQewhIÅVPyzT5UGÂ9uErmAÆ1XDxNsR6tÄBq",
    (71, 24): "pqb6EÆÄHÅtÃOialQmLFVRZf8TSÁ49ÈÂKYCNdjÀ2XwG1ux37geÇkyPrUcB5sIhDWJvznA",
    (71, 71): "SEaB2FVhpxAk9KrQsuPli8HtÅNÀLÈIgÂnwjvC1ÄGZO5WRÁÃb7XÆqdÇJcYUyeTm6fD43z",
    (72, 12): "KBrÄSÀDQzPxÇUÅÉknÁlWgÆÃXFtqTydZGhJe7f06LOIHEjRs83VÂbw2C4Na95pÈoMviAcum1Y",
    (72, 23): "Jd3ÉeOR9i7pbFhIuPm0nvHÀLo5EZTKUMkzÅtfcaY4GBgÆÄÃS8xDVrj2NlCWÁQqÇ61wsXÂyAÈ",
    (73, 12): "vMÅ73oNHmKeÈJLrb9WyÄtzkxgÀls25R61YuPÆihZÃ4BnqA8fSIVXdÊjGaTFwOCcDUÉÇEÂÁQp",
    (73, 22): "hXsUÁÊ1jteLxmÀfgDMzSiJTl8ÉCNVR3pÈKAaÆc7bWÃÄÇQrO4ÅFEo2qydY6PvkBuwnZI95HÂG",
    (74, 12): "ÃcËaR12xDiÇÅÉ4yQpIjNe8ÄG3bÆO9r6swh7V5lLFJKAHÈnYUXdWMtgkfozvÀÂPCuqÊTZÁSmE",
    (74, 23): "pvO9ÅRÇÁPXfgIÂNimS7qznÄVrFEGhÆ4KyasWj2tUZ5TYuCL8ÈoÀË1xclQ3ÃMdbe6ADwÊJkHÉ",
    (74, 74): "dÊWLVgo1tpËCujNa9Å7EfHcvl4QOmhÀÇzyÈYDJsrXn83UqZÆ62ÁÄxKÉSiAGk5RbwIeMPTÃFÂ",
    (75, 12): "bGÁdJFSieUaN94vgÉÂRfwqxuÀH1ÊsXW5lBk3ZDVLCrÃ2ËÈ6AÇIKmÄYEÆPhz7cÌTnÅojQMy8t",
    (75, 23): "FZr5xB8wgzhoSYÀukÂRÆLXUjb9Äen7ECc26itPÃÌIÁsyWJËGÇHmvÊTMalqÅKÈ3NÉDdQV1A4f",
    (75, 75): "rbCBÂgniNÅxhÀJDqLMTasYF9lSÃÁKÊWcZ1UH8Qt5dzÈyVÄev6RAXoÇ2GÉ4PEkwufÆ37ÌjImË",
    (76, 12): "iFfEMÌzJÆdÈsO52lËQpBkyÁRP8HÅZxc10VqvIÇNTnDYjÀÄÃÉbamÊUÍhALÂ6tG4eKwuCSo7Wgr93X",
    (76, 24): "ÌXYqÂKpL8mWPaÆÍyVÈeThÄt7cgGSADJNizBÁdÅÀHCÃuj2rÉF6RËOxÊ01IlZQnskM4b9ofvw3Ç5UE",
    (77, 12): "ÀfiUSjÊÌÉÅOuNËÎYÍAÁÆFx7hemÃHTWrtQÂy6PÈDwVn8c3EsGJRdkl2I1XCb5KaÇoLBMZ9vqÄzpg4",
    (77, 24): "INQlYdb74LpKhozHwÎ8CP2mGRiÇ5XkxÁÅEsVJÆUWÉÂ9OSDcÀtqA1ËjraÌvgFuyÍÈZnTBÊÄÃ6M3fe",
    (78, 12): "RU3ÁÌxXsIÆa2h5Ê1oYQPWHiL8CËqMÃ4ÄAlÂBTvNÇtÀgEÏwKÍ6V9JzdFfSkjÈyOur7ZmeÎÉncbGÅp",
    (78, 24): "ÇÂ8z9kÄuFomIAJE6Æ4GVsÃNPÏ2lUBq1CÅWMfaZSnvgphcÈÌjKÍxYÀyOwbÉ3Ëd7LT5QÎtÁieHrXÊR",
    (78, 78): "PsMÎXtzÂAoqÏ7v9ÉÍFuiÊTdgjwJeBÇ1ËaÌlYZÁK26rÆ5SÈpnEINHh3C8ckWLÄ4RbyÀmGfÅQxOVUÃ",
    (79, 12): "ÉMngEI7uÀËUYÁ93ÏÐÍGeSkT4Îmx1dlÄBLWiZbCtqÂQVyp8KNwacÇf56jPÊ2vÅhÆXsAzÌOFHoÃDÈJ",
    (79, 23): "ÆgÐIVÌWp4kiSBebnÊÀOtEc3mATKÂvÍ87ÅLGËCsFlXwZjÎaÉqÇ5ÏuDozÃ6QJ1dMPhxyUÈY2HN9ÄfÁ",
    (79, 79): "ÉiJElsdY9KoDuËGCÍ7SWPfÆÅp1cÀmkÃjÌIÇbÈFOTq5weÄvAUnBÐÏQhaxMÎXVZ4Â23ÊygÁzt6LNH8",
    (80, 12): ("uP4kÐÊsÃ6DBÅAi0JO7YZvzÈK5Í1ÁÀefS2FtlqhnÆyLjQp8GÉËVXwÄRgÑWIÂH3bEoaUxmcÏ9ÇÎÌNrCdTM"),
    (80, 24): ("NGÐMuCzÈLÍq2y6jÉÂÅE0lIiPÏrgTwmnVUYÄËb5adxvRfSÊWDseKÇHÑcXOÎ9JA1hÃZQÁ7tÌF4okÀ3pBÆ8"),
    (81, 12): ("eÐÁbÎjÍQn9TlayÆÃOXwVFUÀÈ57BZMIm1qEKSRAf2JkxzhiÑYpÄNsH8Ò3ÉrCÏÌWLGPÇÂË4uvcÊdotÅD6g"),
    (81, 24): ("MGBEKqgÆ7ÎÍ9ÀzÈÅD2YÏnCÐQwFWytÊÁmÌÂPTÇAScHr8ÉvepO3ËkoLlVXNiuÑUbjxIÃhJÄÒ61s5ZfRda4"),
    (82, 12): ("ÐÎn3ÑÄciQVrUzeNxXÒOÏCÇkZsopLEKAÊBÂ1Í4fYÌÃÈv5ÅlSyjÁ6b2ÆIPqhwËWgTHuGJ89É7ÀmaDMÓtRd"),
    (82, 23): ("Cbych2viV1UÍHEwÁ5ÌÂa8QjDLNdÓmkSÏÐJ3s6f9ÉÑÆXgoÀAËYIeRÇÈTrlZ4pGÊÄBKWqOÃÅ7MzÒÎtunxP"),
    (82, 82): ("9tjÑÆÇUÍmRAJÅxÉOqZbS6ÀrvÏLkCwDÓVÁQ48ÌcePËsÐWhXu3ÎYiod5aK7MGÂÒHEgfnNyBÄÃlzITp2È1Ê"),
    (83, 12): ("wFxjÀbhÉYÑVÓ9OÂzÊpÅaÒÁPEcT857toÈ1ÌÄDkmL2uÔnÐyfgÆRWNeKÃSQXBGlÇAqHiC4rvJIÍÏ3dZ6MÎË"),
    (83, 23): ("8QÎtKIXur3f2ÈiS9DqHÃknm4lÉgvÁÊWÂÆÐwAÏEÓ1ÒBÔ5ecJTxY7bF6ÄzÀohPOGNpjÍLCÅÇyMÑÌZdVRaË"),
    (83, 83): ("yhiÌÉJVqÐ9HD1pzÀPkM7ÇftÎÏ2AQmvBbXÒwÔnIocYjgaÑFSÊedËN8rÁ6ÈE5xCluÓWGK4ÅTOÃÆ3ÂÍLZRÄ"),
    (84, 12): (
        "yZqzÓ0flÐ8ÂdWÁÃgRÎtÕsÆwacr3xËÔÑpHM4iNÉOCÒTPÍIQ12UKjÀmSÄA7bJnFLvoV9GEÌDXÈÇYB5ukhÊÅÏ6e"
    ),
    (84, 24): (
        "3YÓCiÉ4ÏÃÀÄÌcIb5gEkÈTq0spÕÎDxHÅÒZhXGLMÆzSÑ7Fo9OJR2ÔutÇna16WÊAÍjÂÁUÐflmQd8ËBKPVwevrNy"
    ),
    (85, 12): (
        "ilpÍBÁTj1Äa3rxQVcÊqR2NnÔÉgLZÐOM48ÑuÕ5ÖDXÏeHPz9wÎIyÃÇ7o6UbÒËÀsÆÅÈÓSkftKdEChAJGWFÂÌmvY"
    ),
    (85, 24): (
        "rdZWbJogxÃTX9zÎjVaÄÕUBÂNÍE4vIDFQÁSlHs5Æ3ËÑÌYucOAÊmihC7RÓÖÒy2ÏwÀpÔMkÉetGÐP8ÇÅLÈ1K6nqf"
    ),
    (86, 12): (
        "Uxnov3ÈpPÉÏXsbQTÊNIaÁ2lZfuÃmgÔKËR8ÖÆAVJÀÒwkyYc946C7ÑOÄezrÂÐÌ1×M5WEÇDÎÍSÕiLÓFhdBjGtÅq"
    ),
    (86, 24): (
        "ÇIMpZ1ÁÏejÔLÅËS9wXr6aVN7ÈkzoÉÆÍÕEWFROfyÓÄPuBTiÑc4qQsgh3Êv×UJDxÐÎYtC8nÂÌÃAKÖ2lÒ5bdGmÀ"
    ),
    (86, 86): (
        "9ÐtÅglÌÓzJyxÊ1kÕ6ÁË2TawÑROf3jANÃXsP7ZUpÉCdFSÏÒoÀÆÖvÔYÇ5Qeir8ÂIÈÎGmÄhKc4LuDBn×qWEbMÍV"
    ),
    (87, 12): (
        "LcZ9TSGQ×FxrÇbUwJEÌÒÂDC8Y5iÃÄPÎÅÆBMÍeVupÐ4gÈI23z1NsËl7md6OÉHkRÊØÔÖjfnqÀÑhÁaKXÏÓvÕyAo"
    ),
    (87, 24): (
        "ÈxÁIÀÏÕaÊ1syvMËÔFVÇn4wÃÅzÉ3ÒØURDm2YNdÄqpruHOlhcAkÎeÖKB×G5EfÂZÐL6jCXPQÍÌÑoÆÓgJ8T7Sbi9"
    ),
    (87, 87): (
        "ÓÆjuÏlÍaiPz9eN2Ø4XÂQoTÅÁR3dSrÉ5FÃpÖÄMHJÊhImkVLÈÐGÌg1ÀyÕÇ6UËOÒKbAY7qDÎ×ZvxCwfscB8nÑÔE"
    ),
    (88, 12): (
        "iqn2ÄpÇ74QI9gÂÃUmFfBlbÍTodNEÈw3k6ÎXJADjVÒÊWcÁszÅÖÆaHÉ×ÔLMSOÏPyÙÕÀvÌh15KØuRtÓ8rxCZe0GYÐËÑ"
    ),
    (88, 24): (
        "8PsÙMÎvÈÒH32tu1A×fXÄÃEkOegÁp6ËaÊ9VnÐxÂiÔDldBÓÖrÆZ5oRbCNhÀÌyY4ØzUJcÏSFÍGK7Ñq0LÉÅÕQÇTWmwjI"
    ),
    (89, 12): (
        "4HFÐÓÂDMKyt8ÌÙÍ6eZhpGrXlÁTcSaÊmouvIbkJËÄnwUÕO5EÀAÔQi2jÏÚÉxÅqÃÑÈgÖÒdB9CNÇ×sLfVØ7YP3ÎWzÆR1"
    ),
    (89, 24): (
        "ÈÆ6yFrqÅÁkÙDÇXvexÀÓUPWBG7Z4ÕÊÍ1pY9TCÏLÃÚ8J2nfjzOtNgMÐmØÑÔsloIKSadËEQVwÌuÉAic5Ò×ÎhH3ÄRÖbÂ"
    ),
    (90, 12): (
        "3TpwÏ×KczNÛÔÆCgEÚÙGBkÖ6oSYÉl1tUaiÍÑÁ2ÌÇyÂHrxÄsÊdXMÒÀAÃZ5nFeqIÅvV4bQÓR9fWOÈ8jÎmÐuËPDLhÕØ7"
    ),
    (90, 24): (
        "kC8ÒmyÌctlAXSÄÅËbvÓiIÇWFÔ×ÏÆsÀ12PUrRupØÎxÂNGHwÈfÉÐBoÙgZjÖQÊMqÍÚaOhYnVÑ4dÛT7K39E5ÕeDzÁLÃ6"
    ),
    (90, 90): (
        "w6ÓnÑYKÖÏ8ÎulhW4fÊ×7Ô1ÛsÂÁAZËCGSmMeÇQPVcBÉrÍbvHik9qÙÐÅXFx3ÀTÒDpRÕzLoÚØÈjI5tNÃOÌ2ÆEyaUÄdg"
    ),
    (91, 12): (
        "ÔYso4VqBÀlÙÕP8ÏÐdÓÊÚk×5N2ÌÑwuSgÇÎMÄËcÈÆXEÛIQTØ3GRKHÃWUna6pLCf9ÍJzbirÂFAÖemyÉjhÒ7t1ODxÁÅÜ"
    ),
    (91, 24): (
        "IOÈmÕcTÚRsÀÁeiyÊ4ÛÎÃJÓwH2CtÍraVFÄGDo9NÉ7LÔuØPWh63ËxÐÂ5ÙÑÅzgEnKkÏ×ÖBpd18qÌYlbjQÇMSAfÒÜXÆU"
    ),
    (91, 91): (
        "Ü4ËxÓ9Á2ÊIyzÃjJ6Cw7uWUDspcÇgA5dÒÆF1ÏÅÌVYÍTrÎamPÕkQqÐÚ×NÈÑ3ÖXÄÂtRKnSÛBÙÉih8eOGLHfbMÀlEÔØo"
    ),
    (92, 12): (
        "2eÎaÃ7c1nÍvGuÓYIÚCÒÁfHWdÆwjZÇtÖÄÏÅ8KEgpÂXN9RÈÜoÕDÔ5AmVÑJs4OTÊQSiÙhyzqÉÝbFklÛ0x"
        "BrË36ÐLØU×ÌÀPM"
    ),
    (92, 24): (
        "XsÈÉ2RÐYSØQÅlÙ5qdoÁNÏOFÚJÂÝ7ÄZtÕz3ÆÖÍunkÃfG984UweÔmyÓCËIcLHrpTÎÇÌaVÒÑhEPÊÀ1KjM"
        "vxD0ÛbWiBAgÜ×6"
    ),
    (93, 12): (
        "SoNÎÅÀÆÔiXeAwÜmYÌÏ3xÇb9kJcK6ÓjÃTDRÛÙFIsOpÑPÊÁ2tuCËvngEÞÉLaWq×1M4dÕÐÄØHfzhÝ5yÈÒ"
        "UrGBQÂÍ78VlÖÚZ"
    ),
    (93, 24): (
        "XkClR42ÕQhDÝiKÛdApÄÙjcÃÍeoabÎÊÓNÑÀÜvnYTÅxEO3ÁGHVy7ÞÆZ1JÌÔU5Â6WfÏ×MILsÐ8ÚFgwqÈB"
        "ËÉmÒØPÇrtÖu9zS"
    ),
    (94, 12): (
        "HÙØtr5pcÑÚ×DÄÔ3ÆNjÖK8GÍÞabÂ2xWBMuvERÓÇßqU6ÏPSËÁÎÅw7XgoÐÌÈdA1ÛOÝIsmFZÜYeÕyÀ4iJC"
        "VhzÃnÉlÊÒT9fQk"
    ),
    (94, 24): (
        "j4ÁZÏ2ÌÕØkVÇTÎfEYÂÝËÍÆMÈwÞWzÄeÅCAtOÚÖJIDxÙhQ89vÀÃÒim6d1GBÐ7ncpPÓFÛR×rÜgaßUÊÔNH"
        "bXKsÑÉy5qoSl3u"
    ),
    (94, 94): (
        "7WÈÑEx6IgÅÂyÌmlMvJYnÄq×Z9KeÁÓØbÏÍpÐdBTÒzÚVÛÉChurDÆwjÇAGÎÀSo123ËÔßNÃRÞÊO8cÜPsf5"
        "QÕHÝUFÙ4taiÖkX"
    ),
    (95, 12): (
        "ÚoJßtpv9GÆÓYÇQ4ÖRTjËàÙcWÕ5aÄÞlFCÀUnØ7NXe×VÎÔÉMuÛ3zSÃmIO1ksÈÏi8hÑBÌÊ2ÅÁPAyfLKDÍ"
        "6ZdgHrÐqbExÝÜÒ"
    ),
    (95, 24): (
        "fBbÉÕØÚIMpÁÆDoPxHàÑËßRmÒÎ8ÙEKOXNTrFÅÇi×atÖÈÀsYC3ZAQÛ6LSÐVh7ÜcÓjWJU9ÌuÃÔÊÝÄd5Íq"
        "ln1zg24yGÞkÏev"
    ),
    (95, 95): (
        "adWÃFvÉÅÍo1ÝÌÇEÎxÁJqCRÙØÏcÜA×ÔSYuÀIÄÆÑQsZjlÛDhGiÖn6ÞmVÐTßtMb23XeUKBÓ8ÚOyË7ÕrÒ5"
        "PàÈzHkf4L9pNgÊ"
    ),
    (96, 12): (
        "lNLÃOHÜÐ1PmËÄ37pEKT6ÒÅzßuÇrà4MÊcÁdXÌÑÙÈUÏaWZYxkáfÀy5sAÎÔÉJØGÆnÍwg×0Þt2ÂSQFeRhi"
        "ÓDqVCBI9oÕbÖÚvÝj8Û"
    ),
    (96, 24): (
        "ÌEÓjCËIÆ4ÁBákg097ÏxÐÅ6boyJKpÄRUØÛ8XÎaPtÔÖrÜqÝwÃivLFÙmDWSÒÚÇ×eÞGàÊ5zNY2ÀcsTÈlfn"
        "ZQhÉÕßÍOVÑÂ1dAHMu3"
    ),
    (97, 12): (
        "ÎPâÞyTÖaHÃ8VBuáGzÂÇÀAÒYw3EÑØißUJ42ÉQÁmrlÄgÊtÆXoÝdÅLKÍ9kNÌÏpÛRIOesD1SÈjb7ZÔMÐÜÙ"
        "CËfcW×q6à5hxvÚÕnFÓ"
    ),
    (97, 24): (
        "17ÓScPH5ÅÍÙÆwTÄvÎÀRÕmÐâÒyoË86àhNjUbIxzkgÔÇtliÂ×CÜrÑÛÝVYdp3ÁZß9On4ØAÏaÊQDBÚsGLá"
        "qÞJfÈÌFuMWEKÖX2eÃÉ"
    ),
    (98, 12): (
        "THÇÅËÁâ4ãZÈØnJChMEPeKrÉUBÍÛÚÄÏgL9ÂwAzÕÓFÆÞqDkÊ5ÙbÎx8ÐcsÔRIu2oÀtÖymvQOafSßpÌiÒÜ"
        "X7G1ÑÝÃ×VWjáY6ldà3"
    ),
    (98, 24): (
        "ÄÂjOLU2fÉM1ÊBVÀÏI8ÎSHsØÜÍÐÚtoÒÛÝ9ÓËAeàQßCFc4ÔdT6WPuÙpbnwRvÕÃãÞ×axÇDgÅÁÖyÈ3áXÑJ"
        "k5âiGqÆ7YhErlmÌKzZ"
    ),
    (98, 98): (
        "Æ4ÃÎpH2×mzsâ8t3fBÇdÉálvwJËAOMXaÅÜÙ9G6ÑLxrDcnÀÚàiIßVÕÓyUeÛÖuÄEWQÝgbPFãkÈÐÌØRÔ1Y"
        "ÏoK5ÍTÁÒÂZ7CSÞqÊjh"
    ),
    (99, 12): (
        "5RËbrkÖÞÒÊß8ZAE4NWpÆYØÓÏiQâzÜÕhL9UKÇ3Ô2c7jàÃÅtBÈÑnFSuÌäÛaXÁD6ÚlyIãGÝÙÉg×vJqÎT1"
        "áeHMmwOVPÀÐdCfÂÍso"
    ),
    (99, 24): (
        "SØC9GÙVNyÁàIwWäÇÑÒÉUÂbÜKËYiBQ5Û4vaÔÞÅÚfZlF7ÊrÌ×ßsRthTpcHO6JAD3ÐmM8zÎogÕEXÍ1qPL"
        "ÓjdâÝÖkeÏnuÆÈÃáã2À"
    ),
    (99, 99): (
        "Ç6OÒ7bÍwãÅßÌB2ZÂÔÈd3pÖJËÙMQENHasrqÏkàÁSØAgyCÑÃÀiGU×1oTÓYnleVÞKÝ8tcDÐ4PÎ5äfIvuâ"
        "XÆÉÚÕLhFÜÛám9jzÊRW"
    ),
    (100, 12): (
        "cÁÓÚCÖÆÌT7tsJÒD8Ýu1Z×MßÎEBlPádäã6ÛÃmÇrÂOYzUXÄ4yÏFqÈfØxâGÕoI5ÜàÅwÐVgajÉÞËQnLÑvi"
        "åHk0bpeK2ShRÔÙ9ÊÍÀWAN3"
    ),
    (100, 24): (
        "BoßnÈWÛ3ÄRÒJÜÓáÖFÔØIdC7tPpaÚxcÆQÊb4ÙZ8ÕjÀäiÇvSÐMTEYXswÃyG5màDKÂÞHÍkÝOgqleÉÑ2zÁ"
        "9rãA×6NÌ01LÎËUâåVufÅÏh"
    ),
}
"""By players and the most rounds it serves: the base round."""

EVENINGS: Mapping[tuple[int, int], str] = {
    (6, 2): "43525014",
    (6, 3): "435250141230",
    (6, 4): "2354450102135432",
    (6, 5): "45320451312023455014",
    (6, 6): "435250141230245315403201",
    (6, 7): "4352051412302543410510235423",
    (6, 8): "34520514123054234015320153424105",
    (6, 9): "435215403201543204150123235450142130",
    (6, 10): "4352051410235432410532102345045121303542",
    (6, 11): "43520514123025435401302142350145231054235104",
    (6, 12): "435205141230254341053021543201542310542345013201",
    (6, 13): "4352541001232543104530214235510432012354051401325432",
    (6, 14): "34524015132052340541213054230154320153424501103224530514",
    (6, 15): "435215400123523454102301324540512013354214050132432550142130",
    (6, 16): "4352154001235234540120133245150421303542145020134325450103213425",
    (6, 17): "35425014123024354051130245230154321054230145320123454150201325345401",
    (6, 18): "345205141230532441052013354205412130425354011320432550413012243501541203",
    (6, 19): "3452051412304325054121305423104513024253504131022354501401232435451032014235",
    (6, 20): ("34520514123043250541201354234105213053421054320154324510012325341045130232454051"),
    (6, 21): (
        "435250141230254341053201542304152130354210541320543204513021253440150123234515043201"
    ),
    (6, 22): (
        "4352510412302543054120135423041530214235145031024325015413022534540132103542405101235234"
    ),
    (6, 23): (
        "432550141203243505413120235415403012542304510132423545013012524341502310523414"
        "05310225430154"
    ),
    (6, 24): (
        "432550141230254305413102342504512130235440153201542310541230534245100123354214"
        "052013523440510312"
    ),
    (7, 4): "3465260145236150",
    (7, 5): "35462610425310651432",
    (7, 6): "645312064325560121340564",
    (7, 7): "5463061223456510312440563201",
    (7, 8): "65341026245356013214064521304365",
    (7, 9): "564361024235156034216054230134560612",
    (7, 10): "4563210634255610123460540132534660212453",
    (7, 11): "45631026345256012134064532106534021654236105",
    (7, 12): "456306123425510623416054132065341260423550162431",
    (7, 13): "5463260132546105143265402013435602165324516013424056",
    (7, 14): "34650216235465014123546001325634106232456510134240563021",
    (7, 15): "463560123254056121435460132054361602235460151243405631206534",
    (7, 16): "4653206152346105341265401320543601263542106542136054031236456201",
    (7, 17): "65432601423501563412456013205364602152431056213406453012643516203452",
    (7, 18): "546362012534105634120645032143566210453210653124560420136345216045236150",
    (7, 19): "4563061252345106234164501023364502613524615024134065103253462106423516503421",
    (7, 20): ("45632610534201563421640510236534021642351650234150643012635421064523516032410654"),
    (7, 21): (
        "654326014352106532140465312053462610543215063124604501234536206124535610423160540231"
    ),
    (7, 22): (
        "6534261043251056124354603021354606124235510621430654230164351062542361504312056432014563"
    ),
    (7, 23): (
        "346502162543560121344560130263540621342510564123605432105436610242350561241306"
        "45132056432061"
    ),
    (7, 24): (
        "546326013254051614324650132063452061354261054213540601235634206142350156134260"
        "541320356420163425"
    ),
    (8, 9): "460735125276140301642753734506214025673171345260305624170571634273201465",
    (8, 10): ("07614532734026151357602451406273315674027564230107253416623750141203467517423560"),
    (8, 11): (
        "4301765205163427653427101203564740625173207531467421635027631054037412657610543262314570"
    ),
    (8, 12): (
        "740653123650217440317265145760230721654345370162327615042351074646253710504216"
        "736134520760152437"
    ),
    (8, 16): (
        "206453171405627347360521316047527120634525143670125374065671043270562143403516"
        "27371450627305124665320741462351072457631002735461"
    ),
    (8, 17): (
        "163207545143702602156473146723053720451625643071623071455601432724536107305417"
        "6252710436756341026247531027401653401653720657312447310625"
    ),
    (8, 18): (
        "410536272754103665237140736104523240567145760213431750621732560421603475075162"
        "346435201737061524204763151350742616425073026745312503761434605127"
    ),
    (8, 19): (
        "352401764650721317652304641057326073254114375026014276534257306123067145032745"
        "61163257043615047251206347625734014713026515036274216473507015463235401726"
    ),
    (8, 23): (
        "726450134156032725103476160723454702163537506421413205766203574173541062713456"
        "206043251705216473325710647216403534015672576421300465732136154270271365400542"
        "1376265314070157634273064125"
    ),
    (8, 24): (
        "427513603507264160251734042375160173465227365410034176526174520352173406136270"
        "454531620751602743706123544056371236745120124503676453172004762513210765346032"
        "741537514620162450375276310407423561"
    ),
    (9, 4): "42175683043685723150876426451078",
    (9, 5): "7245168335078462805147637814652003216758",
    (9, 6): "268715348452037671406583570842160265387174236018",
    (9, 7): "64321587032587464075361821745680675382014160283770135248",
    (9, 11): (
        "6421738530685274015768438714265070325816826714034508317215364280243506718521374647652380"
    ),
    (9, 12): (
        "173564282304857671604853562108476085731281470263327845105634810214523067287534"
        "165380672416834750"
    ),
    (9, 13): (
        "375126488420753640618375624518075872601341830672073425183820146523167054358612"
        "47568074326178530401258467"
    ),
    (9, 14): (
        "628137457458203656038417476218050127853616842370431057283852106436715240751268"
        "3408732465451370868204617560578321"
    ),
    (9, 15): (
        "741683250653427817806534257140683816570221403687703218453450682102645173856241"
        "378342760574586013058127641526380780761324"
    ),
    (9, 16): (
        "835461722508364770815436076142583720861518230467431258706248103575413206215647"
        "83806423756530781458671402567201384027618314503782"
    ),
    (9, 20): (
        "725846132340678501378564417658201062357868037421273580410514638232157406168354"
        "278742365006541837450862712365701843762180105784325861024307265314384761522468"
        "5703"
    ),
    (9, 21): (
        "816423755283604746731850042175685703281606823417120587344508613274521360358627"
        "415678032461358047702648518710325628347160038154726415320815723640682745137035"
        "862471830546"
    ),
    (9, 22): (
        "541768237038456213804756520861743721806576320481854321703624180552407316684721"
        "530462853710768354260548716510723841823706531407282865034115273064615342877685"
        "04321648375050472186"
    ),
    (10, 6): "543269874718069592617803934021587025314686534279",
    (10, 7): "65249837048917563072869143189205536021477628549379468015",
    (10, 8): "7843259656148907103967283205498104623157974283566170948576390821",
    (10, 9): "825639744510678918379062024831956403572123987465950786142376908141295830",
    (10, 10): ("34795682950678416017892302841395376214507358426961948570183629072435091857214630"),
    (11, 5): "6934758a072981a63a42195047615283a0658497",
    (11, 6): "943785a67a8261905029a314381547629648075a78012a93",
    (11, 7): "9a637845a08169720359412a6517243847a986053207a1981046523a",
    (11, 8): "a365984716890a724051392a67345218759048a62308a17954a2106394268753",
    (11, 9): "75396a8481a72906502a1493365147829a7658400198a372a0342561326897450617895a",
    (11, 10): ("658973a407269a18410a395252718643a867049519732a80245a103696427538809751a63a094821"),
    (12, 4): "71430a26598b486ab07932519a12658703b457a319082b64",
    (12, 5): "74a618502b938639a1b7402595723a08b164b3150796248a782165ab0943",
    (12, 6): "18204369a7b5758409a16b3252a371469b086051b24a3987403b8a562197a670831b5429",
    (12, 7): (
        "91b04285673a7a940351b862250a9b4316785b47902638a18403a56b712923b764108a593695708ba214"
    ),
    (12, 8): (
        "1360279ab48502b761a8593495718b32a406387a4b195620ba42796380519286701435ab039b1a"
        "2576484123675ba890"
    ),
    (12, 9): (
        "b9370846a215405b3a781692854a67b2130963a05b89241792084ba175633b240165879a510728"
        "43a9b6a6250974b3817681ba209453"
    ),
    (13, 5): "24ba56c389177c546b28a03997a6b510438c8b95c2701a4629c108a5367b",
    (13, 6): "485639ca72b1974256abc308a135687c0b94a0678259b41c26b375c09a81837b10964c2a",
    (13, 7): (
        "957ba16832c4b803245ac6977a40b635c9815ca6102784b967820bca391521bc490687a3731450c8ab29"
    ),
    (13, 8): (
        "147a98cb3256a06c85347b293708b6a459c10b456917ca823c9a261075b84986ba23c170831b72"
        "4c90a56c5b049318a2"
    ),
    (13, 9): (
        "95c16a3847b27364c2850ba9bca651708943192ac406875ba07831bc5692b4092631a8c710849c"
        "273ba5254ab816039c023b69574ac1"
    ),
    (13, 10): (
        "5193b74826caab297056c3843a0c816b94754c21b5a068791a850c96723b36b4ac178902c85297"
        "3a1b400328b9c145a670bc24596a132167408a53bc"
    ),
    (14, 4): "264da758c9b38d1c7b0465a99127b86c0a3d348952c01adb",
    (14, 5): "5a8d2b94c763d907bc58461a1872a0c96d3b95b13840ad2c73ab026514dc",
    (14, 6): "94b357826cdad80b4a76c15983a1b62c0d97a2901b5d43c8d21430657bacc50427d31986",
    (14, 7): (
        "574bdac869320c7a4db69581a6d928073b1c015dc29b43a8604c7d13ab2517865c943d2014a2763598b0"
    ),
    (14, 8): (
        "b682a9cd573465a940db7c181d92036c8b7ad805913bc24a74d31a60b25c48512097d3c60b178a"
        "23964535ba2d76c498"
    ),
    (14, 9): (
        "58d4bc2963a7064c7b1da5989730ad812bc63d524a9bc10812a37465c0bdd691453c2870ba0593"
        "861427843bd26a79c587ca615b40d9"
    ),
    (14, 10): (
        "3dc42a69b758dba104975c86987312dbc60aa1483cb2905dd6b0453a712c59c163d7842027a538"
        "104b966582c74db3a970b5ad8c19461673ba0c829d"
    ),
    (15, 6): "c4539dab876ee28a79c1db063a1d2cb405e95d27164ec830407a6329b185be73a65cd498",
    (15, 7): (
        "6de35a4c78b9a167902edbc8295d1c304eabe531c28607d48419b065a372cd9a58e7b6432b71da80ec96"
    ),
    (15, 8): (
        "89e3b6ca74d52ca86d79e10bda130e5c4b921526e734c80d956a48b1327064cea58793bdc719d0"
        "68bea253cb21dea094"
    ),
    (15, 9): (
        "47e6a53b8c9d0d6a1ec298b72915da4ceb03c057268e13d4542b360971a8ea94bd765c388ed170"
        "2a69bc32ca4b10d59ed273084ec165"
    ),
    (15, 10): (
        "4edb5a9c376806c7abe2918db215ed09c34a28c4d536710e1923875b40a69a75843edcb6ae7dc0"
        "b162893d1ab94025ec385074d21c6e561402a8b397"
    ),
    (16, 6): (
        "d30c9efa874b2561a280713e5fd4bc96fc273ab5981d40e66da701bfec5824391f4ec6a82073db"
        "95f86305791ac4bed2"
    ),
    (16, 8): (
        "5e0231a78bcd64f9adefc0781249b563b61492d5af807c3e4853d6e1079f2cab672ae93850b1fd"
        "4c98bd03a42ec615f79a5ce47bd360f182c9013fb27d458ae6"
    ),
    (16, 9): (
        "fce697184a532bd0384b5f0c192e6da7e5b7c392048da61fd23610ba78f5e9c445c18e2a6370bf"
        "d99a05d7f4b13e8c62c27ab649d15830efaf9356edcb87240109683dc1f25b7ea4"
    ),
    (16, 10): (
        "2c349b5f0a78e6d1bda67410f52e398ca19586f3c4e7d0b2584dae03bfc16297904e756c13ba8d"
        "2fcb754819d30f62ea71fedca8536409b2b086ced9123547fafa96e34b271805cd37d94f2a8e5b"
        "61c0"
    ),
    (17, 4): "ed93c46f8b2175gaf9b5d0764ea23g8c16357fe89g04badc1af0d8546egb92c7",
    (17, 5): ("5693f84ga2c1d7be3da80bg6c5e42f79f0d56c87eg134a9b14709cgd85b2ae6fb3fc612d890eg75a"),
    (17, 6): (
        "fb482a615739egdcd38076cb49aeg2f5af7d05be4c1368g9c90a8e72b1fg4d561g07c5a89db23e"
        "6fb3gac79f042681ed"
    ),
    (17, 7): (
        "17354f26acde8gb9gec6b3049d7f52a8d4913agc605f7b8ef84ce5g90b1a276d92e0c5db86137a"
        "fga96b0c87g1423efddg081fbec93274a5"
    ),
    (17, 8): (
        "2f9748ge13a5cd6b3b0gfac6d42857e9e5bc09d36174ga8f9c41abd270e86gf51e6ab25gc839d7"
        "f0f3ed96082g1ca4b785d17gc3b94f2ea08623ef1ba9gd0c54"
    ),
    (17, 9): (
        "d92618b7f45gea3c70d3af64528ebcg93b48g79e06acf51dc105d4eb967f2g8aga578dc693e12b"
        "f0ce2f40981d7a63gbaf1b0edg743258c9d94a2cg13f8065be4g6132d5b9a0e7cf"
    ),
    (17, 10): (
        "84adbcge59f3621790c2ag687de543bfg130d879efa6c54bf7461ecd2bga0985ce81ba0736d2f5"
        "9gd02ge4698b1f7a3c37b8c25ag1940fde9ae32dbf4c806g516b9c01fae7245d3g1ad483e2560b"
        "gcf7"
    ),
    (18, 3): "c9ea6g2f5h8347dbed10h469gba87fc5917g3bfedah208c6",
    (18, 4): "5bf3h628g49aed7cah1e9507cf64d8bg0eg6f2d1738abch9d43h1gc589ef20ab",
    (18, 5): ("9ge738f5c2b4d6ahac78gh0b19dfe456hfce702d816g9b3a259hfag4bd8e03c16bf02e1a74h35gdc"),
    (18, 6): (
        "a28ed349ghc5b67fh01795f84ag6cedbbg91e7c268d03fha2dgf8bh4513e9a0c7a5d0feg3b2h4c"
        "61h9e6f1cd0425g873"
    ),
    (18, 7): (
        "g5c96eb32d78ah4f50fbd194c7eah86g8e10b2hc3gadf697hbde895a1f3c04g2723hfc0de4651a"
        "bg4c837g069f2e5dh1a612eg8f039h457b"
    ),
    (18, 8): (
        "5eh7agf4bd8396c284g96hdecf710ab5dca618b0g7e2h93ffb2d519ca3hge408f1ea736b2h54d0"
        "cg0g1hec4362f895d735f0h82age9b4761cb4h7a90123dg856"
    ),
    (18, 9): (
        "569df3bghac742e814ahegd5b760c98fce369f71a8dbg0h2df2c0a5481g3ebh925g7hcb43d01f6"
        "ea9gc082163hf5d74e78ga203964fb15heb1a2hd6g5c804973e70f4d1ca3268b95"
    ),
    (18, 10): (
        "dc948b27g6e3h5fa9e75a1dgf8bc64h080ghf7ce2a31bd96h2gf53dc4a890e1b70ca1f4ge5623b"
        "hd6df34058197hcge2gba5eh349f20768123c8h9a67g4b510dc416925bad8e037fbf6e38g9cha5"
        "d742"
    ),
    (19, 2): "bhd79ai58g3e64cf0c8bfe9ha176i2gd",
    (19, 3): "h3d49b58ae7icfg67g80f1a2dce9bi6he2h5i0fd31cbg49a",
    (19, 4): "9idf4b38haecg6577e0i1hfg6cbd829a3gc92dh0ai41ef5bc721dge403f6h8i5",
    (19, 5): ("46bc9hdi3e75gfa81g97eciab8h0f26di432fbe9d0cgha510if5c782ed4136gh9a03g52b8i167hf4"),
    (19, 6): (
        "8h594gda3b6ce7fi7ac2b9hedi80gf16039gc5e4fd2hi1ab567dicghe201f8432gb8a05f94i61h"
        "377b0432i56ae891dc"
    ),
    (19, 7): (
        "5a6d9ei3c8gfb4h7ifb1207chd89g6ea459gah0fibd231ce67301825cgihdef48ia7b35hf92604"
        "1geb087d91a24365cig23d46h85f7e9acb"
    ),
    (19, 8): (
        "a38cef7ighb64d5961ifc90b2ge87adh0eh41cg5ib3d9fa25i27841gfh03d6ecb58fh2463791g0"
        "ai21d0986ib45a7c3e6ag3d78bc2f45e9h9gfdeb1a05678ich"
    ),
    (19, 9): (
        "34d5e8a6i7fb9chgf06cab9dheg172i8agb351092c4edhfief57cih36d140g828b7h132fg5i649"
        "a04i1ad0c7583eb692becdg48f7639ha5291eih50bca7g6fd83d2gf9h48cb1i0ea"
    ),
    (19, 10): (
        "fb5c3a8edih9g4671d72i8gbe09f6hca93cgh2e5b1i0afd48f16dc4h75ge203i0g2ai7f651h349"
        "b8870596b23da1cie47bahg34fce26598de6db1c97fh80a5igae9igc0d2418hbf34560f2dib37c"
        "1ghe"
    ),
    (20, 6): (
        "ic3e86ba2j4g9dhf1750641hd02359c8beaj7fgifa52g8e14ibd3967chj0jd87ai19gcf60e2453"
        "hbb21ce79hj56i3gda4f0890gb4a7cf13jh8i2d6e5"
    ),
    (20, 7): (
        "326d4957ehfjc10aig8bh0e5j8a264bgfd7c93i17j1gb5c3289hde40af6i0b9f12g45ijda73h86"
        "ce6a45g3fe07i8jc291hdbi4hc3j06g9da5f81eb728d1396e7cg50fi24hbaj"
    ),
    (20, 8): (
        "0ha41d8i769cgf5j2be3ejcgi5hf417b9a0863d25gb9a3j6fe10hid7c8426bfd3705j4ci12ga8h"
        "9ef9i347ghdeajb5c120687a85cf2eig16d439b0jh3ch109gda2ibj87fe645i4e091j7hd52af6c"
        "8b3g"
    ),
    (20, 9): (
        "0g923ifcaeb418hj76d5fh5e627ad98ijc0bg341ie36j5agh08c947fb21d3ab7e1i946j0dfg8c5"
        "2hgdc68je759132ah4ibf0f1aj8b65h7ig2c930d4e1icb4g5f7j2da03896ehi482ceda3f6h5701"
        "bgj9bhd31cg7e8f2j45i609a"
    ),
    (20, 10): (
        "j1ib0h784a92g5df6ec33025c6bge98jaihd7f14f4eh9ci5d6j023b7a8g1g7ja13d9b0fch4568i"
        "2edg6i5j48c23h9fa01be77dc0j2hgba513864i9feh5791e06ij3f2g4b8cadd182iha3eg04f5cj"
        "67b96f2a5bde4c7i0jh193g8bh8fae37621cgi05jd49"
    ),
    (21, 2): "9k7cgd8fha6ji1b25e34830hc65bk4idejg9a2f7",
    (21, 3): "8a92cbig6djh1fe73k54bjkfd4a02c73i965gh8e76g4k81ch5baf3die90j",
    (21, 4): ("2dh68j4fk3gea19b5c7icb0g6ae497f2ihk8d53jb4i3dg87j69che150kfa28a5e09d7jbhfi6g4kc1"),
    (21, 5): (
        "7c12eij39h5gda8fb64k63a5f20bkj7hi9d4c8geedbhj548akci7g301f96c0j9gba14ef7h8i625"
        "kd01k83hfcgd6j9e2a57ib"
    ),
    (21, 6): (
        "75c6h83ki9g24jae1dfbd04i69kjfce82bh73g5ajfh0ca19ki7486dg5eb3gj718425kb0ca6ifeh"
        "9d926b5i1ha780c3jdfkge2kda739f01e6gh4cbi8j"
    ),
    (21, 7): (
        "d9kh7c1ei43ab8fg25j6ge5i4jh9k7b2ca6df0830174dkif6bh8539ceagjajcb06ekh5f189i742"
        "dgef293d7jcg0hbi61k8a5j182ida06g973hebfkc41gk39b058e4dh72ajfci"
    ),
    (21, 8): (
        "ji5e4281cb7h69dakgf3bfk2h365gj4d80eca7i93acjfeg0519bk4h6id780h1a92ike6d87jbg5c"
        "f4dk70bhae253c89jfg16ific643091ke7jd2hag8b2e9g1ckjh83i74afdb05c9hg8a5k60j2eib4"
        "df13"
    ),
    (21, 9): (
        "k5f2g1e769a34chib8jdji069b2che8f3d5ga7k4e3b48a65cf7id091jhgk15c8fk9j2idh746b0g"
        "eadaf95h70gj26kcbei138ag4hbki0cj312789e6df7dgc4f1jh95bi3ka082ef0h3k6cd948giej5"
        "12ab5e9732d4ac0jh61kgbif"
    ),
    (21, 10): (
        "c7b6a3k2g1edf4589hij2iae48h70jc56k9gbfd3d8jk0cgfia79hb14e6355akhj60b127f8geid9"
        "4c3ec9i186gh2bdjfa75k073hjbf9eg46aki012d8cj5g24e7k30dia9b81cfh9820ca13fej4h65d"
        "kbigif675291ekch0g34bdjaci5b624d8kf3e0ah17gj"
    ),
    (22, 2): "ald8he9gib7kj2c36f45940id76cg8j1fkhal5be",
    (22, 3): "cg5hi4b7ld289j3ke6fa87kej1cdga405l6if9hbfci2bkal3071de9g6h8j",
    (22, 4): ("ed97g84fka3bcjil26h51hcgi57k6fld90b4aej88k06d2acj1f93iehl7gb5al1fbce298i0gd3h4kj"),
    (22, 5): (
        "59gk4c8dfl7ajh2b36ie6j40i7518ba9cekfgdhlbd13ak027gej9l6chif82fd901ehl83ki4bg5a"
        "cj43ha2el51gf6kijd70bc"
    ),
    (22, 6): (
        "ek9l23ij4bag5cfh76d8dac1k705if4ej9g6l8hbah7i892cb1jkg0ed6l3f5jl4dfb93gkc0i81he"
        "a2c6bih4dkfja0e15372lgg8kfjce7l5id124693h0"
    ),
    (22, 7): (
        "c345hbfgkdilej862a798h1ej507i6b4df9calgkf2lj0i8a17cb69hk3gde1k5dice24ajhb0f3l9"
        "g8g47if16adh205eblj3kc0lch48dj5g269i317kef8bk236l7j1agh5if9e40"
    ),
    (22, 8): (
        "fj4akc8hebdl372i695g5dg871bf0ah9clj64kiel03k9icd8f67hge12baj23eca5l1djh4k89big"
        "f0b6ijae7gc405hfl31dk2g2hlj8359cfed7k0461ieh06g4b3ila8fk52j197l9470281jkgc3a6d"
        "5ibh"
    ),
    (22, 9): (
        "26lh85aij4fc7k3e9gbd4de1hf0ag86kbc5li9j7d39fe0g6jihbca72kl180l8j9eicab43f12g5h"
        "kd175b6c3j2ad0hge4lfkik249gjld5ef63i1087chakjfl9h31gi57604eb2873gl4895c0bkhja1"
        "i6d20i4kd8f7alce35j2619b"
    ),
    (22, 10): (
        "ahljd74365kie2f8bc9g9id60feb41ac7kghl8j5cl3k20hi9e17db8ag6jf3b52kjea4d0ligcf1h"
        "8950edf6c1j3ibh4a2kg7l87ic6l21hkfdj930g45e0gj45hb7la9fei13826kb9k43ag8hc0615il"
        "7jd2f37acd95i42j6ble81k029lg5f48ceh3a076d1bk"
    ),
    (23, 2): "bme9ifahjc8lk3d47g56a20je87dh9k1glibm6cf",
    (23, 3): "4al53mcdj8gb79i6hefkidj29ha8l16f0gemckb7gchibf40d59ek23lam1j",
    (23, 4): ("ifmgb3cea79kdlhj48567h20l1afcj6i9me8kbgdjek45df93h1mcg0a2ibl82cdm0l416egk5ihf7j3"),
    (23, 5): (
        "d7a8m4ji369ehkf5gblc1l2kfaeg0jcd7ib968mhke0b5d3mlahj49g2c1if83c42hi0mf7lj5e1dg"
        "6kb2fjh317i58gl0469mka"
    ),
    (23, 6): (
        "kd6hg5743fm9elcijb8ami0j96blacgdh721f8ekc4kb2ai3j9hedm150glf4fj2lhcm6e508id7k1"
        "3gb3h5i1f67jlk409agm28mea702db8l413j6c5ki9"
    ),
    (23, 7): (
        "df86bc5ejg7ik9mlha349h1g6l2j8bfk70camied3kic0mg2lbdh1j45fea9eh274d0ki561cglfm8"
        "j3l3107698g5ka24bijfhm90jbali846cm57d3k1e2f7l4bam1d29ce36g580h"
    ),
    (23, 8): (
        "394gjm8fi7klab6hecd5dkh8gl2b0fc691m7ijaeb3efmhc41dla52gik09j205m6e1kg8ic4f7dhl"
        "j36ib983a0j421fmgkl5h72akcid047bj81653le9mhg7ea5f9dm32c1b0846ljgd6ac375k4b98e2"
        "hif1"
    ),
    (23, 9): (
        "hfc8e74dakg9il35bjm6l620g1kh8mdij9ef7bac9cikf21m3dhb405gjale15jh3i0el8f72mk4dg"
        "c6gib2456fmha0179lk3j863m79285kebl0cdji41a5fdaclgm9643eh72b08168e1h4ji2a3cf9bg"
        "5k7d70gjdlh9mec58a4b6ifk"
    ),
    (23, 10): (
        "ga6954k7dhcfbli38emjlj2cmd6be08a97f1kighh15b2mc0i9j4egldfk3am8dklf4ec53g7h0j26"
        "1i40bg3ji86k1l2f957ahmic901da28b7l34m6je5kd2h4a9l537gmcbe6018fh31e6gfj9kb2a48c"
        "5i7df5mi986hbajdkl0g4ce7iekacjb1fmlhg2780d93"
    ),
    (24, 3): "3mg9ajh026kbe7cl851f4dnih872cbimdl5ak3f4gnje0196j4lbfh6n1ame70dg9c8k5i23",
    (24, 4): (
        "4nd9ha750cj8b6kelg3f1i2m5l1kfbmjehng9207adic38642fed8iblgm56014hk7cn9ja3k0ga6j"
        "n2d3b154fime87c9lh"
    ),
    (24, 5): (
        "2ib5c391ljegn68amdh0fk7408j3df6i4bn9g1km7c2lh5ae64gc37hnbaf159mj8ed2k0il9h2kai"
        "4jcn50dg3b6e178mlf1ld4ebmcihg8790ak3562fjn"
    ),
    (24, 6): (
        "50fd97j6h81b2k4ae3nlcgmi6431lb5gkjemnf87i2d90ach7lihjdan4egfm568190k3cb2n12mf5"
        "kcbi70dh6e48ljga93ae57m9h4d1lc3fjik6bn80g28c9e6l20i4n5jgh1bmfa7kd3"
    ),
    (24, 7): (
        "k96dmbgj0184inef2hlac57372m04ekl3fb95dahg6i81cjnglfcd30ijk5bn942a761e8hmb47if2"
        "15lm36h0j9d8ceagnkh34gmicaje97b1dl60n5fk280abe8ln7khi16jf495mc3gd28ja3cbh64nmd"
        "1e5g7f0k9il2"
    ),
    (24, 8): (
        "94gadni72lck3h806j5bmf1ejhnf86kma571cged0i24lb391dj35f02ie6947l8namcgkbh70c6n1"
        "gl89mjb2fehadik345lmn5e0a4263g1jikf79hbc8db81iac2je5hl9nk0m37g64dfkea83ifc7b4n"
        "d95m0gjlh2162dk7mh0b419cfl6anje3i8g5"
    ),
    (24, 9): (
        "ajl9ekm0651dnb2fch38i4g7k1fig3ah09jc7dnm2e54l68bf0dgnl41bieaj8hm32965ck78ma5bf"
        "792ngl4013hi6kjdcee7n38lk2afm49g6c1j0id5hbmc2593idg1e8l7b06aknh4fjjkbg1c7a3l5f"
        "me46i98ndh02hf9e726jk8d4cgil1b3m5na04bcnf6087h2153jidalegm9k"
    ),
    (24, 10): (
        "63j0ik7lnhgd5af12c4e8bm97nem046bjfckg9l83diah125k568ei1a97d4b2g3fm0hclnjah9cd6"
        "nm4i321jl750kbge8ffda49khjm816icb7n35gl20ed1k27cm3ba8n6fe9h45l0gji59in48c1klg6"
        "3ed0aj2m7hbf80figb91e5dcmk3h26j7an4l4bek82hdlf93jmi510cn76agcgm5kn2f07a9he6il1"
        "bdj834"
    ),
    (25, 2): "bhdl52oj9n3k7fem6g1ac4i845f3h6nimljc2k0be9aogd87",
    (25, 3): "36mjkhfldi4goa2c9e8bn175hbg2ejo058kalmd743cfin69k7941oibjclg830hamne6f5d",
    (25, 4): (
        "394abf218mjdlgckni5he67o6nkmgdaei30b25849oljf7hcalf5ocn379mgdh60jb4ek81icid240"
        "omhe1lfn987kbaj5g6"
    ),
    (25, 5): (
        "1k5mdflinoj9gh8aebc63274a4fco8k7bmd02enl539gij6heia340n56d1897mfclhojgbkl9b1hm"
        "4e8f5jkcd27a6n0oig7jedh120l6gmb5oafnk389ic"
    ),
    (25, 6): (
        "5483eidh9aok7g6mlncb1fj2d2b7g049jch5ae3lmki8o6nfojgi8bfa3h064dckn7e9l5m12han6l"
        "kjfi74b1o0m95dc8gef39ch87obmeji2l0ad16kn5g0amck137eo248jdngfhl69ib"
    ),
    (25, 7): (
        "eg71jci534m8bf629hnodalk4d59olfmaibh078ck63g2njef90361abo5k7lei4mncd8jhgcbogh0"
        "6e7j9lnk148idf5m2a68lcd2k0hfg5m9ea1oji7b3naf4jbk89gl0n2c1him67e3odm0bj47dhkecf"
        "oan8315l9g2i"
    ),
    (25, 8): (
        "ni738ed5l4cfam2ogbh1jk695cah40njodg79lei3mfk26b8fj8geo3a051bc7d6knlih9m461alig"
        "4bm87ndh0k2cje5fo9d3927bf06angjl5m8hio1kecbkon72lh3e6409c81jgmaifdcmi0kg25b38l"
        "enhf97ja4o1dmdbeg9ncf1i248kaol06hj53"
    ),
    (25, 9): (
        "b925d1j6onfh7ckg34almi8eh0ealkn94jbc83fdig625om7jkin6bgo1e5397hm0cl8fad4o849ed"
        "cin6amkfj0271bgh5lchk1i5gfa2lobn0dm39j687e7lidne2481hjg0o3f9c6abmk307nj58a2mdk"
        "h4bilfo1ce9gmlbf2h3ck645doejgan89i101gm40lh6ke3baioc5nd9j2f7"
    ),
    (25, 10): (
        "h3nea21fgoj9k8i56dlb7cm4m7koel0cn6a84jb2f93id5ghli9ajh4gckfd3em60n71ob582g8796"
        "hkb05mi1donacjlfe4ade0bij38ho2klcngm915f761bhco4a7igln926e30dkmj8ff4ngim2dek1j"
        "h08l35oac97b0j6i5n1ehabfocg3l2kmd8492c5j9of0143lnmdb7eih6gak6fno813c4i205amhkb"
        "eg7ljd"
    ),
    (26, 3): "kg8jb4odhcpaf23lni679e5m0a7fpljn1og5cmbk4he689dim1h2g09cdnkfo68p7jb3laie",
    (26, 4): (
        "locj239n8m6d75piafebg4hk10n8plb6ogf7hed9kcm5jai4e6oim90fhpa1nbgc37l8djk23pjmci"
        "h0bk19o28afd4n5elg"
    ),
    (26, 5): (
        "n46h93ogaie8kclm2j5bfdp70amdlpjn1kg48b96cfhie57ob7cg8l0fmo2ph9jadenki6135pi91m"
        "bejd8cngf243alhok032k7f6m5oldb0i4jpgehc1na"
    ),
    (26, 6): (
        "ae86obgcihp5734jd9fnlkm2h0ofjnaik1bdpmeg4lc89567nb7l1ah9g6f32cde0pjk8oim3k9cn8"
        "2hjgldbi045e1omfpag2i7d6opcnm1fjb5l3a0e4hk183pm7d0924ok5ng6cjhfiel"
    ),
    (26, 7): (
        "kcn4f5hgjob79d23piame6l8hlmb8nidake9c7fpo45601gj6p9jl37kgb1ica8hdmfe20on28kg3j"
        "4maf0lnhe1i9ocbpd50ec312lpdkho7g6m5jna4bif1794egpof83nkm50ldjcih62mo18jikf752e"
        "3ab6p40h9ngl"
    ),
    (26, 8): (
        "e49i73gnm2hpk6jl5f8cbdoapjafbok98gd6cnih071e4l5mdkn0ai629lf7oem3h8bj1pcgl1cije"
        "p8go0k254d3ha9nmfbac7m6h041j3digb5pnlofk2e56enfoh1k43cl028di7pm9gjo784galej9n2"
        "1bm63fi0h5pkgldhim8kna410p96ocj5723b"
    ),
    (26, 9): (
        "3d4onil8phamc9fe257kjgb69kcn4eg5hljd680af1ip7mob1jh762p9i8dcg3klbaenofm0kblp0c"
        "835a91md2geonjh4fid6e5b31hg0poa7c4mjkilnf28g9hnp7dei0kj53f4l6mc1o2loia94bjf76g"
        "hn50pe238km12ja8o6hk5mlcd0bp7i39n1g43mn6kdaf7o8e2b5i109lpcj4"
    ),
    (26, 10): (
        "lpe7d6cmfikojn8g49b5h32aa1f4o7hjelg95cp0mkdnb8i63obd9pnice17kaj2gh068fmln25g0a"
        "o8pjk4fd9l1i3cemhbm04j6kg3nbacid2ehf7p5ol189nklc4326pf7m5ij0oe1gdhbl6jkegf7385"
        "opam2190i4nhohc9ai0lgbm2647nd53jp81ka56e41d8l2on07kbijfc39mpcgpb24e8d79a1m6oh5"
        "lk0n3f"
    ),
    (27, 5): (
        "n5m7go3jl4ecakip98fhbq6dp9cq8d10jibmoeh26lnakg7fhadgq2k43f0b1m9e5jlpncoicf2jih"
        "q5en8k0pg61743dmlo46m87bphqgn1ao5f0kj923il"
    ),
    (27, 6): (
        "dqibjkfa89h67g5emcp4n3ol9jcgi218b70op6lfhnkqeadmaohp3d491mn50lqjfbg2keci540hcf"
        "n72p3ko8eqd16jgiml6kmopqg14a8n7hj2fi30l95bkl71n0epoj4i6ba385dcq29m"
    ),
    (27, 7): (
        "dcng9eapf84j3lqi5khb7mo6ljb7mqfdgoehc298p160iaknaf5oqb1gkd2len03jhm94ipc0oi2n4"
        "75k6cqhlpf8g3m1dje1mk42p5j6b3af7gio9nlh0q84qe2j3ocnpmb790ki5d6la81319f62hnmec5"
        "o8bdp7aq4gl0"
    ),
    (27, 8): (
        "4mfpqie7k8n6hb39cago5djli7kjn2odgqlmp18hf09cbe6a2higm5ako3041jcnl9pedfbqec45j8"
        "3f1gd76oli0nhm2kqp8l2an479hkof3p5gbim106jq750bp6cda92joem8inq34l1k9qo184gbef5n"
        "dap02m63ch7lk3de0c12589ig7f6jpboaqh4"
    ),
    (27, 9): (
        "o4nlp9c7qhe56gkdiabf83mjdji1kmhbclf6ap089eognq72hf9054ga1okpl3jqendm2bic7ke3q0"
        "6ogihnmc1lj52p4d8fgqpmf23o97410nbj86ahil5kcdo531najk042m6e78qibpl9lg28b01ep3fd"
        "4hcq695naom77fj6eip458obk12h3cg0da9q6b43h7ld0mi215gfjeacn98k"
    ),
    (27, 10): (
        "g7caf36beokdm9jh4pni5q8lqimfj8o7phl1beg0c2d96naknlpo149g2m35kbqchdfeaj0i8k132q"
        "hnof4g75e60cipdljmi9b5la84n1fj32pqmg6oh0k7n074jp5kbaqdo1i296l3ecm8c45hamep9ob8"
        "gd3nq716lf200doqjbc186hi7p9f5g2ak34e6j423id7105m8hgclenbkfa9d8p6c5nfiklgoh3a4m"
        "7bq9ej"
    ),
    (28, 8): (
        "89ra536gkdem0qhi42c1plbfo7njq62lej9pgf8471k3n5ida0mcbhorhgandc4l9b576r1mokfqe8"
        "j03ip21dphrenfia7l20gbjmq56o49kc380fd78q1bgpocl5eah6ikn2m9r4j3bnk4ml3h1o50i9dg"
        "7p86crqefaj2ief15h28q4npcb6jd3aom7gr9kl0o8miadbqn306f9hcg1ljkpr5274e"
    ),
    (28, 9): (
        "4jn17dlpkm9gqoa8h502r63efcib3g8hj2qmpn6517kda4b9irofc0el0fdp5g1c2r74obn38kj6e9"
        "lqmahil3ka67o0chrjm1pegq4fni2d98b5ebjod354qi0kf6cmrl812pag79hn615akhpb8ef2id9j"
        "3q7co4mlg0rnlb270nm81f3a5jgropc9hqd64ekik5qr6lgibadmp8c4enf7j09312oh9462cankde"
        "gojhlf3mpr87i5b1q0"
    ),
    (28, 10): (
        "kh0el786ndrpi21f4cqo5gb39jam7fog0q92h84bdp6a1r5kelnc3mjid3l4aoe1j5c2g0p87ih9rf"
        "qnmbk665iqfcm0gk74onh1p2bl89dera3jm14pk9nj06orqbc783fdlha5ie2gcia8ep7rl1gqhmkd"
        "246nbo3950jf7j1bq3phnem594fag6rc2d0oi8lkrk2345dic196olgman70pq8jfbehf9rlbagdko"
        "ipj6eq1n85m7h23c04cp598r4me713bin0dljohgf62qka"
    ),
}
"""By players and rounds: all tables, round by round."""

DRAWN: Mapping[int, tuple[int, ...]] = {
    24: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0),
    25: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0),
    26: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0),
    27: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 1),
    28: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0),
    29: (0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 8, 0),
    30: (0, 0, 0, 0, 0, 5, 5, 6, 2, 2, 4, 0),
    31: (0, 0, 0, 0, 0, 1, 1, 2, 4, 4, 8, 2),
    32: (0, 0, 0, 0, 1, 1, 8, 3, 3, 1, 5, 0),
    33: (0, 0, 0, 0, 0, 1, 1, 5, 8, 1, 0, 0),
    34: (0, 0, 0, 0, 0, 1, 1, 5, 6, 6, 6, 0),
    35: (0, 0, 0, 0, 0, 0, 3, 8, 4, 4, 4, 0),
    36: (0, 0, 0, 0, 0, 0, 4, 2, 1, 1, 0, 0),
    37: (0, 0, 0, 0, 0, 0, 1, 2, 7, 6, 5, 0),
    38: (0, 0, 0, 0, 0, 0, 1, 4, 1, 1, 1, 0),
    39: (0, 0, 0, 0, 0, 0, 1, 5, 7, 2, 2, 0),
    40: (0, 0, 0, 0, 0, 0, 1, 2, 4, 4, 7, 0),
    41: (0, 0, 0, 0, 0, 0, 1, 2, 1, 3, 3, 0),
    42: (0, 0, 0, 0, 0, 0, 0, 2, 3, 1, 6, 0),
    43: (0, 0, 0, 0, 0, 0, 1, 1, 5, 3, 5, 0),
    45: (0, 0, 0, 0, 0, 0, 0, 1, 1, 3, 3, 1),
    46: (0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 5, 0),
    47: (0, 0, 0, 0, 0, 0, 0, 1, 1, 5, 2, 3),
    48: (0, 0, 0, 0, 0, 0, 0, 1, 1, 4, 5, 0),
    49: (0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2),
    50: (0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 5, 0),
    51: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 5, 2),
    53: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1),
    54: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 8, 3),
    55: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 8),
    56: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 5, 3),
    57: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 5),
    58: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 4),
    59: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1),
    60: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1),
    61: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2),
    62: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1),
    63: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1),
    64: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1),
    65: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1),
    66: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1),
    67: (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1),
    69: (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1),
    70: (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1),
    71: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1),
    72: (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1),
    73: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
    74: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
    75: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1),
    77: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1),
    78: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1),
    80: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
    81: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
    82: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
    84: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
    85: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
    87: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
    90: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1),
}
"""By players, for 1, 2, 3 ... rounds: the seed by which the evening is drawn, or 0."""
