// A table in memory, and its visitors: what the house (house.h) knows about it that is not written down.
// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <list>
#include <set>

#include "server/house/company.h"
#include "server/house/house.h"
#include "server/house/knowledge.h"
#include "server/house/painting.h"

namespace parlour::server {

/// One connection to a table.
struct House::Visitor {
    Connection* connection = nullptr;
    std::string address;
    TableReference open;  // empty once it has left
    std::optional<TokenHash> token;
    std::optional<PersonId> person;  // empty: only watches
    bool saidHello = false, greeted = false;
    bool covered = false;  // S-J8: here, and told what a watcher is told
    Knowledge knows;
    Bucket bucket;
    int strikes = 0;

    /// Whose eyes it has.
    std::optional<PersonId> sees() const { return covered ? std::nullopt : person; }
};

struct House::OpenTable {
    Table table;
    /// What anybody may see who asks for it: as it is on disk.
    struct Shown {
        TableLine line;
        WaitsFor waitsFor;
    };
    std::optional<Shown> shown;
    Claim claim = Claim::none;
    bool isDropped = false;    // it is not in memory any more
    bool writing = false;      // a change is on its way to the disk
    bool isClosing = false;    // it is given back as soon as that is written
    std::int32_t studies = 0;  // the number of the game whose homework is being done
    bool awaitsStudy = false;  // and what comes next needs it
    std::list<std::function<void()>> waiting;
    std::function<void()> ifLost;  // whoever opened it is told if it cannot be written
    std::vector<std::shared_ptr<Visitor>> visitors;
    // Whatever follows is by the steady clock.
    struct Away {
        PersonId person;
        Time since;
    };
    std::vector<Away> away;
    Time emptySince = 0;
    Company bots;
    bool presenceChanged = false;
    std::unordered_map<PersonId, std::vector<Refused>> refusals;  // S-M2: each person's last ones
    Bucket seated, joined, strangers;  // S-M1: what those ask for who sit, who only joined, who only watch
    Bucket starts;                     // S-M1: games begun
    Bucket work;                       // S-M6
    std::string openedFrom;            // the address, if it was opened since the server began
    std::size_t bookBytes = 0;         // S-M3
    OwnPictures own;                   // S-P1
    std::size_t picturesComing = 0;    // that are being looked at or written: it stays in memory
    std::size_t decksComing = 0;       // that are being written: it stays, too
    std::size_t deletions = 0;         // of pictures, that are being written: it stays, too
    std::shared_ptr<Sketch> sketch;    // S-P6: the deck that was looked at last
    std::set<std::string> painting;    // the pictures that are on the easel
    std::unordered_map<std::string, PictureNames> names;  // of the decks that somebody has asked a picture of

    bool isHere(PersonId person) const {
        return std::ranges::any_of(visitors, [&](const auto& visitor) { return visitor->person == person; });
    }
    bool isBusy() const { return writing || awaitsStudy || !waiting.empty(); }
    /// Somebody waits to hear what became of its pictures; memory and disk would not agree if it were put away.
    bool isArranging() const { return picturesComing + decksComing + deletions > 0; }
    /// For whom this table's work is done: whoever of its people, or else of its visitors, has been here longest.
    std::string payer() const {
        const auto person =
            std::ranges::find_if(visitors, [](const auto& visitor) { return visitor->person.has_value(); });
        const auto payer = person == visitors.end() ? visitors.begin() : person;
        return payer == visitors.end() ? openedFrom : (*payer)->address;
    }
    /// What the table calls the pictures of a deck. They stay: its secret never changes, nor how many a deck has.
    const PictureNames& namesIn(const std::string& deck, std::size_t cards) {
        return names.try_emplace(deck, table.secret(), deck, static_cast<int>(cards)).first->second;
    }
    /// Whoever is not here is away from now on.
    void awayIfNotHere(PersonId person, Time now) {
        if (!isHere(person)) away.push_back({person, now});
    }
};

/// What a table may ask the house about: its visitors, its book and the decks. A table that is just opened has neither
/// of the first two.
class House::SeenFromTable final : public Surroundings {
public:
    SeenFromTable(const Journal& journal, const Decks& decks, const HouseRules& rules, const OpenTable* open)
        : journal_(journal), decks_(decks), rules_(rules), open_(open) {}

    bool isConnected(PersonId person) const override { return open_ != nullptr && open_->isHere(person); }
    MaybeRefusal whyNotDeck(const Setup& setup) const override { return decks_.whyNot(setup, journal_.colleagues()); }
    bool isBookFull(bool goesOn) const override {
        return open_ != nullptr && open_->bookBytes > (goesOn ? 2 : 1) * rules_.mostBookBytes;
    }

private:
    const Journal& journal_;
    const Decks& decks_;
    const HouseRules& rules_;
    const OpenTable* open_;
};

}  // namespace parlour::server
