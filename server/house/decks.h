// The decks of pictures that tables play with, read into memory once, so that every card is shown equally fast.
// How pictures tell nothing by their names and lengths is in decks/README.md.
// SPDX-License-Identifier: MIT
#pragma once
#include <filesystem>
#include <map>

#include "bots/gallery.h"
#include "core/fault.h"
#include "decks/deck_file.h"
#include "server/protocol.h"

namespace parlour::server {

class Decks {
public:
    struct Pictures {
        decks::DeckFile deck;
        std::vector<PictureText> says;
        std::vector<decks::Bytes> full, table, small;  // padded to one length each
        bots::GalleryReference gallery;                // what bots see of it
        std::vector<std::size_t> spare;  // by how many bytes what is said of each is shorter than the longest
    };

    /// Reads every deck in these folders, without those that cannot be read: what is wrong with them is in faults().
    static Decks read(const std::vector<std::filesystem::path>& folders);
    const std::vector<Fault>& faults() const { return faults_; }

    void add(const std::string& name, Pictures pictures);

    /// The deck that a table plays with, or nothing if its game has no pictures or the deck is not there.
    const Pictures* of(const Setup& setup) const;
    /// Why the deck that was chosen is refused, if it is (S-G2).
    MaybeRefusal whyNot(const Setup& setup) const;
    /// What bots see of the deck that a table plays with.
    bots::GalleryReference gallery(const Setup& setup) const;
    std::vector<std::string> names() const;

private:
    std::map<std::string, Pictures, std::less<>> all_;
    std::vector<Fault> faults_;
};

}  // namespace parlour::server
