/* Finds the skips of a Whiz movement with fewer rounds than tables: for each round by how many tables East, South and
   the boards are away from their North, so that all differences are different.

   usage: skips SEED TABLES ROUNDS SECONDS
   prints three lines: East, South and boards, a number for each round. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define T 64
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }

static int tables, rounds, skip[3][T], count[3][T], cost;
static void round_(int r, int by) {
    for (int i = 0; i < 3; i++) {
        int d = (skip[(i + 1) % 3][r] - skip[i][r] + tables) % tables;
        cost += by > 0 ? count[i][d]++ : -(--count[i][d]);
    }
}
int main(int n, char **v) {
    if (n != 5) return 2;
    state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
    tables = atoi(v[2]); rounds = atoi(v[3]);
    clock_t end = clock() + (clock_t)(atof(v[4]) * CLOCKS_PER_SEC);
    long moves = 1000000, tries = 0;
    do {
        memset(count, 0, sizeof count); cost = 0;
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < tables; j++) { int l = i ? below(j + 1) : j; skip[i][j] = skip[i][l]; skip[i][l] = j; }
        for (int r = 0; r < rounds; r++) round_(r, 1);
        double temp = 0.7, ratio = exp(log(0.15 / 0.7) / (double)(moves / 1000));
        for (long i = 0; i < moves && cost; i++) {
            if (i % 1000 == 0) temp *= ratio;
            int before = cost, *s = skip[1 + below(2)], a = below(rounds), b = below(tables);
            if (a == b) continue;
            round_(a, -1); if (b < rounds) round_(b, -1);
            int t = s[a]; s[a] = s[b]; s[b] = t;
            round_(a, 1); if (b < rounds) round_(b, 1);
            if (cost > before && next() > exp((before - cost) / temp) * 4294967295.0) {
                round_(a, -1); if (b < rounds) round_(b, -1);
                t = s[a]; s[a] = s[b]; s[b] = t;
                round_(a, 1); if (b < rounds) round_(b, 1);
            }
        }
        if (++tries % 4 == 0) moves *= 2;
    } while (cost && clock() < end);
    if (cost) return 3;
    for (int i = 0; i < 3; i++) { for (int r = 0; r < rounds; r++) printf("%d ", skip[i][r]); printf("\n"); }
    return 0;
}
