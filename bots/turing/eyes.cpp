// Looks are compared by their distance, meanings by how many rare things are shown on both cards or come to mind.
// SPDX-License-Identifier: MIT
#include "bots/turing/eyes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include "bots/character.h"
#include "bots/words/words.h"

namespace parlour::bots::reading {
namespace {

/// Where the looks of each aspect begin; the last number is how many looks there are.
constexpr std::array<std::size_t, aspectCount> groups = {0, 4, 8, 13, 16, 20};
constexpr auto meaning = static_cast<std::size_t>(Aspect::meaning);
constexpr std::size_t mostThoughts = 16;  // about one thing

}  // namespace

float bell(Chance& chance) {
    constexpr int steps = 1 << 20;
    float sum = 0;
    for (int i = 0; i < 4; ++i) sum += static_cast<float>(chance.below(steps)) / steps;
    return (sum - 2) * std::numbers::sqrt3_v<float>;
}

Eyes::Eyes(const Gallery& gallery, float noise, Chance& chance) : noise_(noise) {
    seeLooks(gallery);
    seeMeaning(gallery);
    balance();
    if (noise <= 0 || !see()) return;
    blur(chance);
    balance();
}

Gaze::Gaze(const Gallery& gallery, float noise, float lasting, Chance& chance) {
    const std::uint64_t seed = drawSeed(chance);
    do {
        SeededChance luck(seed);
        eyes_.emplace_back(gallery, noise, luck);
        noise *= lasting;
    } while (lasting < 1 && eyes_.size() < turing::pairsInRound);
}

/// A card whose looks are not known is like the average of all.
void Eyes::seeLooks(const Gallery& gallery) {
    looks_.assign(gallery.size(), std::vector<float>(groups.back()));
    for (std::size_t look = 0; look < groups.back(); ++look) {
        float count = 0;
        float sum = 0;
        float squares = 0;
        for (const Sight& sight : gallery) {
            if (sight.looks.size() != groups.back()) continue;
            count += 1, sum += sight.looks[look], squares += sight.looks[look] * sight.looks[look];
        }
        if (count == 0) return;
        const float mean = sum / count;
        const float spread = std::sqrt(std::max(squares / count - mean * mean, 0.0F));
        for (std::size_t card = 0; card < gallery.size(); ++card)
            if (gallery[card].looks.size() == groups.back() && spread > 0.001F)
                looks_[card][look] = (gallery[card].looks[look] - mean) / spread;
    }
}

/// What is rare among all cards weighs most.
Eyes::Words Eyes::weighed(const std::vector<std::vector<std::string_view>>& texts) {
    std::map<std::string_view, std::pair<int, int>> known;  // number, and on how many cards
    for (const auto& card : texts)
        for (const std::string_view text : card)
            ++known.try_emplace(text, static_cast<int>(known.size()), 0).first->second.second;
    Words words(texts.size());
    for (std::size_t card = 0; card < texts.size(); ++card) {
        for (const std::string_view text : texts[card]) {
            const auto [number, times] = known.find(text)->second;
            words[card].push_back({number, std::log(static_cast<float>(texts.size() + 1) / static_cast<float>(times))});
        }
        std::ranges::sort(words[card], {}, &Word::number);
    }
    return words;
}

/// English will do: a concept has a word in each language, and the lists of words say what each brings to mind.
void Eyes::seeMeaning(const Gallery& gallery) {
    std::vector<std::vector<std::string_view>> shown(gallery.size());
    std::vector<std::vector<std::string_view>> thoughts(gallery.size());
    for (std::size_t card = 0; card < gallery.size(); ++card)
        for (const std::string& text : gallery[card].concepts[0]) {
            shown[card].push_back(text);
            const auto seen = words::conceptNamed(text);
            if (!seen) continue;
            const auto all = words::associationsOf(*seen, words::Language::en);
            for (const words::Word word : all.first(std::min(all.size(), mostThoughts)))
                if (std::ranges::find(thoughts[card], words::spellingOf(word)) == thoughts[card].end())
                    thoughts[card].push_back(words::spellingOf(word));
        }
    shown_ = weighed(shown);
    thoughts_ = weighed(thoughts);
}

void Eyes::blur(Chance& chance) {
    for (auto& card : looks_)
        for (float& look : card) look += noise_ * bell(chance);
    for (Words* const words : {&shown_, &thoughts_})
        for (auto& card : *words)
            for (Word& word : card) word.weight *= std::max(0.0F, 1 + noise_ * bell(chance));
}

/// So that each aspect tells cards apart as much as any other: the spread of its unlikeness becomes 1.
void Eyes::balance() {
    scale_.fill(1);
    ByAspect sum{};
    ByAspect squares{};
    float count = 0;
    const std::size_t step = std::max<std::size_t>(1, cards() / 20);
    for (std::size_t card = 0; card < cards(); card += step) {
        const auto all = unlike(turing::Card(card));
        for (std::size_t other = 0; other < all.size(); ++other) {
            if (other == card) continue;
            count += 1;
            for (std::size_t a = 0; a < aspectCount; ++a)
                sum[a] += all[other][a], squares[a] += all[other][a] * all[other][a];
        }
    }
    for (std::size_t a = 0; a < aspectCount; ++a) {
        const float mean = count > 0 ? sum[a] / count : 0;
        const float variance = count > 0 ? squares[a] / count - mean * mean : 0;
        scale_[a] = variance > 1e-6F ? 1 / std::sqrt(variance) : 0;
    }
}

float Eyes::different(const std::vector<Word>& some, const std::vector<Word>& others) {
    float shared = 0;
    float all = 0.001F;
    auto left = some.begin();
    auto right = others.begin();
    while (left != some.end() && right != others.end()) {
        if (left->number == right->number) {
            shared += 2 * std::min(left->weight, right->weight);
            all += left++->weight + right++->weight;
        } else if (left->number < right->number) {
            all += left++->weight;
        } else {
            all += right++->weight;
        }
    }
    for (; left != some.end(); ++left) all += left->weight;
    for (; right != others.end(); ++right) all += right->weight;
    return 1 - shared / all;
}

std::vector<ByAspect> Eyes::unlike(turing::Card card) const {
    const auto here = static_cast<std::size_t>(card);
    std::vector<ByAspect> all(cards());
    for (std::size_t other = 0; other < cards(); ++other) {
        if (other == here) continue;
        for (std::size_t a = 0; a + 1 < groups.size(); ++a) {
            float sum = 0;
            for (std::size_t look = groups[a]; look < groups[a + 1]; ++look) {
                const float apart = looks_[here][look] - looks_[other][look];
                sum += apart * apart;
            }
            all[other][a] = std::sqrt(sum) * scale_[a];
        }
        all[other][meaning] =
            (different(shown_[here], shown_[other]) + different(thoughts_[here], thoughts_[other])) * scale_[meaning];
    }
    return all;
}

}  // namespace parlour::bots::reading
