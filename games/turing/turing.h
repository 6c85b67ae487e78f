// Turing, the whole truth: what not everybody may see, and the functions of the game (rules.cpp).
// What players say and see is in view.h; bots and clients include only that.
// SPDX-License-Identifier: MIT
#pragma once
#include "games/turing/view.h"

namespace parlour::turing {

// ---- Secret events: kept in the journal, never sent ---------------------------------------------------
struct MachineDrawn {  // T-R2
    Side side;
};
struct RowDrawn {  // T-R4
    Few<Card, longestRow> row;
};
struct VoteChosen {  // T-V2
    Seat seat;
    Side side;
};
using SecretEvent = std::variant<MachineDrawn, RowDrawn, VoteChosen>;
using Event = Join<PublicEvent, SecretEvent>::Type;

/// What lies face down or behind the Responder's shield.
struct FaceDown {
    Side machine{};
    Few<Card, longestRow> row;
    Few<Card, mostDiscards> discarded;
    ForEach<std::optional<Side>> votes;
};

struct State {
    FaceUp up;
    FaceDown down;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 512);  // one small flat block

JOURNAL(MachineDrawn, side)
JOURNAL(RowDrawn, row)
JOURNAL(VoteChosen, seat, side)
JOURNAL(FaceDown, machine, row, discarded, votes)
JOURNAL(State, up, down)

void fold(FaceUp& up, const RoundStarted& event);
void fold(FaceUp& up, const PairBegun& event);
void fold(FaceUp& up, const PairPlaced& event);
void fold(FaceUp& up, const Voted& event);
void fold(FaceUp& up, const Passed& event);
void fold(FaceUp& up, const RoundScored& event);
void fold(FaceUp& up, const GameOver& event);
void fold(FaceDown& down, const RoundStarted& event);
void fold(FaceDown& down, const PairPlaced& event);
void fold(FaceDown& down, const MachineDrawn& event);
void fold(FaceDown& down, const RowDrawn& event);
void fold(FaceDown& down, const VoteChosen& event);

struct Turing {
    static constexpr std::string_view name = "turing", title = "Turing",
                                      summary = "Two columns of pictures: one chosen by a mind, one by chance. Which?";
    static constexpr int version = 1, fewestPlayers = 2, mostPlayers = turing::mostPlayers;
    using Options = turing::Options;
    using Command = turing::Command;
    using PublicEvent = turing::PublicEvent;
    using SecretEvent = turing::SecretEvent;
    using FaceUp = turing::FaceUp;
    using State = turing::State;
    using View = turing::View;
    using Facts = turing::Facts;
    using Picture = Card;
    static constexpr std::string_view deck = "reveries", firstDeck = "dreams";
    static int picturesIn(const Options& options) { return options.deck; }

    /// Why an event from a journal, or a view from a stranger, does not fit; empty if it does (fits.cpp).
    static std::string_view misfit(const State& state, const Event& event);
    static std::string_view misfit(const View& view);

    static std::vector<OptionText> optionTexts();
    static MaybeRefusal whyNot(const Options& options, int players);
    static State table(const Options& options, int players);
    static void start(Story<Turing>& story, Chance& chance);

    static Mine mine(const State& state, Seat seat);
    static View view(const State& state, Seat seat) { return {seat, state.up, mine(state, seat)}; }
    static View watch(const FaceUp& up);
    static MaybeVeto whyNot(const View& view, const Command& command) { return turing::whyNot(view, command); }
    static Facts facts(const View& view) { return factsOf(view); }
    static void play(Story<Turing>& story, Seat seat, const Command& command, Chance& chance);
    static std::vector<Command> everyCommand(const Options& options);
    static constexpr bool isTimed = false;
    static std::optional<Clock> clock(const FaceUp&) { return {}; }  // people take the time they want
    static void timeUp(Story<Turing>&, Chance&) {}
    static State redeal(const View& view, Chance& chance);

    static bool mayTalk(const FaceUp& up, Seat seat);
    static bool isOver(const FaceUp& up) { return up.phase == Phase::over; }
    static std::vector<int> scores(const FaceUp& up);
    static std::vector<Seat> winners(const FaceUp& up);
};

/// T-H4: scoring, and nothing else, tells secrets. What the Responder places is chosen in secret, too, but
/// tells no more than the cards on the table.
inline bool reveals(const Options&, const EventOf<Turing>& event, int) {
    return std::holds_alternative<RoundScored>(event);
}

}  // namespace parlour::turing
