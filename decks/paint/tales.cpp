// The register of compositions, and how a tale gets onto the stage and off it as a picture.
// SPDX-License-Identifier: MIT
#include "decks/paint/tales.h"

#include "decks/paint/tale_compositions.h"

namespace parlour::decks {
namespace {

using namespace roles;
using enum Setting;

struct Entry {
    Composition composition;
    void (*compose)(Stage&);
};

const std::vector<Setting> anyLand = {mountains, pines, dunes, hills, city, bareTrees, canyon};
const std::vector<Setting> wild = {mountains, pines, dunes, hills, bareTrees, canyon};
const std::vector<Setting> anywhere = {mountains, pines, sea, dunes, hills, city, bareTrees, canyon};
const std::vector<Setting> waterOnly = {sea};

const std::vector<Entry>& entries() {
    static const std::vector<Entry> list = {
        {{"vista", {walker}, wild}, composeVista},
        {{"window", {walker, walker}, wild}, composeWindow},
        {{"double", {shape}, anywhere}, composeDouble},
        {{"deep", {boat, swimmer}, waterOnly}, composeDeep},
        {{"hanging", {thing, thing, thing, walker}, anyLand}, composeHanging},
        {{"island", {monument}, {mountains, pines, sea, city, canyon}}, composeIsland},
        {{"shadow", {thing, shape}, anywhere}, composeShadow},
        {{"constellation", {shape, walker}, wild}, composeConstellation},
        {{"crossing", {walker, monument}, {mountains, pines, canyon}}, composeCrossing},
        {{"jar", {monument}, wild}, composeJar},
        {{"giant", {shape, walker}, {pines, hills, city, bareTrees, dunes}}, composeGiant},
        {{"theatre", {shape}, anywhere}, composeTheatre},
        {{"reflection", {shape, shape}, waterOnly}, composeReflection},
        {{"buried", {walker, shape}, {hills, pines, dunes, bareTrees}}, composeBuried},
        {{"cloud", {shape, walker}, anyLand}, composeCloud},
        {{"stairs", {walker, monument}, {mountains, pines, city, hills, sea}}, composeStairs},
        {{"planet", {monument, walker, monument}, anywhere}, composePlanet},
        {{"smoke", {vessel, shape}, anywhere}, composeSmoke},
        {{"lift", {shape}, anywhere}, composeLift},
        {{"road", {walker, monument}, {mountains, pines, dunes, hills, canyon}}, composeRoad},
        {{"underwater", {swimmer, monument}, waterOnly}, composeUnderwater},
        {{"popUp", {monument, walker}, wild}, composePopUp},
        {{"stack", {walker, walker, thing}, wild}, composeStack},
        {{"moon", {walker, thing}, anywhere}, composeMoon},
    };
    return list;
}

}  // namespace

std::span<const Composition> compositions() {
    static const std::vector<Composition> list = [] {
        std::vector<Composition> made;
        for (const Entry& entry : entries()) made.push_back(entry.composition);
        return made;
    }();
    return list;
}

PaintedTale paint(const Tale& tale, int size) {
    Stage stage(tale, size);
    entries()[static_cast<std::size_t>(tale.composition)].compose(stage);
    PaintedTale painted;
    painted.contrast = stage.contrast();
    painted.sights = stage.sights;
    painted.picture = stage.canvas.finished(
        {.bloom = 0.3F, .vignette = 0.3F, .grain = 0.045F, .seed = static_cast<std::uint32_t>(tale.seed)});
    return painted;
}

}  // namespace parlour::decks
