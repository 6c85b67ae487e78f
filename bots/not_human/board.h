// Nine pictures as one bot sees them: which words come to its mind, and how well each goes with each picture. Every bot
// sees a little differently, and always in the same way. SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <string>
#include <unordered_map>

#include "bots/gallery.h"
#include "bots/not_human/explanation.h"
#include "bots/words/association.h"
#include "games/not_human/view.h"

namespace parlour::bots {

/// For each of the nine places: how likely a word is to come to mind there, as a logarithm.
using Row = std::array<float, not_human::places>;

/// What a bot makes of the cards of a deck.
class Onlooker {
public:
    Onlooker(GalleryReference gallery, float noise, std::uint64_t seed);

    struct Part {
        words::Idea idea;
        float weight;      // what is on every second card says little about one
        std::size_t name;  // where it stands among the card's concepts
    };
    struct Card {
        std::vector<Part> parts;
        const Sight* sight;
    };
    Card look(not_human::Picture picture) const;

    /// Whether a word comes to this bot's mind at all: to each others do, and what could be said of many cards seldom
    /// does.
    bool thinksOf(words::Word word) const;
    /// How far this bot is off about that word and that picture.
    float error(std::uint64_t word, not_human::Picture picture) const;

private:
    GalleryReference gallery_;
    std::unordered_map<std::string, int> common_;  // on how many cards
    std::vector<int> mentions_;                    // by word: how many cards bring it to mind
    float noise_;
    std::uint64_t seed_;
};

/// How a word goes with each of the nine pictures.
struct Fit {
    Row likelihood;
    Row clearly;                                 // the same to somebody whose eye is never off
    std::array<bool, not_human::places> suits;   // nobody would wonder at it
    std::array<bool, not_human::places> listed;  // it stands in the list of something there, or is its name
    float stock;                                 // 0: a word for one thing; 1: one that is said of anything
};

class Board {
public:
    struct Word {
        words::Word word;
        Fit fit;
    };

    Board(const Onlooker& eyes, const Few<not_human::Picture, not_human::places>& pictures,
          not_human::Language language);

    /// What may be said, and about which picture.
    const std::vector<Word>& words() const { return words_; }
    /// A word that somebody says: nothing, if it is unknown.
    std::optional<Fit> hear(std::string_view word) const;
    /// What is seen at a place, as the deck names it in the language of the table.
    std::vector<std::string_view> names(std::size_t place) const;
    /// Of those what people would speak of: no colours, no categories, nothing that cannot be recognised.
    std::vector<std::string_view> spokenNames(std::size_t place) const;
    /// Whether that is what something on one of the pictures is called.
    bool isName(std::string_view word) const;
    /// What is seen there that a word goes with best, even if that is not well.
    Reason reasonFor(std::string_view word, std::size_t place) const;

private:
    bool isUnspoken(const Onlooker::Part& part) const;
    std::string phrase(const Onlooker::Part& part, std::string_view name, words::Case form) const;
    std::string sentenceAbout(std::size_t place) const;
    float strength(const words::Meaning& meaning, const Onlooker::Part& part) const;
    Fit fitOf(const words::Meaning& meaning, std::uint64_t mark) const;

    const Onlooker& eyes_;
    Few<not_human::Picture, not_human::places> pictures_;
    not_human::Language language_;
    std::array<Onlooker::Card, not_human::places> cards_;
    std::vector<Word> words_;
    Row total_{};  // of all words at a place, as a logarithm
};

}  // namespace parlour::bots
