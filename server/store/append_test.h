// Changes to be appended to a store by its tests.
// SPDX-License-Identifier: MIT
#pragma once
#include "server/store/store.h"

namespace parlour::server {

inline Append first(const std::string& code, const std::string& change = "first", Stage stage = Stage::gathering,
                    Time at = 1000) {
    return {code, 0, change, at, TableLine{code, "turing", "Ann", stage, 4, 1}, false};
}
inline Append next(const std::string& code, Version expected, const std::string& change, Time at = 1000) {
    return {code, expected, change, at, {}, false};
}

}  // namespace parlour::server
