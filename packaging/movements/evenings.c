/* Finds whole evenings of Whiz by simulated annealing over people and sets together.

   usage: evenings SEED PLAYERS ROUNDS SETS M STILL INVARIANT MOVES TRIES ENOUGH
     SETS       0: all tables play the same deals in a round, from copies, so that only people count
     M          the evening looks the same when everybody, and every set, is turned by one in circles of M; 1: no such
                order, and every round free
     STILL      how many people stand on no circle; sets beyond whole circles stand still as well
     INVARIANT  how many rounds turn into themselves, table by table; the others come in cycles of M rounds
     TRIES      annealings of MOVES each, as long as more than ENOUGH meetings are repeats
   Prints the repeats (and a thousand for every set that lies at one table only) of the best evening that breaks no rule, then for every round its tables (set and three people)
   and who sits out; the exit code is 3 where there is none. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define P 64
#define R 32
#define HARD 3
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }

static int players, rounds, sets, m, moving, circling, invariant, T, base, in_order;
/* Base rounds: the first turn into M rounds each; of the last, the invariant ones, a table turns into M tables. */
static int who[R][P], lies[R][P], tables[R], slots[R];
static int meet[P][P], play[P][P], met[P * P], size[P * P], played[P * P], fixed_play[P * P], out[P], busy[R][P];
static int uses[P], cost, hard;
static int kept_who[R][P], kept_lies[R][P];

static int turned(int x, int circles, int by) { return x >= circles ? x : x / m * m + (x % m + by) % m; }
static void name(int into[P][P], int n, int n_circles, int k, int k_circles, int symmetric) {
    for (int p = 0; p < n; p++) for (int q = 0; q < k; q++) {
        int least = P * P;
        for (int i = 0; i < m; i++) {
            int a = turned(p, n_circles, i), b = turned(q, k_circles, i);
            if (symmetric && a > b) { int t = a; a = b; b = t; }
            if (a * P + b < least) least = a * P + b;
        }
        into[p][q] = least;
    }
}
/* Meetings of a pair beyond the first cost two, beyond the second three, for each cycle of M. */
static int price(int c, int n) {
    int times = n * (m / size[c]);
    return times < 2 ? 0 : (2 * size[c] * (times - 1) + size[c] * (times - 2) + m - 1) / m;
}
static void pair(int a, int b, int by) {
    int c = meet[a][b];
    cost -= price(c, met[c]);
    met[c] += by;
    cost += price(c, met[c]);
}
static void table(int r, int t, int by) {
    if (t < tables[r]) {
        int *w = who[r] + 3 * t;
        pair(w[0], w[1], by); pair(w[0], w[2], by); pair(w[1], w[2], by);
        if (!sets) return;
        for (int s = 0; s < 3; s++) {
            int c = play[w[s]][lies[r][t]], n = by > 0 ? played[c]++ : --played[c], bad = n + (fixed_play[c] ? 4 : 0);
            hard += by * bad; cost += by * HARD * bad;
        }
        /* A set that lies at one table only compares nobody. */
        int c = lies[r][t] < circling ? lies[r][t] / m * m : lies[r][t];
        if (rounds > 1) cost -= HARD * (uses[c] == 1 && (m == 1 || c < circling));
        uses[c] += by;
        if (rounds > 1) cost += HARD * (uses[c] == 1 && (m == 1 || c < circling));
        if (r >= base - invariant) {
            int circle = lies[r][t] < circling ? lies[r][t] / m : P - 1, n = by > 0 ? busy[r][circle]++ : --busy[r][circle];
            int bad = n + (circle == P - 1 ? 4 : 0);
            hard += by * bad; cost += by * HARD * bad;
        }
        return;
    }
    for (int s = 3 * tables[r]; s < slots[r]; s++) {
        int p = who[r][s], c = p < moving ? p / m * m : p, n = by > 0 ? out[c]++ : --out[c], bad = n + (p >= moving && m > 1 ? 4 : 0);
        if (in_order) continue;
        hard += by * bad; cost += by * HARD * bad;
    }
}
static void start(void) {
    memset(met, 0, sizeof met); memset(played, 0, sizeof played); memset(out, 0, sizeof out); memset(busy, 0, sizeof busy);
    memset(uses, 0, sizeof uses);
    cost = hard = 0;
    for (int r = 0; r < base; r++) {
        int each = r >= base - invariant ? m : 1;
        for (int i = 0; i < slots[r]; i++) who[r][i] = each > 1 ? i * m + below(m) : i;
        for (int i = slots[r] - 1; i > 0; i--) { int j = below(i + 1), t = who[r][i]; who[r][i] = who[r][j]; who[r][j] = t; }
        for (int i = 0; i < sets; i++) { int j = below(i + 1); lies[r][i] = lies[r][j]; lies[r][j] = i; }
        int spare = slots[r] - 3 * tables[r];
        for (int i = 0; i < spare && in_order; i++) {
            int s = 0;
            while (who[r][s] != (r * spare + i) % players) s++;
            who[r][s] = who[r][3 * T + i]; who[r][3 * T + i] = (r * spare + i) % players;
        }
    }
    for (int r = 0; r < base; r++) for (int t = 0; t <= tables[r]; t++) table(r, t, 1);
}
static int repeats(void) {
    int sum = 0;
    for (int c = 0; c < P * P; c++) if (met[c] * (m / (size[c] ? size[c] : m)) > 1) sum += size[c] * (met[c] * (m / size[c]) - 1);
    return sum;
}
static int least, enough;
static void keep(void) {
    int now = hard ? P * P * P : repeats();
    for (int c = 0; c < sets && rounds > 1; c++) if (uses[c] == 1 && (m == 1 || c < circling)) now += 1000;
    if (least >= 0 && now >= least) return;
    least = now;
    memcpy(kept_who, who, sizeof who); memcpy(kept_lies, lies, sizeof lies);
}
/* Lets two people sit out in each other's rounds, if both do so before anybody sits out again; or takes that back. */
static int trade(int one, int other) {
    int spare = players - 3 * T, r = one / spare, q = other / spare, x = 3 * T + one % spare, y = 3 * T + other % spare;
    if (r == q || one / players != other / players) return 0;
    int first = who[r][x], second = who[q][y], i = 0, j = 0;
    while (who[r][i] != second) i++;
    while (who[q][j] != first) j++;
    if (i >= 3 * T || j >= 3 * T) return 0;
    table(r, i / 3, -1); table(q, j / 3, -1);
    who[r][x] = second; who[r][i] = first; who[q][y] = first; who[q][j] = second;
    table(r, i / 3, 1); table(q, j / 3, 1);
    return 1;
}
static void anneal(long moves) {
    double hot = 1.2, cold = 0.4, temp = hot, ratio = exp(log(cold / hot) / (double)(moves / 1000 + 1));
    uint32_t accept[32];
    int lowest = 1 << 30;
    for (long i = 0; i < moves && least > enough; i++) {
        if (i % 1000 == 0) { temp *= ratio; for (int d = 0; d < 32; d++) accept[d] = (uint32_t)(exp(-d / temp) * 4294967295.0); }
        int before = cost, r = below(base), a, b, *x, *y, by = 0, kind = (int)(next() & 7);
        if (kind == 6 && in_order) {
            int outs = rounds * (players - 3 * T), one = below(outs), other = below(outs);
            if (!trade(one, other)) continue;
            if (cost > before && (cost - before > 31 || next() > accept[cost - before])) trade(one, other);
            else if (!hard && cost < lowest) { lowest = cost; keep(); }
            continue;
        }
        if (kind == 7 && sets) {
            a = below(tables[r]); b = below(sets);
            if (a == b) continue;
            x = lies[r] + a; y = lies[r] + b;
            if (b >= tables[r]) b = a;
        } else if (kind > 4 && r >= base - invariant && m > 1) {
            a = below(slots[r]); x = y = who[r] + a; a /= 3; b = a; by = 1 + below(m - 1);
        } else {
            a = below(slots[r]); b = below(slots[r]);
            x = who[r] + a; y = who[r] + b;
            a = a / 3 < tables[r] ? a / 3 : tables[r]; b = b / 3 < tables[r] ? b / 3 : tables[r];
            if (a == b || (in_order && (a == T || b == T))) continue;
        }
        int old_x = *x, old_y = *y;
        table(r, a, -1); if (b != a) table(r, b, -1);
        if (by) *x = old_x / m * m + (old_x % m + by) % m; else { *x = old_y; *y = old_x; }
        table(r, a, 1); if (b != a) table(r, b, 1);
        int worse = cost - before;
        if (worse > 0 && (worse > 31 || next() > accept[worse])) {
            table(r, a, -1); if (b != a) table(r, b, -1);
            *y = old_y; *x = old_x;
            table(r, a, 1); if (b != a) table(r, b, 1);
        } else if (!hard && cost < lowest) { lowest = cost; keep(); }
    }
}
static void print(void) {
    printf("%d", least);
    for (int i = 0; i < m; i++)
        for (int r = 0; r < base - invariant; r++) {
            for (int t = 0; t < T; t++) {
                printf(" %d", sets ? turned(kept_lies[r][t], circling, i) : r * m + i);
                for (int s = 0; s < 3; s++) printf(" %d", turned(kept_who[r][3 * t + s], moving, i));
            }
            for (int s = 3 * T; s < players; s++) printf(" %d", turned(kept_who[r][s], moving, i));
        }
    for (int r = base - invariant; r < base; r++)
        for (int t = 0; t < tables[r]; t++) for (int i = 0; i < m; i++) {
            printf(" %d", sets ? turned(kept_lies[r][t], circling, i) : rounds - base + r);
            for (int s = 0; s < 3; s++) printf(" %d", turned(kept_who[r][3 * t + s], moving, i));
        }
    printf("\n");
}
int main(int n, char **v) {
    if (n != 11) return 2;
    state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
    players = atoi(v[2]); rounds = atoi(v[3]); sets = atoi(v[4]); m = atoi(v[5]); invariant = atoi(v[7]);
    moving = players - atoi(v[6]); circling = sets / m * m; T = players / 3; enough = atoi(v[10]);
    if (players > P || rounds > R || moving % m || (rounds - invariant) % m) return 2;
    if (invariant && (T % m || moving != players || players % 3)) return 2;
    base = (rounds - invariant) / m + invariant;
    in_order = m == 1 && rounds * (players - 3 * T) > players;
    for (int r = 0; r < base; r++) {
        int each = r >= base - invariant ? m : 1;
        tables[r] = T / each; slots[r] = players / each;
    }
    name(meet, players, moving, players, moving, 1);
    name(play, players, moving, sets, circling, 0);
    for (int p = 0; p < players; p++) for (int q = 0; q < p; q++) size[meet[p][q]]++;
    for (int p = moving; p < players; p++) for (int s = circling; s < sets; s++) fixed_play[play[p][s]] = m > 1;
    least = P * P * P;
    for (long tries = atol(v[9]); tries > 0 && least > enough; tries--) {
        start();
        anneal(atol(v[8]));
    }
    if (least >= P * P * P) return 3;
    print();
    return 0;
}
