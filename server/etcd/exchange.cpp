// A request goes out as one piece of text; Boost.Beast takes the answer apart. SPDX-License-Identifier: MIT
#include "server/etcd/exchange.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/write.hpp>

namespace parlour::server::etcd {
namespace {

constexpr std::size_t mostRead = 64 << 10;

/// What a failed handshake means to whoever set it up.
std::string explained(const Endpoint& endpoint, const Error& error) {
    const auto where = endpoint.host + ":" + endpoint.port;
    if (error.message().find("certificate verify failed") != std::string::npos)
        return where + " shows a certificate that --journal-ca does not vouch for, or that is for another name";
    return where + ": no TLS (" + error.message() +
           "); is it an etcds:// address, and does its etcd trust --journal-cert?";
}

}  // namespace

Exchange::Exchange(asio::io_context& context, Endpoint endpoint, asio::ssl::context* secrecy)
    : endpoint_(std::move(endpoint)), resolver_(context), timer_(context) {
    if (secrecy == nullptr) {
        plain_.emplace(context);
        return;
    }
    secret_.emplace(context, *secrecy);
    secret_->set_verify_callback(asio::ssl::host_name_verification(endpoint_.host));
    SSL_ctrl(secret_->native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
             endpoint_.host.data());  // what the macro for it does, without its cast
}

void Exchange::with(const auto& use) {
    if (secret_)
        use(*secret_);
    else
        use(*plain_);
}

void Exchange::ask(const std::string& path, const std::string& body, std::chrono::milliseconds patience,
                   Answered told) {
    line_ = {};
    begin(path, body, patience, std::move(told));
}

void Exchange::listen(const std::string& path, const std::string& body, std::chrono::milliseconds patience, Line line,
                      Answered ended) {
    line_ = std::move(line);
    begin(path, body, patience, std::move(ended));
}

void Exchange::begin(const std::string& path, const std::string& body, std::chrono::milliseconds patience,
                     Answered told) {
    told_ = std::move(told);
    wasSent_ = false;
    request_ = "POST " + path + " HTTP/1.1\r\nHost: " + endpoint_.host + ":" + endpoint_.port +
               "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" +
               body;
    timer_.expires_after(patience);
    timer_.async_wait([self = shared_from_this(), turn = ++turn_](Error error) {
        if (!error && turn == self->turn_) self->fail("no answer in time");
    });
    if (isOpen_)
        send();
    else
        resolve();
}

void Exchange::resolve() {
    resolver_.async_resolve(endpoint_.host, endpoint_.port,
                            [self = shared_from_this()](Error error, const tcp::resolver::results_type& where) {
                                if (!self->told_) return;
                                if (error) return self->fail("there is no machine of that name: " + error.message());
                                self->connect(where);
                            });
}

void Exchange::connect(const tcp::resolver::results_type& where) {
    with([&](auto& stream) {
        asio::async_connect(
            stream.lowest_layer(), where, [self = shared_from_this()](Error error, const tcp::endpoint&) {
                if (!self->told_) return;
                if (error) return self->fail(error.message());
                Error ignored;
                self->with([&](auto& open) { open.lowest_layer().set_option(tcp::no_delay(true), ignored); });
                self->shakeHands();
            });
    });
}

void Exchange::shakeHands() {
    if (!secret_) return send();
    secret_->async_handshake(asio::ssl::stream_base::client, [self = shared_from_this()](Error error) {
        if (!self->told_) return;
        if (error) return self->fail(explained(self->endpoint_, error));
        self->send();
    });
}

void Exchange::send() {
    isOpen_ = wasSent_ = true;
    parser_.emplace();
    parser_->eager(true);
    parser_->body_limit(boost::none);
    if (line_) {
        chunk_ = [this](std::uint64_t, boost::beast::string_view bytes, Error&) {
            hearChunk({bytes.data(), bytes.size()});
            return bytes.size();
        };
        parser_->on_chunk_body(chunk_);
    }
    with([&](auto& stream) {
        asio::async_write(stream, asio::buffer(request_), [self = shared_from_this()](Error error, std::size_t) {
            if (!self->told_) return;
            if (error) return self->fail(self->why(error));
            self->receive();
        });
    });
}

void Exchange::receive() {
    with([&](auto& stream) {
        stream.async_read_some(buffer_.prepare(mostRead), [self = shared_from_this()](Error error, std::size_t size) {
            if (!self->told_) return;
            if (error) return self->fail(self->why(error));
            self->buffer_.commit(size);
            self->take();
        });
    });
}

void Exchange::take() {
    while (buffer_.size() > 0 && !parser_->is_done()) {
        Error error;
        buffer_.consume(parser_->put(buffer_.data(), error));
        if (!told_) return;  // whoever listened had enough
        if (error == http::error::need_more) break;
        if (error) return fail(error.message());
    }
    if (!parser_->is_done()) return receive();
    hasAnswered_ = true;
    if (!parser_->keep_alive()) isOpen_ = false;
    finish({.status = static_cast<int>(parser_->get().result_int()), .body = std::move(parser_->get().body())});
}

void Exchange::hearChunk(std::string_view bytes) {
    timer_.cancel();  // it has begun
    lines_ += bytes;
    for (auto end = lines_.find('\n'); end != std::string::npos && told_; end = lines_.find('\n')) {
        const std::string line = lines_.substr(0, end);
        lines_.erase(0, end + 1);
        if (parser_->get().result() == http::status::ok) line_(line);
    }
}

/// Whoever does not like our certificate may say so late, or only hang up.
std::string Exchange::why(const Error& error) const {
    return secret_ && !hasAnswered_ ? explained(endpoint_, error) : error.message();
}

void Exchange::finish(Answer answer) {
    ++turn_;
    timer_.cancel();
    if (line_) answer.body += std::exchange(lines_, {});
    const auto told = std::exchange(told_, nullptr);
    if (told) told(std::move(answer));
}

void Exchange::fail(const std::string& why) {
    close();
    finish({.status = 0, .body = why, .wasSent = wasSent_});
}

void Exchange::close() {
    isOpen_ = false;
    resolver_.cancel();
    Error ignored;
    with([&](auto& stream) { stream.lowest_layer().close(ignored); });
}

}  // namespace parlour::server::etcd
