// The few questions that are asked over HTTP: opening a table, and which tables there are.
import type { Partly } from "../engine/engine.ts";
import type { Refusal } from "../games/contract.ts";
import type { protocol } from "../generated/wire.ts";

/** A sentence of the server that says why not. Whatever else goes wrong is a server that does not answer. */
export class Trouble extends Error {
  readonly isMissing: boolean; // there is no such thing, and there is no point in asking again

  readonly refusal: Refusal;

  constructor({ rule, name, error }: protocol.Trouble, status: number) {
    super(error);
    this.refusal = { rule, name, reason: error, detail: "" };
    this.isMissing = status === 404;
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(new URL(`api/${path}`, document.baseURI), {
    ...(body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const answer = (await response.json().catch(() => null)) as T | protocol.Trouble | null;
  if (response.ok && answer !== null) return answer as T;
  const trouble = answer as protocol.Trouble | null;
  throw trouble?.error === undefined ? new Error(`${response.status}`) : new Trouble(trouble, response.status);
}

export async function openTable(setup: Partly<protocol.Setup>, name: string, token: string): Promise<string> {
  return (await ask<protocol.TableOpened>("tables", { setup, name, token })).code;
}

export async function listTables(): Promise<protocol.TableLine[]> {
  return (await ask<protocol.TableList>("tables")).tables;
}

/** The decks of pictures that this house has. */
export async function listDecks(): Promise<string[]> {
  return (await ask<protocol.GameList>("games")).decks;
}

/** Which release serves this page. */
export function askVersion(): Promise<protocol.ProgramVersion> {
  return ask<protocol.ProgramVersion>("version");
}

/** What is known of a table from outside. */
export function lookAt(code: string): Promise<protocol.TableLine> {
  return ask<protocol.TableLine>(`tables/${encodeURIComponent(code)}`);
}

export function socketAddress(code: string): string {
  const url = new URL(`api/tables/${encodeURIComponent(code)}/socket`, document.baseURI);
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
}
