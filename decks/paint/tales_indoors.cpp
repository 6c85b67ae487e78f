// Tales indoors: window, shadow, theatre, jar, smoke, pop-up book.
// SPDX-License-Identifier: MIT
#include "decks/paint/maths.h"
#include "decks/paint/tale_compositions.h"

namespace parlour::decks {
namespace {

/// A wall of plaster or boards above a floor, lit around `lamp`.
void paintRoom(Stage& stage, float floor, Point lamp, float brightness) {
    const Colour wall = shifted(mix(stage.tones.near, stage.tones.sky, 0.42F), 0, 1.3F);
    const Colour dark = shifted(stage.tones.near, -0.02F, 1.2F);
    const Colour warm = stage.tones.glow;
    const int boards = stage.random.between(0, 1);
    stage.canvas.fill([&](float u, float v) {
        const float d = lengthOf(u - lamp.x, (v - lamp.y) * 1.1F);
        const float lit = expOf(-d * d * 6) * brightness;
        const float plaster = 0.10F * stage.noise.clouds(u * 7, v * 7, 4);
        const float seam = boards == 1 ? 0.16F * smoothStep(0.965F, 0.99F, fraction(u * 9)) : 0.0F;
        if (v < floor)
            return blend(blend(dark, wall, clamp01(0.35F + lit + plaster)), warm,
                         clamp01(lit * 0.85F + plaster * lit)) *
                   (1 - seam);
        const float depth = (v - floor) / (1 - floor);
        const float plank = smoothStep(0.94F, 0.99F, fraction((u - 0.5F) / (0.4F + depth) * 7)) * 0.35F;
        const float grainLine = 0.12F * stage.noise.clouds((u - 0.5F) / (0.4F + depth) * 30, v * 4, 2);
        return blend(blend(dark, wall, 0.30F + grainLine), warm, clamp01(0.55F * lit * (1 - 0.5F * depth))) *
               (1 - plank);
    });
}

Path opening(int kind, Point centre) {
    Path path;
    if (kind == 0) {  // arch
        path.moveTo(centre + Point{-0.24F, 0.32F});
        for (int i = 0; i <= 40; ++i) {
            const float a = pi + pi * static_cast<float>(i) / 40;
            path.lineTo(centre + Point{0.24F * cosine(a), -0.06F + 0.26F * sine(a)});
        }
        path.lineTo(centre + Point{0.24F, 0.32F});
    } else if (kind == 1) {  // round
        path.circle(centre, 0.31F);
    } else if (kind == 2) {  // keyhole
        path.moveTo(centre + Point{-0.17F, 0.34F});
        for (int i = 0; i <= 48; ++i) {
            const float a = pi * 0.66F + fullTurn * 0.84F * static_cast<float>(i) / 48;
            path.lineTo(centre + Point{0.185F * cosine(a), -0.12F + 0.185F * sine(a)});
        }
        path.lineTo(centre + Point{0.17F, 0.34F});
    } else {  // a door ajar
        path.polygon(std::array<Point, 4>{{centre + Point{-0.17F, -0.34F}, centre + Point{0.17F, -0.34F},
                                           centre + Point{0.17F, 0.34F}, centre + Point{-0.17F, 0.34F}}});
    }
    return path;
}

}  // namespace

void composeWindow(Stage& stage) {
    const int kind = openingOf(stage.tale);
    const Point centre{stage.random.real(0.45F, 0.55F), 0.44F};
    Stage view(stage, stage.setting, 77);
    view.sun = {centre.x + stage.random.real(-0.08F, 0.08F), centre.y - 0.06F};
    view.paintSky(0.68F);
    if (stage.tale.hour == Hour::night) view.paintStars(90, 0.6F);
    view.paintOrb(view.sun, stage.random.real(0.09F, 0.14F));
    const Ground ground = view.paintLandscape(0.58F, 0.72F);
    view.castLight(0.45F);
    const Placement inside = standing(stage.cast(0), {centre.x, ground.at(centre.x) + 0.01F}, kind == 2 ? 0.22F : 0.28F,
                                      stage.random.chance(0.5F));
    stage.mustBeSeen(view.drawBacklit(stage.cast(0), inside, 0.06F, 0.7F));
    stage.sights |= view.sights;
    stage.sun = centre;
    paintRoom(stage, 0.83F, centre, 0.38F);
    const Path hole = opening(kind, centre);
    const Mask mask = hole.fill(stage.size());
    // Light falls through the opening onto the floor.
    const Mask spill = Path()
                           .polygon(std::array<Point, 4>{{{centre.x - 0.17F, 0.84F},
                                                          {centre.x + 0.17F, 0.84F},
                                                          {centre.x + 0.34F, 1.01F},
                                                          {centre.x - 0.34F, 1.01F}}})
                           .fill(stage.size());
    stage.canvas.shine(spill.blurred(0.012F), mix(stage.tones.horizon, stage.tones.light, 0.3F),
                       stage.tale.hour == Hour::night ? 0.22F : 0.32F);
    Mask frame = mask.blurred(0.014F);
    for (float& value : frame.values()) value = smoothStep(0.02F, 0.08F, value);
    const Ramp paint{mix(stage.tones.near, stage.tones.accent, 0.25F),
                     mix(stage.tones.near, stage.tones.accent, 0.75F)};
    stage.canvas.cover(frame, [&](float u, float v) {
        return paint.at(0.5F + 1.2F * (centre.y - v) + 0.5F * (u - centre.x) +
                        0.3F * stage.noise.clouds(u * 20, v * 20, 2));
    });
    stage.canvas.cover(mask, view.canvas);
    stage.canvas.shine(mask.blurred(0.06F), stage.tones.horizon, 0.10F);
    const float x = centre.x + (stage.random.chance(0.5F) ? -0.33F : 0.33F);
    Look look = stage.shade();
    look.body = shifted(stage.tones.near, -0.08F);
    look.rim = mix(stage.tones.light, stage.tones.accent, 0.25F);
    const Placement watcher = standing(stage.cast(1), {x, 0.95F}, 0.27F, x > 0.5F);
    stage.canvas.shine(cutOut(stage.cast(1), stage.size(), watcher).solid.blurred(0.07F),
                       mix(stage.tones.sky, stage.tones.horizon, 0.6F), 0.5F);
    stage.drawFigure(stage.cast(1), watcher, look);
}

void composeShadow(Stage& stage) {
    const float floor = 0.8F;
    const Point lamp{stage.random.real(0.42F, 0.58F), 0.40F};
    paintRoom(stage, floor, lamp, 1.25F);
    stage.sun = {0.5F, 0.98F};
    const bool mirrored = stage.random.chance(0.5F);
    const Placement large = standing(stage.cast(1), {0.54F, floor + 0.02F}, stage.random.real(0.60F, 0.66F), mirrored);
    const Mask shadow = cutOut(stage.cast(1), stage.size(), large).solid.blurred(0.0045F);
    const Colour dark = mix(stage.tones.near, stage.tones.zenith, 0.25F);
    stage.canvas.cover(
        shadow,
        [&](float u, float v) {
            return blend(dark, stage.tones.zenith, clamp01(0.1F + 0.35F * stage.noise.clouds(u * 8, v * 8, 3)));
        },
        0.93F);
    stage.mustBeSeen(shadow);
    // From the thing's feet its shadow runs over the floor to the wall.
    const float x = 0.5F;
    const Mask run =
        Path()
            .polygon(std::array<Point, 4>{{{x - 0.05F, 0.95F}, {x + 0.05F, 0.95F}, {0.66F, floor}, {0.40F, floor}}})
            .fill(stage.size());
    stage.canvas.cover(run.blurred(0.012F), dark, 0.55F);
    stage.canvas.glow({x, 0.99F}, 0.42F, mix(stage.tones.horizon, stage.tones.accent, 0.4F), 0.35F);
    const Placement small = standing(stage.cast(0), {x, 0.955F}, 0.23F, mirrored);
    Look look = stage.shade();
    look.body = mix(stage.tones.accent, stage.tones.light, 0.25F);
    look.rim = fromHex(0xFFFFFF);
    look.rimStrength = 0.6F;
    stage.canvas.cover(cutOut(stage.cast(0), stage.size(), small).solid.blurred(0.03F), dark, 0.65F);
    stage.drawFigure(stage.cast(0), small, look);
}

void composeTheatre(Stage& stage) {
    const float floor = 0.78F;
    stage.sun = {0.5F, 0.0F};
    const Colour cloth = mix(stage.tones.accent, stage.tones.near, 0.15F);
    const Colour fold = mix(stage.tones.accent, stage.tones.near, 0.82F);
    const Colour back = shifted(mix(stage.tones.near, stage.tones.sky, 0.55F), 0, 1.3F);
    const Colour wings = shifted(mix(stage.tones.near, stage.tones.sky, 0.2F), 0, 1.3F);
    const Colour boards = mix(stage.tones.near, stage.tones.sky, 0.45F);
    const float beam = stage.random.real(0.20F, 0.26F);
    stage.canvas.fill([&](float u, float v) {
        const float cone = smoothStep(1.15F, 0.75F, std::fabs(u - 0.5F) / (0.04F + beam * v / floor));
        const float dust = 0.75F + 0.5F * stage.noise.clouds(u * 4, v * 4, 4);
        Colour c = blend(wings, back, clamp01(0.2F + 0.8F * expOf(-squareOf((u - 0.5F) / 0.3F))));
        if (v > floor) {
            const float depth = (v - floor) / (1 - floor);
            const float plank = smoothStep(0.94F, 0.99F, fraction((u - 0.5F) / (0.5F + depth) * 8));
            c = boards * (1 - 0.45F * plank);
            const float pool = expOf(-squareOf((u - 0.5F) / (beam * 1.15F)) - squareOf((v - floor - 0.06F) / 0.075F));
            return c + stage.tones.glow * (0.8F * pool);
        }
        return c + stage.tones.glow * (0.5F * cone * dust * (0.55F + 0.45F * v));
    });
    const float reach = stage.random.real(0.17F, 0.22F);
    const Mask curtain = Mask::of(stage.size(), [&](float u, float v) {
        const float side = std::min(u, 1 - u);
        const float drape = reach * (0.75F + 0.5F * squareOf(v - 0.62F) * 2) + 0.008F * sine(v * 9);
        const float valance = 0.10F + 0.035F * std::fabs(sine(u * 3 * pi));
        return std::max(smoothStep(drape + 0.003F, drape - 0.003F, side) * (v < floor + 0.06F ? 1.0F : 0.0F),
                        smoothStep(valance + 0.003F, valance - 0.003F, v));
    });
    const float pleats = stage.random.real(52, 74);
    stage.canvas.cover(curtain.moved(0, 0.015F).blurred(0.02F), shifted(stage.tones.near, -0.05F), 0.6F);
    stage.canvas.cover(curtain, [&](float u, float v) {
        const float sway = 2.6F * stage.noise.clouds(u * 3, v * 1.1F, 2);
        const float t = 0.55F + 0.30F * sine(u * pleats + sway) + 0.15F * sine(u * pleats * 2.3F - sway);
        const float light = 0.45F + 0.55F * expOf(-squareOf((u - 0.5F) / 0.36F)) * (0.6F + 0.5F * v);
        return blend(fold, cloth, clamp01(t)) * light;
    });
    const bool mirrored = stage.random.chance(0.5F);
    const Placement place = standing(stage.cast(0), {0.5F, floor + 0.07F}, stage.random.real(0.38F, 0.44F), mirrored);
    const Mask solid = cutOut(stage.cast(0), stage.size(), place).solid;
    stage.backlight(solid, 0.08F, 0.45F);
    stage.drawFigure(stage.cast(0), place, stage.shade());
    Path heads;
    for (int i = 0; i < 9; ++i) {
        const float x = (static_cast<float>(i) + 0.5F) / 9 + stage.random.real(-0.02F, 0.02F);
        const float r = stage.random.real(0.033F, 0.042F);
        const float y = 0.955F + stage.random.real(-0.012F, 0.012F);
        heads.ellipse({x, y}, r, r * 1.15F);
        heads.ellipse({x, y + r * 2.4F}, r * 1.75F, r * 1.5F);
    }
    stage.canvas.cover(heads, shifted(stage.tones.near, -0.08F));
}

void composeJar(Stage& stage) {
    const float table = 0.86F;
    const Point lamp{0.5F, 0.5F};
    paintRoom(stage, table, {stage.random.real(0.3F, 0.7F), 0.35F}, 0.55F);
    for (int i = 0; i < 10; ++i) {
        const Colour colour = mix(stage.tones.sky, stage.tones.accent, stage.random.real());
        const float r = stage.random.real(0.03F, 0.08F);
        stage.canvas.glow({stage.random.real(), stage.random.real(0.02F, 0.7F)}, r, colour, 0.22F);
    }
    stage.sun = lamp;
    Path dome;
    dome.moveTo({0.22F, table});
    for (int i = 0; i <= 60; ++i) {
        const float a = pi + pi * static_cast<float>(i) / 60;
        dome.lineTo({0.5F + 0.28F * cosine(a), 0.42F + 0.31F * sine(a)});
    }
    dome.lineTo({0.78F, table});
    const Mask glass = dome.fill(stage.size());
    Stage world(stage, stage.setting, 31);
    world.sun = {0.5F, 0.42F};
    world.paintSky(0.82F);
    if (stage.tale.hour == Hour::night) world.paintStars(150, 0.8F);
    const float r = stage.random.real(0.10F, 0.14F);
    world.paintOrb({stage.random.real(0.4F, 0.6F), 0.36F}, r);
    const Ground ground = world.paintLandscape(0.70F, 0.79F);
    world.castLight(0.3F);
    const Placement place = standing(stage.cast(0), {0.5F, ground.at(0.5F) + 0.012F}, 0.36F, stage.random.chance(0.5F));
    world.backlight(cutOut(stage.cast(0), stage.size(), place).solid, 0.06F, 0.35F);
    stage.mustBeSeen(world.drawFigure(stage.cast(0), place, world.shade()));
    stage.sights |= world.sights;
    stage.canvas.shine(glass.blurred(0.09F), stage.tones.glow, 0.32F);
    stage.canvas.cover(glass, world.canvas);
    const Mask inner = glass.blurred(0.02F);
    stage.canvas.each([&, pixelIndex = std::size_t{0}](Colour& pixel, float u, float v) mutable {
        const float in = glass.values()[pixelIndex++];
        if (in <= 0) return;
        const float edge = in * (1 - smoothStep(0.5F, 0.98F, inner.sample(u, v)));
        const float streak = expOf(-squareOf((lengthOf(u - 0.5F, (v - 0.42F) * 0.9F) - 0.235F) / 0.008F)) *
                             smoothStep(0.52F, 0.2F, v) * smoothStep(0.55F, 0.35F, u);
        pixel = blend(pixel, stage.tones.light, clamp01(0.5F * edge + 0.6F * streak));
    });
    Path base;
    base.box(0.17F, table - 0.015F, 0.83F, table + 0.03F)
        .ellipse({0.5F, table + 0.03F}, 0.33F, 0.022F)
        .circle({0.5F, 0.085F}, 0.024F);
    const Colour wood = mix(stage.tones.near, stage.tones.accent, 0.45F);
    const Colour woodDark = mix(wood, stage.tones.near, 0.6F);
    stage.canvas.cover(base.fill(stage.size()), [&](float u, float v) {
        return blend(wood, woodDark, clamp01((v - table) * 22 + 0.4F * stage.noise.at(u * 6, v * 80)));
    });
    stage.canvas.cover(Path().ellipse({0.5F, table + 0.075F}, 0.36F, 0.03F).fill(stage.size()).blurred(0.02F),
                       shifted(stage.tones.near, -0.08F), 0.5F);
}

void composeSmoke(Stage& stage) {
    const float table = 0.86F;
    stage.sun = {0.5F, 0.4F};
    // The window that lights the room is somewhere to the side: no two rooms are alike.
    const bool fromLeft = stage.random.chance(0.5F);
    const Point window{fromLeft ? stage.random.real(0.0F, 0.25F) : stage.random.real(0.75F, 1.0F),
                       stage.random.real(0.05F, 0.7F)};
    paintRoom(stage, table, window, stage.tale.hour == Hour::night ? 0.4F : 0.55F);
    const float side = stage.random.real(-0.2F, 0.2F);
    const Placement pot = standing(stage.cast(0), {0.5F + side, table + 0.05F}, 0.23F, stage.random.chance(0.5F));
    const Path::Bounds box = outlineOf(stage.cast(0)).placed(pot).bounds();
    const Point mouth{(box.left + box.right) / 2, box.top + 0.012F};
    const Point ghostAt{0.5F - side * stage.random.real(0.1F, 0.6F), stage.random.real(0.31F, 0.36F)};
    const bool mirrored = stage.random.chance(0.5F);
    const Placement ghost = centred(stage.cast(1), ghostAt, stage.random.real(0.5F, 0.56F), mirrored);
    const Path::Bounds form = outlineOf(stage.cast(1)).placed(ghost).bounds();
    const Cutout cut = cutOut(stage.cast(1), stage.size(), ghost);
    std::vector<Point> points;
    std::vector<float> widths;
    const float swing = 0.07F * static_cast<float>(stage.random.sign());
    for (int i = 0; i <= 30; ++i) {
        const float t = static_cast<float>(i) / 30;
        points.push_back(
            {lerp(mouth.x, ghostAt.x, t) + swing * sine(t * 5) * (1 - t), lerp(mouth.y, form.bottom - 0.07F, t)});
        widths.push_back(0.012F + 0.075F * t);
    }
    Mask plume = cut.solid;
    plume.unite(Path().ribbon(points, widths).fill(stage.size()));
    const Mask soft = plume.blurred(0.008F);
    const float shift = stage.random.real(0, 30);
    const Mask smoke = Mask::of(stage.size(), [&](float u, float v) {
        const float a = stage.noise.clouds(u * 7 + shift, v * 7, 3);
        const float b = stage.noise.clouds(u * 7, v * 7 + shift, 3);
        return clamp01(soft.sample(u + 0.016F * a, v + 0.016F * b) * 1.05F);
    });
    const Colour bright = mix(stage.tones.light, stage.tones.horizon, 0.1F);
    const Colour dim = mix(stage.tones.sky, stage.tones.near, 0.2F);
    stage.canvas.cover(plume.blurred(0.06F), shifted(stage.tones.near, -0.02F), 0.75F);
    stage.canvas.cover(
        smoke,
        [&](float u, float v) {
            const float bend = stage.noise.clouds(u * 3 + shift, v * 3, 2);
            const float strands = stage.noise.clouds(u * 9 + bend * 2.5F, v * 9 - bend * 2.5F, 4);
            return blend(dim, bright, clamp01(0.66F + 0.95F * strands));
        },
        0.95F);
    stage.canvas.cover(Mask(cut.solid).subtract(cut.drawn).blurred(0.003F), dim, 0.6F);
    stage.mustBeSeen(cut.solid);
    Look look = stage.shade();
    look.rim = mix(stage.tones.accent, stage.tones.light, 0.4F);
    look.body = mix(stage.tones.accent, stage.tones.near, 0.35F);
    stage.canvas.shine(cutOut(stage.cast(0), stage.size(), pot).solid.blurred(0.06F),
                       mix(stage.tones.sky, stage.tones.horizon, 0.5F), 0.35F);
    stage.drawFigure(stage.cast(0), pot, look);
}

void composePopUp(Stage& stage) {
    stage.sun = {0.5F, 0.4F};
    const Colour back = shifted(mix(stage.tones.near, stage.tones.sky, 0.5F), 0, 1.3F);
    const Colour dusk = mix(stage.tones.near, stage.tones.zenith, 0.3F);
    stage.canvas.fill([&](float u, float v) {
        const float lit = expOf(-5 * (squareOf(u - 0.5F) + squareOf(v - 0.48F)));
        return blend(dusk, back, clamp01(0.12F + 0.9F * lit + 0.07F * stage.noise.clouds(u * 5, v * 5, 4)));
    });
    stage.canvas.glow({0.5F, 0.6F}, 0.5F, stage.tones.glow, 0.5F);
    // The page at the back stands up as the sky of a small landscape.
    Stage world(stage, stage.setting, 51);
    world.sun = {stage.random.real(0.38F, 0.62F), 0.34F};
    world.paintSky(0.66F);
    if (stage.tale.hour == Hour::night) world.paintStars(90, 0.6F);
    world.paintOrb(world.sun, stage.random.real(0.09F, 0.13F));
    const Ground ground = world.paintLandscape(0.56F, 0.67F);
    Path sheet;
    sheet.moveTo({0.14F, 0.74F});
    for (int i = 0; i <= 40; ++i) {
        const float t = static_cast<float>(i) / 40;
        sheet.lineTo({lerp(0.14F, 0.86F, t), 0.30F - 0.16F * sine(pi * t) + 0.012F * stage.noise.at(t * 14, 3)});
    }
    sheet.lineTo({0.86F, 0.74F});
    const Mask scene = sheet.fill(stage.size());
    stage.canvas.cover(scene.moved(0.012F, 0.016F).blurred(0.02F), shifted(stage.tones.near, -0.08F), 0.55F);
    stage.canvas.cover(scene, world.canvas);
    stage.canvas.cover(Mask(scene).subtract(scene.moved(0.0F, 0.005F)), stage.tones.light, 0.8F);
    stage.sights |= world.sights;
    const bool mirrored = stage.random.chance(0.5F);
    const Placement tall =
        standing(stage.cast(0), {stage.random.real(0.42F, 0.52F), ground.at(0.5F) + 0.055F}, 0.38F, mirrored);
    const Mask solid = cutOut(stage.cast(0), stage.size(), tall).solid;
    stage.canvas.cover(solid.moved(0.008F, 0.012F).blurred(0.012F), shifted(stage.tones.near, -0.08F), 0.45F);
    stage.backlight(solid, 0.05F, 0.25F);
    stage.drawFigure(stage.cast(0), tall, stage.shade());
    const Colour paper = mix(stage.tones.light, fromHex(0xFFF6E5), 0.5F);
    const Colour gutter = mix(paper, stage.tones.near, 0.42F);
    for (const float side : {-1.0F, 1.0F}) {
        Path page;
        page.moveTo({0.5F, 0.735F});
        page.curveTo({0.5F + side * 0.14F, 0.69F}, {0.5F + side * 0.3F, 0.70F}, {0.5F + side * 0.40F, 0.725F});
        page.lineTo({0.5F + side * 0.47F, 0.91F});
        page.curveTo({0.5F + side * 0.32F, 0.885F}, {0.5F + side * 0.15F, 0.88F}, {0.5F, 0.935F});
        const Mask mask = page.fill(stage.size());
        stage.canvas.cover(mask.moved(0, 0.02F), mix(stage.tones.accent, stage.tones.near, 0.4F));
        stage.canvas.cover(mask, [&](float u, float v) {
            const float fromGutter = std::fabs(u - 0.5F);
            const float line = smoothStep(0.75F, 0.95F, fraction(v * 42 - fromGutter * 1.2F)) *
                               (fromGutter > 0.07F && fromGutter < 0.37F && v > 0.77F ? 0.30F : 0.0F);
            return blend(paper, gutter,
                         clamp01(0.9F * expOf(-fromGutter * 26) + line + 0.5F * smoothStep(0.78F, 0.70F, v)));
        });
    }
    const float x = stage.random.chance(0.5F) ? stage.random.real(0.2F, 0.3F) : stage.random.real(0.7F, 0.8F);
    const Placement reader = standing(stage.cast(1), {x, 0.845F}, 0.19F, x > 0.5F);
    const Mask small = cutOut(stage.cast(1), stage.size(), reader).solid;
    stage.canvas.cover(small.moved(0.006F, 0.008F).blurred(0.008F), shifted(stage.tones.near, -0.08F), 0.35F);
    stage.drawFigure(stage.cast(1), reader, stage.shade());
}

}  // namespace parlour::decks
