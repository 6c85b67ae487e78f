// I Am Not Human as bots and pages may ask about it: why a command is refused, and what follows from a view. What an
// allowed command brings about is in rules.cpp. SPDX-License-Identifier: MIT
#include <algorithm>

#include "games/not_human/view.h"
#include "lexicon/keys.h"
#include "lexicon/unicode.h"

namespace parlour::not_human {
namespace {

bool hasSaid(const FaceUp& up, Seat seat) {
    return std::ranges::any_of(up.associations, [seat](const Association& said) { return said.seat == seat; });
}

MaybeVeto judgeKnown(const View& view, Seat seat, const Say& say) {
    const FaceUp& up = view.up;
    if (up.phase == Phase::looking)
        return Veto{"N-A1", "lookFirst", "look at the pictures first; roles are dealt soon"};
    if (up.phase != Phase::associating) return Veto{"N-A1", "allGiven", "all associations of this round are given"};
    if (hasSaid(up, seat)) return Veto{"N-A1", "given", "you have given your association"};
    if (const auto objection = lexicon::objectionTo(say.word, up.options.language))
        return Veto{*objection == lexicon::Objection::numberWord ? Literal("N-A4") : Literal("N-A2"),
                    lexicon::nameOf(*objection), lexicon::reasonOf(*objection)};
    if (up.usedWords.contains(markOf(say.word, up.options)))
        return up.options.strictRepeats
                   ? Veto{"N-A5", "formGivenBefore", "that word, or a form of it, was given before: say another one"}
                   : Veto{"N-A5", "givenBefore", "that word was given before: say another one"};
    return {};
}

MaybeVeto judgeKnown(const View& view, Seat, const StepForward&) {
    if (view.up.phase != Phase::asking) return Veto{"N-G1", "notAsked", "the human may step forward only when asked"};
    if (!std::holds_alternative<Human>(view.mine)) return Veto{"N-G5", "robot", "a robot cannot step forward"};
    return {};
}

MaybeVeto judgeKnown(const View& view, Seat seat, const Name& name) {
    if (view.up.phase != Phase::naming)
        return Veto{"N-G2", "notForward", "a picture is named by a human who has stepped forward"};
    if (view.up.steppedForward != seat) return Veto{"N-G2", "onlyHuman", "only the human names a picture"};
    if (name.picture < 1 || name.picture > places) return Veto{"N-C3", "noSuchPicture", "the pictures are 1 to 9"};
    return {};
}

MaybeVeto judgeText(const std::string& text) {
    if (text.size() > longestExplanation)
        return Veto{"N-D1", "tooLong", "an explanation has at most 200 bytes: say it shorter"};
    const auto points = lexicon::fromUtf8(text);
    const auto isControl = [](char32_t point) { return lexicon::characterOf(point).kind == lexicon::Kind::control; };
    if (!points || std::ranges::any_of(*points, isControl))
        return Veto{"N-D1", "notOneLine", "an explanation is one line of text without control characters"};
    return {};
}

MaybeVeto judgeKnown(const View& view, Seat seat, const Explain& explain) {
    const FaceUp& up = view.up;
    if (up.phase != Phase::explaining)
        return Veto{"N-D1", "notNow", "explanations come when the answer is open, once each"};
    if (up.associations[up.explained].seat != seat)
        return Veto{"N-D1", "notYourTurn", "players explain in the order of their associations: it is not your turn"};
    return judgeText(explain.text);
}

bool isTalk(Phase phase) { return phase == Phase::explaining || phase == Phase::discussing; }

MaybeVeto judgeKnown(const View& view, Seat seat, const Ready&) {
    const FaceUp& up = view.up;
    const Literal rule = up.phase == Phase::looking ? Literal("N-S4") : Literal("N-D1");
    if (up.phase != Phase::looking && !isTalk(up.phase))
        return Veto{rule, "notAwaited", "nobody waits for you to be ready now"};
    if (up.players[seat].ready) return Veto{rule, "ready", "you have said that you are ready"};
    return {};
}

MaybeVeto judgeHost(const View& view, Seat seat) {
    if (seat != host) return Veto{"N-D1", "onlyHost", "only the host changes the time of the discussion"};
    if (!isTalk(view.up.phase)) return Veto{"N-D1", "noDiscussion", "there is no discussion now"};
    return {};
}

MaybeVeto judgeKnown(const View& view, Seat seat, const Extend&) {
    if (const auto refusal = judgeHost(view, seat)) return refusal;
    if (view.up.phase == Phase::explaining)
        return Veto{"N-D1", "ownLimits", "the explanations have time limits of their own"};
    if (view.up.extensions == mostExtensions)
        return Veto{"N-D1", "extendedOften", "a discussion is extended at most three times"};
    return {};
}

MaybeVeto judgeKnown(const View& view, Seat seat, const End&) { return judgeHost(view, seat); }

MaybeVeto judgeKnown(const View& view, Seat seat, const Accuse& accuse) {
    const FaceUp& up = view.up;
    if (up.phase != Phase::voting) return Veto{"N-V1", "tooEarly", "the vote comes after the discussion"};
    if (up.players[seat].voted) return Veto{"N-V1", "voted", "you have voted, and a vote is final"};
    if (accuse.entry == serverEntry) {
        if (!up.options.server) return Veto{"N-X1", "noServer", "there is no server: one of the players is the human"};
        return {};
    }
    if (accuse.entry < 1 || accuse.entry > up.associations.count())
        return Veto{"N-V1", "noSuchEntry", "vote for the number of an association, or for 9, the server"};
    if (up.associations[accuse.entry - 1U].seat == seat)
        return Veto{"N-V2", "ownWord", "you cannot vote for your own association"};
    return {};
}

}  // namespace

MaybeVeto whyNot(const View& view, const Command& command) {
    if (!view.seat) return Veto{"N-H3", "watching", "those who watch do not play"};
    if (view.up.phase == Phase::over) return Veto{"N-E2", "over", "the game is over"};
    return std::visit([&](const auto& known) { return judgeKnown(view, *view.seat, known); }, command);
}

// ---- What follows from a view ---------------------------------------------------------------------------

namespace {
constexpr std::uint32_t second = 1000, getReady = 1500;  // N-G1
}  // namespace

/// The limits know what lies face up, and nothing else.
std::optional<Clock> limitOf(const FaceUp& up) {  // N-H5
    switch (up.phase) {
        case Phase::looking:
            return Clock{up.limits, 30 * second};  // N-S4
        case Phase::asking:
            return Clock{up.limits, getReady + 5 * second};  // N-G1
        case Phase::naming:
            return Clock{up.limits, 30 * second};  // N-G2
        case Phase::explaining:
            return Clock{up.limits, 60 * second};  // N-D1
        case Phase::discussing:
            return Clock{up.limits, up.options.discussionSeconds * second};  // N-D1
        case Phase::associating:
        case Phase::voting:
        case Phase::over:
            break;
    }
    return {};
}

namespace {

bool isWaitedFor(const FaceUp& up, Seat seat) {
    switch (up.phase) {
        case Phase::looking:     // N-S4
        case Phase::discussing:  // N-D1
            return !up.players[seat].ready;
        case Phase::associating:  // N-A1
            return !hasSaid(up, seat);
        case Phase::naming:  // N-G2
            return seat == up.steppedForward;
        case Phase::explaining:  // N-D1
            return seat == up.associations[up.explained].seat;
        case Phase::voting:  // N-V1
            return !up.players[seat].voted;
        case Phase::asking:
        case Phase::over:
            break;
    }
    return false;
}

}  // namespace

Facts factsOf(const View& view) {
    const FaceUp& up = view.up;
    Facts facts{.waitedFor = {},
                .ranking = {},
                .server = {},
                .limit = limitOf(up),
                .getReady = up.phase == Phase::asking ? getReady : 0};
    for (int i = 0; i < up.players.count(); ++i) {
        if (isWaitedFor(up, Seat(i))) facts.waitedFor.push_back(Seat(i));
        facts.ranking.push_back(Seat(i));
        for (int at = i; at > 0 && rankOf(up, Seat(i)) > rankOf(up, facts.ranking[at - 1]); --at)
            std::swap(facts.ranking[at], facts.ranking[at - 1]);
    }
    if (up.options.server) facts.server = serverEntry;
    return facts;
}

WordMark markOf(std::string_view word, const Options& options) {
    return {lexicon::hashOf(options.strictRepeats ? lexicon::familyOf(word, options.language)
                                                  : lexicon::keyOf(word, options.language))};
}

}  // namespace parlour::not_human
