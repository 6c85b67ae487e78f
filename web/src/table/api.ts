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

async function ask<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(new URL(`api/${path}`, document.baseURI), {
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
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

/** Whom a table waits for that is played over days, and since when (S-L5). */
export function askTurn(code: string): Promise<protocol.WaitsFor> {
  return ask<protocol.WaitsFor>(`tables/${encodeURIComponent(code)}/turn`);
}

/** A game that is over, as the file that the house gives of it. */
export async function replayText(code: string, game: number): Promise<string> {
  const response = await fetch(new URL(`api/tables/${encodeURIComponent(code)}/games/${game}`, document.baseURI));
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}

/** A game that is over, with all that is needed to look at it (S-G7). */
export function askFilm(code: string, game: number): Promise<protocol.Film> {
  return ask<protocol.Film>(`tables/${encodeURIComponent(code)}/games/${game}/film`);
}
/** What a listener believed in its rounds (S-B8). */
export function askBeliefs(code: string, game: number): Promise<protocol.Beliefs> {
  return ask<protocol.Beliefs>(`tables/${encodeURIComponent(code)}/games/${game}/beliefs`);
}

/** Who has played a day's problems in this house, as whoever has that token may know (S-Y4). */
export function dayBoard(day: string, token: string): Promise<protocol.DayBoard> {
  return ask<protocol.DayBoard>(`days/${day}`, undefined, token);
}
/** The same, with a game of one's own. */
export function sendDay(day: string, game: protocol.DayGame): Promise<protocol.DayBoard> {
  return ask<protocol.DayBoard>(`days/${day}`, game);
}

export function socketAddress(code: string): string {
  const url = new URL(`api/tables/${encodeURIComponent(code)}/socket`, document.baseURI);
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
}
