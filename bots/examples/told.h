// What a program in C++ is told by `parlour bot`, line by line, and how it answers; docs/bots.md has all of it.
// SPDX-License-Identifier: MIT
#pragma once
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>

#include "core/json.h"

namespace parlour::examples {

struct Says {
    std::string en, es, it, ru;
};
WIRE(Says, en, es, it, ru)
struct PictureTold {
    int card;
    Says says;
    std::string url;
};
WIRE(PictureTold, card, says, url)
struct Told {
    std::string game;
    wire::Raw view, facts;
    std::vector<PictureTold> pictures;
    int deadline;
};
WIRE(Told, game, view, facts, pictures, deadline)

/// What is to be seen on the pictures, word by word.
class Pictures {
public:
    void learn(const PictureTold& picture) {
        std::istringstream text(picture.says.en);
        for (std::string word; text >> word;) {
            while (word.ends_with('.') || word.ends_with(',')) word.pop_back();
            if (word.size() > 3) words_[picture.card].insert(word);
        }
    }
    template <class Card>
    std::set<std::string> wordsOf(Card card) const {
        const auto known = words_.find(static_cast<int>(card));
        return known == words_.end() ? std::set<std::string>{} : known->second;
    }

private:
    std::map<int, std::set<std::string>> words_;
};

/// Answers every question with what `choose` says; nothing means to wait.
template <class View, class Choose>
void play(Choose choose) {
    Pictures pictures;
    for (std::string line; std::getline(std::cin, line);) {
        Told told;
        View view;
        if (wire::read(line, told) || wire::read(told.view.json, view)) continue;  // of a refusal, or of the end
        for (const PictureTold& picture : told.pictures) pictures.learn(picture);
        const auto command = choose(view, pictures);
        std::cout << R"({"do":)" << (command ? wire::message(*command) : "null") << "}" << std::endl;
    }
}

}  // namespace parlour::examples
