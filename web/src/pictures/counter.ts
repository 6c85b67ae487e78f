// Where a host asks the house about pictures of the table's own (S-P1, S-P6), with the token of their seat; patiently, for the house may
// have too much to do, or be out of reach for a moment.
import type { protocol } from "../generated/wire.ts";
import { Trouble } from "../table/api.ts";
import { refusalInWords } from "../words/index.svelte.ts";

const pause = 1500; // milliseconds, before the house is asked again
const mostTries = 40;
const atOnce = 2;

export class Counter {
  readonly #address: URL;
  readonly #token: string;

  constructor(code: string, token: string) {
    this.#address = new URL(`api/tables/${encodeURIComponent(code)}/`, document.baseURI);
    this.#token = token;
  }

  async ask(path: string, method = "GET", body?: Blob | object): Promise<Response> {
    const type = body instanceof Blob ? body.type : "application/json";
    const response = await fetch(new URL(path, this.#address), {
      method,
      headers: { authorization: `Bearer ${this.#token}`, ...(body ? { "content-type": type } : {}) },
      ...(body ? { body: body instanceof Blob ? body : JSON.stringify(body) } : {}),
    });
    if (response.ok) return response;
    const trouble = (await response.json().catch(() => null)) as protocol.Trouble | null;
    throw trouble?.error === undefined ? new Error(`${response.status}`) : new Trouble(trouble, response.status);
  }

  async list(): Promise<protocol.OwnPictureList> {
    return (await (await this.ask("pictures")).json()) as protocol.OwnPictureList;
  }
}

/** What the house says to somebody who asks for something, or that it did not answer. */
export function whyNot(problem: unknown): string {
  return refusalInWords(problem instanceof Trouble ? problem.refusal : { rule: "S-M4", name: "pictureNotKept", reason: "", detail: "" });
}

/** Again and again, while what stands in the way will pass. */
export async function patiently<T>(send: () => Promise<T>, isStopped: () => boolean): Promise<T> {
  for (let tries = 1; ; ++tries) {
    try {
      return await send();
    } catch (problem) {
      const passes = !(problem instanceof Trouble) || ["S-M1", "S-M6"].includes(problem.refusal.rule);
      if (!passes || tries === mostTries || isStopped()) throw problem;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/** A few things that are under way at the same time. */
export class UnderWay {
  readonly #all = new Set<Promise<void>>();

  /** When there is room for one more. */
  async room(): Promise<void> {
    while (this.#all.size >= atOnce) await Promise.race(this.#all);
  }
  /** What is begun here takes care of its own troubles. */
  begin(work: Promise<void>): void {
    const one: Promise<void> = work.finally(() => this.#all.delete(one));
    this.#all.add(one);
  }
  async end(): Promise<void> {
    await Promise.all(this.#all);
  }
}
