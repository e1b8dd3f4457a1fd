/* Finds who plays with whom, with which boards and in which seats, all at once, from a plan that keeps the rules:
   comparisons as even as can be, and seats too, by simulated annealing. Nobody plays a set twice or is in two places,
   no more meetings are repeated than in the plan, and nobody sits out once more than others.

   usage: boards SEED MOVES HOT COLD U WORTH CHANGES
     MOVES      for each trio of the plan, while it cools from HOT to COLD
     U, WORTH   the most by which somebody's seats should differ, and what it is worth: four times that in the end
     CHANGES    sum of: 1 sets change tables in a round, 2 people change trios in a round, 4 others sit out
   reads plans: people, sets, rounds, number of trios, then for each trio its round, its set and three people in seats;
   prints for each plan a line: the sum of the squares of comparisons, the largest imbalance of somebody's seats, then
   for each trio its set, North, East and South. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define P 128
#define SETS 128
#define ROUNDS 64
#define TRIOS 4096
#define STEPS 400
#define FAR 4096
#define CHAIN 10
static const int ORDERS[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }
static double chance(void) { return next() / 4294967296.0; }

static int players, words, sets, rounds, trios, first_of[ROUNDS], tables_of[ROUNDS];
static int round_of[TRIOS], lies[TRIOS], who[TRIOS][3]; /* People in seats. */
static int lying[ROUNDS][SETS], playing[P][SETS], at_table[P][ROUNDS]; /* Trios, or -1. */
static int met[P][P], rests[P], plays[P], seats[P][3], many[SETS][3], outs[ROUNDS][P], outs_of[ROUNDS], most_rests;
static long price[ROUNDS + 1][ROUNDS + 2]; /* By how often somebody plays and how often he has a seat. */
/* How often two were compared; who holds a hand of a set, as a mask and as a list. */
static _Alignas(8) uint8_t same[P][P], holds[SETS][3][P];
static uint8_t held[SETS][3][P];
static double temp, chances[FAR];

static void put(int t, int set, const int *people) {
    int r = round_of[t];
    lies[t] = set; lying[r][set] = t;
    for (int s = 0; s < 3; s++) {
        int p = people[s], n = many[set][s]++;
        uint8_t *l = held[set][s];
        for (int i = 0; i < n; i++) { same[p][l[i]]++; same[l[i]][p]++; }
        l[n] = (uint8_t)p; holds[set][s][p] = 255;
        seats[p][s]++; who[t][s] = p; playing[p][set] = t;
    }
}
static void take(int t) {
    int set = lies[t];
    if (lying[round_of[t]][set] == t) lying[round_of[t]][set] = -1;
    for (int s = 0; s < 3; s++) {
        int p = who[t][s], i = 0, n = --many[set][s];
        uint8_t *l = held[set][s];
        while (l[i] != p) i++;
        l[i] = l[n]; holds[set][s][p] = 0;
        for (i = 0; i < n; i++) { same[p][l[i]]--; same[l[i]][p]--; }
        seats[p][s]--;
        if (playing[p][set] == t) playing[p][set] = -1;
    }
}
/* How often one was compared with those who hold a hand. */
static int compared(const uint8_t *one, const uint8_t *hand) {
    const uint64_t few = 0x00ff00ff00ff00ffULL, *x = (const uint64_t *)one, *y = (const uint64_t *)hand;
    uint64_t even = 0, odd = 0;
    for (int i = 0; i < words; i++) { uint64_t w = x[i] & y[i]; even += w & few; odd += w >> 8 & few; }
    return (int)((even + odd) * 0x0001000100010001ULL >> 48);
}
/* What it costs to sit three, who sit nowhere yet, with a set in each of the six ways. Returns the least. */
static int weigh(int set, const int *people, int *cost) {
    int each[3][3], least = 1 << 30;
    for (int i = 0; i < 3; i++) {
        int p = people[i];
        for (int s = 0; s < 3; s++)
            each[i][s] = 2 * compared(same[p], holds[set][s]) + many[set][s]
                       + (int)(price[plays[p]][seats[p][s] + 1] - price[plays[p]][seats[p][s]]);
    }
    for (int o = 0; o < 6; o++) {
        cost[o] = each[ORDERS[o][0]][0] + each[ORDERS[o][1]][1] + each[ORDERS[o][2]][2];
        if (cost[o] < least) least = cost[o];
    }
    return least;
}
static double weight(int set, const int *people, double *each, double *sum) {
    int cost[6], least = weigh(set, people, cost);
    *sum = 0;
    for (int o = 0; o < 6; o++) *sum += each[o] = cost[o] - least < FAR ? chances[cost[o] - least] : 0;
    return log(*sum) - least / temp;
}
/* Three sit down with a set as chance will have it; returns how easily (a logarithm). */
static double sit(int t, int set, const int *people) {
    double each[6], sum, easily = weight(set, people, each, &sum), aim = sum * chance();
    int o = 0;
    while (o < 5 && aim >= each[o]) aim -= each[o++];
    int seated[3] = {people[ORDERS[o][0]], people[ORDERS[o][1]], people[ORDERS[o][2]]};
    put(t, set, seated);
    return easily;
}
static double sit_again(int t, int set, const int *people) {
    double each[6], sum, easily = weight(set, people, each, &sum);
    put(t, set, people);
    return easily;
}
typedef struct { int t, set, people[3], new_set, new_people[3]; } Change;
/* Some trios change sets or people, if chance allows: as easily as not, on the whole, as it is worth. */
static int changed(Change *all, int n, double better) {
    double before = 0, after = better;
    for (int i = 0; i < n; i++) take(all[i].t);
    for (int i = 0; i < n; i++) after += sit(all[i].t, all[i].new_set, all[i].new_people);
    int kept[CHAIN + 2][3];
    for (int i = 0; i < n; i++) memcpy(kept[i], who[all[i].t], sizeof kept[i]);
    for (int i = n; i-- > 0;) take(all[i].t);
    for (int i = 0; i < n; i++) before += sit_again(all[i].t, all[i].set, all[i].people);
    if (after < before && chance() >= exp(after - before)) return 0;
    for (int i = 0; i < n; i++) take(all[i].t);
    for (int i = 0; i < n; i++) put(all[i].t, all[i].new_set, kept[i]);
    return 1;
}
static Change of(int t) {
    Change c = {t, lies[t], {who[t][0], who[t][1], who[t][2]}, lies[t], {who[t][0], who[t][1], who[t][2]}};
    return c;
}
static void reseat(int t) {
    int people[3] = {who[t][0], who[t][1], who[t][2]};
    take(t);
    sit(t, lies[t], people);
}
/* A trio gets another set; whoever holds that and is in its way gets its own, and so on. */
static void exchange_sets(int t) {
    Change all[CHAIN + 2];
    int one = lies[t], two = below(sets), n = 1;
    if (one == two) return;
    all[0] = of(t);
    for (int i = 0; i < n; i++) {
        int x = all[i].t, other = lies[x] == one ? two : one;
        all[i].new_set = other;
        for (int k = 0; k < 4; k++) {
            int y = k < 3 ? playing[who[x][k]][other] : lying[round_of[x]][other], known = y < 0;
            for (int j = 0; j < n && !known; j++) known = all[j].t == y;
            if (known) continue;
            if (n > CHAIN) return;
            all[n++] = of(y);
        }
    }
    if (n < many[one][0] + many[two][0]) changed(all, n, 0);
}
static int fewer(int p, int q, int out, int in) {
    int none = 0;
    met[p][out]--; met[out][p]--; none -= met[p][out] > 0;
    met[p][in]++; met[in][p]++; none += met[p][in] > 1;
    (void)q;
    return none;
}
/* Two people of a round change trios, if nobody meets again who did not. */
static void exchange_people(int t) {
    int r = round_of[t], u = first_of[r] + below(tables_of[r]);
    if (t == u) return;
    int i = below(3), j = below(3), p = who[t][i], q = who[u][j];
    if (playing[p][lies[u]] >= 0 || playing[q][lies[t]] >= 0) return;
    int a = who[t][(i + 1) % 3], b = who[t][(i + 2) % 3], c = who[u][(j + 1) % 3], d = who[u][(j + 2) % 3];
    int again = (met[p][c] > 0) + (met[p][d] > 0) + (met[q][a] > 0) + (met[q][b] > 0);
    int before = (met[p][a] > 1) + (met[p][b] > 1) + (met[q][c] > 1) + (met[q][d] > 1);
    if (again > before) return;
    Change all[2] = {of(t), of(u)};
    all[0].new_people[i] = q; all[1].new_people[j] = p;
    if (!changed(all, 2, 0)) return;
    fewer(p, q, a, c); fewer(p, q, b, d); fewer(q, p, c, a); fewer(q, p, d, b);
    at_table[p][r] = u; at_table[q][r] = t;
}
static long prices(int p) {
    return price[plays[p]][seats[p][0]] + price[plays[p]][seats[p][1]] + price[plays[p]][seats[p][2]];
}
/* Somebody who sits out, for the only time, plays instead of one who never does. */
static void exchange_rest(int r) {
    if (!outs_of[r] || most_rests > 1) return;
    int k = below(outs_of[r]), p = outs[r][k], t = first_of[r] + below(tables_of[r]), j = below(3), q = who[t][j];
    if (rests[q] || playing[p][lies[t]] >= 0) return;
    int a = who[t][(j + 1) % 3], b = who[t][(j + 2) % 3];
    if ((met[p][a] > 0) + (met[p][b] > 0) > (met[q][a] > 1) + (met[q][b] > 1)) return;
    Change c = of(t);
    c.new_people[j] = p;
    take(t);
    long was = prices(p) + prices(q);
    double before = weight(c.set, c.people, (double[6]){0}, &(double){0});
    plays[p]++; plays[q]--;
    double after = sit(t, c.set, c.new_people);
    int now[3] = {who[t][0], who[t][1], who[t][2]};
    take(t);
    after -= (double)(prices(p) + prices(q) - was) / temp;
    if (after < before && chance() >= exp(after - before)) {
        plays[p]--; plays[q]++;
        put(t, c.set, c.people);
        return;
    }
    put(t, c.set, now);
    met[q][a]--; met[a][q]--; met[q][b]--; met[b][q]--;
    met[p][a]++; met[a][p]++; met[p][b]++; met[b][p]++;
    rests[p]--; rests[q]++; outs[r][k] = q; at_table[p][r] = t; at_table[q][r] = -1;
}
/* What it costs somebody who plays so often to have a seat so many times: nothing, where seats need not differ more. */
static int dear(int times, int often, int u) {
    int third = often / 3, odd = often % 3;
    int least = odd ? third - (u - 1) / 2 - (u % 2 == 0 && odd == 1) : third - u / 2, most = odd ? least + u : third + u / 2;
    int off = times < least ? least - times : times > most ? times - most : 0;
    return off * off;
}
static void price_seats(double worth, int u) {
    for (int often = 0; often <= rounds; often++)
        for (int times = 0; times <= rounds + 1; times++) price[often][times] = lround(worth * dear(times, often, u));
}
static void anneal(long moves, double hot, double cold, int u, int worth, int changes) {
    for (long k = 0; k < STEPS; k++) {
        temp = hot * exp(log(cold / hot) * (double)k / (STEPS - 1));
        for (int i = 0; i < FAR; i++) chances[i] = exp(-i / temp);
        price_seats(worth * (k < STEPS / 2 ? 1 : 1 + 3 * (k - STEPS / 2.0) / (STEPS - STEPS / 2)), u);
        for (long i = 0; i <= moves * trios / STEPS; i++) {
            int t = below(trios);
            reseat(t);
            if (changes & 1) exchange_sets(below(trios));
            if (changes & 2) exchange_people(below(trios));
            if (changes & 4 && i % 4 == 0) exchange_rest(below(rounds));
        }
    }
}
static void improve(void) {
    for (int better = 1, pass = 0; better && pass < 50; pass++) {
        better = 0;
        for (int t = 0; t < trios; t++) {
            int cost[6], people[3] = {who[t][0], who[t][1], who[t][2]}, best = 0;
            take(t);
            weigh(lies[t], people, cost);
            for (int o = 1; o < 6; o++) if (cost[o] < cost[best]) best = o;
            int seated[3] = {people[ORDERS[best][0]], people[ORDERS[best][1]], people[ORDERS[best][2]]};
            put(t, lies[t], seated);
            better |= best != 0;
        }
    }
}
static void print(void) {
    long spread = 0; int uneven = 0;
    for (int p = 0; p < players; p++) {
        for (int q = 0; q < p; q++) spread += (long)same[p][q] * same[p][q];
        for (int s = 0; s < 3; s++) for (int o = 0; o < 3; o++)
            if (seats[p][s] - seats[p][o] > uneven) uneven = seats[p][s] - seats[p][o];
    }
    printf("%ld %d", spread, uneven);
    for (int t = 0; t < trios; t++) printf(" %d %d %d %d", lies[t], who[t][0], who[t][1], who[t][2]);
    printf("\n"); fflush(stdout);
}
static int read_plan(void) {
    if (scanf("%d %d %d %d", &players, &sets, &rounds, &trios) != 4) return 0;
    if (players > P || sets > SETS || rounds > ROUNDS || trios > TRIOS) exit(2);
    memset(same, 0, sizeof same); memset(seats, 0, sizeof seats); memset(many, 0, sizeof many);
    memset(holds, 0, sizeof holds); memset(met, 0, sizeof met); memset(plays, 0, sizeof plays);
    memset(rests, 0, sizeof rests); memset(outs_of, 0, sizeof outs_of); memset(tables_of, 0, sizeof tables_of);
    memset(lying, -1, sizeof lying); memset(playing, -1, sizeof playing); memset(at_table, -1, sizeof at_table);
    for (int t = 0; t < trios; t++) {
        int set, people[3];
        if (scanf("%d %d %d %d %d", &round_of[t], &set, &people[0], &people[1], &people[2]) != 5) exit(2);
        if (!tables_of[round_of[t]]++) first_of[round_of[t]] = t;
        put(t, set, people);
        for (int i = 0; i < 3; i++) {
            plays[people[i]]++; at_table[people[i]][round_of[t]] = t;
            for (int j = 0; j < 3; j++) if (i != j) met[people[i]][people[j]]++;
        }
    }
    most_rests = 0;
    for (int p = 0; p < players; p++) {
        for (int r = 0; r < rounds; r++) if (at_table[p][r] < 0) { outs[r][outs_of[r]++] = p; rests[p]++; }
        if (rests[p] > most_rests) most_rests = rests[p];
    }
    return 1;
}
int main(int n, char **v) {
    if (n != 8) return 2;
    while (read_plan()) {
        words = (players + 7) / 8;
        state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
        anneal(atol(v[2]), atof(v[3]), atof(v[4]), atoi(v[5]), atoi(v[6]), atoi(v[7]));
        improve();
        print();
    }
    return 0;
}
