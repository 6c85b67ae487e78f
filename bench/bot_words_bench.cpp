// Words that bots say at I Am Not Human, for people to judge (docs/bot_words.md): one word of a robot from each of 200
// games of five, hard and normal in turn, in four languages, as rows of a table.
// SPDX-License-Identifier: MIT
#include <array>
#include <cstdio>

#include "bots/deck_gallery.h"
#include "bots/not_human/not_human_bot.h"
#include "bots/play_out.h"
#include "games/not_human/not_human.h"

namespace {

using namespace parlour;
using not_human::NotHuman;

constexpr int games = 200, players = 5;
constexpr std::uint64_t firstSeed = 20261116;

struct Spoken {
    std::string word;
    not_human::Picture picture;
};

/// What one robot, drawn by luck, says in the first round.
Spoken aWordFrom(const not_human::Options& options, bots::Level level, const bots::GalleryReference& gallery,
                 std::uint64_t seed) {
    SeededChance chance(seed);
    bots::Company<NotHuman> company;
    for (int i = 0; i < players; ++i) company.push_back(bots::newNotHumanPlayer(level, gallery, chance));
    auto story = begin<NotHuman>(options, players, chance);
    while (story.now().up.associations.size() < players) bots::playOn(story, company, chance);
    for (int seat = chance.below(players);; seat = (seat + 1) % players) {
        const auto view = NotHuman::view(story.now(), Seat(seat));
        const auto* robot = std::get_if<not_human::Robot>(&view.mine);
        if (robot == nullptr) continue;
        for (const auto& said : view.up.associations)
            if (said.seat == Seat(seat))
                return {std::string(std::string_view(said.word)), view.up.pictures[robot->number - 1U]};
    }
}

}  // namespace

int main(int count, char** words) {
    const auto read = decks::readDeck(std::filesystem::path(count > 1 ? words[1] : "build/decks") / "tales");
    if (!read) return std::printf("%s\n", read.error().says.c_str()), 1;
    const auto& deck = *read;
    const auto gallery = bots::galleryOf(deck);
    constexpr std::array languages{not_human::Language::es, not_human::Language::it, not_human::Language::ru};
    for (int i = 0; i < games; ++i) {
        not_human::Options options;
        if (i >= 140) options.language = languages[static_cast<std::size_t>((i - 140) / 20)];
        const auto level = i % 2 == 0 ? bots::Level::hard : bots::Level::normal;
        const auto [word, picture] = aWordFrom(options, level, gallery, firstSeed + static_cast<std::uint64_t>(i));
        std::printf("| %d | %s | %s | %s |\n", i + 1, i % 2 == 0 ? "hard" : "normal", word.c_str(),
                    deck.cards[static_cast<std::size_t>(picture)].text.en.c_str());
    }
    return 0;
}
