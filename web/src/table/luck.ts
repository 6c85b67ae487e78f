// This browser's part in a fair deal (docs/fairness.md): it adds luck of its own to every game, remembers what it was shown
// before and during it, and checks afterwards in its own engine that this game and no other came of that (S-F1 to S-F4).
import { askAside } from "../engine/aside.ts";
import type { fair, protocol } from "../generated/wire.ts";
import { keep, kept } from "../keep.ts";
import { replayText } from "./api.ts";

interface Kept {
  promised: { game: number; commitment: string } | null; // the first that was shown for that game
  luck: string | null; // what was added to it, and taken
  game: number; // the last one that was dealt
  witness: fair.Witness;
}

const nothing: fair.Witness = { commitment: null, mix: null, seat: null, luck: null };

/** 32 bytes, as the protocol wants them. */
function newLuck(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Luck {
  readonly #code: string;
  readonly #send: (to: string, luck: string) => Promise<boolean>;
  #person: number | null = null;
  #sentTo: string | null = null;
  #kept: Kept = { promised: null, luck: null, game: 0, witness: nothing };

  /** `send` says whether the table has taken it. */
  constructor(code: string, send: (to: string, luck: string) => Promise<boolean>) {
    this.#code = code;
    this.#send = send;
  }

  /** A table as it is shown now, to this person; `isNew`: it is shown whole, and what happened before was not seen. */
  see(table: protocol.TableState, person: number | null, isNew: boolean): void {
    if (person !== this.#person) this.#recall(person);
    if (isNew) this.#sentTo = null; // another device may have added luck meanwhile: what is added last counts
    const shown = table.fair;
    if (!shown) return;
    const seat = table.people.find((one) => one.person === person)?.seat ?? null;
    if (shown.mix === null) {
      if (this.#kept.promised?.game !== table.games + 1)
        this.#keep({ ...this.#kept, promised: { game: table.games + 1, commitment: shown.commitment }, luck: null });
      if (seat !== null && this.#sentTo !== shown.commitment) this.#add(shown.commitment);
    } else if (this.#kept.game !== table.games) {
      const { promised, luck } = this.#kept;
      const mine = seat !== null && !isNew ? luck : null;
      const commitment = promised?.game === table.games ? promised.commitment : shown.commitment;
      this.#keep({ ...this.#kept, luck: null, game: table.games, witness: { commitment, mix: shown.mix, seat: mine === null ? null : seat, luck: mine } });
    }
  }

  /** Adds luck to the game that comes, in the place of what was added before. */
  #add(to: string): void {
    const luck = newLuck();
    this.#sentTo = to;
    void this.#send(to, luck).then((taken) => {
      if (taken) this.#keep({ ...this.#kept, luck });
    });
  }

  /** What this browser remembers of a game. */
  witnessOf(game: number): fair.Witness {
    return this.#kept.game === game ? this.#kept.witness : nothing;
  }

  #recall(person: number | null): void {
    this.#person = person;
    const before = person === null ? null : kept(this.#name());
    if (before !== null) this.#kept = JSON.parse(before) as Kept;
  }
  #keep(now: Kept): void {
    this.#kept = now;
    if (this.#person !== null) keep(this.#name(), JSON.stringify(now));
  }
  #name(): string {
    return `luck.${this.#code}.${this.#person}`;
  }
}

/** Deals a game that is over again, in this browser. */
export async function verify(code: string, game: number, witness: fair.Witness): Promise<fair.Verdict> {
  const replay = await replayText(code, game);
  return (await askAside<{ verdict: fair.Verdict }>(`{"is":"Verify","replay":${replay},"witness":${JSON.stringify(witness)}}`)).verdict;
}
