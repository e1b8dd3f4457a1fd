/* Finds whist tournaments on a circle: everybody partners everybody once and opposes everybody twice.

   On a circle of m people (m odd) each distance must come once between partners and twice between opponents of the
   base round, in which 0 sits out (m = 1 mod 4) or one more person, m, keeps his seat (m = 3 mod 4). Most tables are
   x, y, -x, -y: their partners are 2x and 2y apart, their opponents x - y and x + y, each twice. Where such tables
   alone cannot do (squares of distances must add up), the first FREE tables are any; the people of these are closed
   under change of sign.

   usage: whists SEED m FREE SECONDS HEAT
   prints: the people of each table, North, East, South, West. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define M 256
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }

static int m, h, G, e, cost, near[4 * M], partners[M], opponents[M];
/* The distances 1 … h: those whose people sit at free tables, then the others, two a table. */
static int half[M];
/* A free seat: 2i is half[i], 2i + 1 is -half[i], then 0 and the one who keeps his seat. */
static int seat[M];
static int person(int s) {
    if (s == 2 * e) return 0;
    if (s > 2 * e) return m;
    return s % 2 ? m - half[s / 2] : half[s / 2];
}
static inline void distance(int d, int *count, int enough, int by) {
    int *c = count + near[d + 2 * M];
    if (by > 0) { if ((*c)++ >= enough) cost++; } else if (--*c >= enough) cost--;
}
static inline void apart(int p, int q, int *count, int enough, int by) {
    if (p != m && q != m) distance(p - q, count, enough, by);
}
static void free_table(int t, int by) {
    int w[4];
    for (int i = 0; i < 4; i++) w[i] = person(seat[4 * t + i]);
    apart(w[0], w[2], partners, 1, by); apart(w[1], w[3], partners, 1, by);
    for (int i = 0; i < 4; i++) apart(w[i], w[(i + 1) % 4], opponents, 2, by);
}
static void patterned(int t, int by) {
    int x = half[e + 2 * t], y = half[e + 2 * t + 1];
    distance(2 * x, partners, 1, by); distance(2 * y, partners, 1, by);
    for (int i = 0; i < 2; i++) { distance(x - y, opponents, 2, by); distance(x + y, opponents, 2, by); }
}
static int tables_of(int i, int *t) {
    int n = 0;
    for (int s = 0; s < 4 * G; s++) if (seat[s] / 2 == i && seat[s] < 2 * e && !(n && t[n - 1] == s / 4)) t[n++] = s / 4;
    return n;
}
static void redo(const int *free_ones, int f, const int *others, int o, int by) {
    for (int i = 0; i < f; i++) free_table(free_ones[i], by);
    for (int i = 0; i < o; i++) patterned(others[i], by);
}
int main(int n, char **v) {
    if (n != 6) return 2;
    state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
    m = atoi(v[2]); G = atoi(v[3]); h = (m - 1) / 2;
    int fixed = m % 4 == 3;
    e = 2 * G - fixed;
    if (m % 2 == 0 || m >= M || e < 0 || e > h) return 2;
    for (int d = -2 * M; d < 2 * M; d++) { int k = ((d % m) + m) % m; near[d + 2 * M] = 2 * k > m ? m - k : k; }
    for (int i = 0; i < h; i++) half[i] = i + 1;
    for (int i = h - 1; i > 0; i--) { int j = below(i + 1), x = half[i]; half[i] = half[j]; half[j] = x; }
    for (int i = 0; i < 4 * G; i++) seat[i] = i;
    for (int t = 0; t < G; t++) free_table(t, 1);
    for (int t = 0; 2 * t < h - e; t++) patterned(t, 1);
    clock_t end = clock() + (clock_t)(atof(v[4]) * CLOCKS_PER_SEC);
    uint32_t accept[M];
    for (int d = 0; d < M; d++) accept[d] = (uint32_t)(exp(-d / atof(v[5])) * 4294967295.0);
    int best = cost;
    for (long i = 0; cost; i++) {
        if (i % 100000 == 0 && clock() >= end) { fprintf(stderr, "best %d moves %ld\n", best, i); return 3; }
        int before = cost, f = 0, o = 0, free_ones[4], others[2], *x, *y;
        if (below(h) < e) {
            int a = below(4 * G), b = below(4 * G);
            if (a / 4 == b / 4 && (a - b) % 2 == 0) continue;
            free_ones[f++] = a / 4;
            if (b / 4 != a / 4) free_ones[f++] = b / 4;
            x = seat + a; y = seat + b;
        } else {
            int a = below(h), b = e + below(h - e);
            if (a == b || (a >= e && (a - e) / 2 == (b - e) / 2)) continue;
            if (a < e) f = tables_of(a, free_ones); else others[o++] = (a - e) / 2;
            others[o++] = (b - e) / 2;
            x = half + a; y = half + b;
        }
        redo(free_ones, f, others, o, -1);
        int z = *x; *x = *y; *y = z;
        redo(free_ones, f, others, o, 1);
        int worse = cost - before;
        if (worse > 0 && (worse >= M || next() > accept[worse])) {
            redo(free_ones, f, others, o, -1);
            z = *x; *x = *y; *y = z;
            redo(free_ones, f, others, o, 1);
        }
        if (cost < best) best = cost;
    }
    for (int i = 0; i < 4 * G; i++) printf("%d ", person(seat[i]));
    for (int i = e; i < h; i += 2) printf("%d %d %d %d ", half[i], half[i + 1], m - half[i], m - half[i + 1]);
    printf("\n");
    return 0;
}
