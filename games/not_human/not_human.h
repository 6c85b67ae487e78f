// I Am Not Human, the whole truth: what not everybody may see, and the functions of the game (rules.cpp).
// What players say and see is in view.h; bots and clients include only that.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/not_human/view.h"

namespace parlour::not_human {

// ---- Secret events: kept in the journal, never sent ---------------------------------------------------
struct RolesDealt {  // N-S2, N-S3
    std::uint8_t number;
    std::optional<Seat> human;  // nobody: the server has the human card
};
struct VoteChosen {  // N-V1
    Seat seat;
    std::uint8_t entry;
};
using SecretEvent = std::variant<RolesDealt, VoteChosen>;
using Event = Join<PublicEvent, SecretEvent>::Type;

/// What lies face down.
struct FaceDown {
    std::uint8_t number = 0;  // 0: roles are not dealt
    std::optional<Seat> human;
    ForEach<std::optional<std::uint8_t>> votes;
};

struct State {
    FaceUp up;
    FaceDown down;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 3500);  // one flat block

JOURNAL(RolesDealt, number, human)
JOURNAL(VoteChosen, seat, entry)
JOURNAL(FaceDown, number, human, votes)
JOURNAL(State, up, down)

void fold(FaceUp& up, const PicturesReshuffled& event);
void fold(FaceUp& up, const RoundStarted& event);
void fold(FaceUp& up, const BecameReady& event);
void fold(FaceUp& up, const RolesGiven& event);
void fold(FaceUp& up, const Said& event);
void fold(FaceUp& up, const HumanAsked& event);
void fold(FaceUp& up, const SteppedForward& event);
void fold(FaceUp& up, const Named& event);
void fold(FaceUp& up, const AnswerOpened& event);
void fold(FaceUp& up, const Explained& event);
void fold(FaceUp& up, const DiscussionExtended& event);
void fold(FaceUp& up, const DiscussionEnded& event);
void fold(FaceUp& up, const Voted& event);
void fold(FaceUp& up, const RoundScored& event);
void fold(FaceUp& up, const GameOver& event);
void fold(FaceDown& down, const RoundStarted& event);
void fold(FaceDown& down, const RolesDealt& event);
void fold(FaceDown& down, const VoteChosen& event);

struct NotHuman {
    static constexpr std::string_view name = "not-human", title = "I Am Not Human",
                                      summary =
                                          "Robots know the picture; one player does not, and says a word all the same.";
    static constexpr int version = 1, fewestPlayers = not_human::fewestPlayers, mostPlayers = not_human::mostPlayers;
    using Options = not_human::Options;
    using Command = not_human::Command;
    using PublicEvent = not_human::PublicEvent;
    using SecretEvent = not_human::SecretEvent;
    using FaceUp = not_human::FaceUp;
    using State = not_human::State;
    using View = not_human::View;
    using Facts = not_human::Facts;
    using Picture = not_human::Picture;
    static constexpr std::string_view deck = "tales";
    static int picturesIn(const Options&) { return 2 * cards; }

    /// Why an event from a journal, or a view from a stranger, does not fit; empty if it does (fits.cpp).
    static std::string_view misfit(const State& state, const Event& event);
    static std::string_view misfit(const View& view);

    static std::vector<OptionText> optionTexts();
    static MaybeRefusal whyNot(const Options& options, int players);
    static State table(const Options& options, int players);
    static void start(Story<NotHuman>& story, Chance& chance);

    static Mine mine(const State& state, Seat seat);
    static View view(const State& state, Seat seat) { return {seat, state.up, mine(state, seat)}; }
    static View watch(const FaceUp& up);
    static MaybeVeto whyNot(const View& view, const Command& command) { return not_human::whyNot(view, command); }
    static Facts facts(const View& view) { return factsOf(view); }
    static void play(Story<NotHuman>& story, Seat seat, const Command& command, Chance& chance);
    static std::vector<Command> everyCommand(const Options& options);
    /// N-A5: a word is used up once it was said (core/allowed.h).
    static std::optional<std::uint64_t> useOf(const Command& command, const Options& options);
    static void eachUsed(const FaceUp& up, auto&& with) {
        for (const WordMark& mark : up.usedWords) with(mark.hash);
    }
    static std::optional<Command> improvise(const View& view, Chance& chance);
    static constexpr bool isTimed = true;
    static std::optional<Clock> clock(const FaceUp& up) { return limitOf(up); }
    static void timeUp(Story<NotHuman>& story, Chance& chance);
    static State redeal(const View& view, Chance& chance);

    static bool mayTalk(const FaceUp& up, Seat seat);
    static bool isOver(const FaceUp& up) { return up.phase == Phase::over; }
    static std::vector<int> scores(const FaceUp& up);
    static std::vector<Seat> winners(const FaceUp& up);
};

/// N-G2, N-D1, N-P1: a human who steps forward, the answer card and scoring tell secrets; nothing else does.
inline bool reveals(const Options&, const EventOf<NotHuman>& event, int) {
    return std::holds_alternative<SteppedForward>(event) || std::holds_alternative<AnswerOpened>(event) ||
           std::holds_alternative<RoundScored>(event);
}

}  // namespace parlour::not_human
