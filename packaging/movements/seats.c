/* Finds who sits North, East and South: comparisons as even as can be, and seats too, by simulated annealing.

   usage: seats SEED MOVES   (MOVES a trio of the plan)
   reads plans: people, sets, number of trios, then for each trio its set and three people; prints for each plan a line:
   the sum of the squares of comparisons, the largest imbalance of somebody's seats, then for each trio 0 … 5, the way
   in which its three sit: NES NSE ENS ESN SNE SEN stand for 012 021 102 120 201 210. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define P 128
#define SETS 128
#define TRIOS 4096
static const int ORDERS[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
/* What uneven seats cost: nothing where they are nearly a third each, much beyond. */
static const double FAR = 6, FARTHER = 0.8, NEAR = 1, NEARER = 0.04;
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }

static int players, sets, trios, lies[TRIOS], who[TRIOS][3], way[TRIOS];
static int same[P][P], seats[P][3], held[SETS][3][P], many[SETS][3], more[P][SETS];

static void put(int t, int order) {
    for (int s = 0; s < 3; s++) {
        int p = who[t][ORDERS[order][s]], *l = held[lies[t]][s], *n = &many[lies[t]][s];
        for (int i = 0; i < *n; i++) { same[p][l[i]]++; same[l[i]][p]++; }
        l[(*n)++] = p;
        seats[p][s]++;
    }
    way[t] = order;
}
static void take(int t) {
    for (int s = 0; s < 3; s++) {
        int p = who[t][ORDERS[way[t]][s]], *l = held[lies[t]][s], *n = &many[lies[t]][s], i = 0;
        while (l[i] != p) i++;
        l[i] = l[--*n];
        for (i = 0; i < *n; i++) { same[p][l[i]]--; same[l[i]][p]--; }
        seats[p][s]--;
    }
}
/* What it costs to sit the three of a trio that nobody has seated, in each of the six ways. */
static void weigh(int t, int *cost) {
    int each[3][3];
    for (int i = 0; i < 3; i++)
        for (int s = 0; s < 3; s++) {
            int p = who[t][i], *l = held[lies[t]][s], n = many[lies[t]][s], sum = 0;
            for (int j = 0; j < n; j++) sum += same[p][l[j]];
            each[i][s] = 2 * sum + n + more[p][seats[p][s]];
        }
    for (int o = 0; o < 6; o++) cost[o] = each[ORDERS[o][0]][0] + each[ORDERS[o][1]][1] + each[ORDERS[o][2]][2];
}
static void anneal(long moves, double hot, double cold) {
    double temp = hot, ratio = exp(log(cold / hot) / (double)(moves / 256 + 1));
    for (long i = 0; i < moves; i++) {
        if (i % 256 == 0) temp *= ratio;
        int t = below(trios), cost[6], least = 1 << 30;
        double chance[6], sum = 0;
        take(t); weigh(t, cost);
        for (int o = 0; o < 6; o++) if (cost[o] < least) least = cost[o];
        for (int o = 0; o < 6; o++) sum += chance[o] = exp((least - cost[o]) / temp);
        double at = sum * next() / 4294967296.0;
        int o = 0;
        while (o < 5 && at >= chance[o]) at -= chance[o++];
        put(t, o);
    }
}
static double seat_cost(int times, int plays) {
    double off = fabs(times - plays / 3.0) - NEAR - NEARER * plays;
    return off > 0 ? fmax(FAR, FARTHER * plays) * (off + 0.5) : 0;
}
static void price_seats(void) {
    int plays[P] = {0};
    for (int t = 0; t < trios; t++) for (int i = 0; i < 3; i++) plays[who[t][i]]++;
    for (int p = 0; p < players; p++)
        for (int k = 0; k < SETS; k++) more[p][k] = (int)lround(seat_cost(k + 1, plays[p]) - seat_cost(k, plays[p]));
}
static void improve(void) {
    for (int changed = 1, pass = 0; changed && pass < 50; pass++) {
        changed = 0;
        for (int t = 0; t < trios; t++) {
            int before = way[t], best = before, cost[6];
            take(t); weigh(t, cost);
            for (int o = 0; o < 6; o++) if (cost[o] < cost[best]) best = o;
            put(t, best); changed |= best != before;
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
    if (n != 3) return 2;
    while (scanf("%d %d %d", &players, &sets, &trios) == 3) {
        if (players > P || sets > SETS || trios > TRIOS) return 2;
        state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
        memset(same, 0, sizeof same); memset(seats, 0, sizeof seats); memset(many, 0, sizeof many);
        for (int t = 0; t < trios; t++) {
            if (scanf("%d %d %d %d", &lies[t], &who[t][0], &who[t][1], &who[t][2]) != 4) return 2;
            put(t, below(6));
        }
        price_seats();
        anneal(atol(v[2]) * trios, 6.0, 0.5);
        improve();
        print();
    }
    return 0;
}
