// A table seen from outside: a WebSocket client for programs that take a seat (`parlour bot`), plain or over TLS.
// SPDX-License-Identifier: MIT
#pragma once
#include <memory>

#include "core/fault.h"
#include "server/protocol.h"

namespace parlour::server {

/// Where a table is: http://host:port/t/CODE or https://host/t/CODE, as it stands in a browser.
struct TableLink {
    bool secure = false;
    std::string host, port, prefix, code;

    /// As a browser names it: without the port that everybody expects.
    std::string address() const;
    std::string house() const { return (secure ? "https://" : "http://") + address() + prefix; }
};
OrFault<TableLink> tableLink(std::string_view link);

/// A line to a table. Calls wait until they are done.
class Caller {
public:
    /// Over TLS the other end must show a certificate of its name, signed by one whom this machine trusts or whose own
    /// certificate is in the file `authority`.
    static OrFault<std::unique_ptr<Caller>> connect(const TableLink& link, const std::string& authority = "");
    ~Caller();
    Caller(const Caller&) = delete;
    Caller& operator=(const Caller&) = delete;

    /// False if the line is dead.
    bool say(const FromClient& message);
    /// The next message; nothing if the line is dead.
    std::optional<FromServer> hear();

private:
    struct Stream;
    explicit Caller(std::unique_ptr<Stream> stream);

    std::unique_ptr<Stream> stream_;
};

}  // namespace parlour::server
