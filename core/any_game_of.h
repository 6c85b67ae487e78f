// How a game becomes one behind its name (any_game.h). Compiled once for each game, in its entry.cpp.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/any_game.h"
#include "core/match_of.h"
#include "core/playthrough.h"
#include "core/signature.h"
#include "core/simulate.h"
#include "core/types.h"

namespace parlour {

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

    std::string standardOptions() const override { return wire::message(Options{}); }
    bool isTimed() const override { return G::isTimed; }

    std::string_view deck() const override {
        if constexpr (HasPictures<G>) return G::deck;
        return {};
    }
    std::string_view firstDeck() const override {
        if constexpr (requires { G::firstDeck; }) return G::firstDeck;
        return deck();
    }
    int picturesIn([[maybe_unused]] std::string_view json) const override {
        if constexpr (HasPictures<G>) {
            Options options;
            if (!wire::read(json, options)) return G::picturesIn(options);
        }
        return 0;
    }

    OrFault<MaybeRefusal> whyNot(std::string_view json, int players) const override {
        Options options;
        if (const auto fault = wire::read(json, options))
            return std::unexpected(Fault{"in the options, " + fault->says});
        return G::whyNot(options, players);
    }

    std::optional<Fault> whyNotView(std::string_view json) const override {
        typename G::View view;
        return readView(json, view);
    }

    OrFault<MaybeRefusal> judge(std::string_view viewJson, std::string_view json) const override {
        typename G::View view;
        typename G::Command command;
        if (auto fault = readView(viewJson, view)) return std::unexpected(*std::move(fault));
        if (auto fault = wire::read(json, command)) return std::unexpected(*std::move(fault));
        return MaybeRefusal(G::whyNot(view, command));
    }

    OrFault<std::string> facts(std::string_view json) const override {
        typename G::View view;
        if (auto fault = readView(json, view)) return std::unexpected(*std::move(fault));
        return wire::message(G::facts(view));
    }

    OrFault<std::unique_ptr<Match>> open(std::string_view json, int players, Chance& chance) const override {
        Options options;
        if (auto fault = read(json, players, options)) return std::unexpected(*std::move(fault));
        return std::make_unique<MatchOf<G>>(begin<G>(options, players, chance), players);
    }

    OrFault<std::unique_ptr<Match>> reopen(std::string_view json, int players) const override {
        Options options;
        if (auto fault = read(json, players, options)) return std::unexpected(*std::move(fault));
        return std::make_unique<MatchOf<G>>(Story<G>(G::table(options, players)), players);
    }

    OrFault<Simulation> simulate(std::string_view json, int players, long long games, std::uint64_t seed,
                                 const std::function<void(long long)>& progress) const override {
        Options options;
        if (auto fault = read(json, players, options)) return std::unexpected(*std::move(fault));
        return parlour::simulate<G>(options, players, games, seed, progress);
    }

    OrFault<std::string> playthrough(std::string_view json, int players, std::uint64_t seed) const override {
        Options options;
        if (auto fault = read(json, players, options)) return std::unexpected(*std::move(fault));
        return parlour::playthrough<G>(options, players, seed);
    }

    std::uint64_t signature(int games) const override { return parlour::signature<G>(games); }

    std::string typescript() const override { return wire::typescriptOf(messages); }
    std::string jsonSchema() const override { return wire::schemaOf(messages); }

private:
    static std::optional<Fault> readView(std::string_view json, typename G::View& view) {
        if (auto fault = wire::read(json, view)) return fault;
        if (const auto why = G::misfit(view); !why.empty()) return Fault{"in the view, " + std::string(why)};
        return {};
    }
    static std::optional<Fault> read(std::string_view json, int players, Options& options) {
        if (const auto fault = wire::read(json, options)) return Fault{"in the options, " + fault->says};
        if (const auto refusal = G::whyNot(options, players)) return Fault{withRule(*refusal)};
        return {};
    }

    static constexpr std::array messages{wire::ShapePart{"Options", &wire::shapeOf<Options>},
                                         wire::ShapePart{"Command", &wire::shapeOf<typename G::Command>},
                                         wire::ShapePart{"PublicEvent", &wire::shapeOf<typename G::PublicEvent>},
                                         wire::ShapePart{"View", &wire::shapeOf<typename G::View>},
                                         wire::ShapePart{"Facts", &wire::shapeOf<typename G::Facts>}};
};

template <class G>
const AnyGame& entry() {
    static const AnyGameOf<G> game;
    return game;
}

}  // namespace parlour
