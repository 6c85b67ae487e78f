// The table of verification cards and how to find one.
// Criteria are written in the words of criteria_words.h.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/verification_cards.h"

#include <algorithm>

#include "games/turing_machine/criteria_words.h"

namespace parlour::turing_machine {
namespace {

using namespace criteria_words;

// Lozenge, pound, slash, currency.
constexpr std::array<VerificationCard, 95> deck{{
    {{201, 798, 204, 796}, circle == 4},
    {{206, 793, 212, 790}, ones == 0},
    {{215, 786, 217, 783}, threes == 2},
    {{220, 781, 223, 779}, even(sum)},
    {{227, 776, 231, 773}, trianglePlusCircle == 4},
    {{233, 770, 237, 767}, trianglePlusSquare < 6},
    {{244, 765, 251, 759}, circle == 1},
    {{253, 757, 256, 754}, triangle == circle},
    {{261, 750, 264, 747}, alike == 3},
    {{267, 744, 270, 742}, squarePlusCircle == 6},
    {{274, 740, 278, 738}, ascendingRun == 2},
    {{280, 736, 282, 733}, order == 2},
    {{286, 729, 288, 725}, multiple(sum, 4)},
    {{293, 720, 296, 718}, smallest(square)},
    {{302, 715, 304, 710}, sum == 6},
    {{309, 708, 312, 704}, run == 0},
    {{315, 699, 317, 696}, trianglePlusSquare > 6},
    {{322, 694, 325, 690}, smallest(circle)},
    {{329, 687, 331, 684}, largest(square)},
    {{334, 680, 337, 673}, largestOrTied(circle)},
    {{339, 669, 341, 667}, pairs == 1},
    {{346, 664, 348, 662}, square > 3},
    {{350, 658, 353, 656}, ascendingRun == 0},
    {{356, 653, 358, 651}, ones == 1},
    {{360, 649, 365, 647}, evens == 3},
    {{370, 645, 373, 641}, sum < 6},
    {{376, 639, 378, 637}, fours == 0},
    {{381, 635, 385, 633}, fours == 1},
    {{387, 631, 390, 629}, square < 3},
    {{392, 627, 394, 621}, squarePlusCircle == 4},
    {{396, 617, 401, 615}, circle < 3},
    {{403, 613, 405, 610}, even(circle)},
    {{407, 608, 410, 605}, order == 1},
    {{413, 599, 416, 597}, triangle == 3},
    {{419, 595, 423, 593}, square > 1},
    {{429, 591, 432, 589}, circle > 1},
    {{434, 587, 437, 585}, triangle > 3},
    {{440, 581, 442, 579}, triangle < 4},
    {{447, 577, 453, 573}, square == 4},
    {{455, 571, 459, 567}, ones == 2},
    {{462, 564, 464, 562}, square == 3},
    {{470, 558, 472, 553}, circle > 3},
    {{475, 550, 479, 547}, smallestOrTied(circle)},
    {{481, 543, 483, 540}, even(square)},
    {{485, 536, 487, 533}, order == 0},
    {{491, 530, 495, 527}, triangle == 1},
    {{497, 523, 499, 518}, pairs == 0},
    {{503, 515, 505, 509}, evens < odds},
    {{507, 506, 514, 504}, run == 3},
    {{516, 502, 520, 498}, alike == 1},
    {{525, 496, 528, 492}, evens == 0},
    {{532, 490, 534, 486}, odd(square)},
    {{537, 484, 541, 482}, evens == 1},
    {{546, 480, 549, 476}, circle == 3},
    {{551, 474, 557, 471}, multiple(sum, 5)},
    {{560, 469, 563, 463}, fours == 2},
    {{566, 461, 568, 458}, triangle < square},
    {{572, 454, 576, 449}, smallestOrTied(square)},
    {{578, 445, 580, 441}, odd(triangle)},
    {{582, 439, 586, 435}, multiple(sum, 3)},
    {{588, 433, 590, 430}, square == 1},
    {{592, 424, 594, 421}, odd(sum)},
    {{596, 418, 598, 414}, smallest(triangle)},
    {{604, 412, 606, 409}, trianglePlusCircle == 6},
    {{609, 406, 611, 404}, largest(circle)},
    {{614, 402, 616, 399}, triangle < circle},
    {{618, 395, 625, 393}, evens == 2},
    {{628, 391, 630, 389}, triangle == 4},
    {{632, 386, 634, 382}, square > circle},
    {{636, 379, 638, 377}, smallestOrTied(triangle)},
    {{640, 374, 643, 372}, evens > odds},
    {{646, 369, 648, 362}, threes == 0},
    {{650, 359, 652, 357}, triangle > 1},
    {{654, 355, 657, 352}, odd(circle)},
    {{661, 349, 663, 347}, largest(triangle)},
    {{665, 344, 668, 340}, largestOrTied(triangle)},
    {{670, 338, 677, 335}, square < 4},
    {{681, 332, 686, 330}, sum > 6},
    {{688, 327, 691, 324}, square == 5},
    {{695, 319, 697, 316}, triangle > circle},
    {{701, 314, 706, 311}, trianglePlusSquare == 4},
    {{709, 308, 714, 303}, triangle == 5},
    {{717, 299, 719, 294}, circle == 5},
    {{723, 289, 726, 287}, triangle > square},
    {{737, 279, 739, 277}, triangle == square},
    {{741, 273, 743, 268}, alike == 2},
    {{746, 266, 749, 263}, run == 2},
    {{751, 257, 755, 255}, trianglePlusSquare == 6},
    {{758, 252, 763, 247}, even(triangle)},
    {{766, 243, 769, 236}, largestOrTied(square)},
    {{771, 232, 775, 228}, square == circle},
    {{778, 224, 780, 221}, triangle < 3},
    {{782, 219, 785, 216}, threes == 1},
    {{787, 213, 792, 207}, circle < 4},
    {{795, 205, 797, 202}, square < circle},
}};

/// "square > triangle" is checked by the card for "triangle < square", "square > 4" by the one for "square = 5".
Criterion normal(Criterion criterion) {
    if (criterion.other == Measure::number) {
        if (criterion.relation == Relation::above && criterion.number == 4 && criterion.measure <= Measure::circle) {
            return {criterion.measure, Relation::equal, Measure::number, 5};
        }
        return criterion;
    }
    if (criterion.measure < criterion.other) return criterion;
    std::swap(criterion.measure, criterion.other);
    if (criterion.relation != Relation::equal) {
        criterion.relation = criterion.relation == Relation::below ? Relation::above : Relation::below;
    }
    return criterion;
}

}  // namespace

std::span<const VerificationCard> verificationCards() { return deck; }

const VerificationCard* verificationCardFor(const Criterion& criterion) {
    const Criterion wanted = normal(criterion);
    for (const VerificationCard& card : deck)
        if (card.criterion == wanted) return &card;
    return nullptr;
}

std::optional<NumberedCard> verificationCardNumbered(int number) {
    for (const VerificationCard& card : deck)
        for (std::size_t symbol = 0; symbol < card.numbers.size(); ++symbol)
            if (card.numbers[symbol] == number) return NumberedCard{&card, static_cast<Symbol>(symbol)};
    return std::nullopt;
}

}  // namespace parlour::turing_machine
