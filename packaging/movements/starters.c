/* Finds starters of Whiz movements: one round which, turned m times, is the evening.

   People are two circles of m, f who keep their table, and h who sit out in the base round (at most one a circle);
   turning the round by one adds 1 to everybody on a circle and to every set. First simulated annealing lays the
   people so that no difference of two people comes twice; then a search lays the sets, so that nobody plays one twice.

   usage: starters SEED TABLES M H HALF THIRD MOVES NODES SECONDS
     HALF   1: in the second circle the half turn may be used, and lets m/2 pairs meet twice; 2: in both circles;
            3: two in the second circle may meet twice, and one difference between the circles does not come
     THIRD  1: those a third of a turn apart may not meet, nor those who keep their table: so there can be one round
            more, in which they do
     MOVES  of one annealing; NODES of one search for sets; then both begin anew
   prints a table a line, three people and a set; a person is circle * m + place, 2 * m + i keeps his table; after the
   tables the people who sit out. Nothing is printed and the exit code is 3 when time runs out. What is printed
   depends on SEED, MOVES and NODES; the seconds only end a search. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define M 64
#define PEOPLE (3 * M)
typedef uint64_t places;
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }

/* The people: how often each difference is used; clashes are counted in cost. */
static int m, f, h, half, third, T, slots, who[PEOPLE], cost, count[8 * M];
static uint16_t class_of[PEOPLE][PEOPLE];

static int difference(int p, int q) {
    int a = p < 2 * m ? p / m : 2, b = q < 2 * m ? q / m : 2, d = ((q - p) % m + m) % m;
    if (a == 2 && b == 2) return 4 * M;
    if (a == 2) return 4 * M + 1 + (p - 2 * m) * 2 + b;
    if (b == 2) return 4 * M + 1 + (q - 2 * m) * 2 + a;
    if (a == b) return a * M + (d < m - d ? d : m - d);
    return 2 * M + (a < b ? d : (m - d) % m);
}
static void table(int t, int by) {
    if (t >= T) return;
    const int *w = who + 3 * t;
    int *c[3] = {count + class_of[w[0]][w[1]], count + class_of[w[0]][w[2]], count + class_of[w[1]][w[2]]};
    for (int i = 0; i < 3; i++) {
        int before = by > 0 ? (*c[i])++ : --(*c[i]);
        if (before > 0) cost += by * before;
    }
}
static void start(void) {
    memset(count, 0, sizeof count); cost = 0;
    for (int o = 0; o < 2; o++) if (m % 2 == 0 && o < 2 - half % 3) count[o * M + m / 2] = 1;
    for (int o = 0; o < 2 && third; o++) count[o * M + m / 3] = 1;
    if (half == 3) { count[M + 1] = -1; count[2 * M] = 1; }
    count[4 * M] = 1;
    int order[PEOPLE], n = 2 * m;
    for (int i = 0; i < n; i++) order[i] = i;
    for (int i = n - 1; i > 0; i--) { int j = below(i + 1), t = order[i]; order[i] = order[j]; order[j] = t; }
    for (int o = 0; o < h; o++) {
        int i = 0;
        while (order[i] != o * m) i++;
        order[i] = order[n - 1 - o]; order[n - 1 - o] = o * m;
    }
    for (int s = 0, i = 0; s < slots; s++) who[s] = s % 3 == 0 && s / 3 < f ? n + s / 3 : order[i++];
    for (int t = 0; t < T; t++) table(t, 1);
}
static void swap(int a, int b) {
    table(a / 3, -1); table(b / 3, -1);
    int t = who[a]; who[a] = who[b]; who[b] = t;
    table(a / 3, 1); table(b / 3, 1);
}
static int anneal(long moves, double hot, double cold) {
    double ratio = exp(log(cold / hot) / (double)(moves / 1000 + 1)), temp = hot;
    uint32_t accept[16];
    for (long i = 0; i < moves && cost; i++) {
        if (i % 1000 == 0) { temp *= ratio; for (int d = 0; d < 16; d++) accept[d] = (uint32_t)(exp(-d / temp) * 4294967295.0); }
        int before = cost, a = below(3 * T), b = below(3 * T);
        if (who[a] >= 2 * m || who[b] >= 2 * m || a / 3 == b / 3) continue;
        swap(a, b);
        int worse = cost - before;
        if (worse > 0 && (worse > 15 || next() > accept[worse])) swap(a, b);
    }
    return cost;
}

/* The sets: sets are bits, and so are the differences of a set and the people of a circle who play it. */
static places all;
static int of[M][2][3], many[M][2], set[M], laid[M], full[2];
static long nodes, limit;
static places turn(places x, int by) { return by ? ((x << by) | (x >> (m - by))) & all : x; }

/* Leaves for each table the sets it may have, and returns the one to lay next, or -1 where there is none. */
static int choose(places sets, const places *used, places *may) {
    int best = -1, least = M + 1;
    places once[2] = {0, 0}, twice[2] = {0, 0};
    for (int t = 0; t < T; t++) {
        if (laid[t]) continue;
        places d = all & ~sets;
        for (int o = 0; o < 2; o++) for (int i = 0; i < many[t][o]; i++) d &= ~turn(used[o], of[t][o][i]);
        if (!d) return -1;
        may[t] = d;
        int choices = __builtin_popcountll(d);
        if (choices < least) { least = choices; best = t; }
        for (int o = 0; o < 2; o++) for (int i = 0; i < many[t][o]; i++) {
            places x = turn(d, (m - of[t][o][i]) % m);
            twice[o] |= once[o] & x; once[o] |= x;
        }
    }
    for (int o = 0; o < 2; o++) {
        places need = full[o] ? all & ~used[o] : 0, only = need & ~twice[o];
        if (need & ~once[o]) return -1;
        if (least == 1 || !only) continue;
        int j = __builtin_ctzll(only);
        for (int t = 0; t < T; t++) for (int i = 0; !laid[t] && i < many[t][o]; i++) {
            places s = 1ULL << ((j + of[t][o][i]) % m);
            if (may[t] & s) { may[t] = s; return t; }
        }
    }
    return best;
}
static int lay(int left, places sets, places a, places b) {
    if (!left) return 1;
    if (++nodes > limit) return -1;
    places may[M], used[2] = {a, b};
    int t = choose(sets, used, may), from = below(m);
    if (t < 0) return 0;
    laid[t] = 1;
    for (places d = turn(may[t], from); d; d &= d - 1) {
        int s = (__builtin_ctzll(d) + m - from) % m;
        used[0] = a; used[1] = b;
        for (int o = 0; o < 2; o++) for (int i = 0; i < many[t][o]; i++) used[o] |= 1ULL << ((s - of[t][o][i] + m) % m);
        set[t] = s;
        int found = lay(left - 1, sets | 1ULL << s, used[0], used[1]);
        if (found > 0) return found;
        if (found < 0) { laid[t] = 0; return found; }
    }
    laid[t] = 0;
    return 0;
}
static int lay_sets(void) {
    int seated[2] = {0, 0};
    memset(many, 0, sizeof many); memset(laid, 0, sizeof laid);
    for (int s = 0; s < 3 * T; s++) {
        int t = s / 3, o = who[s] / m;
        if (who[s] >= 2 * m) continue;
        of[t][o][many[t][o]++] = who[s] % m; seated[o]++;
    }
    for (int o = 0; o < 2; o++) full[o] = seated[o] == m;
    nodes = 0;
    return lay(T, 0, 0, 0) > 0;
}
int main(int n, char **v) {
    if (n != 10) return 2;
    state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
    T = atoi(v[2]); m = atoi(v[3]); h = atoi(v[4]); half = atoi(v[5]); third = atoi(v[6]);
    limit = atol(v[8]);
    f = 3 * T + h - 2 * m; slots = 2 * m + f; all = (1ULL << m) - 1;
    if (f < 0 || f > T || T > m || m >= M || (third && (m % 3 || f != 3 || h))) return 2;
    for (int p = 0; p < slots; p++) for (int q = 0; q < slots; q++) class_of[p][q] = (uint16_t)difference(p, q);
    clock_t end = clock() + (clock_t)(atof(v[9]) * CLOCKS_PER_SEC);
    int found = 0;
    while (!found && clock() < end) {
        start();
        found = !anneal(atol(v[7]), 0.3, 0.2) && lay_sets();
    }
    if (!found) return 3;
    for (int t = 0; t < T; t++) printf("%d %d %d %d\n", who[3 * t], who[3 * t + 1], who[3 * t + 2], set[t]);
    for (int s = 3 * T; s < slots; s++) printf("%d\n", who[s]);
    return 0;
}
