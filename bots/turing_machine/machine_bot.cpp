// How bots sit at the machine: the sheet is what they know, and what they want becomes a proposal, a question or a
// thumb. All their luck hangs on one seed and on what they know, so that looking twice changes nothing.
// SPDX-License-Identifier: MIT
#include "bots/turing_machine/machine_bot.h"

#include "games/turing_machine/mind.h"
#include "games/turing_machine/notes.h"

namespace parlour::bots {
namespace {

using namespace turing_machine;

/// What one wants to do now: ask, or show a code, or a thumb down.
struct Wanted {
    std::optional<Advice> question;
    std::optional<Code> code;
};

class MachineBot : public MachinePlayer {
public:
    std::optional<Command> choose(const View& view, Chance&) final {
        const FaceUp& up = view.up;
        if (whyNot(view, Show{})) return {};
        const Row* row = rowNow(up, up.sheets[sheetOf(up, *view.seat)]);
        const Position position{layoutOf(up), answersIn(view), row ? row->asked.count() : 0};
        const Wanted wanted = want(view, position, row ? std::optional(row->proposal) : std::nullopt);
        if (!wanted.question) return Show{wanted.code};
        const Ask ask{static_cast<Verifier>(wanted.question->verifier)};
        if (row && row->proposal == wanted.question->proposal && !whyNot(view, ask)) return ask;
        const Propose propose{wanted.question->proposal};
        if (!whyNot(view, propose)) return propose;
        return Show{};
    }

protected:
    virtual Wanted want(const View& view, const Position& position, std::optional<Code> proposal) = 0;
};

// ---- Thorough ----------------------------------------------------------------------------------------

/// Some milliseconds for a question, and little memory: other tables are waiting.
Means means(int first) {
    return {.effort = {.mostNodes = 100, .keepGoing = {}, .lookAhead = false},
            .mostBytes = std::size_t{8} << 20,
            .mostWorlds = 1000,
            .first = first};
}

class ThoroughBot final : public MachineBot {
public:
    explicit ThoroughBot(Chance& chance) : first_(1 + chance.below(codeCount - 1)) {}

private:
    Wanted want(const View&, const Position& position, std::optional<Code> proposal) override {
        if (!mind_ || layout_ != position.layout) {
            layout_ = position.layout;
            mind_ = newMind(layout_, Strength::perfect, means(first_));
        }
        if (const auto question = mind_->next(position, proposal)) return {question, {}};
        return {.question = {}, .code = deduce(position.layout, position.answers).codes.first()};
    }

    int first_;
    Layout layout_;
    std::unique_ptr<Mind> mind_;
};

// ---- Like people -------------------------------------------------------------------------------------

/// Numbers from 0 to 1, always the same for the same question.
class Hunches {
public:
    explicit Hunches(Chance& chance) : seed_(drawSeed(chance)) {}

    template <class... Numbers>
    float about(Numbers... numbers) const {
        std::uint64_t mixed = seed_;
        ((mixed = (mixed ^ static_cast<std::uint64_t>(numbers)) * 0x9E3779B97F4A7C15U, mixed ^= mixed >> 29), ...);
        mixed = (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93U;
        return static_cast<float>(mixed >> 40) / static_cast<float>(1 << 24);
    }

private:
    std::uint64_t seed_;
};
enum class About : std::uint8_t { insight, slip, proposal, verifier };

class HumanlikeBot final : public MachineBot {
public:
    HumanlikeBot(const MachineManner& manner, Chance& chance) : manner_(manner), hunches_(chance) {}

private:
    Wanted want(const View& view, const Position& position, std::optional<Code> proposal) override {
        const Notes notes = notesOn(position);
        const std::size_t before = position.answers.size() - static_cast<std::size_t>(position.askedThisRound);
        if (notes.codes().isSingle()) return {.question = {}, .code = notes.codes().first()};
        if (position.askedThisRound > 1)
            if (const auto seen = insight(position)) return {.question = {}, .code = seen};
        if (position.askedThisRound < mostQuestionsInRound) {
            const bool stays = proposal && (position.askedThisRound > 0 || notes.gain(*proposal) > 0);
            const Code about = stays ? *proposal : proposalFrom(notes, before);
            if (const int verifier = verifierFor(notes, about, position); verifier >= 0)
                return {Advice{about, verifier, position.askedThisRound == 0}, {}};
        }
        return {.question = {}, .code = conclusion(notes, isShared(view.up))};
    }

    /// What is struck out. Of this round's answers something may be overlooked, until the next round.
    Notes notesOn(const Position& position) const {
        Notes notes(position.layout);
        const std::size_t before = position.answers.size() - static_cast<std::size_t>(position.askedThisRound);
        for (std::size_t i = 0; i < position.answers.size(); ++i) {
            const bool overlooked = i >= before && hunches_.about(About::slip, i) < manner_.slips;
            if (!overlooked) notes.hear(position.answers[i]);
        }
        return notes;
    }

    /// One that tells much, may be right, and comes to mind.
    Code proposalFrom(const Notes& notes, std::size_t asked) const {
        const CodeSet possible = notes.codes();
        Code best;
        float most = -1;
        forEachCode(CodeSet::all(), [&](Code code) {
            const float tells = static_cast<float>(notes.gain(code)) / 1e6F;
            if (tells == 0) return;
            const float home = possible.has(code) ? manner_.homeliness : 0;
            const float value = tells * (1 + home + manner_.whim * hunches_.about(About::proposal, asked, code.index));
            if (value <= most) return;
            most = value;
            best = code;
        });
        return best;
    }

    /// One that was not asked in this round and tells something, or -1.
    int verifierFor(const Notes& notes, Code proposal, const Position& position) const {
        unsigned open = (1U << notes.verifiers()) - 1;
        for (const Answer& answer : std::span(position.answers).last(static_cast<std::size_t>(position.askedThisRound)))
            open &= ~(1U << answer.verifier);
        int best = -1;
        float most = 0;
        for (int v = 0; v < notes.verifiers(); ++v) {
            if ((open >> v & 1) == 0) continue;
            const float tells = static_cast<float>(notes.gain(v, proposal)) / 1e6F;
            const float value =
                tells * (1 + manner_.whim * hunches_.about(About::verifier, position.answers.size(), v));
            if (value <= most) continue;
            most = value;
            best = v;
        }
        return best;
    }

    /// The code, if it follows from all that is known, and if that comes to mind.
    std::optional<Code> insight(const Position& position) const {
        if (hunches_.about(About::insight, position.answers.size()) >= manner_.insight) return {};
        const CodeSet codes = deduce(position.layout, position.answers).codes;
        if (!codes.isSingle()) return {};
        return codes.first();
    }

    /// The round is over for it: what it would name. Nobody risks what belongs to all.
    std::optional<Code> conclusion(const Notes& notes, bool shared) const {
        if (shared) return {};
        double all = 0;
        double most = 0;
        Code best;
        forEachCode(notes.codes(), [&](Code code) {
            const double ways = notes.waysFor(code);
            all += ways;
            if (ways <= most) return;
            most = ways;
            best = code;
        });
        if (most < static_cast<double>(manner_.nerve) * all) return {};
        return best;
    }

    MachineManner manner_;
    Hunches hunches_;
};

}  // namespace

std::unique_ptr<MachinePlayer> newMachinePlayer(const MachineManner& manner, Chance& chance) {
    if (manner.thorough) return std::make_unique<ThoroughBot>(chance);
    return std::make_unique<HumanlikeBot>(manner, chance);
}

std::unique_ptr<MachinePlayer> newMachinePlayer(Persona who, Chance& chance) {
    return newMachinePlayer(machineManner(who), chance);
}

}  // namespace parlour::bots
