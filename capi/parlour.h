// Parlour's engine for any language that can call C: one question as JSON in, one answer as JSON out. The questions are
// those that the pages ask (wasm/questions.h); a new question does not change this file. Each engine keeps one match.
// Different engines may be used by different threads; one engine by one thread at a time.
// SPDX-License-Identifier: MIT
#ifndef PARLOUR_H
#define PARLOUR_H

#ifdef __cplusplus
extern "C" {
#endif

#define PARLOUR_ABI 1

typedef struct parlour_engine parlour_engine;

// Which of these functions the library has: must be PARLOUR_ABI.
int parlour_abi(void);
// The library's version, such as "0.1.0".
const char* parlour_version(void);

// A new engine; 0 if there is no memory for it.
parlour_engine* parlour_new(void);
// Answers a question, a text that ends with a zero. The answer is the engine's own and stays until the next question or
// parlour_free. What is not understood is answered with {"error":"..."}, what is not allowed with {"refused":{...}}.
const char* parlour_ask(parlour_engine* engine, const char* question);
// Frees an engine; 0 is none.
void parlour_free(parlour_engine* engine);

#ifdef __cplusplus
}
#endif

#endif
