/* Finds starters of Whiz movements: one round which, turned m times, is the evening.

   People are k circles of m, f who keep their table, and h who sit out in the base round; turning the round by one
   adds 1 to everybody on a circle and to every set. Searched by simulated annealing until nothing clashes.

   usage: starters SEED m k f h INF FIXED INV SECONDS
     INF    1: one more set, which keeps its table (everybody plays it once)
     FIXED  1: one more round, (x, x, x) with set x for every x; the three who keep their table play the extra set
     INV    0, 1, 2: in how many circles the half turn may be used (each use lets m/2 pairs meet twice)
   prints: a table a line, three people and a set; a person is circle * m + place, k * m + i keeps his table;
   after the tables the people who sit out. Nothing is printed and the exit code is 3 when time runs out. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define M 64
#define PEOPLE (3 * M)
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }

static int m, k, f, h, inf, fixed_round, inv, T, slots, sets;
static int who[PEOPLE], set[M + 1], cost;
/* How often each difference of two people, and of a person and a set, is used; clashes are counted in cost. */
static int count[15 * M];
static uint16_t meets[PEOPLE][PEOPLE], plays[PEOPLE][M + 1];

static int meeting(int p, int q) {
    int a = p / m, b = q / m, d = ((q - p) % m + m) % m;
    if (p >= k * m) return 6 * M + (p - k * m) * 3 + b;
    if (q >= k * m) return 6 * M + (q - k * m) * 3 + a;
    if (a == b) return a * M + (d < m - d ? d : m - d);
    return (2 + a + b) * M + (a < b ? d : (m - d) % m);
}
static int playing(int p, int s) {
    if (p >= k * m) return s == m ? 14 * M : 6 * M + 3 * M + (p - k * m);
    return (10 + p / m) * M + (s == m ? m : ((s - p) % m + m) % m);
}
static void table(int t, int by) {
    const int *w = who + 3 * t, s = set[t];
    int *c[6] = {count + meets[w[0]][w[1]], count + meets[w[0]][w[2]], count + meets[w[1]][w[2]],
                 count + plays[w[0]][s], count + plays[w[1]][s], count + plays[w[2]][s]};
    if (by > 0) for (int i = 0; i < 6; i++) cost += (*c[i])++;
    else for (int i = 0; i < 6; i++) cost -= --(*c[i]);
}
static void start(void) {
    memset(count, 0, sizeof count); cost = 0;
    for (int o = 0; o < k; o++) if (m % 2 == 0 && o >= inv) count[o * M + m / 2] = 1;
    count[14 * M] = 1;
    if (fixed_round) for (int o = 0; o < 3; o++) { count[(3 + o) * M] = 1; count[(10 + o) * M] = 1; }
    int order[PEOPLE], n = k * m;
    for (int i = 0; i < n; i++) order[i] = i;
    for (int i = n - 1; i > 0; i--) { int j = below(i + 1), t = order[i]; order[i] = order[j]; order[j] = t; }
    for (int s = 0, i = 0; s < slots; s++) who[s] = s % 3 == 0 && s / 3 < f ? n + s / 3 : order[i++];
    for (int i = 0; i < sets; i++) set[i] = i;
    for (int i = sets - 1; i > 0; i--) { int j = below(i + 1), t = set[i]; set[i] = set[j]; set[j] = t; }
    for (int t = 0; t < T; t++) table(t, 1);
}
static void swap(int *x, int *y, int a, int b) {
    if (a < T) table(a, -1);
    if (b < T && b != a) table(b, -1);
    int t = *x; *x = *y; *y = t;
    if (a < T) table(a, 1);
    if (b < T && b != a) table(b, 1);
}
static int anneal(long moves, double hot, double cold) {
    double ratio = exp(log(cold / hot) / (double)(moves / 1000 + 1)), temp = hot;
    uint32_t accept[16];
    for (long i = 0; i < moves && cost; i++) {
        if (i % 1000 == 0) { temp *= ratio; for (int d = 0; d < 16; d++) accept[d] = (uint32_t)(exp(-d / temp) * 4294967295.0); }
        int before = cost, a, b, *x, *y;
        if (next() & 3) {
            a = below(slots); b = below(slots);
            if (who[a] >= k * m || who[b] >= k * m || a / 3 == b / 3) continue;
            x = who + a; y = who + b; a /= 3; b /= 3;
        } else {
            a = below(T); b = below(sets);
            if (a == b) continue;
            x = set + a; y = set + b;
        }
        swap(x, y, a, b);
        int worse = cost - before;
        if (worse > 0 && (worse > 15 || next() > accept[worse])) swap(x, y, a, b);
    }
    return cost;
}
int main(int n, char **v) {
    if (n != 10) return 2;
    state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
    m = atoi(v[2]); k = atoi(v[3]); f = atoi(v[4]); h = atoi(v[5]);
    inf = atoi(v[6]); fixed_round = atoi(v[7]); inv = atoi(v[8]);
    slots = k * m + f; T = (slots - h) / 3; sets = m + inf;
    if ((slots - h) % 3 || T > sets || f > T) return 2;
    clock_t end = clock() + (clock_t)(atof(v[9]) * CLOCKS_PER_SEC);
    for (int p = 0; p < slots; p++) {
        for (int q = 0; q < slots; q++) meets[p][q] = (uint16_t)meeting(p, q);
        for (int s = 0; s <= m; s++) plays[p][s] = (uint16_t)playing(p, s);
    }
    long moves = 2000000; int best = 999, tries = 0;
    while (clock() < end) {
        start();
        int got = anneal(moves, 0.33, 0.18);
        if (got < best) best = got;
        if (!got) break;
        if (++tries % 4 == 0) moves *= 2;
    }
    fprintf(stderr, "best %d tries %d moves %ld\n", best, tries, moves);
    if (cost) return 3;
    for (int t = 0; t < T; t++) printf("%d %d %d %d\n", who[3 * t], who[3 * t + 1], who[3 * t + 2], set[t]);
    for (int s = 3 * T; s < slots; s++) printf("%d\n", who[s]);
    return 0;
}
