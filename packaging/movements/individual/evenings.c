/* Finds whole small evenings of individual whist by simulated annealing.

   usage: evenings SEED PLAYERS ROUNDS SECONDS
   In round r the people r k, r k + 1, ... (k = PLAYERS mod 4, all modulo PLAYERS) sit out.
   prints: partners again, opponents again, meetings again, then the people of all tables of all rounds. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define P 64
#define R 64
enum { PARTNERS = 12, OPPONENTS = 3, MEETING = 1 };
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }

static int players, rounds, slots, who[R][P], best_who[R][P];
static int16_t partners[P][P], opponents[P][P];
static long again[3];
static void change(int16_t (*count)[P], int kind, int p, int q, int by) {
    if (p > q) { int x = p; p = q; q = x; }
    int met = partners[p][q] + opponents[p][q], c = count[p][q];
    if (by > 0) { again[kind] += c; again[2] += met; } else { again[kind] -= c - 1; again[2] -= met - 1; }
    count[p][q] = (int16_t)(c + by);
}
static void table(const int *w, int by) {
    change(partners, 0, w[0], w[2], by); change(partners, 0, w[1], w[3], by);
    for (int i = 0; i < 4; i++) change(opponents, 1, w[i], w[(i + 1) % 4], by);
}
static long weighed(const long *c) { return PARTNERS * c[0] + OPPONENTS * c[1] + MEETING * c[2]; }
static long least(long uses, long pairs) {
    long low = uses / pairs, more = uses % pairs;
    return pairs * (low * (low - 1) / 2) + more * low;
}
int main(int n, char **v) {
    if (n != 5) return 2;
    state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
    players = atoi(v[2]); rounds = atoi(v[3]);
    int k = players % 4;
    slots = players - k;
    if (players > P || rounds > R) return 2;
    for (int r = 0; r < rounds; r++) {
        int s = 0;
        for (int p = 0; p < players; p++) if (((p - r * k) % players + players) % players >= k) who[r][s++] = p;
        for (int i = slots - 1; i > 0; i--) { int j = below(i + 1), x = who[r][i]; who[r][i] = who[r][j]; who[r][j] = x; }
        for (int t = 0; t < slots; t += 4) table(who[r] + t, 1);
    }
    long pairs = (long)players * (players - 1) / 2, uses = (long)slots / 4 * rounds;
    long bound[3] = {least(2 * uses, pairs), least(4 * uses, pairs), least(6 * uses, pairs)};
    long cost = weighed(again), best = cost, best_again[3];
    memcpy(best_who, who, sizeof who); memcpy(best_again, again, sizeof again);
    clock_t end = clock() + (clock_t)(atof(v[4]) * CLOCKS_PER_SEC);
    long moves = 200000;
    while (clock() < end && best > weighed(bound)) {
        double hot = 6, cold = 0.35, temp = hot;
        for (long i = 0; i < moves && best > weighed(bound); i++) {
            if (i % 1000 == 0) {
                temp = hot * exp(log(cold / hot) * (double)i / (double)moves);
                if (clock() >= end) break;
            }
            int *w = who[below(rounds)], a = below(slots), b = below(slots), s = a / 4 * 4, t = b / 4 * 4;
            if (a == b || (s == t && (a - b) % 2 == 0)) continue;
            for (int half = 0; half < 2; half++) {
                table(w + s, -1); if (t != s) table(w + t, -1);
                int x = w[a]; w[a] = w[b]; w[b] = x;
                table(w + s, 1); if (t != s) table(w + t, 1);
                long now = weighed(again);
                if (half || now <= cost || (double)next() < exp((double)(cost - now) / temp) * 4294967296.0) {
                    cost = now;
                    break;
                }
            }
            if (cost < best) { best = cost; memcpy(best_who, who, sizeof who); memcpy(best_again, again, sizeof again); }
        }
        moves *= 2;
    }
    printf("%ld %ld %ld", best_again[0], best_again[1], best_again[2]);
    for (int r = 0; r < rounds; r++) for (int i = 0; i < slots; i++) printf(" %d", best_who[r][i]);
    printf("\n");
    return 0;
}
