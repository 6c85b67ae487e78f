// words.bin in the program itself, so that parlour stays one file; words.cpp reads it.
// SPDX-License-Identifier: MIT
    .section .rodata
    .global parlourWords
    .global parlourWordsEnd
    .balign 16
parlourWords:
    .incbin WORDS_FILE
parlourWordsEnd:
    .byte 0
    .section .note.GNU-stack, "", %progbits
