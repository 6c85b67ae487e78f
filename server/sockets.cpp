// Boost.Asio and Beast: accepting, HTTP requests, and WebSockets as lines to the house. The only file that knows them.
// SPDX-License-Identifier: MIT
#include "server/sockets.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <list>

namespace parlour::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Error = boost::system::error_code;
// One loop, named: the executors that can be anything cost a tenth of the time.
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<tcp, Executor>;
using Stream = beast::basic_stream<tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;
using Timer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Executor>;
using namespace std::chrono_literals;

constexpr std::size_t mostQueuedBytes = 256 << 10;  // a reader that is slower than this is dropped
constexpr int kernelBuffer = 128 << 10;             // more would only hide how slow a reader is
constexpr std::size_t keptBuffer = 2048;
constexpr std::uint64_t mostBodyBytes = (1 << 20) + 1024;
constexpr auto patience = 30s;
constexpr auto heartbeat = 50ms;

/// What every part of the network shares.
struct Network {
    Desk& desk;
    House& house;
    Metrics& metrics;
    bool behindProxy;
    int mostPerAddress;
    std::unordered_map<std::string, int> perAddress;
};

/// Counts a connection of an address while it lasts.
class Place {
public:
    Place(Network& shared, std::string address) : shared_(shared), address_(std::move(address)) {
        ++shared_.perAddress[address_];
    }
    ~Place() {
        if (--shared_.perAddress[address_] == 0) shared_.perAddress.erase(address_);
    }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    bool isOneTooMany() const { return shared_.perAddress[address_] > shared_.mostPerAddress; }

private:
    Network& shared_;
    std::string address_;
};

// ---- WebSockets --------------------------------------------------------------------------------------

class SocketLine final : public Line, public std::enable_shared_from_this<SocketLine> {
public:
    SocketLine(Socket socket, Network& shared, std::unique_ptr<Place> place)
        : socket_(std::move(socket)), shared_(shared), place_(std::move(place)) {
        socket_.read_message_max(mostMessageBytes);
        socket_.text(true);
        socket_.auto_fragment(false);  // or every connection keeps a buffer for it
        socket_.set_option(websocket::stream_base::timeout{patience, 120s, true});
    }

    void accept(const http::request<http::string_body>& request, std::string code) {
        socket_.async_accept(request, [self = shared_from_this(), code = std::move(code)](Error error) {
            if (error) return;
            self->visitor_ = self->shared_.house.enter(code, *self, timeNow());
            if (!self->visitor_) return self->hangUp();
            self->read();
        });
    }

    void say(std::string message) override {
        if (dead_) return;
        queuedBytes_ += message.size();
        queue_.push_back(std::move(message));
        if (queuedBytes_ > mostQueuedBytes) {
            ++shared_.metrics.slowReaders;
            return drop();
        }
        if (queue_.size() == 1) write();
    }

    void hangUp() override {
        hangingUp_ = true;
        visitor_.reset();
        if (queue_.empty()) close();
    }

private:
    void read() {
        socket_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
            if (error) return self->drop();
            if (self->hangingUp_) return;
            if (!self->socket_.got_text()) return self->drop();
            const auto data = self->buffer_.cdata();
            const std::shared_ptr<House::Visitor> visitor = self->visitor_;
            if (visitor)
                self->shared_.house.hear(*visitor, {static_cast<const char*>(data.data()), data.size()}, timeNow());
            self->buffer_.consume(self->buffer_.size());
            if (self->buffer_.capacity() > keptBuffer) self->buffer_.shrink_to_fit();
            if (!self->dead_ && !self->hangingUp_) self->read();
        });
    }

    void write() {
        socket_.async_write(asio::buffer(queue_.front()), [self = shared_from_this()](Error error, std::size_t) {
            if (error) return self->drop();
            if (self->dead_) return;
            self->queuedBytes_ -= self->queue_.front().size();
            self->queue_.pop_front();
            if (!self->queue_.empty()) return self->write();
            if (self->hangingUp_) self->close();
        });
    }

    void close() {
        if (dead_ || closing_) return;
        closing_ = true;
        socket_.async_close(websocket::close_code::policy_error, [self = shared_from_this()](Error) { self->drop(); });
    }

    void drop() {
        if (dead_) return;
        dead_ = true;
        if (visitor_) shared_.house.leave(*visitor_, timeNow());
        visitor_.reset();
        Error ignored;
        socket_.next_layer().close(ignored);
    }

    websocket::stream<Socket, false> socket_;
    Network& shared_;
    std::unique_ptr<Place> place_;
    std::shared_ptr<House::Visitor> visitor_;
    beast::flat_buffer buffer_;
    std::list<std::string> queue_;
    std::size_t queuedBytes_ = 0;
    bool hangingUp_ = false, closing_ = false, dead_ = false;
};

// ---- HTTP --------------------------------------------------------------------------------------------

class HttpSession : public std::enable_shared_from_this<HttpSession> {
public:
    HttpSession(Socket socket, Network& shared, std::string address)
        : stream_(std::move(socket)), shared_(shared), address_(std::move(address)) {}

    void read() {
        parser_.emplace();
        parser_->body_limit(mostBodyBytes);
        parser_->header_limit(8192);
        stream_.expires_after(patience);
        http::async_read(stream_, buffer_, *parser_, [self = shared_from_this()](Error error, std::size_t) {
            if (error == http::error::end_of_stream || error == beast::error::timeout) return self->end();
            if (error) return self->complain(error);
            self->answer();
        });
    }

private:
    void answer() {
        const auto& request = parser_->get();
        const Asked asked = askedBy(request);
        if (!place_) place_ = std::make_unique<Place>(shared_, asked.address);
        if (place_->isOneTooMany())
            return write(trouble(429, "There are too many connections from your address."), request);
        if (websocket::is_upgrade(request)) {
            auto table = shared_.desk.socketTo(asked, timeNow());
            if (auto* reply = std::get_if<Reply>(&table)) return write(std::move(*reply), request);
            stream_.expires_never();
            std::make_shared<SocketLine>(stream_.release_socket(), shared_, std::move(place_))
                ->accept(request, std::get<std::string>(std::move(table)));
            return;
        }
        shared_.desk.ask(asked, timeNow(), [self = shared_from_this()](Reply reply) {
            self->write(std::move(reply), self->parser_->get());
        });
    }

    Asked askedBy(const http::request<http::string_body>& request) const {
        const auto header = [&](http::field field) {
            const auto text = request[field];
            return std::string(text.data(), text.size());
        };
        const auto method = request.method_string(), target = request.target();
        Asked asked{
            {method.data(), method.size()},     {target.data(), target.size()},    request.body(),
            header(http::field::origin),        header(http::field::host),         header(http::field::accept_encoding),
            header(http::field::if_none_match), header(http::field::content_type), address_};
        const auto forwarded = request["X-Forwarded-For"];
        if (shared_.behindProxy && !forwarded.empty()) {  // the last one is the proxy's own word
            const std::string_view list(forwarded.data(), forwarded.size());
            const auto comma = list.rfind(',');
            const auto last = comma == std::string_view::npos ? list : list.substr(comma + 1);
            asked.address = std::string(last.substr(std::min(last.find_first_not_of(' '), last.size())));
        }
        return asked;
    }

    void write(Reply reply, const http::request<http::string_body>& request) {
        response_ = {http::int_to_status(static_cast<unsigned>(reply.status)), request.version()};
        response_.set(http::field::content_type, reply.type);
        response_.set("X-Content-Type-Options", "nosniff");
        response_.set("Referrer-Policy", "no-referrer");
        response_.set("Cross-Origin-Opener-Policy", "same-origin");
        response_.set("Cross-Origin-Resource-Policy", "same-origin");
        response_.set(
            "Content-Security-Policy",
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: "
            "blob:; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; "
            "frame-ancestors 'none'");
        for (const auto& [name, value] : reply.headers) response_.set(name, value);
        response_.keep_alive(request.keep_alive());
        const std::size_t length = reply.body.size();
        if (request.method() != http::verb::head && reply.status != 304) response_.body() = std::move(reply.body);
        if (reply.status != 304) response_.content_length(length);
        send();
    }

    void send() {
        stream_.expires_after(patience);
        serializer_.emplace(response_);
        http::async_write(stream_, *serializer_, [self = shared_from_this()](Error error, std::size_t) {
            if (error || !self->response_.keep_alive()) return self->end();
            self->read();
        });
    }

    void complain(Error error) {
        if (error != http::error::body_limit && error.category() != make_error_code(http::error::bad_method).category())
            return end();
        const auto reply =
            trouble(error == http::error::body_limit ? 413 : 400, "That is no request that is understood here.");
        response_ = {http::int_to_status(static_cast<unsigned>(reply.status)), 11};
        response_.set(http::field::content_type, reply.type);
        response_.body() = reply.body;
        response_.keep_alive(false);
        response_.prepare_payload();
        send();
    }

    void end() {
        Error ignored;
        stream_.socket().shutdown(Socket::shutdown_send, ignored);
        stream_.close();
    }

    Stream stream_;
    Network& shared_;
    std::string address_;
    std::unique_ptr<Place> place_;
    beast::flat_buffer buffer_;
    std::optional<http::request_parser<http::string_body>> parser_;
    http::response<http::string_body> response_;
    std::optional<http::response_serializer<http::string_body>> serializer_;
};

}  // namespace

// ---- The loop ----------------------------------------------------------------------------------------

Time timeNow() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

struct Sockets::Loop {
    std::unique_ptr<Network> shared;  // outlives the connections that the context lets go of in the end
    asio::io_context context{1};
    Acceptor acceptor{context};
    Timer timer{context};
    asio::signal_set signals{context};
    Listening listening;

    void accept() {
        acceptor.async_accept([this](Error error, Socket socket) {
            if (error == asio::error::operation_aborted) return;
            if (!error) {
                Error unknown;
                socket.set_option(tcp::no_delay(true), unknown);
                socket.set_option(asio::socket_base::send_buffer_size(kernelBuffer), unknown);
                const auto peer = socket.remote_endpoint(unknown);
                if (!unknown)
                    std::make_shared<HttpSession>(std::move(socket), *shared, peer.address().to_string())->read();
                return accept();
            }
            timer.expires_after(heartbeat);  // out of descriptors: try again a little later
            accept();
        });
    }

    void beat(const std::function<void(Time)>& tick) {
        timer.expires_after(heartbeat);
        timer.async_wait([this, &tick](Error error) {
            if (error == asio::error::operation_aborted) return;
            tick(timeNow());
            beat(tick);
        });
    }
};

Sockets::Sockets() : loop_(std::make_unique<Loop>()) {}
Sockets::~Sockets() = default;

std::optional<Complaint> Sockets::listen(const Listening& listening) {
    loop_->listening = listening;
    Error error;
    const auto address = asio::ip::make_address(listening.bind, error);
    if (error) return Complaint{"\"" + listening.bind + "\" is no address to bind to; use 127.0.0.1, 0.0.0.0 or ::"};
    const tcp::endpoint endpoint(address, static_cast<unsigned short>(listening.port));
    auto& acceptor = loop_->acceptor;
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error)
        return Complaint{"port " + std::to_string(listening.port) + " on " + listening.bind +
                         " cannot be used: " + error.message() + "; choose another with --port"};
    return {};
}

int Sockets::port() const { return loop_->acceptor.local_endpoint().port(); }

void Sockets::post(std::function<void()> function) { asio::post(loop_->context, std::move(function)); }

void Sockets::run(Desk& desk, House& house, Metrics& metrics, const std::function<void(Time)>& tick,
                  const std::function<void()>& stopping) {
    loop_->shared = std::make_unique<Network>(
        Network{desk, house, metrics, loop_->listening.behindProxy, loop_->listening.connectionsPerAddress, {}});
    loop_->signals.add(SIGINT);
    loop_->signals.add(SIGTERM);
    loop_->signals.async_wait([&](Error error, int) {
        if (error) return;
        Error ignored;
        loop_->acceptor.close(ignored);
        stopping();
        loop_->timer.expires_after(500ms);  // what was said last still goes out
        loop_->timer.async_wait([this](Error) { loop_->context.stop(); });
    });
    loop_->accept();
    loop_->beat(tick);
    loop_->context.run();
}

}  // namespace parlour::server
