// The wire to a table: one WebSocket that heals by itself. A request keeps its id until it is answered, so that it may be
// sent again after a break and is still done once (S-M2). client.svelte.ts makes a table out of what is heard.
import { type protocol, protocolVersion } from "../generated/wire.ts";
import type { Refusal } from "../games/contract.ts";
import { changed } from "./changed.ts";

export type Wish = protocol.Request["do"];
export type FromServer = protocol.FromServer;
export type Status =
  | { is: "Connecting" }
  | { is: "Open" }
  | { is: "Waiting"; until: number } // the connection broke; it is tried again
  | { is: "Closed"; why: Refusal }; // the server said that there is no point in coming back

/** What of a browser's WebSocket is used; tests bring their own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Outside {
  connect: () => Socket;
  now: () => number;
  /** Calls back after so many milliseconds; returns how to take that back. */
  after: (milliseconds: number, then: () => void) => () => void;
  random: () => number;
}

interface Pending {
  request: protocol.Request;
  sentAt: number;
  settle: (refusal: Refusal | null) => void;
}

/** What is said to every wish that nobody will answer any more: the server said goodbye for good, or the page was left. */
export const tableClosed: Refusal = { rule: "", name: "closed", reason: "The table is closed.", detail: "" };

// Play goes on elsewhere within seconds when a server dies: the first ten tries are close together.
const pauses = [250, 500, ...Array<number>(8).fill(1000), 2000, 4000, 8000];
const pingEvery = 10_000;
const silenceMeansBroken = 22_000;
// While a wish is not answered: so long after the last word the server is asked whether it is there, or taken to be gone.
const askAfter = 2000;
const giveUpAfter = 4000;
const lookEvery = 500;

export class Connection {
  readonly #outside: Outside;
  readonly #token: string | null;
  readonly #hear: (message: FromServer) => void;
  readonly #onStatus: (status: Status) => void;
  readonly #covered: boolean; // S-J8
  #socket: Socket | null = null;
  #welcomed = false;
  #view: unknown = null; // as it was shown last, from which changes are told
  #seen: number | null = null;
  #tries = 0;
  #nextId: number;
  #pending: Pending[] = [];
  #heardAt = 0;
  #cancel: (() => void)[] = [];
  #closed = false;
  #expects = false; // looks whether a wish is answered
  #asked = false; // whether the server is there

  constructor(
    outside: Outside,
    token: string | null,
    hear: (message: FromServer) => void,
    onStatus: (status: Status) => void,
    covered = false,
  ) {
    this.#outside = outside;
    this.#token = token;
    this.#hear = hear;
    this.#onStatus = onStatus;
    this.#covered = covered;
    // Ids must differ from those that this person used before, also from another device.
    this.#nextId = outside.now() * 1000 + Math.floor(outside.random() * 1000);
    this.#open();
  }

  /** Sends a wish and waits, through broken connections if need be, until the table is closed. null: done. */
  request(wish: Wish): Promise<Refusal | null> {
    return new Promise((settle) => {
      const pending = { request: { id: this.#nextId++, do: wish }, sentAt: 0, settle };
      if (this.#closed) return settle(tableClosed);
      this.#pending.push(pending);
      if (this.#welcomed) this.#wish(pending);
    });
  }

  /** Asks what is to be learnt from the last round. Whoever is not connected just now is not answered. */
  learn(): void {
    if (this.#welcomed) this.#send({ is: "Learn" });
  }

  /** Tries at once instead of waiting: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.#closed || this.#socket) return;
    this.#quiet();
    this.#open();
  }

  /** For good: nobody waits for an answer any more. */
  close(): void {
    this.#closed = true;
    this.#drop();
    for (const { settle } of this.#pending.splice(0)) settle(tableClosed);
  }

  #open(): void {
    this.#onStatus({ is: "Connecting" });
    const socket = this.#outside.connect();
    this.#socket = socket;
    this.#heardAt = this.#outside.now();
    socket.onopen = () => this.#send({ is: "Hello", protocol: protocolVersion, token: this.#token, seen: this.#seen, whole: false, covered: this.#covered });
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data) as FromServer);
    socket.onclose = () => this.#broke();
    this.#watch();
  }

  /** Says something now and then, and takes a long silence for a broken connection. */
  #watch(): void {
    this.#cancel.push(
      this.#outside.after(pingEvery, () => {
        if (this.#outside.now() - this.#heardAt > silenceMeansBroken) return this.#broke();
        if (this.#welcomed) this.#send({ is: "Ping" });
        this.#watch();
      }),
    );
  }

  #wish(pending: Pending): void {
    pending.sentAt = this.#outside.now();
    this.#send({ is: "Request", ...pending.request });
    this.#expect();
  }

  /** Somebody waits for an answer: whether the server is there at all is found out soon. */
  #expect(): void {
    if (this.#expects) return;
    this.#expects = true;
    this.#cancel.push(
      this.#outside.after(lookEvery, () => {
        this.#expects = false;
        const [oldest] = this.#pending;
        if (!oldest) return;
        const silence = this.#outside.now() - Math.max(this.#heardAt, oldest.sentAt);
        if (silence >= giveUpAfter) return this.#broke();
        if (silence >= askAfter && !this.#asked) {
          this.#asked = true;
          this.#send({ is: "Ping" });
        }
        this.#expect();
      }),
    );
  }

  #receive(message: FromServer): void {
    this.#heardAt = this.#outside.now();
    this.#asked = false;
    if (message.is === "Done" || message.is === "Refused") return this.#answered(message);
    if (message.is === "Goodbye" && !message.comeBack) {
      this.close();
      const { rule, name, reason, detail } = message;
      this.#onStatus({ is: "Closed", why: { rule, name, reason, detail } });
    }
    if (message.is === "Update") {
      this.#seen = message.version;
      this.#complete(message);
    }
    if (message.is === "Welcome") {
      this.#complete(message.everything);
      this.#nextId = Math.max(this.#nextId, message.lastId + 1); // another device's clock may be ahead
      this.#seen = message.everything.version;
      this.#welcomed = true;
      this.#tries = 0;
      this.#onStatus({ is: "Open" });
    }
    this.#hear(message);
    if (message.is === "Update" && message.done !== null) this.#answered({ id: message.done, version: message.version });
    if (message.is === "Welcome") for (const pending of this.#pending) this.#wish(pending);
  }

  /** Makes a view whole of which only changes were told: nobody else has to know of them. */
  #complete({ game }: protocol.Update): void {
    if (!game) return;
    this.#view = game.view ?? changed(this.#view, game.changes);
    game.view = this.#view;
    game.changes = [];
  }

  #answered(message: protocol.Done | protocol.Refused): void {
    const at = this.#pending.findIndex(({ request }) => request.id === message.id);
    if (at < 0) return; // an answer that was given twice
    const [pending] = this.#pending.splice(at, 1);
    if (!("rule" in message)) return pending?.settle(null);
    const { rule, name, reason, detail } = message;
    pending?.settle({ rule, name, reason, detail });
  }

  #broke(): void {
    this.#drop();
    if (this.#closed) return;
    const pause = (pauses[Math.min(this.#tries++, pauses.length - 1)] ?? 8000) * (0.75 + this.#outside.random() / 2);
    this.#onStatus({ is: "Waiting", until: this.#outside.now() + pause });
    this.#cancel.push(this.#outside.after(pause, () => this.#open()));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    this.#quiet();
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #quiet(): void {
    this.#expects = this.#asked = false;
    for (const cancel of this.#cancel.splice(0)) cancel();
  }

  #send(message: protocol.FromClient): void {
    const text = JSON.stringify(message); // of a length that tells nobody what was wished
    this.#socket?.send(text.padEnd(Math.ceil(text.length / 256) * 256));
  }
}
