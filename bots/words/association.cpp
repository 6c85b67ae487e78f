// How strongly a word goes with what is seen; see association.h.
// SPDX-License-Identifier: MIT
#include "bots/words/association.h"

#include <algorithm>
#include <cmath>

namespace parlour::bots::words {
namespace {

// A listed word always counts for more than one that only means something alike.
constexpr float strongest = 0.75F, weakest = 0.62F, mostUnlisted = 0.45F, itsName = 0.9F;
constexpr std::size_t neighbours = 24;

/// The name of a thing without its article, if that is one word.
std::string_view bareName(Concept seen, Language language) {
    std::string_view phrase = phraseOf(seen, language, Case::named);
    if (language != Language::ru) phrase.remove_prefix(phrase.find_first_of(" '") + 1);
    return phrase.find(' ') == phrase.npos ? phrase : std::string_view{};
}

float byMeaning(float likeness) { return std::clamp(0.9F * likeness, 0.0F, mostUnlisted); }

/// By concept and word of a language, in 255ths; worked out once, because it takes some ten milliseconds.
struct Table {
    std::size_t first, count;  // words
    std::vector<std::uint8_t> strengths;
    std::vector<int> commonness;
};

std::uint8_t asByte(float strength) { return static_cast<std::uint8_t>(std::lround(strength * 255)); }

Table tableOf(Language language) {
    const auto words = wordsOf(language);
    Table table{indexOf(words[0]), words.size(), std::vector<std::uint8_t>(conceptCount() * words.size()),
                std::vector<int>(words.size())};
    for (std::size_t c = 0; c < conceptCount(); ++c) {
        std::uint8_t* row = table.strengths.data() + c * table.count;
        const Vector vector = vectorOf(Concept(c));
        for (const Word word : words)
            row[indexOf(word) - table.first] = asByte(byMeaning(likeness(vectorOf(word), vector)));
        const auto listed = associationsOf(Concept(c), language);
        for (std::size_t i = 0; i < listed.size(); ++i) {
            const float rank = static_cast<float>(i) / static_cast<float>(listed.size());
            row[indexOf(listed[i]) - table.first] = asByte(strongest - (strongest - weakest) * rank);
            ++table.commonness[indexOf(listed[i]) - table.first];
        }
        for (const Word name : meaningOf(bareName(Concept(c), language), language).words)
            row[indexOf(name) - table.first] = asByte(itsName);
    }
    return table;
}

template <Language language>
const Table& tableIn() {
    static const Table made = tableOf(language);
    return made;
}
const Table& tableWith(Word word) {
    if (word <= wordsOf(Language::en).back()) return tableIn<Language::en>();
    if (word <= wordsOf(Language::es).back()) return tableIn<Language::es>();
    if (word <= wordsOf(Language::it).back()) return tableIn<Language::it>();
    return tableIn<Language::ru>();
}

std::optional<Idea> asIdea(const std::vector<float>& sum) {
    float length = 0;
    for (const float part : sum) length += part * part;
    if (length == 0) return {};
    Idea idea{.known = {}, .vector = std::vector<std::int8_t>(dimensions)};
    for (std::size_t i = 0; i < dimensions; ++i)
        idea.vector[i] =
            static_cast<std::int8_t>(std::clamp(std::lround(sum[i] * unitLength / std::sqrt(length)), -127L, 127L));
    return idea;
}

}  // namespace

std::optional<Idea> ideaOf(std::string_view text, Language language) {
    if (language == Language::en)
        if (const auto known = conceptNamed(text)) return Idea{known, {}};
    std::vector<float> sum(dimensions);
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        if (const auto meaning = meaningOf(text.substr(start, end - start), language); meaning.vector)
            for (std::size_t i = 0; i < dimensions; ++i) sum[i] += static_cast<float>((*meaning.vector)[i]);
        start = end + 1;
    }
    return asIdea(sum);
}

float association(Word word, const Idea& idea) {
    if (!idea.known) return association(vectorOf(word), idea);
    const Table& table = tableWith(word);
    return static_cast<float>(table.strengths[indexOf(*idea.known) * table.count + indexOf(word) - table.first]) / 255;
}

int commonness(Word word) {
    const Table& table = tableWith(word);
    return table.commonness[indexOf(word) - table.first];
}

float association(Vector meaning, const Idea& idea) {
    const Vector seen = idea.known ? vectorOf(*idea.known) : Vector(idea.vector.data(), dimensions);
    return byMeaning(likeness(meaning, seen));
}

std::vector<Word> worthSaying(const Idea& idea, Language language) {
    if (idea.known) {
        const auto listed = associationsOf(*idea.known, language);
        return {listed.begin(), listed.end()};
    }
    const Vector seen(idea.vector.data(), dimensions);
    const auto words = wordsOf(language);
    std::vector<Word> nearest(words.begin(), words.end());
    std::ranges::partial_sort(nearest, nearest.begin() + neighbours, std::ranges::greater{},
                              [&](Word word) { return likeness(vectorOf(word), seen); });
    nearest.resize(neighbours);
    return nearest;
}

}  // namespace parlour::bots::words
