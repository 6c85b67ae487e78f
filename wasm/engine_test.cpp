// The browser's questions and the engine's answers, natively; web/tests/engine.test.ts asks the WebAssembly module.
// SPDX-License-Identifier: MIT
#include "wasm/engine.h"

#include <gtest/gtest.h>

#include "games/random_replay.h"

namespace parlour::wasm {
namespace {

constexpr std::string_view printedOne =
    R"({"is":"Open","game":"turing-machine","options":{"problem":{"printed":1}},"players":1,"seed":7})";

std::string part(const std::string& answer, std::string_view name) {
    const std::string start = "{\"" + std::string(name) + "\":";
    EXPECT_TRUE(answer.starts_with(start)) << answer;
    return answer.starts_with(start) ? answer.substr(start.size(), answer.size() - start.size() - 1) : "";
}

TEST(BrowserEngine, referees_a_game_from_the_deal_to_the_end) {
    Engine engine;
    EXPECT_EQ(engine.answer(printedOne), R"({"fine":true})");
    EXPECT_EQ(engine.answer(R"({"is":"Submit","seat":0,"command":{"is":"Ask","verifier":"A"}})"),
              R"({"refused":{"rule":"M-R1","name":"noProposal","reason":"compose a proposal first","detail":""}})");
    EXPECT_EQ(engine.answer(R"({"is":"Submit","seat":0,"command":{"is":"Propose","code":"241"}})"),
              R"({"events":[{"is":"Proposed","seat":0,"code":"241"}]})");
    const std::string end = engine.answer(R"({"is":"Submit","seat":0,"command":{"is":"Show","code":"241"}})");
    EXPECT_NE(end.find(R"("is":"GameOver")"), std::string::npos) << end;
    EXPECT_EQ(end.find("CodeWritten"), std::string::npos) << "secret events stay inside";
}

TEST(BrowserEngine, ends_a_time_limit_where_one_runs) {
    Engine engine;
    constexpr std::string_view none = R"({"error":"no time limit is running"})";
    EXPECT_EQ(engine.answer(R"({"is":"EndTime"})"), none) << "nothing is played";
    engine.answer(printedOne);
    EXPECT_EQ(engine.answer(R"({"is":"EndTime"})"), none) << "the machine has no clock";
    engine.answer(R"({"is":"Open","game":"not-human","options":{},"players":3,"seed":5})");
    const std::string dealt = engine.answer(R"({"is":"EndTime"})");
    EXPECT_NE(dealt.find(R"("is":"RolesGiven")"), std::string::npos) << dealt;
}

TEST(BrowserEngine, judges_a_view_without_a_match) {
    Engine referee, browser;
    referee.answer(printedOne);
    const std::string view = part(referee.answer(R"({"is":"Look","seat":0})"), "view");
    const auto judge = [&](const std::string& command) {
        return browser.answer(R"({"is":"Judge","game":"turing-machine","view":)" + view + R"(,"command":)" + command +
                              "}");
    };
    EXPECT_EQ(judge(R"({"is":"Propose","code":"111"})"), R"({"fine":true})");
    EXPECT_EQ(judge(R"({"is":"Ask","verifier":"A"})"),
              R"({"refused":{"rule":"M-R1","name":"noProposal","reason":"compose a proposal first","detail":""}})");
    part(judge(R"({"is":"Propose","code":"911"})"), "error");
}

TEST(BrowserEngine, takes_a_kept_game_up_where_it_was_left) {
    Engine first, second;
    first.answer(printedOne);
    first.answer(R"({"is":"Submit","seat":0,"command":{"is":"Propose","code":"241"}})");
    first.answer(R"({"is":"Submit","seat":0,"command":{"is":"Ask","verifier":"B"}})");
    const std::string journal = part(first.answer(R"({"is":"Journal"})"), "journal");
    EXPECT_EQ(second.answer(R"({"is":"Reopen","game":"turing-machine","options":{"problem":{"printed":1}},"players":1,)"
                            R"("journal":)" +
                            journal + "}"),
              R"({"fine":true})");
    EXPECT_EQ(second.answer(R"({"is":"Look","seat":0})"), first.answer(R"({"is":"Look","seat":0})"));
}

TEST(BrowserEngine, deduces_no_more_than_the_view_allows) {
    Engine engine;
    engine.answer(printedOne);
    const auto codes = [&] {
        const std::string view = part(engine.answer(R"({"is":"Look","seat":0})"), "view");
        return part(engine.answer(R"({"is":"Deduce","view":)" + view + "}"), "codes");
    };
    const std::string before = codes();
    engine.answer(R"({"is":"Submit","seat":0,"command":{"is":"Propose","code":"111"}})");
    engine.answer(R"({"is":"Submit","seat":0,"command":{"is":"Ask","verifier":"A"}})");
    EXPECT_LT(codes().size(), before.size());
    EXPECT_GT(codes().size(), 2U);
}

/// The answer to a question about what a seat sees; `more` are its other fields.
std::string asked(Engine& engine, std::string_view is, std::string_view more, int seat = 0) {
    const std::string view = part(engine.answer(R"({"is":"Look","seat":)" + std::to_string(seat) + "}"), "view");
    return engine.answer(R"({"is":")" + std::string(is) + R"(","view":)" + view + std::string(more) + "}");
}

TEST(BrowserEngine, coaches_who_plays_alone) {
    Engine engine;
    engine.answer(R"({"is":"Open","game":"turing-machine","options":{"problem":{"printed":2}},"players":1,"seed":7})");
    const std::string hint = part(asked(engine, "AskHint", R"(,"marks":{})"), "hint");
    EXPECT_TRUE(hint.starts_with(R"({"strikable":2,"wrong":0,"step":{"reason":"suppose",)")) << hint;
    EXPECT_NE(hint.find(R"("lines":[{"card":10,"place":3}])"), std::string::npos) << "not three 4s: " << hint;
    EXPECT_NE(asked(engine, "AskNext", R"(,"own":"333")").find(R"("proven":true)"), std::string::npos);
    EXPECT_NE(asked(engine, "CheckSheet", R"(,"marks":{"crossed":[{"card":3,"place":1}]})").find("stillPossible"),
              std::string::npos);
    part(asked(engine, "AskHint", R"(,"marks":{"crossed":[{"card":3}]})"), "error");
    part(engine.answer(R"({"is":"ExplainCard","card":14})"), "card");
    part(engine.answer(R"({"is":"ExplainCard","card":49})"), "error");
}

TEST(BrowserEngine, knows_the_problems_of_a_day) {
    Engine engine;
    const std::string daily = part(engine.answer(R"({"is":"AskDaily","day":"2026-11-17"})"), "daily");
    EXPECT_NE(daily.find(R"("number":17,"problems":[{"size":"easy","mode":"classic","verifiers":4,"code":")"),
              std::string::npos)
        << daily;
    part(engine.answer(R"({"is":"AskDaily","day":"yesterday"})"), "error");
}

TEST(BrowserEngine, tells_nothing_at_a_table_that_does_not_allow_it) {
    Engine engine;
    constexpr std::string_view table =
        R"({"is":"Open","game":"turing-machine","options":{"problem":{"printed":2}},"players":2,"seed":7})";
    engine.answer(table);
    for (const auto& [is, more] : {std::pair("AskHint", R"(,"marks":{})"), std::pair("AskNext", R"(,"own":null)"),
                                   std::pair("CheckSheet", R"(,"marks":{})")})
        EXPECT_NE(part(asked(engine, is, more), "refused").find(R"("rule":"M-A1")"), std::string::npos);
    part(asked(engine, "AskReview", ""), "error");
    part(asked(engine, "AskStrategy", R"(,"asked":[],"askedThisRound":0,"levels":3)"), "error");

    engine.answer(R"({"is":"Submit","seat":0,"command":{"is":"Show","code":"435"}})");
    engine.answer(R"({"is":"Submit","seat":1,"command":{"is":"Show","code":null}})");
    for (const int seat : {0, 1}) {
        part(asked(engine, "AskReview", "", seat), "review");
        part(asked(engine, "AskStrategy", R"(,"asked":[],"askedThisRound":0,"levels":3)", seat), "strategy");
        part(asked(engine, "AskHint", R"(,"marks":{})", seat), "refused");
    }
    part(asked(engine, "AskStrategy", R"(,"asked":[],"askedThisRound":3,"levels":3)"), "error");
}

TEST(BrowserEngine, coaches_at_a_table_that_allows_it) {
    Engine engine;
    engine.answer(
        R"({"is":"Open","game":"turing-machine","options":{"problem":{"printed":2},"hints":true},"players":2,"seed":7})");
    EXPECT_EQ(engine.answer(R"({"is":"Submit","seat":1,"command":{"is":"TakeHint"}})"),
              R"({"events":[{"is":"HintTaken","seat":1}]})");
    part(asked(engine, "AskHint", R"(,"marks":{})", 1), "hint");
}

TEST(BrowserEngine, tells_what_follows_from_a_view) {
    Engine referee, browser;
    referee.answer(printedOne);
    const std::string view = part(referee.answer(R"({"is":"Look","seat":0})"), "view");
    const std::string facts =
        part(browser.answer(R"({"is":"AskFacts","game":"turing-machine","view":)" + view + "}"), "facts");
    EXPECT_TRUE(facts.starts_with(R"({"waitedFor":[0],"shared":true,"sheet":0,"scores":[{"rounds":0,"questions":0}],)"
                                  R"("cards":[{"number":4,"criteria":[{"measure":"square","relation":"below",)"))
        << facts;
    part(browser.answer(R"({"is":"AskFacts","game":"turing-machine","view":{}})"), "error");
}

TEST(BrowserEngine, says_what_is_wrong_and_changes_nothing) {
    Engine engine;
    part(engine.answer("nonsense"), "error");
    part(engine.answer(R"({"is":"Look","seat":0})"), "error");
    part(engine.answer(R"({"is":"Journal"})"), "error");
    part(engine.answer(R"({"is":"Open","game":"chess","options":{},"players":2,"seed":1})"), "error");
    part(engine.answer(R"({"is":"JudgeOptions","game":"turing","options":{"target":9},"players":3})"), "refused");
    EXPECT_EQ(engine.answer(R"({"is":"JudgeOptions","game":"turing","options":{},"players":3})"), R"({"fine":true})");
    engine.answer(printedOne);
    const std::string view = engine.answer(R"({"is":"Look","seat":0})");
    part(engine.answer(R"({"is":"Open","game":"turing-machine","options":{},"players":9,"seed":1})"), "error");
    part(engine.answer(R"({"is":"Submit","seat":1,"command":{"is":"Propose","code":"111"}})"), "error");
    part(engine.answer(
             R"({"is":"Reopen","game":"turing-machine","options":{},"players":1,"journal":[{"is":"Nothing"}]})"),
         "error");
    EXPECT_EQ(engine.answer(R"({"is":"Look","seat":0})"), view);
}

TEST(BrowserEngine, draws_how_the_points_of_a_film_came_about) {
    Engine engine;
    const auto drawn = [&](const std::string& names) {
        return engine.answer(R"({"is":"PlotPoints","title":"Points","across":"a","up":"u","width":360,"names":)" +
                             names + "}");
    };
    EXPECT_EQ(drawn("[]"), R"({"error":"there is no film"})");
    Film film{recorded(*findGame("turing"), "{}", 3, 1).replay, {}, {}, {}};
    part(engine.answer(R"({"is":"OpenFilm","film":)" + wire::message(film) + "}"), "frames");
    EXPECT_EQ(drawn(R"(["Ada","Bo"])"), R"({"error":"every player has a name"})");
    const auto svg = part(drawn(R"(["Ada","<b>","Cy"])"), "plot");
    EXPECT_TRUE(svg.starts_with(R"("<svg )")) << svg;
    for (const char* some : {R"(\"0 0 360 410\")", ">Ada</text>", ">&lt;b&gt;</text>", R"(class=\"ink-2\")"})
        EXPECT_NE(svg.find(some), std::string::npos) << some << " in " << svg;
    film.replay.steps.resize(2);
    part(engine.answer(R"({"is":"OpenFilm","film":)" + wire::message(film) + "}"), "frames");
    EXPECT_EQ(part(drawn(R"(["Ada","Bo","Cy"])"), "plot"), R"("")") << "nobody has scored yet";
}

TEST(BrowserEngine, makes_new_problems) {
    Engine engine;
    const auto made = [&](const std::string& problem, int seed) {
        return engine.answer(R"({"is":"Generate","problem":)" + problem + R"(,"seed":)" + std::to_string(seed) + "}");
    };
    const auto code = part(made(R"({"verifiers":5,"difficulty":"hard"})", 3), "code");
    EXPECT_EQ(part(made(R"({"verifiers":5,"difficulty":"hard"})", 3), "code"), code);
    EXPECT_NE(part(made(R"({"verifiers":5,"difficulty":"hard"})", 4), "code"), code);
    EXPECT_EQ(engine.answer(R"({"is":"Open","game":"turing-machine","options":{"problem":{"code":)" + code +
                            R"(}},"players":1,"seed":1})"),
              R"({"fine":true})");
    EXPECT_TRUE(made(R"({"verifiers":9})", 1).starts_with(R"({"refused":)")) << made(R"({"verifiers":9})", 1);
}

}  // namespace
}  // namespace parlour::wasm
