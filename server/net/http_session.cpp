// Boost.Beast reads and writes HTTP and shakes hands with WebSockets, which then go on by themselves (web_socket.cpp).
// SPDX-License-Identifier: MIT
#include "server/net/http_session.h"

#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <sstream>

#include "server/net/handshake.h"
#include "server/net/pipe.h"
#include "server/net/web_socket.h"

namespace parlour::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using Stream = beast::basic_stream<tcp, Executor>;
using BeastRequest = http::request<http::string_body>;

constexpr std::uint64_t mostBodyBytes = (1 << 20) + 1024;
constexpr std::uint32_t mostHeaderBytes = 8192;
constexpr int mostKnocks = 3;
constexpr const char* contentPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";

std::string textOf(beast::string_view text) { return {text.data(), text.size()}; }

/// The last of a list of addresses.
std::string lastOf(const std::string& list) {
    const auto last = list.substr(list.rfind(',') + 1);
    return last.substr(std::min(last.find_first_not_of(' '), last.size()));
}

/// Whose connections are counted together: an address, or in IPv6 the network of one home (64 bits).
std::string neighbourhood(const std::string& address) {
    Error error;
    const auto parsed = asio::ip::make_address(address, error);
    if (error || !parsed.is_v6() || parsed.to_v6().is_v4_mapped()) return address;
    auto bytes = parsed.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), 0);
    return asio::ip::make_address_v6(bytes).to_string() + "/64";
}

/// Whether a request can be taken in two ways (RFC 9112, 3.2 and 6.3): two hosts or none, or a body whose end another
/// program may see elsewhere.
bool isAmbiguous(const BeastRequest& request) {
    const auto codings = request.count(http::field::transfer_encoding);
    const bool isChunked = beast::iequals(request[http::field::transfer_encoding], "chunked");
    if (codings > 1 || (codings == 1 && (!isChunked || request.version() < 11))) return true;
    if (codings == 1 && request.count(http::field::content_length) > 0) return true;
    const auto hosts = request.count(http::field::host);
    return hosts > 1 || (hosts == 0 && request.version() >= 11);
}

bool wantsWebSocket(const BeastRequest& request) {
    return request.method() == http::verb::get && request.version() >= 11 &&
           http::token_list{request[http::field::connection]}.exists("upgrade") &&
           http::token_list{request[http::field::upgrade]}.exists("websocket");
}

/// S-M1
HttpReply tooManyRequests() {
    auto reply =
        trouble(429, {"S-M1", "manyRequests", "So many requests came from your address; please wait a little."});
    reply.headers.emplace_back("Retry-After", "5");
    return reply;
}

/// What another server would not even read would look as if it were not there.
HttpReply tooManyHeaders() {
    return trouble(431, {"", "tooManyHeaders", "That has too many headers to be handed on."});
}

class HttpSession : public std::enable_shared_from_this<HttpSession> {
public:
    HttpSession(Socket socket, Network& network, const std::string& address)
        : stream_(std::move(socket)),
          network_(network),
          address_(address),
          slot_(network.behindProxy ? nullptr : std::make_unique<AddressSlot>(network, address)) {}

    /// Before anything is read: so many that even to tell them would be too much.
    bool isHopeless() const { return slot_ && slot_->count() > 2 * network_.mostPerAddress; }

    void read() {
        parser_.emplace();
        parser_->body_limit(mostBodyBytes);
        parser_->header_limit(mostHeaderBytes);
        stream_.expires_after(slot_ && slot_->isOneTooMany() ? parting : patience);
        http::async_read(stream_, buffer_, *parser_, [self = shared_from_this()](Error error, std::size_t) {
            if (error == http::error::end_of_stream || error == beast::error::timeout) return self->end();
            if (error) return self->complain(error);
            self->answer();
        });
    }

private:
    void answer() {
        const BeastRequest& request = parser_->get();
        if (isAmbiguous(request))
            return write(trouble(400, {"", "ambiguous", "That request can be understood in more than one way."}),
                         request, Then::close);
        asked_ = askedBy(request);
        deaf_.clear();
        knocks_ = 0;
        if (!slot_ || slot_->address() != asked_.address)  // a proxy may send many through one connection
            slot_ = std::make_unique<AddressSlot>(network_, asked_.address);
        if (!asked_.isPiped && !network_.requests.take(asked_.address, network_.clock().steady))
            return write(tooManyRequests(), request);  // what is handed on was counted where it came in
        if (!asked_.isPiped) return ask();
        stream_.expires_after(patience);
        asio::async_write(stream_, asio::buffer(signOfLife), [self = shared_from_this()](Error error, std::size_t) {
            if (error) return self->end();
            self->ask();
        });
    }

    void ask() {
        const BeastRequest& request = parser_->get();
        if (slot_->isOneTooMany())
            return write(trouble(429, {"", "manyConnections", "There are too many connections from your address."}),
                         request, Then::close);
        if (wantsWebSocket(request)) {
            return network_.desk.socketTo(asked_, network_.clock(),
                                          [self = lent()](std::expected<std::string, HttpReply> table) {
                                              if (!table) return self->reply(std::move(table.error()));
                                              self->shakeHands(self->parser_->get(), *std::move(table));
                                          });
        }
        network_.desk.ask(asked_, network_.clock(),
                          [self = lent()](HttpReply reply) { self->reply(std::move(reply)); });
    }

    /// For whoever answers: wherever that is given up, it is the loop that lets go of this.
    std::shared_ptr<HttpSession> lent() {
        return {this, [kept = shared_from_this()](HttpSession*) mutable {
                    const auto loop = kept->stream_.get_executor();
                    asio::post(loop, [last = std::move(kept)] {});
                }};
    }

    /// Who was handed on already is not handed on again. From a server that did not answer the table is taken, if it is
    /// still that one that has it.
    void reply(HttpReply reply) {
        const bool isElsewhere = !reply.owner.empty() && !asked_.isPiped && asked_.grip == Grip::ifFree;
        if (!isElsewhere || knocks_ == mostKnocks) return write(std::move(reply), parser_->get());
        if (reply.owner != deaf_) return handOn(std::move(reply));
        asked_.grip = Grip::byForce;
        ask();
    }

    // ---- To another server ---------------------------------------------------------------------------
    /// `reply` is what is said if the door stays shut: come back in a moment.
    void handOn(HttpReply reply) {
        auto request = repeated(parser_->get());
        if (request.size() >= mostHeaderBytes) return write(tooManyHeaders(), parser_->get(), Then::close);
        ++knocks_;
        const auto pipe = std::make_shared<Pipe>(stream_.get_executor(), network_.metrics);
        stream_.expires_never();
        const std::string owner = reply.owner;
        pipe->knock(owner, std::move(request), [self = shared_from_this(), pipe, reply = std::move(reply)](Door door) {
            if (door == Door::open)
                return pipe->join(self->stream_.release_socket(), beast::buffers_to_string(self->buffer_.data()),
                                  std::move(self->slot_));
            ++self->network_.metrics.pipesRefused;
            if (door == Door::shut) return self->write(reply, self->parser_->get());
            self->deaf_ = reply.owner;
            self->ask();
        });
    }

    /// The request as the owner gets it: no more than that one is asked over this connection. The owner sees to that
    /// where this one cannot, because somebody asks for a WebSocket and may be refused.
    std::string repeated(const BeastRequest& request) const {
        auto head = request.base();
        for (const char* ours : {sealHeader, "X-Forwarded-For", "Expect", "Content-Length", "Transfer-Encoding"})
            head.erase(ours);
        head.set("X-Forwarded-For", asked_.address);
        head.set(sealHeader, network_.desk.sealFor(asked_));
        if (!wantsWebSocket(request)) head.set(http::field::connection, "close");
        std::ostringstream text;
        text << head;
        return text.str();
    }

    HttpRequest askedBy(const BeastRequest& request) const {
        const auto header = [&](http::field field) { return textOf(request[field]); };
        HttpRequest asked{textOf(request.method_string()),
                          textOf(request.target()),
                          request.body(),
                          header(http::field::origin),
                          header(http::field::host),
                          header(http::field::accept_encoding),
                          header(http::field::if_none_match),
                          header(http::field::content_type),
                          header(http::field::authorization),
                          address_};
        if (const auto seal = textOf(request[sealHeader]); !seal.empty()) {
            HttpRequest sealed = asked;
            sealed.address = textOf(request["X-Forwarded-For"]);
            sealed.isPiped = sameHash(hashOf(network_.desk.sealFor(sealed)), hashOf(seal));
            if (sealed.isPiped) return sealed;
        }
        if (!network_.behindProxy) return asked;
        for (const auto& field : request)  // the last word of the last line is the proxy's own
            if (beast::iequals(field.name_string(), "X-Forwarded-For")) asked.address = lastOf(textOf(field.value()));
        asked.address = neighbourhood(asked.address);
        return asked;
    }

    /// Answers the handshake, and hands the socket on to who speaks for that table.
    void shakeHands(const BeastRequest& request, std::string code) {
        const auto key = textOf(request[http::field::sec_websocket_key]);
        if (request[http::field::sec_websocket_version] != "13") {
            auto reply = trouble(426, {"", "webSocketVersion", "This server speaks version 13 of WebSockets."});
            reply.headers.emplace_back("Sec-WebSocket-Version", "13");
            return write(std::move(reply), request);
        }
        if (!isHandshakeKey(key))
            return write(trouble(400, {"", "webSocketKey", "That is no key of a WebSocket."}), request);
        response_ = {http::status::switching_protocols, request.version()};
        response_.set(http::field::upgrade, "websocket");
        response_.set(http::field::connection, "Upgrade");
        response_.set(http::field::sec_websocket_accept, answerTo(key));
        stream_.expires_after(patience);
        serializer_.emplace(response_);
        http::async_write(
            stream_, *serializer_, [self = shared_from_this(), code = std::move(code)](Error error, std::size_t) {
                if (error) return self->end();
                self->stream_.expires_never();
                const int socket = self->stream_.release_socket().release(error);
                if (error) return;
                WebSocket::open(std::make_unique<SocketLine>(socket, self->network_.epoll), self->network_,
                                std::move(self->slot_), code, beast::buffers_to_string(self->buffer_.data()));
            });
    }

    enum class Then : std::uint8_t { asTheyWish, close };
    void write(HttpReply reply, const BeastRequest& request, Then then = Then::asTheyWish) {
        response_ = {http::int_to_status(static_cast<unsigned>(reply.status)), request.version()};
        response_.set(http::field::content_type, reply.type);
        response_.set("X-Content-Type-Options", "nosniff");
        response_.set("Referrer-Policy", "no-referrer");
        response_.set("Cross-Origin-Opener-Policy", "same-origin");
        response_.set("Cross-Origin-Resource-Policy", "same-origin");
        response_.set("Content-Security-Policy", contentPolicy);
        for (const auto& [name, value] : reply.headers) response_.set(name, value);
        response_.keep_alive(then == Then::asTheyWish && request.keep_alive() && !asked_.isPiped);
        const std::size_t length = reply.body.size();
        if (request.method() != http::verb::head && reply.status != 304) response_.body() = std::move(reply.body);
        if (reply.status != 304) response_.content_length(length);
        send();
    }

    void send() {
        stream_.expires_after(patience);
        serializer_.emplace(response_);
        http::async_write(stream_, *serializer_, [self = shared_from_this()](Error error, std::size_t) {
            if (self->isCutShort_ && !error) return self->part();
            if (error || !self->response_.keep_alive()) return self->end();
            self->read();
        });
    }

    /// Says what is wrong with a request that was not read to its end.
    void complain(Error error) {
        const bool tooLong = error == http::error::body_limit;
        if (!tooLong && error.category() != make_error_code(http::error::bad_method).category()) return end();
        const auto reply = (tooLong ? trouble(413, {"", "tooLong", "That is too long."})
                                    : trouble(400, {"", "noRequest", "That is no request."}));
        response_ = {http::int_to_status(static_cast<unsigned>(reply.status)), 11};
        response_.set(http::field::content_type, reply.type);
        response_.body() = reply.body;
        response_.keep_alive(false);
        response_.prepare_payload();
        isCutShort_ = true;
        send();
    }

    /// Reads and drops what still comes, for a moment: a connection that is closed before would lose the answer.
    void part() {
        Error ignored;
        stream_.socket().shutdown(Socket::shutdown_send, ignored);
        stream_.expires_after(parting);
        dropSome();
    }
    void dropSome() {
        stream_.async_read_some(asio::buffer(network_.scratch),
                                [self = shared_from_this()](Error error, std::size_t size) {
                                    self->dropped_ += size;
                                    if (error || self->dropped_ > mostDropped) return self->end();
                                    self->dropSome();
                                });
    }

    void end() {
        Error ignored;
        stream_.socket().shutdown(Socket::shutdown_send, ignored);
        stream_.close();
    }

    Stream stream_;
    Network& network_;
    std::string address_;
    HttpRequest asked_;
    std::string deaf_;  // a server that did not answer
    int knocks_ = 0;    // at others' doors, for this request
    std::unique_ptr<AddressSlot> slot_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::string_body>> parser_;
    http::response<http::string_body> response_;
    std::optional<http::response_serializer<http::string_body>> serializer_;
    bool isCutShort_ = false;
    std::size_t dropped_ = 0;
};

}  // namespace

void serveHttp(Socket socket, Network& network, const std::string& address) {
    const auto session = std::make_shared<HttpSession>(std::move(socket), network, neighbourhood(address));
    if (!session->isHopeless()) session->read();
}

}  // namespace parlour::server
