// The pictures that a table has of its own, as its host sees them (S-P1): brought file by file, each cut here and looked at by the
// house, two on their way at a time. What is refused is told by its name, and the others go on.
import type { protocol } from "../generated/wire.ts";
import { Trouble } from "../table/api.ts";
import { refusalInWords, say } from "../words/index.svelte.ts";
import { Counter, patiently, UnderWay, whyNot } from "./counter.ts";
import { cut, type Objection, Unusable } from "./cut.ts";
import { isZip, unzip } from "./zip.ts";

export interface OwnPicture {
  id: string;
  url: string; // of the picture, in this browser
  known: string; // what the house knows of it already, in this language
  says: string; // what the host says of it
}
export interface Refused {
  name: string;
  why: Objection | string; // a key of the words, or a sentence of the house
}
/** Something that becomes a picture: how it is called, and what is to be sent. */
interface Coming {
  name: string;
  open: () => Promise<Blob>;
}

const describing = "descriptions.json";

export class Album {
  pictures = $state.raw<readonly OwnPicture[]>([]);
  refused = $state.raw<readonly Refused[]>([]);
  fewest = $state(0);
  most = $state(0);
  done = $state(0);
  all = $state(0); // that are on their way, or were in this batch
  trouble = $state<string | null>(null);
  #stopped = false;
  readonly #counter: Counter;

  constructor(code: string, token: string) {
    this.#counter = new Counter(code, token);
  }

  get isBusy(): boolean {
    return this.done < this.all;
  }

  /** What the house says to somebody who asks for something; null: it is done. */
  async #try(work: () => Promise<void>): Promise<void> {
    this.trouble = null;
    try {
      await work();
    } catch (problem) {
      this.trouble = whyNot(problem);
    }
  }

  // ---- What is there ----

  load(): Promise<void> {
    return this.#try(async () => {
      const list = await this.#counter.list();
      this.fewest = list.fewest;
      this.most = list.most;
      const missing = list.pictures.filter(({ id, painted }) => painted === null && !this.pictures.some((one) => one.id === id));
      for (const line of missing) this.#show(line, await (await this.#counter.ask(`pictures/${line.id}`)).blob());
    });
  }

  #show({ id, says }: protocol.OwnPictureLine, picture: Blob): void {
    const known = says[say.language];
    this.pictures = [...this.pictures, { id, url: URL.createObjectURL(picture), known, says: known }];
  }

  describe(id: string, says: string): void {
    this.pictures = this.pictures.map((one) => (one.id === id ? { ...one, says } : one));
  }

  remove(id: string | null): Promise<void> {
    return this.#try(async () => {
      const left = (await (await this.#counter.ask(id === null ? "pictures" : `pictures/${id}`, "DELETE")).json()) as protocol.OwnPictureList;
      const isLeft = (one: OwnPicture): boolean => left.pictures.some((line) => line.id === one.id);
      for (const one of this.pictures) if (!isLeft(one)) URL.revokeObjectURL(one.url);
      this.pictures = this.pictures.filter(isLeft);
    });
  }

  /** A deck of all of them, by the name under which the table can be set to it; null if it cannot be made. */
  async deck(): Promise<string | null> {
    let deck: string | null = null;
    await this.#try(async () => {
      const cards = this.pictures.map(({ id, known, says }) => ({ picture: id, says: says.trim() === known ? "" : says.trim() }));
      deck = ((await (await this.#counter.ask("decks", "POST", { cards })).json()) as protocol.DeckMade).deck;
    });
    return deck;
  }

  // ---- What comes ----

  async bring(files: Iterable<File>): Promise<void> {
    const batch: Coming[] = [];
    const told = new Map<string, string>(); // what a file says that comes along
    const add = async (name: string, open: () => Promise<Blob>): Promise<void> => {
      if (name !== describing) batch.push({ name, open });
      else for (const [file, says] of await descriptionsIn(await open())) told.set(file, says);
    };
    this.refused = [];
    for (const file of files) {
      try {
        if (!(await isZip(file))) await add(file.name, () => Promise.resolve(file));
        else for (const { name, open } of await unzip(file)) await add(name, open);
      } catch (problem) {
        this.#refuse(file.name, problem);
      }
    }
    await this.#send(
      batch.map(({ name, open }) => ({
        name,
        make: async () => {
          const square = await cut(await open());
          return async () => {
            const line = (await (await this.#counter.ask(`pictures?name=${encodeURIComponent(name)}`, "POST", square)).json()) as protocol.OwnPictureLine;
            this.#show(line, square);
            const says = told.get(name);
            if (says !== undefined) this.describe(line.id, says);
          };
        },
      })),
    );
  }

  stop(): void {
    this.#stopped = true;
  }

  #refuse(name: string, problem: unknown): void {
    const why = problem instanceof Unusable ? problem.why : problem instanceof Trouble ? refusalInWords(problem.refusal) : "notSent";
    this.refused = [...this.refused, { name, why }];
  }

  /** One is made ready after the other; meanwhile those before it are on their way. */
  async #send(batch: readonly { name: string; make: () => Promise<() => Promise<void>> }[]): Promise<void> {
    this.#stopped = false;
    this.trouble = null;
    this.done = 0;
    this.all = batch.length;
    const underWay = new UnderWay();
    for (const { name, make } of batch) {
      if (this.#stopped) break;
      try {
        const send = await make();
        await underWay.room();
        underWay.begin(
          patiently(send, () => this.#stopped)
            .catch((problem: unknown) => this.#refuse(name, problem))
            .finally(() => ++this.done),
        );
      } catch (problem) {
        this.#refuse(name, problem);
        ++this.done;
      }
    }
    await underWay.end();
    this.done = this.all = 0;
  }
}

/** {"cat.jpg": "A cat on a roof"}, or by language: as `parlour deck import` reads it. */
async function descriptionsIn(file: Blob): Promise<[string, string][]> {
  try {
    const entries = Object.entries(JSON.parse(await file.text()) as Record<string, string | Record<string, string>>);
    return entries.map(([name, says]) => [name, String(typeof says === "string" ? says : (says[say.language] ?? says["en"] ?? ""))]);
  } catch {
    throw new Unusable("unreadable");
  }
}
