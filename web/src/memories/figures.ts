// What notes add up to. Every share says of how many it is and how far it can be trusted; people are known by the names they used.
import type { Note } from "./notes.ts";

/** So many of so many. */
export interface Share {
  right: number;
  of: number;
}
/** With fewer than this nothing is said of anybody. */
export const enough = 5;

export const percent = ({ right, of }: Share): number => Math.round((100 * right) / of);
export function shareOf(list: readonly boolean[]): Share {
  return { right: list.filter(Boolean).length, of: list.length };
}

/** Wilson's interval: where the true share lies, 95 times of 100. From 0 to 1. */
export function trusted({ right, of }: Share): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const z = 1.96;
  const share = right / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export const hasWon = ({ winners, seat }: Note): boolean => winners.includes(seat);
const notesOf = <Game extends Note["game"]>(notes: readonly Note[], game: Game): Extract<Note, { game: Game }>[] =>
  notes.filter((note): note is Extract<Note, { game: Game }> => note.game === game);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
export const totalOf = (numbers: readonly number[]): number => Math.round(sum(numbers) * 10) / 10;

/** Games in which somebody else could have won. */
export const winsIn = (notes: readonly Note[]): Share => shareOf(notes.filter(({ seats }) => seats.length > 1).map(hasWon));

// ---- Turing ----------------------------------------------------------------------------------------------------------

export interface Chemistry {
  name: string;
  bot: boolean;
  iRead: Share; // how often I recognised them
  readMe: Share; // how often they recognised me
  both: Share;
}
export interface TuringFigures {
  games: number;
  wins: Share;
  recognised: Share; // I, by others
  reading: Share; // others, by me
  after: readonly Share[]; // my votes after the first, second and third pair
  points: number;
  pointsAsResponder: number;
  people: readonly Chemistry[]; // of whom most is known first
}

export function turingFigures(all: readonly Note[]): TuringFigures {
  const notes = notesOf(all, "turing");
  const readings = notes.flatMap(({ seats, keepsake }) => keepsake.readings.map((one) => ({ ...one, whom: seats[one.other] })));
  const known = new Map<string, Chemistry & { list: typeof readings }>();
  for (const one of readings) {
    if (!one.whom) continue;
    const key = `${one.whom.bot} ${one.whom.name.trim().toLocaleLowerCase()}`;
    const nobody = { name: one.whom.name, bot: one.whom.bot, iRead: { right: 0, of: 0 }, readMe: { right: 0, of: 0 }, both: { right: 0, of: 0 }, list: [] };
    const who = known.get(key) ?? nobody;
    known.set(key, { ...who, list: [...who.list, one] });
  }
  const rights = (list: typeof readings): Share => shareOf(list.map(({ right }) => right));
  const people = [...known.values()].map(({ list, ...who }) => ({
    ...who,
    iRead: rights(list.filter(({ byMe }) => byMe)),
    readMe: rights(list.filter(({ byMe }) => !byMe)),
    both: rights(list),
  }));
  return {
    games: notes.length,
    wins: winsIn(notes),
    recognised: rights(readings.filter(({ byMe }) => !byMe)),
    reading: rights(readings.filter(({ byMe }) => byMe)),
    after: [1, 2, 3].map((pair) => rights(readings.filter(({ byMe, after }) => byMe && after === pair))),
    points: sum(notes.map(({ keepsake }) => keepsake.points)),
    pointsAsResponder: sum(notes.map(({ keepsake }) => keepsake.pointsAsResponder)),
    people: people.sort((one, other) => Number(one.bot) - Number(other.bot) || other.both.of - one.both.of || one.name.localeCompare(other.name)),
  };
}

// ---- I Am Not Human --------------------------------------------------------------------------------------------------

export type Fate = Extract<Note, { game: "not-human" }>["keepsake"]["rounds"][number]["fate"];
export interface NotHumanFigures {
  games: number;
  wins: Share;
  human: Record<Exclude<Fate, "robot">, number>;
  humanRounds: number;
  robotRounds: number;
  sawThrough: Share; // as a robot, by vote
  starsAsHuman: number;
  starsAsRobot: number;
  words: readonly { word: string; times: number; asHuman: boolean }[]; // the latest first
}

export function notHumanFigures(all: readonly Note[]): NotHumanFigures {
  const notes = notesOf(all, "not-human");
  const rounds = notes.flatMap(({ keepsake }) => [...keepsake.rounds].reverse());
  const human = { named: 0, misnamed: 0, caught: 0, unseen: 0 };
  for (const { fate } of rounds) if (fate !== "robot") human[fate]++;
  const words = new Map<string, { word: string; times: number; asHuman: boolean }>();
  for (const { word, fate } of rounds) {
    if (word === null) continue;
    const before = words.get(word.toLocaleLowerCase()) ?? { word, times: 0, asHuman: false };
    words.set(word.toLocaleLowerCase(), { ...before, times: before.times + 1, asHuman: before.asHuman || fate !== "robot" });
  }
  const asHuman = rounds.filter(({ fate }) => fate !== "robot");
  const asRobot = rounds.filter(({ fate }) => fate === "robot");
  return {
    games: notes.length,
    wins: winsIn(notes),
    human,
    humanRounds: asHuman.length,
    robotRounds: asRobot.length,
    sawThrough: shareOf(asRobot.flatMap(({ sawThrough }) => (sawThrough === null ? [] : [sawThrough]))),
    starsAsHuman: sum(asHuman.map(({ stars }) => stars)),
    starsAsRobot: sum(asRobot.map(({ stars }) => stars)),
    words: [...words.values()],
  };
}

// ---- Turing Machine --------------------------------------------------------------------------------------------------

/** Codes that were named while so many were possible: how sure one could be, and how often it was right. */
export interface Sureness {
  codes: "one" | "two" | "few" | "many";
  expected: number; // from 0 to 1
  share: Share;
}
export interface MachineFigures {
  games: number;
  alone: number;
  found: Share; // the code, where one was named
  levels: readonly Share[]; // the same by difficulty, the easiest first
  beaten: Share; // the MACHINE, where it played
  sureness: readonly Sureness[];
  questions: number; // on average, where the code was found
  difficulties: readonly { at: number; difficulty: number; found: boolean }[]; // in the order of playing
}

export function machineFigures(all: readonly Note[]): MachineFigures {
  const notes = notesOf(all, "turing-machine");
  const named = notes.flatMap(({ at, keepsake }) => (keepsake.named ? [{ at, keepsake, named: keepsake.named }] : []));
  const levels = Array.from({ length: 5 }, (_, level) =>
    shareOf(named.filter(({ keepsake }) => keepsake.level === level + 1).map((one) => one.named.right)),
  );
  const groups = { one: [1, 1], two: [2, 2], few: [3, 5], many: [6, 125] } as const;
  const sureness = Object.entries(groups).flatMap(([codes, [least, most]]) => {
    const list = named.filter((one) => one.named.codes >= least && one.named.codes <= most);
    if (list.length === 0) return [];
    return [{ codes: codes as keyof typeof groups, expected: sum(list.map((one) => 1 / one.named.codes)) / list.length, share: shareOf(list.map((one) => one.named.right)) }];
  });
  const solved = named.filter((one) => one.named.right);
  return {
    games: notes.length,
    alone: notes.filter(({ seats }) => seats.length === 1).length,
    found: shareOf(named.map((one) => one.named.right)),
    levels,
    beaten: shareOf(notes.filter(({ keepsake }) => keepsake.machine !== null).map(hasWon)),
    sureness,
    questions: solved.length === 0 ? 0 : totalOf([sum(solved.map(({ keepsake }) => keepsake.score.questions)) / solved.length]),
    difficulties: named.map((one) => ({ at: one.at, difficulty: one.keepsake.difficulty, found: one.named.right })).reverse(),
  };
}
