// Tokens, hashes and table codes, all from libsodium.
// SPDX-License-Identifier: MIT
#include "server/table/secret.h"

#include <sodium.h>

#include <algorithm>
#include <cstdlib>

#include "server/protocol.h"

namespace parlour::server {
namespace {

void startSodium() {
    static const bool ready = sodium_init() >= 0;
    if (!ready) std::abort();  // without randomness nothing can be kept secret
}

bool isBase64url(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

}  // namespace

Secret newSecret() {
    startSodium();
    Secret secret{};
    randombytes_buf(secret.data(), secret.size());
    return secret;
}

Refusal noToken() { return {"S-J5", "token", "The token must be 32 random bytes in base64url."}; }

std::optional<TokenHash> hashToken(std::string_view token) {
    if (token.size() != tokenLength || !std::ranges::all_of(token, isBase64url)) return {};
    return hashOf(token);
}

Secret hashOf(std::string_view bytes, std::string_view key) {
    startSodium();
    Secret hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(),
                       reinterpret_cast<const std::uint8_t*>(key.data()), key.size());
    return hash;
}

bool sameHash(const TokenHash& a, const TokenHash& b) { return sodium_memcmp(a.data(), b.data(), a.size()) == 0; }

std::string toHex(const Secret& bytes) {
    std::string hex(bytes.size() * 2 + 1, '\0');
    sodium_bin2hex(hex.data(), hex.size(), bytes.data(), bytes.size());
    hex.pop_back();
    return hex;
}

std::optional<Secret> fromHex(std::string_view hex) {
    Secret bytes{};
    std::size_t size = 0;
    const int wrong = sodium_hex2bin(bytes.data(), bytes.size(), hex.data(), hex.size(), nullptr, &size, nullptr);
    if (wrong != 0 || size != bytes.size() || hex.size() != 2 * bytes.size()) return {};
    return bytes;
}

std::string newCode() {
    startSodium();
    constexpr std::string_view consonants = "bdfgklmnprstvz", vowels = "aeiou";
    std::string code;
    for (int syllable = 0; syllable < 6; ++syllable) {
        if (syllable == 3) code += '-';
        code += consonants[randombytes_uniform(consonants.size())];
        code += vowels[randombytes_uniform(vowels.size())];
    }
    return code;
}

std::string newToken() {
    const Secret bytes = newSecret();
    std::array<char, sodium_base64_ENCODED_LEN(sizeof bytes, sodium_base64_VARIANT_URLSAFE_NO_PADDING)> text{};
    return sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(),
                             sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

}  // namespace parlour::server
