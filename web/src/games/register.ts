// The games as pages know them: a screen and a form for the options, loaded when they are wanted.
// The engine's own list is games/games.cpp.
import type { Component } from "svelte";

import type { GameName, Games, Partly } from "../engine/engine.ts";
import type { GameProps } from "./contract.ts";

/** A table does not know which game it frames: what it hands on is what the server has sent for that game. */
export type AnyScreen = Component<GameProps<unknown, unknown, unknown>>;
export type OptionsForm = Component<{ start: unknown; onchange: (options: Partly<Games[GameName]["options"]>) => void }>;

export interface GameEntry {
  fewest: number;
  most: number;
  minutes: number;
  pictures: boolean;
  timed: boolean; // its rules have clocks
  company: number; // how many bots are good company for one person
  screen: () => Promise<{ default: AnyScreen }>;
  options: () => Promise<{ default: OptionsForm }>;
}

export const games: Record<GameName, GameEntry> = {
  turing: {
    fewest: 2,
    most: 6,
    minutes: 20,
    pictures: true,
    timed: false,
    company: 3,
    screen: async () => (await import("./turing/Game.svelte")) as unknown as { default: AnyScreen },
    options: async () => (await import("./turing/OptionsForm.svelte")) as unknown as { default: OptionsForm },
  },
  "not-human": {
    fewest: 3,
    most: 8,
    minutes: 40,
    pictures: true,
    timed: true,
    company: 4,
    screen: async () => (await import("./not_human/Game.svelte")) as unknown as { default: AnyScreen },
    options: async () => (await import("./not_human/OptionsForm.svelte")) as unknown as { default: OptionsForm },
  },
  "turing-machine": {
    fewest: 1,
    most: 8,
    minutes: 20,
    pictures: false,
    timed: false,
    company: 2,
    screen: async () => (await import("./turing_machine/Game.svelte")) as unknown as { default: AnyScreen },
    options: async () => (await import("./turing_machine/OptionsForm.svelte")) as unknown as { default: OptionsForm },
  },
};
export const gameNames = Object.keys(games) as GameName[];
export const isGame = (name: string): name is GameName => name in games;
