// The layout of a frame: kind, length in 1, 3 or 9 bytes, mask, payload. Whoever breaks the rules is told which.
// SPDX-License-Identifier: MIT
#include "server/net/frames.h"

#include <span>
#include <utility>

namespace parlour::server {
namespace {

constexpr unsigned partKind = 0, textKind = 1, binaryKind = 2, closeKind = 8, pingKind = 9, pongKind = 10;
constexpr unsigned noKind = 0xFF;
constexpr std::size_t mostControlBytes = 125, maskSize = 4;
constexpr std::size_t keptBytes = 1024;  // of memory, for a connection that says nothing

bool isControl(unsigned kind) { return kind >= closeKind; }

/// Masking twice is not masking.
void unmask(std::span<char> payload, const char* mask) {
    for (std::size_t i = 0; i < payload.size(); ++i) payload[i] ^= mask[i % maskSize];
}

/// A frame that begins with what a server would say, as a client says it.
std::string masked(std::string frame, std::string_view payload, Mask mask) {
    frame[1] = static_cast<char>(static_cast<unsigned char>(frame[1]) | 0x80U);
    frame.append(mask.data(), mask.size());
    const std::size_t start = frame.size();
    frame += payload;
    unmask(std::span(frame).subspan(start), mask.data());
    return frame;
}

std::string controlFrame(unsigned kind, std::string_view payload) {
    std::string frame{static_cast<char>(0x80U | kind), static_cast<char>(payload.size())};
    return frame.append(payload);
}

}  // namespace

void Incoming::add(std::string_view bytes) {
    bytes_.erase(0, std::exchange(taken_, 0));
    bytes_ += bytes;
}

std::optional<Received> Incoming::next() {
    while (!broken_) {
        const std::string_view left = std::string_view(bytes_).substr(taken_);
        const auto head = readHead(left);
        if (head)
            if (const auto why = whyNot(*head)) return breakOff(*why);
        if (!head || left.size() < head->size + head->length) {
            if (left.empty() && bytes_.capacity() > keptBytes) std::string().swap(bytes_), taken_ = 0;
            return {};
        }
        char* const payload = bytes_.data() + taken_ + head->size;
        if (speaker_ == Speaker::client) unmask({payload, head->length}, payload - maskSize);
        taken_ += head->size + head->length;
        if (const auto said = take(*head, {payload, head->length})) return said;
    }
    return {};
}

/// Nothing until the head is there as a whole.
std::optional<Incoming::Head> Incoming::readHead(std::string_view bytes) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
    if (bytes.size() < 2) return {};
    const bool isMasked = (byte(1) & 0x80U) != 0;
    const std::size_t shortLength = byte(1) & 0x7FU;
    const std::size_t extra = shortLength == 127 ? 8 : shortLength == 126 ? 2 : 0;
    if (isMasked != (speaker_ == Speaker::client)) return Head{true, noKind, 2, 0};
    Head head{(byte(0) & 0x80U) != 0, byte(0) & 0x7FU, 2 + extra + (isMasked ? maskSize : 0),
              extra == 0 ? shortLength : 0};
    if (bytes.size() < head.size) return {};
    for (std::size_t i = 0; i < extra; ++i) head.length = (head.length << 8U) | byte(2 + i);
    const bool isShortest = extra == 0 || head.length > (extra == 2 ? mostControlBytes : 0xFFFF);
    if (!isShortest) head.kind = noKind;
    return head;
}

std::optional<CloseCode> Incoming::whyNot(const Head& head) const {
    if (head.kind == binaryKind) return CloseCode::notText;
    const bool known = head.kind <= textKind || (head.kind >= closeKind && head.kind <= pongKind);
    if (!known) return CloseCode::protocolError;
    if (isControl(head.kind))
        return head.isLast && head.length <= mostControlBytes ? std::nullopt : std::optional(CloseCode::protocolError);
    if (inParts_ != (head.kind == partKind)) return CloseCode::protocolError;
    if (head.length > most_ - (inParts_ ? message_.size() : 0)) return CloseCode::tooBig;
    return {};
}

std::optional<Received> Incoming::take(const Head& head, std::string_view payload) {
    if (head.kind != textKind || !head.isLast) ++extras_;
    switch (head.kind) {
        case closeKind:
            return broken_ = true, Received{Received::Kind::close, payload};
        case pingKind:
            return Received{Received::Kind::ping, payload};
        case pongKind:
            return Received{Received::Kind::pong, payload};
        default:
            break;
    }
    if (head.isLast && !inParts_) return Received{Received::Kind::text, payload};
    if (!inParts_) message_.clear();
    message_ += payload;
    inParts_ = !head.isLast;
    if (inParts_) return {};
    return Received{Received::Kind::text, message_};
}

Received Incoming::breakOff(CloseCode why) {
    broken_ = true;
    return {.kind = Received::Kind::broken, .bytes = {}, .why = why};
}

FrameHead headOfText(std::size_t length) {
    FrameHead head{{static_cast<char>(0x80U | textKind), static_cast<char>(length)}, 2};
    if (length <= mostControlBytes) return head;
    const std::size_t extra = length <= 0xFFFF ? 2 : 8;
    head.bytes[1] = static_cast<char>(extra == 2 ? 126 : 127);
    for (std::size_t i = 0; i < extra; ++i) head.bytes[2 + i] = static_cast<char>(length >> 8U * (extra - 1 - i));
    head.size += extra;
    return head;
}

std::string maskedText(std::string_view text, Mask mask) {
    const auto head = headOfText(text.size());
    return masked({head.bytes.data(), head.size}, text, mask);
}
std::string maskedPong(std::string_view bytes, Mask mask) {
    return masked(controlFrame(pongKind, bytes).substr(0, 2), bytes, mask);
}

std::string pingFrame() { return controlFrame(pingKind, {}); }
std::string pongFrame(std::string_view bytes) { return controlFrame(pongKind, bytes); }
std::string closeFrame(CloseCode why) {
    const auto code = static_cast<std::uint16_t>(why);
    const std::array<char, 2> bytes{static_cast<char>(code >> 8U), static_cast<char>(code & 0xFFU)};
    return controlFrame(closeKind, {bytes.data(), bytes.size()});
}

}  // namespace parlour::server
