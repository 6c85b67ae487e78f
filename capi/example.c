// A program in C that plays a game of Turing with itself through parlour.h: cc example.c -lparlour.
// It knows no JSON but what it looks for in a text. SPDX-License-Identifier: MIT
#include "parlour.h"

#include <stdio.h>
#include <string.h>

int main(void) {
    if (parlour_abi() != PARLOUR_ABI) {
        fprintf(stderr, "this libparlour is another: %s\n", parlour_version());
        return 1;
    }
    parlour_engine* engine = parlour_new();
    parlour_ask(engine, "{\"is\":\"Open\",\"game\":\"turing\",\"options\":{},\"players\":3,\"seed\":1}");

    // Whoever may do something does: an answer, a vote. A game is over when the view says so.
    static const char* const commands[] = {"{\"is\":\"Answer\",\"position\":0}", "{\"is\":\"Answer\",\"position\":1}",
                                           "{\"is\":\"Vote\",\"side\":\"L\"}"};
    int moves = 0;
    while (!strstr(parlour_ask(engine, "{\"is\":\"Look\",\"seat\":0}"), "\"phase\":\"over\"") && moves < 10000) {
        for (int seat = 0; seat < 3; ++seat)
            for (int i = 0; i < 3; ++i) {
                char question[160];
                snprintf(question, sizeof question, "{\"is\":\"Submit\",\"seat\":%d,\"command\":%s}", seat,
                         commands[i]);
                if (strncmp(parlour_ask(engine, question), "{\"events\"", 9) == 0) ++moves;
            }
    }
    printf("over after %d moves\n", moves);
    parlour_free(engine);
    return 0;
}
