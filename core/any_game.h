// A game behind its name: what the command line and the server know of it before a match begins.
// games/games.cpp lists them all.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/match.h"
#include "core/playthrough.h"
#include "core/simulate.h"
#include "core/types.h"

namespace parlour {

/// An option as a person reads it.
struct OptionLine {
    std::string name, values, standard, says;
};
WIRE(OptionLine, name, values, standard, says)

/// One line that says what is wrong with what was asked for, and what would be right.
struct Complaint {
    std::string says;
};
template <class T>
using OrComplaint = std::variant<T, Complaint>;

class AnyGame {
public:
    virtual ~AnyGame() = default;

    virtual std::string_view name() const = 0;
    virtual std::string_view title() const = 0;
    virtual std::string_view summary() const = 0;
    virtual int version() const = 0;
    virtual int fewestPlayers() const = 0;
    virtual int mostPlayers() const = 0;
    virtual std::vector<OptionLine> options() const = 0;

    /// The deck it is played with unless another is chosen, and how many pictures a deck must have; none: "" and 0.
    virtual std::string_view deck() const = 0;
    virtual int picturesIn(std::string_view options) const = 0;

    /// What is wrong with these options for so many players, if anything.
    virtual std::optional<Complaint> whyNot(std::string_view options, int players) const = 0;
    /// Whether a command would be refused to who sees this view, which the engine wrote. Browsers ask this.
    virtual std::variant<MaybeRefusal, wire::Fault> judge(std::string_view view, std::string_view command) const = 0;
    /// A new match, dealt; or one that waits for the events of a stored game.
    virtual OrComplaint<std::unique_ptr<Match>> open(std::string_view options, int players, Chance& chance) const = 0;
    virtual OrComplaint<std::unique_ptr<Match>> reopen(std::string_view options, int players) const = 0;

    virtual OrComplaint<Simulation> simulate(std::string_view options, int players, long long games, std::uint64_t seed,
                                             const std::function<void(long long)>& progress) const = 0;
    virtual OrComplaint<std::string> playthrough(std::string_view options, int players, std::uint64_t seed) const = 0;

    virtual std::string typescript() const = 0;
    virtual std::string jsonSchema() const = 0;
};

template <Game G>
class AnyGameOf final : public AnyGame {
    using Options = typename G::Options;

public:
    std::string_view name() const override { return G::name; }
    std::string_view title() const override { return G::title; }
    std::string_view summary() const override { return G::summary; }
    int version() const override { return G::version; }
    int fewestPlayers() const override { return G::fewestPlayers; }
    int mostPlayers() const override { return G::mostPlayers; }

    std::vector<OptionLine> options() const override {
        std::vector<OptionLine> lines;
        const Options standard{};
        const auto add = [&]<class Member>(const wire::Field<Options, Member>& field) {
            wire::Declarations ignored;
            OptionLine line{std::string(field.name), wire::typescript<Member>(ignored),
                            wire::journal(standard.*field.member), ""};
            for (const OptionText& text : G::optionTexts())
                if (text.name == field.name) line.says = text.says;
            lines.push_back(line);
        };
        std::apply([&](const auto&... field) { (add(field), ...); }, fieldsOf(&standard));
        return lines;
    }

    std::string_view deck() const override {
        if constexpr (HasPictures<G>) return G::deck;
        return {};
    }
    int picturesIn([[maybe_unused]] std::string_view json) const override {
        if constexpr (HasPictures<G>) {
            Options options;
            if (!wire::read(json, options)) return G::picturesIn(options);
        }
        return 0;
    }

    std::optional<Complaint> whyNot(std::string_view json, int players) const override {
        Options options;
        return read(json, players, options);
    }

    std::variant<MaybeRefusal, wire::Fault> judge(std::string_view viewJson, std::string_view json) const override {
        typename G::View view;
        typename G::Command command;
        if (auto fault = wire::read(viewJson, view)) return *std::move(fault);
        if (auto fault = wire::read(json, command)) return *std::move(fault);
        return G::whyNot(view, command);
    }

    OrComplaint<std::unique_ptr<Match>> open(std::string_view json, int players, Chance& chance) const override {
        Options options;
        if (auto complaint = read(json, players, options)) return *std::move(complaint);
        return std::make_unique<MatchOf<G>>(begin<G>(options, players, chance), players);
    }

    OrComplaint<std::unique_ptr<Match>> reopen(std::string_view json, int players) const override {
        Options options;
        if (auto complaint = read(json, players, options)) return *std::move(complaint);
        return std::make_unique<MatchOf<G>>(Story<G>(G::table(options, players)), players);
    }

    OrComplaint<Simulation> simulate(std::string_view json, int players, long long games, std::uint64_t seed,
                                     const std::function<void(long long)>& progress) const override {
        Options options;
        if (auto complaint = read(json, players, options)) return *std::move(complaint);
        return parlour::simulate<G>(options, players, games, seed, progress);
    }

    OrComplaint<std::string> playthrough(std::string_view json, int players, std::uint64_t seed) const override {
        Options options;
        if (auto complaint = read(json, players, options)) return *std::move(complaint);
        return parlour::playthrough<G>(options, players, seed);
    }

    std::string typescript() const override {
        wire::Declarations declarations;
        std::string text;
        eachMessage([&]<class T>(std::string_view name, const T*) {
            const auto type = wire::typescript<T>(declarations);
            if (type != name) text += "export type " + std::string(name) + " = " + type + ";\n";
        });
        for (const auto& [name, declaration] : declarations) text += declaration + "\n";
        return text;
    }

    std::string jsonSchema() const override {
        wire::Declarations declarations;
        eachMessage([&]<class T>(std::string_view name, const T*) {
            const auto type = wire::schema<T>(declarations);
            if (!wire::Described<T>) declarations[std::string(name)] = type;
        });
        std::string text;
        for (const auto& [name, schema] : declarations) text += (text.empty() ? "\"" : ",\n\"") + name + "\":" + schema;
        return R"({"$schema":"https://json-schema.org/draft/2020-12/schema","$defs":{)"
               "\n" +
               text + "\n}}";
    }

private:
    static std::optional<Complaint> read(std::string_view json, int players, Options& options) {
        if (const auto fault = wire::read(json, options)) return Complaint{"in the options, " + wire::describe(*fault)};
        if (const auto refusal = G::whyNot(options, players))
            return Complaint{std::string(refusal->reason) + " (" + std::string(refusal->rule) + ")"};
        return {};
    }

    static void eachMessage(auto&& visit) {
        visit("Options", static_cast<const Options*>(nullptr));
        visit("Command", static_cast<const typename G::Command*>(nullptr));
        visit("PublicEvent", static_cast<const typename G::PublicEvent*>(nullptr));
        visit("View", static_cast<const typename G::View*>(nullptr));
    }
};

}  // namespace parlour
