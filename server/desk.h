// The front desk: what the house answers over HTTP. Knows requests and replies, not sockets (sockets.cpp).
// SPDX-License-Identifier: MIT
#pragma once
#include "server/house.h"
#include "server/pages.h"

namespace parlour::server {

struct Asked {
    std::string method, target, body;
    std::string origin, host, accepts, knownEtag, type;  // headers
    std::string address;
};

struct Reply {
    int status = 200;
    std::string type = "application/json", body;
    std::vector<std::pair<std::string, std::string>> headers;
};

struct DeskRules {
    std::string prefix;                // where the house stands behind a proxy: "" or "/parlour"
    std::vector<std::string> origins;  // pages that may talk to it besides its own
};

class Desk {
public:
    using Answer = std::function<void(Reply)>;

    Desk(House& house, Store& store, const Shelf& shelf, const Pages& pages, Metrics& metrics, DeskRules rules)
        : house_(house), store_(store), shelf_(shelf), pages_(pages), metrics_(metrics), rules_(std::move(rules)) {}

    void ask(const Asked& asked, Time now, const Answer& answer);
    /// The table that a WebSocket wants to connect to; nothing, with a reply, if it may not.
    std::variant<std::string, Reply> socketTo(const Asked& asked, Time now);

private:
    std::string_view pathOf(const Asked& asked) const;
    bool isOurs(const Asked& asked) const;
    void openTable(const Asked& asked, Time now, const Answer& answer);
    Reply api(const Asked& asked, std::string_view path, std::string_view query, Time now);
    Reply games() const;
    Reply health() const;
    Reply replay(std::string_view path, std::string_view query);
    Reply picture(std::string_view path, Time now);
    Reply page(const Asked& asked, std::string_view path) const;

    House& house_;
    Store& store_;
    const Shelf& shelf_;
    const Pages& pages_;
    Metrics& metrics_;
    DeskRules rules_;
    std::string key_ = store_.key();
    Buckets replays_{{10, 100}};  // each has a whole journal read, or written
};

Reply trouble(int status, std::string what);

}  // namespace parlour::server
