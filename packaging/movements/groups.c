/* Groups people so that as few as can be meet again, whatever boards they play, by simulated annealing.

   People stand on circles of m places, and the others keep their table; each of some base rounds is turned m times.
   With circles of one place nothing is turned, and every round is free.

   usage: groups SEED PEOPLE CIRCLES M ROUNDS LEAST HOT COLD MOVES TRIES
     ROUNDS  base rounds
     LEAST   so few repeats end the search
     MOVES   of one annealing, from HOT to COLD, which are in meetings of a turned pair; TRIES of them, the best counts
   prints how many meetings of the whole are repeats, then for each base round its trios and who sits out; a person is
   circle * m + place, and those who keep their table come last. Exit code 3 where sit-outs do not come out. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define P 128
#define R 64
#define STEP 512
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }

static int players, T, m, moving, rounds, least_rests, cost;
static int who[R][P], best[R][P], rests[P], met[P * P], room[P * P], kind_of[P][P], orbit_of[P], turns_of[P];

/* Two people who meet in a base round meet m times in all, spread over as many pairs as the turned pair has. */
static int kind(int p, int q, int *size) {
    if (p > q) { int t = p; p = q; q = t; }
    if (q >= moving) { *size = p < moving ? m : 1; return p < moving ? P * (p / m) + q : P * p + q; }
    int a = p / m, b = q / m, d = ((q - p) % m + m) % m;
    *size = m;
    if (a != b) return P * (a * m + d) + b * m;
    if (2 * d > m) d = m - d;
    if (2 * d == m) *size = m / 2;
    return P * (a * m) + a * m + d;
}
static int repeats(int k) { int over = met[k] * m - room[k]; return over > 0 ? over : 0; }
static void pair(int p, int q, int by) {
    int k = kind_of[p][q];
    cost -= repeats(k); met[k] += by; cost += repeats(k);
}
static int wrong(int o) {
    int off = rests[o] * turns_of[o] - least_rests;
    return off < 0 ? -off : off > 1 ? off - 1 : 0;
}
static void table(int r, int t, int by) {
    int *w = who[r] + 3 * t;
    if (t < T) { pair(w[0], w[1], by); pair(w[0], w[2], by); pair(w[1], w[2], by); return; }
    for (int i = 3 * T; i < players; i++) {
        int o = orbit_of[who[r][i]];
        cost -= 20 * m * wrong(o); rests[o] += by; cost += 20 * m * wrong(o);
    }
}
static void swap(int r, int x, int y) {
    int a = x / 3 < T ? x / 3 : T, b = y / 3 < T ? y / 3 : T;
    table(r, a, -1); table(r, b, -1);
    int t = who[r][x]; who[r][x] = who[r][y]; who[r][y] = t;
    table(r, a, 1); table(r, b, 1);
}
static void begin(void) {
    memset(met, 0, sizeof met); memset(rests, 0, sizeof rests);
    cost = 0;
    for (int p = 0; p < players; p++) if (p >= moving || p % m == 0) cost += 20 * m * wrong(orbit_of[p]);
    for (int r = 0; r < rounds; r++) for (int i = 0; i < players; i++) { int j = below(i + 1); who[r][i] = who[r][j]; who[r][j] = i; }
    for (int r = 0; r < rounds; r++) for (int t = 0; t <= T; t++) table(r, t, 1);
}
static int anneal(long moves, double hot, double cold, int enough, int least) {
    double ratio = exp(log(cold / hot) * STEP / (double)moves), temp = hot;
    for (long i = 0; i < moves && least > enough; i++) {
        if (i % STEP == 0) temp *= ratio;
        int r = below(rounds), a = below(players), b = below(players), before = cost;
        if (a / 3 == b / 3 || (a >= 3 * T && b >= 3 * T)) continue;
        swap(r, a, b);
        if (cost > before && next() > exp((before - cost) / (temp * m)) * 4294967295.0) swap(r, a, b);
        if (cost < least) { least = cost; memcpy(best, who, sizeof who); }
    }
    return least;
}
int main(int n, char **v) {
    if (n != 11) return 2;
    state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
    players = atoi(v[2]); m = atoi(v[4]); moving = m * atoi(v[3]); rounds = atoi(v[5]);
    if (players > P || rounds > R || m < 1 || moving > players) return 2;
    T = players / 3;
    least_rests = players % 3 * rounds * m / players;
    for (int p = 0; p < players; p++) { orbit_of[p] = p < moving ? p / m * m : p; turns_of[orbit_of[p]] = p < moving ? 1 : m; }
    for (int p = 0; p < players; p++) for (int q = 0; q < players; q++)
        if (p != q) { int size; kind_of[p][q] = kind(p, q, &size); room[kind_of[p][q]] = size; }
    int least = 1 << 29;
    for (int i = atoi(v[10]); i > 0 && least > atoi(v[6]); i--) {
        begin();
        least = anneal(atol(v[9]), atof(v[7]), atof(v[8]), atoi(v[6]), least);
    }
    memcpy(who, best, sizeof who);
    memset(rests, 0, sizeof rests);
    for (int r = 0; r < rounds; r++) for (int i = 3 * T; i < players; i++) rests[orbit_of[who[r][i]]]++;
    for (int p = 0; p < players; p++) if (wrong(orbit_of[p])) return 3;
    printf("%d", least);
    for (int r = 0; r < rounds; r++) for (int i = 0; i < players; i++) printf(" %d", who[r][i]);
    printf("\n");
    return 0;
}
