/* Lays sets of boards for people who are grouped already, by a tabu search: no set at two tables of a round, nobody
   plays one twice, and none lies at one table only.

   usage: sets SEED SETS MOVES
   reads people, sets, rounds, number of trios, then for each trio its round, a set (which is forgotten) and three
   people; prints for each trio its set. The exit code is 3 where so many moves were not enough. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SETS 128
#define TRIOS 2048
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }

static int sets, trios, round_of[TRIOS], who[TRIOS][3], set_of[TRIOS], many[SETS];
static int others[TRIOS][TRIOS], others_of[TRIOS]; /* The trios that may not have the same set. */
static int clashes[TRIOS][SETS];                   /* How many of them have a set. */
static long until[TRIOS][SETS];                    /* Before that move a trio does not get a set back. */

static int exclude(int t, int u) {
    if (round_of[t] == round_of[u]) return 1;
    for (int i = 0; i < 9; i++) if (who[t][i / 3] == who[u][i % 3]) return 1;
    return 0;
}
static void lay(int t, int set) {
    for (int i = 0; i < others_of[t]; i++) { clashes[others[t][i]][set_of[t]]--; clashes[others[t][i]][set]++; }
    many[set_of[t]]--; many[set]++; set_of[t] = set;
}
static int in_clash(int *list) {
    int n = 0;
    for (int t = 0; t < trios; t++) if (clashes[t][set_of[t]]) list[n++] = t;
    return n;
}
static int search(long moves) {
    static int list[TRIOS];
    long least = 1L << 40;
    for (long move = 1; move <= moves; move++) {
        int n = in_clash(list), best = 1 << 20, ties = 0, trio = 0, to = 0;
        if (!n) return 1;
        long total = 0;
        for (int i = 0; i < n; i++) total += clashes[list[i]][set_of[list[i]]];
        if (total < least) least = total;
        for (int i = 0; i < n; i++) for (int s = 0; s < sets; s++) {
            int t = list[i], worse = clashes[t][s] - clashes[t][set_of[t]];
            if (s == set_of[t] || worse > best) continue;
            if (until[t][s] > move && total + 2L * worse >= least) continue;
            if (worse < best) { best = worse; ties = 0; }
            if (!below(++ties)) { trio = t; to = s; }
        }
        if (!ties) continue;
        until[trio][set_of[trio]] = move + below(10) + 3 * n / 5;
        lay(trio, to);
    }
    return 0;
}
int main(int n, char **v) {
    int rounds, players, forgotten;
    if (n != 4 || scanf("%d %d %d %d", &players, &forgotten, &rounds, &trios) != 4) return 2;
    state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
    sets = atoi(v[2]);
    if (sets > SETS || trios > TRIOS) return 2;
    for (int t = 0; t < trios; t++) {
        if (scanf("%d %d %d %d %d", &round_of[t], &forgotten, who[t], who[t] + 1, who[t] + 2) != 5) return 2;
        for (int u = 0; u < t; u++) if (exclude(t, u)) { others[t][others_of[t]++] = u; others[u][others_of[u]++] = t; }
    }
    for (int t = 0; t < trios; t++) many[set_of[t] = below(sets)]++;
    for (int t = 0; t < trios; t++) for (int i = 0; i < others_of[t]; i++) clashes[t][set_of[others[t][i]]]++;
    if (!search(atol(v[3]))) return 3;
    for (int s = 0; s < sets; s++) if (many[s] == 1) return 3;
    for (int t = 0; t < trios; t++) printf("%d ", set_of[t]);
    printf("\n");
    return 0;
}
