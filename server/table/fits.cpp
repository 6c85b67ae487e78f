// What fits: an event of a stored table that can follow what was told before it. Whatever passes can be folded without
// harm; what only the game itself can tell, it says while it is folded. SPDX-License-Identifier: MIT
#include <algorithm>

#include "games/games.h"
#include "server/table/truth.h"

namespace parlour::server {
namespace {

std::string unless(bool fits, std::string_view why) { return std::string(fits ? "" : why); }

std::string isHere(const Truth& truth, PersonId person) {
    if (truth.find(person) != nullptr) return {};
    return "person " + std::to_string(person) + " is not at the table";
}
std::string isPlaying(const Truth& truth) { return unless(truth.stage == Stage::playing, "no game is on"); }
std::string isSeat(int seat) { return unless(seat < mostSeats, "there is no seat " + std::to_string(seat)); }
std::string isFree(const Truth& truth, int seat) {
    if (auto why = isSeat(seat); !why.empty()) return why;
    return unless(truth.bot(static_cast<std::size_t>(seat)) == nullptr, "two bots sit in one seat");
}
std::string isSetup(const Setup& setup) {
    return unless(setup.seats >= 1 && setup.seats <= mostSeats, "a table has 1 to 8 seats");
}

std::string why(const Truth&, const ChangeBegun&) { return {}; }
std::string why(const Truth&, const ChangeClosed&) { return {}; }
std::string why(const Truth& truth, const Opened& event) {
    if (!truth.code.empty()) return "the table is opened twice";
    if (event.code.empty() || !fromHex(event.secret)) return "the table has no code or no secret";
    return isSetup(event.setup);
}
std::string why(const Truth& truth, const PersonJoined& event) {
    if (event.person <= truth.lastPerson) return "person " + std::to_string(event.person) + " joins twice";
    return unless(fromHex(event.token).has_value(), "somebody joins without a token");
}
std::string why(const Truth& truth, const PersonRenamed& event) { return isHere(truth, event.person); }
std::string why(const Truth& truth, const PersonAppeared& event) { return isHere(truth, event.person); }
std::string why(const Truth& truth, const PersonSat& event) { return isHere(truth, event.person) + isSeat(event.seat); }
std::string why(const Truth& truth, const PersonStood& event) { return isHere(truth, event.person); }
std::string why(const Truth& truth, const PersonKicked& event) { return isHere(truth, event.person); }
std::string why(const Truth& truth, const HostChanged& event) { return isHere(truth, event.person); }
std::string why(const Truth&, const Configured& event) { return isSetup(event.setup); }
std::string why(const Truth&, const LockChanged&) { return {}; }
std::string why(const Truth&, const TalkAllowed&) { return {}; }
std::string why(const Truth&, const BotTalkAllowed&) { return {}; }
std::string why(const Truth&, const TvChanged&) { return {}; }
std::string why(const Truth& truth, const LuckCommitted& event) {
    if (truth.stage == Stage::playing || truth.pledge) return "there is luck already";
    return unless(fair::isLuck(event.seed) && fair::isLuck(event.salt), "luck is no seed");
}
std::string why(const Truth& truth, const LuckAdded& event) {
    if (!truth.pledge || !fair::isLuck(event.luck)) return "luck is added to nothing, or is none";
    return isHere(truth, event.person);
}
std::string why(const Truth& truth, const GameBegun& event) {
    const AnyGame* game = findGame(truth.setup.game);
    if (game == nullptr) return "there is no game \"" + truth.setup.game + "\"";
    if (event.rules != game->version())
        return "it was played by version " + std::to_string(event.rules) + " of the rules, and this Parlour knows " +
               std::to_string(game->version());
    return unless(event.players.size() <= mostSeats, "a game has more players than a table has seats");
}
std::string why(const Truth& truth, const Happened& event) {
    if (truth.luck && event.drawn < truth.luck->chance.position()) return "luck is drawn twice";
    return isPlaying(truth);
}
std::string why(const Truth& truth, const GameProven&) { return unless(truth.match != nullptr, "no game was played"); }
std::string why(const Truth& truth, const LimitExtended&) { return isPlaying(truth); }
std::string why(const Truth& truth, const PauseChanged&) { return isPlaying(truth); }
std::string why(const Truth& truth, const GameEnded&) { return isPlaying(truth); }
std::string why(const Truth& truth, const BotSat& event) { return isFree(truth, event.seat); }
std::string why(const Truth& truth, const BotInvited& event) {
    if (event.character && truth.isHere(*event.character)) return "a bot is here twice";
    return isFree(truth, event.seat);
}
std::string why(const Truth&, const BotLeft& event) { return isSeat(event.seat); }
std::string why(const Truth& truth, const Talked& event) { return isHere(truth, event.person); }
std::string why(const Truth& truth, const Reacted& event) { return isHere(truth, event.person); }
std::string why(const Truth&, const BotTalked&) { return {}; }
std::string why(const Truth&, const BotReacted&) { return {}; }
std::string why(const Truth& truth, const Noted& event) { return isHere(truth, event.person); }
std::string why(const Truth& truth, const NoteEdited& event) {
    if (auto no = isHere(truth, event.person); !no.empty()) return no;
    return unless(event.from <= event.to && event.to <= truth.find(event.person)->notebook.size(),
                  "a notebook is not so long");
}

}  // namespace

bool AtTable::hasOtherRules(const State& state, const GameBegun& event) {
    const AnyGame* const game = findGame(state.down.setup.game);
    return game == nullptr || event.rules != game->version();
}

std::string AtTable::misfit(const State& state, const SecretEvent& event) {
    const bool isFirst = std::holds_alternative<Opened>(event) || std::holds_alternative<ChangeBegun>(event);
    if (!isFirst && state.down.code.empty()) return "something happens before the table is open";
    return std::visit([&](const auto& known) { return why(state.down, known); }, event);
}

}  // namespace parlour::server
