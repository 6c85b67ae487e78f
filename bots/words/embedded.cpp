// words.bin as words_data.S puts it into the program. Where it comes as a file of its own, that is said elsewhere
// (python/words_file.cpp). SPDX-License-Identifier: MIT
#include "bots/words/words.h"

extern "C" const unsigned char parlourWords[];

const unsigned char* parlour::bots::words::wordsFile() { return parlourWords; }
