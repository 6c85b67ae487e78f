// Nothing: the headers that a kind of part reads are compiled with this file, once (cmake/parlour.cmake).
// SPDX-License-Identifier: MIT
