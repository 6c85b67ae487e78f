// The loop: accepts connections, beats several times a second, and stops when it is asked to. What a connection says is
// in http_session.cpp and web_socket.cpp. SPDX-License-Identifier: MIT
#include "server/net/sockets.h"

#include <unistd.h>

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/posix/basic_stream_descriptor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>

#include "server/net/http_session.h"
#include "server/net/web_socket.h"

namespace parlour::server {
namespace {

using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;
using Timer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Executor>;
using Descriptor = asio::posix::basic_stream_descriptor<Executor>;

constexpr int kernelBuffer = 128 << 10;  // more would only hide how slow a reader is
constexpr auto heartbeat = 50ms;
constexpr int beatsBetweenSweeps = 20;
constexpr auto lastWords = 500ms;  // when the server stops, what was said last still goes out

}  // namespace

struct Sockets::Loop {
    std::unique_ptr<Network> network;  // outlives the connections that the context lets go of in the end
    asio::io_context context{1};
    Acceptor acceptor{context};
    Timer timer{context}, acceptAgain{context};
    Descriptor heard{context};
    asio::signal_set signals{context};
    Listening listening;
    int beats = 0;
    bool isStopping = false;

    void accept() {
        acceptor.async_accept([this](Error error, Socket socket) {
            if (error == asio::error::operation_aborted) return;
            if (error) return acceptLater();
            Error unknown;
            socket.set_option(tcp::no_delay(true), unknown);
            socket.set_option(asio::socket_base::send_buffer_size(kernelBuffer), unknown);
            const auto peer = socket.remote_endpoint(unknown);
            if (!unknown) serveHttp(std::move(socket), *network, peer.address().to_string());
            accept();
        });
    }

    /// Out of descriptors: somebody has to leave first.
    void acceptLater() {
        acceptAgain.expires_after(heartbeat);
        acceptAgain.async_wait([this](Error error) {
            if (!error) accept();
        });
    }

    void beat(const std::function<void(Moment)>& tick, const std::function<bool(Moment)>& stopping) {
        timer.expires_after(heartbeat);
        timer.async_wait([this, &tick, &stopping](Error error) {
            if (error) return;
            tick(network->clock());
            if (++beats % beatsBetweenSweeps == 0) network->sweep();
            if (isStopping && stopping(network->clock())) return stop();
            beat(tick, stopping);
        });
    }

    /// All WebSockets are waited for as one.
    void hear() {
        heard.async_wait(Descriptor::wait_read, [this](Error error) {
            if (error) return;
            network->turn();
            hear();
        });
    }

    void stop() {
        Error ignored;
        acceptor.close(ignored);
        acceptAgain.cancel();
        timer.expires_after(lastWords);
        timer.async_wait([this](Error) { context.stop(); });
    }
};

Sockets::Sockets() : loop_(std::make_unique<Loop>()) {}
Sockets::~Sockets() = default;

std::optional<Fault> Sockets::listen(const Listening& listening) {
    loop_->listening = listening;
    Error error;
    const auto address = asio::ip::make_address(listening.bind, error);
    if (error) return Fault{"\"" + listening.bind + "\" is no address to bind to; use 127.0.0.1, 0.0.0.0 or ::"};
    const tcp::endpoint endpoint(address, static_cast<unsigned short>(listening.port));
    auto& acceptor = loop_->acceptor;
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error)
        return Fault{"port " + std::to_string(listening.port) + " on " + listening.bind +
                     " cannot be used: " + error.message() + "; choose another with --port"};
    return {};
}

int Sockets::port() const { return loop_->acceptor.local_endpoint().port(); }

void Sockets::post(std::function<void()> function) { asio::post(loop_->context, std::move(function)); }

void Sockets::run(Desk& desk, House& house, Metrics& metrics, const std::function<void(Moment)>& tick,
                  const std::function<bool(Moment)>& stopping) {
    loop_->network = std::make_unique<Network>(desk, house, metrics, loop_->listening);
    loop_->signals.add(SIGINT);
    loop_->signals.add(SIGTERM);
    loop_->signals.async_wait([&](Error error, int) {
        if (error) return;
        loop_->isStopping = true;
        if (stopping(loop_->network->clock())) loop_->stop();
    });
    loop_->heard.assign(dup(loop_->network->epoll.descriptor()));  // which it closes
    loop_->accept();
    loop_->hear();
    loop_->beat(tick, stopping);
    loop_->context.run();
}

void Sockets::stop() { loop_->context.stop(); }

}  // namespace parlour::server
