/* Finds whose places one or two rovers take, round by round, so that people are compared evenly.

   usage: rovers SEED MOVES TABLES COUNT
   reads people, sets, number of trios, then for each trio, round by round, its set, three people and the way they sit
   (as in seats.c); prints what is broken and the sum of the squares of comparisons, then for each rover his places:
   3 * trio + which of its people rests. Broken is a set that a rover plays again, somebody he meets again, somebody
   who would rest twice, and two rovers at one table. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define P 128
#define ROUNDS 64
#define TRIOS 4096
static const int ORDERS[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
static const double HOT = 12, COLD = 0.3, BROKEN = 25;
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }

static int players, sets, trios, tables, rounds, rovers, lies[TRIOS], who[TRIOS][3], now[TRIOS][3], seat[TRIOS][3];
static int held[P][3][P], many[P][3], same[P][P], place[2][ROUNDS], met[2][P], played[2][P], rests[P];
static long spread, broken;

static void compare(int t, int i, int by) {
    int p = now[t][i], s = seat[t][i];
    for (int k = 0; k < many[lies[t]][s]; k++) {
        int q = held[lies[t]][s][k];
        if (q == p) continue;
        spread += by * (2L * same[p][q] + by);
        same[p][q] += by; same[q][p] += by;
    }
}
static void change(int t, int i, int to) {
    int *l = held[lies[t]][seat[t][i]], k = 0;
    compare(t, i, -1);
    while (l[k] != now[t][i]) k++;
    l[k] = now[t][i] = to;
    compare(t, i, 1);
}
static void tally(int *times, int by) { broken += by > 0 ? (*times)++ : -(--*times); }
static void rove(int o, int r, int by) {
    int t = r * tables + place[o][r] / 3, i = place[o][r] % 3;
    tally(&played[o][lies[t]], by); tally(&rests[who[t][i]], by);
    for (int j = 0; j < 3; j++) if (j != i) tally(&met[o][who[t][j]], by);
    for (int other = 0; other < rovers; other++) if (other != o && place[other][r] / 3 == place[o][r] / 3) broken += by * 3;
    change(t, i, by > 0 ? players + o : who[t][i]);
}
static void anneal(long moves) {
    double temp = HOT, ratio = exp(log(COLD / HOT) / (double)(moves / 64 + 1));
    for (long k = 0; k < moves; k++) {
        if (k % 64 == 0) temp *= ratio;
        int o = below(rovers), r = below(rounds), before = place[o][r], to = below(3 * tables);
        if (rovers > 1 && to / 3 == place[1 - o][r] / 3) continue;
        double was = (double)spread + BROKEN * (double)broken;
        rove(o, r, -1); place[o][r] = to; rove(o, r, 1);
        double is = (double)spread + BROKEN * (double)broken;
        if (is > was && next() > exp((was - is) / temp) * 4294967295.0) { rove(o, r, -1); place[o][r] = before; rove(o, r, 1); }
    }
}
int main(int n, char **v) {
    if (n != 5 || scanf("%d %d %d", &players, &sets, &trios) != 3) return 2;
    tables = atoi(v[3]); rovers = atoi(v[4]); rounds = trios / tables;
    if (players + rovers > P || sets > P || trios > TRIOS || rounds > ROUNDS) return 2;
    state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
    for (int t = 0; t < trios; t++) {
        int way;
        if (scanf("%d %d %d %d %d", &lies[t], &who[t][0], &who[t][1], &who[t][2], &way) != 5) return 2;
        for (int s = 0; s < 3; s++) {
            int i = ORDERS[way][s];
            seat[t][i] = s; now[t][i] = who[t][i];
            compare(t, i, 1);
            held[lies[t]][s][many[lies[t]][s]++] = who[t][i];
        }
    }
    for (int o = 0; o < rovers; o++) for (int r = 0; r < rounds; r++) { place[o][r] = (3 * (below(tables / 2) * 2 + o) + below(3)) % (3 * tables); }
    for (int o = 0; o < rovers; o++) for (int r = 0; r < rounds; r++) {
        if (o && place[o][r] / 3 == place[0][r] / 3) return 2;
        int t = r * tables + place[o][r] / 3, i = place[o][r] % 3;
        tally(&played[o][lies[t]], 1); tally(&rests[who[t][i]], 1);
        for (int j = 0; j < 3; j++) if (j != i) tally(&met[o][who[t][j]], 1);
        change(t, i, players + o);
    }
    anneal(atol(v[2]));
    printf("%ld %ld", broken, spread);
    for (int o = 0; o < rovers; o++) for (int r = 0; r < rounds; r++) printf(" %d", place[o][r]);
    printf("\n");
    return 0;
}
