// Decks that are painted from a word, as the host sees them (S-P6): a few cards before anything is kept, then all of them one after the
// other, and the decks that are painted already.
import type { protocol } from "../generated/wire.ts";
import { Counter, patiently, UnderWay, whyNot } from "./counter.ts";

export interface PaintedDeck {
  kind: string;
  word: string;
  here: number; // of its pictures
  all: number;
}
/** What a word would give. */
export interface Preview {
  kind: string;
  word: string;
  urls: readonly string[]; // of those that are seen by now, in this browser
}

export const previewed = 6;

/** The word of a table's deck that was painted, by the deck's name; null: it was not. */
export function paintedFrom(deck: string): { kind: string; word: string } | null {
  const [mark, kind, word] = deck.split(":");
  return mark === "own" && kind !== undefined && word !== undefined ? { kind, word } : null;
}

export class Painter {
  decks = $state.raw<readonly PaintedDeck[]>([]);
  kinds = $state.raw<readonly protocol.PaintedKind[]>([]);
  preview = $state.raw<Preview | null>(null);
  isLooking = $state(false);
  done = $state(0);
  all = $state(0); // of the deck that is being painted; 0: none is
  trouble = $state<string | null>(null);
  #stopped = false;
  readonly #counter: Counter;

  constructor(code: string, token: string) {
    this.#counter = new Counter(code, token);
  }

  get isPainting(): boolean {
    return this.all > 0;
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.trouble = null;
    try {
      await work();
    } catch (problem) {
      this.trouble = whyNot(problem);
    }
  }

  load(): Promise<void> {
    return this.#try(async () => this.#take(await this.#counter.list()));
  }

  #take({ pictures, kinds }: protocol.OwnPictureList): void {
    this.kinds = kinds;
    const decks: PaintedDeck[] = [];
    for (const { painted } of pictures) {
      if (painted === null) continue;
      const known = decks.find(({ kind, word }) => kind === painted.kind && word === painted.word);
      if (known) ++known.here;
      else decks.push({ ...painted, here: 1, all: kinds.find(({ kind }) => kind === painted.kind)?.pictures ?? 0 });
    }
    this.decks = decks;
  }

  /** A few cards, one after the other: each is seen as soon as it is there. */
  look(kind: string, word: string): Promise<void> {
    this.#forget();
    this.isLooking = true;
    this.#stopped = false;
    return this.#try(async () => {
      for (let card = 0; card < previewed; ++card) {
        const seen = await patiently(() => this.#counter.ask(`${pathTo(kind, word)}/${card}`), () => this.#stopped);
        const url = URL.createObjectURL(await seen.blob());
        this.preview = { kind, word, urls: [...(this.preview?.urls ?? []), url] };
      }
    }).finally(() => (this.isLooking = false));
  }

  #forget(): void {
    for (const url of this.preview?.urls ?? []) URL.revokeObjectURL(url);
    this.preview = null;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** All of them; then the name under which the table can be set to that deck, or null if it did not come to that. */
  async paint(kind: string, word: string): Promise<string | null> {
    let deck: string | null = null;
    this.#stopped = false;
    this.done = 0;
    this.all = this.kinds.find((one) => one.kind === kind)?.pictures ?? 0;
    await this.#try(async () => {
      const underWay = new UnderWay();
      const problems: unknown[] = [];
      for (let card = 0; card < this.all && !this.#stopped; ++card) {
        await underWay.room();
        const painted = patiently(() => this.#counter.ask(`${pathTo(kind, word)}/${card}`, "POST"), () => this.#stopped);
        underWay.begin(
          painted
            .then(() => void ++this.done)
            .catch((problem: unknown) => {
              problems.push(problem);
              this.#stopped = true; // a deck is painted whole
            }),
        );
      }
      await underWay.end();
      if (problems.length > 0) throw problems[0];
      if (!this.#stopped) deck = await this.#deck(kind, word);
    });
    this.done = this.all = 0;
    if (deck !== null) this.#forget();
    const { trouble } = this;
    await this.load();
    this.trouble ??= trouble;
    return deck;
  }

  /** The same of one that is painted. */
  async deck(kind: string, word: string): Promise<string | null> {
    let deck: string | null = null;
    await this.#try(async () => void (deck = await this.#deck(kind, word)));
    return deck;
  }

  async #deck(kind: string, word: string): Promise<string> {
    return ((await (await this.#counter.ask(pathTo(kind, word), "POST")).json()) as protocol.DeckMade).deck;
  }

  remove(kind: string, word: string): Promise<void> {
    return this.#try(async () => this.#take((await (await this.#counter.ask(pathTo(kind, word), "DELETE")).json()) as protocol.OwnPictureList));
  }
}

const pathTo = (kind: string, word: string): string => `paintings/${kind}/${encodeURIComponent(word)}`;
