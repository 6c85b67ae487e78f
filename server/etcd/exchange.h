// One connection to a node of etcd: HTTP/1.1, plain or with TLS, one request at a time. Only this and client.cpp know
// Boost here. SPDX-License-Identifier: MIT
#pragma once
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/etcd/access.h"

namespace parlour::server::etcd {

namespace asio = boost::asio;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;
using Error = boost::system::error_code;

/// What a node said; status 0 if nothing, and then whether it may have heard us.
struct Answer {
    int status = 0;
    std::string body;
    bool wasSent = true;
};

class Exchange : public std::enable_shared_from_this<Exchange> {
public:
    using Answered = std::function<void(Answer)>;
    using Line = std::function<void(std::string_view line)>;

    /// Without `secrecy` nothing is hidden.
    Exchange(asio::io_context& context, Endpoint endpoint, asio::ssl::context* secrecy);

    /// Connects first, if need be. When the time is over, nothing was answered.
    void ask(const std::string& path, const std::string& body, std::chrono::milliseconds patience, Answered told);
    /// Asks for an answer that does not end: each line as it comes, and the answer when it ends all the same.
    void listen(const std::string& path, const std::string& body, std::chrono::milliseconds patience, Line line,
                Answered ended);
    void close();
    bool isOpen() const { return isOpen_; }

private:
    using Clock = std::chrono::steady_clock;

    void begin(const std::string& path, const std::string& body, std::chrono::milliseconds patience, Answered told);
    void resolve();
    void connect(const tcp::resolver::results_type& where);
    void shakeHands();
    void send();
    void receive();
    void take();
    void hearChunk(std::string_view bytes);
    void finish(Answer answer);
    void fail(const std::string& why);
    std::string why(const Error& error) const;
    void with(const auto& use);

    Endpoint endpoint_;
    tcp::resolver resolver_;
    asio::basic_waitable_timer<Clock> timer_;
    std::optional<tcp::socket> plain_;
    std::optional<asio::ssl::stream<tcp::socket>> secret_;
    bool isOpen_ = false, wasSent_ = false, hasAnswered_ = false;
    std::uint64_t turn_ = 0;  // an old deadline ends nothing
    std::string request_, lines_;
    Answered told_;
    Line line_;
    std::optional<http::response_parser<http::string_body>> parser_;
    std::function<std::size_t(std::uint64_t, boost::beast::string_view, Error&)> chunk_;
    boost::beast::flat_buffer buffer_;
};

}  // namespace parlour::server::etcd
