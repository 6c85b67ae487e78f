// Questions that are lost, pipes that are cut, and the books as etcd has them. SPDX-License-Identifier: MIT
#include "server/simulation/cluster.h"

#include "server/etcd/moving.h"

namespace parlour::server::simulation {

using etcd::ModelEngine;

ModelEngine::Fate Cluster::fateOf(const std::string& address) {
    ModelEngine::Fate fate{100 + luck_.below(3000), 100 + luck_.below(3000)};
    const int kind = luck_.below(100), loses = weather.loses;
    fate.isLost = kind < loses || weather.hasNoMajority || weather.cutOff.contains(address);
    fate.isAnswerLost = (kind >= loses && kind < 2 * loses) || weather.unheard.contains(address);
    if (kind >= 2 * loses && kind < 3 * loses) fate.there = luck_.below(6 * static_cast<int>(second));
    if (weather.slowness > 0) {
        fate.there += luck_.below(static_cast<int>(weather.slowness));
        fate.back += luck_.below(static_cast<int>(weather.slowness));
    }
    return fate;
}

ModelEngine::After Cluster::after() {
    return [this](std::int64_t pause, std::function<void()> what) { timeline_.after(pause, life_, std::move(what)); };
}

// ---- Between servers ---------------------------------------------------------------------------------

bool Cluster::areApart(const std::string& one, const std::string& other) const {
    return weather.apart.contains({one, other}) || weather.apart.contains({other, one});
}

void Cluster::bring(const Server& from, const std::string& to, const Life& life, std::function<void(Server&)> what) {
    if (!life) return;
    timeline_.after(200 + luck_.below(2000), life, [this, sender = from.address(), to, what = std::move(what)] {
        const auto there = servers.find(to);
        if (there != servers.end() && there->second->isUp() && !areApart(sender, to)) what(*there->second);
    });
}

void Cluster::pipe(const std::shared_ptr<Wire>& wire, Server& through, Server& owner) {
    wire->leadsTo([&through, &owner](std::function<void()> what) {
        through.turn([&owner, what = std::move(what)] { owner.turn(what); });
    });
    std::erase_if(pipes_, [](const Pipe& pipe) { return pipe.wire.expired(); });
    pipes_.push_back({wire, through.address(), &owner});
}

/// Both ends notice; the owner is told without whoever stood between.
void Cluster::cutPipes(const std::function<bool(const Pipe&)>& which) {
    std::vector<Pipe> cut;
    for (const Pipe& pipe : pipes_)
        if (which(pipe)) cut.push_back(pipe);
    for (const Pipe& pipe : cut) {
        const auto wire = pipe.wire.lock();
        if (!wire || wire->isOver()) continue;
        timeline_.note("a pipe is cut");
        ++passages.pipesCut;
        wire->leadsTo([owner = pipe.owner](std::function<void()> what) { owner->turn(std::move(what)); });
        wire->cut();
    }
    std::erase_if(pipes_, [](const Pipe& pipe) { return pipe.wire.expired() || pipe.wire.lock()->isOver(); });
}

void Cluster::cutPipesOf(const std::string& address) {
    cutPipes([&](const Pipe& pipe) { return pipe.through == address || pipe.owner->address() == address; });
}

void Cluster::part(const std::string& one, const std::string& other) {
    weather.apart.insert({one, other});
    cutPipes([&](const Pipe& pipe) { return areApart(pipe.through, pipe.owner->address()); });
}

// ---- The end -----------------------------------------------------------------------------------------

bool Cluster::has(const Ledger::Entry& entry) const {
    const auto got = model.get({.key = etcd::Keys().change(entry.code, entry.version)});
    if (!got || got->found.empty()) return false;
    const auto kept = etcd::readChange(got->found.front().value);
    return kept && kept->change == entry.change;
}

std::optional<Fault> Cluster::copyTo(Store& store) const {
    const etcd::Keys keys;
    const auto value = [this](const std::string& key) -> std::optional<std::string> {
        const auto got = model.get({.key = key});
        if (!got || got->found.empty()) return {};
        return got->found.front().value;
    };
    const auto cards = model.get(etcd::allOf(keys.cards()));
    for (const auto& card : cards->found) {
        const std::string code = card.key.substr(keys.cards().size());
        etcd::Pages pages;
        pages.pack = value(keys.pack(code));
        const auto pack = pages.pack ? etcd::readValue<etcd::Pack>(*pages.pack) : std::nullopt;
        for (int i = 0; pack && i < pack->pieces; ++i)
            if (auto piece = value(keys.piece(code, pack->name, i))) pages.pieces.push_back(*std::move(piece));
        pages.changes = model.get(etcd::allOf(keys.changes(code)))->found;
        auto book = etcd::bookOf(keys, code, pages);
        const auto shown = etcd::readValue<etcd::Card>(card.value);
        if (!book) return Fault{code + ": " + book.error().says};
        if (!shown) return Fault{code + ": how lists show it cannot be read"};
        if (auto fault = etcd::writeTo(store, code, *shown, std::move(book->changes))) return fault;
    }
    return {};
}

}  // namespace parlour::server::simulation
