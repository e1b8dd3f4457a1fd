/* Finds whole small evenings of Whiz by simulated annealing over people, seats and sets together.

   usage: evenings SEED PLAYERS ROUNDS SETS M SECONDS
   M > 1: the rounds come in blocks; the next block is the last with everybody, and every set, turned by one in
   circles of M (1 2 3 … M, and so on; those left over stay). Fewer choices, and so deeper searches. Rounds left over
   after M blocks are free.
   The cost, in this order: a set played twice or an unfair sit-out, two people who meet again, comparisons that are
   uneven, seats that are uneven. Prints: cost of the hard rules, repeats, spread; then for every round its tables
   (set, North, East, South) and who sits out. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define P 64
#define R 32
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }

static int HARD, AGAIN, UNEVEN, SEAT;
static int players, rounds, sets, T, slots, m, block, in_order;
static int who[R][P], lies[R][P];
static int met[P][P], played[P][P], out[P], same[P][P], seats[P][3], held[P][3][R], many[P][3];
static long cost, hard, again;

static void places(int r, int t, int s, int by) {
    int *w = who[r] + 3 * t, set = lies[r][t], p = w[s], *l = held[set][s], *n = &many[set][s];
    int before = by > 0 ? played[p][set]++ : --played[p][set];
    hard += by * before; cost += by * HARD * before;
    if (by < 0) { int i = 0; while (l[i] != p) i++; l[i] = l[--*n]; }
    for (int i = 0; i < *n && UNEVEN; i++) {
        int q = l[i], c = by > 0 ? same[p][q]++ : --same[p][q];
        same[q][p] = same[p][q];
        cost += by * UNEVEN * (2 * c + 1);
    }
    if (by > 0) l[(*n)++] = p;
    before = by > 0 ? seats[p][s]++ : --seats[p][s];
    cost += by * SEAT * (2 * before + 1);
    for (int o = s + 1; o < 3; o++) {
        int q = w[o], c = by > 0 ? met[p][q]++ : --met[p][q];
        met[q][p] = met[p][q];
        again += by * (c > 0); cost += by * AGAIN * c;
    }
}
static void table(int r, int t, int by) {
    if (t < T) { places(r, t, 0, by); places(r, t, 1, by); places(r, t, 2, by); return; }
    for (int s = 3 * T; s < slots; s++) {
        int p = who[r][s], c = by > 0 ? out[p]++ : --out[p];
        int fair = rounds * (slots - 3 * T) / players, bad = c > fair ? c - fair + 1 : c == fair ? 0 : 0;
        hard += by * bad; cost += by * HARD * (bad + c);
    }
}
static int turned(int x, int n, int by) { return x >= n / m * m ? x : x / m * m + (x % m + by) % m; }
static void swap_one(int r, int *x, int *y, int a, int b) {
    table(r, a, -1); if (b != a && b <= T) table(r, b, -1);
    int t = *x; *x = *y; *y = t;
    table(r, a, 1); if (b != a && b <= T) table(r, b, 1);
}
static void swap(int r, int *x, int *y, int a, int b) {
    for (int i = 0; i < (r < block ? m : 1); i++) swap_one(r + i * block, x + i * block * P, y + i * block * P, a, b);
}
static void weigh(int a, int b, int c, int d) { HARD = a; AGAIN = b; UNEVEN = c; SEAT = d; }
static void count(void) {
    memset(met, 0, sizeof met); memset(played, 0, sizeof played); memset(out, 0, sizeof out);
    memset(same, 0, sizeof same); memset(seats, 0, sizeof seats); memset(many, 0, sizeof many);
    cost = hard = again = 0;
    for (int r = 0; r < rounds; r++) for (int t = 0; t <= T; t++) table(r, t, 1);
}
static void start(void) {
    for (int r = 0; r < rounds; r++) {
        for (int i = 0; i < slots; i++) { int j = below(i + 1); who[r][i] = who[r][j]; who[r][j] = i; }
        for (int i = 0; i < sets; i++) { int j = below(i + 1); lies[r][i] = lies[r][j]; lies[r][j] = i; }
    }
    /* More sit-outs than people: all in order, so that nobody sits out again before everybody has. */
    int spare = slots - 3 * T;
    for (int r = 0; r < rounds && in_order; r++)
        for (int i = 0; i < spare; i++) {
            int s = 0;
            while (who[r][s] != (r * spare + i) % players) s++;
            who[r][s] = who[r][3 * T + i]; who[r][3 * T + i] = (r * spare + i) % players;
        }
    for (int r = block; r < block * m; r++) {
        for (int i = 0; i < slots; i++) who[r][i] = turned(who[r % block][i], players, r / block);
        for (int i = 0; i < sets; i++) lies[r][i] = turned(lies[r % block][i], sets, r / block);
    }
}
static void anneal(long moves, double hot, double cold) {
    double ratio = exp(log(cold / hot) / (double)(moves / 1000 + 1)), temp = hot;
    for (long i = 0; i < moves && cost; i++) {
        if (i % 1000 == 0) temp *= ratio;
        long before = cost;
        int r = below(block + rounds - block * m), a, b, *x, *y;
        if (r >= block) r += block * (m - 1);
        if (next() & 7) {
            a = below(slots); b = below(slots);
            if (a == b) continue;
            x = who[r] + a; y = who[r] + b;
            a = a < 3 * T ? a / 3 : T; b = b < 3 * T ? b / 3 : T;
            if ((a == T && b == T) || (in_order && (a == T || b == T))) continue;
        } else {
            a = below(T); b = below(sets);
            if (a == b) continue;
            x = lies[r] + a; y = lies[r] + b;
            if (b >= T) b = a;
        }
        swap(r, x, y, a, b);
        if (cost > before && next() > exp((double)(before - cost) / temp) * 4294967295.0) swap(r, x, y, a, b);
    }
}
static void print(void) {
    long spread = 0;
    for (int p = 0; p < players; p++) for (int q = 0; q < p; q++) spread += same[p][q] * same[p][q];
    printf("%ld %ld %ld", hard, again, spread);
    for (int r = 0; r < rounds; r++) {
        for (int t = 0; t < T; t++) printf(" %d %d %d %d", lies[r][t], who[r][3 * t], who[r][3 * t + 1], who[r][3 * t + 2]);
        for (int s = 3 * T; s < slots; s++) printf(" %d", who[r][s]);
    }
    printf("\n");
}
int main(int n, char **v) {
    if (n != 7) return 2;
    state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
    players = atoi(v[2]); rounds = atoi(v[3]); sets = atoi(v[4]); m = atoi(v[5]);
    slots = players; T = players / 3; block = rounds / m;
    in_order = m == 1 && rounds * (slots - 3 * T) > players;
    clock_t end = clock() + (clock_t)(atof(v[6]) * CLOCKS_PER_SEC);
    long moves = 400000, best = -1, tries = 0;
    while (tries == 0 || clock() < end) {
        start();
        weigh(4, 2, 0, 0); count(); anneal(moves, m * 0.85, m * 0.3);
        if (best >= 0 && hard * 1000000000 + again * 1000000 > best) { if (++tries % 8 == 0) moves *= 2; continue; }
        weigh(400, 100, 1, 1); count(); anneal(moves / 2, m * 5.0, m * 0.5);
        long rank = hard * 1000000000 + again * 1000000 + cost;
        if (best < 0 || rank < best) { best = rank; print(); fflush(stdout); }
        if (++tries % 8 == 0) moves *= 2;
    }
    return 0;
}
