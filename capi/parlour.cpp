// The C interface over the engine that the pages use (wasm/engine.h). Nothing is thrown across it.
// SPDX-License-Identifier: MIT
#include "capi/parlour.h"

#include <new>

#include "wasm/engine.h"

struct parlour_engine {
    parlour::wasm::Engine engine;
    std::string answered;
};

int parlour_abi() { return PARLOUR_ABI; }
const char* parlour_version() { return PARLOUR_VERSION; }

parlour_engine* parlour_new() { return new (std::nothrow) parlour_engine; }

const char* parlour_ask(parlour_engine* engine, const char* question) {
    engine->answered = engine->engine.answer(question);
    return engine->answered.c_str();
}

void parlour_free(parlour_engine* engine) { delete engine; }
