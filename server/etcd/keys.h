// What the keys in etcd are called. SPDX-License-Identifier: MIT
#pragma once
#include <fmt/format.h>

#include "server/protocol.h"

namespace parlour::server::etcd {

class Keys {
public:
    explicit Keys(std::string house = "parlour/") : house_(std::move(house)) {}

    /// A change, and all of a table; versions sort as they count.
    std::string change(const std::string& code, Version version) const {
        return fmt::format("{}c/{}/{:08}", house_, code, version);
    }
    std::string changes(const std::string& code) const { return house_ + "c/" + code + "/"; }
    /// Who holds a table. When it was changed last is the number of the claim.
    std::string claim(const std::string& code) const { return claims() + code; }
    std::string claims() const { return house_ + "o/"; }
    /// How lists show a table; it is there if the table is.
    std::string card(const std::string& code) const { return cards() + code; }
    std::string cards() const { return house_ + "l/"; }
    /// The same once more for a table that anybody may find.
    std::string listing(const std::string& code) const { return listings() + code; }
    std::string listings() const { return house_ + "p/"; }
    /// What of a table at rest is packed, and its pieces.
    std::string pack(const std::string& code) const { return house_ + "b/" + code; }
    std::string pieces(const std::string& code) const { return pack(code) + "/"; }
    std::string pieces(const std::string& code, const std::string& name) const { return pieces(code) + name + "/"; }
    std::string piece(const std::string& code, const std::string& name, int number) const {
        return fmt::format("{}{:04}", pieces(code, name), number);
    }
    /// What is kept besides tables, by heading.
    std::string slip(const std::string& heading, const std::string& name) const { return slips(heading) + name; }
    std::string slips(const std::string& heading) const { return board() + heading + "/"; }
    std::string board() const { return house_ + "n/"; }
    /// A server that is alive.
    std::string server(const std::string& id) const { return servers() + id; }
    std::string servers() const { return house_ + "s/"; }
    /// A table that will be forgotten (S-M10), and hours of serving.
    std::string mark(const std::string& code) const { return marks() + code; }
    std::string marks() const { return house_ + "f/"; }
    std::string hours() const { return house_ + "h/hours"; }
    std::string houseKey() const { return house_ + "h/key"; }
    std::string format() const { return house_ + "h/format"; }
    /// While a backup is put here, no server uses it.
    std::string restoring() const { return house_ + "h/restoring"; }
    /// Of these keys and their values.
    static constexpr const char* newestFormat = "1";

private:
    std::string house_;
};

}  // namespace parlour::server::etcd
