// What a table becomes in this browser from what the server tells.
import { expect, test } from "vitest";

import { notices } from "../src/design/notices.svelte.ts";
import type { protocol } from "../src/generated/wire.ts";
import { TableClient } from "../src/table/client.svelte.ts";
import type { Socket } from "../src/table/connection.ts";
import { speak } from "../src/words/index.svelte.ts";

function open(): { client: TableClient; tells: (message: object) => void } {
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
  const outside = { connect: () => socket, now: () => 0, after: () => () => undefined, random: () => 0 };
  const client = new TableClient("code", null, outside);
  return { client, tells: (message) => socket.onmessage?.({ data: JSON.stringify(message) }) };
}
const table = (games: number): Partial<protocol.TableState> => ({ code: "code", games, people: [], bots: [], memories: [] });
const update = (games: number): object => ({ version: games, now: 0, done: null, table: table(games), game: null, talk: [], lesson: null });
const welcome = (games: number, notebook: string): object => ({ is: "Welcome", protocol: 2, person: 1, notebook, lastId: 0, everything: update(games) });

const kicked = { rule: "S-J4", name: "kicked", reason: "You were asked to leave this table.", detail: "" };

test("a new game begins with an empty notebook, as the server has it", () => {
  const { client, tells } = open();
  tells(welcome(1, "crossings"));
  tells({ is: "Update", ...update(1) });
  expect(client.notebook).toBe("crossings");
  tells({ is: "Update", ...update(2) });
  expect(client.notebook).toBe("");
});

test("a new game has pictures of its own: what the server tells with it, and nothing of the game before", () => {
  const { client, tells } = open();
  const game = (card: number): object => ({
    view: {},
    changes: [],
    events: [],
    limit: null,
    pictures: [{ card, id: `name-${card}`, says: { en: `picture ${card}`, es: "", it: "", ru: "" } }],
    mayTalk: true,
  });
  tells(welcome(0, ""));
  tells({ is: "Update", ...update(1), game: game(7) });
  tells({ is: "Update", ...update(1), game: { ...game(8), view: null } });
  expect([7, 8].map(client.pictures.describe)).toEqual(["picture 7", "picture 8"]);
  tells({ is: "Update", ...update(2), game: game(8) });
  expect([7, 8].map(client.pictures.describe)).toEqual(["", "picture 8"]);
});

test("the score sheet stays as it was told last", () => {
  const { client, tells } = open();
  const sheet: protocol.Sheet = { players: [{ person: 1, name: "Ann" }], games: [] };
  tells(welcome(1, ""));
  expect(client.table?.sheet.players).toEqual([]);
  tells({ is: "Update", ...update(1), sheet });
  tells({ is: "Update", ...update(2), sheet: null });
  expect(client.table?.sheet).toEqual(sheet);
});

test("who comes back into a newer game gets the notes of that game", () => {
  const { client, tells } = open();
  tells(welcome(1, "crossings"));
  tells(welcome(2, "new crossings"));
  expect(client.notebook).toBe("new crossings");
});

test("a refusal is told; a wish that ends with the table is not, for the page says that the table is closed", async () => {
  await speak("en");
  const { client, tells } = open();
  tells(welcome(1, ""));
  const refused = client.wish({ is: "Pause" });
  tells({ is: "Refused", id: 1, rule: "S-G4", name: "pausedAlready", reason: "The table is paused already.", detail: "" });
  expect((await refused)?.rule).toBe("S-G4");
  expect(notices.list.length).toBe(1);
  const waiting = client.wish({ is: "Start" });
  tells({ is: "Goodbye", ...kicked, comeBack: false });
  expect(await waiting).not.toBeNull();
  expect(client.status).toEqual({ is: "Closed", why: kicked });
  expect(await client.wish({ is: "Note", text: "too late" })).not.toBeNull();
  expect(notices.list.length).toBe(1);
});
