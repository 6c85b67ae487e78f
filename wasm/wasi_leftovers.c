// Two symbols that Debian's builtins for wasm32 ask for, because they were built with a stack protector.
// SPDX-License-Identifier: MIT
#include <stdint.h>

uintptr_t __stack_chk_guard = 0x5a5aa5a5U;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
