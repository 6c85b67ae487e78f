// Takes a link to a cluster apart, and looks whether the papers for it are there. SPDX-License-Identifier: MIT
#include "server/etcd/access.h"

#include <algorithm>

namespace parlour::server::etcd {
namespace {

constexpr std::string_view openly = "etcd://", secretly = "etcds://";
constexpr const char* anExample = "a cluster is named as etcd://10.0.0.1:2379,10.0.0.2:2379,10.0.0.3:2379";

bool isPort(std::string_view text) {
    return !text.empty() && text.size() <= 5 &&
           std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; }) &&
           std::stoi(std::string(text)) <= 65535 && std::stoi(std::string(text)) > 0;
}

OrFault<Endpoint> endpointBy(std::string_view text) {
    Endpoint endpoint{.host = std::string(text), .port = "2379"};
    const bool isBracketed = text.starts_with('[');
    const auto hostEnd = isBracketed ? text.find(']') : text.rfind(':');
    const auto colon = isBracketed ? text.find(':', std::min(hostEnd, text.size())) : hostEnd;
    if (isBracketed && hostEnd == std::string_view::npos) return std::unexpected(Fault{anExample});
    if (isBracketed) endpoint.host = text.substr(1, hostEnd - 1);
    if (colon != std::string_view::npos) {
        if (!isBracketed) endpoint.host = text.substr(0, colon);
        endpoint.port = text.substr(colon + 1);
    }
    const bool isPlain = endpoint.host.find_first_of("/@?# \r\n\t") == std::string::npos &&
                         (isBracketed || endpoint.host.find(':') == std::string::npos);
    if (endpoint.host.empty() || !isPlain || !isPort(endpoint.port))
        return std::unexpected(Fault{"\"" + std::string(text) + "\" is no address of a node; " + anExample});
    return endpoint;
}

}  // namespace

OrFault<Access> accessBy(std::string_view link, const Papers& papers) {
    Access access{.endpoints = {}, .isSecret = link.starts_with(secretly), .papers = papers};
    if (!access.isSecret && !link.starts_with(openly)) return std::unexpected(Fault{anExample});
    link.remove_prefix(access.isSecret ? secretly.size() : openly.size());
    for (std::size_t begin = 0; begin <= link.size();) {
        const auto end = std::min(link.find(',', begin), link.size());
        auto endpoint = endpointBy(link.substr(begin, end - begin));
        if (!endpoint) return std::unexpected(std::move(endpoint.error()));
        if (std::ranges::find(access.endpoints, *endpoint) != access.endpoints.end())
            return std::unexpected(Fault{"a node is named twice: " + endpoint->host + ":" + endpoint->port});
        access.endpoints.push_back(*std::move(endpoint));
        begin = end + 1;
    }
    if (!access.isSecret && papers != Papers{})
        return std::unexpected(Fault{"certificates are shown to an etcds:// address; this one begins with etcd://"});
    if (!access.isSecret) return access;
    for (const auto& [paper, option] :
         {std::pair{&papers.certificate, "--journal-cert"}, std::pair{&papers.key, "--journal-key"},
          std::pair{&papers.authority, "--journal-ca"}}) {
        if (paper->empty())
            return std::unexpected(
                Fault{std::string("etcds:// needs --journal-cert, --journal-key and --journal-ca; ") + option +
                      " is missing"});
        if (std::error_code error; !std::filesystem::is_regular_file(*paper, error))
            return std::unexpected(Fault{"there is no file " + paper->string() + "; " + option + " names a PEM file"});
    }
    return access;
}

}  // namespace parlour::server::etcd
