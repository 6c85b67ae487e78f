// The client's end of a WebSocket. The server's end is in web_socket.cpp.
// SPDX-License-Identifier: MIT
#include "server/caller.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>

namespace parlour::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using tcp = asio::ip::tcp;

constexpr std::size_t mostHeard = std::size_t{4} << 20;

}  // namespace

OrComplaint<TableLink> tableLink(std::string_view link) {
    Complaint example{"a link to a table looks like http://localhost:8080/t/CODE"};
    constexpr std::string_view scheme = "http://", secure = "https://";
    if (link.starts_with(secure))
        return Complaint{"https is spoken by the proxy in front of a server; use the server's own address, http://..."};
    if (!link.starts_with(scheme)) return example;
    link.remove_prefix(scheme.size());
    const auto table = link.rfind("/t/");
    const auto path = link.find('/');
    if (table == std::string_view::npos) return example;
    TableLink parts{std::string(link.substr(0, path)), "80", std::string(link.substr(path, table - path)),
                    std::string(link.substr(table + 3))};
    if (const auto colon = parts.host.rfind(':'); colon != std::string::npos) {
        parts.port = parts.host.substr(colon + 1);
        parts.host.resize(colon);
    }
    const bool plain = parts.code.find_first_of("/?# \r\n") == std::string::npos;
    if (parts.host.empty() || parts.code.empty() || !plain) return example;
    return parts;
}

struct Caller::Wire {
    asio::io_context context;
    beast::websocket::stream<tcp::socket> stream{context};
};

Caller::Caller(std::unique_ptr<Wire> wire) : wire_(std::move(wire)) {}
Caller::~Caller() = default;

OrComplaint<std::unique_ptr<Caller>> Caller::connect(const TableLink& link) {
    auto wire = std::make_unique<Wire>();
    boost::system::error_code error;
    const auto where = tcp::resolver(wire->context).resolve(link.host, link.port, error);
    if (!error) asio::connect(wire->stream.next_layer(), where, error);
    if (error) return Complaint{"no server answers at " + link.host + ":" + link.port + " (" + error.message() + ")"};
    wire->stream.read_message_max(mostHeard);
    wire->stream.handshake(link.host + ":" + link.port, link.prefix + "/api/tables/" + link.code + "/socket", error);
    if (error) return Complaint{"there is no table " + link.code + " at " + link.host + ":" + link.port};
    return std::unique_ptr<Caller>(new Caller(std::move(wire)));
}

bool Caller::say(const FromClient& message) {
    boost::system::error_code error;
    wire_->stream.write(asio::buffer(wire::message(message)), error);
    return !error;
}

std::optional<FromServer> Caller::hear() {
    beast::flat_buffer buffer;
    boost::system::error_code error;
    wire_->stream.read(buffer, error);
    if (error) return {};
    FromServer message;
    const auto bytes = buffer.data();
    if (wire::read({static_cast<const char*>(bytes.data()), bytes.size()}, message)) return {};
    return message;
}

}  // namespace parlour::server
