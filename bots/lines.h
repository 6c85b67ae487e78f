// The lines that bots say in the talk, in four languages. No line says he or she of anybody, so that each is right of
// everybody. SPDX-License-Identifier: MIT
#pragma once
#include "bots/remark.h"

namespace parlour::bots {

enum class Line : std::uint8_t {
    // anywhere
    goodEvening,
    addressed,
    theyWon,
    iWon,
    fooledMe,
    sawThroughMe,
    // I Am Not Human
    namedRight,
    namedWrong,
    nobodySteps,
    oddOneOut,
    nothingLikeIt,
    spokeLast,
    saidOfAnything,
    unheardOf,
    defence,
    maybeServer,
    wordGaveAway,
    wrongSuspect,
    unseen,
    selfUnseen,
    selfCaught,
    noHuman,
    blamedForNothing,
    selfAccused,
    // Turing
    lastPair,
    allRight,
    allWrong,
    someRight,
    onlyI,
    selfWrong,
    selfRead,
    selfMisread,
    disguised,
    // Turing Machine
    noThumb,
    thumb,
    wrongCode,
    selfWrongCode,
    cracked,
    narrowlyWon,
    narrowlyLost,
};
constexpr std::size_t lineCount = static_cast<std::size_t>(Line::narrowlyLost) + 1;

/// What a line speaks of; what it does not need stays empty.
struct Slots {
    std::string name, word, thing;
    int count = 0;

    static Slots about(std::string name, std::string word = "") {
        Slots slots;
        slots.name = std::move(name);
        slots.word = std::move(word);
        return slots;
    }
};

/// One of the ways to say it in that language; in English, if bots do not speak it.
std::string lineOf(Line line, lexicon::Language language, const Slots& slots, Chance& luck);
/// How many ways there are.
std::size_t waysOf(Line line, lexicon::Language language);

}  // namespace parlour::bots
