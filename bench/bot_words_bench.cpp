// Words that robots say at I Am Not Human, in four languages. `bench_bot_words DECKS GAMES`: how many there are, which
// part of all words the fifty commonest are, and which goes with what a picture is about. `bench_bot_words DECKS en
// SEED`: 200 of them with the numbers of their pictures, for people to judge (docs/bot_words.md); `... en SEED why`:
// explanations. SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <utility>

#include "bots/deck_gallery.h"
#include "bots/not_human/board.h"
#include "bots/not_human/not_human_bot.h"
#include "bots/play_out.h"
#include "games/not_human/not_human.h"

namespace {

using namespace parlour;
using not_human::NotHuman;

constexpr int players = 5;
constexpr std::array<std::string_view, 4> languages{"en", "es", "it", "ru"};

struct Spoken {
    std::string word, explanation;
    std::size_t picture;
    bots::Level level;
};

/// What the robots of a game of six rounds say; where nobody steps forward, also why.
void addWords(std::vector<Spoken>& all, const not_human::Options& options, const bots::GalleryReference& gallery,
              std::uint64_t seed) {
    const auto level = seed % 2 == 0 ? bots::Level::hard : bots::Level::normal;
    bots::Manner manner = bots::mannerOf(level);
    manner.neverNames = true;  // so that every round has its explanations
    SeededChance chance(seed);
    bots::Company<NotHuman> company;
    for (int i = 0; i < players; ++i) company.push_back(bots::newNotHumanPlayer(manner, gallery, chance));
    auto story = begin<NotHuman>(options, players, chance);
    for (int round = 0; story.now().up.phase != not_human::Phase::over;) {
        if (story.now().up.phase == not_human::Phase::voting && story.now().up.round != round) {
            round = story.now().up.round;
            for (std::uint8_t seat = 0; seat < players; ++seat) {
                const auto view = NotHuman::view(story.now(), Seat{seat});
                const auto* robot = std::get_if<not_human::Robot>(&view.mine);
                for (const auto& said : view.up.associations)
                    if (robot != nullptr && said.seat == Seat{seat})
                        all.push_back({std::string(std::string_view(said.word)),
                                       said.explanation ? std::string(std::string_view(*said.explanation)) : "",
                                       static_cast<std::size_t>(view.up.pictures[robot->number - 1U]), level});
            }
        }
        bots::playOn(story, company, chance);
    }
}

std::vector<Spoken> wordsIn(std::size_t language, const bots::GalleryReference& gallery, int games,
                            std::uint64_t seed) {
    std::vector<Spoken> all;
    not_human::Options options;
    options.language = not_human::Language(language);
    for (int i = 0; i < games; ++i) addWords(all, options, gallery, seed + static_cast<std::uint64_t>(i));
    return all;
}

/// Whether it is listed for something that is on few pictures of the deck, and not only for sun, sky or land.
bool isAboutThePicture(const Spoken& spoken, const bots::Onlooker& eyes, not_human::Language language) {
    for (const auto& part : eyes.look(not_human::Picture(spoken.picture)).parts)
        for (const auto word : bots::words::meaningOf(spoken.word, language).words)
            if (part.weight > 0.75F && bots::words::association(word, part.idea) > 0.6F) return true;
    return false;
}

void printShares(const bots::GalleryReference& gallery, int games) {
    const bots::Onlooker eyes(gallery, 0, 1);
    for (std::size_t language = 0; language < languages.size(); ++language) {
        std::map<std::string, int> counts;
        const auto all = wordsIn(language, gallery, games, 20261117);
        const auto about = std::ranges::count_if(
            all, [&](const Spoken& spoken) { return isAboutThePicture(spoken, eyes, not_human::Language(language)); });
        for (const Spoken& spoken : all) ++counts[spoken.word];
        std::vector<std::pair<int, std::string>> commonest;
        for (const auto& [word, count] : counts) commonest.emplace_back(count, word);
        std::ranges::sort(commonest, std::ranges::greater{});
        int sum = 0;
        for (std::size_t i = 0; i < 50; ++i) sum += commonest[i].first;
        const auto count = static_cast<double>(all.size());
        std::printf("%s: %zu words, %zu different, the fifty commonest make %.3f, about the picture %.3f:",
                    languages[language].data(), all.size(), counts.size(), sum / count,
                    static_cast<double>(about) / count);
        for (std::size_t i = 0; i < 12; ++i) std::printf(" %s %d", commonest[i].second.c_str(), commonest[i].first);
        std::printf("\n");
        std::fflush(stdout);
    }
}

/// Six words at most for every fourth picture, of all compositions (24 come in turn), so that 36 have to be looked at;
/// which ones, the seed says.
void printSheet(std::size_t language, const decks::DeckFile& deck, const bots::GalleryReference& gallery,
                std::uint64_t seed, bool isWhy) {
    std::map<std::size_t, std::vector<Spoken>> byPicture;
    for (Spoken& spoken : wordsIn(language, gallery, 120, seed))
        if (auto& list = byPicture[spoken.picture];
            spoken.picture % 4 == (spoken.picture / 24 + seed) % 4 && list.size() < 6)
            list.push_back(std::move(spoken));
    for (const auto& [picture, list] : byPicture) {
        if (list.empty()) continue;
        std::printf("%zu: %s |", picture, deck.cards[picture].text.en.c_str());
        for (const Spoken& spoken : list)
            std::printf(isWhy ? "\n    %s" : " %s", (isWhy ? spoken.explanation : spoken.word).c_str());
        std::printf("\n");
    }
}

}  // namespace

int main(int count, char** words) {
    const auto read = decks::readDeck(std::filesystem::path(count > 1 ? words[1] : "build/decks") / "tales");
    if (!read) return std::printf("%s\n", read.error().says.c_str()), 1;
    const auto& deck = *read;
    const auto gallery = bots::galleryOf(deck);
    const auto language = std::ranges::find(languages, count > 2 ? words[2] : "");
    if (language == languages.end()) return printShares(gallery, count > 2 ? std::atoi(words[2]) : 200), 0;
    const auto seed = count > 3 ? std::strtoull(words[3], nullptr, 10) : 20261117;
    printSheet(static_cast<std::size_t>(language - languages.begin()), deck, gallery, seed, count > 4);
    return 0;
}
