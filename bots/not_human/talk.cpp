// The words of a round, weighed; see talk.h.
// SPDX-License-Identifier: MIT
#include "bots/not_human/talk.h"

#include <algorithm>
#include <cmath>

namespace parlour::bots {
namespace {

using not_human::places;

constexpr float least = -12;  // no word is less likely than that, as a logarithm

/// Parts that sum up to 1.
Row asShares(Row parts) {
    float sum = 0;
    for (const float part : parts) sum += part;
    for (float& part : parts) part = std::max(part / sum, 1e-9F);
    return parts;
}

Row times(Row one, const Row& other) {
    for (std::size_t place = 0; place < places; ++place) one[place] *= other[place];
    return one;
}

/// Takes from each number the logarithm of the sum of the first `count` ones' exponentials.
template <class Numbers, class Part>
void normalise(Numbers& numbers, std::size_t count, Part part) {
    float most = -1e9F, sum = 0;
    for (std::size_t i = 0; i < count; ++i) most = std::max(most, part(numbers[i]));
    for (std::size_t i = 0; i < count; ++i) sum += std::exp(part(numbers[i]) - most);
    const float total = most + std::log(sum);
    for (auto& number : numbers) part(number) = std::max(part(number) - total, least);
}

}  // namespace

Talk::Talk(const Board& board, const Manner& manner, int players, bool hasServer)
    : manner_(manner), players_(players), hasServer_(hasServer) {
    counted_.fill(1.0F / places);
    clear_.fill(1.0F / places);
    std::vector<float> fits(board.words().size());
    const auto nth = std::min(static_cast<std::size_t>(manner.plenty), fits.size() - 1);
    for (std::size_t place = 0; place < places; ++place) {
        std::ranges::transform(board.words(), fits.begin(),
                               [&](const Board::Word& word) { return word.fit.likelihood[place]; });
        std::ranges::nth_element(fits, fits.begin() + static_cast<std::ptrdiff_t>(nth), std::ranges::greater{});
        enough_[place] = fits[nth];
    }
    for (const Board::Word& word : board.words()) words_.push_back(weigh(word.fit));
}

Talk::Weighed Talk::weigh(const Fit& fit) const {
    Weighed word{};
    word.listed = fit.listed;
    word.stock = fit.stock;
    const float most = *std::ranges::max_element(fit.likelihood), clearest = *std::ranges::max_element(fit.clearly);
    for (std::size_t place = 0; place < places; ++place) {
        const float margin = fit.likelihood[place] - enough_[place];
        word.margin[place] = margin;
        word.misfit[place] = manner_.taste * std::max(0.0F, -margin) + (fit.suits[place] ? 0 : manner_.strange) +
                             manner_.stale * fit.stock;
        word.evidence[place] = manner_.trust * (fit.likelihood[place] - most);
        word.counted[place] = fit.listed[place] ? manner_.counting : 1;
        word.clear[place] = std::exp(manner_.weighing * (fit.clearly[place] - clearest));
        word.passes[place] = (fit.suits[place] ? 1 : 0.3F) / (1 + std::exp(-margin / 0.7F));
    }
    return word;
}

Talk::Moment Talk::moment() const {
    Moment now{
        .beliefs = {}, .humans = std::vector<Row>(heard_.size() + 1), .budget = 0, .plainBudget = 0, .clearBudget = 0};
    for (std::size_t i = 0; i <= heard_.size(); ++i) now.beliefs.push_back(belief(i));
    const auto silent = static_cast<float>(players_ - static_cast<int>(heard_.size()) - 1 + (hasServer_ ? 1 : 0));
    for (std::size_t place = 0; place < places; ++place) {
        float sum = now.humans.back()[place] = std::max(silent, 1e-3F) * std::exp(manner_.silent);
        for (std::size_t i = 0; i < heard_.size(); ++i) sum += now.humans[i][place] = std::exp(guiltOf(i, place));
        for (Row& human : now.humans) human[place] /= sum;
    }
    const auto budget = [&](float goal, int robots) {
        const float share = std::min(1.0F, static_cast<float>(heard_.size() + 1) / static_cast<float>(robots));
        return std::pow(places * (goal + manner_.crowd * static_cast<float>(players_ - 5)), share) / places;
    };
    now.budget = budget(manner_.goal, players_);
    now.plainBudget = budget(manner_.plainGoal, players_ - 1);  // the worst of them speaks last
    now.clearBudget = budget(manner_.clearGoal, players_ - 1);
    return now;
}

/// How sure of the right picture the human would be after a word.
Row Talk::leakOf(const Moment& now, const Row& likelihood) const {
    Row leak{};
    for (std::size_t i = 0; i < now.beliefs.size(); ++i) {
        const Row after = asShares(times(now.beliefs[i], likelihood));
        for (std::size_t place = 0; place < places; ++place) leak[place] += now.humans[i][place] * after[place];
    }
    return leak;
}

Row Talk::excessOf(const Moment& now, const Weighed& word, const Row& likelihood) const {
    const Row leak = leakOf(now, likelihood), counted = asShares(times(counted_, word.counted)),
              clear = asShares(times(clear_, word.clear));
    Row excess;
    for (std::size_t place = 0; place < places; ++place)
        excess[place] = std::max(0.0F, leak[place] - now.budget) + std::max(0.0F, counted[place] - now.plainBudget) +
                        std::max(0.0F, clear[place] - now.clearBudget);
    return excess;
}

/// What a word says about the pictures: as it fits them, and as a robot would choose it.
Row Talk::likelihoodOf(const Weighed& word, const Row& robot) const {
    Row likelihood;
    for (std::size_t place = 0; place < places; ++place)
        likelihood[place] =
            (1 - manner_.insight) * word.evidence[place] + manner_.insight * std::max(robot[place], manner_.doubt);
    const float most = *std::ranges::max_element(likelihood);
    for (float& part : likelihood) part = std::exp(part - most);
    return likelihood;
}

Talk::Choice Talk::choiceOf(const std::vector<Weighed>& words) const {
    const Moment now = moment();
    const Row belief = now.beliefs.back();
    Choice choice{std::vector<Row>(words.size()), std::vector<float>(words.size())};
    for (std::size_t i = 0; i < words.size(); ++i) {
        Row likelihood;
        std::ranges::transform(words[i].evidence, likelihood.begin(), [](float part) { return std::exp(part); });
        const Row excess = excessOf(now, words[i], likelihood);
        for (std::size_t place = 0; place < places; ++place)
            choice.robot[i][place] = -(words[i].misfit[place] + manner_.heed * excess[place]) / manner_.leniency;
    }
    for (std::size_t place = 0; place < places; ++place)
        normalise(choice.robot, words_.size(), [=](Row& row) -> float& { return row[place]; });
    for (std::size_t i = 0; i < words.size(); ++i)
        for (std::size_t place = 0; place < places; ++place)
            choice.human[i] += belief[place] * words[i].passes[place] / manner_.hedging;
    normalise(choice.human, words_.size(), [](float& number) -> float& { return number; });
    return choice;
}

std::vector<float> Talk::robotChoice(std::size_t target) const {
    const Moment now = moment();
    const Choice expected = choiceOf(words_);
    std::vector<float> utilities;
    for (std::size_t i = 0; i < words_.size(); ++i) {
        const float excess = excessOf(now, words_[i], likelihoodOf(words_[i], expected.robot[i]))[target];
        utilities.push_back(-(words_[i].misfit[target] + manner_.caution * excess) / manner_.whim);
    }
    return utilities;
}

std::vector<float> Talk::humanChoice() const { return choiceOf(words_).human; }

void Talk::hear(const std::optional<Fit>& fit) {
    Heard next{};
    next.likelihood.fill(1);
    if (fit) {
        auto words = words_;
        words.push_back(weigh(*fit));
        next = {likelihoodOf(words.back(), choiceOf(words).robot.back()), words.back(), 0};
        const Row before = belief();
        for (std::size_t place = 0; place < places; ++place) next.hedges += before[place] * next.word->passes[place];
        counted_ = asShares(times(counted_, next.word->counted));
        clear_ = asShares(times(clear_, next.word->clear));
    }
    heard_.push_back(next);
}

Row Talk::belief(std::optional<std::size_t> except) const {
    Row product;
    product.fill(1.0F / places);
    for (std::size_t i = 0; i < heard_.size(); ++i)
        if (i != except) product = asShares(times(product, heard_[i].likelihood));
    return product;
}

/// Who does not know the picture says a word that does not fit it, or one that fits whatever it might be.
Clues Talk::clues(std::size_t at, std::size_t target) const {
    const Heard& heard = heard_[at];
    const float last = at + 1 == static_cast<std::size_t>(players_) ? 1 : 0;
    if (!heard.word) return {0, 0, 0, 0, last, 1};
    const float misfit = std::clamp(-heard.word->margin[target], -3.0F, 6.0F);
    return {misfit, heard.word->listed[target] ? 0.0F : 1.0F, heard.hedges, heard.word->stock, last, 0};
}

float Talk::guiltOf(std::size_t word, std::size_t target) const {
    const Clues found = clues(word, target);
    return manner_.misfit * found.misfit + manner_.unlisted * found.unlisted + manner_.hedged * found.hedged +
           manner_.generic * found.generic + manner_.last * found.last + manner_.unknown * found.unknown;
}

std::vector<float> Talk::suspicion(std::size_t target, std::optional<std::size_t> own) const {
    std::vector<float> shares;
    for (std::size_t i = 0; i < heard_.size(); ++i) shares.push_back(i == own ? 0 : std::exp(guiltOf(i, target)));
    shares.push_back(hasServer_ ? std::exp(manner_.server) : 0);
    float sum = 0;
    for (const float share : shares) sum += share;
    for (float& share : shares) share /= sum;
    return shares;
}

}  // namespace parlour::bots
