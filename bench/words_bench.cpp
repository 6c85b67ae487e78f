// How many words the lexicon checks and keys per second of processor time, for each kind of room.
// The rules of words are in lexicon/words.h.
// SPDX-License-Identifier: MIT
#include <array>
#include <cstdio>
#include <ctime>
#include <string_view>

#include "lexicon/words.h"

namespace {

using parlour::lexicon::Language;

struct Room {
    const char* name;
    Language language;
    std::array<std::string_view, 8> words;
};

constexpr std::array rooms = {
    Room{"english",
         Language::en,
         {"cat", "Cinema", "rock'n'roll", "mother-in-law", "dreams", "lighthouse", "naive", "fog"}},
    Room{"spanish", Language::es, {"gato", "Canción", "corazón", "mañana", "luces", "sueño", "montaña", "río"}},
    Room{"russian", Language::ru, {"кот", "Кино", "ёлка", "что-то", "сны", "маяк", "наивный", "туман"}},
    Room{"turkish", Language::tr, {"kedi", "Işık", "İzmir", "çağ", "düş", "fener", "sis", "gökyüzü"}},
    Room{"hostile",
         Language::en,
         {"ca\u200Ft", "кинo", "👨‍👩‍👧", "a\u0301\u0301", "two words", "\xFF\xFE", "r2d2", "first"}},
};

/// Words per second of processor time: checked, keyed, and with `forms` also stemmed.
double wordsPerSecond(const Room& room, bool forms) {
    constexpr int times = 100'000;
    std::uint64_t sum = 0;
    const std::clock_t start = std::clock();
    for (int i = 0; i < times; ++i)
        for (const std::string_view word : room.words) {
            if (parlour::lexicon::objectionTo(word, room.language)) ++sum;
            sum += parlour::lexicon::hashOf(forms ? parlour::lexicon::familyOf(word, room.language)
                                                  : parlour::lexicon::keyOf(word, room.language));
        }
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    if (sum == 0) std::puts("impossible");  // so that the work cannot be left out
    return times * static_cast<double>(room.words.size()) / seconds;
}

}  // namespace

int main() {
    std::puts("room      checked and keyed/s   with stems/s");
    for (const Room& room : rooms)
        std::printf("%-8s %20.0f %14.0f\n", room.name, wordsPerSecond(room, false), wordsPerSecond(room, true));
}
