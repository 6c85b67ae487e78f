// SHA-1 is what the protocol asks for; nothing here is secret.
// SPDX-License-Identifier: MIT
#include "server/net/handshake.h"

#include <sodium.h>

#include <array>
#include <boost/uuid/detail/sha1.hpp>

namespace parlour::server {
namespace {

constexpr std::size_t keyBytes = 16;

std::string base64(const unsigned char* bytes, std::size_t size) {
    std::string text(sodium_base64_encoded_len(size, sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes, size, sodium_base64_VARIANT_ORIGINAL);
    text.pop_back();  // the end of a C string
    return text;
}

}  // namespace

std::string newHandshakeKey() {
    std::array<unsigned char, keyBytes> bytes;
    randombytes_buf(bytes.data(), bytes.size());
    return base64(bytes.data(), bytes.size());
}

bool isHandshakeKey(std::string_view key) {
    std::array<unsigned char, keyBytes> bytes;
    std::size_t size = 0;
    const char* end = nullptr;
    const int failed = sodium_base642bin(bytes.data(), bytes.size(), key.data(), key.size(), nullptr, &size, &end,
                                         sodium_base64_VARIANT_ORIGINAL);
    return failed == 0 && size == keyBytes && end == key.data() + key.size();
}

std::string answerTo(std::string_view key) {
    boost::uuids::detail::sha1 sha;
    sha.process_bytes(key.data(), key.size());
    constexpr std::string_view everybodyKnows = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    sha.process_bytes(everybodyKnows.data(), everybodyKnows.size());
    boost::uuids::detail::sha1::digest_type words;
    sha.get_digest(words);
    std::array<unsigned char, 20> digest{};
    for (std::size_t i = 0; i < digest.size(); ++i)
        digest[i] = static_cast<unsigned char>(words[i / 4] >> (24 - 8 * (i % 4)) & 0xFFU);
    return base64(digest.data(), digest.size());
}

}  // namespace parlour::server
