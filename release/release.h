// Which release of Parlour this is: compiled into one small file of its own, so that a new commit compiles nothing else.
// What a version promises is in CHANGELOG.md.
// SPDX-License-Identifier: MIT
#pragma once

namespace parlour {

/// "0.9.0", of CMakeLists.txt.
extern const char* const releaseNumber;
/// The commit it was built from, "+" behind it if files were changed since; "unknown" for sources without one.
extern const char* const releaseCommit;

}  // namespace parlour
