// How strongly a word goes with what is seen, from 0 to 1: by the lists of associations.txt, and where they are silent
// by what words mean. SPDX-License-Identifier: MIT
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

float association(Sense sense, const Idea& idea);
float association(Vector meaning, const Idea& idea);

/// The words that are worth saying about it, the strongest first.
std::vector<Sense> worthSaying(const Idea& idea);

}  // namespace parlour::bots::words
