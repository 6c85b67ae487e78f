// Every move is judged by the player's own view, as at any table. SPDX-License-Identifier: MIT
#include "games/turing_machine/daily/played.h"

#include "games/turing_machine/turing_machine.h"

namespace parlour::turing_machine::daily {
namespace {

constexpr Seat alone{0};

constexpr Veto notLikeThat() { return {"M-Y4", "notPlayed", "no game goes like that"}; }

class Again {
public:
    explicit Again(const std::string& shareCode) : story_(tableFor(shareCode), Journal::dropped) {
        TuringMachine::start(story_, luck_);
    }

    bool isOver() const { return up().phase == Phase::over; }
    const FaceUp& up() const { return story_.now().up; }
    View view() const { return TuringMachine::view(story_.now(), alone); }

    /// Does it, unless something was refused before.
    void play(const Command& command) {
        if (!no_) no_ = TuringMachine::whyNot(view(), command);
        if (!no_)
            TuringMachine::play(story_, alone, command, luck_, Score{});  // the MACHINE's own game is not asked for
    }
    /// Nothing was found out in the rounds before that one.
    void passTo(int round) {
        while (!no_ && !isOver() && up().round < round) play(Show{});
        if (!no_ && up().round != round) no_ = notLikeThat();
    }
    const MaybeRefusal& no() const { return no_; }

private:
    static State tableFor(const std::string& shareCode) {
        Options options;
        options.problem.code = Text<48>(shareCode);
        return TuringMachine::table(options, 1);
    }

    Story<TuringMachine> story_;
    SeededChance luck_{0};  // a problem that is named needs none
    MaybeRefusal no_;
};

}  // namespace

OrRefusal<Needed> replayed(const std::string& shareCode, const Played& played) {
    const auto notPlayed = [] { return std::unexpected(Refusal(notLikeThat())); };
    if (played.hints > mostHints) return notPlayed();
    Again again(shareCode);
    for (int i = 0; i < played.hints; ++i) again.play(TakeHint{});
    for (const Row& row : played.rows) {
        again.passTo(row.round);
        if (!again.no() && rowNow(again.up(), again.up().sheets[alone])) return notPlayed();  // two for one round
        again.play(Propose{row.proposal});
        for (const Verifier verifier : row.asked) again.play(Ask{verifier});
    }
    again.passTo(played.rounds);
    again.play(Show{played.code});
    if (again.no()) return std::unexpected(*again.no());
    if (!again.isOver()) return notPlayed();
    const auto& checked = again.up().lastCodes;
    const Score score = factsOf(again.view()).scores.front();
    return Needed{.found = checked && !checked->codes.empty() && checked->codes.front().right,
                  .rounds = score.rounds,
                  .questions = score.questions,
                  .hints = again.up().sheets[alone].hints};
}

}  // namespace parlour::turing_machine::daily
