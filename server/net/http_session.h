// One HTTP connection: requests to the desk and its replies, one after the other, until it becomes a WebSocket or ends.
// SPDX-License-Identifier: MIT
#pragma once
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include "server/net/network.h"

namespace parlour::server {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;
using Error = boost::system::error_code;
// One loop, named: the executors that can be anything cost a tenth of the time.
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<tcp, Executor>;

void serveHttp(Socket socket, Network& network, const std::string& address);

}  // namespace parlour::server
