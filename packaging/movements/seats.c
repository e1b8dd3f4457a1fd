/* Finds who sits North, East and South: comparisons as even as can be, and seats too, by simulated annealing.

   usage: seats SEED MOVES HOT COLD U WORTH
     MOVES      for each trio of the plan, while it cools from HOT to COLD
     U, WORTH   the most by which somebody's seats should differ, and what it is worth
   reads plans: people, sets, number of trios, then for each trio its set, three people and the way they sit to begin
   with (6: by chance); prints for each plan a line: the sum of the squares of comparisons, the largest imbalance of
   somebody's seats, then for each trio 0 … 5, the way in which its three sit: NES NSE ENS ESN SNE SEN stand for
   012 021 102 120 201 210. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define P 128
#define SETS 128
#define TRIOS 4096
#define STEPS 300
#define FAR 4096
static const int ORDERS[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}, BACK[6] = {0, 1, 2, 4, 3, 5};
static int AFTER[6][6];
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }

static int players, words, sets, trios, lies[TRIOS], who[TRIOS][3], way[TRIOS], at[SETS][TRIOS], ats[SETS];
static int seats[P][3], more[P][SETS], many[SETS][3];
/* How often two were compared; who holds a hand of a set, as a mask and as a list. */
static _Alignas(8) uint8_t same[P][P], holds[SETS][3][P];
static uint8_t held[SETS][3][P];

static void put(int t, int order) {
    for (int s = 0; s < 3; s++) {
        int p = who[t][ORDERS[order][s]], n = many[lies[t]][s]++;
        uint8_t *l = held[lies[t]][s];
        for (int i = 0; i < n; i++) { same[p][l[i]]++; same[l[i]][p]++; }
        l[n] = (uint8_t)p; holds[lies[t]][s][p] = 255;
        seats[p][s]++;
    }
    way[t] = order;
}
static void take(int t) {
    for (int s = 0; s < 3; s++) {
        int p = who[t][ORDERS[way[t]][s]], i = 0, n = --many[lies[t]][s];
        uint8_t *l = held[lies[t]][s];
        while (l[i] != p) i++;
        l[i] = l[n]; holds[lies[t]][s][p] = 0;
        for (i = 0; i < n; i++) { same[p][l[i]]--; same[l[i]][p]--; }
        seats[p][s]--;
    }
}
/* How often one was compared with those who hold a hand. */
static int compared(const uint8_t *one, const uint8_t *hand) {
    const uint64_t few = 0x00ff00ff00ff00ffULL, *x = (const uint64_t *)one, *y = (const uint64_t *)hand;
    uint64_t even = 0, odd = 0;
    for (int i = 0; i < words; i++) { uint64_t w = x[i] & y[i]; even += w & few; odd += w >> 8 & few; }
    return (int)((even + odd) * 0x0001000100010001ULL >> 48);
}
/* What it costs to sit the three of a trio in each of the six ways, as if nobody of them sat. */
static void weigh(int t, int *cost) {
    int each[3][3], l = lies[t];
    const int *now = ORDERS[way[t]];
    for (int s = 0; s < 3; s++) holds[l][s][who[t][now[s]]] = 0;
    for (int s = 0; s < 3; s++)
        for (int i = 0; i < 3; i++) {
            int p = who[t][i], sits = now[s] == i, n = many[l][s] - 1;
            each[i][s] = 2 * (compared(same[p], holds[l][s]) - (sits ? n : 0)) + n + more[p][seats[p][s] - sits];
        }
    for (int s = 0; s < 3; s++) holds[l][s][who[t][now[s]]] = 255;
    for (int o = 0; o < 6; o++) cost[o] = each[ORDERS[o][0]][0] + each[ORDERS[o][1]][1] + each[ORDERS[o][2]][2];
}
static double chances[FAR];
static void seat_trio(int t) {
    int cost[6], least = 1 << 30, o = 0;
    double chance[6], sum = 0;
    weigh(t, cost);
    for (int i = 0; i < 6; i++) if (cost[i] < least) least = cost[i];
    for (int i = 0; i < 6; i++) sum += chance[i] = cost[i] - least < FAR ? chances[cost[i] - least] : 0;
    double aim = sum * next() / 4294967296.0;
    while (o < 5 && aim >= chance[o]) aim -= chance[o++];
    if (o != way[t]) { take(t); put(t, o); }
}
/* The hands of a set change places: this changes seats, and not who is compared. Returns what it costs. */
static int turn_set(int x, int by) {
    uint8_t list[3][P], mask[3][P];
    int count[3], cost = 0;
    for (int k = 0; k < ats[x]; k++) {
        int t = at[x][k], o = AFTER[way[t]][by];
        for (int s = 0; s < 3; s++) { int p = who[t][ORDERS[way[t]][s]]; cost -= more[p][--seats[p][s]]; }
        for (int s = 0; s < 3; s++) { int p = who[t][ORDERS[o][s]]; cost += more[p][seats[p][s]++]; }
        way[t] = o;
    }
    memcpy(list, held[x], sizeof list); memcpy(mask, holds[x], sizeof mask); memcpy(count, many[x], sizeof count);
    for (int s = 0; s < 3; s++) {
        int from = ORDERS[by][s];
        memcpy(held[x][s], list[from], P); memcpy(holds[x][s], mask[from], P); many[x][s] = count[from];
    }
    return cost;
}
static void seat_set(int x) {
    int by = 1 + below(5), cost = turn_set(x, by);
    if (cost > 0 && (cost >= FAR || next() > chances[cost] * 4294967295.0)) turn_set(x, BACK[by]);
}
static void anneal(long moves, double hot, double cold) {
    for (long k = 0; k < STEPS; k++) {
        double temp = hot * exp(log(cold / hot) * (double)k / (STEPS - 1));
        for (int i = 0; i < FAR; i++) chances[i] = exp(-i / temp);
        for (long i = 0; i <= moves * trios / STEPS; i++) {
            seat_trio(below(trios));
            if (i % 16 == 0) seat_set(below(sets));
        }
    }
}
/* What it costs somebody who plays so often to have a seat so many times: nothing, where seats need not differ more. */
static long price(int times, int plays, int u) {
    int third = plays / 3, odd = plays % 3;
    int least = odd ? third - (u - 1) / 2 - (u % 2 == 0 && odd == 1) : third - u / 2, most = odd ? least + u : third + u / 2;
    int off = times < least ? least - times : times > most ? times - most : 0;
    return off * off;
}
static void price_seats(int u, int worth) {
    int plays[P] = {0};
    for (int t = 0; t < trios; t++) for (int i = 0; i < 3; i++) plays[who[t][i]]++;
    for (int p = 0; p < players; p++)
        for (int k = 0; k < SETS; k++) more[p][k] = worth * (int)(price(k + 1, plays[p], u) - price(k, plays[p], u));
}
static void improve(void) {
    for (int changed = 1, pass = 0; changed && pass < 50; pass++) {
        changed = 0;
        for (int t = 0; t < trios; t++) {
            int best = way[t], cost[6];
            weigh(t, cost);
            for (int o = 0; o < 6; o++) if (cost[o] < cost[best]) best = o;
            if (best != way[t]) { take(t); put(t, best); changed = 1; }
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
    printf("%ld %d ", spread, uneven);
    for (int t = 0; t < trios; t++) printf("%d", way[t]);
    printf("\n"); fflush(stdout);
}
int main(int n, char **v) {
    if (n != 7) return 2;
    for (int a = 0; a < 6; a++) for (int b = 0; b < 6; b++) for (int o = 0; o < 6; o++)
        if (ORDERS[o][0] == ORDERS[a][ORDERS[b][0]] && ORDERS[o][1] == ORDERS[a][ORDERS[b][1]]) AFTER[a][b] = o;
    while (scanf("%d %d %d", &players, &sets, &trios) == 3) {
        if (players > P || sets > SETS || trios > TRIOS) return 2;
        words = (players + 7) / 8;
        state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
        memset(same, 0, sizeof same); memset(seats, 0, sizeof seats); memset(many, 0, sizeof many);
        memset(holds, 0, sizeof holds); memset(ats, 0, sizeof ats);
        for (int t = 0; t < trios; t++) {
            int given;
            if (scanf("%d %d %d %d %d", &lies[t], &who[t][0], &who[t][1], &who[t][2], &given) != 5) return 2;
            at[lies[t]][ats[lies[t]]++] = t;
            put(t, given < 6 ? given : below(6));
        }
        price_seats(atoi(v[5]), atoi(v[6]));
        anneal(atol(v[2]), atof(v[3]), atof(v[4]));
        improve();
        print();
    }
    return 0;
}
