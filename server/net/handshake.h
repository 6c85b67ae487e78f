// How a connection becomes a WebSocket (RFC 6455, section 4): the client sends a key, the server shows that it has read
// it. SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <string_view>

namespace parlour::server {

/// A key for one handshake: 16 random bytes in base64.
std::string newHandshakeKey();
bool isHandshakeKey(std::string_view key);
/// What a server answers to it.
std::string answerTo(std::string_view key);

}  // namespace parlour::server
