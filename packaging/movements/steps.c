/* Finds rounds of a ladder that compare people evenly, and how they sit: by how much the boards are ahead of North,
   East and South in each round, who of the three lines holds which hand, and which hand of a set is North's.

   usage: steps SEED MOVES T R U
     U   the most by which somebody's seats should differ
   reads T * T differences of two places, then how many rounds there are to choose from and for each by how much the
   boards are ahead of the three lines; 0: any will do, as long as nobody meets again or replays a set.
   Prints what is broken, the sum of the squares of comparisons, and by how much seats differ too much; then for each
   round the three numbers and the order of the lines, and for each set the order of its hands (orders as in seats.c).

   The same hands of a set may be North's or South's: that changes seats, and not who is compared. So there is a plan
   that looks the same from every table, and has even seats nevertheless. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define M 64
static const int ORDERS[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
static const double HOT = 20, COLD = 0.1, WRONG = 30, UNEVEN = 12;
static int INVERSE[6][3];
static uint64_t state;
static uint32_t next(void) {
    state ^= state << 13; state ^= state >> 7; state ^= state << 17;
    return (uint32_t)((state * 2685821657736338717ULL) >> 32);
}
static int below(int n) { return (int)(((uint64_t)next() * (uint64_t)n) >> 32); }

static int T, R, L, U, minus[M][M], listed[M][3], chosen[M], in[M];
static int ahead[M][3], way[M], hand[M], same[3][3][M], seats[3][M][3], used[6][M];
static long spread, uneven, broken;

/* What it costs somebody to have a seat so many times: nothing, where seats need not differ more. */
static long price(int times) {
    int third = R / 3, odd = R % 3, u = U;
    int least = odd ? third - (u - 1) / 2 - (u % 2 == 0 && odd == 1) : third - u / 2, most = odd ? least + u : third + u / 2;
    int off = times < least ? least - times : times > most ? times - most : 0;
    return off * off;
}
static void seat(int line, int person, int s, int by) {
    int *times = &seats[line][person][s];
    uneven -= price(*times); *times += by; uneven += price(*times);
}
static void compare(int i, int j, int d, int by) {
    int *times = &same[i][j][d];
    spread += by * (2L * *times + by); *times += by;
}
static void use(int k, int d, int by) {
    int *times = &used[k][d];
    broken += by > 0 ? (*times)++ : -(--*times);
}
static void lay(int r, int by) {
    for (int i = 0; i < 3; i++) { use(i, ahead[r][i], by); use(3 + i, minus[ahead[r][i]][ahead[r][(i + 1) % 3]], by); }
}
/* Round r's people against those of the first rounds. */
static void hold(int r, int rounds, int by) {
    for (int i = 0; i < 3; i++) for (int q = 0; q < rounds; q++) {
        if (q == r) continue;
        int j = ORDERS[way[q]][INVERSE[way[r]][i]], a = ahead[r][i], b = ahead[q][j];
        compare(i, j, minus[a][b], by); compare(j, i, minus[b][a], by);
    }
}
static void sit(int r, int x, int by) {
    for (int i = 0; i < 3; i++) seat(i, minus[x][ahead[r][i]], INVERSE[hand[x]][INVERSE[way[r]][i]], by);
}
static void sit_round(int r, int by) { for (int x = 0; x < T; x++) sit(r, x, by); }
static void sit_set(int x, int by) { for (int r = 0; r < R; r++) sit(r, x, by); }

static double cost(void) { return (double)spread + UNEVEN / T * (double)uneven + WRONG * (double)broken; }
static void start(void) {
    for (int i = 0; i < 3; i++) for (int t = 0; t < T; t++) uneven += 3 * price(0);
    for (int x = 0; x < T; x++) hand[x] = below(6);
    for (int r = 0; r < R; r++) {
        chosen[r] = r; in[r] = 1; way[r] = below(6);
        for (int i = 0; i < 3; i++) ahead[r][i] = L ? listed[r][i] : below(T);
        lay(r, 1); sit_round(r, 1); hold(r, r, 1);
    }
}
static void put(int r, const int *new_ahead, int new_way) {
    hold(r, R, -1); sit_round(r, -1); lay(r, -1);
    memcpy(ahead[r], new_ahead, sizeof ahead[r]); way[r] = new_way;
    lay(r, 1); sit_round(r, 1); hold(r, R, 1);
}
static void turn(int x, int new_hand) { sit_set(x, -1); hand[x] = new_hand; sit_set(x, 1); }
static void anneal(long moves) {
    double temp = HOT, ratio = exp(log(COLD / HOT) / (double)(moves / 256 + 1)), now = cost();
    for (long k = 0; k < moves; k++) {
        if (k % 256 == 0) temp *= ratio;
        int kind = below(8), r = below(R), x = below(T), b = -1, before = kind < 3 ? hand[x] : way[r], old[3], new[3];
        memcpy(old, ahead[r], sizeof old); memcpy(new, old, sizeof new);
        if (kind > 5 && L) {
            b = below(L);
            if (in[b]) continue;
            memcpy(new, listed[b], sizeof new);
        } else if (kind > 5) for (int i = 0; i < 2; i++) new[below(3)] = below(T);
        if (kind < 3) turn(x, below(6)); else put(r, new, kind == 6 ? before : below(6));
        double then = cost();
        if (then > now && next() > exp((now - then) / temp) * 4294967295.0) {
            if (kind < 3) turn(x, before); else put(r, old, before);
            continue;
        }
        now = then;
        if (b >= 0) { in[chosen[r]] = 0; in[b] = 1; chosen[r] = b; }
    }
}
int main(int n, char **v) {
    if (n != 6) return 2;
    state = 88172645463325252ULL ^ ((uint64_t)atoll(v[1]) * 0x9E3779B97F4A7C15ULL);
    T = atoi(v[3]); R = atoi(v[4]); U = atoi(v[5]);
    if (T >= M || R > T) return 2;
    for (int o = 0; o < 6; o++) for (int s = 0; s < 3; s++) INVERSE[o][ORDERS[o][s]] = s;
    for (int a = 0; a < T; a++) for (int b = 0; b < T; b++) if (scanf("%d", &minus[a][b]) != 1) return 2;
    if (scanf("%d", &L) != 1 || L >= M || (L && R > L)) return 2;
    for (int r = 0; r < L; r++) for (int i = 0; i < 3; i++) if (scanf("%d", &listed[r][i]) != 1) return 2;
    start();
    anneal(atol(v[2]));
    printf("%ld %ld %ld", broken, spread * T / 2, uneven);
    for (int r = 0; r < R; r++) printf(" %d %d %d %d", ahead[r][0], ahead[r][1], ahead[r][2], way[r]);
    for (int x = 0; x < T; x++) printf(" %d", hand[x]);
    printf("\n");
    return 0;
}
