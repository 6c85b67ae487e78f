// The scenes of Turing for the development page: how to get from the deal to each phase, and whose eyes to see it with.
import type { Match, Scene, Settings } from "../../../dev/match.svelte.ts";
import { engineNow } from "../../engine/load.ts";

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

export const scenes: Record<string, Scene<"turing">> = {
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
