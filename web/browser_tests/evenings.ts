// Some evenings as a browser remembers them, for tests and photographs of /memories: all three games, a long name, a bot.
/** Some evenings, as their notes are kept. */
export const evenings = (): Record<string, string> => {
  const seats = [{ name: "Ana", bot: false }, { name: "Maximiliana von Hohenstaufen", bot: false }, { name: "Hex", bot: true }];
  const turing = (at: number): object => ({
    game: "turing", at: 1_780_000_000_000 + at, seat: 0, seats, scores: [9, 4, 5], winners: at % 2 === 0 ? [0] : [1],
    keepsake: { points: 9, pointsAsResponder: 4, readings: [1, 2].flatMap((other) => [{ other, byMe: true, right: at % 3 > 0, after: 1 + (at % 3) }, { other, byMe: false, right: true, after: 2 }]) },
  });
  const notHuman = (at: number): object => ({
    game: "not-human", at: 1_781_000_000_000 + at, seat: 1, seats, scores: [1, 5, 2], winners: [1],
    keepsake: { language: "en", rounds: (["named", "unseen", "caught", "robot", "robot"] as const).map((fate, round) => ({ word: ["lantern", "river", "moon", "extraordinarily", "stairs"][round], fate, sawThrough: fate === "robot" ? round === 3 : null, stars: 1 })) },
  });
  const machine = (at: number): object => ({
    game: "turing-machine", at: 1_782_000_000_000 + at, seat: 0, seats: [seats[0]], scores: [5], winners: [0],
    keepsake: { mode: "classic", difficulty: (at * 17) % 100, level: 1 + Math.floor(((at * 17) % 100) / 20), score: { rounds: 2, questions: 5 }, machine: { rounds: 2, questions: 6 }, hints: 0, named: { codes: 1 + (at % 3), right: at % 3 !== 2 }, problem: "A" },
  });
  const kept = [turing, notHuman, machine].flatMap((of, game) => Array.from({ length: 9 }, (_, at) => [`parlour.note.table-${game}.${at + 1}`, JSON.stringify(of(at))] as const));
  return { ...Object.fromEntries(kept), "parlour.machine.rating": JSON.stringify({ points: 47, games: 9, codes: [] }) };
};
