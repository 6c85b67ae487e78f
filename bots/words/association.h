// How strongly a word goes with what is seen, from 0 to 1: by the lists of its language, and where they are silent by
// what words mean. SPDX-License-Identifier: MIT
#pragma once
#include "bots/words/words.h"

namespace parlour::bots::words {

/// Something that is seen: a concept of the lists, or at least where it stands among all meanings.
struct Idea {
    std::optional<Concept> known;
    std::vector<std::int8_t> vector;
};
/// What a deck says in that language; nothing, if no word of it is known.
std::optional<Idea> ideaOf(std::string_view text, Language language);

float association(Word word, const Idea& idea);
float association(Vector meaning, const Idea& idea);

/// The words that are worth saying about it in that language, the strongest first; none about what bots do not speak
/// of.
std::vector<Word> worthSaying(const Idea& idea, Language language);

/// In how many lists of its language a word stands: what is said of everything says little.
int commonness(Word word);

}  // namespace parlour::bots::words
