// The engine for the browser: one question as JSON in, one answer as JSON out. It judges commands before they are
// sent and referees a game without a server. module.cpp puts it into WebAssembly; web/src/engine asks it.
// SPDX-License-Identifier: MIT
#pragma once
#include "core/any_game.h"
#include "wasm/questions.h"

namespace parlour::wasm {

/// Keeps one match at a time, and one film. A question that is not understood, or asks for what is not allowed, changes
/// nothing and is answered with {"error":"..."} or {"refused":{...}}.
class Engine {
public:
    std::string answer(std::string_view question);

private:
    std::string reply(const Open& open);
    std::string reply(const Reopen& reopen);
    std::string reply(const Submit& submit);
    std::string reply(const EndTime&);
    std::string reply(const Look& look);
    std::string reply(const AskClock&);
    std::string reply(const Journal&);
    std::string reply(const OpenFilm& open);
    std::string reply(const LookAt& look);
    std::string reply(const PlotPoints& plot);

    std::string begin(OrFault<std::unique_ptr<Match>> opened);
    bool hasSeat(int seat) const { return match_ && seat >= 0 && seat < match_->players(); }

    std::unique_ptr<Match> match_;
    std::optional<Reel> film_;
    SeededChance chance_{0};
};

}  // namespace parlour::wasm
