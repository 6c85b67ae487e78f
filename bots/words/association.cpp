// How strongly a word goes with what is seen; see association.h.
// SPDX-License-Identifier: MIT
#include "bots/words/association.h"

#include <algorithm>
#include <cmath>

namespace parlour::bots::words {
namespace {

// A listed word always counts for more than one that only means something alike.
constexpr float strongest = 0.75F, weakest = 0.62F, mostUnlisted = 0.55F, itsName = 0.9F;
constexpr std::size_t neighbours = 14;

float byMeaning(float likeness) { return std::clamp(0.9F * likeness, 0.0F, mostUnlisted); }

/// By concept and sense; worked out once, because it takes some ten milliseconds.
std::vector<float> everyAssociation() {
    std::vector<float> table(conceptCount() * senseCount());
    for (std::size_t c = 0; c < conceptCount(); ++c) {
        float* row = table.data() + c * senseCount();
        const Vector vector = vectorOf(Concept(c));
        for (std::size_t s = 0; s < senseCount(); ++s) row[s] = byMeaning(likeness(vectorOf(Sense(s)), vector));
        const auto listed = associationsOf(Concept(c));
        for (std::size_t i = 0; i < listed.size(); ++i) {
            const float rank = static_cast<float>(i) / static_cast<float>(listed.size());
            row[indexOf(listed[i])] = strongest - (strongest - weakest) * rank;
        }
        for (std::size_t s = 0; s < senseCount(); ++s)
            if (conceptNamed(spellingOf(Sense(s), Language::en)) == Concept(c)) row[s] = itsName;
    }
    return table;
}

std::optional<Idea> asIdea(const std::vector<float>& sum) {
    float length = 0;
    for (const float part : sum) length += part * part;
    if (length == 0) return {};
    Idea idea{{}, std::vector<std::int8_t>(dimensions)};
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

float association(Sense sense, const Idea& idea) {
    static const std::vector<float> table = everyAssociation();
    if (idea.known) return table[indexOf(*idea.known) * senseCount() + indexOf(sense)];
    return association(vectorOf(sense), idea);
}

float association(Vector meaning, const Idea& idea) {
    const Vector seen = idea.known ? vectorOf(*idea.known) : Vector(idea.vector.data(), dimensions);
    return byMeaning(likeness(meaning, seen));
}

std::vector<Sense> worthSaying(const Idea& idea) {
    if (idea.known) {
        const auto listed = associationsOf(*idea.known);
        return {listed.begin(), listed.end()};
    }
    std::vector<Sense> nearest(senseCount());
    for (std::size_t i = 0; i < nearest.size(); ++i) nearest[i] = Sense(i);
    std::ranges::partial_sort(nearest, nearest.begin() + neighbours, std::ranges::greater{},
                              [&](Sense sense) { return association(sense, idea); });
    nearest.resize(neighbours);
    return nearest;
}

}  // namespace parlour::bots::words
