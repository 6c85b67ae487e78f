// Where an etcd is and what it has to be shown, as hosts write it: etcd://a:2379,b:2379,c:2379, or etcds:// with
// certificates. SPDX-License-Identifier: MIT
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "core/fault.h"

namespace parlour::server::etcd {

struct Endpoint {
    std::string host, port;
    bool operator==(const Endpoint&) const = default;
};
/// What both ends show each other.
struct Papers {
    std::filesystem::path certificate, key, authority;
    bool operator==(const Papers&) const = default;
};
struct Access {
    std::vector<Endpoint> endpoints;  // the first is asked first
    bool isSecret = false;
    Papers papers;
};

/// Reads a link; a fault says what one looks like, and which papers are missing.
OrFault<Access> accessBy(std::string_view link, const Papers& papers);

}  // namespace parlour::server::etcd
