// One game on the development page, refereed by `parlour referee`: the whole game is played again for every move, which
// takes milliseconds and keeps nothing between them.
import { tellRefusal } from "../src/design/notices.svelte.ts";
import type { GameName, Games } from "../src/engine/engine.ts";
import { engineNow } from "../src/engine/load.ts";
import type { Pictures, Refusal } from "../src/games/contract.ts";
import { say } from "../src/words/index.svelte.ts";

export interface Settings {
  players: number;
  seed: number;
  options: object;
}
interface Answer {
  done?: true;
  events?: never[];
  refused?: Refusal;
  error?: string;
  view?: unknown;
}

export class Match<G extends GameName> {
  readonly game: G;
  readonly #settings: Settings;
  readonly #lines: unknown[] = [];
  #shown: number | null = 0;
  view = $state.raw<Games[G]["view"]>()!;
  events = $state.raw<Games[G]["event"][]>([]);
  clock = $state.raw<{ endsAt: number } | null>(null);

  constructor(game: G, settings: Settings) {
    this.game = game;
    this.#settings = settings;
  }

  async #ask(...questions: object[]): Promise<Answer[]> {
    const body = JSON.stringify({ game: this.game, ...this.#settings, lines: [...this.#lines, ...questions] });
    const answers = (await (await fetch("/referee", { method: "POST", body })).json()) as Answer[];
    return answers.slice(this.#lines.length);
  }

  async look(seat: number | null): Promise<Games[G]["view"]> {
    const [answer] = await this.#ask(seat === null ? { watch: true } : { seat, look: true });
    return answer!.view as Games[G]["view"];
  }

  async #play(line: object): Promise<Refusal | null> {
    const [answer] = await this.#ask(line);
    if (answer?.refused) return answer.refused;
    if (!answer?.done) throw new Error(answer?.error ?? "the referee said nothing");
    this.#lines.push(line);
    await this.show(this.#shown, answer.events ?? []);
    return null;
  }

  /** A move of a scene; one that is refused is a mistake in the scene. */
  async do(seat: number, command: Games[G]["command"]): Promise<void> {
    const refusal = await this.#play({ seat, do: command });
    if (refusal) throw new Error(`${seat} ${JSON.stringify(command)}: ${refusal.reason}`);
  }

  async timeUp(): Promise<void> {
    await this.#play({ clock: true });
  }

  /** Turns the page towards a seat, or a watcher. */
  async show(seat: number | null, events: Games[G]["event"][] = []): Promise<void> {
    this.#shown = seat;
    const before = this.view?.up.phase;
    this.view = await this.look(seat);
    this.events = events;
    const { limit } = { limit: null, ...this.facts } as { limit: { milliseconds: number } | null };
    if (!limit) this.clock = null;
    else if (before !== this.view.up.phase) this.clock = { endsAt: Date.now() + limit.milliseconds };
  }

  readonly send = async (command: Games[G]["command"]): Promise<Refusal | null> => {
    const refusal = await this.#play({ seat: this.#shown, do: command });
    if (refusal) tellRefusal(refusal);
    return refusal;
  };

  get facts(): Games[G]["facts"] {
    return engineNow().facts(this.game, this.view);
  }

  readonly whyNot = (command: Games[G]["command"]): Refusal | null => engineNow().whyNot(this.game, this.view, command);
}

/** How to get from the deal to a phase of a game, and whose eyes to see it with. */
export interface Scene<G extends GameName> {
  settings: Settings;
  sees: number | null;
  play: (match: Match<G>) => Promise<void>;
}

export async function picturesOf(deck: string): Promise<Pictures> {
  if (deck === "") return { url: () => "", describe: () => "" };
  const { cards } = (await (await fetch(`/decks/${deck}/deck.json`)).json()) as { cards: { text: Record<string, string> }[] };
  return {
    url: (card, size) => `/decks/${deck}/${size}/${String(card).padStart(3, "0")}.webp`,
    describe: (card) => cards[card]?.text[say.language] ?? "",
  };
}
