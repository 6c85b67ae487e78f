// WebSocket frames (RFC 6455), without extensions: bytes in, messages out, and the other way round.
// Knows no socket, so that tests and fuzzers can say anything to it; web_socket.cpp brings it to the network.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlour::server {

enum class CloseCode : std::uint16_t {
    normal = 1000,
    protocolError = 1002,
    notText = 1003,
    policy = 1008,
    tooBig = 1009
};

/// What the other end said: a message, a control frame, or something that ends the connection.
struct Received {
    enum class Kind : std::uint8_t { text, ping, pong, close, broken };
    Kind kind;
    std::string_view bytes;  // until the next call
    CloseCode why = CloseCode::normal;
};

/// Who speaks: what a client says is masked, what a server says is not.
enum class Speaker : bool { server, client };

/// Puts messages together from the bytes of one connection.
class Incoming {
public:
    /// No message may be longer than `most`.
    explicit Incoming(std::size_t most, Speaker speaker = Speaker::client) : most_(most), speaker_(speaker) {}

    void add(std::string_view bytes);
    /// The next thing that is there as a whole. After something broken nothing comes.
    std::optional<Received> next();
    /// Frames so far that were no message by themselves: control frames, and parts of a message.
    std::size_t extras() const { return extras_; }

private:
    struct Head {
        bool isLast;
        unsigned kind;
        std::size_t size, length;  // its own, and of what follows
    };
    std::optional<Head> readHead(std::string_view bytes);
    std::optional<CloseCode> whyNot(const Head& head) const;
    std::optional<Received> take(const Head& head, std::string_view payload);
    Received breakOff(CloseCode why);

    std::size_t most_;
    Speaker speaker_;
    std::string bytes_;  // not taken yet, from `taken_` on
    std::size_t taken_ = 0;
    std::string message_;  // the parts so far of one that comes in parts
    std::size_t extras_ = 0;
    bool inParts_ = false, broken_ = false;
};

/// What a server puts before a text of that length.
struct FrameHead {
    std::array<char, 10> bytes;
    std::size_t size;
};
FrameHead headOfText(std::size_t length);

/// The same, as a client says it: with a mask that is new for each.
using Mask = std::array<char, 4>;
std::string maskedText(std::string_view text, Mask mask);
std::string maskedPong(std::string_view bytes, Mask mask);

std::string pingFrame();
/// The answer to a ping, with the same bytes.
std::string pongFrame(std::string_view bytes);
std::string closeFrame(CloseCode why);

}  // namespace parlour::server
