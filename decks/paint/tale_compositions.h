// The compositions of the Tales: each puts its cast on a stage. Listed with their roles in tales.cpp.
// SPDX-License-Identifier: MIT
#pragma once
#include "decks/paint/stage.h"

namespace parlour::decks {

// Under the open sky (tales_open.cpp)
void composeVista(Stage& stage);
void composeGiant(Stage& stage);
void composeCloud(Stage& stage);
void composeConstellation(Stage& stage);
void composeMoon(Stage& stage);
void composeLift(Stage& stage);
void composeRoad(Stage& stage);
void composeCrossing(Stage& stage);
// In and on the water (tales_water.cpp)
void composeReflection(Stage& stage);
void composeDeep(Stage& stage);
void composeUnderwater(Stage& stage);
// Indoors (tales_indoors.cpp)
void composeWindow(Stage& stage);
void composeShadow(Stage& stage);
void composeTheatre(Stage& stage);
void composeJar(Stage& stage);
void composeSmoke(Stage& stage);
void composePopUp(Stage& stage);
// Where no such place is (tales_nowhere.cpp)
void composeDouble(Stage& stage);
void composeHanging(Stage& stage);
void composeIsland(Stage& stage);
void composeBuried(Stage& stage);
void composeStairs(Stage& stage);
void composePlanet(Stage& stage);
void composeStack(Stage& stage);

}  // namespace parlour::decks
