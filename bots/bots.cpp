// The register of bots, made from the list of games (games/all.h). What a game's bots are is in its entry.cpp; from
// here on they read and write JSON. SPDX-License-Identifier: MIT
#include "bots/bots.h"

#include <cstdlib>

#include "bots/game_bots.h"
#include "bots/words/association.h"
#include "games/all.h"

namespace parlour::bots {
namespace {

const GameBots& botsFor(std::string_view name) {
    const GameBots* found = nullptr;
    AllGames::forEach([&]<class G>(std::type_identity<G>) {
        if (G::name == name) found = &botsOf<G>();
    });
    if (found == nullptr) std::abort();  // bots.h: it must be one of the games
    return *found;
}

}  // namespace

std::unique_ptr<Bot> newBot(std::string_view game, Persona who, const GalleryReference& gallery, Chance& chance) {
    return botsFor(game).newBot(who, gallery, chance);
}

std::vector<std::string_view> strangersAt(std::string_view game) { return botsFor(game).strangers(); }

std::unique_ptr<Bot> newStranger(std::string_view game, std::string_view name, const GalleryReference& gallery,
                                 Chance& chance) {
    return botsFor(game).newStranger(name, gallery, chance);
}

bool endsRound(std::string_view game, std::string_view event) { return botsFor(game).endsRound(event); }
std::optional<Lesson> lesson(std::string_view game, std::string_view view, const GalleryReference& gallery) {
    return botsFor(game).lesson(view, gallery);
}

Pace paceOf(std::string_view game, std::string_view view) { return botsFor(game).pace(view); }
MaybeRemark remarkOn(std::string_view game, std::string_view event, std::string_view view, const Bystander& who,
                     Chance& luck) {
    return botsFor(game).remark(event, view, who, luck);
}
MaybeRemark replyTo(std::string_view game, Seat speaker, std::string_view view, const Bystander& who, Chance& luck) {
    return botsFor(game).reply(speaker, view, who, luck);
}
std::vector<Encounter> encountersIn(std::string_view game, std::string_view event, std::string_view view) {
    return botsFor(game).encounters(event, view);
}

void prepare() {
    const auto idea = words::ideaOf("moon", words::Language::en);
    for (const auto language : {words::Language::en, words::Language::es, words::Language::it, words::Language::ru})
        if (idea) words::association(words::wordsOf(language)[0], *idea);
}

bool mayAct(std::string_view game, std::string_view view) { return botsFor(game).mayAct(view); }

OrFault<Report> simulate(std::string_view game, std::string_view options, const Trial& trial) {
    return botsFor(game).simulate(options, trial);
}

}  // namespace parlour::bots
