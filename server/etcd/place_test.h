// Where an engine is, for tests that are to hold for both: one node of a real etcd, with real clocks; and the model, in
// virtual time. SPDX-License-Identifier: MIT
#pragma once
#include <gtest/gtest.h>

#include "server/clock.h"
#include "server/etcd/client.h"
#include "server/etcd/courier.h"
#include "server/etcd/model.h"
#include "server/etcd/nodes_test.h"
#include "server/net/patience_test.h"
#include "server/simulation/timeline.h"

namespace parlour::server::etcd {

class Place {
public:
    Place() = default;
    virtual ~Place() = default;
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;

    /// One more way to the same cluster.
    virtual std::unique_ptr<Engine> engine() = 0;
    virtual bool waitUntil(const std::function<bool()>& isSo, Time longest = patienceOfTests) = 0;
    virtual Moment now() = 0;

    /// What comes of a question.
    template <class T>
    OrSetback<T> hear(const std::function<void(Engine::Told<T>)>& ask) {
        std::optional<OrSetback<T>> heard;
        ask([&heard](OrSetback<T> told) { heard = std::move(told); });
        EXPECT_TRUE(waitUntil([&] { return heard.has_value(); })) << "nothing was told";
        return heard ? *std::move(heard) : std::unexpected(Setback{Setback::Kind::cut, "nothing was told"});
    }
    OrSetback<Outcome> run(Engine& engine, const Transaction& transaction) {
        return hear<Outcome>([&](Engine::Told<Outcome> told) { engine.run(transaction, std::move(told)); });
    }
    void pass(Time milliseconds) {
        waitUntil([] { return false; }, milliseconds);
    }
};

/// A real cluster, whose answers come to the thread of the test.
class RealPlace : public Place {
public:
    explicit RealPlace(int count = 1) : nodes(count) {
        const auto probe = engine();
        Transaction write{.compares = {}, .then = {Put{"tests/begun", "yes"}}, .otherwise = {}};
        EXPECT_TRUE(comesTrue([&] { return run(*probe, write).has_value(); })) << "no etcd: is etcd-server installed?";
    }
    std::unique_ptr<Engine> engine() override { return engineAt(0); }
    std::unique_ptr<Engine> engineAt(std::size_t first) {
        auto client =
            Client::make(nodes.access(first), [this](std::function<void()> what) { courier.bring(std::move(what)); });
        EXPECT_TRUE(client);
        return *std::move(client);
    }
    bool waitUntil(const std::function<bool()>& isSo, Time longest = patienceOfTests) override {
        // What is asked for may come true without a word.
        for (Time waited = 0; waited < longest; waited += aMoment)
            if (courier.waitUntil(isSo, std::chrono::milliseconds(std::min(aMoment, longest - waited)))) return true;
        return isSo();
    }
    Moment now() override { return momentNow(); }

    Courier courier;
    Nodes nodes;

private:
    static constexpr Time aMoment = 50;
};

class ModelPlace : public Place {
public:
    std::unique_ptr<Engine> engine() override { return engineOf(life_); }
    /// Of a server that may die; and what becomes of its questions.
    std::unique_ptr<Engine> engineOf(const simulation::Life& life, ModelEngine::Draw draw = {}) {
        const auto after = [this](const simulation::Life& owner) {
            return [this, weak = std::weak_ptr(owner)](std::int64_t pause, std::function<void()> what) {
                if (const auto alive = weak.lock()) timeline.after(pause, alive, std::move(what));
            };
        };
        return std::make_unique<ModelEngine>(model, after(life_), after(life), [this] { return now().steady; }, draw);
    }
    bool waitUntil(const std::function<bool()>& isSo, Time longest = patienceOfTests) override {
        const auto end = timeline.now() + longest * simulation::millisecond;
        while (!isSo())
            if (!timeline.step(end)) return isSo();
        return true;
    }
    Moment now() override {
        const Time begin = 1'800'000'000'000, now = timeline.now() / simulation::millisecond;
        return {begin + now, begin + now};
    }

    Model model;
    simulation::Timeline timeline;

private:
    simulation::Life life_ = simulation::newLife();
};

enum class Which : std::uint8_t { real, model };
inline std::string nameOfPlace(const testing::TestParamInfo<Which>& info) {
    return info.param == Which::real ? "RealEtcd" : "Model";
}

/// A test that both have to pass. The real one is started once; each test has a house of its own there.
class AtBoth : public testing::TestWithParam<Which> {
public:
    static void TearDownTestSuite() { real().reset(); }

protected:
    AtBoth() {
        if (GetParam() == Which::model) model_ = std::make_unique<ModelPlace>();
        if (GetParam() == Which::real && !real()) real() = std::make_unique<RealPlace>();
        static int last = 0;
        house = "tests/" + std::to_string(++last) + "/";
    }
    Place& place() { return model_ ? static_cast<Place&>(*model_) : *real(); }
    ModelPlace* model() { return model_.get(); }

    std::string house;  // what keys begin with

private:
    static std::unique_ptr<RealPlace>& real() {
        static std::unique_ptr<RealPlace> place;
        return place;
    }
    std::unique_ptr<ModelPlace> model_;
};

}  // namespace parlour::server::etcd
