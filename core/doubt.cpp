// The innermost doubt of each thread hears of what does not fit.
// SPDX-License-Identifier: MIT
#include "core/doubt.h"

#include <cstdlib>
#include <utility>

namespace parlour {
namespace {

thread_local Doubt* innermost = nullptr;

}  // namespace

Doubt::Doubt() : outer_(std::exchange(innermost, this)) {}
Doubt::~Doubt() { innermost = outer_; }

void misfit(std::string_view why) {
    if (innermost == nullptr) std::abort();
    if (innermost->why_.empty()) innermost->why_ = why;
}

}  // namespace parlour
