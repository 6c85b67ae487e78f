// What people do with a real server over real sockets: they open a table, come in, talk, and hear that it is done.
// Used by the tests of this folder that start one. SPDX-License-Identifier: MIT
#pragma once
#include "server/house/house_test.h"
#include "server/net/call_test.h"

namespace parlour::server {

inline const std::string json = "Content-Type: application/json\r\n";

inline std::string bodyOf(const std::string& answer) {
    const auto at = answer.find("\r\n\r\n");
    return at == std::string::npos ? "" : answer.substr(at + 4);
}
inline int statusOf(const std::string& answer) { return answer.size() > 12 ? std::atoi(answer.c_str() + 9) : 0; }

inline std::string openTable(int port, const Setup& setup = machineFor(4), const std::string& name = "Ann") {
    const auto answer =
        Call(port).request("POST /api/tables", json, wire::message(NewTable{setup, name, tokenOf(name)}));
    TableOpened opened;
    EXPECT_FALSE(wire::read(bodyOf(answer), opened)) << answer;
    return opened.code;
}

/// The wish that a message says is done, if any.
inline std::optional<CommandId> doneIn(const std::string& message) {
    FromServer said;
    EXPECT_FALSE(wire::read(message, said)) << message;
    if (const auto* done = std::get_if<Done>(&said)) return done->id;
    if (const auto* update = std::get_if<Update>(&said)) return update->done;
    return {};
}

inline bool heardDone(Call& call, CommandId id) {
    while (const auto heard = call.hear())
        if (doneIn(*heard) == id) return true;
    return false;
}

/// Connects as that person, joins if need be, and hears until it is so.
inline void enter(Call& call, const std::string& code, const std::string& name, const std::string& prefix = "") {
    ASSERT_EQ(call.upgrade(prefix + "/api/tables/" + code + "/socket"), 101);
    call.say(wire::message(FromClient{Hello{protocolVersion, tokenOf(name), {}}}));
    call.say(wire::message(FromClient{Request{1, Join{name}}}));
    EXPECT_TRUE(heardDone(call, 1)) << name << " could not join";
}

inline const std::string metricsToken = "Authorization: Bearer of-tests\r\n";

/// A figure of the server's metrics.
inline std::int64_t measured(int port, const std::string& name) {
    const auto metrics = Call(port).request("GET /metrics", metricsToken);
    const auto at = metrics.find("\nparlour_" + name + " ");
    EXPECT_NE(at, std::string::npos) << metrics;
    return at == std::string::npos ? -1 : std::atoll(metrics.c_str() + at + name.size() + 10);
}

inline std::string saying(CommandId id, const std::string& text) {
    return wire::message(FromClient{Request{id, Talk{text}}});
}

}  // namespace parlour::server
