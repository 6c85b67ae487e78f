// Silhouettes: outlines of beasts, things, houses and people, cut out of paper for the Tales.
// The outlines are in silhouette_paths.cpp, their names in four languages in silhouette_words.cpp.
// SPDX-License-Identifier: MIT
#pragma once
#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "decks/language.h"
#include "decks/paint/path.h"

namespace parlour::decks {

/// The parts a silhouette can play in a scene.
namespace roles {
inline constexpr unsigned walker = 1;    // stands or walks on the ground, small in the picture
inline constexpr unsigned monument = 2;  // stands on the ground, large in the picture
inline constexpr unsigned shape = 4;     // known by its outline alone
inline constexpr unsigned thing = 8;     // can be held, hung up, put into a jar
inline constexpr unsigned boat = 16;     // floats on water
inline constexpr unsigned swimmer = 32;  // lives under water
inline constexpr unsigned flyer = 64;    // hangs in the air by itself
inline constexpr unsigned vessel = 128;  // smoke can rise from it
}  // namespace roles

enum class Gender { masculine, feminine, neuter, plural };

enum class Category {
    animal,
    bird,
    seaLife,
    insect,
    monster,
    person,
    robot,
    plant,
    building,
    statue,
    boat,
    aircraft,
    vehicle,
    furniture,
    lamp,
    clock,
    music,
    tool,
    toy,
    dishes,
    food,
    clothes,
    book,
    heart,
    feather,
    body,
    planet,
    gift,
    egg,
};
const Words& categoryWords(Category category);

struct Silhouette {
    std::string_view name;
    unsigned roles;
    bool openwork;  // one sees through it
    Category category;
    Words words;                    // with the indefinite article
    std::array<Gender, 3> genders;  // Spanish, Italian, Russian

    bool plays(unsigned role) const { return (roles & role) != 0; }
    Gender gender(Language language) const { return genders[static_cast<std::size_t>(language) - 1]; }
};

std::span<const Silhouette> silhouettes();
/// Their outlines as text, in the same order.
std::span<const std::string_view> silhouettePaths();
/// The outline of a silhouette in the unit square.
const Path& outlineOf(int silhouette);

/// A silhouette laid on a canvas: the whole shape, and the part of it that was drawn (without its inner lines).
struct Cutout {
    Mask solid;
    Mask drawn;
};

/// Lays a silhouette on a canvas. Inner lines and gaps are closed unless one looks through it, so that the shape
/// can be filled with a landscape.
Cutout cutOut(int silhouette, int size, const Placement& placement);

/// Points along the border of the largest part of a shape, about `apart` from each other.
std::vector<Point> borderOf(const Mask& solid, float apart);

/// Where a silhouette goes so that it stands on `foot`, `height` high (less if it is very wide).
Placement standing(int silhouette, Point foot, float height, bool mirrored = false);
/// Where it goes so that its middle is at `centre` and its longer side is `extent`.
Placement centred(int silhouette, Point centre, float extent, bool mirrored = false, float turn = 0);

}  // namespace parlour::decks
