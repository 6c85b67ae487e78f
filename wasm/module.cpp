// What the WebAssembly module shows to JavaScript: a place to write a question, the engine, and where its answer is.
// web/src/engine/module.ts is the other side.
// SPDX-License-Identifier: MIT
#include "wasm/engine.h"

/// libc++ and libc++abi would print why they give up, and bring all of printf along for it. Nobody would read that
/// here.
extern "C" void abort_message(const char*, ...) { __builtin_trap(); }
_LIBCPP_BEGIN_NAMESPACE_STD
void __libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD

namespace {

std::string question, answered;  // NOLINT: they live as long as the module
parlour::wasm::Engine engine;    // NOLINT

}  // namespace

extern "C" {

/// Makes room for a question of so many bytes and says where.
[[clang::export_name("room")]] char* room(std::size_t bytes) {
    question.resize(bytes);
    return question.data();
}
/// Answers the question that was written there, and says how long the answer is.
[[clang::export_name("ask")]] std::size_t ask() {
    answered = engine.answer(question);
    return answered.size();
}
[[clang::export_name("answer")]] const char* answer() { return answered.data(); }

}  // extern "C"
