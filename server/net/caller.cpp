// The client's end of a WebSocket; TLS is OpenSSL's. The server's end, which a proxy gives TLS, is in web_socket.cpp.
// SPDX-License-Identifier: MIT
#include "server/net/caller.h"

#include <sodium.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
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

std::string standardPort(bool secure) { return secure ? "443" : "80"; }

/// [::1] is an address in a link alone.
std::string withoutBrackets(const std::string& host) {
    return host.starts_with('[') && host.ends_with(']') ? host.substr(1, host.size() - 2) : host;
}

constexpr auto ifOwnAuthority = "; if it was signed by one of your own, name that one's certificate with --authority";

}  // namespace

OrFault<TableLink> tableLink(std::string_view link) {
    Fault example{"a link to a table looks like http://localhost:8080/t/CODE or https://games.example/t/CODE"};
    constexpr std::string_view plain = "http://", secure = "https://";
    TableLink parts;
    parts.secure = link.starts_with(secure);
    if (!parts.secure && !link.starts_with(plain)) return std::unexpected(example);
    link.remove_prefix(parts.secure ? secure.size() : plain.size());
    const auto table = link.rfind("/t/");
    const auto path = link.find('/');
    if (table == std::string_view::npos) return std::unexpected(example);
    parts.host = link.substr(0, path);
    parts.port = standardPort(parts.secure);
    parts.prefix = link.substr(path, table - path);
    parts.code = link.substr(table + 3);
    if (const auto colon = parts.host.rfind(':'); colon != std::string::npos && !parts.host.ends_with(']')) {
        parts.port = parts.host.substr(colon + 1);
        parts.host.resize(colon);
    }
    const bool isOneLine = link.find_first_of("?# \r\n") == std::string::npos;
    if (parts.host.empty() || parts.code.empty() || parts.code.find('/') != std::string::npos || !isOneLine)
        return std::unexpected(example);
    return parts;
}

std::string TableLink::address() const { return port == standardPort(secure) ? host : host + ":" + port; }

struct Caller::Stream {
    explicit Stream(bool isSecure) : secure(isSecure) {}

    bool secure;
    asio::io_context context;
    asio::ssl::context trust{asio::ssl::context::tls_client};
    asio::ssl::stream<tcp::socket> line{context, trust};  // its next layer alone, if that is not secure
    Incoming incoming{mostHeard, Speaker::server};
    std::array<char, 16384> scratch{};

    bool send(std::string_view bytes) {
        boost::system::error_code error;
        if (secure) {
            asio::write(line, asio::buffer(bytes), error);
        } else {
            asio::write(line.next_layer(), asio::buffer(bytes), error);
        }
        return !error;
    }
    /// What comes next; nothing if the line is dead.
    std::string_view receive() {
        boost::system::error_code error;
        const auto room = asio::buffer(scratch);
        const auto size = secure ? line.read_some(room, error) : line.next_layer().read_some(room, error);
        return {scratch.data(), error ? 0 : size};
    }

    std::optional<Fault> reach(const TableLink& link) {
        boost::system::error_code error;
        const auto where = tcp::resolver(context).resolve(withoutBrackets(link.host), link.port, error);
        if (!error) asio::connect(line.next_layer(), where, error);
        if (!error) return {};
        return Fault{"no server answers at " + link.host + ":" + link.port + " (" + error.message() + ")"};
    }

    /// Nobody can listen or pretend to be the house from here on.
    std::optional<Fault> encrypt(const TableLink& link, const std::string& authority) {
        boost::system::error_code error;
        if (authority.empty()) {
            trust.set_default_verify_paths(error);
        } else {
            trust.load_verify_file(authority, error);
        }
        if (error) return Fault{"no certificate can be read from " + authority + " (" + error.message() + ")"};
        SSL* const tls = line.native_handle();
        const auto name = withoutBrackets(link.host);
        line.set_verify_mode(asio::ssl::verify_peer);
        if (X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(tls), name.c_str()) == 0) {  // a name, and no address
            SSL_set1_host(tls, name.c_str());
            SSL_ctrl(tls, SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name, const_cast<char*>(name.c_str()));
        }
        line.handshake(asio::ssl::stream_base::client, error);
        if (!error) return {};
        if (const auto why = SSL_get_verify_result(tls); why != X509_V_OK)
            return Fault{"the certificate of " + link.address() + " cannot be trusted (" +
                         X509_verify_cert_error_string(why) + ")" + (authority.empty() ? ifOwnAuthority : "")};
        return Fault{"what answers at " + link.host + ":" + link.port + " does not speak https (" + error.message() +
                     ")"};
    }

    /// Whether the other end becomes a WebSocket.
    std::optional<Fault> shakeHands(const TableLink& link) {
        Fault silent{"what answers at " + link.address() + " does not speak " +
                     (secure ? "http over TLS" : "http; is it https?")};
        const auto key = newHandshakeKey();
        if (!send("GET " + link.prefix + "/api/tables/" + link.code + "/socket HTTP/1.1\r\nHost: " + link.address() +
                  "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
                  "Sec-WebSocket-Key: " + key + "\r\n\r\n"))
            return silent;
        std::string answer;
        std::size_t end = std::string::npos;
        while (end == std::string::npos) {
            const auto more = receive();
            if (more.empty() || answer.size() > mostAnswer) return silent;
            end = (answer += more).find("\r\n\r\n");
        }
        incoming.add(std::string_view(answer).substr(end + 4));
        if (!answer.starts_with("HTTP/1.")) return silent;
        const auto says = answer.substr(0, answer.find("\r\n"));
        if (says.find(" 404") != std::string::npos)
            return Fault{"there is no table " + link.code + " at " + link.address()};
        if (says.find(" 101") != std::string::npos && answer.find(answerTo(key)) < end) return {};
        if (says.find(" 30") != std::string::npos && !secure)
            return Fault{link.address() + " sends us elsewhere (" + says + "); try the link with https://"};
        return Fault{link.address() + " opens no WebSocket: " + says};
    }
};

Caller::Caller(std::unique_ptr<Stream> stream) : stream_(std::move(stream)) {}
Caller::~Caller() = default;

OrFault<std::unique_ptr<Caller>> Caller::connect(const TableLink& link, const std::string& authority) {
    auto stream = std::make_unique<Stream>(link.secure);
    auto fault = stream->reach(link);
    if (!fault && link.secure) fault = stream->encrypt(link, authority);
    if (!fault) fault = stream->shakeHands(link);
    if (fault) return std::unexpected(*std::move(fault));
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
