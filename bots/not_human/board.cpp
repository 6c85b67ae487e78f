// Nine pictures as one bot sees them; see board.h.
// SPDX-License-Identifier: MIT
#include "bots/not_human/board.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

#include "lexicon/keys.h"

namespace parlour::bots {
namespace {

using not_human::places;
using words::Language;

constexpr Language spoken[] = {Language::en, Language::es, Language::it, Language::ru};
constexpr float sharpness = 22;      // how much likelier a better association is
constexpr float summing = 12;        // the higher, the more the best part of a picture decides
constexpr float comesToMind = 0.5F;  // that share of a list
constexpr float common = 0.06F;      // what could be said of more cards than that comes to mind less often
constexpr float itsName = 0.9F, suitableUnlisted = 0.33F;
constexpr float listed = 0.5F;  // no eye is so far off that it finds on a picture what is not there

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    std::uint64_t z = a ^ (b + 0x9e3779b97f4a7c15 + (a << 6) + (a >> 2));
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

/// Of four uniform numbers: near enough to a normal one with deviation 1.
float normalNumber(std::uint64_t bits) {
    float sum = 0;
    for (int i = 0; i < 4; ++i) sum += static_cast<float>(bits >> (16 * i) & 0xffff) / 65536.0F - 0.5F;
    return sum * std::numbers::sqrt3_v<float>;
}

/// What is on one card in twenty-five is what that card is about; what is on one in ten is what lies behind.
float weightOf(float share) { return std::clamp(0.86F - 0.36F * std::log(25 * share), 0.3F, 1.0F); }

/// How strong an association has to be: anything that is listed will do, but what lies behind has to be seen for it
/// without a doubt.
float aptFor(float weight) { return 0.59F + 0.04F * (1 - weight); }

/// A word of two lists says something; one of thirty says nothing.
float stockOf(words::Word word) {
    return std::min(1.0F, std::log(static_cast<float>(std::max(1, words::commonness(word)))) / std::log(30.0F));
}

std::size_t spokenIndex(not_human::Language language) {
    const auto index = static_cast<std::size_t>(language);
    return index < 4 ? index : 0;
}

/// The first language in which something is written about a card.
std::size_t writtenIndex(const Sight& sight) {
    for (std::size_t i = 0; i < 4; ++i)
        if (!sight.concepts[i].empty()) return i;
    return 0;
}

}  // namespace

// ---- Onlooker ---------------------------------------------------------------------------------------------

Onlooker::Onlooker(GalleryReference gallery, float noise, std::uint64_t seed)
    : gallery_(std::move(gallery)), noise_(noise), seed_(seed) {
    if (!gallery_) return;
    for (const Sight& sight : *gallery_)
        for (const std::string& seen : sight.concepts[writtenIndex(sight)]) ++common_[seen];
    for (const auto& [seen, cards] : common_) {
        const auto known = words::conceptNamed(seen);
        if (!known) continue;
        for (const Language language : spoken)
            for (const words::Word word : words::associationsOf(*known, language)) {
                if (words::indexOf(word) >= mentions_.size()) mentions_.resize(words::indexOf(word) + 1);
                mentions_[words::indexOf(word)] += cards;
            }
    }
}

Onlooker::Card Onlooker::look(not_human::Picture picture) const {
    const auto card = static_cast<std::size_t>(picture);
    if (!gallery_ || card >= gallery_->size()) return {};
    const Sight& sight = (*gallery_)[card];
    const std::size_t language = writtenIndex(sight);
    Card seen{.parts = {}, .sight = &sight};
    const auto& texts = sight.concepts[language];
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (auto idea = words::ideaOf(texts[i], words::Language(language))) {
            const auto share = static_cast<float>(common_.at(texts[i])) / static_cast<float>(gallery_->size());
            seen.parts.push_back({std::move(*idea), weightOf(share), i});
        }
    return seen;
}

bool Onlooker::thinksOf(words::Word word) const {
    const bool isMentioned = words::indexOf(word) < mentions_.size();
    const float share =
        isMentioned ? static_cast<float>(mentions_[words::indexOf(word)]) / static_cast<float>(gallery_->size()) : 0;
    const float chance = comesToMind * common / std::max(share, common);
    return static_cast<float>(mixed(seed_ ^ 0x5eed, static_cast<std::uint64_t>(word)) >> 40) < chance * 0x1p24F;
}

float Onlooker::error(std::uint64_t word, not_human::Picture picture) const {
    return noise_ * normalNumber(mixed(mixed(seed_, word), static_cast<std::uint64_t>(picture)));
}

// ---- Board --------------------------------------------------------------------------------------------

Board::Board(const Onlooker& eyes, const Few<not_human::Picture, places>& pictures, not_human::Language language)
    : eyes_(eyes), pictures_(pictures), language_(language) {
    std::set<words::Word> known;
    for (std::size_t place = 0; place < places; ++place) {
        cards_[place] = eyes.look(pictures[place]);
        for (const Onlooker::Part& part : cards_[place].parts)
            for (const words::Word word : words::worthSaying(part.idea, language))
                if (eyes.thinksOf(word)) known.insert(word);
    }
    if (known.empty())  // nothing is known of these pictures, so any word will do
        for (const words::Word word : words::wordsOf(language)) known.insert(word);
    for (const words::Word word : known)
        words_.push_back({word, fitOf({{word}, {}}, static_cast<std::uint64_t>(word))});
    for (std::size_t place = 0; place < places; ++place) {
        float sum = 0;
        for (const Word& word : words_) sum += std::exp(word.fit.likelihood[place]);
        total_[place] = std::log(sum);
        for (Word& word : words_) word.fit.likelihood[place] -= total_[place], word.fit.clearly[place] -= total_[place];
    }
}

/// What the lists do not have is likely a good word, too, but cannot be as strong.
float Board::strength(const words::Meaning& meaning, const Onlooker::Part& part) const {
    float best = meaning.vector ? words::association(*meaning.vector, part.idea) : 0;
    for (const words::Word word : meaning.words) best = std::max(best, words::association(word, part.idea));
    return best * part.weight;
}

Fit Board::fitOf(const words::Meaning& meaning, std::uint64_t mark) const {
    Fit fit{};
    for (const words::Word word : meaning.words) fit.stock = std::max(fit.stock, stockOf(word));
    for (std::size_t place = 0; place < places; ++place) {
        float sum = 1, most = 0, apt = -1;  // 1: of a part that it has nothing to do with
        for (const Onlooker::Part& part : cards_[place].parts) {
            const float found = strength(meaning, part);
            sum += std::exp(summing * found);
            most = std::max(most, found);
            if (found < listed * part.weight) continue;
            fit.listed[place] = true;
            apt = std::max(apt, found / part.weight - aptFor(part.weight));
        }
        const float error = eyes_.error(mark, pictures_[place]);
        fit.clearly[place] = sharpness * std::log(sum) / summing - total_[place];
        fit.likelihood[place] = fit.clearly[place] + sharpness * error;
        fit.suits[place] = meaning.words.empty() ? most + error >= suitableUnlisted
                                                 : fit.listed[place] && apt + std::min(error, 0.0F) >= 0;
    }
    return fit;
}

std::optional<Fit> Board::hear(std::string_view word) const {
    const auto meaning = words::meaningOf(word, language_);
    const std::string key = lexicon::keyOf(word, language_);
    const auto mark = meaning.words.empty() ? lexicon::hashOf(key) : static_cast<std::uint64_t>(meaning.words[0]);
    Fit fit = fitOf(meaning, mark);
    bool isNamed = false;
    for (std::size_t place = 0; place < places; ++place)
        for (const std::string_view name : names(place))
            if (lexicon::keyOf(name, language_) == key) {
                fit.clearly[place] = sharpness * itsName - total_[place];
                fit.likelihood[place] = fit.clearly[place] + sharpness * eyes_.error(mark, pictures_[place]);
                fit.suits[place] = fit.listed[place] = isNamed = true;
            }
    if (!isNamed && meaning.words.empty() && !meaning.vector) return {};
    return fit;
}

std::vector<std::string_view> Board::names(std::size_t place) const {
    if (cards_[place].sight == nullptr) return {};
    const auto& names = cards_[place].sight->concepts[spokenIndex(language_)];
    return {names.begin(), names.end()};
}

std::vector<std::string_view> Board::spokenNames(std::size_t place) const {
    const auto all = names(place);
    std::vector<std::string_view> spoken;
    for (const Onlooker::Part& part : cards_[place].parts)
        if (!isUnspoken(part) && part.name < all.size()) spoken.push_back(all[part.name]);
    return spoken;
}

bool Board::isName(std::string_view word) const {
    for (std::size_t place = 0; place < places; ++place)
        for (const std::string_view name : spokenNames(place))
            if (lexicon::sameWord(word, name, language_)) return true;
    return false;
}

bool Board::isUnspoken(const Onlooker::Part& part) const {
    return part.idea.known && words::associationsOf(*part.idea.known, language_).empty();
}

/// What it is called, with its article; what somebody else wrote about a picture of theirs stands in quotes.
std::string Board::phrase(const Onlooker::Part& part, std::string_view name, words::Case form) const {
    if (part.idea.known) return std::string(words::phraseOf(*part.idea.known, language_, form));
    const bool isEnglish = spokenIndex(language_) == 0;
    return (isEnglish ? "“" : "«") + std::string(name) + (isEnglish ? "”" : "»");
}

/// The deck's sentence about a picture, if nothing is in it that bots do not speak of. It is the same whatever the word
/// was, so that whether somebody has one tells nothing.
std::string Board::sentenceAbout(std::size_t place) const {
    const std::string& sentence = cards_[place].sight->sentences[spokenIndex(language_)];
    const std::string heard = lexicon::keyOf(sentence, language_);  // it may begin with a capital
    const auto seen = names(place);
    for (const Onlooker::Part& part : cards_[place].parts)
        if (isUnspoken(part) && part.name < seen.size() && heard.contains(lexicon::keyOf(seen[part.name], language_)))
            return {};
    return sentence;
}

Reason Board::reasonFor(std::string_view word, std::size_t place) const {
    const auto meaning = words::meaningOf(word, language_);
    const auto seen = names(place);
    Reason reason;
    float most = -1;
    for (const Onlooker::Part& part : cards_[place].parts) {
        if (isUnspoken(part) || part.name >= seen.size()) continue;
        const bool isTheWord = lexicon::sameWord(word, seen[part.name], language_);
        const float found = isTheWord ? 1 : strength(meaning, part);
        if (found <= most) continue;
        most = found;
        reason = {phrase(part, seen[part.name], words::Case::named), phrase(part, seen[part.name], words::Case::seen),
                  sentenceAbout(place), isTheWord};
    }
    return reason;
}

}  // namespace parlour::bots
