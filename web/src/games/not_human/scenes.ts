// The scenes of I Am Not Human for the development page: how to get from the deal to each phase, and whose eyes to see it with.
import type { Match, Scene, Settings } from "../../../dev/match.svelte.ts";

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

export const scenes: Record<string, Scene<"not-human">> = {
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
