/* Adds rounds to a movement so that as few people as can be meet again, by simulated annealing.

   usage: extra SEED ROUNDS MOVES
   reads people, tables, number of trios played, those trios, then for each person whether in the rounds added he may
   not sit out (0), may once (1) or must (2); prints how many meetings are repeats, then for each round its trios and
   who sits out; the exit code is 3 where somebody sits out against that. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define P 128
#define R 8
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }

static int players, T, rounds, met[P][P], may[P], out[P], who[R][P], best[R][P], cost;

static void pair(int a, int b, int by) {
    int before = by > 0 ? met[a][b]++ : --met[a][b];
    met[b][a] = met[a][b];
    cost += by * (before > 0 ? 2 + before - 1 : 0);
}
static int wrong(int p) {
    return out[p] > 1 ? out[p] - 1 : may[p] == 0 ? out[p] : may[p] == 2 ? !out[p] : 0;
}
static void table(int r, int t, int by) {
    int *w = who[r] + 3 * t;
    if (t < T) { pair(w[0], w[1], by); pair(w[0], w[2], by); pair(w[1], w[2], by); return; }
    for (int i = 3 * T; i < players; i++) {
        int p = who[r][i];
        cost -= 50 * wrong(p); out[p] += by; cost += 50 * wrong(p);
    }
}
static void swap(int r, int x, int y) {
    int a = x / 3 < T ? x / 3 : T, b = y / 3 < T ? y / 3 : T;
    table(r, a, -1); if (b != a) table(r, b, -1);
    int t = who[r][x]; who[r][x] = who[r][y]; who[r][y] = t;
    table(r, a, 1); if (b != a) table(r, b, 1);
}
int main(int n, char **v) {
    if (n != 4) return 2;
    state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
    rounds = atoi(v[2]);
    long moves = atol(v[3]);
    int trios;
    if (rounds > R || scanf("%d %d %d", &players, &T, &trios) != 3 || players > P) return 2;
    for (int i = 0; i < trios; i++) {
        int a, b, c;
        if (scanf("%d %d %d", &a, &b, &c) != 3) return 2;
        pair(a, b, 1); pair(a, c, 1); pair(b, c, 1);
    }
    for (int p = 0; p < players; p++) if (scanf("%d", &may[p]) != 1) return 2;
    for (int r = 0; r < rounds; r++) for (int i = 0; i < players; i++) { int j = below(i + 1); who[r][i] = who[r][j]; who[r][j] = i; }
    cost = 0;
    for (int p = 0; p < players; p++) cost += 50 * wrong(p);
    for (int r = 0; r < rounds; r++) for (int t = 0; t <= T; t++) table(r, t, 1);
    int least = cost;
    memcpy(best, who, sizeof who);
    double temp = 2.0, ratio = exp(log(0.25 / temp) / (double)(moves / 256 + 1));
    for (long i = 0; i < moves && cost; i++) {
        if (i % 256 == 0) temp *= ratio;
        int r = below(rounds), a = below(players), b = below(players), before = cost;
        if (a / 3 == b / 3 || (a >= 3 * T && b >= 3 * T)) continue;
        swap(r, a, b);
        if (cost > before && next() > exp((before - cost) / temp) * 4294967295.0) swap(r, a, b);
        if (cost < least) { least = cost; memcpy(best, who, sizeof who); }
    }
    for (int r = 0; r < rounds; r++) for (int t = 0; t <= T; t++) table(r, t, -1);
    memcpy(who, best, sizeof who);
    int again = 0;
    for (int r = 0; r < rounds; r++)
        for (int t = 0; t < T; t++) for (int i = 0; i < 3; i++) for (int j = 0; j < i; j++) {
            int a = who[r][3 * t + i], b = who[r][3 * t + j];
            again += met[a][b] > 0; met[a][b]++; met[b][a]++;
        }
    for (int r = 0; r < rounds; r++) table(r, T, 1);
    for (int p = 0; p < players; p++) if (wrong(p)) return 3;
    printf("%d", again);
    for (int r = 0; r < rounds; r++) for (int i = 0; i < players; i++) printf(" %d", who[r][i]);
    printf("\n");
    return 0;
}
