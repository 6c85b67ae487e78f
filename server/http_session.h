// One HTTP connection: requests to the desk and its replies, one after the other, until it becomes a WebSocket or ends.
// One of the few files that know Boost. SPDX-License-Identifier: MIT
#pragma once
#include "server/network.h"

namespace parlour::server {

void serveHttp(Socket socket, Network& network, std::string address);

}  // namespace parlour::server
