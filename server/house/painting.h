// A deck that is painted from a word (S-P6): which one that is, what its pictures are called at a table, and its plan,
// which workers go through card by card. The same word gives the same deck everywhere.
// SPDX-License-Identifier: MIT
#pragma once
#include <memory>
#include <mutex>

#include "core/refusal.h"
#include "decks/deck.h"
#include "server/house/own_pictures.h"

namespace parlour::server {

class Painting {
public:
    /// Why nothing can be painted from that word, if so.
    static OrRefusal<Painting> from(std::string_view kind, std::string_view word);

    decks::Kind kind() const { return kind_; }
    /// As it is compared, whoever typed it.
    const std::string& word() const { return word_; }
    std::uint32_t seed() const;
    int pictures() const { return decks::usualCount(kind_); }
    bool has(int card) const { return card >= 0 && card < pictures(); }

    /// What the deck is called at a table, and each of its pictures.
    std::string deck() const;
    std::string idOf(int card) const;
    NewDeck cards() const;
    /// Whether that picture was painted for it.
    bool made(const OwnPicture& picture) const;

    friend bool operator==(const Painting&, const Painting&) = default;

private:
    Painting(decks::Kind kind, std::string word) : kind_(kind), word_(std::move(word)) {}

    decks::Kind kind_;
    std::string word_;
};

/// A deck on the easel: planned as far as it was looked at. For workers, several at a time.
class Sketch {
public:
    explicit Sketch(Painting of) : painting_(std::move(of)) {}

    const Painting& painting() const { return painting_; }
    /// As large as pictures lie on the table.
    PictureBytes seen(int card);
    OwnPicture painted(int card);

private:
    decks::Card planned(int card);

    Painting painting_;
    std::mutex one_;  // plans at a time
    std::optional<decks::Planner> planner_;
};

}  // namespace parlour::server
