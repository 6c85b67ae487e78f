// Who sits at a table with this device: mostly one person; or several, each with a token of their own, who hand it on. Then nobody
// looks until they say that they do: everybody's connection is covered, and hears what a watcher hears (S-J8).
import { untrack } from "svelte";

import type { Refusal } from "../games/contract.ts";
import { browserOutside, TableClient } from "./client.svelte.ts";
import { Connection } from "./connection.ts";
import { type Hand, newToken, takeTokenFromAddress, visitTo } from "./visits.ts";

const ignore = (): void => undefined;

export class Device {
  /** Whose browser this is comes first. */
  hands = $state.raw<readonly Hand[]>([]);
  /** Who looks now, by their place among the hands; null: nobody does. */
  #looks = $state<number | null>(null);
  /** Who looked last. */
  last: Hand | undefined;
  readonly #code: string;
  readonly #attending = new Map<string, Connection>(); // those whose table is not on the screen: here, and deaf

  /** To be made where a page begins; it ends with the page. */
  constructor(code: string) {
    this.#code = code;
    const visit = visitTo(code);
    this.hands = [{ token: takeTokenFromAddress() ?? visit?.token ?? newToken(), person: visit?.person ?? null }, ...(visit?.others ?? [])];
    $effect(() => {
      const absent = this.hands.filter((hand) => hand !== this.hand).map(({ token }) => token);
      untrack(() => this.#attend(absent));
    });
    $effect(() => () => this.#attend([]));
  }

  get isShared(): boolean {
    return this.hands.length > 1;
  }
  get isCovered(): boolean {
    return this.isShared && this.#looks === null;
  }
  /** Whose table is on the screen. */
  get hand(): Hand {
    return this.hands[this.#looks ?? 0]!;
  }
  get isOwners(): boolean {
    return this.hand === this.hands[0];
  }
  /** Another table on the screen whenever this changes: nothing is carried over. */
  get shown(): string {
    return `${this.isCovered} ${this.hand.token}`;
  }

  readonly look = (hand: Hand): void => {
    this.last = hand;
    this.#looks = this.hands.indexOf(hand);
  };
  readonly cover = (): void => void (this.#looks = null);

  /** Whoever has just been welcomed with a hand's token is this person. */
  knows(person: number): void {
    const { token } = this.hand;
    if (this.hand.person !== person) this.hands = this.hands.map((hand) => (hand.token === token ? { token, person } : hand));
  }

  /** Somebody else sits down with this device. */
  async add(name: string): Promise<Refusal | null> {
    const token = newToken();
    const client = new TableClient(this.#code, token);
    const refusal = await client.wish({ is: "Join", name });
    const { person } = client;
    client.close();
    if (refusal === null) this.hands = [...this.hands, { token, person }];
    return refusal;
  }
  /** They stand up, and this device forgets them. */
  async remove(hand: Hand): Promise<void> {
    await this.#attending.get(hand.token)?.request({ is: "Stand" });
    this.hands = this.hands.filter((one) => one.token !== hand.token);
  }

  #attend(tokens: readonly string[]): void {
    for (const [token, connection] of this.#attending) {
      if (tokens.includes(token)) continue;
      connection.close();
      this.#attending.delete(token);
    }
    for (const token of tokens)
      if (!this.#attending.has(token)) this.#attending.set(token, new Connection(browserOutside(this.#code), token, ignore, ignore, true));
  }
}
