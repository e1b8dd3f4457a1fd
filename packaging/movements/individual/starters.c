/* Finds starters of individual whist: one round of tables of four which, turned R times, is the evening.

   People are a circle of m and, where f is 1, one who keeps his seat; turning the round by one adds 1 to everybody on
   the circle. Searched by simulated annealing: how often two people are partners again, opponents again, and meet again.

   usage: starters SEED m f R SECONDS OUT...
     OUT  the places on the circle that sit out in the base round
   prints: partners again, opponents again, meetings again (pairs of rounds in which the same two people do it), then
   the people of each table, North, East, South, West (partners face each other); m is the one who keeps his seat. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define M 256
#define DEEP 96
enum { PARTNERS = 12, OPPONENTS = 3, MEETING = 1 };
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }

static int m, f, R, T, slots, who[M], best_who[M];
/* In how many pairs of rounds two occurrences of one difference, so far apart, are the same two people. */
static int apart[M], half[M], half_alone;
typedef struct { int16_t place, partners; } Use;
static Use use[M + 1][DEEP];
static int used[M + 1];
static long again[3];

static long weighed(const long *c) { return PARTNERS * c[0] + OPPONENTS * c[1] + MEETING * c[2]; }
static void edge(int p, int q, int partners, int by) {
    int d, at;
    if (p == m) { d = 0; at = q; }
    else if (q == m) { d = 0; at = p; }
    else { d = (q - p + m) % m; at = p; if (2 * d > m) { d = m - d; at = q; } }
    int is_half = 2 * d == m;
    Use *u = use[d];
    if (by < 0) {
        int i = 0;
        while (u[i].place != at || u[i].partners != partners) i++;
        u[i] = u[--used[d]];
    }
    for (int i = 0; i < used[d]; i++) {
        int delta = (u[i].place - at + m) % m, n = is_half ? half[delta % (m / 2)] : apart[delta];
        if (u[i].partners && partners) again[0] += by * n;
        if (!u[i].partners && !partners) again[1] += by * n;
        again[2] += by * n;
    }
    if (is_half) { again[partners ? 0 : 1] += by * half_alone; again[2] += by * half_alone; }
    if (by > 0) { u[used[d]].place = (int16_t)at; u[used[d]++].partners = (int16_t)partners; }
}
static void table(int t, int by) {
    const int *w = who + 4 * t;
    edge(w[0], w[2], 1, by); edge(w[1], w[3], 1, by);
    edge(w[0], w[1], 0, by); edge(w[1], w[2], 0, by); edge(w[2], w[3], 0, by); edge(w[3], w[0], 0, by);
}
static void swap(int a, int b) {
    int s = a / 4, t = b / 4;
    table(s, -1); if (t != s) table(t, -1);
    int x = who[a]; who[a] = who[b]; who[b] = x;
    table(s, 1); if (t != s) table(t, 1);
}
static long least(long uses, long pairs) {
    long low = uses / pairs, more = uses % pairs;
    return pairs * (low * (low - 1) / 2) + more * low;
}
int main(int n, char **v) {
    if (n < 6) return 2;
    state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
    m = atoi(v[2]); f = atoi(v[3]); R = atoi(v[4]);
    for (int i = 0; i < m + f; i++) {
        int out = 0;
        for (int j = 6; j < n; j++) out |= atoi(v[j]) == i;
        if (!out) who[slots++] = i;
    }
    if (slots % 4 || m > M - 1) return 2;
    T = slots / 4;
    for (int a = 0; a < R; a++) for (int b = 0; b < R; b++) {
        apart[(a - b + R * m) % m]++;
        if (m % 2 == 0) { half[(a - b + R * m) % (m / 2)]++; half_alone += a < b && (b - a) % (m / 2) == 0; }
    }
    int people = m + f;
    long pairs = (long)people * (people - 1) / 2;
    long bound[3] = {least(2L * T * R, pairs), least(4L * T * R, pairs), least(6L * T * R, pairs)};
    for (int i = slots - 1; i > 0; i--) { int j = below(i + 1), x = who[i]; who[i] = who[j]; who[j] = x; }
    for (int t = 0; t < T; t++) table(t, 1);
    long cost = weighed(again), best = cost, floor_cost = weighed(bound), best_again[3];
    memcpy(best_who, who, sizeof who); memcpy(best_again, again, sizeof again);
    clock_t end = clock() + (clock_t)(atof(v[5]) * CLOCKS_PER_SEC);
    long moves = 300000;
    while (clock() < end && best > floor_cost) {
        double hot = 1.2 * R, cold = 0.10 * R, temp = hot;
        for (long i = 0; i < moves && best > floor_cost; i++) {
            if (i % 1000 == 0) {
                temp = hot * exp(log(cold / hot) * (double)i / (double)moves);
                if (clock() >= end) break;
            }
            int a = below(slots), b = below(slots);
            if (a == b || (a / 4 == b / 4 && (a - b) % 2 == 0)) continue;
            swap(a, b);
            long now = weighed(again);
            if (now > cost && (double)next() > exp((double)(cost - now) / temp) * 4294967296.0) swap(a, b);
            else cost = now;
            if (cost < best) { best = cost; memcpy(best_who, who, sizeof who); memcpy(best_again, again, sizeof again); }
        }
        moves *= 2;
    }
    printf("%ld %ld %ld", best_again[0], best_again[1], best_again[2]);
    for (int i = 0; i < slots; i++) printf(" %d", best_who[i]);
    printf("\n");
    fprintf(stderr, "bound %ld %ld %ld\n", bound[0], bound[1], bound[2]);
    return 0;
}
