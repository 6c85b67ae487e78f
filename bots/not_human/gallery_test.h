// A deck for tests, much like Tales, made from the things of bots/words/english.txt; and bots who look at it.
// SPDX-License-Identifier: MIT
#pragma once
#include <fstream>
#include <sstream>

#include "bots/not_human/not_human_bot.h"

namespace parlour::bots {

inline constexpr not_human::Language everyLanguage[] = {not_human::Language::en, not_human::Language::es,
                                                        not_human::Language::it, not_human::Language::ru,
                                                        not_human::Language::tr, not_human::Language::other};

inline double part(long long some, long long all) { return static_cast<double>(some) / static_cast<double>(all); }

/// The concepts of a section of english.txt.
inline std::vector<std::string> conceptsOf(std::string_view first, std::string_view last) {
    std::vector<std::string> concepts;
    std::ifstream file(SOURCE_DIRECTORY "/bots/words/english.txt");
    bool isInside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("# ---- ")) isInside = line.substr(7) == first || (isInside && line.substr(7) != last);
        if (line.empty() || line[0] == '#' || !isInside) continue;
        std::istringstream names(line.substr(0, line.find(':')));
        for (std::string name; std::getline(names >> std::ws, name, ',');) concepts.push_back(name);
    }
    return concepts;
}

/// A deck much like Tales: two things, two parts of a scene, one of the sky, two colours.
inline GalleryReference testGallery() {
    static const GalleryReference gallery = [] {
        const std::vector<std::string> things = conceptsOf("Animals", "Scenes"),
                                       scenes = conceptsOf("Scenes", "Dreams"),
                                       colours = {"blue", "red", "orange", "yellow", "pink", "white", "green", "grey"},
                                       sky = {"sun", "moon", "stars", "clouds"};
        SeededChance chance(1);
        auto made = std::make_shared<Gallery>(not_human::cards * 2);
        for (Sight& sight : *made) {
            for (const auto* list : {&things, &things, &scenes, &scenes, &sky, &colours, &colours}) {
                const auto& name = (*list)[static_cast<std::size_t>(chance.below(static_cast<int>(list->size())))];
                for (auto& language : sight.concepts) language.push_back(name);
            }
            for (auto& sentence : sight.sentences)
                sentence = "Here are " + sight.concepts[0][0] + ", " + sight.concepts[0][2] + ".";
        }
        return made;
    }();
    return gallery;
}

inline auto newPlayers(Level level, const GalleryReference& gallery) {
    return [level, gallery](Chance& chance) { return newNotHumanPlayer(anybody(level, chance), gallery, chance); };
}

}  // namespace parlour::bots
