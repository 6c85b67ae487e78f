// Draws a game's luck again, and compares what comes of it with what the house says that happened.
// SPDX-License-Identifier: MIT
#include "games/verify.h"

#include "games/games.h"

namespace parlour {
namespace {

struct Unfair {
    Finding finding;
    std::string says;
};
using MaybeUnfair = std::optional<Unfair>;

fair::Terms termsOf(const Replay& replay, const Proof& proof) {
    return {.commitment = proof.commitment,
            .game = replay.game,
            .rules = replay.rules,
            .options = replay.options,
            .luck = proof.luck};
}

/// Whether the house holds to what it said before the deal.
MaybeUnfair whyNotPromised(const Replay& replay, const Proof& proof) {
    if (fair::commitmentTo(proof.seed, proof.salt) != proof.commitment)
        return Unfair{Finding::commitment, "The seed and the salt are not what the house had committed itself to."};
    if (proof.luck.size() != replay.players.size())
        return Unfair{Finding::lateTerms, "The luck is not that of these players."};
    if (fair::mixOf(termsOf(replay, proof)) != proof.mix)
        return Unfair{Finding::lateTerms, "The luck that was added, the game or its options were changed."};
    return {};
}

/// Whether it is what somebody was shown who was there.
MaybeUnfair whyNotRemembered(const Proof& proof, const Witness& witness) {
    if (witness.commitment && *witness.commitment != proof.commitment)
        return Unfair{Finding::witness, "Before the game another commitment was shown."};
    if (witness.luck &&
        (!witness.seat || *witness.seat >= proof.luck.size() || proof.luck[*witness.seat] != *witness.luck))
        return Unfair{Finding::luckIgnored, "The luck that was added in that seat is not in the game."};
    if (witness.mix && *witness.mix != proof.mix)
        return Unfair{Finding::lateTerms, "During the game other luck, another game or other options were shown."};
    return {};
}

class Redealt {
public:
    Redealt(const Replay& replay, const Proof& proof)
        : replay_(replay), proof_(proof), chance_(proof.seed, proof.mix) {}

    MaybeUnfair whyNot() {
        auto opened =
            findGame(replay_.game)->open(replay_.options.json, static_cast<int>(replay_.players.size()), chance_);
        if (!opened) return Unfair{Finding::unreadable, opened.error().says};
        match_ = *std::move(opened);
        if (proof_.turns.empty()) return wrong(Finding::deal, "Nothing was dealt");
        for (turn_ = 0; turn_ < proof_.turns.size(); ++turn_)
            if (auto no = turn_ == 0 ? whyNotSteps(match_->journal()) : whyNotTurn()) return no;
        if (step_ != replay_.steps.size()) return wrong(Finding::turn, "More happened than came of all turns");
        if (match_->isOver() != replay_.finished)
            return wrong(Finding::end, replay_.finished ? "The game is said to be over, and is not"
                                                        : "The game is over, and is said to have been ended early");
        return {};
    }
    const Match& match() const { return *match_; }

private:
    Unfair wrong(Finding finding, std::string_view what) const {
        return {finding,
                std::string(what) + " (turn " + std::to_string(turn_) + ", step " + std::to_string(step_) + ")."};
    }

    MaybeUnfair whyNotTurn() {
        const Turn& turn = proof_.turns[turn_];
        if (!turn.command) {
            if (!match_->clock()) return whyNotSteps({});  // a limit of the table's own, when nobody could move
            const auto happenings = match_->timeUp(chance_);
            return happenings ? whyNotSteps(*happenings) : wrong(Finding::turn, happenings.error().says);
        }
        if (!turn.seat || *turn.seat >= match_->players()) return wrong(Finding::turn, "Nobody gave a command");
        const auto outcome = match_->submit(Seat{*turn.seat}, turn.command->json, chance_);
        const auto* happenings = std::get_if<std::vector<Happening>>(&outcome);
        return happenings != nullptr ? whyNotSteps(*happenings)
                                     : wrong(Finding::turn, "The rules do not allow this command");
    }

    /// These events, and no others, are the next steps.
    MaybeUnfair whyNotSteps(const std::vector<Happening>& happenings) {
        const Finding finding = turn_ == 0 ? Finding::deal : Finding::turn;
        if (static_cast<std::size_t>(proof_.turns[turn_].steps) != happenings.size())
            return wrong(finding, "Another number of things happened");
        for (const Happening& happening : happenings) {
            if (step_ >= replay_.steps.size()) return wrong(finding, "Something that happened is missing");
            const ReplayStep& step = replay_.steps[step_];
            if (step.event.json != happening.json || step.isPublic != happening.isPublic)
                return wrong(finding, "Something else happened");
            ++step_;
        }
        return {};
    }

    const Replay& replay_;
    const Proof& proof_;
    FairChance chance_;
    std::unique_ptr<Match> match_;
    std::size_t turn_ = 0, step_ = 0;
};

}  // namespace

Verdict verify(const Replay& replay, const Witness& witness) {
    Verdict verdict{.finding = Finding::fair, .says = "", .luckAdded = {}, .finished = replay.finished, .scores = {}};
    const auto found = [&](const Unfair& unfair) {
        verdict.finding = unfair.finding;
        verdict.says = unfair.says;
        return verdict;
    };
    const AnyGame* const game = findGame(replay.game);
    if (game == nullptr) return found({Finding::unreadable, "There is no game \"" + replay.game + "\"."});
    if (!replay.proof)
        return found({Finding::noProof, "It was begun before houses committed themselves to their luck."});
    if (replay.rules != game->version())
        return found({Finding::otherRules, "It was played by version " + std::to_string(replay.rules) +
                                               " of the rules, and this engine knows " +
                                               std::to_string(game->version()) + "."});
    const Proof& proof = *replay.proof;
    for (std::size_t seat = 0; seat < proof.luck.size(); ++seat)
        if (!proof.luck[seat].empty()) verdict.luckAdded.push_back(static_cast<std::uint8_t>(seat));
    if (const auto no = whyNotPromised(replay, proof)) return found(*no);
    if (const auto no = whyNotRemembered(proof, witness)) return found(*no);
    Doubt doubt;
    Redealt redealt(replay, proof);
    if (const auto no = redealt.whyNot()) return found(*no);
    if (doubt.isFounded()) return found({Finding::unreadable, doubt.why()});
    verdict.says = "This game, and no other, came of the luck that was promised.";
    if (replay.finished) verdict.scores = redealt.match().scores();
    return verdict;
}

}  // namespace parlour
