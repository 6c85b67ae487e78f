// Which names are ours, and that a page cannot choose one.
// SPDX-License-Identifier: MIT
#include "server/net/own_hosts.h"

#include <gtest/gtest.h>

namespace parlour::server {
namespace {

TEST(OwnHosts, AreAddressesThisMachineAndThoseThatAreListed) {
    for (const char* own : {"localhost", "localhost:8080", "LOCALHOST", "parlour.localhost", "127.0.0.1:1",
                            "192.168.1.5:8080", "[::1]:8080", "[fe80::1]", "games.example", "Games.Example:443"})
        EXPECT_TRUE(isOwnHost(own, {"games.example"})) << own;
    for (const char* foreign : {"", "evil.example", "evil.example:8080", "games.example.evil.example", "xgames.example",
                                "127.0.0.1.evil.example", "[::1].evil.example", "[", "[]", "localhost.evil.example",
                                "1.2.3", "games.example\\@evil.example"})
        EXPECT_FALSE(isOwnHost(foreign, {"games.example"})) << foreign;
}

}  // namespace
}  // namespace parlour::server
