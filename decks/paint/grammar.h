// Small grammar for descriptions: fills patterns with nouns that agree. Used by tale_words.cpp and dream_words.cpp.
// SPDX-License-Identifier: MIT
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "decks/language.h"
#include "decks/paint/silhouette.h"

namespace parlour::decks {

/// The noun without its article.
std::string bareNoun(const Silhouette& silhouette, Language language);

/// Replaces {0} by the first noun with its article, {0-} by the bare noun, {0:a|b|c|d} by the form that agrees with its
/// gender (masculine, feminine, neuter, plural), and any other {name} by what `named` says.
std::string filled(std::string_view pattern, Language language, const std::vector<int>& cast,
                   const std::function<std::string_view(std::string_view)>& named);

/// With a capital first letter (Latin or Cyrillic) and a full stop.
std::string asSentence(std::string text);

}  // namespace parlour::decks
