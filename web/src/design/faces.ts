// The faces of the parlour: eight creatures for people, and one small machine for each bot that the server names
// (bots/character.h). Face.svelte draws them; a bot from outside may have any name and borrows a face.
import type { protocol } from "../generated/wire.ts";

/** A shape of a creature: `a` its coat, `b` the coat's shade, `l` light, `k` dark, `g` gold, `s` a dark line. */
export type Stroke = readonly ["a" | "b" | "l" | "k" | "g" | "s", string];

const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const oval = (x: number, y: number, rx: number, ry: number): string => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const both = (x: number, y: number, r: number): string => circle(x, y, r) + circle(48 - x, y, r);

/** In a square of 48. */
export const creatures = {
  owl: [
    ["a", "M7 5l9 6q8-2.5 16 0l9-6v25a17 15 0 0 1-34 0z"],
    ["b", "M13 36q11 9 22 0l-2 5q-9 6-18 0z"],
    ["l", both(16.5, 22, 7.5)],
    ["k", both(17.5, 22, 3.6)],
    ["g", "M24 25l3.6 5.5L24 35l-3.6-4.5z"],
  ],
  fox: [
    ["a", "M5 4l12 9h14l12-9v19L24 44 5 23z"],
    ["b", "M8.5 9l6.5 5-6 6zM39.5 9L33 14l6 6z"],
    ["l", "M5 23l12 1 7 20zM43 23l-12 1-7 20z"],
    ["k", `${both(16.5, 22, 2.6)}M20.5 38.5h7L24 44z`],
  ],
  hare: [
    ["a", "M14 22C9 8 11 1 15.5 1S23 9 22.5 20h3C25 9 28 1 32.5 1S39 8 34 22a13.5 13 0 1 1-20 0z"],
    ["b", "M16 18c-2.5-7-2-12-.5-12s3 6 3 12zM32 18c2.5-7 2-12 .5-12s-3 6-3 12z"],
    ["l", oval(24, 38.5, 6.5, 5.5)],
    ["k", `${both(18, 29, 2.6)}M21.5 34h5L24 37z`],
  ],
  cat: [
    ["a", "M7 4l11 9h12l11-9v25a17 14.5 0 0 1-34 0z"],
    ["b", "M10.5 9.5l6 5-6 4zM37.5 9.5l-6 5 6 4z"],
    ["g", "M10.5 24q6-6 11 0-5 6-11 0zM37.5 24q-6-6-11 0 5 6 11 0z"],
    ["l", oval(24, 36, 8, 6)],
    ["k", "M16 20.8q2 3.2 0 6.4-2-3.2 0-6.4zM32 20.8q2 3.2 0 6.4-2-3.2 0-6.4zM21 31h6l-3 3.5z"],
  ],
  bear: [
    ["a", both(10, 12, 8) + circle(24, 26, 18)],
    ["b", both(10, 12, 4)],
    ["l", oval(24, 33, 9, 7.5)],
    ["k", both(16.5, 22, 2.6) + oval(24, 30, 4, 3)],
    ["s", "M24 33v3"],
  ],
  frog: [
    ["a", both(13, 14, 9.5) + oval(24, 28, 21, 15.5)],
    ["l", both(13, 13.5, 6)],
    ["k", oval(13, 14, 4, 2.6) + oval(35, 14, 4, 2.6)],
    ["b", both(21, 24, 1.4)],
    ["s", "M10 30q14 9 28 0"],
  ],
  raven: [
    ["a", "M6 44C2 22 8 6 23 6c10 0 16 7 16 15 0 10-9 12-9 23z"],
    ["b", "M6 44c-1-6-1-11 0-16 4 8 12 8 15 16z"],
    ["g", "M34 13l13 9-13 5q3-7 0-14z"],
    ["l", circle(26, 19, 5)],
    ["k", circle(27, 19, 2.8)],
  ],
  moth: [
    ["a", "M24 18C16 5 3 6 3 14c0 9 6 13 13 14-6 3-8 14 0 15 5 .5 8-7 8-13 0 6 3 13.5 8 13 8-1 6-12 0-15 7-1 13-5 13-14 0-8-13-9-21 4z"],
    ["l", both(12, 16.5, 4.6)],
    ["k", both(12, 16.5, 2.2)],
    ["b", oval(24, 26, 3.6, 12)],
    ["s", "M23 15Q20 7 15 5M25 15q3-8 8-10"],
  ],
} as const satisfies Record<string, readonly Stroke[]>;
export type Creature = keyof typeof creatures;
export const creatureNames = Object.keys(creatures) as Creature[];

/** A bot in a square of 32: its outline, lines, and eyes. */
export interface BotDrawing {
  head: string; // a closed shape
  lines: string; // what is only drawn
  eyes: readonly (readonly [number, number])[];
}
export type Character = NonNullable<protocol.SeatBot["character"]>;
const bots: Record<Character, BotDrawing> = {
  Abacus: { head: "M6 7h20v20H6z", lines: "M6 17h20M6 22h20M11 22v.1M21 22v.1M16 7V4M10 4h12", eyes: [[12, 12.5], [20, 12.5]] },
  Bobbin: { head: "M9 9h14v16H9z", lines: "M5 9h22M5 25h22M9 21h14M16 9V5M13 5h6", eyes: [[13, 15], [19, 15]] },
  Cog: {
    head: "M14 4h4l.8 3 3 1.3 2.7-1.6 2.8 2.8-1.6 2.7L27 15l3 .8v4l-3 .8-1.3 3-21.4 0L3 20.6l-1 -.8v-4l3-.8 1.3-2.8-1.6-2.7 2.8-2.8 2.7 1.6 3-1.3z",
    lines: "M12 21h8",
    eyes: [[12, 15], [20, 15]],
  },
  Dot: { head: "M16 6a11 11 0 1 0 .1 0z", lines: "M11 23q5 3 10 0", eyes: [[16, 15.5]] },
  Echo: { head: "M16 10a8 8 0 1 0 .1 0z", lines: "M5 12q-3 6 0 12M27 12q3 6 0 12M14 22h4M16 10V6", eyes: [[13, 17], [19, 17]] },
  Fizz: { head: "M11 12l2-4h6l2 4v14q0 2-2 2h-6q-2 0-2-2z", lines: "M12 4v.1M18 2v.1M22 6v.1M13 24h6", eyes: [[14, 17], [18.5, 17]] },
  Gizmo: { head: "M6 11h20v15H6z", lines: "M11 11l-3-6M21 11l3-6M11 22h2M15 22h2M19 22h2", eyes: [[12, 16.5], [20, 16.5]] },
  Hex: { head: "M16 4l10.5 6v12L16 28 5.5 22V10z", lines: "M12 21h8", eyes: [[12, 15], [20, 15]] },
  Iota: { head: "M11 12h10v12q0 4-5 4t-5-4z", lines: "M16 5v.1M14 23h4", eyes: [[14, 17], [18.5, 17]] },
  Jot: { head: "M8 7h16v12l-8 9-8-9z", lines: "M16 28v-6M12 7V4h8v3", eyes: [[12.5, 13.5], [19.5, 13.5]] },
  Knob: { head: "M16 8a10 10 0 1 0 .1 0z", lines: "M16 8v4M4 10l2 1M28 10l-2 1M16 2v1M12 23q4 2 8 0", eyes: [[12, 17], [20, 17]] },
  Lumen: { head: "M16 4a9 9 0 0 1 5 16.5V24H11v-3.5A9 9 0 0 1 16 4z", lines: "M12 28h8M14 18q2 2 4 0", eyes: [[12.5, 13], [19.5, 13]] },
};
const borrowed = Object.values(bots);
const sumOf = (name: string): number => [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0);

export const characters = Object.keys(bots) as Character[];
export const isCharacter = (name: string): name is Character => name in bots;
export const botNamed = (name: string): BotDrawing => (isCharacter(name) ? bots[name] : undefined) ?? borrowed[sumOf(name) % borrowed.length]!;

export const inks = 8; // tokens.css has a class for each
/** The ink of a seat; of somebody without a seat the quiet one. */
export const inkOf = (seat: number | null): number => (seat === null ? 6 : seat % inks);
/** The creature of whoever has not chosen one: by the seat, so that no two at a table are alike. */
export const creatureOf = (seat: number | null, name: string): Creature => creatureNames[(seat ?? sumOf(name)) % creatureNames.length]!;
