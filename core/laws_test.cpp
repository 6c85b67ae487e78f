// The laws themselves on trial: a small game that obeys them, and one faulty copy of it for each law.
// The game: both players lay a coin face down; then time is up, the coins are shown, and equal coins win for seat 0.
// SPDX-License-Identifier: MIT
#include "core/laws.h"

#include <gtest/gtest.h>

namespace parlour {
namespace coins {

enum class Flaw : std::uint8_t {
    none,
    otherView,
    leakyView,
    leakyEvent,
    leakySilence,
    stuck,
    endless,
    badRedeal,
    disbelief,
    disbelievedView,
    hiddenClock,
    wrongFacts
};

enum class Face : std::uint8_t { heads, tails };
struct Options {};
struct Lay {
    Face face;
};
using Command = std::variant<Lay>;
struct Laid {
    Seat seat;
    std::uint8_t sound;
};
struct Shown {
    Few<Face, 2> faces;
};
using PublicEvent = std::variant<Laid, Shown>;
struct FaceChosen {
    Seat seat;
    Face face;
};
using SecretEvent = std::variant<FaceChosen>;
struct FaceUp {
    Options options;
    PerSeat<bool, 2> laid{false, false};
    std::uint8_t sounds = 0;
    bool over = false;
    Few<Face, 2> faces;
};
struct FaceDown {
    PerSeat<Face, 2> faces{Face::heads, Face::heads};
};
struct State {
    FaceUp up;
    FaceDown down;
};
struct Coin {
    std::optional<Face> face;
};
using Mine = std::variant<Coin>;
struct View {
    std::optional<Seat> seat;
    FaceUp up;
    Mine mine;
};
struct Facts {
    std::vector<Seat> waitedFor;
};
WORDS(Face, heads, tails)
OPTIONS(Options)
WIRE(Lay, face)
WIRE(Laid, seat, sound)
WIRE(Shown, faces)
JOURNAL(FaceChosen, seat, face)
WIRE(FaceUp, options, laid, sounds, over, faces)
JOURNAL(FaceDown, faces)
JOURNAL(State, up, down)
WIRE(Coin, face)
WIRE(View, seat, up, mine)
WIRE(Facts, waitedFor)

void fold(FaceUp& up, const Laid& event) {
    up.laid[event.seat] = true;
    up.sounds = static_cast<std::uint8_t>(up.sounds + event.sound);
}
void fold(FaceUp& up, const Shown& event) {
    up.faces = event.faces;
    up.over = true;
}
void fold(FaceDown& down, const FaceChosen& event) { down.faces[event.seat] = event.face; }

bool reveals(const Options&, const std::variant<Laid, Shown, FaceChosen>& event, int) {
    return std::holds_alternative<Shown>(event);
}

template <Flaw flaw>
struct Coins {
    static constexpr std::string_view name = "coins", title = "Coins", summary = "Equal or not?";
    static constexpr int version = 1, fewestPlayers = 2, mostPlayers = 2;
    using Options = coins::Options;
    using Command = coins::Command;
    using PublicEvent = coins::PublicEvent;
    using SecretEvent = coins::SecretEvent;
    using FaceUp = coins::FaceUp;
    using State = coins::State;
    using View = coins::View;
    using Facts = coins::Facts;

    static std::string_view misfit(const State& state, const EventOf<Coins>& event) {
        const bool comesTwice = flaw == Flaw::disbelief && state.up.laid[Seat{0}];
        return comesTwice && std::holds_alternative<Laid>(event) ? "a second coin" : "";
    }
    static std::string_view misfit(const View& view) {
        return flaw == Flaw::disbelievedView && view.up.laid[Seat{0}] ? "a coin that nobody laid" : "";
    }

    static std::vector<OptionText> optionTexts() { return {}; }
    static MaybeRefusal whyNot(const Options&, int) { return {}; }
    static State table(const Options&, int) { return {}; }
    static void start(Story<Coins>&, Chance&) {}
    static Mine mine(const State& state, Seat seat) {
        const Seat whose = flaw == Flaw::leakyView ? Seat{0} : seat;
        return Coin{state.up.laid[whose] ? std::optional(state.down.faces[whose]) : std::nullopt};
    }
    static View view(const State& state, Seat seat) {
        return {seat, state.up, flaw == Flaw::otherView ? Coin{} : mine(state, seat)};
    }
    static View watch(const FaceUp& up) { return {{}, up, Coin{}}; }
    static MaybeVeto whyNot(const View& view, const Command&) {
        if (!view.seat || view.up.laid[*view.seat]) return Veto{"C-1", "laid", "one coin each"};
        if (flaw == Flaw::stuck && view.seat == Seat{1}) return Veto{"C-2", "notYou", "not you"};
        return {};
    }
    static Facts facts(const View& view) {
        Facts facts;
        for (const Seat seat : {Seat{0}, Seat{1}})
            if ((!view.up.laid[seat] && !(flaw == Flaw::stuck && seat == Seat{1})) || flaw == Flaw::wrongFacts)
                facts.waitedFor.push_back(seat);
        return facts;
    }
    static void play(Story<Coins>& story, Seat seat, const Command& command, Chance&) {
        const Face face = std::get<Lay>(command).face;
        story.hide(FaceChosen{seat, face});
        if (flaw == Flaw::leakySilence && face == Face::tails && seat == Seat{1}) return;
        const bool loud = flaw == Flaw::leakyEvent && story.now().down.faces[Seat{0}] == Face::tails;
        story.show(Laid{seat, static_cast<std::uint8_t>(loud ? 1 : 0)});
    }
    static std::vector<Command> everyCommand(const Options&) { return {Lay{Face::heads}, Lay{Face::tails}}; }
    static constexpr bool isTimed = flaw != Flaw::hiddenClock;
    static std::optional<Clock> clock(const FaceUp& up) {
        if (!up.laid[Seat{0}] || !up.laid[Seat{1}] || flaw == Flaw::stuck) return {};
        return Clock{1, 5000};
    }
    static void timeUp(Story<Coins>& story, Chance&) {
        if (flaw == Flaw::endless) return;
        story.show(Shown{{story.now().down.faces[Seat{0}], story.now().down.faces[Seat{1}]}});
    }
    static State redeal(const View& view, Chance& chance) {
        State state{view.up, {}};
        for (Face& face : state.down.faces) face = chance.below(2) == 0 ? Face::heads : Face::tails;
        const auto& mine = std::get<Coin>(view.mine).face;
        if (view.seat && mine && flaw != Flaw::badRedeal) state.down.faces[*view.seat] = *mine;
        return state;
    }
    static bool mayTalk(const FaceUp&, Seat) { return true; }
    static bool isOver(const FaceUp& up) { return up.over; }
    static std::vector<int> scores(const FaceUp&) { return {0, 0}; }
    static std::vector<Seat> winners(const FaceUp& up) { return {up.faces[0] == up.faces[1] ? Seat{0} : Seat{1}}; }
};

}  // namespace coins

namespace {

template <coins::Flaw flaw>
std::string broken() {
    using Coins = coins::Coins<flaw>;
    const auto alike = [](const coins::Command&, const coins::Command&) { return true; };
    return Laws<Coins>({}, 2, alike).broken(40, 100);
}

using coins::Flaw;

TEST(Laws, AGoodGameObeysThem) { EXPECT_EQ(broken<Flaw::none>(), ""); }
TEST(Laws, AViewThatIsMadeInTwoWaysIsCaught) { EXPECT_NE(broken<Flaw::otherView>(), ""); }
TEST(Laws, ASeatThatSeesAnothersCoinIsCaught) { EXPECT_NE(broken<Flaw::leakyView>(), ""); }
TEST(Laws, AnEventThatTellsACoinIsCaught) { EXPECT_NE(broken<Flaw::leakyEvent>(), ""); }
TEST(Laws, AChoiceThatCanBeToldFromAnotherIsCaught) { EXPECT_NE(broken<Flaw::leakySilence>(), ""); }
TEST(Laws, ARedealThatDoesNotFitTheViewIsCaught) { EXPECT_NE(broken<Flaw::badRedeal>(), ""); }
TEST(Laws, AJournalThatItsOwnGameDoesNotBelieveIsCaught) { EXPECT_NE(broken<Flaw::disbelief>(), ""); }
TEST(Laws, AViewThatItsOwnGameDoesNotBelieveIsCaught) { EXPECT_NE(broken<Flaw::disbelievedView>(), ""); }
TEST(Laws, AClockThatIsNotAnnouncedIsCaught) {
    EXPECT_NE(broken<Flaw::hiddenClock>().find("not timed"), std::string::npos);
}
TEST(Laws, WaitingForSomebodyWhoCanDoNothingIsCaught) {
    EXPECT_NE(broken<Flaw::wrongFacts>().find("who can do nothing"), std::string::npos);
}
TEST(Laws, AGameThatIsStuckIsCaught) { EXPECT_NE(broken<Flaw::stuck>().find("nobody can act"), std::string::npos); }
TEST(Laws, AGameThatDoesNotEndIsCaught) { EXPECT_NE(broken<Flaw::endless>().find("does not end"), std::string::npos); }

}  // namespace
}  // namespace parlour
