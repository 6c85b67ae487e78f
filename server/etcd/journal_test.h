// Servers of one house on an engine, a real one or the model, for tests of their journals. SPDX-License-Identifier: MIT
#pragma once
#include "server/etcd/etcd_journal.h"
#include "server/etcd/place_test.h"
#include "server/store/append_test.h"

namespace parlour::server::etcd {

using Result = std::pair<Appended, Claim>;

class JournalTest : public AtBoth {
protected:
    /// A server of the house, with its own way to the engine.
    struct Server {
        std::unique_ptr<Engine> engine;
        std::unique_ptr<EtcdJournal> journal;
        std::vector<std::string> lost;
    };

    Server& server(const std::string& address, std::int32_t format = 2) {
        auto& server = newServer(address, format);
        const auto fault = hear<std::optional<Fault>>([&](const auto& told) { server.journal->begin(told); });
        EXPECT_FALSE(fault) << fault->says;
        return server;
    }
    /// One that has not begun.
    Server& newServer(const std::string& address, std::int32_t format = 2) {
        place().pass(2);  // who begins later has a greater id
        auto& server = *servers_.emplace_back(std::make_unique<Server>());
        server.engine = place().engine();
        server.journal = std::make_unique<EtcdJournal>(
            *server.engine,
            Self{.address = address, .format = format, .protocol = 3, .house = house, .decks = {{"holiday", "1a2b"}}},
            [this] { return place().now(); },
            [this](const auto& isSo, Time longest) { return place().waitUntil(isSo, longest); },
            [](std::size_t, std::int64_t) {});
        server.journal->whenLost([&server](const std::string& code) { server.lost.push_back(code); });
        return server;
    }
    /// kill -9: what it has on its way may still arrive.
    void die(Server& server) { server.journal.reset(); }

    template <class T>
    T hear(const std::function<void(Journal::Told<T>)>& ask) {
        std::optional<T> heard;
        ask([&heard](T told) { heard = std::move(told); });
        EXPECT_FALSE(heard) << "it was told from within the call";
        EXPECT_TRUE(place().waitUntil([&] { return heard.has_value(); })) << "nothing was told";
        return heard ? *std::move(heard) : T{};
    }
    Taking take(Server& server, const std::string& code, Grip grip = Grip::ifFree) {
        return hear<Taking>([&](const auto& told) { server.journal->take(code, grip, told); });
    }
    Taken taken(Server& server, const std::string& code, Grip grip = Grip::ifFree) {
        auto taking = take(server, code, grip);
        EXPECT_TRUE(std::holds_alternative<Taken>(taking)) << "it is " << taking.index();
        return std::holds_alternative<Taken>(taking) ? std::get<Taken>(taking) : Taken{};
    }
    Claim open(Server& server, const Append& append, Appended expected = Appended::written) {
        const auto [what, claim] = hear<Result>([&](const auto& told) { server.journal->open(append, told); });
        EXPECT_EQ(what, expected);
        return claim;
    }
    Appended append(Server& server, const Append& append, Claim claim) {
        return hear<Appended>([&](const auto& told) { server.journal->append(append, claim, told); });
    }
    std::optional<bool> confirm(Server& server, const std::string& code, Claim claim) {
        return hear<std::optional<bool>>([&](const auto& told) { server.journal->confirm(code, claim, told); });
    }
    /// Appends that many changes after a version.
    void fill(Server& server, const std::string& code, Claim claim, Version from, Version count) {
        for (Version i = from; i < from + count; ++i)
            ASSERT_EQ(append(server, next(code, i, "change " + std::to_string(i + 1)), claim), Appended::written);
    }
    OrFault<std::vector<std::string>> read(Server& server, const std::string& code) {
        return hear<OrFault<std::vector<std::string>>>([&](const auto& told) { server.journal->read(code, told); });
    }
    void rest(Server& server, const std::string& code, Claim claim) {
        server.journal->release(code, claim);
        EXPECT_TRUE(place().waitUntil([&] { return !server.journal->isBusy(); }));
    }
    /// How many keys begin so.
    std::size_t count(const std::string& prefix) {
        return place()
            .run(*servers_.front()->engine, {.compares = {}, .then = {allOf(prefix)}, .otherwise = {}})
            ->steps.at(0)
            .found.size();
    }
    void put(const std::string& key, const std::string& value) {
        place().run(*servers_.front()->engine, {.compares = {}, .then = {Put{key, value}}, .otherwise = {}});
    }
    Keys keys() const { return Keys(house); }

private:
    std::vector<std::unique_ptr<Server>> servers_;
};

}  // namespace parlour::server::etcd
