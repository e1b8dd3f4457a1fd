/* Chooses which rounds of a ladder to play when not all are wanted: so that any two people play as equally many sets
   in common as can be, for then they can be compared evenly.

   usage: rounds SEED MOVES
   reads the tables T, the rounds L there are, for each line of people (North, East, South) and each round by how much
   a person's set is ahead of him, and T * T differences; prints for each number of rounds R from 1 to L, in a line, R
   and those to play. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define M 64
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }

static int T, L, ahead[3][M], minus[M][M], in[M], common[3][3][M];
static long cost;

static void count(int i, int j, int r, int q, int by) {
    int *c = &common[i][j][minus[ahead[i][r]][ahead[j][q]]];
    cost -= (long)*c * *c;
    *c += by;
    cost += (long)*c * *c;
}
static void play(int r, int by) {
    for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) {
        for (int q = 0; q < L; q++) if (in[q] && q != r) { count(i, j, r, q, by); count(i, j, q, r, by); }
        if (i != j) count(i, j, r, r, by);
    }
    in[r] = by > 0;
}
int main(int n, char **v) {
    if (n != 3 || scanf("%d %d", &T, &L) != 2 || T >= M || L >= M) return 2;
    for (int i = 0; i < 3; i++) for (int r = 0; r < L; r++) if (scanf("%d", &ahead[i][r]) != 1) return 2;
    for (int a = 0; a < T; a++) for (int b = 0; b < T; b++) if (scanf("%d", &minus[a][b]) != 1) return 2;
    for (int wanted = 1; wanted <= L; wanted++) {
        state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
        memset(in, 0, sizeof in); memset(common, 0, sizeof common); cost = 0;
        for (int r = 0; r < wanted; r++) play(r, 1);
        int kept[M];
        long best = cost, moves = wanted < L ? atol(v[2]) : 0;
        memcpy(kept, in, sizeof in);
        double temp = 20, ratio = exp(log(1 / temp) / (double)(moves / 16 + 1));
        for (long i = 0; i < moves; i++) {
            if (i % 16 == 0) temp *= ratio;
            int a = below(L), b = below(L);
            long before = cost;
            if (!in[a] || in[b]) continue;
            play(a, -1); play(b, 1);
            if (cost > before && next() > exp((double)(before - cost) / temp) * 4294967295.0) { play(b, -1); play(a, 1); }
            else if (cost < best) { best = cost; memcpy(kept, in, sizeof in); }
        }
        printf("%d", wanted);
        for (int r = 0; r < L; r++) if (kept[r]) printf(" %d", r);
        printf("\n");
    }
    return 0;
}
