// Bots of I Am Not Human against each other and against people's simple ways (bots/not_human/strangers.h), for
// docs/performance.md. `bench_not_human_bots GAMES DECKS LINES figure=value...`: LINES are letters of those wanted (b:
// between bots, s: strangers, h and g: bots and strangers who are the human in every round, c and v: clues of voters
// about them); figures are those of bots/not_human/manner.h, to try others. SPDX-License-Identifier: MIT
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>

#include "bots/deck_gallery.h"
#include "bots/not_human/simulation.h"
#include "bots/not_human/strangers.h"
#include "bots/not_human/talk.h"
#include "bots/play_out.h"
#include "core/plain.h"
#include "games/not_human/not_human.h"

namespace {

using namespace parlour;
using namespace parlour::bots;
using not_human::NotHuman;

const std::map<std::string, float Manner::*> figures{
    {"noise", &Manner::noise},         {"goal", &Manner::goal},         {"plainGoal", &Manner::plainGoal},
    {"clearGoal", &Manner::clearGoal}, {"crowd", &Manner::crowd},       {"counting", &Manner::counting},
    {"weighing", &Manner::weighing},   {"caution", &Manner::caution},   {"taste", &Manner::taste},
    {"strange", &Manner::strange},     {"stale", &Manner::stale},       {"plenty", &Manner::plenty},
    {"whim", &Manner::whim},           {"hedging", &Manner::hedging},   {"heed", &Manner::heed},
    {"leniency", &Manner::leniency},   {"trust", &Manner::trust},       {"insight", &Manner::insight},
    {"doubt", &Manner::doubt},         {"sure", &Manner::sure},         {"misfit", &Manner::misfit},
    {"hedged", &Manner::hedged},       {"unlisted", &Manner::unlisted}, {"generic", &Manner::generic},
    {"last", &Manner::last},           {"unknown", &Manner::unknown},   {"silent", &Manner::silent},
    {"server", &Manner::server},
};

struct Rate {
    long long part, whole;
};
void print(const char* what, Rate rate) {
    const double share = static_cast<double>(rate.part) / static_cast<double>(std::max(1LL, rate.whole));
    const double error = std::sqrt(share * (1 - share) / static_cast<double>(std::max(1LL, rate.whole)));
    std::printf(" %s %.3f (%.3f)", what, share, error);
}

struct Bench {
    long long games;
    GalleryReference gallery;
    std::map<std::string, float> changes;
    std::uint64_t seed;

    Manner mannerOf(auto who) const {
        Manner manner = bots::mannerOf(who);
        for (const auto& [figure, value] : changes) manner.*figures.at(figure) = value;
        return manner;
    }
    NotHumanGuest bot(Level level) const {
        return {wire::plain(level), [&, level](Chance& chance) {
                    return newNotHumanPlayer(mannerOf(anybody(level, chance)), gallery, chance);
                }};
    }
    NotHumanCount count(const std::vector<NotHumanGuest>& guests) const {
        return countNotHuman({}, {{}, games, seed, gallery, [](long long) {}}, guests);
    }

    void between(Level level, int players) const {
        const auto found = count(std::vector(static_cast<std::size_t>(players), bot(level)));
        long long votes = 0, right = 0;
        for (const NotHumanSeat& seat : found.seats) votes += seat.votes, right += seat.rightVotes;
        std::printf("%d %s:", players, wire::plain(level).c_str());
        print("human wins", {found.namedRight + found.stayedHidden, found.withHuman});
        print("vote reached", {found.stayedHidden + found.caught, found.withHuman});
        print("named right", {found.namedRight, found.namedRight + found.namedWrong});
        print("unseen", {found.stayedHidden, found.stayedHidden + found.caught});
        print("caught if always hiding", {found.caughtIfAlwaysHiding, found.withHuman});
        print("empty recognised", {found.emptyRecognised, found.empty});
        print("votes right", {right, votes});
        std::printf("\n");
        std::fflush(stdout);
    }

    /// What voters could know of each word when the human hides, to fit their suspicion: a round, its voters (what
    /// speaks for the server, how sure each is of a picture, and whether that is right), and for each of them every
    /// word.
    void clues(const NotHumanGuest* guest, Level level, int players) const {
        for (long long game = 0; game < games; ++game) {
            SeededChance chance(seed + static_cast<std::uint64_t>(game));
            Company<NotHuman> company;
            std::vector<Manner> manners;
            for (int i = 0; i < players; ++i) {
                Manner manner = mannerOf(anybody(level, chance));
                manners.push_back(manner);
                manner.neverNames = true;
                company.push_back(i == 0 && guest ? guest->arrive(chance) : newNotHumanPlayer(manner, gallery, chance));
            }
            auto story = begin<NotHuman>({}, players, chance, Journal::dropped);
            for (int round = 0; !NotHuman::isOver(story.now().up); playOn(story, company, chance)) {
                const auto& [up, down] = story.now();
                if (guest && up.phase == not_human::Phase::associating && up.associations.empty() &&
                    down.human != Seat{0}) {
                    not_human::State state = story.now();
                    state.down.human = Seat{0};
                    story = Story<NotHuman>(state, Journal::dropped);
                }
                if (story.now().up.phase != not_human::Phase::voting || story.now().up.round == round) continue;
                round = up.round;
                std::size_t human = 0;
                for (std::size_t i = 0; i < up.associations.size(); ++i)
                    if (up.associations[i].seat == down.human) human = i + 1;
                std::printf("R %d %d %s %zu\n", players, static_cast<int>(level), guest ? guest->name.c_str() : "bot",
                            human);
                for (std::size_t v = 0; v < up.associations.size(); ++v) {
                    const Manner& manner = manners[indexOf(up.associations[v].seat)];
                    const Onlooker eyes(gallery, manner.noise, seed * 77 + static_cast<std::uint64_t>(game) * 31 + v);
                    const Board board(eyes, up.pictures, up.options.language);
                    Talk talk(board, manner, players, true);
                    for (const auto& said : up.associations) talk.hear(board.hear(said.word));
                    const Row belief = talk.belief(v);
                    std::printf("V %.3f %.3f %d\n", manner.server, *std::ranges::max_element(belief),
                                std::ranges::max_element(belief) - belief.begin() == down.number - 1);
                    for (std::size_t i = 0; i < up.associations.size(); ++i) {
                        const Clues f = talk.clues(i, *up.answer - 1U);
                        std::printf("%.3f %.0f %.3f %.3f %.0f %.0f\n", f.misfit, f.unlisted, f.hedged, f.generic,
                                    f.last, f.unknown);
                    }
                }
            }
        }
    }

    /// Games in which seat 0 is the human in every round: what becomes of it, and what different listeners would name.
    void asHuman(const NotHumanGuest& guest, Level level, int players) const {
        long long rounds = 0, forward = 0, named = 0, unseen = 0, listed = 0, clear = 0, own = 0;
        std::vector<std::pair<float, bool>> sureness;
        for (long long game = 0; game < games; ++game) {
            SeededChance chance(seed + static_cast<std::uint64_t>(game));
            Company<NotHuman> company;
            for (int i = 0; i < players; ++i) company.push_back((i == 0 ? guest : bot(level)).arrive(chance));
            auto story = begin<NotHuman>({}, players, chance, Journal::dropped);
            for (int round = 0, listened = 0; !NotHuman::isOver(story.now().up);) {
                const auto& [up, down] = story.now();
                if (up.phase == not_human::Phase::associating && up.associations.empty() && down.human != Seat{0}) {
                    not_human::State state = story.now();
                    state.down.human = Seat{0};
                    story = Story<NotHuman>(state, Journal::dropped);
                }
                if (up.phase == not_human::Phase::asking && listened != up.round) {
                    listened = up.round;
                    const Manner manner = mannerOf(level);
                    const Onlooker eyes(gallery, manner.noise, seed + static_cast<std::uint64_t>(game)),
                        sharp(gallery, 0, 1);
                    const Board board(eyes, up.pictures, up.options.language),
                        plain(sharp, up.pictures, up.options.language);
                    Talk talk(board, manner, players, true);
                    Row hits{}, weights{};
                    std::size_t mine = 0;
                    for (std::size_t i = 0; i < up.associations.size(); ++i) {
                        talk.hear(board.hear(up.associations[i].word));
                        if (up.associations[i].seat == Seat{0}) mine = i;
                        const auto fit = plain.hear(up.associations[i].word);
                        if (up.associations[i].seat == Seat{0} || !fit) continue;
                        const float most = *std::ranges::max_element(fit->clearly);
                        for (std::size_t place = 0; place < 9; ++place) {
                            hits[place] += (fit->listed[place] ? 1.0F : 0.0F) + 0.01F * (fit->clearly[place] - most);
                            weights[place] += std::max(-8.0F, fit->clearly[place] - most);
                        }
                    }
                    const auto right = [&](const Row& row) {
                        return std::ranges::max_element(row) - row.begin() == down.number - 1;
                    };
                    const Row belief = talk.belief(mine);
                    listed += right(hits), clear += right(weights), own += right(belief);
                    sureness.emplace_back(*std::ranges::max_element(belief), right(belief));
                }
                playOn(story, company, chance);
                if (story.now().up.round == round && !NotHuman::isOver(story.now().up)) continue;
                if (round > 0) {
                    const auto& scored = *story.now().up.lastRound;
                    ++rounds;
                    forward += !scored.opened;
                    named += !scored.opened && scored.winner == not_human::Winner::human;
                    unseen += scored.opened && scored.winner == not_human::Winner::human;
                }
                round = story.now().up.round;
            }
        }
        std::ranges::sort(sureness, std::ranges::greater{});
        long long top = 0;
        for (std::size_t i = 0; i < sureness.size() / 2; ++i) top += sureness[i].second;
        std::printf("%s as human at %d %s, %lld rounds:", guest.name.c_str(), players, wire::plain(level).c_str(),
                    rounds);
        print("wins", {named + unseen, rounds});
        print("forward", {forward, rounds});
        print("named", {named, forward});
        print("unseen", {unseen, rounds - forward});
        print("| lists", {listed, rounds});
        print("clear", {clear, rounds});
        print("own", {own, rounds});
        print("surer half", {top, rounds / 2});
        std::printf(" median %.2f\n", static_cast<double>(sureness[sureness.size() / 2].first));
        std::fflush(stdout);
    }

    void stranger(NotHumanStranger habit, Level level, int players) const {
        std::vector<NotHumanGuest> guests(static_cast<std::size_t>(players), bot(level));
        guests[0] = {wire::plain(habit), [&, habit](Chance& chance) { return newStranger(habit, gallery, chance); }};
        const auto found = count(guests);
        const NotHumanSeat& seat = found.seats[0];
        std::printf("%s at %d %s:", wire::plain(habit).c_str(), players, wire::plain(level).c_str());
        print("human wins", {seat.wonAsHuman, seat.roundsAsHuman});
        print("unseen", {seat.unseenAsHuman, seat.hidAsHuman});
        print("votes right", {seat.rightVotes, seat.votes});
        print("wins the game", {seat.wins, found.games});
        const auto others = found.withHuman - seat.roundsAsHuman,
                   won = found.namedRight + found.stayedHidden - seat.wonAsHuman;
        print("others as human", {won, others});
        std::printf("\n");
        std::fflush(stdout);
    }
};

}  // namespace

int main(int count, char** words) {
    const auto read = decks::readDeck(std::filesystem::path(count > 2 ? words[2] : "build/decks") / "tales");
    if (!read) return std::printf("%s\n", read.error().says.c_str()), 1;
    Bench bench{count > 1 ? std::strtoll(words[1], nullptr, 10) : 100, galleryOf(*read), {}, 5'000'000};
    const std::string lines = count > 3 ? words[3] : "bs";
    std::vector<int> sizes{3, 4, 5, 6, 7, 8};
    std::vector<Level> levels{Level::hard, Level::normal};
    std::vector<NotHumanStranger> habits;
    for (const auto& word : wordsOf(static_cast<const NotHumanStranger*>(nullptr))) habits.push_back(word.value);
    for (int i = 4; i < count; ++i) {
        const std::string word = words[i], name = word.substr(0, word.find('=')), value = word.substr(name.size() + 1);
        if (name == "players") {
            sizes.clear();
            for (const char digit : value) sizes.push_back(digit - '0');
        } else if (name == "level") {
            levels.clear();
            for (const auto& level : wordsOf(static_cast<const Level*>(nullptr)))
                if (level.text == value) levels.push_back(level.value);
        } else if (name == "seed") {
            bench.seed = std::strtoull(value.c_str(), nullptr, 10);
        } else if (name == "habit") {
            std::erase_if(habits, [&](NotHumanStranger habit) { return value.find(wire::plain(habit)) == value.npos; });
        } else if (figures.contains(name)) {
            bench.changes[name] = std::strtof(value.c_str(), nullptr);
        } else {
            return std::printf("there is no figure \"%s\" in bots/not_human/manner.h\n", name.c_str()), 1;
        }
    }
    for (const Level level : levels)
        for (const int players : sizes) {
            if (lines.find('c') != lines.npos) bench.clues(nullptr, level, players);
            for (const NotHumanStranger habit : habits)
                if (lines.find('v') != lines.npos) {
                    const NotHumanGuest guest{wire::plain(habit), [&, habit](Chance& chance) {
                                                  return newStranger(habit, bench.gallery, chance);
                                              }};
                    bench.clues(&guest, level, players);
                }
            if (lines.find('h') != lines.npos) bench.asHuman(bench.bot(level), level, players);
            for (const NotHumanStranger habit : habits)
                if (lines.find('g') != lines.npos)
                    bench.asHuman({wire::plain(habit),
                                   [&, habit](Chance& chance) { return newStranger(habit, bench.gallery, chance); }},
                                  level, players);
            if (lines.find('b') != lines.npos) bench.between(level, players);
            for (const NotHumanStranger habit : habits)
                if (lines.find('s') != lines.npos) bench.stranger(habit, level, players);
        }
    return 0;
}
