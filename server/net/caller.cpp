// The client's end of a WebSocket. The server's end is in web_socket.cpp.
// SPDX-License-Identifier: MIT
#include "server/net/caller.h"

#include <sodium.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>

#include "server/net/frames.h"
#include "server/net/handshake.h"

namespace parlour::server {
namespace {

constexpr std::size_t messageStep = 256;  // S-M9

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

constexpr std::size_t mostHeard = std::size_t{4} << 20, mostAnswer = 8192;

Mask newMask() {
    Mask mask;
    randombytes_buf(mask.data(), mask.size());
    return mask;
}

}  // namespace

OrFault<TableLink> tableLink(std::string_view link) {
    Fault example{"a link to a table looks like http://localhost:8080/t/CODE"};
    constexpr std::string_view scheme = "http://", secure = "https://";
    if (link.starts_with(secure))
        return std::unexpected(
            Fault{"https is spoken by the proxy in front of a server; use the server's own address, http://..."});
    if (!link.starts_with(scheme)) return std::unexpected(example);
    link.remove_prefix(scheme.size());
    const auto table = link.rfind("/t/");
    const auto path = link.find('/');
    if (table == std::string_view::npos) return std::unexpected(example);
    TableLink parts{std::string(link.substr(0, path)), "80", std::string(link.substr(path, table - path)),
                    std::string(link.substr(table + 3))};
    if (const auto colon = parts.host.rfind(':'); colon != std::string::npos) {
        parts.port = parts.host.substr(colon + 1);
        parts.host.resize(colon);
    }
    const bool plain = parts.code.find_first_of("/?# \r\n") == std::string::npos;
    if (parts.host.empty() || parts.code.empty() || !plain) return std::unexpected(example);
    return parts;
}

struct Caller::Stream {
    asio::io_context context;
    tcp::socket socket{context};
    Incoming incoming{mostHeard, Speaker::server};
    std::array<char, 16384> scratch{};

    bool send(std::string_view bytes) {
        boost::system::error_code error;
        asio::write(socket, asio::buffer(bytes), error);
        return !error;
    }
    /// What comes next; nothing if the line is dead.
    std::string_view receive() {
        boost::system::error_code error;
        const auto size = socket.read_some(asio::buffer(scratch), error);
        return {scratch.data(), error ? 0 : size};
    }

    /// Whether the other end becomes a WebSocket.
    bool shakeHands(const TableLink& link) {
        const auto key = newHandshakeKey();
        if (!send("GET " + link.prefix + "/api/tables/" + link.code + "/socket HTTP/1.1\r\nHost: " + link.host + ":" +
                  link.port + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
                  "Sec-WebSocket-Key: " + key + "\r\n\r\n"))
            return false;
        std::string answer;
        std::size_t end = std::string::npos;
        while (end == std::string::npos) {
            const auto more = receive();
            if (more.empty() || answer.size() > mostAnswer) return false;
            end = (answer += more).find("\r\n\r\n");
        }
        incoming.add(std::string_view(answer).substr(end + 4));
        return answer.starts_with("HTTP/1.1 101 ") && answer.find(answerTo(key)) < end;
    }
};

Caller::Caller(std::unique_ptr<Stream> stream) : stream_(std::move(stream)) {}
Caller::~Caller() = default;

OrFault<std::unique_ptr<Caller>> Caller::connect(const TableLink& link) {
    auto stream = std::make_unique<Stream>();
    boost::system::error_code error;
    const auto where = tcp::resolver(stream->context).resolve(link.host, link.port, error);
    if (!error) asio::connect(stream->socket, where, error);
    if (error)
        return std::unexpected(
            Fault{"no server answers at " + link.host + ":" + link.port + " (" + error.message() + ")"});
    if (!stream->shakeHands(link))
        return std::unexpected(Fault{"there is no table " + link.code + " at " + link.host + ":" + link.port});
    return std::unique_ptr<Caller>(new Caller(std::move(stream)));
}

/// Of a length that tells nobody what was wished (S-M9).
bool Caller::say(const FromClient& message) {
    std::string text = wire::message(message);
    text.append(messageStep - text.size() % messageStep, ' ');
    return stream_->send(maskedText(text, newMask()));
}

std::optional<FromServer> Caller::hear() {
    for (;;) {
        while (const auto said = stream_->incoming.next()) {
            if (said->kind == Received::Kind::ping) stream_->send(maskedPong(said->bytes, newMask()));
            if (said->kind == Received::Kind::close || said->kind == Received::Kind::broken) return {};
            FromServer message;
            if (said->kind != Received::Kind::text) continue;
            if (wire::read(said->bytes, message)) return {};
            return message;
        }
        const auto more = stream_->receive();
        if (more.empty()) return {};
        stream_->incoming.add(more);
    }
}

}  // namespace parlour::server
