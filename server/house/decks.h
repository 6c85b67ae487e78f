// The decks of pictures that tables play with, read into memory once, so that every card is shown equally fast: those
// of the house, and for a table that has some of its own (own_pictures.h), those before them. How pictures tell nothing
// by their names and lengths is in decks/README.md. SPDX-License-Identifier: MIT
#pragma once
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>

#include "bots/gallery.h"
#include "core/fault.h"
#include "decks/deck_file.h"
#include "server/protocol.h"
#include "server/store/journal.h"

namespace parlour::server {

using PictureBytes = std::shared_ptr<const decks::Bytes>;

class Decks {
public:
    struct Pictures {
        std::vector<PictureText> says;
        std::vector<PictureBytes> full, table, small;  // padded to one length each; none: it was deleted (S-P4)
        bots::GalleryReference gallery;                // what bots see of it
        std::vector<std::size_t> spare;  // by how many bytes what is said of each is shorter than the longest
        std::string name;                // that it was added under
    };
    /// A deck that is laid out when it is first asked for, on whatever thread that is, and then stays as it is: a table
    /// has many of its own, and plays with one.
    class Laid {
    public:
        using LayOut = std::function<Pictures()>;
        Laid(std::string name, std::size_t size, LayOut layOut)
            : name_(std::move(name)), size_(size), layOut_(std::move(layOut)) {}

        const std::string& name() const { return name_; }
        std::size_t size() const { return size_; }
        const Pictures& pictures() const;

    private:
        std::string name_;
        std::size_t size_;
        mutable LayOut layOut_;
        mutable std::once_flag once_;
        mutable Pictures pictures_;
    };

    Decks() = default;
    /// For a table's own, which come before the house's.
    explicit Decks(const Decks* house) : house_(house) {}

    /// Reads every deck in these folders, without those that cannot be read: what is wrong with them is in faults().
    /// The first has what came with the program; what is in others the host has imported.
    static Decks read(const std::vector<std::filesystem::path>& folders);
    const std::vector<Fault>& faults() const { return faults_; }

    void add(const std::string& name, Pictures pictures);
    void add(std::shared_ptr<const Laid> deck);
    void import(const std::string& name, Pictures pictures);
    /// What this server's host has imported. Other servers of the house may have other pictures under those names.
    const std::vector<DeckPrint>& imported() const { return house_ == nullptr ? imported_ : house_->imported(); }

    /// The deck that a table plays with, or nothing if its game has no pictures or the deck is not there.
    const Pictures* of(const Setup& setup) const;
    /// Why the deck that was chosen is refused, if it is (S-G2).
    MaybeRefusal whyNot(const Setup& setup) const;
    /// The same for a house of several servers: any of them may have the table next, and shows what it has.
    MaybeRefusal whyNot(const Setup& setup, const std::vector<Colleague>& colleagues) const;
    /// What bots see of the deck that a table plays with.
    bots::GalleryReference gallery(const Setup& setup) const;
    std::vector<std::string> names() const;
    /// A deck by its name; nothing if it is not here.
    const Pictures* find(std::string_view name) const;
    void each(const std::function<void(const Laid&)>& visit) const;

private:
    std::map<std::string, std::shared_ptr<const Laid>, std::less<>> all_;
    const Decks* house_ = nullptr;
    std::vector<Fault> faults_;
    std::vector<DeckPrint> imported_;
};

}  // namespace parlour::server
