/* Finds whole small evenings of Whiz in which people, sets and seats are moved all at once: several evenings are shaken
   side by side.

   usage: small SEED PLAYERS ROUNDS SETS REPEATS COPIES UNEVEN MOVES COOLING HOT COLD RULE SEAT
     REPEATS    so many meetings may be repeats
     COPIES     so many tables, over the evening, may have a set that another has already in the same round
     UNEVEN     by how much somebody's seats may differ
     MOVES      for each of the evenings side by side
     COOLING    1: all cool from HOT to COLD; 0: each has its own heat, the first HOT and the last COLD, and they change
                places with their neighbours (replica exchange)
     RULE, SEAT what a broken rule costs, or a repeat or a copy too many; and what it costs to be off balance in seats
   Among the evenings within those limits, in which every set is at two tables at least, it looks for the one that
   compares people most evenly. Prints the sum of the squares of comparisons, the repeats, the tables that need copies,
   by how much seats differ, and for every round its tables (set, North, East, South) and who sits out; the exit code
   is 3 where there is none. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define P 32
#define R 16
#define SETS 32
#define T 10
#define SIDE_BY_SIDE 12
#define STEP 200
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }
static double chance(void) { return next() / 4294967296.0; }

static int players, rounds, sets, tables, spare, most_repeats, most_copies, most_uneven, price[R + 1][R + 2];
static double rule, seat;
typedef struct {
    int who[R][P], lies[R][T]; /* Three to a table in their seats, then who sits out; the sets of the tables. */
    int met[P][P], same[P][P], played[P][SETS], lying[R][SETS], uses[SETS], rested[2 * R][P], plays[P], seats[P][3];
    int many[SETS][3], held[SETS][3][P]; /* Who holds the hands of a set. */
    int repeats, copies, broken, off; /* Broken rules; seats off balance. */
    long sum, squares; /* Of comparisons. */
} Evening;
static Evening evenings[SIDE_BY_SIDE], *e, best;
static double least = 1e9;

static int beyond(int n, int most) { return n > most ? n - most : 0; }
static void meet(int p, int q, int by) {
    e->repeats -= beyond(e->met[p][q], 1);
    e->met[p][q] = e->met[q][p] += by;
    e->repeats += beyond(e->met[p][q], 1);
}
static void compare(int p, int q, int by) {
    long was = e->same[p][q];
    e->same[p][q] = e->same[q][p] += by;
    e->squares += (was + by) * (was + by) - was * was;
    e->sum += by;
}
static int prices(int p) {
    const int *each = price[e->plays[p]];
    return each[e->seats[p][0]] + each[e->seats[p][1]] + each[e->seats[p][2]];
}
static void sit(int p, int set, int s, int by) {
    int *with = e->held[set][s], *n = &e->many[set][s];
    if (by < 0) for (int i = 0, last = --*n; ; i++) if (with[i] == p) { with[i] = with[last]; break; }
    for (int i = 0; i < *n; i++) if (with[i] != p) compare(p, with[i], by);
    if (by > 0) with[(*n)++] = p;
    e->off -= prices(p);
    e->plays[p] += by; e->seats[p][s] += by;
    e->off += prices(p);
    e->broken -= beyond(e->played[p][set], 1);
    e->played[p][set] += by;
    e->broken += beyond(e->played[p][set], 1);
}
/* A table sits down, or gets up. A set that lies at one table only compares nobody. */
static void table(int r, int t, int by) {
    const int *three = e->who[r] + 3 * t, set = e->lies[r][t];
    meet(three[0], three[1], by); meet(three[0], three[2], by); meet(three[1], three[2], by);
    for (int s = 0; s < 3; s++) sit(three[s], set, s, by);
    e->copies -= beyond(e->lying[r][set], 1); e->broken -= e->uses[set] == 1;
    e->lying[r][set] += by; e->uses[set] += by;
    e->copies += beyond(e->lying[r][set], 1); e->broken += e->uses[set] == 1;
}
/* Nobody sits out again before everybody has. */
static void rest(int r, int place, int by) {
    int *times = &e->rested[(r * spare + place - 3 * tables) / players][e->who[r][place]];
    e->broken -= beyond(*times, 1);
    *times += by;
    e->broken += beyond(*times, 1);
}
static double spread(void) { return (double)e->squares - (double)e->sum * (double)e->sum / (players * (players - 1) / 2.0); }
static double cost(void) {
    int much = e->broken + beyond(e->repeats, most_repeats) + beyond(e->copies, most_copies);
    return rule * much + seat * e->off + spread();
}
static int uneven(void) {
    int most = 0;
    for (int p = 0; p < players; p++) for (int s = 0; s < 3; s++) for (int o = 0; o < 3; o++)
        if (e->seats[p][s] - e->seats[p][o] > most) most = e->seats[p][s] - e->seats[p][o];
    return most;
}
static void keep(void) {
    if (e->broken || e->repeats > most_repeats || e->copies > most_copies || spread() > least - 1e-6) return;
    if (uneven() > most_uneven) return;
    least = spread();
    best = *e;
}
static int refused(double before, double heat) {
    double worse = cost() - before;
    if (worse > 0 && chance() >= exp(-worse / heat)) return 1;
    if (worse < 0) keep();
    return 0;
}
static void swap(int *one, int *other) { int kept = *one; *one = *other; *other = kept; }
static void exchange_sets(int r, int t, int q, int u) {
    table(r, t, -1); table(q, u, -1);
    swap(&e->lies[r][t], &e->lies[q][u]);
    table(r, t, 1); table(q, u, 1);
}
static void bring(int r, int t, int set) {
    table(r, t, -1);
    e->lies[r][t] = set;
    table(r, t, 1);
}
static void place(int r, int at, int by) { if (at < 3 * tables) table(r, at / 3, by); else rest(r, at, by); }
static void exchange_people(int r, int i, int j) {
    int together = i / 3 == j / 3 && i / 3 < tables;
    place(r, i, -1); if (!together) place(r, j, -1);
    swap(&e->who[r][i], &e->who[r][j]);
    place(r, i, 1); if (!together) place(r, j, 1);
}
static void move(double heat) {
    double before = cost();
    int r = below(rounds);
    if (next() % 4) {
        int i = below(players), j = below(players);
        if (i == j) return;
        exchange_people(r, i, j);
        if (refused(before, heat)) exchange_people(r, i, j);
        return;
    }
    int t = below(tables), old = e->lies[r][t];
    if (next() & 1) {
        int q = below(rounds), u = below(tables);
        if (e->lies[q][u] == old) return;
        exchange_sets(r, t, q, u);
        if (refused(before, heat)) exchange_sets(r, t, q, u);
    } else {
        bring(r, t, below(sets));
        if (refused(before, heat)) bring(r, t, old);
    }
}
static int dear(int times, int often, int u) {
    int third = often / 3, odd = often % 3;
    int few = odd ? third - (u - 1) / 2 - (u % 2 == 0 && odd == 1) : third - u / 2, most = odd ? few + u : third + u / 2;
    int off = times < few ? few - times : beyond(times, most);
    return off * off;
}
static void begin(void) {
    for (int r = 0; r < rounds; r++) {
        for (int i = 0; i < players; i++) { int j = below(i + 1); e->who[r][i] = e->who[r][j]; e->who[r][j] = i; }
        for (int t = 0; t < tables; t++) { e->lies[r][t] = below(sets); table(r, t, 1); }
        for (int i = 3 * tables; i < players; i++) rest(r, i, 1);
    }
}
static void cool(long steps, double hot, double cold) {
    for (long n = 0; n < steps; n++) {
        double heat = hot * exp(log(cold / hot) * (double)n / (double)steps);
        for (int k = 0; k < SIDE_BY_SIDE; k++) {
            e = &evenings[k];
            for (int i = 0; i < STEP; i++) move(heat);
        }
    }
}
static void exchange(long steps, double hot, double cold) {
    int at[SIDE_BY_SIDE];
    double heat[SIDE_BY_SIDE];
    for (int k = 0; k < SIDE_BY_SIDE; k++) { at[k] = k; heat[k] = hot * exp(log(cold / hot) * k / (SIDE_BY_SIDE - 1)); }
    for (long n = 0; n < steps; n++) {
        for (int k = 0; k < SIDE_BY_SIDE; k++) {
            e = &evenings[at[k]];
            for (int i = 0; i < STEP; i++) move(heat[k]);
        }
        for (int k = (int)(n & 1); k + 1 < SIDE_BY_SIDE; k += 2) {
            e = &evenings[at[k]];
            double one = cost();
            e = &evenings[at[k + 1]];
            double gain = (cost() - one) * (1 / heat[k + 1] - 1 / heat[k]);
            if (gain >= 0 || chance() < exp(gain)) swap(&at[k], &at[k + 1]);
        }
    }
}
static void print(void) {
    e = &best;
    printf("%ld %d %d %d", e->squares, e->repeats, e->copies, uneven());
    for (int r = 0; r < rounds; r++) {
        for (int i = 0; i < players; i++) {
            if (i % 3 == 0 && i / 3 < tables) printf(" %d", e->lies[r][i / 3]);
            printf(" %d", e->who[r][i]);
        }
    }
    printf("\n");
}
int main(int n, char **v) {
    if (n != 14) return 2;
    state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
    players = atoi(v[2]); rounds = atoi(v[3]); sets = atoi(v[4]);
    most_repeats = atoi(v[5]); most_copies = atoi(v[6]); most_uneven = atoi(v[7]);
    tables = players / 3; spare = players % 3;
    rule = atof(v[12]); seat = atof(v[13]);
    if (players < 6 || players > P || rounds > R || sets > SETS) return 2;
    for (int o = 0; o <= rounds; o++) for (int t = 0; t <= rounds + 1; t++) price[o][t] = dear(t, o, most_uneven);
    for (int k = 0; k < SIDE_BY_SIDE; k++) { e = &evenings[k]; begin(); }
    (atoi(v[9]) ? cool : exchange)(atol(v[8]) / STEP, atof(v[10]), atof(v[11]));
    if (least > 1e8) return 3;
    print();
    return 0;
}
