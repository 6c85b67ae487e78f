// Every sound of the house, written down: a few tones and puffs of noise, in seconds and hertz. synthesiser.ts plays them.
// All are soft and short; none says anything that the screen does not show as well.

/** A tone that glides from one pitch to another and fades, or noise around a pitch. */
export interface Part {
  wave: OscillatorType | "noise";
  from: number; // hertz
  to?: number; // where it glides; left out: it stays
  at?: number; // seconds after the beginning
  lasts: number;
  loud: number; // of 1, before the master's own quietness
}

const bell = (from: number, at: number, loud = 0.5): Part[] => [
  { wave: "sine", from, at, lasts: 0.7, loud },
  { wave: "sine", from: 2.76 * from, at, lasts: 0.25, loud: 0.2 * loud },
];
const click = (from: number, at = 0, loud = 0.6): Part[] => [
  { wave: "noise", from, at, lasts: 0.03, loud },
  { wave: "triangle", from: from / 8, to: from / 16, at, lasts: 0.05, loud: 0.5 * loud },
];

export const scores = {
  // Presses and paper.
  key: click(2400),
  slide: [{ wave: "noise", from: 1800, to: 900, lasts: 0.09, loud: 0.25 }, ...click(1500, 0.09, 0.35)],
  pencil: [{ wave: "noise", from: 3600, to: 2600, lasts: 0.16, loud: 0.22 }],
  feed: [0, 0.06, 0.12, 0.18].flatMap((at) => click(1300, at, 0.3)),
  // A verifier's lamp.
  yes: [{ wave: "sine", from: 110, lasts: 0.3, loud: 0.25 }, ...bell(784, 0.04)],
  no: [
    { wave: "triangle", from: 175, to: 131, lasts: 0.22, loud: 0.6 },
    { wave: "noise", from: 400, lasts: 0.06, loud: 0.4 },
  ],
  // Votes and reveals.
  token: click(1100, 0, 0.7),
  breath: [{ wave: "noise", from: 300, to: 700, lasts: 0.6, loud: 0.12 }],
  turn: [0, 0.05, 0.1, 0.15, 0.2].flatMap((at, step) => click(800 + 120 * step, at, 0.35)),
  glow: [...bell(392, 0, 0.3), ...bell(494, 0.08, 0.3), ...bell(587, 0.16, 0.3)],
  point: bell(988, 0, 0.3),
  // Ends.
  win: [...bell(523, 0), ...bell(659, 0.12), ...bell(784, 0.24), ...bell(1047, 0.4)],
  lose: [
    { wave: "triangle", from: 294, lasts: 0.3, loud: 0.5 },
    { wave: "triangle", from: 277, at: 0.22, lasts: 0.3, loud: 0.5 },
    { wave: "triangle", from: 220, to: 208, at: 0.44, lasts: 0.6, loud: 0.5 },
  ],
  // Time.
  tick: click(3200, 0, 0.3),
  yourTurn: [...bell(523, 0, 0.6), ...bell(659, 0.12, 0.6)],
} satisfies Record<string, readonly Part[]>;

export type SoundName = keyof typeof scores;
