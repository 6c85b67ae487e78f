// What comes over a WebSocket is put together however it was cut up, and whoever breaks the rules is told which.
// SPDX-License-Identifier: MIT
#include "server/net/frames.h"

#include <gtest/gtest.h>

#include "core/chance.h"

namespace parlour::server {
namespace {

constexpr std::size_t most = 1000;

/// A frame as a client sends it.
std::string frame(unsigned kind, const std::string& payload, bool isLast = true) {
    std::string bytes(1, static_cast<char>(kind | (isLast ? 0x80U : 0)));
    if (payload.size() < 126) {
        bytes += static_cast<char>(0x80U | payload.size());
    } else {
        bytes += {static_cast<char>(0xFE), static_cast<char>(payload.size() >> 8U), static_cast<char>(payload.size())};
    }
    const std::string mask = "\x12\x34\x56\x78";
    bytes += mask;
    for (std::size_t i = 0; i < payload.size(); ++i) bytes += static_cast<char>(payload[i] ^ mask[i % 4]);
    return bytes;
}

/// What is heard, one word each.
std::vector<std::string> heard(Incoming& incoming) {
    std::vector<std::string> all;
    while (const auto said = incoming.next()) {
        const std::string bytes(said->bytes);
        switch (said->kind) {
            case Received::Kind::text:
                all.push_back(bytes);
                break;
            case Received::Kind::ping:
                all.push_back("ping " + bytes);
                break;
            case Received::Kind::pong:
                all.push_back("pong " + bytes);
                break;
            case Received::Kind::close:
                all.emplace_back("close");
                break;
            case Received::Kind::broken:
                all.push_back(std::to_string(static_cast<int>(said->why)));
                break;
        }
    }
    return all;
}
std::vector<std::string> heard(const std::string& bytes) {
    Incoming incoming(most);
    incoming.add(bytes);
    return heard(incoming);
}
using Words = std::vector<std::string>;

const std::string conversation = frame(1, "Hello") + frame(9, "there?") + frame(1, "in ", false) + frame(9, "") +
                                 frame(0, "three ", false) + frame(0, "parts") + frame(10, "here") +
                                 frame(1, std::string(300, 'x')) + frame(1, "") + frame(8, "\x03\xE8");
const Words expected{"Hello",     "ping there?",         "ping ", "in three parts",
                     "pong here", std::string(300, 'x'), "",      "close"};

TEST(Frames, AreReadAsTheStandardWritesThem) {
    EXPECT_EQ(heard("\x81\x85\x37\xfa\x21\x3d\x7f\x9f\x4d\x51\x58"), Words{"Hello"});  // RFC 6455, 5.7
    EXPECT_EQ(heard(conversation), expected);
}

TEST(Frames, MayComeCutUpInAnyWay) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        SeededChance chance(seed);
        Incoming incoming(most);
        Words all;
        for (std::size_t at = 0; at < conversation.size();) {
            const auto size = static_cast<std::size_t>(1 + chance.below(seed < 50 ? 3 : 100));
            incoming.add(std::string_view(conversation).substr(at, size));
            at += size;
            for (auto& word : heard(incoming)) all.push_back(std::move(word));
        }
        EXPECT_EQ(all, expected);
    }
}

TEST(Frames, EndTheConnectionWhenTheyBreakTheRules) {
    const std::string masks(4, '\0');
    EXPECT_EQ(heard(frame(2, "binary")), Words{"1003"});
    EXPECT_EQ(heard(frame(1, std::string(most + 1, ' '))), Words{"1009"});
    EXPECT_EQ(heard(frame(1, std::string(most, ' '), false) + frame(0, "x")), Words{"1009"}) << "in parts";
    EXPECT_EQ(heard("\x81\xFF" + std::string(8, '\xFF') + masks), Words{"1009"}) << "before it comes";
    EXPECT_EQ(heard(std::string("\x81\x02{}", 4)), Words{"1002"}) << "not masked";
    EXPECT_EQ(heard(frame(3, "")), Words{"1002"}) << "no such kind";
    EXPECT_EQ(heard(frame(0x41, "")), Words{"1002"}) << "an extension that nobody agreed to";
    EXPECT_EQ(heard(frame(0, "x")), Words{"1002"}) << "a part of nothing";
    EXPECT_EQ(heard(frame(1, "x", false) + frame(1, "y")), Words{"1002"}) << "a message inside another";
    EXPECT_EQ(heard(frame(9, "x", false)), Words{"1002"}) << "half a ping";
    EXPECT_EQ(heard(frame(9, std::string(126, 'x'))), Words{"1002"}) << "a long ping";
    EXPECT_EQ(heard(std::string("\x81\xFE\x00\x05", 4) + masks + "Hello"), Words{"1002"})
        << "a length that is too long";
    EXPECT_EQ(heard(frame(3, "") + frame(1, "later")), Words{"1002"}) << "nothing is heard after that";
}

TEST(Frames, AreWrittenAsTheStandardReadsThem) {
    const auto head = [](std::size_t length) {
        const FrameHead made = headOfText(length);
        return std::string(made.bytes.data(), made.size);
    };
    EXPECT_EQ(head(5), "\x81\x05");
    EXPECT_EQ(head(125), "\x81\x7D");
    EXPECT_EQ(head(126), std::string("\x81\x7E\x00\x7E", 4));
    EXPECT_EQ(head(65535), "\x81\x7E\xFF\xFF");
    EXPECT_EQ(head(65536), std::string("\x81\x7F\x00\x00\x00\x00\x00\x01\x00\x00", 10));
    EXPECT_EQ(pongFrame("x"), "\x8A\x01x");
    EXPECT_EQ(closeFrame(CloseCode::policy), "\x88\x02\x03\xF0");
}

}  // namespace
}  // namespace parlour::server
