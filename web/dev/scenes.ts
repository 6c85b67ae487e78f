// The scenes of the development page: how to get from the deal to each phase of each game, and whose eyes to see it with.
// Dev.svelte shows one; screens.ts photographs them all.
import { engineNow } from "../src/engine/load.ts";
import type { Match, Played, Settings } from "./match.svelte.ts";

export interface Scene<G extends Played> {
  settings: Settings;
  sees: number | null;
  play: (match: Match<G>) => Promise<void>;
}

// ---- Turing --------------------------------------------------------------------------------------------
type Turing = Match<"turing">;

/** The Responder's answer: the nth card that may be chosen. */
async function answer(match: Turing, nth = 0): Promise<void> {
  const { responder } = match.view.up;
  const seen = await match.look(responder);
  const choosable = [0, 1, 2, 3, 4].filter((position) => !engineNow().whyNot("turing", seen, { is: "Answer", position }));
  await match.do(responder, { is: "Answer", position: choosable[nth % choosable.length]! });
}

const others = (match: Turing): number[] =>
  match.view.up.players.map((_, seat) => seat).filter((seat) => seat !== match.view.up.responder);

async function pass(match: Turing, ...seats: number[]): Promise<void> {
  for (const seat of seats) await match.do(seat, { is: "Pass" });
}

async function vote(match: Turing, ...seats: number[]): Promise<void> {
  for (const seat of seats) await match.do(seat, { is: "Vote", side: (seat * 7 + match.view.up.round * 3) % 4 < 2 ? "L" : "R" });
}

/** A whole round, with votes after every pair where they are allowed. */
async function round(match: Turing, but?: number): Promise<void> {
  const voters = others(match);
  for (let pair = 1; pair <= 3; ++pair) {
    await answer(match, pair);
    if (match.view.up.options.edition === "prototype" && pair < 3) continue;
    const left = voters.filter((seat) => match.view.up.players[seat]!.votedAfter === 0);
    const now = left.filter((seat, at) => seat !== but && (pair === 3 || (at + pair) % 3 === 0));
    await vote(match, ...now);
    if (pair < 3) await pass(match, ...left.filter((seat) => !now.includes(seat)));
    if (match.view.up.pairs.length < pair) return;
  }
  if (but !== undefined) await match.do(but, { is: "Vote", side: "R" });
}

const turingGame = (options: object, players = 4, seed = 3): Settings => ({ options, players, seed });

export const turingScenes: Record<string, Scene<"turing">> = {
  "turing-answer": { settings: turingGame({}), sees: 0, play: async () => undefined },
  "turing-answer-easy": {
    settings: turingGame({ difficulty: "easy" }, 6),
    sees: 0,
    play: async (match) => {
      for (const _ of [1, 2]) {
        await answer(match);
        if (match.view.up.pairs.length === 1) await vote(match, 2);
        await pass(match, ...others(match).filter((seat) => seat !== 2));
      }
    },
  },
  "turing-answer-gnirut": { settings: turingGame({ mode: "gnirut" }, 2), sees: 0, play: async () => undefined },
  "turing-wait": { settings: turingGame({}), sees: 2, play: async () => undefined },
  "turing-vote": { settings: turingGame({}), sees: 2, play: (match) => answer(match) },
  "turing-vote-last": {
    settings: turingGame({}, 6, 9),
    sees: 5,
    play: async (match) => {
      await answer(match);
      await vote(match, 1);
      await pass(match, 2, 3, 4, 5);
      await answer(match, 1);
      await vote(match, 2, 4);
      await pass(match, 3, 5);
      await answer(match, 1);
      await vote(match, 3);
    },
  },
  "turing-voted": {
    settings: turingGame({}),
    sees: 1,
    play: async (match) => {
      await answer(match);
      await vote(match, 1);
      await pass(match, 2, 3);
      await answer(match);
      await pass(match, 2);
    },
  },
  "turing-responder-waits": {
    settings: turingGame({}),
    sees: 0,
    play: async (match) => {
      await answer(match);
      await vote(match, 1);
    },
  },
  "turing-reveal": { settings: turingGame({}, 5, 5), sees: 2, play: (match) => round(match, 4) },
  "turing-reveal-together": {
    settings: turingGame({ edition: "prototype", mode: "cooperative" }, 4, 5),
    sees: 2,
    play: async (match) => {
      await round(match);
      await round(match);
    },
  },
  "turing-watch": {
    settings: turingGame({ mode: "gnirut" }, 4, 12),
    sees: null,
    play: async (match) => {
      await answer(match);
      await vote(match, 2);
      await pass(match, 3);
    },
  },
  "turing-cooperative": {
    settings: turingGame({ mode: "cooperative" }, 3, 8),
    sees: null,
    play: async (match) => {
      await round(match);
      await answer(match);
    },
  },
  "turing-over": {
    settings: turingGame({}, 4, 11),
    sees: 1,
    play: async (match) => {
      while (match.view.up.phase !== "over") await round(match);
    },
  },
  "turing-over-together": {
    settings: turingGame({ mode: "cooperative" }, 3, 8),
    sees: 1,
    play: async (match) => {
      while (match.view.up.phase !== "over") await round(match);
    },
  },
};

// ---- I Am Not Human ------------------------------------------------------------------------------------
type NotHuman = Match<"not-human">;

const words = ["lantern", "Geheimnis", "drifting", "crown", "hush", "salt", "clockwork", "ember", "velvet", "orbit", "thorn",
  "lullaby", "rust", "harvest", "mirror", "tide", "feather", "anvil", "compass", "honey", "fog", "marble", "echo", "seed"];

const seatsOf = (match: NotHuman): number[] => match.view.up.players.map((_, seat) => seat);

async function ready(match: NotHuman, ...seats: number[]): Promise<void> {
  for (const seat of seats) await match.do(seat, { is: "Ready" });
}

async function associate(match: NotHuman, ...seats: number[]): Promise<void> {
  for (const seat of seats) {
    const said = match.view.up.usedWords.length;
    await match.do(seat, { is: "Say", word: words[said] ?? `word${"a".repeat(said)}` });
  }
}

/** From the deal to the window, everybody's words in an order that is not the seats'. */
async function toTheWindow(match: NotHuman): Promise<void> {
  await ready(match, ...seatsOf(match));
  const seats = seatsOf(match);
  await associate(match, ...seats.filter((seat) => seat % 2 === 1), ...seats.filter((seat) => seat % 2 === 0));
}

const explanations = ["It hangs in the corner, and nobody ever lights it.", "", "That is how it moves, I think: slowly and sideways."];

async function explain(match: NotHuman, count: number): Promise<void> {
  for (let at = 0; at < count; ++at)
    await match.do(match.view.up.associations[at]!.seat, { is: "Explain", text: explanations[at % explanations.length]! });
}

async function toTheVote(match: NotHuman): Promise<void> {
  await toTheWindow(match);
  await match.timeUp();
  await explain(match, match.view.up.associations.length);
  await match.do(0, { is: "End" });
}

async function accuse(match: NotHuman, ...seats: number[]): Promise<void> {
  for (const seat of seats) {
    const entries = match.view.up.associations.map((_, at) => at + 1).filter((entry) => match.view.up.associations[entry - 1]!.seat !== seat);
    const entry = match.view.up.options.server && (seat + match.view.up.round) % 4 === 0 ? 9 : entries[(seat + match.view.up.round) % entries.length]!;
    await match.do(seat, { is: "Accuse", entry });
  }
}

async function humanOf(match: NotHuman): Promise<number | undefined> {
  for (const seat of seatsOf(match)) if ((await match.look(seat)).mine.is === "Human") return seat;
  return undefined;
}

const notHumanGame = (players = 5, options: object = {}, seed = 4): Settings => ({ options, players, seed });

export const notHumanScenes: Record<string, Scene<"not-human">> = {
  "human-looking": { settings: notHumanGame(), sees: 1, play: (match) => ready(match, 0, 3) },
  "human-associating": {
    settings: notHumanGame(),
    sees: 1,
    play: async (match) => {
      await ready(match, ...seatsOf(match));
      await associate(match, 2, 4);
    },
  },
  "human-associated": {
    settings: notHumanGame(8),
    sees: 2,
    play: async (match) => {
      await ready(match, ...seatsOf(match));
      await associate(match, 2, 4, 7, 0, 1);
    },
  },
  "human-asking": { settings: notHumanGame(), sees: 1, play: toTheWindow },
  "human-naming": {
    settings: notHumanGame(4, { server: false }),
    sees: 2,
    play: async (match) => {
      await toTheWindow(match);
      const human = (await humanOf(match))!;
      await match.do(human, { is: "StepForward" });
      await match.show(human);
    },
  },
  "human-naming-others": {
    settings: notHumanGame(4, { server: false }),
    sees: null,
    play: async (match) => {
      await toTheWindow(match);
      await match.do((await humanOf(match))!, { is: "StepForward" });
    },
  },
  "human-explaining": {
    settings: notHumanGame(),
    sees: 0,
    play: async (match) => {
      await toTheWindow(match);
      await match.timeUp();
      await explain(match, 2);
    },
  },
  "human-discussing": {
    settings: notHumanGame(8),
    sees: 0,
    play: async (match) => {
      await toTheWindow(match);
      await match.timeUp();
      await explain(match, 8);
      await ready(match, 2, 5);
    },
  },
  "human-watch": {
    settings: notHumanGame(4, {}, 6),
    sees: null,
    play: async (match) => {
      await ready(match, ...seatsOf(match));
      await associate(match, 3, 1);
    },
  },
  "human-voting": {
    settings: notHumanGame(),
    sees: 2,
    play: async (match) => {
      await toTheVote(match);
      await accuse(match, 0, 4);
    },
  },
  "human-voted": {
    settings: notHumanGame(),
    sees: 4,
    play: async (match) => {
      await toTheVote(match);
      await accuse(match, 0, 4, 1);
    },
  },
  "human-revealed": {
    settings: notHumanGame(),
    sees: 2,
    play: async (match) => {
      await toTheVote(match);
      await accuse(match, ...seatsOf(match));
    },
  },
  "human-named": {
    settings: notHumanGame(4, { server: false }),
    sees: 0,
    play: async (match) => {
      await toTheWindow(match);
      const human = (await humanOf(match))!;
      await match.do(human, { is: "StepForward" });
      await match.do(human, { is: "Name", picture: 5 });
    },
  },
  "human-over": {
    settings: notHumanGame(5, { rounds: 3 }),
    sees: 2,
    play: async (match) => {
      for (let left = 3; left > 0; --left) {
        await toTheVote(match);
        await accuse(match, ...seatsOf(match));
      }
    },
  },
};
