// Coming to a table and staying there: whether there is one, the connection to it, and whether that has been gone for longer
// than a moment. To be made where a page begins; it ends with the page.
import type { Refusal } from "../games/contract.ts";
import { lookAt, Trouble } from "./api.ts";
import { TableClient } from "./client.svelte.ts";

const moment = 1000; // a shorter break of the connection is nobody's concern

export class Coming {
  client = $state.raw<TableClient | null>(null);
  missing = $state(false);
  lost = $state(false);
  readonly #make: () => TableClient;
  readonly #code: string;
  #gone = false;

  /** `make` connects. */
  constructor(code: string, make: () => TableClient) {
    this.#code = code;
    this.#make = make;
    $effect(() => {
      void this.come();
      const hurry = (): void => this.client?.hurry();
      addEventListener("online", hurry);
      document.addEventListener("visibilitychange", hurry);
      return () => {
        removeEventListener("online", hurry);
        document.removeEventListener("visibilitychange", hurry);
        this.#gone = true;
        queueMicrotask(() => this.client?.close()); // what goes with the page may still have something to say
      };
    });
    const broken = $derived(this.client !== null && this.closed === null && this.client.status.is !== "Open");
    $effect(() => {
      this.lost = false;
      const timer = broken ? setTimeout(() => (this.lost = true), moment) : undefined;
      return () => clearTimeout(timer);
    });
  }

  /** Why the server has said goodbye for good; null while it has not. */
  get closed(): Refusal | null {
    return this.client?.status.is === "Closed" ? this.client.status.why : null;
  }

  /** A table that is not there is found out before a socket is tried again and again. */
  readonly come = async (): Promise<void> => {
    try {
      await lookAt(this.#code);
    } catch (error) {
      if (error instanceof Trouble && error.isMissing) {
        this.missing = true;
        return;
      }
    }
    if (!this.#gone) this.client = this.#make();
  };
}
