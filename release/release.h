// Which release of Parlour this is: compiled into one small file of its own, so that a new number compiles nothing
// else. What a version promises is in CHANGELOG.md. SPDX-License-Identifier: MIT
#pragma once

namespace parlour {

/// "0.9.0", of CMakeLists.txt.
extern const char* const releaseNumber;
/// The commit that script/release made it from; empty in every other build, so that the same sources give the same
/// bytes.
extern const char* const releaseCommit;

}  // namespace parlour
