// The rungs, as bench_grade deals them: at even steps of the scale, each a problem of which the estimate is true.
// SPDX-License-Identifier: MIT
#include "games/turing_machine/practice/ladder.h"

#include "games/turing_machine/grade.h"
#include "games/turing_machine/share_code.h"

namespace parlour::turing_machine::practice {
namespace {

/// Share codes, the easiest first.
constexpr std::array<std::string_view, rungCount> codes{
    "24F9-5X27-224R",
    "26WP-5R54-Y",
    "284K-HWFP-H",
    "28FN-986T-99Y",
    "23A4-963C-89",
    "2338-H827-TK",
    "25WT-3A4M-329",
    "28RY-DNNE-RDD",
    "2324-WF9N-3X",
    "23YR-2XMC-M3",
    "26M7-T9KF-T8T",
    "28RY-E8R9-HH9",
    "2382-DWFD-6F23-R",
    "24CP-RC4D-F",
    "238X-FT82-ED",
    "2M3M-RFTA-4RH3",
    "242P-3AD8-69",
    "2M5A-PT7H-8",
    "2CPH-46PK-N5N",
    "23R6-CPWH-87",
    "24RT-K56C-5NTF-2",
    "23DX-5AY2-62FT",
    "2357-MRKY-4W",
    "2424-MRPD-E74P-C",
    "2557-K3K7-EN9",
    "29XY-T22K-2MN",
    "2564-P8PN-65",
    "254X-Y475-X6",
    "246W-T5MR-83R5-N",
    "24RN-4HNN-7Y",
    "237K-AW3M-N7MP-F",
    "2T26-95H7-F3N",
    "2EX7-F94E-7M7",
    "25WH-7NYX-34T8-H",
    "252K-TP93-WH8N-Y",
    "27HH-DC2X-9M",
    "23MA-D96A-374R-3",
    "23K9-3TCF-XENW-4",
    "2RH5-F2RF-D42E",
    "267N-47FM-FNXE-C",
    "267F-7XFX-MH",
    "29X3-N9PE-6KW",
    "24C9-AHR9-W98N-8",
    "2DNC-KPPW-M3EH-K",
    "26XA-EYK8-R4",
    "27RT-MCDK-366M-P",
    "2MME-3P7D-PM6",
    "2372-A2PR-PF5",
    "265A-TA2C-Y8E",
    "23HT-8EMD-5H74",
    "28A8-MWD6-CK",
    "2347-K6AW-XDC4-6",
    "2F56-E3R9-EEKD-Y",
    "2AD8-5PT6-7Y4W",
    "2C58-XA4M-W8",
    "26T8-7P6C-3NPT",
    "24R2-XDX6-X4M3",
    "23F9-DHW8-2CFE-M",
    "24X6-FM8M-C4XX-H",
    "2DD5-622R-4WTP",
    "23DN-8P2T-7XX8-CCH",
    "2E45-K2YC-N8HN",
    "232F-7W9N-9AXW-N8",
    "253K-H495-6DTW-228",
    "233P-X4XP-84WF-TFF",
    "27HD-7X3X-W498-NWW",
    "2YDN-HF52-X5N6-N",
    "2TTE-HTA6-A94P-ET",
    "26DK-F9M7-T6WR-XK5",
    "249D-8W88-TH79-AHY",
    "28R3-TEKA-7EP9-7XX",
    "25MT-WFNP-6A6K-H",
    "255E-WY5A-6ATD-PW3",
    "2X6W-RP9N-F84Y-H",
    "2C63-9H53-Y4PR-9P7",
    "2865-APY9-72C8-379",
    "2AR7-TER9-8HEK-8TP7-R2",
    "2DNA-24FW-YCME-K87",
    "259D-53D6-9A58-ET72-RF",
    "235R-2MP8-ACPC-H9P2",
    "2PA4-YNNP-EC9E-Y3NA-Y2",
    "2322-52N7-ADDT-2X5P-DY",
    "2R4F-3DRA-2T57-E9K7-RA",
    "299F-MM7H-687E-R93C-WPN6-X",
    "2H77-X24K-ECE7-52WX-5DHH-5",
    "2CMH-T48D-26K2-MP62-FWF7-R",
    "2A29-3KR9-4NEP-4PKM-6PF6-Y",
    "2582-W7WW-37K9-7NY7-FDHH-Y",
    "23AH-2PWP-3Y4W-TE68-H3CP",
    "2KWN-N7X7-3WWT-3CTE-C946-5",
    "2497-7M3F-4YDM-MY98-9HC",
    "24NM-MMA8-WHT2-RP64-6PA",
    "2949-NCP2-9C79-3H2C-F2NN-D",
    "234M-XXMX-2N57-DEXE-2D5H-E",
    "24AM-M73W-8XET-EM8Y-8TPY-R",
    "25AF-XWT8-MAT7-YP3E-T3XH-2H",
    "2847-EK7Y-8DA3-9H27-MXA",
    "2NHX-MF5H-8F25-TNPK-7H",
    "23A9-R3EN-3N4C-E92Y-Y5Y5-X7",
    "2FHA-XA5P-WHPR-DRFR-W592-F",
};

}  // namespace

Ladder ladder() {
    Ladder ladder;
    for (const std::string_view code : codes) {
        const auto problem = problemFromShareCode(code);
        if (!problem) continue;
        ladder.rungs.push_back({.code = std::string(code),
                                .mode = problem->layout.mode,
                                .verifiers = problem->layout.verifiers,
                                .points = gradeOf(Worlds(problem->layout)).points});
    }
    return ladder;
}

}  // namespace parlour::turing_machine::practice
